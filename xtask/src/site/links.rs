//! Follows every link of the site.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Component, Path, PathBuf};

/// What a page offers and where it leads.
struct Found {
    anchors: BTreeSet<String>,
    links: BTreeSet<String>,
}

/// Follows the links of all pages in a folder; returns how many pages and links there are, or those that lead nowhere.
pub(super) fn check(folder: &Path) -> Result<(usize, usize), String> {
    let mut pages = BTreeMap::new();
    walk(folder, &mut pages)?;
    let mut followed = 0;
    let mut lost = Vec::new();
    for (page, found) in &pages {
        for link in found.links.iter().filter(|link| !leaves(link)) {
            followed += 1;
            let (place, anchor) = link.split_once('#').unwrap_or((link, ""));
            let target = if place.is_empty() { page.clone() } else { beside(page, place) };
            let there = match pages.get(&target) {
                Some(other) => anchor.is_empty() || other.anchors.contains(anchor),
                None => target.starts_with(folder) && target.is_file(),
            };
            if !there {
                lost.push(format!("{}: {link}", page.strip_prefix(folder).unwrap_or(page).display()));
            }
        }
    }
    if lost.is_empty() { Ok((pages.len(), followed)) } else { Err(format!("lead nowhere:\n  {}", lost.join("\n  "))) }
}

/// Whether a link leads out of the site.
fn leaves(link: &str) -> bool {
    link.contains("://") || link.starts_with("mailto:") || link.starts_with("data:")
}

/// A place as a page names it.
fn beside(page: &Path, place: &str) -> PathBuf {
    let mut path = page.parent().unwrap_or(Path::new("")).to_owned();
    for part in Path::new(place).components() {
        match part {
            Component::ParentDir => drop(path.pop()),
            Component::CurDir => {}
            other => path.push(other),
        }
    }
    path
}

fn walk(folder: &Path, pages: &mut BTreeMap<PathBuf, Found>) -> Result<(), String> {
    let broken = |error: std::io::Error| format!("{}: {error}", folder.display());
    for entry in fs::read_dir(folder).map_err(broken)? {
        let path = entry.map_err(broken)?.path();
        if path.is_dir() {
            walk(&path, pages)?;
        } else if path.extension().is_some_and(|ending| ending == "html") {
            let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
            pages.insert(path, found(&text));
        }
    }
    Ok(())
}

fn found(text: &str) -> Found {
    let values = |name: &str| {
        let begins = format!(" {name}=\"");
        let rest = text.split(&begins).skip(1).map(|rest| rest.split('"').next().unwrap_or_default());
        rest.map(|value| value.replace("&amp;", "&")).collect::<Vec<_>>()
    };
    let links = values("href").into_iter().chain(values("src")).collect();
    Found { anchors: values("id").into_iter().collect(), links }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_that_leads_nowhere_is_found() {
        let folder = std::env::temp_dir().join(format!("caldera-links-{}", std::process::id()));
        fs::create_dir_all(folder.join("in")).expect("a folder of our own");
        let write = |path: &str, text: &str| fs::write(folder.join(path), text).expect("a file of our own");
        write("in/one.html", "<p id=\"here\"><a href=\"../two.html#there\"> <a href=\"#here\"> <img src=\"a.svg\">");
        write("two.html", "<p id=\"there\"><a href=\"in/one.html#here\"> <a href=\"https://example.org/x\">");
        write("in/a.svg", "<svg/>");
        assert_eq!(check(&folder), Ok((2, 4)));
        for wrong in ["three.html", "in/one.html#gone", "/in/one.html", "../two.html", "#gone"] {
            write("two.html", &format!("<p id=\"there\"><a href=\"{wrong}\">"));
            assert!(check(&folder).is_err_and(|told| told.contains(&format!("two.html: {wrong}"))), "{wrong}");
        }
        fs::remove_dir_all(folder).expect("a folder of our own");
    }
}
