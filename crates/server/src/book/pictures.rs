//! Pictures of things: beside the rules that speak of them, and in the tables that list them.

use crate::drawing::{Portrait, plan, portraits};
use catalog::AnyEdition;
use kernel::Lang;
use maud::{Markup, PreEscaped, html};

/// The pictures that stand beside a rule; nothing if it speaks of no thing that has one.
pub(crate) fn beside(game: &str, rule: &str, lang: Lang) -> Markup {
    let all = portraits(game, lang);
    gallery(all.iter().filter(|one| one.rules.contains(&rule)))
}

fn gallery<'a>(things: impl Iterator<Item = &'a Portrait>) -> Markup {
    let mut shown: Vec<&Portrait> = Vec::new();
    for thing in things {
        // Several cards of a name look the same.
        if !shown.iter().any(|known| known.name == thing.name && known.picture == thing.picture) {
            shown.push(thing);
        }
    }
    html! {
        @if !shown.is_empty() {
            ul .portraits { @for thing in shown { li { (PreEscaped(&thing.picture)) span { (thing.name) } } } }
        }
    }
}

/// A printed book with its pictures: after the headings of rules, and before names in tables.
pub(super) fn with_pictures(printed: &str, game: &str, lang: Lang) -> String {
    let all = portraits(game, lang);
    let mut rules: Vec<&str> = all.iter().flat_map(|one| one.rules.iter().copied()).collect();
    rules.sort_unstable();
    rules.dedup();
    let mut html = printed.to_owned();
    for rule in rules {
        put_beside(&mut html, rule, &gallery(all.iter().filter(|one| one.rules.contains(&rule))));
    }
    in_tables(&html, &all)
}

/// A printed book with the plan of its board, if it has one.
pub(super) fn with_plan(mut printed: String, game: &str, edition: AnyEdition, lang: Lang) -> String {
    if let Some(plan) = plan(game, edition, lang) {
        put_beside(&mut printed, plan.rule, &html! { div .plan { (PreEscaped(&plan.picture)) } });
    }
    printed
}

/// Puts something after the heading of a rule.
fn put_beside(html: &mut String, rule: &str, shown: &Markup) {
    let Some(heading) = html.find(&format!("<h3 id=\"{rule}\"")) else { return };
    let Some(end) = html[heading..].find("</h3>").map(|end| heading + end + "</h3>".len()) else { return };
    html.insert_str(end, &shown.0);
}

/// Names in cells of tables with their pictures.
pub(super) fn in_tables(printed: &str, all: &[Portrait]) -> String {
    let mut out = String::with_capacity(printed.len());
    let mut cells = printed.split("<td>");
    out.push_str(cells.next().unwrap_or_default());
    for cell in cells {
        out.push_str("<td>");
        let text = cell.split('<').next().unwrap_or_default();
        if let Some(thing) = all.iter().find(|one| maud::html! { (one.name) }.into_string() == text.trim()) {
            out.push_str(&thing.picture);
            out.push(' ');
        }
        out.push_str(cell);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_book_shows_its_things_where_it_speaks_of_them() {
        for door in catalog::games() {
            let game = door.about().id;
            for lang in Lang::ALL {
                let all = portraits(game, lang);
                let demanded = if testkit::is_released(game) { 10 } else { 0 };
                assert!(all.len() >= demanded, "{game}: {}", all.len());
                let volume = door.book().volume(lang);
                for thing in &all {
                    assert!(!thing.name.is_empty() && !thing.name.contains("label-"), "{game}: {}", thing.name);
                    for rule in &thing.rules {
                        assert!(volume.rule(rule).is_some(), "{game}: {} stands beside {rule}", thing.name);
                    }
                }
                let printed = crate::book::bind(*door, lang).expect("it prints").printed.html;
                let shown = printed.matches("<svg class=\"portrait\"").count();
                assert!(shown >= demanded, "{game} in {lang}: {shown} pictures");
            }
        }
    }

    #[test]
    fn the_book_of_the_mountain_has_its_plan() {
        let door = catalog::game("warlock").expect("it is in the list");
        for lang in Lang::ALL {
            let printed = crate::book::bind(door, lang).expect("it prints").printed.html;
            let (_, after) = printed.split_once("<h3 id=\"WAR-PAS-1\"").expect("the rule of the passages");
            let before_next = after.split("<h3").next().unwrap_or_default();
            assert!(before_next.contains("<div class=\"plan\"><svg"), "{lang}");
            assert_eq!(printed.matches("class=\"plan\"").count(), 1, "{lang}");
        }
    }

    #[test]
    fn tables_of_reference_show_what_they_list() {
        let all = portraits("warlock", Lang::En);
        let table = "<table><tr><td>E01</td><td>Goblin</td></tr><tr><td>Nobody</td></tr></table>";
        let shown = in_tables(table, &all);
        assert_eq!(shown.matches("<svg").count(), 1, "{shown}");
        assert!(shown.contains("</svg> Goblin</td>"), "{shown}");
    }
}
