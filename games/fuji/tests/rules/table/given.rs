//! The states that rows start from.

use super::{Case, steps};
use fuji::cards::{Equipment, EquipmentSet, Injury, Skill};
use fuji::cell::{Cell, CellSet};
use fuji::dice::{DiceSet, Die};
use fuji::member::Member;
use fuji::state::{Pile, Step};
use fuji::tray::Tray;
use fuji::{Fuji, State};
use kernel::{Dice, Game, RulesVersion, Silent, Table};
use testkit::examples::Film;
use testkit::table::Row;

/// A calm state, edited as the row says.
pub(crate) fn build(text: &str, row: &Row) -> Case {
    let mut table = Table::new(3).with("scenario", "S1").with("level", 1);
    let mut edits = Vec::new();
    let mut rules = Fuji::about().rules;
    for step in steps(text) {
        match step.split_whitespace().collect::<Vec<_>>().as_slice() {
            ["since" | "until", version] => rules = RulesVersion(version.parse().expect("a version of the rules")),
            ["players", count] => table.seats = count.parse().expect("a number of players"),
            ["variant", "B"] => table = Table { seats: 2, ..table }.with("two_players", "third_pawn"),
            ["variant", "A"] => table = Table { seats: 2, ..table }.with("two_players", "dummy"),
            ["on", scenario] => table = table.with("scenario", *scenario),
            ["level", level] => table = table.with("level", level.parse::<u8>().expect("a level")),
            ["comrade-mode", mode] => table = table.with("comrade_mode", *mode),
            ["thrill"] => table = table.with("thrill", true),
            _ => edits.push(step),
        }
    }
    let mut dice = Dice::fast(1).recording();
    let setup = Fuji::setup_under(rules, &table, Fuji::base_edition_under(Fuji::about().oldest))
        .unwrap_or_else(|refusal| panic!("{}: {refusal}", row.text()));
    let mut state = Fuji::start(&setup, &mut dice, &mut Silent);
    while state.step() != Step::Plan {
        let seat = Fuji::turn(&state).deciders().first().expect("somebody sets up");
        let action = Fuji::stand_in(&state, seat);
        Fuji::play(&mut state, seat, &action, &mut dice, &mut Silent);
    }
    calm(&mut state);
    let mut case = Case { film: Film::new(&state), state, events: Vec::new(), refused: None, dice };
    for edit in edits {
        apply(&mut case, edit, row);
    }
    case.events.clear();
    case.dice.take_drawn();
    case.film = Film::new(&case.state);
    case
}

/// No cards, no skills that matter, pawns apart, every die showing its own number, the terrain cards in order.
fn calm(state: &mut State) {
    let mut cards = (0..).map(|number| format!("L{:02}", number + 1));
    let ground = state.ground();
    for cell in ground.landscapes.iter() {
        state.parts().land.cards[cell.index()] = state.edition().terrain_named(&cards.next().expect("endless"));
    }
    let villages = ground.villages_for(state.options().seats);
    for (number, cell) in villages.iter().enumerate() {
        state.parts().land.cards[cell.index()] = state.edition().terrain_named(&format!("V{}", number + 1));
    }
    let start = ground.white;
    let places = [(0, 0), (1, 0), (2, 0), (0, 1)].map(|(right, down)| {
        Cell::at(start.column() + right, start.row() + down)
            .filter(|&cell| ground.landscapes.contains(cell))
            .unwrap_or(start)
    });
    *state.parts().tray = Tray::default();
    for member in state.members().collect::<Vec<_>>() {
        let parts = state.parts();
        let sheet = &mut parts.sheets[member.index()];
        sheet.skill = Skill::Manager;
        sheet.cards = EquipmentSet::empty();
        sheet.pawn = places[member.index()];
        state.parts().tray.held[member.index()] = DiceSet::whole(member.index());
    }
    *state.parts().pile = Pile::new(Equipment::ALL.iter().copied(), 0);
    for set in 0..state.set_count() {
        state.parts().tray.held[set] = DiceSet::whole(set);
        for number in 0..6 {
            state.parts().tray.values[Die::of(set, number).index()] = number as u8 + 1;
        }
    }
    if state.has_member(Member::THIRD) {
        state.parts().tray.far = state.edition().half(2, 1);
    }
    know(state);
}

/// Everybody knows the dice behind their own screen, and the dummy's open half.
fn know(state: &mut State) {
    state.parts().tray.known = Default::default();
    for die in state.tray().in_game().iter() {
        if let Some(seat) = state.tray().keeper(state.options(), die) {
            state.parts().tray.show_to(seat, DiceSet::one(die));
        }
    }
    if state.set_count() > usize::from(state.member_count()) {
        let open = state.edition().half(2, 1);
        state.parts().tray.show(open);
    }
}

fn apply(case: &mut Case, edit: &str, row: &Row) {
    let words: Vec<&str> = edit.split_whitespace().collect();
    let cell = |word: &str| word.parse::<Cell>().unwrap_or_else(|()| panic!("{}: {word:?} is no position", row.text()));
    let equipment =
        |word: &&str| Equipment::from_key(word).unwrap_or_else(|| panic!("{}: no card {word:?}", row.text()));
    match words.as_slice() {
        ["phase", phase] => return advance(case, phase.parse().expect("a phase"), row),
        ["do", ..] => return case.act(edit.strip_prefix("do ").expect("just seen"), row),
        ["turn", number] => *case.state.parts().turn = number.parse().expect("a number"),
        ["lava", cells @ ..] => {
            case.state.parts().land.lava = case.state.land().lava.or(cells.iter().map(|word| cell(word)).collect());
        }
        ["empty-pile"] => *case.state.parts().pile = Pile::new([], 0),
        ["no-tokens"] => {
            case.state.parts().land.equipment = CellSet::NONE;
            case.state.parts().land.single = CellSet::NONE;
        }
        ["card", at, name] => put_card(&mut case.state, cell(at), name),
        [what, who, rest @ ..] => {
            let member: Member = who.parse().unwrap_or_else(|()| panic!("{}: {edit:?}", row.text()));
            let sheet = &mut case.state.parts().sheets[member.index()];
            match *what {
                "at" => sheet.pawn = cell(rest[0]),
                "mark" => sheet.marker = Some(cell(rest[0])),
                "health" => sheet.health = rest[0].parse().expect("a space"),
                "bars" => sheet.bars = rest[0].parse().expect("a number"),
                "hurt" => {
                    sheet.injuries = rest.iter().map(|word| Injury::from_key(word).expect("an injury")).collect();
                    sheet.health = sheet.health.max(4 * rest.len() as u8);
                }
                "have" => sheet.cards = rest.iter().map(equipment).collect(),
                "tilted" => sheet.tilted = rest.iter().map(equipment).collect(),
                "skill" => sheet.skill = Skill::from_key(rest[0]).expect("a skill"),
                "dice" => set_dice(&mut case.state, member, rest),
                _ => panic!("{}: {edit:?} is no edit", row.text()),
            }
        }
        _ => panic!("{}: {edit:?} is no edit", row.text()),
    }
    let owned =
        case.state.members().fold(EquipmentSet::empty(), |all, member| all.union(case.state.sheet(member).cards));
    if !case.state.pile().cards().is_empty() {
        *case.state.parts().pile = Pile::new(Equipment::ALL.iter().copied().filter(|&card| !owned.contains(card)), 0);
    }
}

fn set_dice(state: &mut State, member: Member, values: &[&str]) {
    for (number, value) in values.iter().enumerate() {
        let die = Die::of(member.index(), number);
        let value: u8 = value.parse().expect("a value from 1 to 6");
        state.parts().tray.values[die.index()] = value;
        if value == 0 {
            let held = &mut state.parts().tray.held[member.index()];
            *held = held.minus(DiceSet::one(die));
        }
    }
}

/// Puts a terrain card on a position; what lay there goes where the card was, if it was on the map.
fn put_card(state: &mut State, at: Cell, name: &str) {
    let card = state.edition().terrain_named(name).expect("a terrain card");
    let there = state.land().cards[at.index()];
    if let Some(place) = state.land().cards.iter().position(|&other| other == Some(card)) {
        state.parts().land.cards[place] = there;
    }
    state.parts().land.cards[at.index()] = Some(card);
}

/// Plays on to a phase: members without a destination stay, nobody re-rolls or uses anything.
fn advance(case: &mut Case, phase: u8, row: &Row) {
    while case.state.phase_number() < phase {
        match case.state.step() {
            Step::Plan => {
                for member in case.state.members().collect::<Vec<_>>() {
                    let pawn = case.state.sheet(member).pawn;
                    case.state.parts().sheets[member.index()].marker.get_or_insert(pawn);
                }
                case.act("all ready", row);
            }
            Step::Reroll => case.act("all done", row),
            Step::Gear => case.act("all ready", row),
            other => panic!("{}: no phase {phase} after {other:?}", row.text()),
        }
        assert!(case.refused.is_none(), "{}: {:?}", row.text(), case.refused);
    }
}
