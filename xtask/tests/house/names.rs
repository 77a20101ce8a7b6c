//! Only the list of games, and what belongs to one game, names a game: everything else works for the next one too.
//!
//! The line `mod ferry;` belongs to the game as its module does: Rust compiles no file that no such line names.

use crate::exceptions::{Found, compare};
use crate::sources::{Source, games, only_tested, sources};
use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use syn::visit_mut::{self, VisitMut};

/// The list of games.
const LIST: &str = "crates/catalog/src/lib.rs";

/// Where each game may be named: in its own crate, and where its drawings, their style and its bot's knowledge live.
fn own(path: &str, game: &str) -> bool {
    let folder = |folder: &str| path.starts_with(&format!("{folder}/{game}/")) || path == format!("{folder}/{game}.rs");
    ["games", "crates/boards/src", "crates/bots/src/games"].into_iter().any(folder)
        || path == format!("crates/boards/assets/{game}.css")
}

/// The file that the line `mod <game>;` of a file stands for.
fn module(path: &str, game: &str) -> String {
    let folder = ["/lib.rs", "/main.rs", "/mod.rs", ".rs"].into_iter().find_map(|end| path.strip_suffix(end));
    format!("{}/{game}.rs", folder.unwrap_or(path))
}

/// Whether an item is the line that compiles a game's own module, and nothing more.
fn compiles_own_module(item: &syn::Item, path: &str, game: &str) -> bool {
    matches!(item, syn::Item::Mod(line) if line.content.is_none() && line.ident == game && own(&module(path, game), game))
}

/// How often a text contains a name as a whole word.
fn words(text: &str, name: &str) -> usize {
    text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| *word == name).count()
}

/// Removes code that is compiled only for tests.
struct Untested;

impl VisitMut for Untested {
    fn visit_file_mut(&mut self, file: &mut syn::File) {
        file.items.retain(|item| !tested(item));
        visit_mut::visit_file_mut(self, file);
    }

    fn visit_item_mod_mut(&mut self, module: &mut syn::ItemMod) {
        if let Some((_, items)) = &mut module.content {
            items.retain(|item| !tested(item));
        }
        visit_mut::visit_item_mod_mut(self, module);
    }
}

fn tested(item: &syn::Item) -> bool {
    match item {
        syn::Item::Mod(module) => only_tested(&module.attrs),
        syn::Item::Fn(function) => only_tested(&function.attrs),
        syn::Item::Use(import) => only_tested(&import.attrs),
        _ => false,
    }
}

/// How often code names a game, as an identifier or in a string. Documentation may name it as an example.
fn named(tokens: TokenStream, game: &str, kind: &str) -> usize {
    let mut count = 0;
    let mut attribute = false;
    for token in tokens {
        let follows = std::mem::take(&mut attribute);
        match token {
            TokenTree::Group(group) => {
                let documents = group.stream().into_iter().next().is_some_and(|first| first.to_string() == "doc");
                if !(follows && documents) {
                    count += named(group.stream(), game, kind);
                }
            }
            TokenTree::Ident(name) => count += usize::from(name == game || name == kind),
            TokenTree::Literal(literal) => count += words(&literal.to_string(), game),
            TokenTree::Punct(sign) => attribute = sign.as_char() == '#' || (follows && sign.as_char() == '!'),
        }
    }
    count
}

/// How often a file names games that it does not belong to.
fn foreign(source: &Source, games: &[String]) -> usize {
    let others = games.iter().filter(|game| !own(&source.path, game));
    if !source.path.ends_with(".rs") {
        return others.map(|game| words(&source.text, game)).sum();
    }
    let mut file = source.parsed();
    Untested.visit_file_mut(&mut file);
    file.items.retain(|item| !games.iter().any(|game| compiles_own_module(item, &source.path, game)));
    let tokens = file.into_token_stream();
    others.map(|game| named(tokens.clone(), game, &capital(game))).sum()
}

/// The name of a game's type: `Wrath` for `wrath`.
fn capital(game: &str) -> String {
    let mut letters = game.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[test]
fn only_the_list_and_what_belongs_to_a_game_names_it() {
    let games = games();
    let sources = sources(&["rs", "js", "css"]);
    let looked_at = sources.iter().filter(|source| {
        let page = source.is_in(&["web/", "crates/boards/assets/"]);
        page || (source.is_in(&["crates/", "games/", "xtask/src/"]) && source.ships() && source.path != LIST)
    });
    let found: Found = looked_at
        .map(|source| (source.path.clone(), foreign(source, &games)))
        .filter(|(_, count)| *count > 0)
        .collect();
    compare("named-games", &found);
}

#[test]
fn each_game_stands_once_in_the_list() {
    let list = sources(&["rs"]).into_iter().find(|source| source.path == LIST).expect("the list is there");
    let mut file = list.parsed();
    Untested.visit_file_mut(&mut file);
    let tokens = file.into_token_stream();
    for game in games() {
        // A line of the list names the crate and its type.
        assert_eq!(named(tokens.clone(), &game, &capital(&game)), 2, "{game}");
    }
}

#[test]
fn a_name_is_found_in_code_and_in_texts() {
    let games = ["ferry".to_owned(), "other".to_owned()];
    let count = |path: &str, text: &str| foreign(&Source { path: path.to_owned(), text: text.to_owned() }, &games);
    for (text, expected) in [
        ("use ferry::Ferry;", 2),
        ("const X: &str = \"ferry\";", 1),
        ("const X: &str = include_str!(\"../ferry.css\");", 1),
        ("fn f() { m!(ferry, [\"other\"]); }", 2),
        ("/// As in `ferry`.\nfn f() {}", 0),
        ("//! As in `ferry`.\n// ferry", 0),
        ("const X: &str = \"ferryman\";", 0),
        ("#[cfg(test)] mod tests { use ferry::Ferry; }", 0),
        ("fn f() { ferryman(); }", 0),
    ] {
        assert_eq!(count("crates/server/src/a.rs", text), expected, "{text}");
    }
    assert_eq!(count("crates/boards/src/ferry/map.rs", "use ferry::Ferry; use other::Other;"), 2, "only the other");
    assert_eq!(count("games/ferry/src/lib.rs", "use ferry::Ferry;"), 0);
    let line = "mod ferry;";
    assert_eq!(count("crates/boards/src/lib.rs", line), 0, "the line of its own module");
    assert_eq!(count("crates/bots/src/games.rs", "pub mod ferry; use ferry::X;"), 1, "the line alone");
    assert_eq!(count("crates/server/src/lib.rs", line), 1, "the server has no module of a game");
    assert_eq!(count("crates/bots/src/lib.rs", line), 1, "the bots' modules of games lie elsewhere");
    assert_eq!(count("crates/boards/src/lib.rs", "mod ferry { fn f() {} }"), 1, "a module written out there");
    assert_eq!(count("web/style.css", ".emblem-ferry { color: red; } .ferryman {}"), 1);
}
