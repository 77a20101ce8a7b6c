//! The board as text, for the terminal.

use crate::cell::{COLUMNS, Cell, ROWS};
use crate::view::{CardView, DiceView, MemberView, View};
use crate::words::words;
use kernel::{Fact, Lang, Nameless, Phrase, Seat, facts, seat_name};
use std::fmt::Write as _;

/// A view as text: every card with its condition, the pawns and markers on it, then everybody's pieces.
pub(crate) fn sketch(view: &View, lang: Lang) -> String {
    let mut out = wrapped(&heading(view, lang)).join("\n  ");
    out.push('\n');
    out.push_str(&map(view));
    for member in &view.members {
        out.push_str(&member_lines(member, lang));
    }
    if let Some(dummy) = &view.dummy {
        let _ = writeln!(out, "{}: {}", words().label(lang, "label-dummy"), dice(dummy));
    }
    out.truncate(out.trim_end().len());
    out
}

fn heading(view: &View, lang: Lang) -> String {
    let facts = facts![
        scenario = Fact::label(format!("label-scenario-{}", view.table.scenario.to_lowercase())),
        level = view.table.level,
        turn = view.turn,
        phase = Fact::label(format!("label-phase-{}", view.phase)),
        step = Fact::label(format!("label-step-{}", view.step)),
    ];
    words().say(lang, &Phrase::new("label-heading", facts), &Nameless)
}

/// Cards are six characters wide: the condition, `*` for a bonus, `q` for equipment, `!` for an eruption token.
fn map(view: &View) -> String {
    let at = |column: u8, row: u8| {
        let cell = Cell::at(column, row)?;
        view.map.iter().find(|card| card.at == cell)
    };
    let columns = view.map.iter().map(|card| card.at.column()).max().unwrap_or(0).min(COLUMNS - 1);
    let rows = view.map.iter().map(|card| card.at.row()).max().unwrap_or(0).min(ROWS - 1);
    let mut out = String::new();
    for row in 0..=rows {
        let cards: Vec<Option<&CardView>> = (0..=columns).map(|column| at(column, row)).collect();
        let upper: String = cards.iter().map(|card| format!("{:<7}", card.map_or(String::new(), upper_half))).collect();
        let lower: String = cards
            .iter()
            .map(|card| format!("{:<7}", card.map_or(String::new(), |card| lower_half(view, card))))
            .collect();
        let _ = writeln!(out, "{}\n{}", upper.trim_end(), lower.trim_end());
    }
    out
}

fn upper_half(card: &CardView) -> String {
    match (card.lava, card.kind, &card.condition) {
        (true, _, _) => "~~~~~~".to_owned(),
        (_, "rubble", _) => "######".to_owned(),
        (_, kind, Some(condition)) => {
            let condition: String = condition.replace("2.4.6", "ev").replace("1.3.5", "od");
            if kind == "village" { format!("<{condition}>") } else { condition }
        }
        (false, _, None) => "?".to_owned(),
    }
}

fn lower_half(view: &View, card: &CardView) -> String {
    if card.lava {
        return "~~~~~~".to_owned();
    }
    let mut marks = String::new();
    let tokens = [("*", card.bonus), ("q", card.equipment), ("!", card.eruption == 1), ("!!", card.eruption == 2)];
    tokens.iter().filter(|(_, there)| *there).for_each(|(mark, _)| marks.push_str(mark));
    for member in view.members.iter().filter(|member| member.pawn == card.at) {
        marks.push(member.member.letter().to_ascii_uppercase());
    }
    for member in view.members.iter().filter(|member| member.marker == Some(card.at)) {
        marks.push(member.member.letter());
    }
    if marks.is_empty() { "·".to_owned() } else { marks.chars().take(6).collect() }
}

fn member_lines(member: &MemberView, lang: Lang) -> String {
    let name = match member.member.seat() {
        Some(Seat(seat)) => seat_name(lang, Seat(seat), &Nameless),
        None => words().label(lang, "label-third-pawn"),
    };
    let text = |key: String| words().label(lang, &key);
    let skill = member.skill.map_or("?".to_owned(), |skill| text(format!("label-{}", skill.key())));
    let cards: Vec<String> =
        member.cards.iter().map(|card| text(format!("label-{}", card.key().replace('_', "-")))).collect();
    let injuries: Vec<String> =
        member.injuries.iter().map(|slot| text(format!("label-injury-{}", slot.key()))).collect();
    let facts = facts![
        letter = member.member.to_string(),
        name,
        skill,
        health = member.health,
        bars = member.bars,
        injuries = if injuries.is_empty() { "–".to_owned() } else { injuries.join(", ") },
        cards = if cards.is_empty() { "–".to_owned() } else { cards.join(", ") },
        dice = dice(&member.dice),
    ];
    let line = |key: &str| words().say(lang, &Phrase::new(key, facts.clone()), &Nameless);
    let lines = [line("label-member"), line("label-member-cards"), line("label-member-dice")];
    lines.iter().flat_map(|line| wrapped(line)).collect::<Vec<_>>().join("\n").replace("\n", "\n  ") + "\n"
}

/// A line wrapped to the width of the terminal.
fn wrapped(line: &str) -> Vec<String> {
    let mut pieces = vec![String::new()];
    for word in line.split(' ') {
        let last = pieces.last_mut().expect("there is always a piece");
        if last.is_empty() {
            last.push_str(word);
        } else if last.chars().count() + 1 + word.chars().count() <= 96 {
            last.push(' ');
            last.push_str(word);
        } else {
            pieces.push(word.to_owned());
        }
    }
    pieces
}

fn dice(dice: &DiceView) -> String {
    let mut shown: Vec<String> = dice
        .known
        .iter()
        .map(|die| {
            let mark = if die.aside {
                "_"
            } else if die.lent {
                "'"
            } else {
                ""
            };
            format!("{}={}{}{mark}", die.die, die.value, die.colour.letter())
        })
        .collect();
    shown.extend(std::iter::repeat_n("?".to_owned(), usize::from(dice.hidden[0] + dice.hidden[1])));
    if shown.is_empty() { "–".to_owned() } else { shown.join(" ") }
}
