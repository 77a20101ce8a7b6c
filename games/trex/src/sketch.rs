//! The board as text, for the terminal.

use crate::board::Cell;
use crate::cards::{Cards, Species};
use crate::state::Phase;
use crate::view::{PlayerView, View};
use crate::{Trex, words};
use kernel::{Fact, Facts, Page, Phrase, Seat, Worded, centred, facts};

/// How many letters fit into a cell: all four Dinos and the T-Rex with blanks between them.
const CELL_WIDTH: usize = 11;
/// On a low page the ground and who stands on it share a line.
const LOW_CELL_WIDTH: usize = 14;

/// The view as text: the turn, the board, then a line per player and the player's own cards.
pub(crate) fn sketch(view: &View, page: &Page<'_>) -> String {
    let mut lines = Vec::new();
    let heading = facts![turn = view.turn, turns = view.turns, phase = words::phase(view.phase), bone = view.bone];
    lines.extend(said(page, "sketch-heading", heading));
    lines.extend(board(view, page));
    if view.rex.is_none() {
        lines.extend(said(page, "sketch-rex-away", Facts::none()));
    }
    for seat in page.own_first(view.players.len() as u8) {
        lines.extend(player_lines(page, seat, &view.players[seat.index()]));
    }
    if let Some(own) = view.own {
        lines.extend(said(page, "sketch-own-hand", hand_facts(own.hand)));
        if let Some(card) = own.set_aside {
            lines.extend(said(page, "sketch-own-set-aside", facts![card = words::kind(card)]));
        }
        if let Some(answer) = own.answer {
            let chosen = Trex::words().say(page.lang, &words::action(answer), page.names);
            lines.extend(said(page, "sketch-own-answer", facts![answer = chosen]));
        }
    }
    if view.phase != Phase::Over {
        let waiting: Vec<Fact> = view.waiting.iter().map(Fact::from).collect();
        lines.extend(said(page, "sketch-waiting", facts![waiting]));
    }
    lines.iter().map(|line| format!("{line}\n")).collect()
}

fn said(page: &Page<'_>, key: &str, facts: Facts) -> Vec<String> {
    let line = Trex::words().say(page.lang, &Phrase::new(key, facts), page.names);
    page.wrapped(&line, "    ")
}

fn board(view: &View, page: &Page<'_>) -> Vec<String> {
    let width = if page.is_low() { LOW_CELL_WIDTH } else { CELL_WIDTH };
    let columns = (0..view.width).map(|column| format!("{:^width$}", (b'A' + column) as char));
    let rule = format!("  +{}", format!("{:-<width$}+", "").repeat(usize::from(view.width)));
    let mut lines = vec![format!("   {}", columns.collect::<Vec<_>>().join(" ").trim_end()), rule.clone()];
    for row in 0..view.height {
        let cells = || (0..view.width).map(move |column| Cell::new(column, row));
        let grounds: Vec<String> = cells().map(|cell| ground(view, cell, page)).collect();
        let standing: Vec<String> = cells().map(|cell| figures(view, cell, page)).collect();
        let drawn = |texts: &[String]| -> String { texts.iter().map(|text| centred(text, width) + "|").collect() };
        let both: Vec<String> =
            grounds.iter().zip(&standing).map(|(ground, who)| format!("{ground} {who}").trim().to_owned()).collect();
        // A low page has one line for a row of the board, if what is there fits.
        if page.is_low() && both.iter().all(|text| kernel::columns(text) <= width) {
            lines.push(format!("{} |{}", row + 1, drawn(&both)));
        } else {
            lines.push(format!("{} |{}", row + 1, drawn(&grounds)));
            lines.push(format!("  |{}", drawn(&standing)));
        }
        if !page.is_low() || row + 1 == view.height {
            lines.push(rule.clone());
        }
    }
    lines
}

/// What the cell is: a tile, the Lair, or a tree.
fn ground(view: &View, cell: Cell, page: &Page<'_>) -> String {
    let key = if cell == view.lake {
        "sketch-lake"
    } else if cell == view.volcano {
        "sketch-volcano"
    } else if cell == view.lair {
        "sketch-lair"
    } else if view.trees.contains(cell) {
        "sketch-tree"
    } else {
        return String::new();
    };
    Trex::words().label(page.lang, key)
}

/// Who stands on the cell: a letter per species, `REX` for the T-Rex.
fn figures(view: &View, cell: Cell, page: &Page<'_>) -> String {
    let players = view.players.iter().zip((0..).map(Seat));
    let here = players.filter(|(player, _)| player.dino == Some(cell));
    let dinos = here.map(|(player, seat)| page.of(seat, letter(player.reference.species)));
    let rex = (view.rex == Some(cell)).then(|| page.strong("REX"));
    dinos.chain(rex).collect::<Vec<_>>().join(" ")
}

fn letter(species: Species) -> &'static str {
    match species {
        Species::Stegosaurus => "S",
        Species::Triceratops => "T",
        Species::Pteranodon => "P",
        Species::Diplodocus => "D",
    }
}

fn player_lines(page: &Page<'_>, seat: Seat, player: &PlayerView) -> Vec<String> {
    let species = player.reference.species;
    let facts = facts![
        letter = page.of(seat, letter(species)),
        seat = page.name(seat),
        species = Fact::label(format!("label-species-{}", species.code().to_ascii_lowercase())),
        trees = player.provisions,
        cards = player.hand_size,
    ];
    let key = if player.dino.is_some() { "sketch-player" } else { "sketch-player-out" };
    let mut lines = said(page, key, facts);
    if let Some(action) = player.face_up {
        let card = Trex::words().say(page.lang, &words::action(action), page.names);
        lines.extend(said(page, "sketch-face-up", facts![card]));
    }
    lines
}

fn hand_facts(hand: Cards) -> Facts {
    facts![moves = hand.moves, rests = hand.rests, panics = hand.panics]
}
