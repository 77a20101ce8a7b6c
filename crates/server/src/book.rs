//! The books as pages: an anchor for every rule, and every cited rule a link.

pub(crate) mod examples;
mod figure;
pub(crate) mod pictures;

use crate::Fault;
use crate::tables::Tables;
use crate::turns::Claim;
use crate::words::label;
use ::table::TableId;
use catalog::{AnyEdition, Door};
use examples::ExampleShown;
use kernel::{Lang, OURS, looks_like_rule, reference_chapter};
use pulldown_cmark::{CodeBlockKind, CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html};
use std::collections::HashMap;
use std::sync::{Arc, Mutex};

/// One chapter, for the list at the top.
pub(crate) struct Chapter {
    pub(crate) anchor: String,
    pub(crate) title: String,
}

/// A book as HTML.
pub(crate) struct Printed {
    pub(crate) html: String,
    pub(crate) chapters: Vec<Chapter>,
}

/// A whole book with its worked examples: on the page, and as data.
pub(crate) struct Bound {
    pub(crate) printed: Printed,
    pub(crate) examples: Vec<ExampleShown>,
}

/// The books that were bound since the start: each takes a while, because its examples are played and drawn.
#[derive(Default)]
pub(crate) struct Press(Mutex<HashMap<(&'static str, Lang), Arc<Bound>>>);

impl Press {
    /// A game's book in one language, made once and kept: there are as many as games and languages.
    pub(crate) async fn book(
        &self,
        tables: &Tables,
        claim: &Claim,
        game: &'static dyn Door,
        lang: Lang,
    ) -> Result<Arc<Bound>, Fault> {
        if let Some(bound) = self.find(game, lang) {
            return Ok(bound);
        }
        let bound = Arc::new(tables.paint(claim, move || bind(game, lang)).await??);
        if let Ok(mut kept) = self.0.lock() {
            kept.insert((game.about().id, lang), Arc::clone(&bound));
        }
        Ok(bound)
    }

    /// A game's book with the numbers and tables of another edition. Its examples are those of the usual book.
    pub(crate) async fn book_in(
        &self,
        tables: &Tables,
        claim: &Claim,
        (game, edition): (&'static dyn Door, AnyEdition),
        lang: Lang,
    ) -> Result<Arc<Bound>, Fault> {
        let usual = self.book(tables, claim, game, lang).await?;
        if edition.tag().digest == game.base_edition().tag().digest {
            return Ok(usual);
        }
        let bind = move || {
            let examples = usual.examples.clone();
            let printed = print_book(game, edition, lang, &examples);
            Bound { printed, examples }
        };
        Ok(Arc::new(tables.paint(claim, bind).await?))
    }

    fn find(&self, game: &'static dyn Door, lang: Lang) -> Option<Arc<Bound>> {
        self.0.lock().ok()?.get(&(game.about().id, lang)).cloned()
    }
}

/// Plays and draws the worked examples of a book, and prints it with them.
fn bind(game: &'static dyn Door, lang: Lang) -> Result<Bound, Fault> {
    let examples = examples::shown(game, lang)?;
    let printed = print_book(game, game.base_edition(), lang, &examples);
    Ok(Bound { printed, examples })
}

/// Prints a game's book in one language, by an edition, with its worked examples.
fn print_book(game: &'static dyn Door, edition: AnyEdition, lang: Lang, shown: &[ExampleShown]) -> Printed {
    let mut cases = 0..;
    let tables = reference_chapter(&game.reference(edition, lang), &edition.tag().name, lang);
    let mut printed = print_with(&format!("{}{tables}", game.book_in(edition, lang).source), &mut |written| {
        let case = cases.next();
        let rows = shown.iter().filter(|row| Some(row.case) == case);
        figure::print_case(rows, written, lang).into_string()
    });
    let pictured = pictures::with_pictures(&printed.html, game.about().id, lang);
    printed.html = with_marks(&pictures::with_plan(pictured, game.about().id, edition, lang), lang);
    printed
}

/// A text as a part of a page, with the marks of what is ours explained.
pub(crate) fn print_part(source: &str, lang: Lang) -> String {
    with_marks(&print(source).html, lang)
}

/// The mark of a value that is ours says so to whoever points at it, or hears the page.
fn with_marks(html: &str, lang: Lang) -> String {
    let note = label(lang, "ours");
    let mark = maud::html! { span .ours role="img" title=(note) aria-label=(note) { (OURS) } }.into_string();
    html.replace(OURS, &mark)
}

/// Prints a part of a book.
pub(crate) fn print(source: &str) -> Printed {
    print_with(source, &mut |text| maud::html! { pre { code { (text) } } }.into_string())
}

/// Prints a text; somebody else prints its worked examples.
fn print_with(source: &str, print_case: &mut dyn FnMut(&str) -> String) -> Printed {
    let mut chapters = Vec::new();
    let mut events: Vec<Event<'_>> = Vec::new();
    let mut heading: Option<(HeadingLevel, String)> = None;
    let mut case: Option<String> = None;
    for event in Parser::new_ext(source, Options::ENABLE_TABLES) {
        if let Some(text) = &mut case {
            if let Event::Text(line) = &event {
                text.push_str(line);
            } else if event == Event::End(TagEnd::CodeBlock) {
                events.push(Event::Html(CowStr::from(print_case(text))));
                case = None;
            }
            continue;
        }
        match (event, &mut heading) {
            (Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(kind))), None) if &*kind == "case" => {
                case = Some(String::new());
            }
            (Event::Start(Tag::Heading { level, .. }), _) => heading = Some((level, String::new())),
            (Event::End(TagEnd::Heading(_)), Some((level, text))) => {
                events.push(Event::Html(CowStr::from(print_heading(*level, text, &mut chapters))));
                heading = None;
            }
            (Event::Text(text) | Event::Code(text), Some((_, heading))) => heading.push_str(&text),
            (_, Some(_)) => {}
            (Event::Text(text), None) => events.push(Event::Html(CowStr::from(linked(&text)))),
            // The books hold no markup of their own; if one did, it would be shown, not obeyed.
            (Event::Html(text) | Event::InlineHtml(text), None) => events.push(Event::Text(text)),
            (event, None) => events.push(event),
        }
    }
    let mut out = String::new();
    html::push_html(&mut out, events.into_iter());
    Printed { html: out, chapters }
}

fn print_heading(level: HeadingLevel, text: &str, chapters: &mut Vec<Chapter>) -> String {
    let (first, rest) = text.split_once(' ').unwrap_or((text, ""));
    if looks_like_rule(first) {
        return maud::html! {
            h3 id=(first) { a .rule href={ "#" (first) } { (first) } " " (rest) }
        }
        .into_string();
    }
    match level {
        HeadingLevel::H1 => String::new(),
        HeadingLevel::H2 => {
            let anchor = format!("chapter-{}", chapters.len() + 1);
            chapters.push(Chapter { anchor: anchor.clone(), title: text.to_owned() });
            maud::html! { h2 id=(anchor) { (text) } }.into_string()
        }
        _deeper => maud::html! { h3 { (text) } }.into_string(),
    }
}

/// Text with every rule's ID as a link to it.
fn linked(text: &str) -> String {
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    let mut out = String::new();
    let mut rest = text;
    while !rest.is_empty() {
        let word_end = rest.find(|letter| !is_part(letter)).unwrap_or(rest.len());
        let (word, after) = rest.split_at(word_end);
        if looks_like_rule(word) {
            out.push_str(&maud::html! { a .rule href={ "#" (word) } { (word) } }.into_string());
        } else {
            out.push_str(&maud::html! { (word) }.into_string());
        }
        let gap = after.find(is_part).unwrap_or(after.len());
        out.push_str(&maud::html! { (&after[..gap]) }.into_string());
        rest = &after[gap..];
    }
    out
}

/// The address of a rule in the book.
pub(crate) fn address(game: &str, rule: &str, lang: Lang) -> String {
    format!("/book/{game}?lang={lang}#{rule}")
}

/// The address of a rule in the book with the numbers of a table's edition.
pub(crate) fn address_at(table: &TableId, game: &str, rule: &str, lang: Lang) -> String {
    format!("/book/{game}?table={table}&lang={lang}#{rule}")
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_rule_of_every_book_has_its_anchor() {
        for door in catalog::games() {
            for lang in kernel::Lang::ALL {
                let volume = door.book().volume(lang);
                let printed = super::bind(*door, lang).unwrap().printed;
                for entry in &volume.entries {
                    let anchor = format!("id=\"{}\"", entry.id);
                    assert_eq!(printed.html.matches(&anchor).count(), 1, "{} in {lang}", entry.id);
                }
                assert!(!printed.chapters.is_empty());
            }
        }
    }

    /// What an address of a picture shows, and that it is the address of just that.
    fn fetch(door: &dyn catalog::Door, address: &str, lang: kernel::Lang) -> String {
        let (path, query) = address.split_once('?').expect("it says the language and the print");
        let [.., number, name] = path.split('/').collect::<Vec<_>>()[..] else { panic!("{path}") };
        let (moment, theme) = super::examples::picture_named(name).expect("a picture by its name");
        let drawn = super::examples::picture(door, number.parse().unwrap(), moment, theme, lang).unwrap();
        assert_eq!(query, format!("lang={lang}&amp;v={}", drawn.print), "{path}");
        drawn.alone
    }

    #[test]
    fn every_example_of_every_book_is_drawn() {
        for door in catalog::games() {
            for lang in kernel::Lang::ALL {
                let bound = super::bind(*door, lang).unwrap();
                let (html, count) = (&bound.printed.html, door.book().examples().len());
                assert!(count > 0, "{} has examples", door.about().id);
                assert_eq!(html.matches("<figure class=\"shown\">").count(), count, "{}", door.about().id);
                let addresses = html.split("<img src=\"").skip(1).filter_map(|rest| rest.split('"').next());
                let (light, dark): (Vec<&str>, Vec<&str>) = addresses.partition(|one| one.contains("-light.svg"));
                assert_eq!(light.len(), bound.examples.iter().map(|row| row.pictures.len()).sum::<usize>());
                assert!(light.len() >= count, "each of the {count} has a picture at least");
                let mut last = String::new();
                for (address, other) in light.into_iter().zip(dark) {
                    let drawn = fetch(*door, address, lang);
                    assert!(drawn.starts_with("<svg") && drawn.contains("viewBox="), "{address}");
                    assert!(!drawn.contains("NaN"), "{address}");
                    assert_eq!(address.replace("-light", "-dark"), other);
                    // A second picture is there because it shows something else.
                    assert!(!address.contains("/after-") || drawn != last, "{address}");
                    last = drawn;
                }
            }
        }
    }

    #[test]
    fn the_themes_look_different() {
        let door = catalog::game("wrath").unwrap();
        let draw = |name| {
            let (moment, theme) = super::examples::picture_named(name).unwrap();
            super::examples::picture(door, 0, moment, theme, kernel::Lang::Fr).unwrap().alone
        };
        assert_ne!(draw("before-light.svg"), draw("before-dark.svg"));
    }

    #[test]
    fn a_picture_has_one_of_four_names() {
        for name in ["before-light.svg", "before-dark.svg", "after-light.svg", "after-dark.svg"] {
            assert!(super::examples::picture_named(name).is_some(), "{name}");
        }
        for name in ["before.svg", "after-dark.png", "after-", "-dark.svg", "After-dark.svg", ""] {
            assert!(super::examples::picture_named(name).is_none(), "{name}");
        }
    }

    #[test]
    fn markup_is_shown_not_obeyed_and_rules_are_links() {
        let printed = super::print("## One\nSee WRA-ACT-5 <b>now</b> & then\n");
        assert!(printed.html.contains("<a class=\"rule\" href=\"#WRA-ACT-5\">WRA-ACT-5</a>"), "{}", printed.html);
        assert!(printed.html.contains("&lt;b&gt;") && printed.html.contains("&amp; then"), "{}", printed.html);
    }
}
