//! What an adventurer with a plan does at first sight.

use super::habits::Habits;
use super::keys::Possible;
use super::plan::{FALLEN, Goal, NEVER, Plan, least, rounds_left, worth_lying};
use super::rooms::Costs;
use super::{courage, keys, rivals, talks, turns};
use kernel::{Dice, Seat};
use warlock::action::{Action, Crossing, Loot, Pick, Stake};
use warlock::board::{Fixed, Kind, Network, Node, Zone};
use warlock::edition::Treasure;
use warlock::knowledge::whereabouts;
use warlock::number::Passage;
use warlock::phase::{Npc, Phase};
use warlock::place::{Card, Place};
use warlock::state::State;

/// A step that leads so many turns farther away is half as interesting.
const DETOUR: f32 = 0.6;
/// Luck from which a punt is safer than the bridge.
const LUCKY: u8 = 7;
/// An opening as likely as this is not waited for any longer.
const SURE: f32 = 0.75;
/// Turns before a boss in which one eats.
const NEAR_A_BOSS: f32 = 6.0;
/// STAMINA at which most people run.
const BADLY_HURT: u8 = 4;
/// What stopping where cards lie is worth, in turns; going there for them is the plan's to weigh.
const BY_THE_WAY: f32 = 4.0;
/// A card worth less is of no use.
pub(super) const OF_USE: f32 = 0.25;

/// What is worked out once for all actions of a seat.
pub(super) struct Aim {
    pub(super) plan: Plan,
    possible: Possible,
    /// The fewest turns that any walk leaves.
    best: f32,
    habits: Habits,
}

impl Aim {
    pub(super) fn of(state: &State, seat: Seat, actions: &[Action], habits: Habits) -> Aim {
        let plan = Plan::of(state, seat);
        let mut aim = Aim { best: NEVER, possible: Possible::to(state, seat), plan, habits };
        let ends = actions.iter().filter_map(|action| {
            let (Action::Walk { to, .. } | Action::Run { to, .. }) = action else { return None };
            Some(aim.turns_from(state, seat, *to))
        });
        aim.best = ends.fold(NEVER, f32::min);
        aim
    }

    /// The turns that a walk to a space leaves, with what it costs or brings to stop there.
    fn turns_from(&self, state: &State, seat: Seat, to: Place) -> f32 {
        let Some(node) = state.board().node(to) else { return NEVER };
        let left = self.plan.way(state, node);
        let prey = if self.habits.hunts { rivals::prey(state, seat, node) } else { 0.0 };
        let bonus = prey + if worth_lying(state, seat, node) > 0.0 { BY_THE_WAY } else { 0.0 };
        let Some(room) = state.board().room_at(node) else { return left - bonus };
        let entering = self.plan.costs.entering(state, seat, room);
        let fixed = state.board().room(room).fixed;
        if fixed == Some(Fixed::Warlock) && self.plan.goal == Goal::Chest && self.waits(state, seat) {
            return left + 8.0;
        }
        match self.plan.goal {
            // Bosses on the way must be met; others are only in the way.
            Goal::Chest if matches!(fixed, Some(Fixed::Dragon | Fixed::Warlock)) => left,
            Goal::Chest => left + entering.max(0.0) - bonus,
            // What a goal costs to enter is counted with the goal.
            Goal::Treasure(_) => {
                let goal = self.plan.against(room);
                (left + entering.max(-1.0)).min(goal) - bonus
            }
        }
    }

    /// Whether it is better to learn more before the Warlock than to try the chest now.
    fn waits(&self, state: &State, seat: Seat) -> bool {
        let lock = self.plan.lock;
        if !self.habits.waits || lock.possible <= 1 || lock.chance() >= SURE {
            return false;
        }
        let hurry = rounds_left(state) < 12.0;
        let rival_near = state.every_seat().any(|other| {
            other != seat
                && state.on_board(other)
                && state.board().zone(state.person(other).at) == Zone::Labyrinth
                && state.person(other).count() > 1
        });
        !hurry && !rival_near
    }
}

/// How a seat weighs one of its actions.
pub(super) fn weight(state: &State, seat: Seat, action: &Action, aim: &Aim) -> f32 {
    match action {
        Action::Walk { to, .. } | Action::Run { to, .. } => {
            let longer = (aim.turns_from(state, seat, *to) - aim.best) / DETOUR;
            0.02 + 1.0 / (1.0 + longer * longer)
        }
        Action::Roll => 1.0,
        Action::Eat => hunger(state, seat, &aim.plan),
        Action::Stay if aim.habits.hunts => 0.02 + 0.5 * rivals::prey(state, seat, state.person(seat).at),
        Action::Stay => 0.02,
        Action::Travel(number) => journey(state, seat, *number, &aim.plan),
        Action::Cross(crossing) => crossing_weight(state, seat, *crossing, &aim.plan),
        Action::OpenChest { numbers, .. } => either(keys::thinks_possible(state, seat, *numbers), 2.0, 0.002),
        Action::Challenge(numbers) => 0.02 + aim.possible.tells(*numbers),
        Action::Fight if before_the_blow(state) => blow_weight(state, seat, aim.habits.hunts),
        Action::FightUntil(_) => 0.001,
        Action::Fight | Action::Flee if aim.habits.reckons => fight_weight(state, seat, action),
        Action::Fight | Action::Flee => gut_feeling(state, seat, action),
        Action::Take(pick) => take_weight(state, seat, *pick),
        Action::Keep(card) => 0.06 + card_worth(state, seat, *card),
        Action::Prize | Action::Quaff => 2.0,
        Action::Drop(card) => drop_weight(state, seat, *card),
        Action::Attack(_) if !aim.habits.hunts => 0.05,
        Action::Attack(victim) => liking(rivals::attack_worth(state, seat, *victim)),
        Action::Negotiate(other) => either(talks::worth_it(state, seat, *other), 1.5, 0.02),
        Action::Propose(offer) => talks::proposal_weight(state, seat, offer),
        Action::Accept(picks) => talks::accept_weight(state, seat, picks),
        Action::EndTalks | Action::Ignore => 1.0,
        Action::Arm { weapon, shield } => {
            let magic = if weapon.is_some() { 0.05 } else { 0.0 };
            let bonus = f32::from(state.content().bonus(*weapon));
            0.2 + bonus + magic + if *shield { 0.5 } else { 0.0 }
        }
        Action::Loot { what, lantern } => loot_weight(state, seat, *what, *lantern),
        Action::Sleep | Action::Dragonfire | Action::Eye => 5.0,
        Action::Gaze(other) => {
            if talks::has_news(state, seat, *other) && aim.plan.lock.possible > 2 {
                1.5
            } else {
                0.02
            }
        }
        Action::PassChest | Action::PassChallenge | Action::TakeNothing | Action::LeaveRest | Action::Reveal(_) => 0.05,
        Action::Split { gold, .. } => 1.0 / (1.0 + f32::from(*gold)),
        Action::TryLuck => f32::from(state.person(seat).luck) / 6.0,
        Action::TryDie | Action::Face => 1.0,
        Action::Drink(card) => thirst(state, seat, *card, &aim.plan),
        Action::Invisible { .. } => 1.5,
        Action::Grope => 0.05,
        Action::Leave => 0.001,
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
    if hunts { liking(rivals::attack_worth(state, seat, foe)) } else { 0.05 }
}

/// What is worth least is left; of spoils only what makes room for something better.
fn drop_weight(state: &State, seat: Seat, card: Card) -> f32 {
    let worth = card_worth(state, seat, card);
    let Phase::Spoils { dead, .. } = state.phase() else { return 1.0 / (0.2 + worth) };
    let full = state.person(seat).count() >= u32::from(state.content().life.backpack);
    let best = state.person(dead).hand.iter().map(|spoil| card_worth(state, seat, spoil)).fold(0.0, f32::max);
    if full && best > worth { 0.06 + best - worth } else { 0.001 }
}

/// Treasure is taken, but not what was left for good reasons.
fn take_weight(state: &State, seat: Seat, pick: Pick) -> f32 {
    let Pick::Loose(slot) = pick else { return 2.0 };
    let Some(loose) = state.loose()[slot.index()] else { return 0.01 };
    let known = state.knowledge().certain(seat, loose.card, whereabouts::slot(slot));
    let wanted = !known || card_worth(state, seat, loose.card) > least(state, seat);
    if wanted { 2.0 } else { 0.01 }
}

/// Characters and their terms: treasure first, then knowledge, then food.
fn terms_weight(state: &State, seat: Seat, action: &Action) -> f32 {
    let person = state.person(seat);
    let guarded = state.board().room_at(person.at).is_some_and(|room| state.rooms()[room.index()].guarded.is_some());
    let Phase::Npc(npc) = state.phase() else { return 1.0 };
    match action {
        Action::Done | Action::Winnings => 1.0,
        Action::Curse(_) => 2.0,
        Action::PayGold => either(guarded, 3.0, 0.1),
        Action::PayProvision => either(guarded, 2.0, 0.1),
        Action::BuyTreasure => 4.0,
        Action::BuyProvisions(count) => either(person.provisions < 4, 1.0 + 0.1 * f32::from(*count), 0.1),
        Action::AskSeer(other) => either(talks::has_news(state, seat, *other), 3.0, 0.1),
        Action::Stake { what, amount } => {
            // One game in nine or so is even; the rest is for the treasure, and the least stake wins it as well.
            either(guarded && *amount == 1, either(*what == Stake::Gold, 3.0, 2.0), 0.1)
        }
        Action::Redeem(card) => either(keys::improves(state, seat, card.alone()), 3.0, 0.1),
        Action::Sell(card) | Action::Pawn(card) => {
            let price = match npc {
                Npc::Trader => state.content().terms.trader_treasure,
                Npc::Hexmaster | Npc::Beggar | Npc::Seer | Npc::Fountain | Npc::Games => 0,
                Npc::Prize { .. } => 0,
                Npc::Shylock => state.content().terms.shylock_treasure,
            };
            // What is of no use pays for what may be.
            let short = guarded && person.gold < price && person.gold + 3 >= price;
            let spare = card_worth(state, seat, *card) < 0.35;
            if short && spare { 2.0 } else { 0.1 }
        }
        Action::Flesh => 0.05,
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

/// Turns' worth as a weight: 1 for nothing, more for more.
fn liking(worth: f32) -> f32 {
    if worth > 0.0 { 1.0 + worth } else { 0.5 / (1.0 - worth) }
}

fn loot_weight(state: &State, seat: Seat, what: Loot, lantern: bool) -> f32 {
    let worth = match what {
        Loot::Keys => 1.5,
        Loot::Named(card) => 0.6 + 0.3 * card_worth(state, seat, card),
        Loot::Random => 0.5,
        Loot::Nothing => 0.05,
    };
    worth * if lantern { 1.2 } else { 1.0 }
}

/// The turns that rolling on a space leaves to what the seat goes for.
fn rolling(state: &State, plan: &Plan, at: Node) -> f32 {
    match plan.room() {
        Some(room) => turns::rolling_to(state, room, at),
        None => turns::rolling_to_chest(state, at),
    }
}

/// A journey through the secret passages, compared with rolling here.
fn journey(state: &State, seat: Seat, number: Passage, plan: &Plan) -> f32 {
    let at = state.person(seat).at;
    let Kind::Passage(network, _) = state.board().kind(at) else { return 0.05 };
    if !number.exists() {
        return 0.05;
    }
    let saved = rolling(state, plan, at) - rolling(state, plan, passage(state, network, number));
    if saved > 0.1 { 1.0 + saved } else { 0.05 }
}

fn passage(state: &State, network: Network, number: Passage) -> Node {
    state.board().passage(network, number)
}

fn crossing_weight(state: &State, seat: Seat, crossing: Crossing, plan: &Plan) -> f32 {
    let person = state.person(seat);
    let board = state.board();
    let over = if person.at == board.south_bank { board.north_bank } else { board.south_bank };
    let saved = rolling(state, plan, person.at) - 1.5 - plan.way_to_goal(state, over);
    let method = match crossing {
        Crossing::Ferry => 1.3,
        Crossing::Punt => {
            if person.luck >= LUCKY {
                1.0
            } else {
                0.7
            }
        }
        Crossing::Bridge => 0.85,
    };
    if saved > 0.0 { (1.0 + saved) * method } else { 0.05 * method }
}

/// How much a meal is wanted: more STAMINA must save more than the turn that it costs.
fn hunger(state: &State, seat: Seat, plan: &Plan) -> f32 {
    let person = state.person(seat);
    let missing = person.full_stamina.saturating_sub(person.stamina);
    let meal = state.content().life.meal;
    let eaten = missing.min(meal);
    if eaten == 0 {
        return 0.01;
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
            let fuller = Costs::with(state, seat, person.stamina + eaten);
            2.5 * (plan.costs.unseen() - fuller.unseen())
        }
    };
    let provisions = f32::from(person.provisions);
    // The last provisions are kept for the bosses.
    let price = 1.0 + if plan.goal == Goal::Chest { 0.0 } else { 0.5 / provisions };
    if saved > price { 1.0 + saved } else { 0.01 }
}

/// Turns to the next boss on the way to the chest.
fn next_boss(state: &State, seat: Seat) -> f32 {
    let at = state.person(seat).at;
    match state.board().zone(at) {
        Zone::Labyrinth => turns::to_fixed(state, Fixed::Warlock, at),
        Zone::North | Zone::South => turns::to_fixed(state, Fixed::Dragon, at),
    }
}

/// How much surer the next boss is beaten after a meal.
fn boss_gain(state: &State, seat: Seat, eaten: u8) -> f32 {
    let stamina = state.person(seat).stamina;
    courage::boss_odds(state, seat, stamina + eaten) - courage::boss_odds(state, seat, stamina)
}

/// A potion is drunk when it gives back much, or before a boss.
fn thirst(state: &State, seat: Seat, card: Card, plan: &Plan) -> f32 {
    let person = state.person(seat);
    if state.content().treasure(card) == Treasure::Strength {
        let missing = person.full_stamina.saturating_sub(person.stamina);
        let boss = plan.goal == Goal::Chest && next_boss(state, seat) < 1.6;
        return if missing >= 12 || (boss && missing >= 5) { 3.0 } else { 0.01 };
    }
    if person.full_luck.saturating_sub(person.luck) >= 4 { 1.6 } else { 0.01 }
}

/// Fighting on or running, by what either is worth.
fn fight_weight(state: &State, seat: Seat, action: &Action) -> f32 {
    let Some(outlook) = courage::outlook(state, seat) else { return 1.0 };
    let fights = *action == Action::Fight;
    let ahead = if fights { outlook.fight - outlook.flee } else { outlook.flee - outlook.fight };
    liking(ahead)
}

/// Fighting on or running as people do who do not reckon: they run when they are badly hurt.
fn gut_feeling(state: &State, seat: Seat, action: &Action) -> f32 {
    let hurt = state.person(seat).stamina <= BADLY_HURT;
    let runs = matches!(action, Action::Flee);
    if hurt == runs { 1.0 } else { 0.1 }
}

/// What a card is worth to a seat: keys by what they cover, weapons by their bonus.
pub(super) fn card_worth(state: &State, seat: Seat, card: Card) -> f32 {
    if state.content().keys.contains(card) {
        return key_worth(state, seat, card);
    }
    match state.content().treasure(card) {
        Treasure::Sword(bonus) => {
            let best = super::prowess(state, seat) - i32::from(state.skill(seat));
            if i32::from(bonus) >= best { 0.6 + 0.5 * f32::from(bonus) } else { 0.1 }
        }
        Treasure::Eye | Treasure::Dragonfire => 0.9,
        Treasure::Strength => 0.7,
        Treasure::Shield | Treasure::Invisibility => 0.5,
        Treasure::CrystalBall => {
            if possible_count(state, seat) > 2 {
                0.9
            } else {
                0.1
            }
        }
        Treasure::GiverOfSleep => 0.3,
        Treasure::Fortune => 0.2,
        Treasure::Ring(_) | Treasure::SkeletonKey | Treasure::Gold(_) | Treasure::Provisions(_) => 0.1,
    }
}

/// What a key card adds to the others in hand: combinations that are covered only with it, and numbers on the way there.
fn key_worth(state: &State, seat: Seat, card: Card) -> f32 {
    let others = state.person(seat).hand.without(card);
    let possible = Possible::to(state, seat);
    let gained = possible.lock(state, others.with(card)).coverage() - possible.lock(state, others).coverage();
    if state.content().treasure(card) == Treasure::SkeletonKey {
        return 1.2 + 3.0 * gained;
    }
    let (held, ring) = (state.content().ring_numbers(others), state.content().ring_numbers(card.alone()));
    let new = possible.sets().iter().map(|set| set.intersection(ring).minus(held).len()).sum::<u32>() as f32;
    0.1 + 1.0 * new / possible.count().max(1) as f32 + 3.0 * gained
}

fn possible_count(state: &State, seat: Seat) -> u32 {
    Possible::to(state, seat).count()
}

/// What an adventurer does without much thought: what weighs most.
pub(super) fn choose(state: &State, seat: Seat, actions: &[Action], _: &mut Dice) -> usize {
    let aim = Aim::of(state, seat, actions, Habits::BEST);
    heaviest(actions.iter().map(|action| weight(state, seat, action, &aim)))
}

/// How an adventurer of these habits weighs what he could do.
pub(super) fn weigh(state: &State, seat: Seat, actions: &[Action], habits: Habits) -> Vec<f32> {
    let aim = Aim::of(state, seat, actions, habits);
    actions.iter().map(|action| weight(state, seat, action, &aim)).collect()
}

/// The place of the first of the greatest weights.
pub(super) fn heaviest(weights: impl Iterator<Item = f32>) -> usize {
    let mut found = (0, f32::MIN);
    for (number, weight) in weights.enumerate() {
        if weight > found.1 {
            found = (number, weight);
        }
    }
    found.0
}
