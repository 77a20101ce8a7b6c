//! The Markdown of the project as pages: an anchor for every heading, and links between documents as links between pages.

use super::Making;
use super::page::{Lang, Page, escaped, up};
use crate::root;
use pulldown_cmark::{CowStr, Event, Options, Parser, Tag, TagEnd, html};
use std::collections::BTreeSet;
use std::fs;

/// A document of the project.
pub(super) struct Document {
    /// Its file, named from the project's folder.
    pub(super) source: String,
    /// Its page, named from the folder of the site.
    pub(super) path: String,
    pub(super) title: String,
    text: String,
}

/// Every document but the README, which is for those who look at the project itself.
pub(super) fn documents() -> Result<Vec<Document>, String> {
    let mut sources = Vec::new();
    for folder in ["", "docs/", "docs/balance/"] {
        let at = root().join(folder);
        for entry in fs::read_dir(&at).map_err(|error| format!("{}: {error}", at.display()))?.flatten() {
            let name = entry.file_name().to_string_lossy().into_owned();
            if name.ends_with(".md") && name != "README.md" {
                sources.push(format!("{folder}{name}"));
            }
        }
    }
    sources.sort();
    let read = |source: String| {
        let text = fs::read_to_string(root().join(&source)).map_err(|error| format!("{source}: {error}"))?;
        let heading = text.lines().find_map(|line| line.strip_prefix("# ")).unwrap_or(&source);
        let title = escaped(&heading.replace('`', ""));
        let path = format!("docs/{}.html", source.trim_start_matches("docs/").trim_end_matches(".md").to_lowercase());
        Ok(Document { path, title, text, source })
    };
    sources.into_iter().map(read).collect()
}

pub(super) fn write(making: &Making, documents: &[Document]) -> Result<(), String> {
    for document in documents {
        let mut needed = BTreeSet::new();
        let body = plain(&document.text, &mut |place| follow(document, documents, place, &mut needed));
        for file in needed {
            making.copy(&root().join(&file), &format!("files/{file}"))?;
        }
        let (path, title) = (document.path.clone(), document.title.clone());
        making.show(&Page { path, title, lang: Lang::En, body, class: "document", other: None })?;
    }
    Ok(())
}

/// Where a link of a document leads on its page: to another page, or to a file of the project that is needed then. What is neither
/// (a folder of sources) is no link any more.
fn follow(document: &Document, all: &[Document], place: &str, needed: &mut BTreeSet<String>) -> Option<String> {
    if place.contains("://") || place.starts_with('#') {
        return Some(place.to_owned());
    }
    let (file, anchor) =
        place.split_once('#').map_or((place, String::new()), |(file, anchor)| (file, format!("#{anchor}")));
    let mut parts: Vec<&str> = document.source.split('/').collect();
    parts.pop();
    for part in file.split('/') {
        match part {
            ".." => parts.truncate(parts.len().saturating_sub(1)),
            part => parts.push(part),
        }
    }
    let (file, up) = (parts.join("/"), up(&document.path));
    if let Some(other) = all.iter().find(|other| other.source == file) {
        return Some(format!("{up}{}{anchor}", other.path));
    }
    let there = root().join(&file).is_file();
    there.then(|| {
        needed.insert(file.clone());
        format!("{up}files/{file}")
    })
}

/// Markdown as HTML. `follow` says where its links lead; a link that leads nowhere is only its words.
pub(super) fn plain(text: &str, follow: &mut dyn FnMut(&str) -> Option<String>) -> String {
    let mut events: Vec<Event<'_>> = Vec::new();
    let mut heading: Option<(usize, String)> = None;
    let mut anchors = BTreeSet::new();
    let mut lost = Vec::new();
    for event in Parser::new_ext(text, Options::ENABLE_TABLES) {
        match event {
            Event::Start(Tag::Heading { .. }) => {
                heading = Some((events.len(), String::new()));
                events.push(event);
            }
            Event::End(TagEnd::Heading(level)) => {
                if let Some((start, words)) = heading.take() {
                    let anchor = anchor(&words, &mut anchors);
                    events[start] = Event::Html(CowStr::from(format!("<{level} id=\"{anchor}\">")));
                }
                events.push(event);
            }
            Event::Start(Tag::Link { dest_url, .. }) => {
                let place = follow(&dest_url);
                lost.push(place.is_none());
                if let Some(place) = place {
                    events.push(Event::InlineHtml(CowStr::from(format!("<a href=\"{}\">", escaped(&place)))));
                }
            }
            Event::End(TagEnd::Link) => {
                if lost.pop() == Some(false) {
                    events.push(Event::InlineHtml(CowStr::from("</a>")));
                }
            }
            Event::Start(Tag::Image { link_type, dest_url, title, id }) => {
                let dest_url = follow(&dest_url).map_or(dest_url, CowStr::from);
                events.push(Event::Start(Tag::Image { link_type, dest_url, title, id }));
            }
            event => {
                if let (Some((_, words)), Event::Text(text) | Event::Code(text)) = (&mut heading, &event) {
                    words.push_str(text);
                }
                events.push(event);
            }
        }
    }
    let mut out = String::new();
    html::push_html(&mut out, events.into_iter());
    // A wide table scrolls by itself, not the page.
    out.replace("<table>", "<div class=\"wide\"><table>").replace("</table>", "</table></div>")
}

/// The name of a heading, as code hosts make them: small letters, and a hyphen for each space.
fn anchor(words: &str, taken: &mut BTreeSet<String>) -> String {
    let letter = |letter: char| match letter {
        ' ' => Some('-'),
        letter if letter.is_alphanumeric() || letter == '-' || letter == '_' => Some(letter),
        _ => None,
    };
    let name: String = words.to_lowercase().chars().filter_map(letter).collect();
    let mut anchor = name.clone();
    for number in 1.. {
        if taken.insert(anchor.clone()) {
            break;
        }
        anchor = format!("{name}-{number}");
    }
    anchor
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_have_anchors_and_links_lead_to_pages() {
        let mut follow = |place: &str| (place != "gone").then(|| place.replace(".md", ".html"));
        let html = plain("# A `b` C\n\n# A b C\n\n[x](y.md#z) [w](gone) ![p](q.png)\n\n|a|\n|-|\n|b|\n", &mut follow);
        for part in [
            "<h1 id=\"a-b-c\">",
            "<h1 id=\"a-b-c-1\">",
            "<a href=\"y.html#z\">x</a> w ",
            "src=\"q.png\"",
            "class=\"wide\"",
        ] {
            assert!(html.contains(part), "{part}: {html}");
        }
    }

    #[test]
    fn a_link_of_a_document_is_followed() {
        let document = |source: &str, path: &str| Document {
            source: source.to_owned(),
            path: path.to_owned(),
            title: String::new(),
            text: String::new(),
        };
        let all = [document("docs/bots.md", "docs/bots.html"), document("CHANGELOG.md", "docs/changelog.html")];
        let mut needed = BTreeSet::new();
        let mut lead = |place| follow(&all[0], &all, place, &mut needed);
        assert_eq!(lead("../CHANGELOG.md#x").as_deref(), Some("../docs/changelog.html#x"));
        assert_eq!(lead("https://example.org").as_deref(), Some("https://example.org"));
        assert_eq!(lead("../Cargo.toml").as_deref(), Some("../files/Cargo.toml"));
        assert_eq!(lead("balance"), None, "a folder is no page");
        assert_eq!(needed.into_iter().collect::<Vec<_>>(), ["Cargo.toml"]);
    }
}
