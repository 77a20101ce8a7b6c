//! What all pages share: the head, the bar at the top, the foot.

use super::signs::{self, sign};
use crate::Fault;
use crate::app::{App, Asker, cookie};
use crate::assets;
use crate::words::label;
use axum::extract::{FromRequestParts, Query};
use axum::http::header::{HOST, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Uri};
use axum::response::{Html, IntoResponse, Response};
use kernel::Lang;
use maud::{DOCTYPE, Markup, html};
use serde::de::DeserializeOwned;
use std::fmt::Write;
use std::sync::Arc;

/// Somebody asks for a page.
pub(super) struct Visit {
    pub(super) app: Arc<App>,
    pub(super) asker: Asker,
    pub(super) headers: HeaderMap,
    uri: Uri,
}

impl FromRequestParts<Arc<App>> for Visit {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Visit, Fault> {
        let asker = Asker::from_request_parts(parts, app).await?;
        Ok(Visit { app: Arc::clone(app), asker, headers: parts.headers.clone(), uri: parts.uri.clone() })
    }
}

impl Visit {
    /// What the address says about something: `step` of `?step=3`.
    pub(super) fn asks(&self, name: &str) -> Option<&str> {
        self.pairs().find_map(|pair| pair.strip_prefix(name)?.strip_prefix('='))
    }

    /// All that the address says, as values of a kind; nothing if it does not fit.
    pub(super) fn query<T: DeserializeOwned>(&self) -> Option<T> {
        Query::try_from_uri(&self.uri).ok().map(|Query(asked)| asked)
    }

    /// The same visit, of a page that has moved: its links speak of the new address.
    pub(super) fn moved_to(self, path: &str) -> Result<Visit, Fault> {
        let lang = self.asks("lang").map(|lang| format!("?lang={lang}"));
        let uri = format!("{path}{}", lang.unwrap_or_default()).parse().map_err(|_| Fault::Missing)?;
        Ok(Visit { uri, ..self })
    }

    /// The page as an answer. A language asked for in the address is remembered.
    pub(super) fn show(&self, page: Page<'_>) -> Response {
        let lang = self.asker.lang;
        let shown = Html(page.markup(lang, Some(self)).into_string());
        if self.asks("lang").is_none() {
            return shown.into_response();
        }
        let cookie = self.app.new_cookie("lang", lang.to_string());
        ([(SET_COOKIE, cookie.to_string())], shown).into_response()
    }

    /// The same address in another language.
    fn address_in(&self, lang: Lang) -> String {
        let asked = format!("lang={lang}");
        let others = self.pairs().filter(|pair| !pair.is_empty() && !pair.starts_with("lang="));
        let query: Vec<&str> = others.chain([asked.as_str()]).collect();
        format!("{}?{}", self.uri.path(), query.join("&"))
    }

    fn pairs(&self) -> impl Iterator<Item = &str> {
        self.uri.query().unwrap_or_default().split('&')
    }
}

/// What a page is made of.
pub(super) struct Page<'a> {
    /// A word for the style of the whole page, and for its script.
    kind: &'a str,
    title: &'a str,
    body: Markup,
    /// Whether it has a script of its own: `js/<kind>.js`.
    scripted: bool,
    /// Whether it is laid out like a table.
    at_table: bool,
    /// How the page looks where somebody shares its address.
    preview: Option<Preview>,
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
fn theme(headers: &HeaderMap) -> Option<&str> {
    cookie(headers, "theme").filter(|theme| matches!(*theme, "dark" | "light"))
}

impl Page<'_> {
    /// A page without a script of its own.
    pub(super) fn new<'a>(kind: &'a str, title: &'a str, body: Markup) -> Page<'a> {
        Page { kind, title, body, scripted: false, at_table: false, preview: None }
    }

    /// The page with its own script.
    pub(super) fn scripted(self) -> Self {
        Page { scripted: true, ..self }
    }

    /// The page laid out like a table.
    pub(super) fn at_table(self) -> Self {
        Page { at_table: true, ..self }
    }

    /// The page with what link previews show.
    pub(super) fn previewed(self, preview: Option<Preview>) -> Self {
        Page { preview, ..self }
    }

    fn markup(self, lang: Lang, visit: Option<&Visit>) -> Markup {
        let theme = visit.and_then(|visit| theme(&visit.headers));
        let person = visit.and_then(|visit| visit.asker.person.as_ref());
        let other = other_language(lang);
        let other_address = visit.map_or_else(|| format!("/?lang={other}"), |visit| visit.address_in(other));
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
                    link rel="apple-touch-icon" href="/icon/180.png";
                    link rel="manifest" href="/manifest.webmanifest";
                    @for font in ["text", "text-bold", "title"] {
                        link rel="preload" href=(assets::address(&format!("fonts/{font}.woff2"))) as="font" type="font/woff2" crossorigin;
                    }
                    link rel="stylesheet" href=(assets::address("style.css"));
                    link rel="stylesheet" href=(assets::address("company.css"));
                    link rel="stylesheet" href=(assets::address("boards.css"));
                    link rel="stylesheet" href=(assets::address("show.css"));
                    @if self.kind == "table" || self.at_table { link rel="stylesheet" href=(assets::address("table.css")); }
                    @if self.kind != "table" { link rel="stylesheet" href=(assets::address("begin.css")); link rel="stylesheet" href=(assets::address("club.css")); }
                    script type="module" src=(assets::address("js/page.js")) {}
                    @if self.scripted {
                        script type="module" src=(assets::address(&format!("js/{}.js", self.kind))) {}
                    }
                }
                body class={ (self.kind) @if self.at_table { " table" } } {
                    a .skip href="#main" { (label(lang, "skip")) }
                    header .bar {
                        a .brand href="/" { span .peak aria-hidden="true" {} "Caldera" }
                        nav aria-label=(label(lang, "navigation")) {
                            a href="/book" { (label(lang, "the-book")) }
                            a .roomy href="/tournaments" { (label(lang, "tournaments")) }
                            a .roomy href="/best" { (label(lang, "best-players")) }
                            @if let Some(person) = person { a .roomy href={ "/p/" (person.id) } { (label(lang, "my-page")) } }
                            a #turns href="/me" data-none=(label(lang, "my-games")) data-turn=(label(lang, "your-turn")) { (label(lang, "my-games")) }
                            a href=(other_address) lang=(other) hreflang=(other) { (language_name(other)) }
                            button #theme type="button" aria-label=(label(lang, "theme")) title=(label(lang, "theme")) { (sign(signs::MOON)) }
                        }
                    }
                    main #main tabindex="-1" { (self.body) }
                    p #told .told role="status" aria-live="polite" data-unsent=(label(lang, "not-sent")) data-unanswered=(label(lang, "no-answer")) {}
                    @if let Some(person) = person {
                        div #who hidden data-id=(person.id) data-name=(person.name) {}
                    }
                }
            }
        }
    }
}

/// A text as a value in an address.
pub(super) fn escaped(text: &str) -> String {
    text.bytes().fold(String::new(), |mut escaped, byte| {
        if byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) {
            escaped.push(char::from(byte));
        } else {
            // Writing into a text cannot fail.
            let _ = write!(escaped, "%{byte:02X}");
        }
        escaped
    })
}

/// The language that a page is not in.
pub(super) fn other_language(lang: Lang) -> Lang {
    match lang {
        Lang::En => Lang::Fr,
        Lang::Fr => Lang::En,
    }
}

/// What a language calls itself.
pub(super) fn language_name(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "English",
        Lang::Fr => "Français",
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

/// How the asker reached us, as the beginning of an address; nothing if the request does not say, or says nonsense.
pub(super) fn reached_as(app: &App, headers: &HeaderMap) -> Option<String> {
    let host = headers.get(HOST).and_then(|host| host.to_str().ok())?;
    let plain = |letter: char| letter.is_ascii_alphanumeric() || ".-:[]".contains(letter);
    let scheme = if app.secure { "https" } else { "http" };
    (!host.is_empty() && host.len() <= 255 && host.chars().all(plain)).then(|| format!("{scheme}://{host}"))
}

/// A page that only says something, with a record to download if there is one.
pub(super) fn plain(lang: Lang, title: &str, text: &str, record: Option<&str>) -> Html<String> {
    let body = html! {
        section .narrow { h1 { (title) } p { (text) }
            @if let Some(record) = record { p { a .button href=(record) { (label(lang, "record-get")) } } }
            p { a .button href="/" { (label(lang, "go-home")) } } }
    };
    Html(Page::new("fault", title, body).markup(lang, None).into_string())
}
