//! The table as text, for the terminal.

use crate::Wrath;
use crate::cell::Cell;
use crate::labels;
use crate::pieces::{Figure, Place, Species};
use crate::view::{PlayerView, View};
use kernel::{Fact, Facts, Lang, Nameless, Phrase, Seat, Worded, facts};

/// The width of a tile in letters.
const WIDTH: usize = 21;

/// The table as text: the land, then the Volcano, the board, the dice and the players.
pub(crate) fn sketch(view: &View, lang: Lang) -> String {
    let mut lines = land(view, lang);
    lines.push(volcano(view, lang));
    lines.push(board(view, lang));
    lines.extend(view.players.iter().zip(0..).map(|(player, seat)| tribe(view, player, Seat(seat), lang)));
    lines.push(turn(view, lang));
    lines.join("\n")
}

fn say(lang: Lang, key: &str, facts: Facts) -> String {
    Wrath::words().say(lang, &Phrase::new(key, facts), &Nameless)
}

/// Four rows of tiles: coordinates and kind above, who stands there below.
fn land(view: &View, lang: Lang) -> Vec<String> {
    let rule = "+".to_owned() + &("-".repeat(WIDTH) + "+").repeat(4);
    let mut lines = vec![rule.clone()];
    for row in 0..4 {
        let cells: Vec<Vec<String>> =
            (0..4).filter_map(|column| Cell::at(row, column)).map(|cell| tile(view, cell, lang)).collect();
        let height = cells.iter().map(Vec::len).max().unwrap_or(0);
        for number in 0..height {
            let texts = cells.iter().map(|cell| cell.get(number).map_or("", String::as_str));
            lines.push(
                "|".to_owned() + &texts.map(|text| format!(" {text:<space$}|", space = WIDTH - 1)).collect::<String>(),
            );
        }
        lines.push(rule.clone());
    }
    lines
}

fn tile(view: &View, cell: Cell, lang: Lang) -> Vec<String> {
    let kind = Wrath::words().label(lang, &format!("label-tile-{}", view.tile(cell)));
    let mut lines = vec![format!("{cell} {kind}"), String::new()];
    for group in figures(view, cell, lang) {
        let last = lines.last_mut().expect("two lines at least");
        if last.chars().count() + 1 + group.chars().count() > WIDTH - 1 {
            lines.push(group);
        } else if last.is_empty() {
            last.push_str(&group);
        } else {
            last.push(' ');
            last.push_str(&group);
        }
    }
    lines
}

/// Who stands on a tile: `1×3` for three people of the first player, `2-Bron` for a dinosaur of the second.
fn figures(view: &View, cell: Cell, lang: Lang) -> Vec<String> {
    let mut groups = Vec::new();
    for (player, seat) in view.players.iter().zip(0..) {
        let people = player.land[cell.index()];
        if people > 0 {
            groups.push(format!("{}×{people}", seat + 1));
        }
        let dinosaurs = view.dinosaurs_at(Seat(seat), Place::Tile(cell));
        groups.extend(dinosaurs.map(|species| format!("{}-{}", seat + 1, short(species, lang))));
    }
    groups
}

/// The first four letters of a dinosaur's name.
fn short(species: Species, lang: Lang) -> String {
    let name = Wrath::words().label(lang, &format!("label-{}", Figure::Dinosaur(species)));
    name.chars().take(4).collect()
}

fn volcano(view: &View, lang: Lang) -> String {
    let held: Vec<Fact> = view
        .players
        .iter()
        .zip(1..)
        .filter(|(player, _)| player.spaces_held > 0)
        .map(|(player, number)| Fact::from(format!("{number}×{}", player.spaces_held)))
        .collect();
    say(lang, "sketch-volcano", facts![taken = view.taken, spaces = view.spaces, held])
}

fn board(view: &View, lang: Lang) -> String {
    let species: Vec<Fact> = view
        .species
        .iter()
        .map(|known| facts![species = short(known.species, lang), left = known.left, egg = known.egg])
        .map(|facts| Fact::from(say(lang, "sketch-species", facts)))
        .collect();
    say(lang, "sketch-board", facts![species])
}

fn tribe(view: &View, player: &PlayerView, seat: Seat, lang: Lang) -> String {
    let mut line = say(
        lang,
        "sketch-player",
        facts![
            seat,
            score = player.score,
            gain = player.if_erupted,
            reserve = player.reserve,
            egg = player.egg,
            volcano = player.spaces_held
        ],
    );
    let dinosaurs: Vec<Fact> =
        view.dinosaurs_at(seat, Place::Reserve).map(|species| Fact::from(short(species, lang))).collect();
    if !dinosaurs.is_empty() {
        line = format!("{line}\n    {}", say(lang, "sketch-dinosaurs", facts![dinosaurs]));
    }
    if player.supreme_worshipper {
        line = format!("{line}\n    {}", Wrath::words().label(lang, "sketch-worshipper"));
    }
    line
}

fn turn(view: &View, lang: Lang) -> String {
    let step = Fact::label(format!("label-step-{}", view.step.number()));
    let turn = say(lang, "sketch-turn", facts![turn = view.turns + 1, seat = view.active, step, target = view.target]);
    let dice = facts![rolls = view.rolls, most = view.most_rolls, dice = labels::dice(view.dice)];
    format!("{turn}\n{}", say(lang, "sketch-rolls", dice))
}
