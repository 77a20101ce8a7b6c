//! The map as text: three letters a tile, with its columns and rows numbered as in the names of spaces.
//!
//! A room is a box with its code: `?` behind it for an encounter nobody has met, `!` for one that lies open; inside it `*`
//! for its treasure, `$` for loose cards, and the letters of those who are there. Arrows in a tunnel point at the rooms that
//! it has doors to. `@` stands before the letters of adventurers outside rooms.

use crate::place::Place;
use crate::view::{EncounterView, RoomView, View};
use kernel::{Page, Seat};
use std::ops::Range;

/// A map is never cut to fewer rows than this.
pub(super) const FEWEST_ROWS: usize = 9;
/// How many letters a tile takes.
const TILE: usize = 3;
/// How many letters the numbers of the rows take.
const AXIS: usize = 3;

/// The letter of an adventurer: `A` for the first seat.
pub(super) fn letter(seat: Seat) -> char {
    char::from(b'A' + seat.0)
}

/// The rows that are drawn if there is room for so many: those around the reader's adventurer, or around the one whose turn
/// it is.
pub(super) fn window(view: &View, page: &Page<'_>, room: usize) -> Range<usize> {
    let count = view.content.board.map.len();
    // The numbers of the columns, the legend and the names of the rooms need lines too.
    let room = room.saturating_sub(4).max(FEWEST_ROWS);
    if room >= count {
        return 0..count;
    }
    let centre = page.reader.unwrap_or(view.active);
    let row =
        view.seats.get(centre.index()).and_then(|seat| seat.at).and_then(|at| row_of(view, at)).unwrap_or(count - 1);
    let first = row.saturating_sub(room / 2).min(count - room);
    first..first + room
}

/// The first row of the map that a space lies in.
fn row_of(view: &View, place: Place) -> Option<usize> {
    spaces(view).find(|&(_, _, at)| at == place).map(|(_, y, _)| y)
}

/// Every tile of the map that is a space, or a part of one.
fn spaces(view: &View) -> impl Iterator<Item = (usize, usize, Place)> + '_ {
    view.content.board.map.iter().enumerate().flat_map(|(y, row)| {
        row.iter().enumerate().filter_map(move |(x, tile)| {
            let place = match tile.as_str() {
                ".." => Some(Place::tunnel(x as u8, y as u8)),
                "gg" => Some(Place::gate(x as u8, y as u8)),
                code => Place::named(code),
            };
            place.map(|place| (x, y, place))
        })
    })
}

/// The codes of the rooms whose names are worth a line: all of them on a page with room, otherwise those near the reader.
pub(super) fn rooms_within(view: &View, page: &Page<'_>, rows: &Range<usize>) -> Vec<String> {
    let near = if page.is_low() { centre(view, page) } else { None };
    let close = |x: usize, y: usize| near.is_none_or(|(column, row)| x.abs_diff(column) <= 6 && y.abs_diff(row) <= 4);
    let mut codes: Vec<String> = Vec::new();
    for (x, y, place) in spaces(view) {
        let code = place.to_string();
        let is_room = view.rooms.iter().any(|room| room.room == place);
        if is_room && rows.contains(&y) && close(x, y) && !codes.contains(&code) {
            codes.push(code);
        }
    }
    codes.sort();
    codes
}

fn centre(view: &View, page: &Page<'_>) -> Option<(usize, usize)> {
    let seat = page.reader.unwrap_or(view.active);
    let at = view.seats.get(seat.index())?.at?;
    spaces(view).find(|&(_, _, place)| place == at).map(|(x, y, _)| (x, y))
}

/// One letter of the map, and whose colour it has.
#[derive(Clone, Copy)]
struct Letter {
    shown: char,
    of: Option<Seat>,
}

struct Sheet {
    letters: Vec<Vec<Letter>>,
}

impl Sheet {
    fn new(width: usize, height: usize) -> Sheet {
        Sheet { letters: vec![vec![Letter { shown: ' ', of: None }; width]; height] }
    }

    fn put(&mut self, x: usize, y: usize, text: &[Letter]) {
        for (offset, &letter) in text.iter().enumerate() {
            if let Some(place) = self.letters.get_mut(y).and_then(|row| row.get_mut(x + offset)) {
                *place = letter;
            }
        }
    }

    /// A row, with the letters of adventurers in their colours.
    fn line(&self, y: usize, page: &Page<'_>) -> String {
        let painted = |letter: &Letter| {
            let shown = letter.shown.to_string();
            letter.of.map_or(shown.clone(), |seat| page.of(seat, &shown))
        };
        self.letters[y].iter().map(painted).collect::<String>().trim_end().to_owned()
    }
}

fn plain(text: &str) -> Vec<Letter> {
    text.chars().map(|shown| Letter { shown, of: None }).collect()
}

/// Those who stand on a space.
fn figures(view: &View, place: Place) -> Vec<Letter> {
    let here = view.seats.iter().filter(|seat| seat.at == Some(place));
    here.map(|seat| Letter { shown: letter(seat.seat), of: Some(seat.seat) }).collect()
}

/// The map's rows, below the numbers of its columns.
pub(super) fn draw(view: &View, page: &Page<'_>, rows: Range<usize>) -> Vec<String> {
    let map = &view.content.board.map;
    let columns = map.first().map_or(0, Vec::len);
    let mut sheet = Sheet::new(TILE * columns, map.len());
    for (y, row) in map.iter().enumerate() {
        for x in row.iter().enumerate().filter(|(_, tile)| *tile == "~~").map(|(x, _)| x) {
            sheet.put(TILE * x, y, &plain("~~~"));
        }
    }
    for (x, y, place) in spaces(view) {
        match view.rooms.iter().find(|room| room.room == place) {
            Some(room) => draw_room(&mut sheet, view, room, (x, y)),
            None => sheet.put(TILE * x, y, &tile(view, place, x, y)),
        }
    }
    let numbers: String = (0..columns).map(|column| format!("{column:<TILE$}")).collect();
    let mut lines = vec![page.faint(&format!("{:AXIS$}{}", "", numbers.trim_end()))];
    for y in rows {
        let number = page.faint(&format!("{y:>2}"));
        lines.push(format!("{number} {}", sheet.line(y, page)).trim_end().to_owned());
    }
    lines
}

/// A tile that is no room: adventurers first, then loose cards, then the doors or the code.
fn tile(view: &View, place: Place, x: usize, y: usize) -> Vec<Letter> {
    let code = place.to_string();
    let here = figures(view, place);
    let loose = view.loose.iter().any(|loose| loose.at == place);
    let ground = match code.as_bytes().first() {
        Some(b't') => arrows(view, x, y),
        Some(b'g') => "::".to_owned(),
        _ => return named_tile(view, &code, &here, loose),
    };
    match here.len() {
        0 if loose => plain("$$"),
        0 => plain(&ground),
        1 | 2 => [plain("@"), here].concat(),
        3 => here,
        _ => [here[..2].to_vec(), plain("+")].concat(),
    }
}

/// A bank, a passage, the entrance or a card of the labyrinth; there is rock beside it for those who stand there.
fn named_tile(view: &View, code: &str, here: &[Letter], loose: bool) -> Vec<Letter> {
    let maze = code.strip_prefix('M').and_then(|number| number.parse::<usize>().ok());
    let face_down = maze.and_then(|number| view.maze.get(number - 1)).is_some_and(|card| !card.up);
    let mark = match (here.len(), face_down, loose) {
        (0, true, _) => "?",
        (0, false, true) => "$",
        (2.., _, _) => "@",
        _ => "",
    };
    [plain(&format!("{code}{mark}")), here.to_vec()].concat()
}

/// One tile of a room: the box is as large as the room's tiles together.
fn draw_room(sheet: &mut Sheet, view: &View, room: &RoomView, (x, y): (usize, usize)) {
    let map = &view.content.board.map;
    let code = room.room.to_string();
    let same = |x: usize, y: usize| map.get(y).and_then(|row| row.get(x)).is_some_and(|tile| *tile == code);
    if (x > 0 && same(x - 1, y)) || (y > 0 && same(x, y - 1)) {
        return;
    }
    let wide = (x..).take_while(|&column| same(column, y)).count();
    let high = (y..).take_while(|&row| same(x, row)).count();
    let inner = TILE * wide - 3;
    let mark = match room.encounter {
        Some(EncounterView::Unknown | EncounterView::Remembered(_)) => "?",
        Some(EncounterView::Up(_)) => "!",
        None => "",
    };
    let loose = view.loose.iter().any(|loose| loose.at == room.room);
    let things = format!("{}{}", if room.guarded { "*" } else { "" }, if loose { "$" } else { "" });
    let contents = [plain(&format!("{code}{mark}")), [figures(view, room.room), plain(&things)].concat()];
    for row in 0..high {
        let mut inside = contents.get(row).cloned().unwrap_or_default();
        inside.truncate(inner);
        inside.resize(inner, Letter { shown: ' ', of: None });
        sheet.put(TILE * x, y + row, &[plain("["), inside, plain("]")].concat());
    }
}

/// A tunnel space, with an arrow to each room that it has a door to.
fn arrows(view: &View, x: usize, y: usize) -> String {
    let board = &view.content.board;
    let here = board.node(Place::tunnel(x as u8, y as u8));
    let beside = [('^', x, y.wrapping_sub(1)), ('>', x + 1, y), ('v', x, y + 1), ('<', x.wrapping_sub(1), y)];
    let leads = |&(_, x, y): &(char, usize, usize)| {
        let tile = board.map.get(y).and_then(|row| row.get(x));
        let room = tile.and_then(|code| Place::named(code)).and_then(|place| board.room_named(place));
        room.is_some_and(|room| here.is_some_and(|here| board.room(room).doors.contains(&here)))
    };
    let found: String = beside.iter().filter(|side| leads(side)).map(|(arrow, ..)| *arrow).collect();
    format!("{found:.<2.2}")
}
