//! `cargo xtask clip`: a game that moves, as one drawing. Three bots play; the boards of the replay are laid over each other, and what
//! comes, goes or moves does so by CSS, without a script. Whoever wants less motion sees the end.

use crate::{command, root, step};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::Path;

const TABLE: [&str; 8] = ["--seats", "3", "--humans", "0", "--seed", "11", "--level", "standard"];
const FILE: &str = "docs/pictures/game.svg";
/// At most this many boards are shown; of more, some in between are left out.
const MOST_BOARDS: usize = 44;
/// Seconds from one board to the next, and for the last.
const STEP: f64 = 0.8;
const LAST: f64 = 4.0;
/// Seconds that coming, going or moving takes.
const CHANGE: f64 = 0.35;

pub(crate) fn clip(program: &Path) -> Result<(), String> {
    let program = program.display().to_string();
    let folder = std::env::temp_dir().join(format!("caldera-clip-{}", std::process::id()));
    fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    let record = folder.join("game.caldera").display().to_string();
    let boards = folder.join("boards");
    let game = first_game(&program)?;
    let quiet = ["--lang", "en", "--color", "never", "--save"];
    let play: Vec<&str> = [&["play", &game][..], &TABLE, &quiet, &[&record]].concat();
    let mut played = command(&program, &play);
    // What the program keeps of its own accord goes with the folder.
    played.env("XDG_DATA_HOME", &folder);
    step("game", played)?;
    let place = boards.display().to_string();
    step("boards", command(&program, &["replay", &record, "--svg", &place]))?;
    let mut files: Vec<_> = fs::read_dir(&boards).map_err(|error| error.to_string())?.flatten().collect();
    files.sort_by_key(fs::DirEntry::file_name);
    let read = |file: &fs::DirEntry| fs::read_to_string(file.path()).map_err(|error| error.to_string());
    let drawn: Vec<String> = files.iter().map(read).collect::<Result<_, _>>()?;
    let clip = joined(&drawn)?;
    fs::write(root().join(FILE), &clip).map_err(|error| format!("{FILE}: {error}"))?;
    println!("{FILE}: {:.0} kB", clip.len() as f64 / 1e3);
    step("clean", command("rm", &["-r", &folder.display().to_string()]))
}

/// The first game of the program's list.
fn first_game(program: &str) -> Result<String, String> {
    let listed = command(program, &["games", "--json"]).output().map_err(|error| error.to_string())?;
    let games: serde_json::Value = serde_json::from_slice(&listed.stdout).map_err(|error| error.to_string())?;
    games[0]["id"].as_str().map(str::to_owned).ok_or_else(|| "the program lists no game".to_owned())
}

/// One thing of a board: its drawing, and whatever tells it from others of its kind.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Thing {
    /// Lower things are drawn first.
    layer: u8,
    drawing: String,
}

/// A thing while it stays as it is: from one board up to another, perhaps coming from a place where it stood before.
struct Stay {
    thing: Thing,
    from: usize,
    to: usize,
    /// Where it comes from, if it moves.
    comes: Option<String>,
    /// Whether it goes on elsewhere.
    goes: bool,
}

/// The boards of a game as one drawing that shows them one after the other.
fn joined(drawn: &[String]) -> Result<String, String> {
    let first = drawn.first().ok_or("there are no boards")?;
    let view = attribute(first, "viewBox").ok_or("a board is a drawing")?;
    let class = attribute(first, "class").unwrap_or_default();
    let style = between(first, "<style>", "</style>").unwrap_or_default();
    let mut boards: Vec<Vec<Thing>> = drawn.iter().map(|board| things(board)).collect();
    boards.dedup();
    let boards = chosen(boards);
    let stays = stays(&boards);
    let length = boards.len() as f64 * STEP + LAST;
    let (moves, body) = animated(&stays, boards.len(), length);
    let xmlns = "http://www.w3.org/2000/svg";
    Ok(format!(
        "<svg class=\"{class}\" xmlns=\"{xmlns}\" viewBox=\"{view}\" role=\"img\" aria-label=\"A game among bots\">\
         <style>{style}{moves}</style>{body}</svg>\n"
    ))
}

/// The boards that are shown: all, or equally many from everywhere.
fn chosen(boards: Vec<Vec<Thing>>) -> Vec<Vec<Thing>> {
    let count = boards.len();
    if count <= MOST_BOARDS {
        return boards;
    }
    let wanted: BTreeSet<usize> = (0..MOST_BOARDS).map(|number| number * (count - 1) / (MOST_BOARDS - 1)).collect();
    boards.into_iter().enumerate().filter(|(number, _)| wanted.contains(number)).map(|(_, board)| board).collect()
}

/// The elements right below the outermost one, without what is only read.
fn things(board: &str) -> Vec<Thing> {
    let inside = &board[board.find('>').map_or(0, |end| end + 1)..];
    let (mut depth, mut start, mut found) = (0_usize, 0, Vec::new());
    let mut at = 0;
    while let Some(open) = inside[at..].find('<').map(|open| at + open) {
        let Some(close) = inside[open..].find('>').map(|close| open + close) else { break };
        let closing = inside[open..].starts_with("</");
        if closing && depth == 0 {
            break;
        }
        if depth == 0 {
            start = open;
        }
        if closing {
            depth -= 1;
        } else if !inside[..close].ends_with('/') {
            depth += 1;
        }
        at = close + 1;
        if depth == 0 {
            found.push(&inside[start..at]);
        }
    }
    let visible = found.into_iter().filter(|element| !element.starts_with("<style") && !element.starts_with("<title"));
    visible.map(thing).collect()
}

fn thing(element: &str) -> Thing {
    let layer = match attribute(element, "class") {
        Some(class) if class.contains("piece") => 2,
        Some(class) if class.contains("tile") => 1,
        Some(_) | None => 0,
    };
    let mut drawing = element.to_owned();
    while let Some(title) = between(&drawing, "<title>", "</title>") {
        drawing = drawing.replace(&format!("<title>{title}</title>"), "");
    }
    for name in ["data-thing", "data-lane", "data-rule", "data-on", "data-at", "data-amount", "role", "aria-label"] {
        while let Some(value) = attribute(&drawing, name) {
            drawing = drawing.replace(&format!(" {name}=\"{value}\""), "");
        }
    }
    // Its own name changes from place to place; those inside are what parts of the drawing refer to.
    let (head, rest) = drawing.split_at(drawing.find('>').unwrap_or(0));
    if let Some(id) = attribute(head, "id") {
        drawing = head.replace(&format!(" id=\"{id}\""), "") + rest;
    }
    Thing { layer, drawing }
}

/// An attribute of an element, or of the first one in it that has it.
fn attribute(element: &str, name: &str) -> Option<String> {
    between(element, &format!(" {name}=\""), "\"")
}

fn between(text: &str, begins: &str, ends: &str) -> Option<String> {
    let start = text.find(begins)? + begins.len();
    let length = text[start..].find(ends)?;
    Some(text[start..start + length].to_owned())
}

/// How long each thing stays, in the order of drawing.
fn stays(boards: &[Vec<Thing>]) -> Vec<Stay> {
    let mut open: BTreeMap<Thing, Stay> = BTreeMap::new();
    let mut done = Vec::new();
    for (number, board) in boards.iter().enumerate() {
        let there: BTreeSet<&Thing> = board.iter().collect();
        let gone: Vec<Thing> = open.keys().filter(|thing| !there.contains(thing)).cloned().collect();
        let mut left: Vec<Stay> = gone.iter().filter_map(|thing| open.remove(thing)).collect();
        for thing in there {
            if open.contains_key(thing) {
                continue;
            }
            // A piece of the same kind that has gone has moved here.
            let kind = attribute(&thing.drawing, "data-kind");
            let before = left
                .iter_mut()
                .find(|other| kind.is_some() && !other.goes && attribute(&other.thing.drawing, "data-kind") == kind);
            let comes = before.and_then(|other| {
                other.goes = true;
                place(&other.thing)
            });
            open.insert(
                thing.clone(),
                Stay { thing: thing.clone(), from: number, to: boards.len(), comes, goes: false },
            );
        }
        left.iter_mut().for_each(|stay| stay.to = number);
        done.append(&mut left);
    }
    done.extend(open.into_values());
    done.sort_by_key(|stay| (stay.thing.layer, stay.from));
    done
}

/// Where a thing stands, as CSS writes it.
fn place(thing: &Thing) -> Option<String> {
    let place = attribute(&thing.drawing, "transform")?;
    let (x, y) = place.strip_prefix("translate(")?.strip_suffix(')')?.split_once(',')?;
    Some(format!("translate({x}px,{y}px)"))
}

/// The keyframes, and the things that follow them.
fn animated(stays: &[Stay], boards: usize, length: f64) -> (String, String) {
    let share = |seconds: f64| format!("{:.2}%", (100.0 * seconds / length).clamp(0.0, 100.0));
    let mut keys: BTreeMap<String, usize> = BTreeMap::new();
    let mut body = String::new();
    for stay in stays {
        let (start, end) = (stay.from as f64 * STEP, stay.to as f64 * STEP);
        let mut followed = Vec::new();
        if stay.from > 0 || stay.to < boards {
            // Who moves is there at once, and gone at once where it was.
            let comes = if stay.comes.is_some() { 0.01 } else { CHANGE };
            let goes = if stay.goes { 0.01 } else { CHANGE };
            let mut key = String::new();
            if stay.from > 0 {
                let _ = write!(key, "0%,{}{{opacity:0}}{}", share(start), share(start + comes));
            } else {
                key.push_str("0%");
            }
            if stay.to < boards {
                let _ = write!(key, ",{}{{opacity:1}}{},100%{{opacity:0}}", share(end), share(end + goes));
            } else {
                key.push_str(",100%{opacity:1}");
            }
            followed.push(key);
        }
        if let (Some(before), Some(here)) = (&stay.comes, place(&stay.thing)) {
            let (start, end) = (share(start), share(start + CHANGE));
            followed.push(format!("0%,{start}{{transform:{before}}}{end},100%{{transform:{here}}}"));
        }
        let names: Vec<String> = followed
            .into_iter()
            .map(|key| {
                let next = keys.len();
                format!("k{} {length:.1}s infinite", keys.entry(key).or_insert(next))
            })
            .collect();
        let hidden = if stay.to < boards { " opacity=\"0\"" } else { "" };
        let drawing = &stay.thing.drawing;
        if names.is_empty() {
            body.push_str(drawing);
        } else {
            let inner = drawing.find([' ', '>', '/']).filter(|at| *at > 0).unwrap_or(drawing.len());
            let style = format!(" style=\"animation:{}\"", names.join(","));
            let _ = write!(body, "{}{style}{hidden}{}", &drawing[..inner], &drawing[inner..]);
        }
    }
    let mut moves: String = keys.iter().map(|(key, number)| format!("@keyframes k{number}{{{key}}}")).collect();
    moves.push_str("@media (prefers-reduced-motion:reduce){*{animation:none!important}}");
    (moves, body)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(pieces: &str) -> String {
        format!(
            "<svg viewBox=\"0 0 9 9\"><style>a{{}}</style><g class=\"thing tile\" id=\"t\"><title>x</title><rect id=\"in\"/></g>{pieces}</svg>"
        )
    }

    #[test]
    fn a_piece_that_moves_keeps_its_kind() {
        let one =
            |x: u8| format!("<g class=\"piece\" data-kind=\"p\" transform=\"translate({x},2)\"><path d=\"M0 0\"/></g>");
        let clip = joined(&[board(&one(1)), board(&one(1)), board(&one(5)), board("")]).expect("boards");
        assert_eq!(clip.matches("<rect id=\"in\"/>").count(), 1, "what stays is drawn once: {clip}");
        assert_eq!(clip.matches("<path").count(), 2, "{clip}");
        assert!(
            clip.contains("{transform:translate(1px,2px)}") && clip.contains("{transform:translate(5px,2px)}"),
            "{clip}"
        );
        assert!(!clip.contains("<title>") && !clip.contains("id=\"t\"") && clip.contains("<style>a{}"), "{clip}");
        assert!(clip.contains("prefers-reduced-motion"), "{clip}");
    }

    #[test]
    fn of_many_boards_the_first_and_the_last_are_kept() {
        let thing = |number: usize| vec![Thing { layer: 0, drawing: number.to_string() }];
        let kept = chosen((0..500).map(thing).collect());
        assert_eq!((kept.len(), &kept[0][0].drawing[..]), (MOST_BOARDS, "0"));
        assert_eq!(kept.last().map(|board| board[0].drawing.as_str()), Some("499"));
    }
}
