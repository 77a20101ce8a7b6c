//! The files of the browser side, inside the program.

use crate::Fault;
use crate::app::App;
use crate::drawing::STYLE;
use axum::Router;
use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use rust_embed::Embed;
use std::sync::Arc;

#[derive(Embed)]
#[folder = "../../web/"]
#[include = "*.css"]
#[include = "*.js"]
#[include = "*.svg"]
#[include = "*.webmanifest"]
struct Web;

/// The style sheet that comes from the boards.
const BOARDS: &str = "boards.css";

/// Serves them under a name that changes with any of them, so that browsers may keep them for ever.
pub(crate) fn router() -> Router<Arc<App>> {
    Router::new().route("/web/{version}/{*path}", get(asset)).route("/favicon.ico", get(icon))
}

/// The address of a file.
pub(crate) fn address(path: &str) -> String {
    format!("/web/{}/{path}", version())
}

/// A fingerprint of all files together: scripts import each other by relative names.
fn version() -> &'static str {
    static VERSION: std::sync::LazyLock<String> = std::sync::LazyLock::new(|| {
        let mut all = STYLE.as_bytes().to_vec();
        for path in Web::iter() {
            all.extend_from_slice(path.as_bytes());
            all.extend(Web::get(&path).map(|file| file.metadata.sha256_hash()).unwrap_or_default());
        }
        kernel::Digest::of(&all).short()
    });
    &VERSION
}

async fn asset(Path((_, path)): Path<(String, String)>) -> Result<Response, Fault> {
    file(&path)
}

async fn icon() -> Result<Response, Fault> {
    file("icon.svg")
}

/// A file as text, for those that are not served as they are.
pub(crate) fn text(path: &str) -> Result<String, Fault> {
    let found = Web::get(path).ok_or(Fault::Missing)?;
    String::from_utf8(found.data.into_owned()).map_err(|error| Fault::internal("a file is no text", &error))
}

fn file(path: &str) -> Result<Response, Fault> {
    let found = match path {
        BOARDS => STYLE.as_bytes().into(),
        path => Web::get(path).ok_or(Fault::Missing)?.data,
    };
    let kind = match path.rsplit('.').next() {
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("webmanifest") => "application/manifest+json",
        Some(_) | None => "application/octet-stream",
    };
    let headers = [(CONTENT_TYPE, kind), (CACHE_CONTROL, "public, max-age=31536000, immutable")];
    Ok((headers, found).into_response())
}
