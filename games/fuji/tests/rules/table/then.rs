//! What a row says holds at its end.

use super::{Case, seat};
use fuji::action::Action;
use fuji::cards::{Equipment, Injury};
use fuji::cell::Cell;
use fuji::dice::{DiceSet, Die};
use fuji::member::Member;
use fuji::state::Step;
use fuji::{Fuji, View};
use kernel::{Audience, Game, Turn};
use testkit::table::Row;

/// Checks one expectation.
pub(crate) fn check(case: &Case, wanted: &str, row: &Row) {
    if let Some(rule) = wanted.strip_prefix("refused ") {
        let found = case.refused.as_ref().map_or("not refused", |refusal| refusal.rule.as_str());
        assert_eq!(found, rule, "{}", row.text());
        return;
    }
    assert!(case.refused.is_none(), "{}: refused by {}", row.text(), case.refused.as_ref().expect("just seen"));
    let words: Vec<&str> = wanted.split_whitespace().collect();
    let holds = match words.as_slice() {
        ["ok"] => true,
        ["says", ..] => {
            let text = wanted.strip_prefix("says ").expect("just seen");
            assert!(case.said().contains(text), "{}: nobody says {text:?} in\n{}", row.text(), case.said());
            true
        }
        ["silent", ..] => !case.said().contains(wanted.strip_prefix("silent ").expect("just seen")),
        ["cites", rule] => case.events.iter().any(|told| told.rule.as_str() == *rule),
        ["step", name] => Fuji::view(&case.state, Audience::Spectator).step == *name,
        ["spoken", who, count] => hints(case, who, row, |_| true) == *count,
        ["old", who, count] => hints(case, who, row, |aged| aged) == *count,
        ["turn", number] => case.state.turn().to_string() == *number,
        ["won"] => case.state.step() == Step::Won,
        ["lost"] => matches!(case.state.step(), Step::Lost(_)),
        ["score", points] => {
            matches!(Fuji::turn(&case.state), Turn::Over(outcome) if outcome.standings().iter().all(|standing| standing.score.to_string() == *points))
        }
        ["burnt", cells @ ..] => cells.iter().all(|at| case.state.land().lava.contains(cell(at, row))),
        ["safe", cells @ ..] => cells.iter().all(|at| !case.state.land().lava.contains(cell(at, row))),
        ["token", at] => case.state.land().equipment.contains(cell(at, row)),
        ["no-token", at] => !case.state.land().equipment.contains(cell(at, row)),
        ["eruption", at] => case.state.land().single.or(case.state.land().double).contains(cell(at, row)),
        ["no-eruption", at] => !case.state.land().single.or(case.state.land().double).contains(cell(at, row)),
        ["card", at, name] => {
            case.state.land().cards[cell(at, row).index()].map(|card| case.state.edition().terrain(card).id.as_str())
                == Some(*name)
        }
        ["deciders", letters @ ..] => {
            let deciders = Fuji::turn(&case.state).deciders();
            letters.iter().map(|letter| seat(letter, row)).collect::<kernel::Seats>() == deciders
        }
        ["waited", letters @ ..] => {
            letters.iter().map(|letter| seat(letter, row)).collect::<kernel::Seats>() == Fuji::waited(&case.state)
        }
        ["copied", card] => Fuji::view(&case.state, Audience::Spectator).knife.map(Equipment::key) == Some(*card),
        ["spectator", "sees", die] => sees(&Fuji::view(&case.state, Audience::Spectator), die),
        ["spectator", "blind", die] => !sees(&Fuji::view(&case.state, Audience::Spectator), die),
        [who, "may", ..] => listed(case, who, wanted, "may ", row),
        [who, "may-not", ..] => !listed(case, who, wanted, "may-not ", row),
        [who, "reads", member, card] => {
            let view = Fuji::view(&case.state, Audience::Seat(seat(who, row)));
            let card = Equipment::from_key(card).expect("a card");
            view.members.iter().any(|shown| shown.member.to_string() == *member && shown.cards.contains(card))
        }
        [who, "remembers", die] => remembers(&Fuji::view(&case.state, Audience::Seat(seat(who, row))), die),
        [who, "beholds", die] => {
            let view = Fuji::view(&case.state, Audience::Seat(seat(who, row)));
            sees(&view, die) && !remembers(&view, die)
        }
        [who, "sees", die] => sees(&Fuji::view(&case.state, Audience::Seat(seat(who, row))), die),
        [who, "blind", die] => !sees(&Fuji::view(&case.state, Audience::Seat(seat(who, row))), die),
        [who, what, rest @ ..] => about(case, who, what, rest, row),
        _ => panic!("{}: {wanted:?} is no expectation", row.text()),
    };
    assert!(holds, "{}: not true: {wanted}\n{}\n{:#?}", row.text(), case.said(), case.state.sheets());
}

fn cell(word: &str, row: &Row) -> Cell {
    word.parse().unwrap_or_else(|()| panic!("{}: {word:?} is no position", row.text()))
}

fn listed(case: &Case, who: &str, wanted: &str, verb: &str, row: &Row) -> bool {
    let (_, action) = wanted.split_once(verb).expect("just seen");
    let action: Action = action.trim().parse().unwrap_or_else(|fault| panic!("{}: {fault}", row.text()));
    let seat = seat(who, row);
    let mut actions = Vec::new();
    if Fuji::turn(&case.state).deciders().contains(seat) {
        Fuji::actions(&case.state, seat, &mut actions);
    }
    actions.contains(&action)
}

/// How many hints of a seat are on the table, of those wanted.
fn hints(case: &Case, who: &str, row: &Row, wanted: fn(bool) -> bool) -> String {
    let speaker = seat(who, row);
    let view = Fuji::view(&case.state, Audience::Spectator);
    view.hints.iter().filter(|hint| hint.seat == speaker && wanted(hint.aged)).count().to_string()
}

fn remembers(view: &View, die: &str) -> bool {
    let wanted: Die = die.parse().expect("a die");
    let everybody = view.members.iter().map(|member| &member.dice).chain(&view.dummy);
    everybody.flat_map(|dice| &dice.known).any(|seen| seen.die == wanted && seen.remembered)
}

fn sees(view: &View, die: &str) -> bool {
    let wanted: Die = die.parse().expect("a die");
    let everybody = view.members.iter().map(|member| &member.dice).chain(&view.dummy);
    everybody.flat_map(|dice| &dice.known).any(|seen| seen.die == wanted)
}

/// An expectation about a member.
fn about(case: &Case, who: &str, what: &str, rest: &[&str], row: &Row) -> bool {
    let state = &case.state;
    let member: Member = who.parse().unwrap_or_else(|()| panic!("{}: {who:?} is nobody", row.text()));
    let sheet = state.sheet(member);
    let nothing = rest == ["-"];
    let text = rest.join(" ");
    match what {
        "at" => sheet.pawn == cell(rest[0], row),
        "marker" if nothing => sheet.marker.is_none(),
        "marker" => sheet.marker == Some(cell(rest[0], row)),
        "health" => sheet.health.to_string() == text,
        "bars" => sheet.bars.to_string() == text,
        "rerolls" => state.round().entitled[member.index()].to_string() == text,
        "hurt" => sheet.injuries.iter().map(Injury::key).eq(rest.iter().copied().filter(|word| *word != "-")),
        "cards" => sheet.cards.iter().map(Equipment::key).eq(rest.iter().copied().filter(|word| *word != "-")),
        "tilted" => sheet.tilted.iter().map(Equipment::key).eq(rest.iter().copied().filter(|word| *word != "-")),
        "dice" => {
            let own = state.tray().in_game().and(DiceSet::whole(member.index()));
            own.iter().map(|die| state.tray().value(die).to_string()).collect::<Vec<_>>().join(" ") == text
        }
        "holds" => state.tray().hand(member.index()).len().to_string() == text,
        "ready" => member.seat().is_some_and(|seat| state.phase().ready.contains(seat)),
        "not-ready" => member.seat().is_some_and(|seat| !state.phase().ready.contains(seat)),
        _ => panic!("{}: {what:?} is no expectation", row.text()),
    }
}
