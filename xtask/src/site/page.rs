//! What all pages of the site share: the head, the list at the side, the way to the other language.

use super::books::Game;
use super::markdown::Document;

/// A language of the site. Books and first pages are there in both, what programmers and operators read in English.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lang {
    En,
    Fr,
}

impl Lang {
    pub(super) const ALL: [Lang; 2] = [Lang::En, Lang::Fr];

    pub(super) fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fr => "fr",
        }
    }

    fn own_name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::Fr => "Français",
        }
    }

    fn other(self) -> Lang {
        match self {
            Lang::En => Lang::Fr,
            Lang::Fr => Lang::En,
        }
    }

    /// One of two texts.
    fn say(self, en: &'static str, fr: &'static str) -> &'static str {
        match self {
            Lang::En => en,
            Lang::Fr => fr,
        }
    }
}

/// A page before it is framed. Paths are named from the folder of the site.
pub(super) struct Page {
    pub(super) path: String,
    pub(super) title: String,
    pub(super) lang: Lang,
    pub(super) body: String,
    /// A word for the style.
    pub(super) class: &'static str,
    /// The same in the other language.
    pub(super) other: Option<String>,
}

/// The way from a page up to the folder of the site.
pub(super) fn up(path: &str) -> String {
    "../".repeat(path.matches('/').count())
}

/// The list at the side: titles and places of everything.
pub(super) struct Shelf {
    books: [Vec<(String, String)>; 2],
    groups: Vec<Group>,
}

/// A part of the list: its name in both languages, and its pages.
struct Group {
    name: [&'static str; 2],
    pages: Vec<(String, String)>,
}

/// The documents of each group by their files. What is listed nowhere goes to the last.
const GROUPS: [(&str, &str, &[&str]); 4] = [
    ("Hosting", "Héberger", &["docs/operating.md", "docs/scaling.md", "docs/ledger.md", "SECURITY.md"]),
    ("Programming", "Programmer", &["docs/engine.md", "docs/python.md", "CONTRIBUTING.md", "ARCHITECTURE.md"]),
    ("Studying", "Étudier", &["docs/bots.md", "docs/performance.md"]),
    ("More", "Et encore", &[]),
];

impl Shelf {
    pub(super) fn new(games: &[Game], documents: &[Document]) -> Shelf {
        let books =
            Lang::ALL.map(|lang| games.iter().map(|game| (game.title(lang).to_owned(), game.path(lang))).collect());
        let entry = |document: &Document| (document.title.clone(), document.path.clone());
        let listed = |source: &str| GROUPS.iter().any(|(_, _, sources)| sources.contains(&source));
        let group = |(en, fr, sources): &(&'static str, &'static str, &[&str])| {
            let named = sources.iter().filter_map(|source| documents.iter().find(|one| one.source == *source));
            let mut pages: Vec<_> = named.map(entry).collect();
            match *en {
                "Programming" => pages.insert(0, ("HTTP API".to_owned(), super::api::PATH.to_owned())),
                "Studying" => pages.extend(documents.iter().filter(|one| one.source.contains("/balance/")).map(entry)),
                "More" => {
                    let rest = documents.iter().filter(|one| !listed(&one.source) && !one.source.contains("/balance/"));
                    pages.extend(rest.map(entry));
                }
                _ => {}
            }
            Group { name: [*en, *fr], pages }
        };
        Shelf { books, groups: GROUPS.iter().map(group).collect() }
    }

    /// The whole page.
    pub(super) fn framed(&self, page: &Page) -> String {
        let (up, lang) = (up(&page.path), page.lang);
        let sheets: String = ["style.css", "show.css", "boards.css", "site.css"]
            .map(|sheet| format!("<link rel=\"stylesheet\" href=\"{up}assets/{sheet}\">"))
            .concat();
        let first = if lang == Lang::En { "index.html".to_owned() } else { format!("{}/index.html", lang.code()) };
        let other = page.other.as_ref().map_or(String::new(), |other| {
            let (code, name) = (lang.other().code(), lang.other().own_name());
            format!("<nav><a href=\"{up}{other}\" lang=\"{code}\" hreflang=\"{code}\">{name}</a></nav>")
        });
        let title = if page.title == "Caldera" { "Caldera".to_owned() } else { format!("{} · Caldera", page.title) };
        format!(
            "<!DOCTYPE html>\n<html lang=\"{}\">\n<head><meta charset=\"utf-8\">\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
             <meta name=\"color-scheme\" content=\"light dark\"><title>{title}</title>\
             <link rel=\"icon\" href=\"{up}assets/icon.svg\" type=\"image/svg+xml\">{sheets}</head>\n\
             <body class=\"site {}\"><a class=\"skip\" href=\"#main\">{}</a>\n\
             <header class=\"bar\"><a class=\"brand\" href=\"{up}{first}\"><span class=\"peak\" aria-hidden=\"true\"></span>Caldera</a>{other}</header>\n\
             <div class=\"beside\"><nav class=\"shelf\" aria-label=\"{}\">{}</nav>\n<main id=\"main\" tabindex=\"-1\">\n{}\n</main></div>\n\
             </body>\n</html>\n",
            lang.code(),
            page.class,
            lang.say("Skip to the content", "Aller au contenu"),
            lang.say("All pages", "Toutes les pages"),
            self.list(page, &up),
            page.body,
        )
    }

    fn list(&self, page: &Page, up: &str) -> String {
        let lang = page.lang;
        let link = |(title, path): &(String, String)| {
            let here = if *path == page.path { " aria-current=\"page\"" } else { "" };
            format!("<li><a href=\"{up}{path}\"{here}>{title}</a></li>")
        };
        let part = |name: &str, note: &str, pages: &[(String, String)]| {
            let items: String = pages.iter().map(link).collect();
            let open =
                if page.class == "home" || pages.iter().any(|(_, path)| *path == page.path) { " open" } else { "" };
            format!("<details{open}><summary>{name}{note}</summary><ul>{items}</ul></details>")
        };
        let english = lang.say("", " <small>(en anglais)</small>");
        let index = Lang::ALL.iter().position(|one| *one == lang).unwrap_or(0);
        let mut list = part(lang.say("The books", "Les livres de règles"), "", &self.books[index]);
        for group in self.groups.iter().filter(|group| !group.pages.is_empty()) {
            list += &part(group.name[index], english, &group.pages);
        }
        list
    }
}

/// A text where markup would be read.
pub(super) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
