//! What a view computes for its reader is what the engine does next: re-rolls, comparisons, losses, eruptions.

use fuji::cell::{Cell, CellSet};
use fuji::event::Event;
use fuji::state::State;
use fuji::{Fuji, View};
use kernel::{Audience, Dice, Game, Scenario, Table, Told, Turn};

/// How many predictions came true, by kind.
#[derive(Debug, Default)]
struct Seen {
    rerolls: u32,
    compared: u32,
    with_bars: u32,
    losses: u32,
    eruptions: u32,
}

fn look(state: &State) -> View {
    Fuji::view(state, Audience::Spectator)
}

/// Plays a game, half at random and half by the stand-in, and compares every view with what the next action did.
fn follow(table: &Table, seed: u64, seen: &mut Seen) {
    let setup = Fuji::setup(table, Fuji::base_edition()).expect("the table is sound");
    let mut dice = Dice::fast(seed);
    let mut state = Fuji::start(&setup, &mut dice, &mut kernel::Silent);
    for _ in 0..400 {
        let Turn::Decide(deciders) = Fuji::turn(&state) else { break };
        let asked = if Fuji::waited(&state).is_empty() { deciders } else { Fuji::waited(&state) };
        let seat = asked.iter().nth(dice.below(asked.len()) as usize).expect("somebody is asked");
        let mut actions = Vec::new();
        Fuji::actions(&state, seat, &mut actions);
        let place = dice.below(2 * actions.len() as u32) as usize;
        let action = actions.get(place).copied().unwrap_or_else(|| Fuji::stand_in(&state, seat));
        let before = look(&state);
        let mut told: Vec<Told<Event>> = Vec::new();
        Fuji::play(&mut state, seat, &action, &mut dice, &mut told);
        let events: Vec<Event> = told.into_iter().map(|told| told.event).collect();
        foretold(&before, &look(&state), &events, state.round().bars, seen);
    }
}

fn foretold(before: &View, after: &View, events: &[Event], bars: u8, seen: &mut Seen) {
    let mut eruptions = 0;
    for event in events {
        if let Event::Entitled { member, rerolls } = event {
            let one = before.members.iter().find(|one| one.member == *member).expect("it takes part");
            let Some(marker) = one.marker else { continue };
            let near = one.reach.iter().find(|near| near.at == marker).expect("a marker lies within reach");
            assert_eq!(near.rerolls, *rerolls, "{member} at {marker}");
            seen.rerolls += 1;
        } else if let Event::Authorised { member, value, margin } = event
            && after.step == "move"
            && after.acting == Some(*member)
        {
            let one = after.members.iter().find(|one| one.member == *member).expect("it takes part");
            let comparison = one.comparison.as_ref().expect("all dice are open");
            assert_eq!((comparison.value, comparison.margin), (*value, *margin), "{member}");
            let best = comparison.rivals.iter().map(|rival| rival.1).max().unwrap_or(0);
            assert_eq!(comparison.value - best, *margin);
            seen.compared += 1;
            seen.with_bars += u32::from(bars > 0);
        } else if let Event::Hurt { member, loss, .. } = event
            && before.step == "move"
            && before.acting == Some(*member)
        {
            let one = before.members.iter().find(|one| one.member == *member).expect("it takes part");
            assert_eq!(one.comparison.as_ref().map(|comparison| comparison.loss), Some(*loss), "{member}");
            seen.losses += 1;
        } else if let Event::Erupted { burned } = event {
            eruptions += 1;
            let next = before.map.iter().filter(|card| card.burns_in == Some(eruptions)).map(|card| card.at);
            assert_eq!(next.collect::<CellSet>(), *burned, "eruption {eruptions}");
            seen.eruptions += 1;
        }
    }
}

/// FUJ-P3-1, FUJ-P5A-1, FUJ-P5B-1, FUJ-P6-2, FUJ-K05-2: the numbers shown to a reader are those the rules use.
#[test]
fn numbers_of_a_view_come_true() {
    let mut seen = Seen::default();
    let tables = Fuji::variants().into_iter();
    let gatherers = Table::new(3).with("scenario", "S1").with("skills", vec!["gatherer", "scout", "survivalist"]);
    for (number, table) in tables.chain(std::iter::repeat_n(gatherers, 30)).enumerate() {
        follow(&table, 100 + number as u64, &mut seen);
    }
    let Seen { rerolls, compared, with_bars, losses, eruptions } = seen;
    assert!(rerolls > 100 && compared > 30 && losses > 10 && eruptions > 50, "{seen:?}");
    assert!(with_bars > 0, "energy bars were never used: {seen:?}");
}

/// FUJ-GEN-5: with four players, a member is compared only with those beside it.
#[test]
fn neighbours_are_those_beside() {
    let four = Fuji::setup(&Table::new(4).with("scenario", "S1"), Fuji::base_edition()).expect("sound");
    let state = Fuji::start(&four, &mut Dice::fast(1), &mut kernel::Silent);
    assert!(look(&state).members.iter().all(|one| one.neighbours.len() == 2));
    let three = Fuji::setup(&Table::new(3).with("scenario", "S1"), Fuji::base_edition()).expect("sound");
    let state = Fuji::start(&three, &mut Dice::fast(1), &mut kernel::Silent);
    assert!(look(&state).members.iter().all(|one| one.neighbours.len() == 2 && !one.neighbours.contains(&one.member)));
}

/// FUJ-P2-3: nobody plans farther than three steps, the scout four, and a pawn's own card is zero steps away.
#[test]
fn reach_has_its_limit() {
    let table = Table::new(3).with("scenario", "S1").with("skills", vec!["scout", "comrade", "survivalist"]);
    let setup = Fuji::setup(&table, Fuji::base_edition()).expect("sound");
    let view = look(&Fuji::start(&setup, &mut Dice::fast(1), &mut kernel::Silent));
    let farthest = |member: usize| view.members[member].reach.iter().map(|near| near.steps).max();
    assert_eq!([farthest(0), farthest(1), farthest(2)], [Some(4), Some(3), Some(3)]);
    let own = |member: usize| -> Vec<Cell> {
        view.members[member].reach.iter().filter(|near| near.steps == 0).map(|near| near.at).collect()
    };
    assert_eq!(own(1), [view.members[1].pawn]);
}

/// FUJ-CON-2: the short form of a condition says everything.
#[test]
fn conditions_read_back() {
    for terrain in &Fuji::base_edition().terrains {
        let short = terrain.condition.short();
        assert_eq!(short.parse().as_ref(), Ok(&terrain.condition), "{short}");
    }
    assert!("".parse::<fuji::dice::Condition>().is_err() && "X7".parse::<fuji::dice::Condition>().is_err());
}
