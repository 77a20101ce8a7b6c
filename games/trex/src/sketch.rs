//! The board as text, for the terminal.

use crate::board::Cell;
use crate::cards::{Cards, Species};
use crate::state::Phase;
use crate::view::{PlayerView, View};
use crate::{Trex, words};
use kernel::{Fact, Facts, Lang, Nameless, Phrase, Seat, Worded, facts};
use std::fmt::Write as _;

/// How many letters fit into a cell: all four Dinos and the T-Rex with blanks between them.
const CELL_WIDTH: usize = 11;

/// The view as text: the turn, the board, then a line per player and the player's own cards.
pub(crate) fn sketch(view: &View, lang: Lang) -> String {
    let mut out = String::new();
    let heading = facts![turn = view.turn, turns = view.turns, phase = words::phase(view.phase), bone = view.bone];
    line(&mut out, lang, "sketch-heading", heading);
    board(&mut out, view, lang);
    if view.rex.is_none() {
        line(&mut out, lang, "sketch-rex-away", Facts::none());
    }
    for (seat, player) in view.players.iter().enumerate() {
        player_line(&mut out, lang, Seat(seat as u8), player);
    }
    if let Some(own) = view.own {
        line(&mut out, lang, "sketch-own-hand", hand_facts(own.hand));
        if let Some(card) = own.set_aside {
            line(&mut out, lang, "sketch-own-set-aside", facts![card = words::kind(card)]);
        }
        if let Some(answer) = own.answer {
            let chosen = Trex::words().say(lang, &words::action(answer), &Nameless);
            line(&mut out, lang, "sketch-own-answer", facts![answer = chosen]);
        }
    }
    if view.phase != Phase::Over {
        let waiting: Vec<Fact> = view.waiting.iter().map(Fact::from).collect();
        line(&mut out, lang, "sketch-waiting", facts![waiting]);
    }
    out
}

fn line(out: &mut String, lang: Lang, key: &str, facts: Facts) {
    out.push_str(&Trex::words().say(lang, &Phrase::new(key, facts), &Nameless));
    out.push('\n');
}

fn board(out: &mut String, view: &View, lang: Lang) {
    let columns = (0..view.width).map(|column| format!("{:^CELL_WIDTH$}", (b'A' + column) as char));
    let _ = writeln!(out, "   {}", columns.collect::<Vec<_>>().join(" ").trim_end());
    let rule = format!("  +{}", format!("{:-<CELL_WIDTH$}+", "").repeat(usize::from(view.width)));
    let _ = writeln!(out, "{rule}");
    for row in 0..view.height {
        let cells = || (0..view.width).map(move |column| Cell::new(column, row));
        let ground: String = cells().map(|cell| format!("{:^CELL_WIDTH$}|", ground(view, cell, lang))).collect();
        let figures: String = cells().map(|cell| format!("{:^CELL_WIDTH$}|", figures(view, cell))).collect();
        let _ = writeln!(out, "{} |{ground}\n  |{figures}\n{rule}", row + 1);
    }
}

/// What the cell is: a tile, the Lair, or a tree.
fn ground(view: &View, cell: Cell, lang: Lang) -> String {
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
    Trex::words().label(lang, key)
}

/// Who stands on the cell: a letter per species, `REX` for the T-Rex.
fn figures(view: &View, cell: Cell) -> String {
    let dinos =
        view.players.iter().filter(|player| player.dino == Some(cell)).map(|player| letter(player.reference.species));
    let rex = (view.rex == Some(cell)).then_some("REX");
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

fn player_line(out: &mut String, lang: Lang, seat: Seat, player: &PlayerView) {
    let species = player.reference.species;
    let facts = facts![
        letter = letter(species),
        seat,
        species = Fact::label(format!("label-species-{}", species.code().to_ascii_lowercase())),
        trees = player.provisions,
        cards = player.hand_size,
    ];
    let key = if player.dino.is_some() { "sketch-player" } else { "sketch-player-out" };
    line(out, lang, key, facts);
    if let Some(action) = player.face_up {
        let card = Trex::words().say(lang, &words::action(action), &Nameless);
        line(out, lang, "sketch-face-up", facts![card]);
    }
}

fn hand_facts(hand: Cards) -> Facts {
    facts![moves = hand.moves, rests = hand.rests, panics = hand.panics]
}
