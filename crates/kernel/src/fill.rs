//! Numbers that a book takes from an edition.
//!
//! `{players.2.target}` in the text of a book stands for the value at that place of the edition file. Values are added and
//! taken away (`{tribe.cro_magnons - tribe.score_markers}`), `#` counts the entries of a list (`{#landscapes}`), `@` is
//! the reader's language (`{skills.scout.name.@}`), lists are written with "and". After a bar stands how: `|word` and
//! `|Word` write a number out, `|or` joins a list by "or", `|lines` by strokes, and `|label-tile-` names things by the texts
//! of the game with keys that begin so. In a row of a table `{.egg}` is a value of its entry, `{*}` the entry's name.

use crate::edition_file::{EditionFile, Ours, label};
use crate::{Lang, Words};
use toml::Value;

/// The mark of a value that was designed for the edition.
pub const OURS: char = '◊';

/// What a book is filled from.
pub(crate) struct Filling<'a> {
    pub(crate) edition: EditionFile,
    pub(crate) ours: &'a Ours,
    pub(crate) words: Option<&'a Words>,
    pub(crate) lang: Lang,
    /// The place of the entry that a row of a table shows.
    pub(crate) row: Option<String>,
}

impl Filling<'_> {
    /// The text with its values, and the places that the edition does not hold. Worked examples stay as they are;
    /// headings get no marks.
    pub(crate) fn fill(&self, text: &str) -> (String, Vec<String>) {
        let (mut out, mut missing, mut fenced) = (String::with_capacity(text.len()), Vec::new(), false);
        for line in text.split_inclusive('\n') {
            fenced ^= line.starts_with("```");
            if fenced || !line.contains('{') {
                out.push_str(line);
            } else {
                self.line(line, !line.starts_with('#'), &mut out, &mut missing);
            }
        }
        (out, missing)
    }

    /// One cell of a table, and whether a value in it is ours.
    pub(crate) fn cell(&self, text: &str) -> (String, bool) {
        let mut out = String::new();
        self.line(text, true, &mut out, &mut Vec::new());
        (out.replace(OURS, ""), out.contains(OURS))
    }

    fn line(&self, line: &str, marked: bool, out: &mut String, missing: &mut Vec<String>) {
        let mut rest = line;
        while let Some((before, after)) = rest.split_once('{') {
            out.push_str(before);
            let Some((inner, after)) = after.split_once('}') else {
                out.push('{');
                rest = after;
                break;
            };
            let (sum, form) = inner.split_once('|').unwrap_or((inner, ""));
            match self.value(sum.trim()) {
                Some((value, ours)) => {
                    out.push_str(&self.written(&value, form.trim()));
                    if ours && marked {
                        out.push(OURS);
                    }
                }
                None => {
                    out.push('–');
                    missing.push(inner.to_owned());
                }
            }
            rest = after;
        }
        out.push_str(rest);
    }

    /// A value or a sum of values, and whether any of them is ours.
    fn value(&self, sum: &str) -> Option<(Value, bool)> {
        let mut terms = sum.split(' ').filter(|word| !word.is_empty());
        let (mut total, mut ours) = self.term(terms.next()?)?;
        while let Some(sign) = terms.next() {
            let (term, term_ours) = self.term(terms.next()?)?;
            let (left, right) = (total.as_integer()?, term.as_integer()?);
            total = Value::Integer(match sign {
                "+" => left.checked_add(right)?,
                "-" => left.checked_sub(right)?,
                _unknown => return None,
            });
            ours |= term_ours;
        }
        Some((total, ours))
    }

    fn term(&self, term: &str) -> Option<(Value, bool)> {
        if let Ok(number) = term.parse() {
            return Some((Value::Integer(number), false));
        }
        let (path, counts) = term.strip_prefix('#').map_or((term, false), |path| (path, true));
        let row = self.row.as_deref().unwrap_or_default();
        if path == "*" {
            let name = row.rsplit('.').next()?;
            let number = name.parse().map(Value::Integer);
            return Some((number.unwrap_or_else(|_| Value::String(name.to_owned())), false));
        }
        let path = path.replace('@', self.lang.code());
        let path = if path == "." {
            row.to_owned()
        } else if path.starts_with('.') {
            format!("{row}{path}")
        } else {
            path
        };
        let path = path.as_str();
        let value = self.edition.at(path)?;
        if counts {
            let count = value.as_array()?.len();
            return Some((Value::Integer(i64::try_from(count).ok()?), false));
        }
        Some((value.clone(), self.ours.holds(&self.edition, path)))
    }

    fn written(&self, value: &Value, form: &str) -> String {
        let all = |values: &mut dyn Iterator<Item = &Value>| -> Vec<String> {
            values.map(|part| self.written(part, form)).collect()
        };
        match value {
            Value::Integer(number) => self.number(*number, form),
            Value::String(text) => self.label(text, form),
            Value::Array(list) => listed(&all(&mut list.iter()), form, self.lang),
            Value::Table(table) => all(&mut table.values()).join(" "),
            Value::Boolean(true) => "✓".to_owned(),
            Value::Boolean(false) => "–".to_owned(),
            other => other.to_string(),
        }
    }

    /// A name by the texts of the game: as a whole, or word by word.
    fn label(&self, name: &str, form: &str) -> String {
        let Some(words) = self.words else { return name.to_owned() };
        let known = |name: &str| {
            let mut prefixes = form.split(' ').filter(|prefix| prefix.ends_with('-'));
            prefixes.find_map(|prefix| label(words, self.lang, prefix, name))
        };
        let by_word = || name.split(' ').map(|word| known(word).unwrap_or_else(|| word.to_owned())).collect::<Vec<_>>();
        known(name).unwrap_or_else(|| by_word().join(" "))
    }

    fn number(&self, number: i64, form: &str) -> String {
        let word = usize::try_from(number).ok().and_then(|number| number_words(self.lang).get(number).copied());
        match (form, word) {
            ("word", Some(word)) if !word.is_empty() => word.to_owned(),
            ("Word", Some(word)) if !word.is_empty() => {
                let mut letters = word.chars();
                letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
            }
            _digits => number.to_string(),
        }
    }
}

/// The numbers from zero on as words. The French one has a gender, which nobody here knows: it stays a digit.
fn number_words(lang: Lang) -> [&'static str; 13] {
    match lang {
        Lang::En => {
            ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]
        }
        Lang::Fr => {
            ["zéro", "", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze"]
        }
    }
}

fn listed(parts: &[String], form: &str, lang: Lang) -> String {
    let link = match (form.split(' ').next(), lang) {
        (Some("lines"), _) => return parts.join(" / "),
        (Some("or"), Lang::En) => " or ",
        (Some("or"), Lang::Fr) => " ou ",
        (_and, Lang::En) => " and ",
        (_and, Lang::Fr) => " et ",
    };
    match parts {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{}{link}{last}", first.join(", ")),
    }
}
