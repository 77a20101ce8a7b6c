//! The board as text, for the terminal.

use crate::cell::{COLUMNS, Cell, ROWS};
use crate::member::Member;
use crate::view::{CardView, DiceView, MemberView, View};
use crate::words::words;
use kernel::{Fact, Facts, Page, Phrase, Seat, facts, padded};

/// The most letters that a card of the map takes, and the numbers of the rows.
const WIDEST: usize = 7;
const AXIS: usize = 2;
/// On a low page a map of more lines than this has one line for each row.
const LOW_MAP: usize = 8;

/// A view as text: every card with its condition, the pawns and markers on it, then everybody's pieces, the reader's
/// first. Columns and rows are numbered as the names of cards are written: `4,0` is column 4, row 0.
pub(crate) fn sketch(view: &View, page: &Page<'_>) -> String {
    let mut lines = page.wrapped(&heading(view, page), "  ");
    lines.extend(map(view, page));
    lines.extend(page.wrapped(&page.faint(&say(page, "sketch-legend", Facts::none())), "  "));
    for member in own_first(view, page) {
        lines.extend(member_lines(member, page));
    }
    if let Some(dummy) = &view.dummy {
        let line = format!("{}: {}", words().label(page.lang, "label-dummy"), dice(dummy));
        lines.extend(page.wrapped(&line, "    "));
    }
    lines.join("\n")
}

fn say(page: &Page<'_>, key: &str, facts: Facts) -> String {
    words().say(page.lang, &Phrase::new(key, facts), page.names)
}

fn own_first<'a>(view: &'a View, page: &Page<'_>) -> Vec<&'a MemberView> {
    let mut members: Vec<&MemberView> = view.members.iter().collect();
    let own = members.iter().position(|member| page.reader.is_some() && member.member.seat() == page.reader);
    members.rotate_left(own.unwrap_or(0));
    members
}

fn heading(view: &View, page: &Page<'_>) -> String {
    let facts = facts![
        scenario = Fact::label(format!("label-scenario-{}", view.table.scenario.to_lowercase())),
        level = view.table.level,
        turn = view.turn,
        phase = Fact::label(format!("label-phase-{}", view.phase)),
        step = Fact::label(format!("label-step-{}", view.step)),
    ];
    say(page, "label-heading", facts)
}

/// The cards: the condition, then a capital for a pawn and a small letter for a marker, `*` for a bonus, `q` for equipment, `!`
/// for an eruption token.
fn map(view: &View, page: &Page<'_>) -> Vec<String> {
    let at = |column: u8, row: u8| {
        let cell = Cell::at(column, row)?;
        view.map.iter().find(|card| card.at == cell)
    };
    let columns = view.map.iter().map(|card| card.at.column()).max().unwrap_or(0).min(COLUMNS - 1);
    let rows = view.map.iter().map(|card| card.at.row()).max().unwrap_or(0).min(ROWS - 1);
    let width = (page.width.saturating_sub(AXIS) / (usize::from(columns) + 1)).min(WIDEST);
    let closely = page.is_low() && 2 * usize::from(rows) + 3 > LOW_MAP;
    let numbers: String = (0..=columns).map(|column| padded(&column.to_string(), width)).collect();
    let mut lines = vec![page.faint(&format!("{:AXIS$}{}", "", numbers.trim_end()))];
    for row in 0..=rows {
        let cards: Vec<Option<&CardView>> = (0..=columns).map(|column| at(column, row)).collect();
        let drawn = |draw: &dyn Fn(&CardView) -> String| -> String {
            cards.iter().map(|card| padded(&card.map_or_else(String::new, draw), width)).collect()
        };
        let number = page.faint(&padded(&row.to_string(), AXIS));
        if closely {
            let both = |card: &CardView| {
                let ground = upper_half(card, width - 1);
                let room = (width - 1).saturating_sub(kernel::columns(&ground));
                ground + &marks(view, card, room, page)
            };
            lines.push(format!("{number}{}", drawn(&both)));
        } else {
            let upper = |card: &CardView| upper_half(card, width - 1);
            lines.push(format!("{number}{}", drawn(&upper)));
            lines.push(format!("{:AXIS$}{}", "", drawn(&|card| lower_half(view, card, width - 1, page))));
        }
    }
    lines.iter().map(|line| line.trim_end().to_owned()).collect()
}

fn upper_half(card: &CardView, width: usize) -> String {
    let filled = |letter: &str| letter.repeat(width.min(6));
    match (card.lava, card.kind, &card.condition) {
        (true, _, _) => filled("~"),
        (_, "rubble", _) => filled("#"),
        (_, kind, Some(condition)) => {
            let condition: String = condition.replace("2.4.6", "ev").replace("1.3.5", "od");
            let village = kind == "village" && condition.chars().count() + 2 <= width;
            if village { format!("<{condition}>") } else { condition }
        }
        (false, _, None) => "?".to_owned(),
    }
}

fn lower_half(view: &View, card: &CardView, width: usize, page: &Page<'_>) -> String {
    if card.lava {
        return "~".repeat(width.min(6));
    }
    let marks = marks(view, card, width, page);
    if marks.is_empty() { "·".to_owned() } else { marks }
}

/// What stands and lies on a card, as far as there is room for it.
fn marks(view: &View, card: &CardView, width: usize, page: &Page<'_>) -> String {
    if card.lava {
        return String::new();
    }
    let mut marks: Vec<(char, Option<Member>)> = Vec::new();
    let here = view.members.iter().filter(|member| member.pawn == card.at);
    marks.extend(here.map(|member| (member.member.letter().to_ascii_uppercase(), Some(member.member))));
    let marked = view.members.iter().filter(|member| member.marker == Some(card.at));
    marks.extend(marked.map(|member| (member.member.letter(), Some(member.member))));
    let tokens = [("*", card.bonus), ("q", card.equipment), ("!", card.eruption == 1), ("!!", card.eruption == 2)];
    marks.extend(tokens.iter().filter(|(_, there)| *there).flat_map(|(mark, _)| mark.chars().map(|mark| (mark, None))));
    let painted = |(mark, of): (char, Option<Member>)| match of.map(Member::seat) {
        Some(Some(seat)) => page.of(seat, &mark.to_string()),
        Some(None) => page.strong(&mark.to_string()),
        None => mark.to_string(),
    };
    marks.into_iter().take(width).map(painted).collect()
}

fn member_lines(member: &MemberView, page: &Page<'_>) -> Vec<String> {
    let letter = member.member.letter().to_ascii_uppercase().to_string();
    let (letter, name) = match member.member.seat() {
        Some(Seat(seat)) => (page.of(Seat(seat), &letter), page.name(Seat(seat))),
        None => (page.strong(&letter), words().label(page.lang, "label-third-pawn")),
    };
    let text = |key: String| words().label(page.lang, &key);
    let skill = member.skill.map_or("?".to_owned(), |skill| text(format!("label-{}", skill.key())));
    let cards: Vec<String> =
        member.cards.iter().map(|card| text(format!("label-{}", card.key().replace('_', "-")))).collect();
    let injuries: Vec<String> =
        member.injuries.iter().map(|slot| text(format!("label-injury-{}", slot.key()))).collect();
    let at = |cell: Option<Cell>| cell.map_or_else(|| "–".to_owned(), |cell| cell.to_string());
    let facts = facts![
        letter,
        name,
        skill,
        pawn = at(Some(member.pawn)),
        marker = at(member.marker),
        health = member.health,
        bars = member.bars,
        injuries = if injuries.is_empty() { "–".to_owned() } else { injuries.join(", ") },
        cards = if cards.is_empty() { "–".to_owned() } else { cards.join(", ") },
        dice = dice(&member.dice),
    ];
    let line = |key: &str| say(page, key, facts.clone());
    let pieces = format!("    {} · {}", line("label-member-dice"), line("label-member-cards"));
    [page.wrapped(&line("label-member"), "    "), page.wrapped(&pieces, "    ")].concat()
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
