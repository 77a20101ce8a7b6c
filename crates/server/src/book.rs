//! The books as pages: an anchor for every rule, and every cited rule a link.

use kernel::{Lang, looks_like_rule};
use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html};

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

/// Prints a game's book in one language.
pub(crate) fn print(source: &str) -> Printed {
    let mut chapters = Vec::new();
    let mut events: Vec<Event<'_>> = Vec::new();
    let mut heading: Option<(HeadingLevel, String)> = None;
    for event in Parser::new_ext(source, Options::ENABLE_TABLES) {
        match (event, &mut heading) {
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

#[cfg(test)]
mod tests {
    #[test]
    fn every_rule_of_every_book_has_its_anchor() {
        for door in catalog::games() {
            for lang in kernel::Lang::ALL {
                let volume = door.book().volume(lang);
                let printed = super::print(&volume.source);
                for entry in &volume.entries {
                    let anchor = format!("id=\"{}\"", entry.id);
                    assert_eq!(printed.html.matches(&anchor).count(), 1, "{} in {lang}", entry.id);
                }
                assert!(!printed.chapters.is_empty());
            }
        }
    }

    #[test]
    fn markup_is_shown_not_obeyed_and_rules_are_links() {
        let printed = super::print("## One\nSee WRA-ACT-5 <b>now</b> & then\n");
        assert!(printed.html.contains("<a class=\"rule\" href=\"#WRA-ACT-5\">WRA-ACT-5</a>"), "{}", printed.html);
        assert!(printed.html.contains("&lt;b&gt;") && printed.html.contains("&amp; then"), "{}", printed.html);
    }
}
