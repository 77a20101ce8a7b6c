//! Caldera as a program on somebody's device: its manifest, its icons, its worker, and a page for when there is no connection.

use super::layout::{Page, Visit};
use crate::Fault;
use crate::app::{Asker, Path};
use crate::assets;
use crate::drawing::paint_icon;
use crate::words::label;
use axum::body::Bytes;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use maud::html;
use serde_json::json;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// The sizes in which systems want an icon.
const SIZES: [u32; 3] = [180, 192, 512];

/// The worker that shows notices and stands in for the network. Browsers ask for it anew when it may have changed.
pub(super) async fn worker() -> Result<Response, Fault> {
    let headers = [(CONTENT_TYPE, "text/javascript; charset=utf-8"), (CACHE_CONTROL, "no-cache")];
    Ok((headers, assets::text("sw.js")?).into_response())
}

/// What a system needs to know to install us.
pub(super) async fn manifest(asker: Asker) -> Response {
    let lang = asker.lang;
    let icon = |size: u32, purpose: &str| json!({ "src": format!("/icon/{size}.png"), "sizes": format!("{size}x{size}"), "type": "image/png", "purpose": purpose });
    let manifest = json!({
        "id": "/",
        "name": "Caldera",
        "short_name": "Caldera",
        "description": label(lang, "about-caldera"),
        "lang": lang.to_string(),
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#f7f1e8",
        "theme_color": "#4a3028",
        "icons": [icon(192, "any"), icon(512, "any"), icon(512, "maskable")],
    });
    ([(CONTENT_TYPE, "application/manifest+json"), (CACHE_CONTROL, "no-cache")], manifest.to_string()).into_response()
}

/// An icon, painted once from the drawing: `192.png`.
pub(super) async fn icon(Path(name): Path<String>) -> Result<Response, Fault> {
    static PAINTED: LazyLock<BTreeMap<String, Bytes>> = LazyLock::new(|| {
        let paint = |size: &u32| {
            let svg = assets::text("app.svg").ok()?;
            Some((format!("{size}.png"), Bytes::from(paint_icon(&svg, *size).ok()?)))
        };
        SIZES.iter().filter_map(paint).collect()
    });
    let painted = PAINTED.get(&name).ok_or(Fault::Missing)?.clone();
    Ok(([(CONTENT_TYPE, "image/png"), (CACHE_CONTROL, "public, max-age=86400")], painted).into_response())
}

/// What the worker shows when there is no connection.
pub(super) async fn offline(visit: Visit) -> Response {
    let lang = visit.asker.lang;
    let body = html! { section .narrow { h1 { (label(lang, "offline-title")) } p { (label(lang, "offline-why")) }
    p { a .button href="" { (label(lang, "offline-again")) } } } };
    visit.show(Page::new("plain", &label(lang, "offline-title"), body))
}
