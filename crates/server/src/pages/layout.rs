//! What all pages share: the head, the bar at the top, the foot.

use crate::app::{App, Asker, cookie};
use crate::assets;
use crate::words::label;
use axum::http::HeaderMap;
use axum::http::header::{HOST, SET_COOKIE};
use axum::response::{Html, IntoResponse, Response};
use kernel::Lang;
use maud::{DOCTYPE, Markup, html};

/// What a page is made of.
pub(super) struct Page<'a> {
    pub(super) lang: Lang,
    pub(super) title: &'a str,
    /// Its own script, if it has one.
    pub(super) script: Option<&'a str>,
    /// A word for the style of the whole page.
    pub(super) kind: &'a str,
    /// The address without the language, for the link to the other one.
    pub(super) path: &'a str,
    pub(super) asker: Option<&'a Asker>,
    pub(super) dark: Option<bool>,
    pub(super) body: Markup,
    /// How the page looks where somebody shares its address.
    pub(super) preview: Option<Preview>,
}

/// What link previews show.
pub(super) struct Preview {
    pub(super) description: String,
    /// The whole address of the page, as the asker reached us.
    pub(super) address: String,
    /// The whole address of its picture.
    pub(super) picture: String,
}

/// Light or dark, if somebody chose it.
pub(super) fn theme(headers: &HeaderMap) -> Option<bool> {
    match cookie(headers, "theme") {
        Some("dark") => Some(true),
        Some("light") => Some(false),
        Some(_) | None => None,
    }
}

impl Page<'_> {
    /// The page as an answer. A language asked for in the address is remembered.
    pub(super) fn answer(self, app: &App, asked: bool) -> Response {
        let lang = self.lang;
        let page = Html(self.markup().into_string());
        if asked {
            let secure = if app.secure { "; Secure" } else { "" };
            let cookie = format!("lang={lang}; Path=/; Max-Age=31536000; SameSite=Lax{secure}");
            ([(SET_COOKIE, cookie)], page).into_response()
        } else {
            page.into_response()
        }
    }

    fn markup(self) -> Markup {
        let lang = self.lang;
        let theme = self.dark.map(|dark| if dark { "dark" } else { "light" });
        let other = match lang {
            Lang::En => Lang::Fr,
            Lang::Fr => Lang::En,
        };
        let other_name = match other {
            Lang::En => "English",
            Lang::Fr => "Français",
        };
        html! {
            (DOCTYPE)
            html lang=(lang) data-theme=[theme] {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="color-scheme" content="light dark";
                    meta name="description" content=(label(lang, "about-caldera"));
                    title { (self.title) " · Caldera" }
                    @if let Some(preview) = &self.preview { (open_graph(preview, self.title, lang)) }
                    link rel="icon" href=(assets::address("icon.svg")) type="image/svg+xml";
                    link rel="stylesheet" href=(assets::address("style.css"));
                    link rel="stylesheet" href=(assets::address("boards.css"));
                    script type="module" src=(assets::address("js/page.js")) {}
                    @if let Some(script) = self.script {
                        script type="module" src=(assets::address(script)) {}
                    }
                }
                body class=(self.kind) {
                    a .skip href="#main" { (label(lang, "skip")) }
                    header .bar {
                        a .brand href="/" { span .peak aria-hidden="true" {} "Caldera" }
                        nav aria-label=(label(lang, "navigation")) {
                            a href="/book" { (label(lang, "the-book")) }
                            a #turns href="/me" data-none=(label(lang, "my-games")) { (label(lang, "my-games")) }
                            a href={ (self.path) "?lang=" (other) } lang=(other) hreflang=(other) { (other_name) }
                            button #theme type="button" aria-label=(label(lang, "theme")) title=(label(lang, "theme")) { "◐" }
                        }
                    }
                    main #main tabindex="-1" { (self.body) }
                    p #told .told role="status" aria-live="polite" {}
                    @if let Some(person) = self.asker.and_then(|asker| asker.person.as_ref()) {
                        div #who hidden data-id=(person.id) data-name=(person.name) {}
                    }
                }
            }
        }
    }
}

/// The tags that link previews read.
fn open_graph(preview: &Preview, title: &str, lang: Lang) -> Markup {
    let locale = match lang {
        Lang::En => "en_GB",
        Lang::Fr => "fr_FR",
    };
    html! {
        meta property="og:type" content="website";
        meta property="og:site_name" content="Caldera";
        meta property="og:locale" content=(locale);
        meta property="og:title" content=(title);
        meta property="og:description" content=(preview.description);
        meta property="og:url" content=(preview.address);
        meta property="og:image" content=(preview.picture);
        meta property="og:image:type" content="image/png";
        meta property="og:image:width" content="1200";
        meta property="og:image:height" content="630";
        meta name="twitter:card" content="summary_large_image";
    }
}

/// How the asker reached us, as the beginning of an address; nothing if they do not tell or tell nonsense.
pub(super) fn reached_as(app: &App, headers: &HeaderMap) -> Option<String> {
    let host = headers.get(HOST).and_then(|host| host.to_str().ok())?;
    let plain = |letter: char| letter.is_ascii_alphanumeric() || ".-:[]".contains(letter);
    let scheme = if app.secure { "https" } else { "http" };
    (!host.is_empty() && host.len() <= 255 && host.chars().all(plain)).then(|| format!("{scheme}://{host}"))
}

/// A page that only says something.
pub(super) fn plain(lang: Lang, title: &str, text: &str) -> Html<String> {
    let body = html! {
        section .narrow { h1 { (title) } p { (text) } p { a .button href="/" { (label(lang, "go-home")) } } }
    };
    let page =
        Page { lang, title, script: None, kind: "fault", path: "/", asker: None, dark: None, body, preview: None };
    Html(page.markup().into_string())
}

/// Whether the address asks for a language.
pub(super) fn asks_language(uri: &axum::http::Uri) -> bool {
    uri.query().is_some_and(|query| query.split('&').any(|pair| pair.starts_with("lang=")))
}
