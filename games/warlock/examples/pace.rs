//! How long the game takes: simple but purposeful players, many games, one table of results.
//!
//! `cargo run --release -p caldera-warlock --example pace -- 400 > docs/balance/warlock.md`
//!
//! The players look for keys in the nearest rooms, ask for the numbers they know least about, swap clues, and walk to
//! the chest when a combination that their keys open is likely enough. They use only their own seat's knowledge.

use kernel::{Dice, Game, Seat, Silent, Table, Turn};
use warlock::Warlock;
use warlock::action::{Action, Crossing, Loot, Pick, Stake};
use warlock::board::{Node, Zone};
use warlock::deduce::{chest_odds, number_chances};
use warlock::edition::{Edition, EncounterKind, RoomKind, Special, Treasure};
use warlock::phase::{Ending, Foe, Npc, Phase};
use warlock::place::{Card, Number, NumberSet};
use warlock::scores::{Luck, Skill, Stamina};
use warlock::state::State;

/// Steps from every space to every possible goal (room, bank or gate); walking through a room costs a turn's walk.
struct Ways {
    to: Vec<Vec<u16>>,
}

impl Ways {
    fn new(edition: &Edition) -> Ways {
        let board = &edition.board;
        let to = (0..board.len()).map(|goal| distances(edition, Node(goal as u16))).collect();
        Ways { to }
    }

    fn between(&self, from: Node, goal: Node) -> u16 {
        self.to[goal.index()][from.index()]
    }
}

fn distances(edition: &Edition, goal: Node) -> Vec<u16> {
    let board = &edition.board;
    let mut steps = vec![u16::MAX / 2; board.len()];
    steps[goal.index()] = 0;
    let mut queue = std::collections::VecDeque::from([goal]);
    while let Some(node) = queue.pop_front() {
        let through = if node != goal && board.room_at(node).is_some() { 5 } else { 0 };
        for &next in board.links(node) {
            let cost = steps[node.index()] + 1 + through;
            if cost < steps[next.index()] {
                steps[next.index()] = cost;
                queue.push_back(next);
            }
        }
    }
    steps
}

/// The likeliest combination that the seat's keys open, with its chance.
fn best_opening(state: &State, seat: Seat) -> Option<(NumberSet, f64)> {
    let edition = state.content().0;
    let hand = state.person(seat).hand.intersection(edition.keys);
    if hand.is_empty() {
        return None;
    }
    let (on_rings, spare) = (edition.ring_numbers(hand), edition.skeleton_keys(hand));
    let odds = chest_odds(state, seat);
    let openable = odds.possible().filter(|(set, _)| set.minus(on_rings).len() <= spare);
    openable.max_by_key(|&(_, ways)| ways).map(|(set, _)| (set, odds.chance(set)))
}

/// Whether a player feels ready to walk to the chest; less certainty is needed as the rounds pass.
fn ready(state: &State, seat: Seat) -> bool {
    let wanted = if state.round() < 40 {
        0.5
    } else if state.round() < 70 {
        0.25
    } else {
        0.02
    };
    best_opening(state, seat).is_some_and(|(_, chance)| chance >= wanted)
}

fn strength(state: &State, seat: Seat) -> Skill {
    let swords = state.person(seat).hand.iter().filter_map(|card| state.content().treasure(card).sword());
    state.skill(seat).plus(swords.max().unwrap_or(0))
}

/// Whether a room is worth a visit: it has treasure, and nobody known there is too strong.
fn worth_visiting(state: &State, seat: Seat, room: usize) -> bool {
    let (here, kind) = (&state.rooms()[room], state.board().rooms[room].kind);
    let lies = state
        .loose()
        .iter()
        .flatten()
        .any(|loose| loose.at == state.board().rooms[room].node && loose.grave.is_none_or(|owner| owner == seat));
    if kind != RoomKind::Ordinary || (here.guarded.is_none() && !lies) {
        return false;
    }
    match here.encounter.filter(|_| here.known).map(|card| state.content().encounter(card)) {
        Some(EncounterKind::Monster { strength: foe, special, .. }) => {
            strength(state, seat) >= foe.skill && !matches!(special, Special::Hypnosis | Special::MagicOnly)
        }
        Some(EncounterKind::Other(_)) | None => true,
    }
}

/// Where a player wants to go: to heal if badly hurt, to the chest if ready, else to the nearest room worth a visit,
/// else to the other side of the river.
fn goal(state: &State, seat: Seat, ways: &Ways) -> Node {
    let board = state.board();
    let person = state.person(seat);
    let here = person.at;
    let zone = board.zone(here);
    let named = |code: &str| code.parse().ok().and_then(|place| board.node(place)).unwrap_or(here);
    let rooms =
        (0..board.rooms.len()).filter(|&room| worth_visiting(state, seat, room)).map(|room| board.rooms[room].node);
    let lying = state.loose().iter().flatten().filter(|loose| loose.grave.is_none_or(|owner| owner == seat));
    let lying = lying.map(|loose| loose.at).filter(|&node| board.room_at(node).is_none());
    let rooms = rooms.chain(lying);
    let (near, far): (Vec<Node>, Vec<Node>) =
        rooms.filter(|&node| node != here).partition(|&node| board.zone(node) == zone);
    let nearest = near.into_iter().min_by_key(|&node| ways.between(here, node));
    let ready = ready(state, seat);
    match zone {
        Zone::South if ready => board.south_bank,
        Zone::South => nearest.unwrap_or(board.south_bank),
        Zone::North if person.stamina <= Stamina(10) && !person.quaffed => named("FY"),
        Zone::North | Zone::Labyrinth if ready => named("TC"),
        Zone::North | Zone::Labyrinth => match nearest {
            Some(room) => room,
            None if far.is_empty() && best_opening(state, seat).is_some() => named("TC"),
            None => board.north_bank,
        },
    }
}

fn choose(state: &State, seat: Seat, ways: &Ways, listed: &[Action], dice: &mut Dice) -> Action {
    let person = state.person(seat);
    let has = |action: Action| listed.contains(&action).then_some(action);
    let first = |wanted: fn(&Action) -> bool| listed.iter().copied().find(wanted);
    let fallback = || Warlock::stand_in(state, seat);
    let chosen = match state.phase() {
        Phase::Begin => main_action(state, seat, ways, listed),
        Phase::Walk | Phase::Flight { .. } => {
            let target = goal(state, seat, ways);
            listed.iter().copied().min_by_key(|action| {
                let (Action::Walk { to, .. } | Action::Run { to, .. }) = action else { return u16::MAX };
                state.board().node(*to).map_or(u16::MAX, |node| ways.between(node, target))
            })
        }
        Phase::Challenge if !state.options().trio => {
            let chances = number_chances(&chest_odds(state, seat));
            let doubt = |number: Number| (chances[number.index()] - 0.5).abs();
            let doubted = Number::all().min_by(|one, other| doubt(*one).total_cmp(&doubt(*other)));
            doubted.map(|number| Action::Challenge(number.alone()))
        }
        Phase::Chest => best_opening(state, seat).and_then(|(set, _)| {
            listed.iter().copied().find(|action| matches!(action, Action::OpenChest { numbers, .. } if *numbers == set))
        }),
        Phase::Npc(npc) => deal_with(npc, listed),
        Phase::Take(_) => {
            first(|action| matches!(action, Action::Take(Pick::Loose(_)))).or_else(|| has(Action::Take(Pick::Guarded)))
        }
        Phase::Drop(_) => least_useful(state, seat, listed),
        Phase::Arm(_) => first(|action| matches!(action, Action::Sleep | Action::Dragonfire | Action::Eye)),
        Phase::Assault(_) => Some(if fights_on(state, seat) { Action::Fight } else { Action::Flee }),
        Phase::Meet | Phase::React(_) => meet(state, seat, listed, dice),
        Phase::Propose(_) => first(|action| matches!(action, Action::Propose(_))),
        Phase::Answer(_) => first(|action| matches!(action, Action::Accept(_))).filter(|_| dice.below(2) == 0),
        Phase::Loot { loser, .. } => {
            let what = if state.person(loser).count() > 0 { Loot::Keys } else { Loot::Nothing };
            has(Action::Loot { what, lantern: person.lanterns == 0 && state.person(loser).lanterns > 0 })
        }
        Phase::Parley { .. } | Phase::Strike { .. } => has(Action::Fight),
        Phase::StepIn { .. } => has(Action::Ignore),
        Phase::Spoils { .. } => first(|action| matches!(action, Action::Keep(_))),
        Phase::Creating(_) | Phase::Splitting => first(|action| matches!(action, Action::Split { gold: 1, .. })),
        Phase::Caged | Phase::Pending | Phase::Challenge | Phase::Over(_) => None,
    };
    chosen.filter(|action| Warlock::check(state, seat, action).is_ok()).unwrap_or_else(fallback)
}

fn main_action(state: &State, seat: Seat, ways: &Ways, listed: &[Action]) -> Option<Action> {
    let person = state.person(seat);
    let has = |action: Action| listed.contains(&action).then_some(action);
    let drink = listed.iter().copied().find(|action| {
        let Action::Drink(card) = action else { return false };
        let strength = state.content().treasure(*card) == Treasure::Strength;
        if strength { person.stamina <= Stamina(6) } else { person.luck <= Luck(4) }
    });
    let gaze = listed.iter().copied().find(|action| matches!(action, Action::Gaze(_)));
    let at_the_chest = listed.iter().any(|action| matches!(action, Action::OpenChest { .. }));
    let open = at_the_chest.then(|| best_opening(state, seat)).flatten().and_then(|(set, _)| {
        listed.iter().copied().find(|action| matches!(action, Action::OpenChest { numbers, .. } if *numbers == set))
    });
    let eat = has(Action::Eat).filter(|_| person.stamina.plus(4) <= person.full_stamina);
    let board = state.board();
    let on_bank = person.at == board.south_bank || person.at == board.north_bank;
    let crosses = on_bank && goal(state, seat, ways) == person.at;
    let cross = [Crossing::Ferry, if person.luck >= Luck(9) { Crossing::Punt } else { Crossing::Bridge }];
    let cross = cross.into_iter().map(Action::Cross).find(|action| crosses && listed.contains(action));
    let peek = listed.iter().copied().find(|action| matches!(action, Action::Invisible { pick: Pick::Guarded, .. }));
    drink.or(open).or(eat).or(gaze).or(peek).or(cross).or_else(|| has(Action::Roll))
}

fn deal_with(npc: Npc, listed: &[Action]) -> Option<Action> {
    let wanted: &[fn(&Action) -> bool] = match npc {
        Npc::Beggar => &[|action| *action == Action::PayGold, |action| *action == Action::PayProvision],
        Npc::Trader | Npc::Shylock => &[|action| *action == Action::BuyTreasure],
        Npc::Seer => &[|action| matches!(action, Action::AskSeer(_))],
        Npc::Fountain => &[|action| *action == Action::Quaff],
        Npc::Games => &[|action| matches!(action, Action::Stake { what: Stake::Gold, amount: 2 })],
        Npc::Prize { .. } => &[|action| *action == Action::Prize],
        Npc::Hexmaster => &[],
    };
    wanted.iter().find_map(|wanted| listed.iter().copied().find(wanted))
}

/// Everything else before keys; of the keys, the ring whose numbers are least likely.
fn least_useful(state: &State, seat: Seat, listed: &[Action]) -> Option<Action> {
    let chances = number_chances(&chest_odds(state, seat));
    let worth = |card: Card| match state.content().treasure(card) {
        Treasure::SkeletonKey => 9.0,
        Treasure::Ring(set) => 2.0 + set.iter().map(|number| chances[number.index()]).sum::<f64>(),
        Treasure::Sword(bonus) => 1.0 + f64::from(bonus) / 2.0,
        Treasure::Gold(_)
        | Treasure::Provisions(_)
        | Treasure::GiverOfSleep
        | Treasure::Shield
        | Treasure::Invisibility
        | Treasure::Fortune
        | Treasure::Strength
        | Treasure::Eye
        | Treasure::Dragonfire
        | Treasure::CrystalBall => 1.0,
    };
    let drops = listed.iter().filter_map(|action| if let Action::Drop(card) = action { Some(*card) } else { None });
    drops.min_by(|one, other| worth(*one).total_cmp(&worth(*other))).map(Action::Drop)
}

/// Fights until it becomes dangerous; flees from what a sword cannot hurt, from hypnosis and from the Ghoul's fourth wound.
fn fights_on(state: &State, seat: Seat) -> bool {
    let stamina = state.person(seat).stamina;
    let Some(combat) = &state.combat() else { return true };
    let special = match combat.foe {
        Foe::Monster(card) => match state.content().encounter(card) {
            EncounterKind::Monster { special, .. } => special,
            EncounterKind::Other(_) => Special::None,
        },
        Foe::Adventurer(_) => return stamina > Stamina(5),
        Foe::Dragon | Foe::Warlock | Foe::Crocodile => Special::None,
    };
    match special {
        Special::Hypnosis => false,
        Special::MagicOnly if combat.gear[0].weapon.is_none() => false,
        Special::Paralyse if combat.wounds >= 3 => false,
        Special::None | Special::FireBreath | Special::Paralyse | Special::MagicOnly => {
            stamina > Stamina(4) || combat.stamina <= Stamina(2)
        }
    }
}

/// Swaps clues with everybody, and attacks a weaker adventurer who carries cards.
fn meet(state: &State, seat: Seat, listed: &[Action], dice: &mut Dice) -> Option<Action> {
    let weaker = |victim: Seat| {
        let (mine, theirs) = (state.person(seat), state.person(victim));
        theirs.count() >= 2 && strength(state, seat) >= state.skill(victim) && mine.stamina > theirs.stamina.plus(3)
    };
    let attack = listed.iter().copied().find(|action| matches!(action, Action::Attack(victim) if weaker(*victim)));
    let talk = listed.iter().copied().find(|action| matches!(action, Action::Negotiate(_)));
    attack.or_else(|| talk.filter(|_| dice.below(3) == 0))
}

#[derive(Default)]
struct Tally {
    rounds: Vec<u16>,
    won: u32,
    deaths: u32,
    tries: u32,
    decisions: u64,
}

fn play(seats: u8, seed: u64, ways: &Ways, tally: &mut Tally) {
    let setup = Warlock::setup(&Table::new(seats), Warlock::base_edition()).expect("default options are sound");
    let (mut dice, mut whims) = (Dice::fast(seed), Dice::fast(seed ^ 0xACE));
    let mut state = Warlock::start(&setup, &mut dice, &mut Silent);
    let mut listed = Vec::new();
    while let Turn::Decide(deciders) = Warlock::turn(&state) {
        let seat = deciders.first().expect("somebody decides");
        listed.clear();
        Warlock::actions(&state, seat, &mut listed);
        let action = choose(&state, seat, ways, &listed, &mut whims);
        tally.tries += u32::from(matches!(action, Action::OpenChest { .. }));
        Warlock::play(&mut state, seat, &action, &mut dice, &mut Silent);
        tally.decisions += 1;
    }
    tally.deaths += u32::from(state.lanterns_made()) - u32::from(seats);
    if let Phase::Over(Ending::Opened(_)) = state.phase() {
        tally.won += 1;
        tally.rounds.push(state.round());
    }
}

fn main() {
    let games: u32 = std::env::args().nth(1).and_then(|count| count.parse().ok()).unwrap_or(400);
    let ways = Ways::new(Warlock::base_edition());
    println!("# Pace of `warlock`\n");
    println!(
        "Simple but purposeful players (`cargo run --release -p caldera-warlock --example pace -- {games}`), default options, {games} games per row."
    );
    println!(
        "Rounds are those of games that were won; a death is counted when the player returns with a new adventurer.\n"
    );
    println!(
        "| players | won before the cap | rounds: 10 % | median | 90 % | deaths per player | chest attempts per player | decisions per game |"
    );
    println!("|---|---|---|---|---|---|---|---|");
    for seats in 2..=6 {
        let mut tally = Tally::default();
        (0..games).for_each(|seed| play(seats, u64::from(seed), &ways, &mut tally));
        tally.rounds.sort_unstable();
        let at = |share: usize| tally.rounds.get(tally.rounds.len() * share / 100).copied().unwrap_or(0);
        let per_player = |count: u32| f64::from(count) / f64::from(games) / f64::from(seats);
        let won = 100.0 * f64::from(tally.won) / f64::from(games);
        println!(
            "| {seats} | {won:.1} % | {} | {} | {} | {:.2} | {:.2} | {} |",
            at(10),
            at(50),
            at(90),
            per_player(tally.deaths),
            per_player(tally.tries),
            tally.decisions / u64::from(games)
        );
    }
}
