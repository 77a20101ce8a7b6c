//! The choices of a decision: numbered, and gathered by what they are where there are too many for the screen.
//!
//! The first words of the notation say what a choice is: `walk`, `walk person`. A choice keeps its number however the list
//! is shown; typing the words of a group shows what is in it.

use catalog::AnyMatch;
use kernel::{Page, Seat, padded};
use std::collections::HashMap;

/// One choice.
#[derive(Clone, Debug)]
pub(super) struct Choice {
    pub(super) notation: String,
    pub(super) text: String,
}

/// All choices of a decision, in the order of their numbers: alike ones stand together, otherwise as the game lists them.
#[derive(Clone, Debug, Default)]
pub(super) struct Menu {
    pub(super) choices: Vec<Choice>,
}

/// A line of the list: one choice, or a group of them.
struct Row {
    /// The first and the last number.
    numbers: (usize, usize),
    text: String,
    notation: String,
}

/// What a typed line may mean.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Meant {
    /// This action.
    One(String),
    /// The beginning of several.
    Several(Vec<usize>),
    /// Nothing that is listed.
    Other,
}

impl Menu {
    pub(super) fn new(played: &dyn AnyMatch, seat: Seat, page: &Page<'_>) -> Menu {
        let say = |phrase| played.words().say(page.lang, phrase, page.names);
        let listed = played.actions(seat);
        Menu::of(listed.iter().map(|(notation, phrase)| Choice { notation: notation.clone(), text: say(phrase) }))
    }

    fn of(choices: impl Iterator<Item = Choice>) -> Menu {
        let choices: Vec<Choice> = choices.collect();
        let mut first: HashMap<String, usize> = HashMap::new();
        for (number, choice) in choices.iter().enumerate() {
            for end in ends(&choice.notation) {
                first.entry(choice.notation[..end].to_owned()).or_insert(number);
            }
        }
        let mut keyed: Vec<(Vec<usize>, Choice)> = choices
            .into_iter()
            .map(|choice| (ends(&choice.notation).map(|end| first[&choice.notation[..end]]).collect(), choice))
            .collect();
        keyed.sort_by(|one, other| one.0.cmp(&other.0));
        Menu { choices: keyed.into_iter().map(|(_, choice)| choice).collect() }
    }

    /// What somebody means who types this: a number, a choice in any case, or the beginning of some.
    pub(super) fn meant(&self, typed: &str) -> Meant {
        let typed = typed.split_whitespace().collect::<Vec<_>>().join(" ");
        if let Some(choice) = typed.parse::<usize>().ok().and_then(|number| self.choices.get(number.wrapping_sub(1))) {
            return Meant::One(choice.notation.clone());
        }
        let exact = self.choices.iter().find(|choice| choice.notation == typed);
        let alike = || self.choices.iter().find(|choice| choice.notation.eq_ignore_ascii_case(&typed));
        if let Some(choice) = exact.or_else(alike) {
            return Meant::One(choice.notation.clone());
        }
        let begins = |choice: &Choice| {
            let head = choice.notation.get(..typed.len());
            head.is_some_and(|head| head.eq_ignore_ascii_case(&typed))
        };
        let found: Vec<usize> = (0..self.choices.len()).filter(|&number| begins(&self.choices[number])).collect();
        if typed.is_empty() || found.is_empty() { Meant::Other } else { Meant::Several(found) }
    }

    /// All choices in at most this many lines if that is possible, in groups where that is needed.
    pub(super) fn lines(&self, page: &Page<'_>, room: usize) -> Vec<String> {
        self.lines_of(&(0..self.choices.len()).collect::<Vec<_>>(), page, room)
    }

    /// Some of the choices, in the same way.
    pub(super) fn lines_of(&self, numbers: &[usize], page: &Page<'_>, room: usize) -> Vec<String> {
        let single: Vec<Row> = numbers.iter().map(|&number| self.row(&[number], usize::MAX)).collect();
        let all = drawn(&single, page, 1);
        if all.len() <= room || numbers.len() <= 1 {
            return all;
        }
        for columns in 2..=4 {
            if fits(&single, page, columns) && single.len().div_ceil(columns) <= room {
                return drawn(&single, page, columns);
            }
        }
        let deepest = numbers.iter().map(|&number| ends(&self.choices[number].notation).count()).max().unwrap_or(0);
        let grouped: Vec<Vec<Row>> = (1..deepest).map(|depth| self.rows(numbers, depth)).collect();
        // The finest groups that still fit; if none does, the coarsest that are groups at all.
        let suits = |rows: &&Vec<Row>| rows.len() < numbers.len() && drawn(rows, page, 1).len() <= room;
        let coarse = || grouped.iter().find(|rows| rows.len() > 1 && rows.len() < numbers.len());
        match grouped.iter().rev().find(|rows| rows.len() > 1 && suits(rows)).or_else(coarse) {
            Some(rows) => drawn(rows, page, 1),
            None => {
                let columns = (2..=4).rev().find(|&columns| fits(&single, page, columns)).unwrap_or(1);
                drawn(&single, page, columns)
            }
        }
    }

    /// The choices in groups by their first words.
    fn rows(&self, numbers: &[usize], depth: usize) -> Vec<Row> {
        let head = |number: usize| {
            let notation = &self.choices[number].notation;
            let end = ends(notation).take(depth).last().unwrap_or(notation.len());
            &notation[..end]
        };
        numbers
            .chunk_by(|&one, &other| head(one) == head(other))
            .map(|group| self.row(group, head(group[0]).len()))
            .collect()
    }

    fn row(&self, group: &[usize], head: usize) -> Row {
        let (first, last) = (group[0], *group.last().expect("a group has a member"));
        let choice = &self.choices[first];
        if group.len() == 1 {
            return Row { numbers: (first, first), text: choice.text.clone(), notation: choice.notation.clone() };
        }
        let alike = common(group.iter().map(|&number| self.choices[number].text.as_str()));
        Row {
            numbers: (first, last),
            // Where the sentences begin differently, the first of them stands for all.
            text: format!("{} …", if alike.is_empty() { &choice.text } else { &alike }),
            notation: format!("{} … ({})", &choice.notation[..head], group.len()),
        }
    }
}

/// Where the words of a notation end: at blanks, and behind colons.
fn ends(notation: &str) -> impl Iterator<Item = usize> + '_ {
    let inner = notation.char_indices().filter_map(|(at, letter)| match letter {
        ' ' => Some(at),
        ':' => Some(at + 1),
        _ => None,
    });
    inner.chain([notation.len()])
}

/// The words with which all of these begin.
fn common<'a>(mut texts: impl Iterator<Item = &'a str>) -> String {
    let first: Vec<&str> = texts.next().unwrap_or_default().split(' ').collect();
    let alike = texts.fold(first.len(), |alike, text| {
        first[..alike].iter().zip(text.split(' ')).take_while(|(one, other)| *one == other).count()
    });
    first[..alike].join(" ").trim_end_matches([',', ':', '\u{a0}', '\u{202f}', ' ']).to_owned()
}

fn cell(row: &Row, digits: usize, page: &Page<'_>) -> String {
    let (first, last) = (row.numbers.0 + 1, row.numbers.1 + 1);
    let number = if first == last { format!("{first}") } else { format!("{first}–{last}") };
    let number = " ".repeat(digits.saturating_sub(number.chars().count())) + &number;
    let notation = page.faint(&row.notation);
    format!("{number}  {}  {notation}", row.text)
}

fn digits(rows: &[Row]) -> usize {
    let long = |row: &Row| {
        let (first, last) = (row.numbers.0 + 1, row.numbers.1 + 1);
        if first == last { first.to_string().len() } else { format!("{first}–{last}").chars().count() }
    };
    rows.iter().map(long).max().unwrap_or(1).max(2)
}

fn fits(rows: &[Row], page: &Page<'_>, columns: usize) -> bool {
    let width = page.width / columns;
    rows.iter().all(|row| kernel::columns(&cell(row, digits(rows), page)) + 2 <= width)
}

/// The rows, read downwards where there are several columns.
fn drawn(rows: &[Row], page: &Page<'_>, columns: usize) -> Vec<String> {
    let digits = digits(rows);
    if columns == 1 {
        let indent = " ".repeat(digits + 2);
        return rows.iter().flat_map(|row| page.wrapped(&cell(row, digits, page), &indent)).collect();
    }
    let (high, width) = (rows.len().div_ceil(columns), page.width / columns);
    let line = |number: usize| {
        let cells = rows.iter().skip(number).step_by(high).map(|row| padded(&cell(row, digits, page), width));
        cells.collect::<String>().trim_end().to_owned()
    };
    (0..high).map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Lang;

    fn menu(notations: &[&str]) -> Menu {
        let text = |notation: &str| format!("Do {}", notation.replace(':', " "));
        Menu::of(notations.iter().map(|one| Choice { notation: (*one).to_owned(), text: text(one) }))
    }

    #[test]
    fn a_choice_is_meant_by_number_by_words_in_any_case_or_by_its_beginning() {
        let menu = menu(&["lay FEAST-a C1", "end", "lay CAMP-b C1", "lay FEAST-a D1", "R"]);
        let order: Vec<&str> = menu.choices.iter().map(|choice| choice.notation.as_str()).collect();
        assert_eq!(order, ["lay FEAST-a C1", "lay FEAST-a D1", "lay CAMP-b C1", "end", "R"]);
        let one = |text: &str| Meant::One(text.to_owned());
        let cases = [
            ("4", one("end")),
            (" END ", one("end")),
            ("lay  feast-A d1", one("lay FEAST-a D1")),
            ("r", one("R")),
            ("lay f", Meant::Several(vec![0, 1])),
            ("LAY", Meant::Several(vec![0, 1, 2])),
            ("0", Meant::Other),
            ("6", Meant::Other),
            ("", Meant::Other),
            ("fly", Meant::Other),
        ];
        for (typed, meant) in cases {
            assert_eq!(menu.meant(typed), meant, "{typed}");
        }
    }

    #[test]
    fn a_long_list_is_gathered_until_it_fits() {
        let squares = (1..=8).flat_map(|row| (1..=8).map(move |column| format!("walk person {row},{column}")));
        let notations: Vec<String> = squares.chain(["keep".to_owned(), "roll".to_owned()]).collect();
        let menu = menu(&notations.iter().map(String::as_str).collect::<Vec<_>>());
        let page = Page { width: 90, ..Page::plain(Lang::En) };
        assert_eq!(menu.lines(&page, 100).len(), 66, "one line each where there is room");
        assert_eq!(menu.lines(&page, 40).len(), 33, "two columns");
        let grouped = menu.lines(&page, 8);
        assert_eq!(
            grouped,
            ["1–64  Do walk person …  walk person … (64)", "  65  Do keep  keep", "  66  Do roll  roll"]
        );
        let within: Vec<usize> = (0..64).collect();
        assert!(menu.lines_of(&within, &page, 8).len() <= 32, "a group without smaller ones stands in columns");
    }
}
