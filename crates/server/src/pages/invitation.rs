//! Coming to a table: what is played, on which terms, who sits where; then one sits down, watches, or declines.

use super::layout::{Page, Visit, reached_as};
use super::picture;
use super::terms::terms;
use crate::Fault;
use crate::app::AtTable;
use crate::tables::{ChairState, Form, TableState};
use crate::words::{label, say};
use ::table::{ChairSet, Invite, PersonId, Progress, Room};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use kernel::{Lang, facts};
use maud::{Markup, PreEscaped, html};
use qrcode::render::svg;
use qrcode::{EcLevel, QrCode};

/// What an invitation opens to somebody who does not sit at the table.
struct Invited {
    /// The chairs they may take.
    chairs: ChairSet,
    /// Whether one of them is kept for them.
    kept: bool,
    host: String,
    /// Whether they may also only watch.
    watched: bool,
}

impl Invited {
    fn of(room: &Room, person: Option<&PersonId>, invite: Option<&Invite>, lang: Lang) -> Option<Invited> {
        // Whoever opened the table waits at it, with a chair or without.
        let seated = person.is_some_and(|person| !room.chairs_of(person).is_empty() || person == room.host());
        let returns = person.is_some_and(|person| {
            room.chairs().iter().any(|chair| chair.owner.as_ref().is_some_and(|owner| owner.person == *person))
        });
        let chairs = room.chairs_for(person, invite);
        if seated || returns || chairs.is_empty() {
            return None;
        }
        let hosts = room.chairs_of(room.host());
        let host = hosts.iter().next().map_or(String::new(), |chair| room.name_at(chair, lang));
        let kept = person.is_some() && room.chairs().iter().any(|chair| chair.kept_for() == person);
        Some(Invited { chairs, kept, host, watched: room.plan().watched })
    }
}

/// The page for somebody who could take a chair; nothing for everybody else, and for who has chosen to watch.
pub(super) async fn page(visit: &Visit, AtTable(id): &AtTable) -> Result<Option<Response>, Fault> {
    let lang = visit.asker.lang;
    if visit.asks("watch").is_some() {
        return Ok(None);
    }
    let person = visit.asker.person.as_ref().map(|person| person.id.clone());
    let invite = visit.asks("invite").and_then(Invite::parse);
    let mut viewer = visit.asker.viewer(None, Form::Data);
    viewer.person = None;
    let found = visit.app.tables.look(id, move |room, now| {
        let invited = Invited::of(room, person.as_ref(), invite.as_ref(), lang)?;
        Some((invited, crate::tables::state_for_guest(room, &viewer, now)))
    });
    let Some((invited, state)) = found.await? else { return Ok(None) };
    let title = catalog::game(&state.plan.game).map_or("", |door| door.about().title(lang));
    let preview = picture::preview(&visit.app, &visit.headers, &state, lang);
    let body = invitation(visit, &state, &invited, title);
    Ok(Some(visit.show(Page::new("invitation", title, body).scripted().previewed(preview))))
}

fn invitation(visit: &Visit, state: &TableState, invited: &Invited, title: &str) -> Markup {
    let lang = visit.asker.lang;
    let running = state.phase == Progress::Playing;
    let key = match (running, invited.host.is_empty()) {
        (true, _) => "invite-running",
        (false, true) => "invite-open",
        (false, false) => "invite-by",
    };
    html! {
        section #invitation .narrow .invitation data-id=(state.id) {
            div .invitation-head { (PreEscaped(crate::drawing::emblem(&state.plan.game)))
                div { h1 { (title) } p .lead { (say(lang, key, facts![name = invited.host.as_str()])) } } }
            form #sit-down {
                label for="name" { (label(lang, "choose-name")) }
                @let known = visit.asker.person.as_ref().map_or("", |person| person.name.as_str());
                input #name name="name" required maxlength="40" autocomplete="nickname" value=(known);
                h2 { (label(lang, "who-sits")) }
                ul #chairs .chairs { @for chair in &state.chairs { (chair_row(chair, invited, lang)) } }
                @if !running && state.duplicate.is_none() {
                    details { summary { (label(lang, "share-text")) }
                        p .faint { (label(lang, "share-why")) }
                        label .visually-hidden for="share-text" { (label(lang, "share-text")) }
                        input #share-text maxlength="100" autocomplete="off";
                    }
                }
                p #fault .fault role="alert" {}
                p .buttons {
                    @if invited.watched { a .button href={ "/t/" (state.id) "?watch=yes" } { (label(lang, "only-watch")) } }
                    @if invited.kept { button #decline type="button" { (label(lang, "decline")) } }
                    @else { a .button href="/" { (label(lang, "decline")) } }
                }
            }
            h2 { (label(lang, "terms-title")) }
            (terms(&state.plan, lang))
            p { a href={ "/book/" (state.plan.game) } { (label(lang, "rules")) }
                @if crate::drawing::lesson(&state.plan.game).is_some() { " · " a href={ "/learn/" (state.plan.game) } { (label(lang, "learn")) } } }
        }
    }
}

/// One chair: who sits there, or the button that takes it.
fn chair_row(chair: &ChairState, invited: &Invited, lang: Lang) -> Markup {
    let seat = chair.seat.unwrap_or(chair.place);
    let open = invited.chairs.contains(chair.place);
    html! {
        li .chair data-place=(chair.place) {
            span class={ "mark mark-" (seat) } { (char::from(b'A' + seat)) }
            @match (chair.kind, open) {
                ("friend" | "anyone", true) => { strong { (label(lang, "free-chair")) } }
                ("friend" | "anyone", false) => { strong { (label(lang, "waits-for-friend")) } }
                ("kept", _) => { strong { (chair.name) } span .faint { (label(lang, "was-asked")) } }
                _ => { strong { (chair.name) }
                    @if let Some(level) = &chair.level { span .faint { (label(lang, "bot")) (label(lang, "colon")) (level) } }
                    @if open { span .faint { (label(lang, "wants-substitute")) } } }
            }
            @if open { button .primary type="submit" value=(chair.place) { (label(lang, "sit-down")) } }
        }
    }
}

/// The code to be read by a camera: the address of an invitation to this table.
pub(super) async fn code(visit: Visit, AtTable(id): AtTable) -> Result<Response, Fault> {
    let invite = visit.asks("invite").and_then(Invite::parse).ok_or(Fault::Missing)?;
    let here = reached_as(&visit.app, &visit.headers).ok_or(Fault::Missing)?;
    let drawn = draw_code(&format!("{here}/t/{id}?invite={invite}"))?;
    Ok(([(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, "private, max-age=3600")], drawn).into_response())
}

/// An address as a QR code.
fn draw_code(address: &str) -> Result<String, Fault> {
    let code = QrCode::with_error_correction_level(address, EcLevel::M)
        .map_err(|error| Fault::internal("an address does not fit into a code", &error))?;
    // Always dark on light: cameras want it so, whatever the theme.
    let (dark, light) = (svg::Color("#1d1512"), svg::Color("#ffffff"));
    Ok(code.render::<svg::Color<'_>>().min_dimensions(200, 200).dark_color(dark).light_color(light).build())
}

#[cfg(test)]
mod tests {
    #[test]
    fn an_address_becomes_a_picture_with_a_quiet_border() {
        let drawn = super::draw_code("http://caldera.test/t/abcdefghjkmnpqrstuvw?invite=abcdefghjkmnpqrstuvw").unwrap();
        assert!(drawn.contains("<svg") && drawn.contains("#ffffff") && drawn.contains("#1d1512"), "{drawn}");
    }
}
