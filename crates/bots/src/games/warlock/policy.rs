//! The policy of an adventurer with a plan.

use super::habits::Habits;
use super::keys::Possible;
use super::plan::{FALLEN, Goal, NEVER, Quest, least, rounds_left, worth_lying};
use super::rooms::Costs;
use super::weights as w;
use super::{courage, keys, rivals, talks, turns};
use kernel::{Dice, Seat};
use warlock::action::{Action, Crossing, Loot, Pick, Stake};
use warlock::board::{Fixed, Kind, Network, Node, Zone};
use warlock::edition::Treasure;
use warlock::knowledge::whereabouts;
use warlock::number::Passage;
use warlock::phase::{Npc, Phase};
use warlock::place::{Card, Place};
use warlock::scores::{Luck, Stamina};
use warlock::state::State;

/// A step that leads this many turns away from the goal is half as interesting.
const DETOUR: f32 = 0.6;
/// LUCK from which a punt is safer than the bridge.
const LUCKY: Luck = Luck(7);
/// With this chance to open the chest, a seat does not wait any longer.
const SURE: f32 = 0.75;
/// A seat eats within this many turns of a boss.
const NEAR_A_BOSS: f32 = 6.0;
/// STAMINA at which most people run.
const BADLY_HURT: Stamina = Stamina(4);
/// What stopping where cards lie is worth, in turns. Walking there for their sake is the plan's decision.
const BY_THE_WAY: f32 = 4.0;
/// A card worth less than this is useless.
pub(super) const OF_USE: f32 = 0.25;

/// What is computed once for all actions of a seat.
pub(super) struct Aim {
    pub(super) plan: Quest,
    possible: Possible,
    /// The fewest turns that any walk leaves.
    best: f32,
    habits: Habits,
}

impl Aim {
    pub(super) fn of(state: &State, seat: Seat, actions: &[Action], habits: Habits) -> Aim {
        let plan = Quest::of(state, seat);
        let mut aim = Aim { best: NEVER, possible: Possible::to(state, seat), plan, habits };
        let ends = actions.iter().filter_map(|action| {
            let (Action::Walk { to, .. } | Action::Run { to, .. }) = action else { return None };
            Some(aim.turns_from(state, seat, *to))
        });
        aim.best = ends.fold(NEVER, f32::min);
        aim
    }

    /// The turns left after a walk to a space, with what stopping there costs or brings.
    fn turns_from(&self, state: &State, seat: Seat, to: Place) -> f32 {
        let Some(node) = state.board().node(to) else { return NEVER };
        let left = self.plan.way(state, node);
        let prey = if self.habits.hunts { rivals::prey(state, seat, node) } else { 0.0 };
        let bonus = prey + if worth_lying(state, seat, node) > 0.0 { BY_THE_WAY } else { 0.0 };
        let Some(room) = state.board().room_at(node) else { return left - bonus };
        let entering = self.plan.costs.entering(state, seat, room);
        let fixed = state.board().room(room).fixed;
        if fixed == Some(Fixed::Warlock) && self.plan.goal == Goal::Chest && self.waits(state, seat) {
            return left + w::WAIT;
        }
        match self.plan.goal {
            // Bosses on the way to the chest must be met; elsewhere they are only in the way.
            Goal::Chest if matches!(fixed, Some(Fixed::Dragon | Fixed::Warlock)) => left,
            Goal::Chest => left + entering.max(0.0) - bonus,
            // What entering the goal costs is counted with the goal.
            Goal::Treasure(_) => {
                let goal = self.plan.against(room);
                (left + entering.max(-w::MOST_BONUS)).min(goal) - bonus
            }
        }
    }

    /// Whether it is better to learn more before meeting the Warlock than to try the chest now.
    fn waits(&self, state: &State, seat: Seat) -> bool {
        let lock = self.plan.lock;
        if !self.habits.waits || lock.possible <= 1 || lock.chance() >= SURE {
            return false;
        }
        let hurry = rounds_left(state) < w::HURRY;
        let rival_near = state.every_seat().any(|other| {
            other != seat
                && state.on_board(other)
                && state.board().zone(state.person(other).at) == Zone::Labyrinth
                && state.person(other).count() > 1
        });
        !hurry && !rival_near
    }
}

/// The weight of one action of a seat.
pub(super) fn weight(state: &State, seat: Seat, action: &Action, aim: &Aim) -> f32 {
    match action {
        Action::Walk { to, .. } | Action::Run { to, .. } => {
            let longer = (aim.turns_from(state, seat, *to) - aim.best) / DETOUR;
            w::LEAST + 1.0 / (1.0 + longer * longer)
        }
        Action::Roll => 1.0,
        Action::Eat => hunger(state, seat, &aim.plan),
        Action::Stay if aim.habits.hunts => {
            w::LEAST + w::STAY_TO_ATTACK * rivals::prey(state, seat, state.person(seat).at)
        }
        Action::Stay => w::LEAST,
        Action::Travel(number) => journey(state, seat, *number, &aim.plan),
        Action::Cross(crossing) => crossing_weight(state, seat, *crossing, &aim.plan),
        Action::OpenChest { numbers, .. } => {
            either(keys::thinks_possible(state, seat, *numbers), w::OPEN_POSSIBLE, w::OPEN_IMPOSSIBLE)
        }
        Action::Challenge(numbers) => w::LEAST + aim.possible.tells(*numbers),
        Action::Fight if before_the_blow(state) => blow_weight(state, seat, aim.habits.hunts),
        Action::FightUntil(_) => w::POINTLESS,
        Action::Fight | Action::Flee if aim.habits.reckons => fight_weight(state, seat, action),
        Action::Fight | Action::Flee => gut_feeling(state, seat, action),
        Action::Take(pick) => take_weight(state, seat, *pick),
        Action::Keep(card) => w::KEEP + card_worth(state, seat, *card),
        Action::Prize | Action::Quaff => w::GIFT,
        Action::Drop(card) => drop_weight(state, seat, *card),
        Action::Attack(_) if !aim.habits.hunts => w::UNLIKELY,
        Action::Attack(victim) => liking(rivals::attack_worth(state, seat, *victim)),
        Action::Negotiate(other) => either(talks::worth_it(state, seat, *other), w::TALK, w::LEAST),
        Action::Propose(offer) => talks::proposal_weight(state, seat, offer),
        Action::Accept(picks) => talks::accept_weight(state, seat, picks),
        Action::EndTalks | Action::Ignore => 1.0,
        Action::Arm { weapon, shield } => {
            let magic = if weapon.is_some() { w::WEAPON_CARD } else { 0.0 };
            let bonus = f32::from(state.content().bonus(*weapon));
            w::SWORD + bonus + magic + if *shield { w::SHIELD } else { 0.0 }
        }
        Action::Loot { what, lantern } => loot_weight(state, seat, *what, *lantern),
        Action::Sleep | Action::Dragonfire | Action::Eye => w::BEFORE_A_FIGHT,
        Action::Gaze(other) => {
            either(talks::has_news(state, seat, *other) && aim.plan.lock.possible > 2, w::GAZE, w::LEAST)
        }
        Action::PassChest | Action::PassChallenge | Action::TakeNothing | Action::LeaveRest | Action::Reveal(_) => {
            w::UNLIKELY
        }
        Action::Split { gold, .. } => 1.0 / (1.0 + f32::from(*gold)),
        Action::TryLuck => f32::from(state.person(seat).luck) / w::EVEN_LUCK,
        Action::TryDie | Action::Face => 1.0,
        Action::Drink(card) => thirst(state, seat, *card, &aim.plan),
        Action::Invisible { .. } => w::INVISIBLE,
        Action::Grope => w::UNLIKELY,
        Action::Leave => w::LEAVE,
        Action::Done
        | Action::Curse(_)
        | Action::PayGold
        | Action::PayProvision
        | Action::BuyProvisions(_)
        | Action::BuyTreasure
        | Action::Sell(_)
        | Action::AskSeer(_)
        | Action::Stake { .. }
        | Action::Winnings
        | Action::Pawn(_)
        | Action::Redeem(_)
        | Action::Flesh => terms_weight(state, seat, action),
    }
}

/// One weight if something is so, another if not.
fn either(is_so: bool, yes: f32, no: f32) -> f32 {
    if is_so { yes } else { no }
}

/// Whether an attack was made and weapons are not chosen yet.
fn before_the_blow(state: &State) -> bool {
    matches!(state.phase(), Phase::Parley { .. } | Phase::Strike { .. } | Phase::StepIn { .. })
}

/// The attacked fights if there is nothing to talk about; the attacker strikes, or an ally steps in, if the fight pays.
fn blow_weight(state: &State, seat: Seat, hunts: bool) -> f32 {
    let (Phase::Strike { victim: foe, .. } | Phase::StepIn { attacker: foe, .. }) = state.phase() else { return 1.0 };
    if hunts { liking(rivals::attack_worth(state, seat, foe)) } else { w::UNLIKELY }
}

/// What is worth least is left; of spoils only what makes room for something better.
fn drop_weight(state: &State, seat: Seat, card: Card) -> f32 {
    let worth = card_worth(state, seat, card);
    let Phase::Spoils { dead, .. } = state.phase() else { return 1.0 / (w::DROP + worth) };
    let full = state.person(seat).count() >= u32::from(state.content().life.backpack);
    let best = state.person(dead).hand.iter().map(|spoil| card_worth(state, seat, spoil)).fold(0.0, f32::max);
    if full && best > worth { w::KEEP + best - worth } else { w::POINTLESS }
}

/// Treasure is taken, except what the seat has left on purpose.
fn take_weight(state: &State, seat: Seat, pick: Pick) -> f32 {
    let Pick::Loose(slot) = pick else { return w::TAKE };
    let Some(loose) = state.loose()[slot.index()] else { return w::POINTLESS };
    let known = state.knowledge().certain(seat, loose.card, whereabouts::slot(slot));
    let wanted = !known || card_worth(state, seat, loose.card) > least(state, seat);
    if wanted { w::TAKE } else { w::POINTLESS }
}

/// Characters and their terms: treasure first, then knowledge, then food.
fn terms_weight(state: &State, seat: Seat, action: &Action) -> f32 {
    let person = state.person(seat);
    let guarded = state.board().room_at(person.at).is_some_and(|room| state.rooms()[room.index()].guarded.is_some());
    let Phase::Npc(npc) = state.phase() else { return 1.0 };
    match action {
        Action::Done | Action::Winnings => 1.0,
        Action::Curse(_) => w::CURSE,
        Action::PayGold => either(guarded, w::FOR_GOLD, w::NO_USE),
        Action::PayProvision => either(guarded, w::FOR_GOODS, w::NO_USE),
        Action::BuyTreasure => w::BUY_TREASURE,
        Action::BuyProvisions(count) => {
            either(person.provisions < w::ENOUGH_PROVISIONS, 1.0 + w::EACH_PROVISION * f32::from(*count), w::NO_USE)
        }
        Action::AskSeer(other) => either(talks::has_news(state, seat, *other), w::FOR_GOLD, w::NO_USE),
        Action::Stake { what, amount } => {
            // About one game in nine is even. The game is played for the treasure, and the smallest stake wins it as
            // well.
            either(guarded && *amount == 1, either(*what == Stake::Gold, w::FOR_GOLD, w::FOR_GOODS), w::NO_USE)
        }
        Action::Redeem(card) => either(keys::improves(state, seat, card.alone()), w::FOR_GOLD, w::NO_USE),
        Action::Sell(card) | Action::Pawn(card) => {
            let price = match npc {
                Npc::Trader => state.content().terms.trader_treasure,
                Npc::Hexmaster | Npc::Beggar | Npc::Seer | Npc::Fountain | Npc::Games => 0,
                Npc::Prize { .. } => 0,
                Npc::Shylock => state.content().terms.shylock_treasure,
            };
            // Useless things pay for what may be useful.
            let short = guarded && person.gold < price && person.gold + 3 >= price;
            let spare = card_worth(state, seat, *card) < w::SPARE_CARD;
            if short && spare { w::FOR_GOODS } else { w::NO_USE }
        }
        Action::Flesh => w::FLESH,
        #[rustfmt::skip]
        Action::Split { .. } | Action::Drink(_) | Action::TryLuck | Action::TryDie | Action::Face
        | Action::Travel(_) | Action::Grope | Action::Reveal(_) | Action::Roll | Action::Eat
        | Action::Invisible { .. } | Action::Gaze(_) | Action::Cross(_) | Action::Stay
        | Action::OpenChest { .. } | Action::PassChest | Action::Leave | Action::Challenge(_)
        | Action::PassChallenge | Action::Walk { .. } | Action::Arm { .. } | Action::Sleep | Action::Dragonfire
        | Action::Eye | Action::Fight | Action::FightUntil(_) | Action::Flee | Action::Quaff | Action::Prize | Action::Take(_)
        | Action::TakeNothing | Action::Drop(_) | Action::Attack(_) | Action::Negotiate(_) | Action::Ignore
        | Action::Propose(_) | Action::Accept(_) | Action::EndTalks | Action::Loot { .. } | Action::Run { .. }
        | Action::Keep(_) | Action::LeaveRest => 1.0,
    }
}

/// A value in turns as a weight: 1 for zero, more for more.
fn liking(worth: f32) -> f32 {
    if worth > 0.0 { 1.0 + worth } else { w::DISLIKED / (1.0 - worth) }
}

fn loot_weight(state: &State, seat: Seat, what: Loot, lantern: bool) -> f32 {
    let worth = match what {
        Loot::Keys => w::LOOT_KEYS,
        Loot::Named(card) => w::LOOT_NAMED + w::LOOT_NAMED_WORTH * card_worth(state, seat, card),
        Loot::Random => w::LOOT_RANDOM,
        Loot::Nothing => w::LOOT_NOTHING,
    };
    worth * if lantern { w::WITH_LANTERN } else { 1.0 }
}

/// The turns left to the goal after rolling on a space.
fn rolling(state: &State, plan: &Quest, at: Node) -> f32 {
    match plan.room() {
        Some(room) => turns::rolling_to(state, room, at),
        None => turns::rolling_to_chest(state, at),
    }
}

/// A journey through the secret passages, compared with rolling here.
fn journey(state: &State, seat: Seat, number: Passage, plan: &Quest) -> f32 {
    let at = state.person(seat).at;
    let Kind::Passage(network, _) = state.board().kind(at) else { return w::UNLIKELY };
    if !number.exists() {
        return w::UNLIKELY;
    }
    let saved = rolling(state, plan, at) - rolling(state, plan, passage(state, network, number));
    if saved > w::WORTH_A_JOURNEY { 1.0 + saved } else { w::UNLIKELY }
}

fn passage(state: &State, network: Network, number: Passage) -> Node {
    state.board().passage(network, number)
}

fn crossing_weight(state: &State, seat: Seat, crossing: Crossing, plan: &Quest) -> f32 {
    let person = state.person(seat);
    let board = state.board();
    let over = if person.at == board.south_bank { board.north_bank } else { board.south_bank };
    let saved = rolling(state, plan, person.at) - w::CROSSING - plan.way_to_goal(state, over);
    let method = match crossing {
        Crossing::Ferry => w::FERRY,
        Crossing::Punt => {
            if person.luck >= LUCKY {
                w::LUCKY_PUNT
            } else {
                w::UNLUCKY_PUNT
            }
        }
        Crossing::Bridge => w::BRIDGE,
    };
    if saved > 0.0 { (1.0 + saved) * method } else { w::UNLIKELY * method }
}

/// How much a meal is wanted: the STAMINA must save more than the turn it costs.
fn hunger(state: &State, seat: Seat, plan: &Quest) -> f32 {
    let person = state.person(seat);
    let missing = person.full_stamina.above(person.stamina);
    let meal = state.content().life.meal;
    let eaten = missing.min(meal);
    if eaten == 0 {
        return w::POINTLESS;
    }
    let saved = match plan.goal {
        Goal::Chest => {
            if missing >= meal - 1 && next_boss(state, seat) <= NEAR_A_BOSS {
                FALLEN * boss_gain(state, seat, eaten)
            } else {
                0.0
            }
        }
        Goal::Treasure(_) => {
            // A few rooms will be entered before the next meal.
            let fuller = Costs::with(state, seat, person.stamina.plus(eaten));
            w::ROOMS_TO_A_MEAL * (plan.costs.unseen() - fuller.unseen())
        }
    };
    let provisions = f32::from(person.provisions);
    // The last provisions are kept for the bosses.
    let price = 1.0 + if plan.goal == Goal::Chest { 0.0 } else { w::LAST_MEAL / provisions };
    if saved > price { 1.0 + saved } else { w::POINTLESS }
}

/// Turns to the next boss on the way to the chest.
fn next_boss(state: &State, seat: Seat) -> f32 {
    let at = state.person(seat).at;
    match state.board().zone(at) {
        Zone::Labyrinth => turns::to_fixed(state, Fixed::Warlock, at),
        Zone::North | Zone::South => turns::to_fixed(state, Fixed::Dragon, at),
    }
}

/// How much a meal raises the chance against the next boss.
fn boss_gain(state: &State, seat: Seat, eaten: u8) -> f32 {
    let stamina = state.person(seat).stamina;
    courage::boss_odds(state, seat, stamina.plus(eaten)) - courage::boss_odds(state, seat, stamina)
}

/// A potion is drunk when it restores much, or before a boss.
fn thirst(state: &State, seat: Seat, card: Card, plan: &Quest) -> f32 {
    let person = state.person(seat);
    if state.content().treasure(card) == Treasure::Strength {
        let missing = person.full_stamina.above(person.stamina);
        let boss = plan.goal == Goal::Chest && next_boss(state, seat) < w::AT_A_BOSS;
        return if missing >= 12 || (boss && missing >= 5) { w::DRINK_STRENGTH } else { w::POINTLESS };
    }
    if person.full_luck.above(person.luck) >= 4 { w::DRINK_FORTUNE } else { w::POINTLESS }
}

/// Fighting on or running, by the value of either.
fn fight_weight(state: &State, seat: Seat, action: &Action) -> f32 {
    let Some(outlook) = courage::outlook(state, seat) else { return 1.0 };
    let fights = *action == Action::Fight;
    let ahead = if fights { outlook.fight - outlook.flee } else { outlook.flee - outlook.fight };
    liking(ahead)
}

/// Fighting on or running as people do who do not compute: they run when they are badly hurt.
fn gut_feeling(state: &State, seat: Seat, action: &Action) -> f32 {
    let hurt = state.person(seat).stamina <= BADLY_HURT;
    let runs = matches!(action, Action::Flee);
    if hurt == runs { w::FELT } else { w::NOT_FELT }
}

/// What a card is worth to a seat: keys by what they open, weapons by their bonus.
pub(super) fn card_worth(state: &State, seat: Seat, card: Card) -> f32 {
    if state.content().keys.contains(card) {
        return key_worth(state, seat, card);
    }
    match state.content().treasure(card) {
        Treasure::Sword(bonus) => {
            let best = super::best_sword(state, state.person(seat).hand);
            if bonus >= best { w::BEST_SWORD + w::SWORD_BONUS * f32::from(bonus) } else { w::USELESS_CARD }
        }
        Treasure::Eye | Treasure::Dragonfire => w::BOSS_CARD,
        Treasure::Strength => w::STRENGTH_CARD,
        Treasure::Shield | Treasure::Invisibility => w::USEFUL_CARD,
        Treasure::CrystalBall => {
            if possible_count(state, seat) > 2 {
                w::CRYSTAL_BALL
            } else {
                w::USELESS_CARD
            }
        }
        Treasure::GiverOfSleep => w::SLEEP_CARD,
        Treasure::Fortune => w::FORTUNE_CARD,
        Treasure::Ring(_) | Treasure::SkeletonKey | Treasure::Gold(_) | Treasure::Provisions(_) => w::USELESS_CARD,
    }
}

/// What a key card adds to the others in hand: combinations that can be opened only with it, and numbers on the way
/// there.
fn key_worth(state: &State, seat: Seat, card: Card) -> f32 {
    let others = state.person(seat).hand.without(card);
    let possible = Possible::to(state, seat);
    let gained = possible.lock(state, others.with(card)).coverage() - possible.lock(state, others).coverage();
    if state.content().treasure(card) == Treasure::SkeletonKey {
        return w::SKELETON_KEY + w::COVERAGE * gained;
    }
    let (held, ring) = (state.content().ring_numbers(others), state.content().ring_numbers(card.alone()));
    let new = possible.sets().iter().map(|set| set.intersection(ring).minus(held).len()).sum::<u32>() as f32;
    w::RING + w::NEW_NUMBER * new / possible.count().max(1) as f32 + w::COVERAGE * gained
}

fn possible_count(state: &State, seat: Seat) -> u32 {
    Possible::to(state, seat).count()
}

/// The playout policy: the action with the greatest weight.
pub(super) fn choose(state: &State, seat: Seat, actions: &[Action], _: &mut Dice) -> usize {
    let aim = Aim::of(state, seat, actions, Habits::BEST);
    heaviest(actions.iter().map(|action| weight(state, seat, action, &aim)))
}

/// The weights of a seat's actions for an adventurer with these habits.
pub(super) fn weigh(state: &State, seat: Seat, actions: &[Action], habits: Habits) -> Vec<f32> {
    let aim = Aim::of(state, seat, actions, habits);
    actions.iter().map(|action| weight(state, seat, action, &aim)).collect()
}

/// The index of the first of the greatest weights.
pub(super) fn heaviest(weights: impl Iterator<Item = f32>) -> usize {
    let mut found = (0, f32::MIN);
    for (number, weight) in weights.enumerate() {
        if weight > found.1 {
            found = (number, weight);
        }
    }
    found.0
}
