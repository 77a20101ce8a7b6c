//! The files of the browser side, inside the program.

use crate::Fault;
use crate::app::{App, Path};
use crate::drawing::STYLE;
use axum::Router;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use rust_embed::Embed;
use std::borrow::Cow;
use std::sync::Arc;

#[derive(Embed)]
#[folder = "web/"]
#[include = "*.css"]
#[include = "*.js"]
#[include = "*.svg"]
#[include = "*.woff2"]
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
    let found: Cow<'static, [u8]> = match path {
        BOARDS => without_comments(STYLE).into_bytes().into(),
        path if path.ends_with(".js") || path.ends_with(".css") => without_comments(&text(path)?).into_bytes().into(),
        path => Web::get(path).ok_or(Fault::Missing)?.data,
    };
    let kind = match path.rsplit('.').next() {
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("woff2") => "font/woff2",
        Some("webmanifest") => "application/manifest+json",
        Some(_) | None => "application/octet-stream",
    };
    let headers = [(CONTENT_TYPE, kind), (CACHE_CONTROL, "public, max-age=31536000, immutable")];
    Ok((headers, found).into_response())
}

/// A script or a style without the lines that only explain it: they are a fifth of what a page loads. Lines with anything else
/// on them, and the number of lines, stay as they are.
fn without_comments(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut inside = false;
    for line in text.lines() {
        let told = line.trim();
        let begins = !inside && told.starts_with("/*");
        let ends = (inside || begins) && told.find("*/").is_some_and(|at| at + 2 == told.len());
        // Code behind a comment that ends in the middle of a line would be lost: such a line is kept.
        let explains = inside || (begins && (ends || !told.contains("*/"))) || told.starts_with("//");
        if !explains {
            out.push_str(line.trim_start());
        }
        out.push('\n');
        inside = (inside || (begins && explains)) && !ends;
    }
    out
}

#[cfg(test)]
mod tests {
    use super::{Web, text, without_comments};

    #[test]
    fn only_lines_that_explain_are_left_out() {
        let script =
            "// why\n/** @param {x} y */\nconst a = 1; // kept\n/**\n * more\n */\n/* b */ go();\n  call(\"//\");\n";
        assert_eq!(without_comments(script), "\n\nconst a = 1; // kept\n\n\n\n/* b */ go();\ncall(\"//\");\n");
    }

    /// What is left out must not be told apart by more than lines: no comment of ours ends in the middle of a line of a block,
    /// and no text runs over several lines.
    #[test]
    fn our_files_can_be_served_without_their_comments() {
        for path in Web::iter().filter(|path| path.ends_with(".js") || path.ends_with(".css")) {
            let whole = text(&path).expect("it is text");
            let mut inside = false;
            for (number, line) in whole.lines().enumerate() {
                let line = line.trim();
                inside |= line.starts_with("/*") && !line.contains("*/");
                if let Some(at) = line.find("*/").filter(|_| inside) {
                    assert_eq!(at + 2, line.len(), "{path}:{}: code behind a comment", number + 1);
                    inside = false;
                }
                assert_eq!(line.matches('`').count() % 2, 0, "{path}:{}: a text over several lines", number + 1);
            }
            assert!(!inside, "{path}: a comment without end");
            assert_eq!(whole.lines().count(), without_comments(&whole).lines().count(), "{path}");
        }
    }
}
