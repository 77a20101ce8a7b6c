//! The page that a board of text is written on: its reader, its room, its colours.

use crate::{Lang, Nameless, Names, Seat, seat_name};

/// The page that a board of text is written on.
#[derive(Clone, Copy)]
pub struct Page<'a> {
    /// The reader's language.
    pub lang: Lang,
    /// How the seats are called.
    pub names: &'a dyn Names,
    /// The reader's seat: its things come first.
    pub reader: Option<Seat>,
    /// No line is longer than this many letters.
    pub width: usize,
    /// About how many lines there is room for. A board that needs more shows what matters to the reader.
    pub height: usize,
    /// Whether each seat has its colour.
    pub colours: bool,
}

/// The colours of the seats: cyan, yellow, magenta, green, blue, red.
const SEAT_COLOURS: [u8; 6] = [36, 33, 35, 32, 34, 31];
/// A page that is lower than this is low: boards are drawn closely.
const LOW: usize = 26;

impl Page<'static> {
    /// A page for nobody in particular: numbered players, no colours, as many lines as it takes.
    pub fn plain(lang: Lang) -> Page<'static> {
        Page { lang, names: &Nameless, reader: None, width: 100, height: usize::MAX, colours: false }
    }
}

impl Page<'_> {
    /// Whether lines must be saved.
    pub fn is_low(&self) -> bool {
        self.height < LOW
    }

    /// The name of a seat, in its colour.
    pub fn name(&self, seat: Seat) -> String {
        self.of(seat, &seat_name(self.lang, seat, self.names))
    }

    /// Something of a seat, in its colour; the reader's own is bold.
    pub fn of(&self, seat: Seat, text: &str) -> String {
        let colour = SEAT_COLOURS[seat.index() % SEAT_COLOURS.len()];
        let bold = if self.reader == Some(seat) { "1;" } else { "" };
        self.painted(&format!("{bold}{colour}"), text)
    }

    /// What is there but matters less.
    pub fn faint(&self, text: &str) -> String {
        self.painted("2", text)
    }

    /// What matters most.
    pub fn strong(&self, text: &str) -> String {
        self.painted("1", text)
    }

    fn painted(&self, code: &str, text: &str) -> String {
        if self.colours && !text.is_empty() { format!("\u{1b}[{code}m{text}\u{1b}[0m") } else { text.to_owned() }
    }

    /// All seats, the reader's first and the others in turn order after it.
    pub fn own_first(&self, seats: u8) -> Vec<Seat> {
        let mut all: Vec<Seat> = Seat::all(seats).collect();
        all.rotate_left(self.reader.map_or(0, |own| own.index() % usize::from(seats.max(1))));
        all
    }

    /// A text in lines that fit the page; all but the first begin with `indent`.
    pub fn wrapped(&self, text: &str, indent: &str) -> Vec<String> {
        wrapped(text, self.width, indent)
    }
}

/// How many letters a text shows: colours take no room.
pub fn columns(text: &str) -> usize {
    let mut count = 0;
    let mut hidden = false;
    for letter in text.chars() {
        match (hidden, letter) {
            (false, '\u{1b}') => hidden = true,
            (false, _) => count += 1,
            (true, 'm') => hidden = false,
            (true, _) => {}
        }
    }
    count
}

/// A text with blanks behind it, up to a width.
pub fn padded(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(columns(text))))
}

/// A text in the middle of a width.
pub fn centred(text: &str, width: usize) -> String {
    let room = width.saturating_sub(columns(text));
    format!("{}{text}{}", " ".repeat(room / 2), " ".repeat(room - room / 2))
}

/// A text in lines of at most `width` letters, broken at blanks; all but the first begin with `indent`. A word that is too
/// long for a line is cut.
pub fn wrapped(text: &str, width: usize, indent: &str) -> Vec<String> {
    let mut lines = vec![String::new()];
    let mut used = 0;
    for word in text.split(' ').flat_map(|word| pieces(word, width.saturating_sub(columns(indent)).max(1))) {
        let long = columns(&word);
        let last = lines.last_mut().expect("there is always a line");
        if used == 0 {
            last.push_str(&word);
            used = long.max(usize::from(word.is_empty()));
        } else if used + 1 + long <= width {
            last.push(' ');
            last.push_str(&word);
            used += 1 + long;
        } else {
            lines.push(format!("{indent}{word}"));
            used = columns(indent) + long;
        }
    }
    lines.iter_mut().for_each(|line| line.truncate(line.trim_end().len()));
    lines
}

fn pieces(word: &str, most: usize) -> Vec<String> {
    if columns(word) <= most || word.contains('\u{1b}') {
        return vec![word.to_owned()];
    }
    let letters: Vec<char> = word.chars().collect();
    letters.chunks(most).map(|part| part.iter().collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_take_no_room() {
        let page = Page { colours: true, reader: Some(Seat(1)), ..Page::plain(Lang::En) };
        let painted = page.of(Seat(1), "abc");
        assert_eq!((painted.as_str(), columns(&painted)), ("\u{1b}[1;33mabc\u{1b}[0m", 3));
        assert_eq!(columns(&padded(&painted, 8)), 8);
        assert_eq!(centred("ab", 5), " ab  ");
        assert_eq!(Page::plain(Lang::En).of(Seat(1), "abc"), "abc");
    }

    #[test]
    fn lines_are_broken_at_blanks_and_long_words_are_cut() {
        assert_eq!(wrapped("one two three", 8, "  "), ["one two", "  three"]);
        assert_eq!(wrapped("abcdefghij", 6, "  "), ["abcd", "  efgh", "  ij"]);
        assert_eq!(wrapped("", 6, "  "), [""]);
        assert_eq!(wrapped("  ab", 6, ""), ["  ab"], "what is set in stays set in");
    }

    #[test]
    fn the_reader_comes_first() {
        let page = Page { reader: Some(Seat(2)), ..Page::plain(Lang::En) };
        assert_eq!(page.own_first(3), [Seat(2), Seat(0), Seat(1)]);
        assert_eq!(Page::plain(Lang::En).own_first(2), [Seat(0), Seat(1)]);
    }
}
