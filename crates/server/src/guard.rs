//! What stands before every request and after every answer.

use crate::Fault;
use crate::app::{App, cookie, language};
use crate::connections::Crooked;
use crate::metrics::METRICS;
use crate::pages;
use crate::people::COOKIE;
use axum::extract::{Request, State};
use axum::http::header::{self, HeaderName, HeaderValue};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::IpAddr;
use std::sync::{Arc, Mutex};

/// Scripts, styles, pictures and streams come from us alone; nothing is inline, nobody frames us.
const CONTENT_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
     font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; \
     frame-ancestors 'none'";

/// What a picture of ours may do where it is opened alone: nothing but look as its own style says.
pub(crate) const PICTURE_POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/// What every answer says.
const HEADERS: [(&str, &str); 2] =
    [("x-content-type-options", "nosniff"), ("cross-origin-resource-policy", "same-origin")];

/// What only something that runs as a page or as a worker obeys. A page brings fifty files with it: they do without.
const PAGE_HEADERS: [(&str, &str); 4] = [
    ("content-security-policy", CONTENT_POLICY),
    ("referrer-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
];

/// A browser that has reached us by https comes by https only, for a year.
const HTTPS_ONLY: &str = "max-age=31536000";

/// A fault on its way to the middleware, which knows the reader's language.
#[derive(Clone)]
struct Slot(Arc<Mutex<Option<Fault>>>);

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(Slot(Arc::new(Mutex::new(Some(self)))));
        response
    }
}

/// Checks a request, lets it through, and adds headers to the answer.
pub(crate) async fn guard(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    METRICS.requests.inc();
    let lang = language(request.uri(), request.headers());
    let for_programs = request.uri().path().starts_with("/api");
    let part_of_a_page = is_part_of_a_page(request.uri().path());
    let asked = match check(&app, &request) {
        Ok(Counted::For(pass, from)) => app.limits.request(pass, from).await,
        Ok(Counted::Not) => Ok(()),
        Err(fault) => Err(fault),
    };
    let mut response = match asked {
        Ok(()) => next.run(request).await,
        Err(fault) => fault.into_response(),
    };
    let slot = response.extensions_mut().remove::<Slot>();
    if let Some(fault) = slot.and_then(|slot| slot.0.lock().ok().and_then(|mut fault| fault.take())) {
        let wait = fault.retry_after();
        response = if for_programs { fault.answer(lang) } else { pages::fault(fault, lang) };
        if let Some(seconds) = wait {
            response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
    } else if response.status() == StatusCode::NOT_FOUND || response.status() == StatusCode::METHOD_NOT_ALLOWED {
        let status = response.status();
        response = if for_programs { Fault::Missing.answer(lang) } else { pages::fault(Fault::Missing, lang) };
        *response.status_mut() = status;
    }
    if response.status().is_server_error() {
        METRICS.failed.inc();
    }
    let obeyed_by_pages = !(part_of_a_page && response.status().is_success());
    dress(response.headers_mut(), obeyed_by_pages);
    if app.secure {
        response.headers_mut().insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(HTTPS_ONLY));
    }
    response
}

/// For whom a request counts.
enum Counted {
    /// For the holder of a pass, and for where it comes from.
    For(Option<[u8; 32]>, IpAddr),
    /// For nobody.
    Not,
}

/// Refuses a request whose head another program may read differently, and a write that comes from a foreign page.
fn check(app: &App, request: &Request) -> Result<Counted, Fault> {
    let headers = request.headers();
    if request.extensions().get::<Crooked>().is_some() {
        return Err(Fault::asked("fault-lines", kernel::Facts::none()));
    }
    if headers.get_all(header::HOST).iter().count() > 1 {
        return Err(Fault::asked("fault-hosts", kernel::Facts::none()));
    }
    if !reads(request.method()) && !from_us(headers) {
        return Err(Fault::forbidden("fault-origin"));
    }
    // The files of our pages are small, lie in memory, and a page needs many at once.
    if request.uri().path().starts_with("/web/") || request.uri().path() == "/favicon.ico" {
        return Ok(Counted::Not);
    }
    let pass = cookie(headers, COOKIE).and_then(|cookie| app.people.signed(cookie));
    Ok(Counted::For(pass, app.origin(request.extensions(), headers)))
}

/// Whether a file is a script or a style that a page loads. Pictures can be opened as pages, and a worker obeys its own
/// headers.
fn is_part_of_a_page(path: &str) -> bool {
    path.starts_with("/web/") && (path.ends_with(".js") || path.ends_with(".css")) && !path.ends_with("-worker.js")
}

fn dress(headers: &mut HeaderMap, obeyed_by_pages: bool) {
    // An answer that is not a page may bring a policy of its own.
    let of_pages: &[_] = if obeyed_by_pages { &PAGE_HEADERS } else { &[] };
    for &(name, value) in HEADERS.iter().chain(of_pages) {
        headers.entry(HeaderName::from_static(name)).or_insert(HeaderValue::from_static(value));
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
}

fn reads(method: &Method) -> bool {
    matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS)
}

/// Whether one of our pages sent the request, or a program that is not a browser.
fn from_us(headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    let site = headers.get("sec-fetch-site").and_then(|value| value.to_str().ok());
    if site.is_some_and(|site| site != "same-origin" && site != "none") {
        return false;
    }
    match (text(header::ORIGIN), text(header::HOST)) {
        (None, _) => !headers.contains_key(header::ORIGIN),
        (Some(origin), Some(host)) => {
            origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://")) == Some(host)
        }
        (Some(_), None) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::from_us;
    use axum::http::HeaderMap;

    #[test]
    fn only_our_own_pages_may_write() {
        let check = |pairs: &[(&'static str, &str)]| {
            let headers: HeaderMap =
                pairs.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap())).collect();
            from_us(&headers)
        };
        assert!(check(&[("host", "a:1")]), "a program sends no origin");
        assert!(check(&[("host", "a:1"), ("origin", "http://a:1"), ("sec-fetch-site", "same-origin")]));
        assert!(!check(&[("host", "a:1"), ("origin", "http://b:1")]), "another page");
        assert!(!check(&[("host", "a:1"), ("origin", "null")]), "a page without origin");
        assert!(!check(&[("host", "a:1"), ("origin", "http://a:1"), ("sec-fetch-site", "cross-site")]));
        assert!(!check(&[("host", "a:1"), ("origin", "http://a:1.evil")]));
    }
}
