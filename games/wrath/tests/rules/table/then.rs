//! What a row says holds at its end.

use super::given::{seat_number, tile};
use super::{Outcome, reads_well};
use kernel::{Audience, Game, Seat, Turn};
use testkit::examples::Film;
use testkit::table::Row;
use wrath::{Action, Cell, Place, PlayerView, Species, State, View, Wrath};

/// Compares the `then` cell with what came out.
pub(crate) fn check(row: &Row, outcome: &Outcome) {
    let facts: Vec<&str> = row.cell("then").split("; ").filter(|fact| !fact.is_empty()).collect();
    assert!(!facts.is_empty(), "a row without a result tests nothing: {}", row.text());
    let refused = facts.iter().any(|fact| fact.starts_with("refused "));
    if let (Some(refusal), false) = (&outcome.refusal, refused) {
        panic!("refused: {refusal}: {}", row.text());
    }
    for fact in facts {
        let wrong = wrong(fact, outcome);
        assert!(wrong.is_none(), "{fact}: {}\n{}", wrong.unwrap_or_default(), row.text());
    }
}

fn wrong(fact: &str, outcome: &Outcome) -> Option<String> {
    if let Some(rule) = fact.strip_prefix("refused ") {
        return refused(rule, outcome);
    }
    if let Some(rule) = fact.strip_prefix("tells ") {
        let told: Vec<&str> = outcome.told.iter().map(|told| told.rule.as_str()).collect();
        return (!told.contains(&rule)).then(|| format!("told {told:?}"));
    }
    let state = outcome.state.as_ref().expect("a game that was set up");
    if let Some(action) = fact.strip_prefix("can ") {
        return cannot(state, action).map(|reason| format!("refused by {reason}"));
    }
    if let Some(rest) = fact.strip_prefix("cannot ") {
        let (action, rule) = rest.split_once(": ").expect("cannot ACTION: RULE");
        let reason = cannot(state, action);
        return differs(&reason.unwrap_or_default(), rule);
    }
    if let Some(rest) = fact.strip_prefix("choices ") {
        return choices(state, rest);
    }
    let view = Wrath::view(state, Audience::Spectator);
    table_fact(fact, state, &view).unwrap_or_else(|| panic!("{fact:?} is not understood"))
}

/// Films what the row claims about actions that nobody takes.
pub(crate) fn film_asks(row: &Row, state: &State, film: &mut Film<Wrath>) {
    let seat = state.active();
    for fact in row.cell("then").split("; ") {
        if let Some(action) = fact.strip_prefix("can ") {
            film.ask(seat, action, None);
        } else if let Some((action, rule)) = fact.strip_prefix("cannot ").and_then(|rest| rest.split_once(": ")) {
            film.ask(seat, action, Some(rule));
        } else if let Some((prefix, choices)) = fact.strip_prefix("choices ").and_then(|rest| rest.split_once(" = ")) {
            let choices = choices.split(" | ").filter(|choice| *choice != "none");
            choices.for_each(|choice| film.ask(seat, &format!("{prefix} {choice}"), None));
        }
    }
}

fn refused(rule: &str, outcome: &Outcome) -> Option<String> {
    let Some(refusal) = &outcome.refusal else { return Some("not refused".to_owned()) };
    reads_well(refusal);
    differs(refusal.rule.as_str(), rule)
}

fn differs(found: &str, wanted: &str) -> Option<String> {
    (found != wanted).then(|| format!("found {found}"))
}

pub(crate) fn listed(state: &State) -> Vec<String> {
    let mut actions = Vec::new();
    Wrath::actions(state, state.active(), &mut actions);
    actions.iter().map(Action::to_string).collect()
}

/// The rule that forbids an action. Listing and checking must agree.
fn cannot(state: &State, action: &str) -> Option<String> {
    let result = Wrath::check(state, state.active(), &action.parse().expect("an action"));
    assert_eq!(result.is_ok(), listed(state).contains(&action.to_owned()), "{action} is listed or accepted, not both");
    result.err().map(|refusal| refusal.rule.to_string())
}

/// `PREFIX = a | b`: the choices that start with the prefix are exactly these.
fn choices(state: &State, fact: &str) -> Option<String> {
    let (prefix, wanted) = fact.split_once(" = ").expect("choices PREFIX = ...");
    let all = listed(state);
    let mut found: Vec<&str> = all.iter().filter_map(|action| action.strip_prefix(prefix)).map(str::trim).collect();
    found.sort_unstable();
    let mut wanted: Vec<&str> = wanted.split(" | ").filter(|choice| *choice != "none").collect();
    wanted.sort_unstable();
    (found != wanted).then(|| format!("found {found:?}"))
}

/// A fact about the table; `None` if it is not understood.
fn table_fact(fact: &str, state: &State, view: &View) -> Option<Option<String>> {
    let words: Vec<&str> = fact.split(' ').collect();
    let (found, wanted) = match words.as_slice() {
        ["step", step @ ..] => (serde_json::to_string(&view.step).ok()?, format!("{:?}", step.join("_"))),
        ["turn", seat] => (view.active.to_string(), seat_number(seat).to_string()),
        ["turns", number] => (view.turns.to_string(), (*number).to_owned()),
        ["rolls", number] => (view.rolls.to_string(), (*number).to_owned()),
        ["dice", "none"] => (view.dice.to_string(), String::new()),
        ["dice", faces @ ..] => (view.dice.to_string(), faces.join(" ")),
        ["target", points] => (view.target.to_string(), (*points).to_owned()),
        ["spaces", number] => (view.spaces.to_string(), (*number).to_owned()),
        ["taken", number] => (view.taken.to_string(), (*number).to_owned()),
        ["land", rows @ ..] => (view.tiles.map(wrath::Tile::word).join(" "), spelled(rows)),
        ["species", species @ ..] => (names(view), species.join(" ")),
        ["left", species, number] => (left(view, species), (*number).to_owned()),
        ["place", places @ ..] => (table_places(view), places.join(" ")),
        ["ranking", places @ ..] => (ranking(state), places.join(" ")),
        ["region", cell, "has", cells @ ..] => (region(state, cell), cells.join(" ")),
        ["strengths", cell, numbers @ ..] => (strengths(view, cell), numbers.join(" ")),
        [seat, fact @ ..] => player_fact(view, seat_number(seat), fact)?,
        [] => return None,
    };
    Some(differs(&found, &wanted))
}

fn player_fact(view: &View, seat: usize, fact: &[&str]) -> Option<(String, String)> {
    let player = &view.players[seat];
    let pair = match fact {
        ["score", points] => (player.score.to_string(), (*points).to_owned()),
        ["bases", number] => (player.bases_left.to_string(), (*number).to_owned()),
        ["holds", spaces] => (player.spaces_held.to_string(), (*spaces).to_owned()),
        ["supreme", yes] => (player.supreme_worshipper.to_string(), (*yes).to_owned()),
        [what, "at", place] => match what.parse::<u8>() {
            Ok(people) => (people_at(player, place).to_string(), people.to_string()),
            Err(_) => (dinosaurs_at(view, seat, place, what), "1".to_owned()),
        },
        [number, what, "at", place] => (dinosaurs_at(view, seat, place, what), (*number).to_owned()),
        _ => return None,
    };
    Some(pair)
}

fn people_at(player: &PlayerView, place: &str) -> u8 {
    match place.parse().expect("a place") {
        Place::Reserve => player.reserve,
        Place::Egg => player.egg,
        Place::Volcano => player.volcano,
        Place::Tile(cell) => player.land[cell.index()],
    }
}

fn dinosaurs_at(view: &View, seat: usize, place: &str, species: &str) -> String {
    let species: Species = species.parse().expect("a species");
    let place = place.parse().expect("a place");
    view.dinosaurs_at(Seat(seat as u8), place).filter(|&known| known == species).count().to_string()
}

fn spelled(rows: &[&str]) -> String {
    rows.concat().chars().map(tile).collect::<Vec<&str>>().join(" ")
}

fn names(view: &View) -> String {
    view.species.iter().map(|known| known.species.word()).collect::<Vec<&str>>().join(" ")
}

fn left(view: &View, species: &str) -> String {
    let known = view.species.iter().find(|known| known.species.word() == species);
    known.map_or("not in play".to_owned(), |known| known.left.to_string())
}

fn table_places(view: &View) -> String {
    view.players.iter().map(|player| player.place.to_string()).collect::<Vec<String>>().join(" ")
}

/// The final ranks by seat.
fn ranking(state: &State) -> String {
    let Turn::Over(outcome) = Wrath::turn(state) else { return "not over".to_owned() };
    outcome.standings().iter().map(|standing| standing.place.to_string()).collect::<Vec<String>>().join(" ")
}

/// How strong the seats are in the region of a cell, as the view shows it.
fn strengths(view: &View, cell: &str) -> String {
    let cell: Cell = cell.parse().expect("a cell");
    let region = view.regions.iter().find(|region| region.cells.contains(cell));
    let numbers = region.map_or(Vec::new(), |region| region.strengths.iter().map(ToString::to_string).collect());
    numbers.join(" ")
}

fn region(state: &State, cell: &str) -> String {
    let cell: Cell = cell.parse().expect("a cell");
    state.land().region(cell).iter().map(|cell| cell.to_string()).collect::<Vec<String>>().join(" ")
}
