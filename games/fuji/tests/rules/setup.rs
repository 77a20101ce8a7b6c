//! Setup: what the table agrees on, and what lies where at the start.

use fuji::cards::{Character, Equipment, EquipmentSet, Skill};
use fuji::cell::Cell;
use fuji::dice::DiceSet;
use fuji::member::Member;
use fuji::state::Step;
use fuji::{Action, Event, Fuji, State};
use kernel::{Dice, Game, Seat, Silent, Table, Told, Turn};

fn start(table: &Table, seed: u64) -> State {
    let setup = Fuji::setup(table, Fuji::base_edition()).expect("the table is sound");
    Fuji::start(&setup, &mut Dice::fast(seed), &mut Silent)
}

/// Lets stand-ins play the setup up to the first turn.
fn set_up(table: &Table, seed: u64) -> State {
    let mut state = start(table, seed);
    let mut dice = Dice::fast(seed + 1000);
    while state.turn() == 0 {
        let seat = Fuji::turn(&state).deciders().first().expect("somebody sets up");
        let action = Fuji::stand_in(&state, seat);
        Fuji::play(&mut state, seat, &action, &mut dice, &mut Silent);
    }
    state
}

fn refused(table: &Table) -> &'static str {
    Fuji::setup(table, Fuji::base_edition()).expect_err("the table is refused").rule.as_str()
}

fn s1(seats: u8) -> Table {
    Table::new(seats).with("scenario", "S1")
}

fn cell(text: &str) -> Cell {
    text.parse().expect("a position")
}

/// FUJ-SET-1, FUJ-SET-2: characters and skills by choice or at random, none twice; FUJ-SET-16: a level from 1 to 4;
/// FUJ-2P-1, FUJ-SET-7, FUJ-K03-4, FUJ-COM-12, FUJ-VAR-1: the other options.
#[test]
fn tables_are_checked() {
    let cases: [(Table, &str); 14] = [
        (s1(3).with("skills", "mine"), "FUJ-SET-2"),
        (Table::new(1), "FUJ-SET-1"),
        (Table::new(5), "FUJ-SET-1"),
        (s1(3).with("characters", vec!["blue", "blue", "green"]), "FUJ-SET-1"),
        (s1(3).with("skills", vec!["scout", "scout", "manager"]), "FUJ-SET-2"),
        (s1(3).with("skills", vec!["scout", "manager"]), "FUJ-SET-2"),
        (Table::new(3).with("scenario", "S8"), "FUJ-SET-7"),
        (Table::new(3).with("colour", "red"), "FUJ-SET-7"),
        (s1(3).with("level", 5), "FUJ-SET-16"),
        (s1(3).with("level", 0), "FUJ-SET-16"),
        (s1(3).with("two_players", "dummy"), "FUJ-2P-1"),
        (s1(3).with("comrade_mode", "always"), "FUJ-K03-4"),
        (s1(3).with("chat", "shouting"), "FUJ-COM-12"),
        (s1(3).with("thrill", "very"), "FUJ-VAR-1"),
    ];
    for (table, rule) in cases {
        assert_eq!(refused(&table), rule, "{table:?}");
    }
    let chosen = s1(2).with("skills", vec!["scout", "tinkerer"]).with("characters", vec!["black", "green"]);
    let state = start(&chosen, 1);
    assert_eq!((state.sheets()[0].skill, state.sheets()[1].skill), (Skill::Scout, Skill::Tinkerer));
    assert_eq!((state.sheets()[0].character, state.sheets()[1].character), (Character::Black, Character::Green));
    for seed in 0..20 {
        let state = start(&s1(4), seed);
        let mut skills: Vec<_> = state.sheets().iter().map(|sheet| sheet.skill).collect();
        skills.sort();
        skills.dedup();
        assert_eq!(skills.len(), 4, "FUJ-SET-2: no skill twice");
    }
}

/// FUJ-SET-3: the skill says how many cards are dealt face up, the rest is the pile; FUJ-SET-4: manager and tinkerer
/// choose what to keep, the others go under the pile in the order dealt.
#[test]
fn equipment_is_dealt_and_kept() {
    let table = s1(3).with("skills", vec!["manager", "scout", "tinkerer"]);
    let mut state = start(&table, 3);
    assert_eq!(state.sheets().map(|sheet| sheet.cards.len()), [4, 2, 3, 0]);
    assert_eq!(state.pile().cards().len(), 6);
    assert_eq!(state.step(), Step::Keep(Member::of(Seat(0))));
    let dealt: Vec<Equipment> = state.dealt(Member::of(Seat(0))).collect();
    let kept: EquipmentSet = [dealt[1], dealt[3]].into_iter().collect();
    let one: EquipmentSet = [dealt[0]].into_iter().collect();
    let refusal = Fuji::check(&state, Seat(0), &fuji::Action::Keep(one)).expect_err("two are kept");
    assert_eq!(refusal.rule.as_str(), "FUJ-SET-4");
    Fuji::play(&mut state, Seat(0), &fuji::Action::Keep(kept), &mut Dice::fast(0), &mut Silent);
    assert_eq!(state.sheets()[0].cards, kept);
    assert_eq!(state.pile().cards()[6..], [dealt[0], dealt[2]], "under the pile in the order dealt");
    assert_eq!(Fuji::view(&state, kernel::Audience::Spectator).pile.bottom, [dealt[0], dealt[2]]);
    assert_eq!(Fuji::turn(&state), Turn::of(Seat(2)), "the tinkerer is next");
}

/// FUJ-SET-5: five or six dice as the skill says; FUJ-SET-6, FUJ-RUL-3: the missing one is drawn and announced.
#[test]
fn dice_are_handed_out() {
    let table = s1(3).with("skills", vec!["scout", "comrade", "survivalist"]);
    let setup = Fuji::setup(&table, Fuji::base_edition()).expect("sound");
    let mut missing = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let mut events: Vec<Told<Event>> = Vec::new();
        let state = Fuji::start(&setup, &mut Dice::fast(seed), &mut events);
        assert_eq!([0, 1, 2].map(|set| state.tray().held[set].len()), [5, 6, 5]);
        let announced = events.iter().filter(|told| told.rule.as_str() == "FUJ-SET-6").count();
        assert_eq!(announced, 2);
        missing.extend(DiceSet::whole(0).minus(state.tray().held[0]).first());
    }
    assert_eq!(missing.len(), 6, "any of the six can be missing");
}

/// FUJ-SET-7, FUJ-SET-18, FUJ-SET-8, FUJ-SET-9, FUJ-SET-10, FUJ-SET-11, FUJ-SET-12, FUJ-RUL-2: the map as the scenario
/// shows it.
#[test]
fn the_map_is_laid() {
    for scenario in ["S1", "S2", "S3", "S4", "S5", "S6", "S7"] {
        for seats in [3, 4] {
            let state = set_up(&Table::new(seats).with("scenario", scenario), 5);
            let ground = state.ground();
            let villages = ground.villages_for(seats);
            assert_eq!(villages.contains(ground.fourth_village), seats == 4, "FUJ-SET-10");
            let cards = ground.landscapes.or(villages);
            for cell in cards.iter() {
                let card = state.land().cards[cell.index()].expect("a card on every position");
                let village = state.edition().terrain(card).id.starts_with('V');
                assert_eq!(village, villages.contains(cell), "{scenario} {cell}");
            }
            let mut laid: Vec<_> = state.land().cards.iter().flatten().collect();
            assert_eq!(laid.len() as u32, cards.len());
            laid.sort();
            laid.dedup();
            assert_eq!(laid.len() as u32, cards.len(), "no card twice");
            assert_eq!(state.land().lava.iter().collect::<Vec<_>>(), [ground.volcano], "FUJ-SET-18");
            assert_eq!(state.land().equipment, ground.equipment);
            assert_eq!((state.land().single, state.land().double.len()), (ground.eruptions, 0));
        }
    }
    let order = |seed| set_up(&s1(3), seed).land().cards;
    assert_ne!(order(1), order(2), "FUJ-SET-8: the landscape cards are shuffled");
    let drawn: std::collections::BTreeSet<u8> =
        (0..60).map(|seed| start(&Table::new(3), seed).options().scenario).collect();
    assert_eq!(drawn.len(), 7, "FUJ-SET-7: any scenario can be drawn");
}

/// FUJ-SET-13, FUJ-SET-14: where the pawns start; FUJ-SET-15: with full health.
#[test]
fn pawns_start_on_white_and_grey() {
    let three = set_up(&s1(3), 5);
    assert!(three.members().all(|member| three.sheet(member).pawn == cell("3,1")));
    assert!(three.sheets().iter().all(|sheet| sheet.health == 0 && sheet.injuries.is_empty()));
    let four = set_up(&s1(4), 5);
    let places = four.sheets().map(|sheet| sheet.pawn.to_string());
    assert_eq!(places, ["3,1", "3,0", "3,1", "3,0"]);
    let mut chosen = start(&s1(4), 5);
    let mut dice = Dice::fast(1);
    Fuji::play(&mut chosen, Seat(1), &"white b c".parse().expect("an action"), &mut dice, &mut Silent);
    for seat in [0, 2, 3] {
        Fuji::play(&mut chosen, Seat(seat), &fuji::Action::Accept, &mut dice, &mut Silent);
    }
    assert_eq!(chosen.sheets().map(|sheet| sheet.pawn.to_string()), ["3,0", "3,1", "3,1", "3,0"]);
}

/// FUJ-VAR-1: extreme thrill turns the token nearest to the village to its two symbols, at any level.
#[test]
fn extreme_thrill() {
    for (scenario, thrill) in
        [("S1", "10,1"), ("S2", "8,3"), ("S3", "7,0"), ("S4", "11,1"), ("S5", "7,1"), ("S6", "7,4"), ("S7", "7,2")]
    {
        let state = set_up(&Table::new(3).with("scenario", scenario).with("thrill", true).with("level", 4), 2);
        assert_eq!(state.land().double.iter().collect::<Vec<_>>(), [cell(thrill)]);
        assert_eq!(state.land().single.len(), 1);
    }
}

/// FUJ-2B-1: the third pawn gets an unused skill with six dice, agreed by both, and its own equipment.
#[test]
fn the_third_pawn_joins() {
    let table = s1(2).with("two_players", "third_pawn").with("skills", vec!["gatherer", "scout"]);
    let mut state = start(&table, 4);
    assert_eq!(state.step(), Step::ThirdSkill);
    for (skill, rule) in [("gatherer", "FUJ-2B-1"), ("tinkerer", "FUJ-2B-1")] {
        let action = format!("third {skill}").parse().expect("an action");
        assert_eq!(Fuji::check(&state, Seat(0), &action).expect_err("not for the third pawn").rule.as_str(), rule);
    }
    let mut dice = Dice::fast(1);
    Fuji::play(&mut state, Seat(0), &"third manager".parse().expect("an action"), &mut dice, &mut Silent);
    Fuji::play(&mut state, Seat(1), &fuji::Action::Accept, &mut dice, &mut Silent);
    assert_eq!(state.sheet(Member::THIRD).skill, Skill::Manager);
    assert_eq!(state.sheet(Member::THIRD).cards.len(), 4);
    assert_eq!(state.step(), Step::Keep(Member::THIRD));
    assert_eq!(state.tray().held[2].len(), 6);
    assert_eq!(state.sheet(Member::THIRD).pawn, cell("3,1"));
}

/// FUJ-RUL-47: the lava clocks of the scenarios, and with them the last turn of each.
#[test]
fn scenarios_end_in_time() {
    let last = Fuji::base_edition().grounds.iter().map(|ground| ground.last_turn).collect::<Vec<_>>();
    assert_eq!(last, [11, 12, 12, 12, 9, 15, 10]);
    let clocks = |scenario: usize, row: u8| -> String {
        let ground = &Fuji::base_edition().grounds[scenario];
        let clock = |column| Cell::at(column, row).and_then(|cell| ground.lava_clock(cell));
        (0..14)
            .map(|column| clock(column).map_or(".".to_owned(), |clock| clock.to_string()))
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert_eq!(clocks(0, 1), "0 1 2 3 4 5 6 7 8 9 10 . . .");
    assert_eq!(clocks(2, 3), ". . . 4 5 . . . 11 . . . . .");
    assert_eq!(clocks(3, 0), ". . . 4 5 6 . . . 10 11 12 . .");
    assert_eq!(clocks(4, 0), "9 8 7 6 5 6 7 8 9 . . . . .");
    assert_eq!(clocks(6, 2), ". . 5 4 3 4 . 8 9 . . . . .");
}

/// FUJ-SET-2: by choice, each player takes a skill that is still there, in seat order, and nobody sees a skill before.
#[test]
fn players_take_their_skills() {
    for (table, after) in [
        (s1(3).with("skills", "choose"), Step::Plan),
        (s1(4).with("skills", "choose"), Step::Pairs),
        (s1(2).with("skills", "choose").with("two_players", "third_pawn"), Step::ThirdSkill),
    ] {
        let mut state = start(&table, 3);
        let skills = [Skill::Survivalist, Skill::Comrade, Skill::Gatherer, Skill::Scout];
        for (number, &skill) in skills.iter().enumerate().take(usize::from(table.seats)) {
            let seat = Seat(number as u8);
            assert_eq!(state.step(), Step::Skill(Member::of(seat)));
            assert_eq!(Fuji::turn(&state).deciders().iter().collect::<Vec<_>>(), [seat]);
            let view = Fuji::view(&state, kernel::Audience::Spectator);
            assert!(view.members.iter().skip(number).all(|one| one.skill.is_none() && one.dice.known.is_empty()));
            let mut listed = Vec::new();
            Fuji::actions(&state, seat, &mut listed);
            assert_eq!(listed.len(), 6 - number);
            if number > 0 {
                let taken = Fuji::check(&state, seat, &Action::TakeSkill(skills[0])).expect_err("taken");
                assert_eq!(taken.rule.as_str(), "FUJ-SET-2");
            }
            Fuji::play(&mut state, seat, &Action::TakeSkill(skill), &mut Dice::fast(4), &mut Silent);
            assert_eq!(state.sheet(Member::of(seat)).skill, skill);
        }
        assert_eq!(state.step(), after);
    }
    let before = Fuji::about().oldest;
    let edition = Fuji::base_edition_under(before);
    let refusal = Fuji::setup_under(before, &s1(3).with("skills", "choose"), edition).expect_err("not yet known");
    assert_eq!(refusal.rule.as_str(), "FUJ-SET-2");
}
