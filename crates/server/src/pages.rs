//! What people see in the browser: every page, in both languages.

mod account;
mod account_notices;
mod best;
mod book;
mod checked;
mod correction;
mod duplicate;
mod duplicates;
mod ending;
mod friends;
mod glossary;
mod home;
mod installed;
mod invitation;
mod layout;
mod learn;
mod look;
mod new;
mod person;
mod picture;
mod plots;
mod replay;
mod running;
mod signs;
mod table;
mod terms;
mod tournament;
mod tournaments;
mod variations;

use crate::Fault;
use crate::app::App;
use axum::Router;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use kernel::Lang;
use std::sync::Arc;

pub(crate) use picture::Pictures;

/// The pages.
pub(crate) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/", get(home::home))
        .route("/scenes/{name}", get(home::scene))
        .route("/new/{game}", get(new::new))
        .route("/learn/{game}", get(learn::first))
        .route("/learn/{game}/{step}", get(learn::step))
        .route("/t/{id}", get(table::table))
        .route("/t/{id}/code.svg", get(invitation::code))
        .route("/t/{id}/replay", get(replay::replay))
        .route("/t/{id}/look", get(look::look))
        .route("/t/{id}/variations", get(variations::variations))
        .route("/t/{id}/picture.png", get(picture::picture))
        .route("/t/{id}/curve.svg", get(crate::api::curve_svg))
        .route("/t/{id}/curve.png", get(crate::api::curve_png))
        .route("/book", get(book::shelf))
        .route("/book/{game}", get(book::book))
        .route("/book/{game}/terms", get(glossary::terms))
        .route("/book/{game}/checked", get(checked::checked))
        .route("/book/{game}/box", get(correction::form).post(correction::file))
        .route("/book/{game}/examples/{number}/{picture}", get(book::example))
        .route("/sw.js", get(installed::worker))
        .route("/manifest.webmanifest", get(installed::manifest))
        .route("/icon/{size}", get(installed::icon))
        .route("/offline", get(installed::offline))
        .route("/me", get(account::me))
        .route("/p/{id}", get(person::person))
        .route("/best", get(best::first))
        .route("/best/{game}", get(best::best))
        .route("/friends", get(friends::friends))
        .route("/tournaments", get(tournaments::tournaments))
        .route("/tournaments/{id}", get(tournament::tournament))
        .route("/duplicates", get(duplicates::duplicates))
        .route("/duplicates/{id}", get(duplicate::duplicate))
        .route("/unsubscribe", get(account_notices::no_more).post(account_notices::end))
}

/// A page that says what went wrong.
pub(crate) fn fault(fault: Fault, lang: Lang) -> Response {
    let status = fault.status();
    let record = if let Fault::Unopened(id) = &fault { Some(format!("/api/tables/{id}/record")) } else { None };
    let told = fault.tell(lang);
    let page = layout::plain(lang, &crate::words::label(lang, "page-fault"), &told.text, record.as_deref());
    (status, page).into_response()
}
