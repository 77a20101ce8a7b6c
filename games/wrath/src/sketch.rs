//! The table as text, for the terminal.

use crate::Wrath;
use crate::cell::Cell;
use crate::labels;
use crate::pieces::{Figure, Place, Species};
use crate::view::{PlayerView, View};
use kernel::{Fact, Facts, Page, Phrase, Seat, Worded, facts, padded};

/// The most letters that a tile is wide.
const WIDEST: usize = 21;

/// The table as text: the land, then the Volcano, the board, the dice and the players, the reader's tribe first.
pub(crate) fn sketch(view: &View, page: &Page<'_>) -> String {
    let mut lines = land(view, page);
    let mut further = vec![volcano(view, page), board(view, page)];
    for seat in page.own_first(view.players.len() as u8) {
        further.extend(tribe(view, &view.players[seat.index()], seat, page));
    }
    further.extend(turn(view, page));
    lines.extend(further.iter().flat_map(|line| page.wrapped(line, "    ")));
    lines.join("\n")
}

fn say(page: &Page<'_>, key: &str, facts: Facts) -> String {
    Wrath::words().say(page.lang, &Phrase::new(key, facts), page.names)
}

/// Four rows of tiles: coordinates and kind above, who stands there below.
fn land(view: &View, page: &Page<'_>) -> Vec<String> {
    let width = (page.width.saturating_sub(5) / 4).min(WIDEST);
    let rule = "+".to_owned() + &("-".repeat(width) + "+").repeat(4);
    let mut lines = vec![rule.clone()];
    for row in 0..4 {
        let cells: Vec<Vec<String>> =
            (0..4).filter_map(|column| Cell::at(row, column)).map(|cell| tile(view, cell, width, page)).collect();
        let height = cells.iter().map(Vec::len).max().unwrap_or(0);
        for number in 0..height {
            let texts = cells.iter().map(|cell| cell.get(number).map_or("", String::as_str));
            lines
                .push("|".to_owned() + &texts.map(|text| format!(" {}|", padded(text, width - 1))).collect::<String>());
        }
        // A low page has no room for lines that only part the rows.
        if row == 3 || !page.is_low() {
            lines.push(rule.clone());
        }
    }
    lines
}

fn tile(view: &View, cell: Cell, width: usize, page: &Page<'_>) -> Vec<String> {
    let kind = Wrath::words().label(page.lang, &format!("label-tile-{}", view.tile(cell)));
    let who = kernel::wrapped(&figures(view, cell, page).join(" "), width - 1, "");
    std::iter::once(format!("{cell} {kind}")).chain(who).collect()
}

/// Who stands on a tile: `1×3` for three people of the first player, `2-Bron` for a dinosaur of the second.
fn figures(view: &View, cell: Cell, page: &Page<'_>) -> Vec<String> {
    let mut groups = Vec::new();
    for (player, seat) in view.players.iter().zip((0..).map(Seat)) {
        let people = player.land[cell.index()];
        if people > 0 {
            groups.push(page.of(seat, &format!("{}×{people}", seat.0 + 1)));
        }
        let dinosaurs = view.dinosaurs_at(seat, Place::Tile(cell));
        groups.extend(dinosaurs.map(|species| page.of(seat, &format!("{}-{}", seat.0 + 1, short(species, page)))));
    }
    groups
}

/// The first four letters of a dinosaur's name.
fn short(species: Species, page: &Page<'_>) -> String {
    let name = Wrath::words().label(page.lang, &format!("label-{}", Figure::Dinosaur(species)));
    name.chars().take(4).collect()
}

fn volcano(view: &View, page: &Page<'_>) -> String {
    let held: Vec<Fact> = view
        .players
        .iter()
        .zip(1..)
        .filter(|(player, _)| player.spaces_held > 0)
        .map(|(player, number)| Fact::from(format!("{number}×{}", player.spaces_held)))
        .collect();
    say(page, "sketch-volcano", facts![taken = view.taken, spaces = view.spaces, held])
}

fn board(view: &View, page: &Page<'_>) -> String {
    let species: Vec<Fact> = view
        .species
        .iter()
        .map(|known| facts![species = short(known.species, page), left = known.left, egg = known.egg])
        .map(|facts| Fact::from(say(page, "sketch-species", facts)))
        .collect();
    say(page, "sketch-board", facts![species])
}

/// A tribe's lines, with the number that its figures bear on the land.
fn tribe(view: &View, player: &PlayerView, seat: Seat, page: &Page<'_>) -> Vec<String> {
    let facts = facts![
        seat = page.name(seat),
        score = player.score,
        gain = player.if_erupted,
        reserve = player.reserve,
        egg = player.egg,
        volcano = player.spaces_held
    ];
    let number = page.of(seat, &(seat.0 + 1).to_string());
    let mut line = format!("{number} {}", say(page, "sketch-player", facts));
    let dinosaurs: Vec<Fact> =
        view.dinosaurs_at(seat, Place::Reserve).map(|species| Fact::from(short(species, page))).collect();
    if !dinosaurs.is_empty() {
        line = format!("{line}; {}", say(page, "sketch-dinosaurs", facts![dinosaurs]));
    }
    if player.supreme_worshipper {
        line = format!("{line}; {}", Wrath::words().label(page.lang, "sketch-worshipper"));
    }
    vec![line]
}

fn turn(view: &View, page: &Page<'_>) -> Vec<String> {
    let step = Fact::label(format!("label-step-{}", view.step.number()));
    let facts = facts![turn = view.turns + 1, seat = page.name(view.active), step, target = view.target];
    let dice = facts![rolls = view.rolls, most = view.most_rolls, dice = labels::dice(view.dice)];
    vec![say(page, "sketch-turn", facts), say(page, "sketch-rolls", dice)]
}
