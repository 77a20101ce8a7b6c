//! How thoroughly the rules of a game were checked: its part of the ledger that `cargo xtask proof` keeps.

use super::layout::{Page, Visit};
use crate::Fault;
use crate::app::Path;
use crate::words::{label, say};
use axum::response::Response;
use kernel::{Lang, facts};
use maud::{Markup, html};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// The checks of a game, in the order in which they are told.
const CHECKS: [&str; 5] = ["fuzz", "positions", "pairs", "models", "mutants"];

/// One check, as the ledger keeps it.
#[derive(Debug, Deserialize)]
struct Check {
    commit: String,
    date: String,
    done: u64,
    #[serde(default)]
    before: u64,
    #[serde(default)]
    nothing: bool,
    failures: Vec<serde_json::Value>,
    more: BTreeMap<String, u64>,
}

/// The ledger, by kind of check and game: "fuzz wrath".
static LEDGER: LazyLock<BTreeMap<String, Check>> =
    LazyLock::new(|| serde_json::from_str(include_str!("../book/ledger.json")).expect("a test reads it"));

pub(super) async fn checked(visit: Visit, Path(game): Path<String>) -> Result<Response, Fault> {
    let lang = visit.asker.lang;
    let door = catalog::game(&game).ok_or(Fault::Missing)?;
    let known = CHECKS.iter().filter_map(|kind| Some((*kind, LEDGER.get(&format!("{kind} {game}"))?)));
    let known: Vec<(&str, &Check)> = known.collect();
    let title = format!("{}{}{}", label(lang, "checked"), label(lang, "colon"), door.about().title(lang));
    let body = html! {
        section .narrow .book {
            h1 { (title) }
            p { (label(lang, "checked-what")) }
            @if known.is_empty() { p { (label(lang, "checked-not-yet")) } } @else { (table(&known, lang)) }
            p { a .button href={ "/book/" (game) } { (label(lang, "whole-book")) } }
        }
    };
    Ok(visit.show(Page::new("book", &title, body)))
}

fn table(known: &[(&str, &Check)], lang: Lang) -> Markup {
    html! {
        table .results tabindex="0" {
            thead { tr {
                @for head in ["checked-check", "checked-done", "checked-found", "checked-when"] { th scope="col" { (label(lang, head)) } }
            } }
            tbody { @for (kind, check) in known { tr {
                th scope="row" { (label(lang, &format!("checked-{kind}"))) }
                td { (done(check, lang)) }
                td { (check.failures.len()) }
                td { (check.date) " (" (check.commit) ")" }
            } } }
        }
    }
}

fn done(check: &Check, lang: Lang) -> String {
    if check.nothing {
        return label(lang, "checked-nothing-hidden");
    }
    let found: u64 = check.more.iter().filter(|(what, _)| what.starts_with("killed")).map(|(_, count)| count).sum();
    let said = if found > 0 { "checked-killed" } else { "checked-times" };
    say(lang, said, facts![count = (check.before + check.done) as usize, killed = found as usize])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ledger_is_read_and_knows_every_game() {
        // A game that was never released needs no long checks.
        let games: std::collections::BTreeSet<&str> =
            LEDGER.keys().filter_map(|name| name.strip_prefix("fuzz ")).collect();
        assert!(games.len() >= 5, "{games:?}");
        for game in games {
            assert!(catalog::game(game).is_some(), "{game}");
            let known = CHECKS.iter().filter(|kind| LEDGER.contains_key(&format!("{kind} {game}"))).count();
            assert!(known >= 3, "{game}: {known}");
        }
    }

    #[test]
    fn what_was_done_is_told_in_both_languages() {
        let check = |nothing, more: &[(&str, u64)]| Check {
            commit: "c0ffee".to_owned(),
            date: "2026-11-19".to_owned(),
            done: 1_200,
            before: 34,
            nothing,
            failures: Vec::new(),
            more: more.iter().map(|(what, count)| ((*what).to_owned(), *count)).collect(),
        };
        for lang in Lang::ALL {
            let digits = |text: String| text.chars().filter(char::is_ascii_digit).collect::<String>();
            assert_eq!(digits(done(&check(false, &[]), lang)), "1234");
            assert_eq!(digits(done(&check(false, &[("killed in rules", 7), ("killed elsewhere", 2)]), lang)), "91234");
            assert_eq!(digits(done(&check(true, &[]), lang)), "");
        }
    }
}
