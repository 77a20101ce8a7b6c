//! The documents that are shipped: those of the project without its pictures, and with links only to each other.

use super::{Making, read, write};
use pulldown_cmark::{Event, Parser, Tag};

/// What those read who have the program and not the project.
const DOCUMENTS: [&str; 12] = [
    "README.md",
    "CHANGELOG.md",
    "docs/analysis.md",
    "docs/bots.md",
    "docs/club.md",
    "docs/engine.md",
    "docs/ledger.md",
    "docs/operating.md",
    "docs/performance.md",
    "docs/python.md",
    "docs/scaling.md",
    "docs/terminal.md",
];

/// What stands between these lines is left out.
const PICTURES: (&str, &str) = ("<!-- pictures -->", "<!-- no more pictures -->");

pub(super) fn ship(making: &Making) -> Result<(), String> {
    let folder = making.tree.join("usr/share/doc/caldera");
    DOCUMENTS.iter().try_for_each(|name| {
        let text = shipped(name, &read(name)?).map_err(|reason| format!("{name}: {reason}"))?;
        write(&folder.join(name), &text)
    })
}

fn shipped(name: &str, text: &str) -> Result<String, String> {
    let text = without_pictures(text)?;
    let mut out = String::with_capacity(text.len());
    let mut done = 0;
    for (event, range) in Parser::new(&text).into_offset_iter() {
        let lost = matches!(&event, Event::Start(Tag::Link { dest_url, .. }) if !leads_somewhere(name, dest_url));
        if lost {
            // `[words](place)`: the words stay.
            let link = &text[range.clone()];
            let words = link.strip_prefix('[').and_then(|rest| rest.rsplit_once("](")).ok_or(link)?.0;
            out.push_str(&text[done..range.start]);
            out.push_str(words);
            done = range.end;
        }
    }
    out.push_str(&text[done..]);
    Ok(out)
}

fn without_pictures(text: &str) -> Result<String, String> {
    let (begin, end) = PICTURES;
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once(begin) {
        out.push_str(before.trim_end_matches('\n'));
        let (_, after) = after.split_once(end).ok_or_else(|| format!("{begin} without {end}"))?;
        rest = after;
    }
    out.push_str(rest);
    let pictured = out.contains("<img") || out.contains("![");
    if pictured { Err(format!("a picture outside of {begin} … {end}")) } else { Ok(out) }
}

/// Whether a place is on the web, in the document itself, or in another one that is shipped.
fn leads_somewhere(name: &str, place: &str) -> bool {
    let file = place.split('#').next().unwrap_or_default();
    if place.contains("://") || file.is_empty() {
        return true;
    }
    let folder = name.rsplit_once('/').map_or("", |(folder, _)| folder);
    let mut parts: Vec<&str> = folder.split('/').filter(|part| !part.is_empty()).collect();
    for part in file.split('/') {
        match part {
            ".." => drop(parts.pop()),
            part => parts.push(part),
        }
    }
    DOCUMENTS.contains(&parts.join("/").as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_links_between_documents_that_are_shipped_are_left() {
        let text = "See [`engine`](docs/engine.md#calls), [the map](ARCHITECTURE.md), [below](#end) and\n\
                    [a site](https://caldera.example).\n\n    [code](ARCHITECTURE.md)\n";
        let expected = "See [`engine`](docs/engine.md#calls), the map, [below](#end) and\n\
                        [a site](https://caldera.example).\n\n    [code](ARCHITECTURE.md)\n";
        assert_eq!(shipped("README.md", text).unwrap(), expected);
        assert_eq!(
            shipped("docs/bots.md", "[a](engine.md) [b](../README.md) [c](docs/bots.md)").unwrap(),
            "[a](engine.md) [b](../README.md) c"
        );
    }

    #[test]
    fn pictures_are_left_out_with_what_explains_them() {
        let text = "# A\n\n<!-- pictures -->\n<img src=\"a.svg\">\n*A clip.*\n<!-- no more pictures -->\n\nB\n";
        assert_eq!(shipped("README.md", text).unwrap(), "# A\n\nB\n");
        assert!(shipped("README.md", "<img src=\"a.svg\">").is_err(), "a picture that would be missing");
        assert!(shipped("README.md", "<!-- pictures -->\n").is_err(), "the end is missing");
    }

    /// The site follows every link but those of the README, which it does not have.
    #[test]
    fn every_link_of_the_readme_leads_to_a_file() {
        let text = read("README.md").unwrap();
        let links = Parser::new(&text).filter_map(|event| match event {
            Event::Start(Tag::Link { dest_url, .. }) if !dest_url.contains("://") && !dest_url.starts_with('#') => {
                Some(dest_url.into_string())
            }
            _ => None,
        });
        let links: Vec<String> = links.collect();
        assert!(links.len() > 10, "{links:?}");
        let missing: Vec<_> = links.iter().filter(|place| !crate::root().join(place).is_file()).collect();
        assert!(missing.is_empty(), "{missing:?}");
    }

    #[test]
    fn every_document_can_be_shipped() {
        for name in DOCUMENTS {
            shipped(name, &read(name).unwrap()).unwrap_or_else(|reason| panic!("{name}: {reason}"));
        }
    }
}
