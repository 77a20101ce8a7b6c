//! What somebody sees of a table. Everything sent to anybody is made here, for one audience at a time.

use super::notice::{LogLine, Reader};
use super::room::Room;
use crate::bot::level_name;
use crate::drawing::{Drawing, draw};
use crate::journal::{Plan, Sitter};
use crate::store::Phase;
use crate::time::Millis;
use crate::token::{PersonId, TableId};
use kernel::{Audience, Lang, Standing, Turn};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// Whether a table is told as drawings and sentences, or as data for programs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Form {
    /// Drawings and sentences.
    #[default]
    Drawn,
    /// Views, events and actions as data.
    Data,
}

/// Who looks, and how they want it told. What two equal viewers get is equal too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Viewer {
    pub(crate) audience: Audience,
    pub(crate) lang: Lang,
    pub(crate) form: Form,
}

/// A table as one audience may know it.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = TableState)]
pub(crate) struct State {
    /// The number of the last line of the journal.
    pub(crate) seq: u32,
    /// Which table.
    pub(crate) id: TableId,
    /// How far it is.
    pub(crate) phase: Phase,
    /// What is played.
    pub(crate) plan: Plan,
    /// Who opened it.
    pub(crate) host: PersonId,
    /// Who sits where.
    pub(crate) chairs: Vec<ChairState>,
    /// The game, once it has begun.
    pub(crate) game: Option<GameState>,
    /// What was told since the number asked for.
    pub(crate) log: Vec<LogLine>,
    /// A request to go back that is not yet answered by all.
    pub(crate) asked_back: Option<AskedBackState>,
    /// Where the same is played again.
    pub(crate) again: Option<TableId>,
    /// The seal of the dice.
    pub(crate) seal: SealState,
    /// The server's time, to compare clocks.
    pub(crate) now: Millis,
}

/// One chair.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub(crate) struct ChairState {
    /// Its place at the table.
    pub(crate) place: u8,
    /// The seat played from it, once the game has begun.
    pub(crate) seat: Option<u8>,
    /// Who is in it: nobody yet, a person or a bot.
    #[schema(value_type = crate::wire::ChairKind)]
    pub(crate) kind: &'static str,
    /// Who is in it.
    pub(crate) name: String,
    /// Who answers for it.
    pub(crate) person: Option<PersonId>,
    /// How well the bot in it plays, in words.
    pub(crate) level: Option<String>,
    /// Whether a bot plays for the person now.
    pub(crate) away: bool,
    /// Whether the person gave up.
    pub(crate) resigned: bool,
    /// Whether the game waits for it.
    pub(crate) waiting: bool,
    /// When its time runs out, in milliseconds since 1970.
    pub(crate) due: Option<Millis>,
    /// What its bank holds, in milliseconds.
    pub(crate) bank: Option<Millis>,
}

/// The game.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub(crate) struct GameState {
    /// How many actions and undos there were.
    pub(crate) number: u32,
    /// The seat from which this is seen; none for spectators.
    pub(crate) seat: Option<u8>,
    /// The seats that may act.
    pub(crate) deciders: Vec<u8>,
    /// The number of the entry that this seat could take back.
    pub(crate) undo: Option<u32>,
    /// Place and score by seat, once the game is over.
    #[schema(value_type = Option<Vec<crate::wire::Standing>>)]
    pub(crate) result: Option<Vec<Standing>>,
    /// Drawings and sentences, if asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) drawn: Option<Drawing>,
    /// The view as data, if asked for. Every game has its own, so it is left open here.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    pub(crate) view: Option<Box<RawValue>>,
    /// The legal actions in notation, if asked for as data.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) actions: Option<Vec<String>>,
    /// Whether the actions are all there are, or templates of more.
    pub(crate) lists_all: bool,
    /// Whether the bots may be asked for a hint.
    pub(crate) hint: bool,
}

/// A request to go back.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub(crate) struct AskedBackState {
    /// Who asks.
    pub(crate) place: u8,
    /// After which entry the game should stand.
    pub(crate) to: u32,
    /// Which places have agreed.
    pub(crate) agreed: Vec<u8>,
}

/// The seal of the dice.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub(crate) struct SealState {
    /// The fingerprint of the secret.
    pub(crate) commitment: String,
    /// What players added, by place.
    pub(crate) shares: Vec<(u8, String)>,
    /// The secret, once the game has ended.
    pub(crate) opened: Option<String>,
}

impl Room {
    /// The table as a viewer may know it, with what was told after line `since`.
    pub(crate) fn state(&self, viewer: Viewer, since: u32, now: Millis) -> State {
        let reader = Reader { audience: viewer.audience, lang: viewer.lang, words: viewer.form == Form::Drawn };
        let ended = matches!(self.phase, Phase::Over | Phase::Stopped);
        State {
            seq: self.seq,
            id: self.id.clone(),
            phase: self.phase,
            plan: self.plan.clone(),
            host: self.host.clone(),
            chairs: (0..self.chairs.len() as u8).map(|place| self.chair_state(place, viewer.lang)).collect(),
            game: self.game_state(viewer),
            log: self.told_since(since, &reader),
            asked_back: self.asked_back.as_ref().map(|asked| AskedBackState {
                place: asked.place,
                to: asked.to,
                agreed: asked.agreed.iter().collect(),
            }),
            again: self.again.clone(),
            seal: SealState {
                commitment: self.seal.commitment().to_string(),
                shares: self.seal.shares().iter().map(|share| (share.place, share.text.clone())).collect(),
                opened: ended.then(|| self.seal.open()),
            },
            now,
        }
    }

    fn chair_state(&self, place: u8, lang: Lang) -> ChairState {
        let chair = &self.chairs[usize::from(place)];
        let kind = match chair.sitter {
            Sitter::Friend => "friend",
            Sitter::Anyone => "anyone",
            Sitter::Person { .. } => "person",
            Sitter::Beside { .. } => "beside",
            Sitter::Bot { .. } => "bot",
        };
        let playing = self.phase == Phase::Playing;
        let waiting = playing && self.waiting.contains(place);
        ChairState {
            place,
            seat: self.seat_at(place).map(|seat| seat.0),
            kind,
            name: self.name_at(place),
            person: chair.person().cloned(),
            level: chair.bot().map(|level| level_name(level, lang)),
            away: chair.replaced.is_some(),
            resigned: chair.resigned,
            waiting,
            due: if waiting && chair.bot().is_none() { self.times.due(place) } else { None },
            bank: self.times.bank(place),
        }
    }

    fn game_state(&self, viewer: Viewer) -> Option<GameState> {
        let played = self.played.as_deref()?;
        let seat = match viewer.audience {
            Audience::Seat(seat) => Some(seat),
            Audience::Spectator => None,
        };
        let result = match played.turn() {
            Turn::Decide(_) => None,
            Turn::Over(outcome) => Some(outcome.standings().to_vec()),
        };
        // Whoever looks from a seat after the end may not act there, and nobody acts at a table that was stopped.
        let seat_acts = seat.filter(|_| self.phase == Phase::Playing);
        let (mut drawn, mut view, mut actions) = (None, None, None);
        match viewer.form {
            Form::Drawn => drawn = Some(draw(played, viewer.audience, viewer.lang, &self.names())),
            Form::Data => {
                view = Some(played.view_text(viewer.audience));
                actions = Some(seat_acts.map_or(Vec::new(), |seat| played.notations(seat)));
            }
        }
        Some(GameState {
            number: played.number(),
            seat: seat.map(|seat| seat.0),
            deciders: if result.is_none() { self.deciders.iter().map(|seat| seat.0).collect() } else { Vec::new() },
            undo: seat_acts.and_then(|seat| self.may_take_back(seat).ok()),
            result,
            drawn,
            view,
            actions,
            lists_all: seat_acts.is_none_or(|seat| played.lists_all(seat)),
            hint: seat_acts.is_some_and(|seat| self.may_ask_hint(seat)),
        })
    }
}
