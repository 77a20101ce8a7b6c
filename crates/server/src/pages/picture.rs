//! The picture of a table, as anybody who may watch sees it: for link previews, and to share a finished game.

use super::layout::{Preview, reached_as};
use super::table::edition_name;
use crate::Fault;
use crate::app::{App, Asker, AtTable};
use crate::drawing::{draw, paint};
use crate::tables::TableState;
use crate::token::TableId;
use crate::words::label;
use ::table::Progress;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use kernel::{Audience, Lang, Turn};
use std::collections::HashMap;
use std::sync::{Arc, Mutex};

/// How many pictures are kept.
const KEPT: usize = 128;
const WIDTH: u32 = 1200;

/// Pictures that were asked for lately, each with the number of the journal line after which it was painted: names, going
/// back and the end all change a picture, and each is a line.
#[derive(Default)]
pub(crate) struct Pictures(Mutex<HashMap<(TableId, Lang), (u32, Bytes)>>);

impl Pictures {
    fn find(&self, id: &TableId, lang: Lang, seq: u32) -> Option<Bytes> {
        let kept = self.0.lock().ok()?;
        kept.get(&(id.clone(), lang)).filter(|(known, _)| *known == seq).map(|(_, picture)| picture.clone())
    }

    fn keep(&self, id: TableId, lang: Lang, seq: u32, picture: Bytes) {
        let Ok(mut kept) = self.0.lock() else { return };
        if kept.len() >= KEPT {
            kept.clear();
        }
        kept.insert((id, lang), (seq, picture));
    }
}

/// What link previews show of a table that anybody may watch; nothing of the others.
pub(super) fn preview(app: &App, headers: &HeaderMap, state: &TableState, lang: Lang) -> Option<Preview> {
    if !state.plan.watched {
        return None;
    }
    let here = reached_as(app, headers)?;
    let names: Vec<&str> =
        state.chairs.iter().map(|chair| chair.name.as_str()).filter(|name| !name.is_empty()).collect();
    let edition = edition_name(state.plan.edition.as_ref(), lang);
    let description: Vec<String> =
        [label(lang, phase_key(state.phase)), names.join(", ")].into_iter().chain(edition).collect();
    let description = description.join(" · ");
    let address = format!("{here}/t/{}", state.id);
    Some(Preview { description, picture: format!("{address}/picture.png?lang={lang}"), address })
}

fn phase_key(phase: Progress) -> &'static str {
    match phase {
        Progress::Waiting => "phase-waiting",
        Progress::Playing => "phase-playing",
        Progress::Sealed => "phase-sealed",
        Progress::Over => "phase-over",
        Progress::Stopped => "phase-stopped",
    }
}

/// The picture. Everybody gets what spectators see, players too.
pub(super) async fn picture(
    State(app): State<Arc<App>>,
    asker: Asker,
    AtTable(id): AtTable,
) -> Result<Response, Fault> {
    let lang = asker.lang;
    let kept = Arc::clone(&app);
    let found = app.tables.look(&id, move |room, _| {
        room.audience(None, None)?;
        if let Some(kept) = kept.pictures.find(room.id(), lang, room.seq()) {
            return Ok(Found::Painted(kept));
        }
        let played = room.played().map(catalog::AnyMatch::copy);
        let edition = edition_name(room.plan().edition.as_ref(), lang);
        let sketch = Sketch { played, game: room.game(), phase: room.phase(), names: room.names(lang), edition, lang };
        Ok::<_, Fault>(Found::ToPaint(Box::new(sketch), room.seq()))
    });
    let painted = match found.await?? {
        Found::Painted(kept) => kept,
        Found::ToPaint(sketch, seq) => {
            let painted = Bytes::from(app.tables.paint(&asker.claim(Some(&id)), move || sketch.paint()).await??);
            app.pictures.keep(id, lang, seq, painted.clone());
            painted
        }
    };
    Ok(([(CONTENT_TYPE, "image/png"), (CACHE_CONTROL, "public, max-age=60")], painted).into_response())
}

/// A picture, or what is needed to paint it.
enum Found {
    Painted(Bytes),
    ToPaint(Box<Sketch>, u32),
}

/// What a picture is made of.
struct Sketch {
    played: Option<Box<dyn catalog::AnyMatch>>,
    game: &'static dyn catalog::Door,
    phase: Progress,
    names: Vec<String>,
    edition: Option<String>,
    lang: Lang,
}

impl Sketch {
    fn paint(&self) -> Result<Vec<u8>, Fault> {
        let title = self.game.about().title(self.lang);
        let drawing =
            self.played.as_ref().map(|played| draw(played.as_ref(), Audience::Spectator, self.lang, &self.names));
        paint(drawing, title, &self.lines(), WIDTH)
    }

    /// The result once there is one, otherwise who plays; then the edition, if it is not the game's own.
    fn lines(&self) -> Vec<String> {
        self.standings().into_iter().chain(self.edition.clone()).collect()
    }

    fn standings(&self) -> Vec<String> {
        let outcome = self.played.as_ref().and_then(|played| match played.turn() {
            Turn::Over(outcome) => Some(outcome),
            Turn::Decide(_) => None,
        });
        let Some(outcome) = outcome else {
            let names = self.names.iter().filter(|name| !name.is_empty()).cloned();
            return std::iter::once(label(self.lang, phase_key(self.phase))).chain(names).collect();
        };
        let mut rows: Vec<_> = outcome.standings().iter().zip(&self.names).collect();
        rows.sort_by_key(|(standing, _)| standing.place);
        rows.into_iter().map(|(standing, name)| format!("{}. {name} ({})", standing.place, standing.score)).collect()
    }
}
