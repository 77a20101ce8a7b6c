//! The books as the server prints them, without what only a server can do.

use super::Making;
use super::page::{Lang, Page, escaped, up};
use super::serving::Serving;
use serde_json::Value;
use std::collections::HashMap;

/// A game with its titles.
pub(super) struct Game {
    id: String,
    titles: [String; 2],
}

impl Game {
    pub(super) fn title(&self, lang: Lang) -> &str {
        let index = Lang::ALL.iter().position(|one| *one == lang).unwrap_or(0);
        &self.titles[index]
    }

    /// Where its book lies.
    pub(super) fn path(&self, lang: Lang) -> String {
        format!("books/{}/{}.html", lang.code(), self.id)
    }
}

/// The games that the server has.
pub(super) fn games(server: &mut Serving) -> Result<Vec<Game>, String> {
    let mut told = Vec::new();
    for lang in Lang::ALL {
        let text = server.text(&format!("/api/games?lang={}", lang.code()))?;
        let value: Value = serde_json::from_str(&text).map_err(|error| format!("/api/games: {error}"))?;
        told.push(value["games"].as_array().cloned().ok_or("/api/games: no games")?);
    }
    let text = |value: &Value| value.as_str().map(escaped).unwrap_or_default();
    let games = told[0].iter().zip(&told[1]);
    Ok(games.map(|(en, fr)| Game { id: text(&en["id"]), titles: [text(&en["title"]), text(&fr["title"])] }).collect())
}

/// Writes every book in both languages, with its pictures.
pub(super) fn write(making: &Making, server: &mut Serving, games: &[Game]) -> Result<(), String> {
    // A picture without words is the same in both languages: it is kept once.
    let mut drawn: HashMap<String, String> = HashMap::new();
    for game in games {
        for lang in Lang::ALL {
            let (path, code) = (game.path(lang), lang.code());
            let mut body = content(&server.text(&format!("/book/{}?lang={code}", game.id))?)?;
            for address in pictures(&body) {
                let picture = server.text(&address.replace("&amp;", "&"))?;
                let place = match drawn.get(&picture) {
                    Some(place) => place.clone(),
                    None => {
                        let place = format!("books/pictures/{:04}.svg", drawn.len() + 1);
                        making.write(&place, picture.as_bytes())?;
                        drawn.insert(picture, place.clone());
                        place
                    }
                };
                body = body.replace(&format!("\"{address}\""), &format!("\"{}{place}\"", up(&path)));
            }
            let other = Lang::ALL.into_iter().find(|other| *other != lang).map(|other| game.path(other));
            let title = game.title(lang).to_owned();
            making.show(&Page { path, title, lang, body, class: "book-page", other })?;
        }
    }
    Ok(())
}

/// A book from its page: without the search, the form for owners of a box, and the dark copy of each picture.
fn content(page: &str) -> Result<String, String> {
    let start = page.find("<section class=\"narrow book\"").ok_or("a book has no beginning")?;
    let end = page.rfind("</section>").ok_or("a book has no end")? + "</section>".len();
    let mut body = page[start..end].to_owned();
    body = without(&body, "<form id=\"book-search\"", "</form>");
    body = without(&body, "<ol class=\"answers\"", "</ol>");
    for link in ["<a href=\"/book/", "<a class=\"button\" href=\"/book/"] {
        body = without(&body, link, "</a>");
    }
    Ok(without(&body, "<a class=\"in-dark\"", "</a>").replace(" class=\"in-light\"", ""))
}

/// The text without any part that begins and ends so.
fn without(text: &str, begins: &str, ends: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.find(begins) {
        let Some(length) = rest[start..].find(ends) else { break };
        out.push_str(&rest[..start]);
        rest = &rest[start + length + ends.len()..];
    }
    out + rest
}

/// The addresses of all pictures of a page.
fn pictures(body: &str) -> Vec<String> {
    let found = body.split("<img src=\"").skip(1).filter_map(|rest| rest.split('"').next());
    found.map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_files_can_do_is_kept() {
        let page = "<main><section class=\"narrow book\" id=\"book\"><h1>T</h1><form id=\"book-search\"><p>s</p></form>\
                    <ol class=\"answers\"></ol><p>o <a href=\"/book/x/box\">box</a><a class=\"button\" href=\"/book/x/terms\">w</a></p><a class=\"in-light\" href=\"/l\">\
                    <img src=\"/l\"></a><a class=\"in-dark\" href=\"/d\"><img src=\"/d\"></a></section></main>";
        let kept = content(page).expect("it is a book");
        assert_eq!(
            kept,
            "<section class=\"narrow book\" id=\"book\"><h1>T</h1><p>o </p><a href=\"/l\"><img src=\"/l\"></a></section>"
        );
        assert_eq!(pictures(&kept), ["/l"]);
    }
}
