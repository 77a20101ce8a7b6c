//! What somebody sees of a table. Everything sent to anybody is made here, for one audience at a time.

use super::log::{LogLine, log_since};
use crate::Fault;
use crate::bot::level_name;
use crate::drawing::{Drawing, draw};
use ::table::{DuplicateId, LateChoice, Millis, PersonId, Plan, Progress, Room, Sitter, TableId};
use kernel::{Audience, Lang, Nameless, Seat, Standing};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// Whether a table is sent as drawings and sentences, or as data for programs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Form {
    /// Drawings and sentences.
    #[default]
    Drawn,
    /// Views, events and actions as data.
    Data,
}

/// Who looks at a table, from where, in which language and form.
#[derive(Clone, Debug)]
pub(crate) struct Viewer {
    pub(crate) person: Option<PersonId>,
    /// The seat they want to look from.
    pub(crate) wanted: Option<Seat>,
    pub(crate) lang: Lang,
    pub(crate) form: Form,
}

impl Viewer {
    /// What they may see of a table now: it changes when a game begins or a seat changes hands.
    pub(crate) fn rendering(&self, room: &Room) -> Result<Rendering, Fault> {
        let audience = room.audience(self.person.as_ref(), self.wanted)?;
        Ok(Rendering { audience, lang: self.lang, form: self.form })
    }
}

/// For which audience a table is written, and how. Equal renderings are equal bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Rendering {
    pub(crate) audience: Audience,
    pub(crate) lang: Lang,
    pub(crate) form: Form,
}

/// A table as one audience may know it.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub(crate) struct TableState {
    /// The number of the last line of the journal.
    pub(crate) seq: u32,
    /// Which table.
    pub(crate) id: TableId,
    /// How far it is.
    pub(crate) phase: Progress,
    /// What is played.
    pub(crate) plan: Plan,
    /// Who opened it.
    pub(crate) host: PersonId,
    /// Who sits where.
    pub(crate) chairs: Vec<ChairState>,
    /// The game, once it has begun.
    pub(crate) game: Option<GameState>,
    /// Where the game goes on, if it does not begin at the beginning: nothing is proved of what came before.
    pub(crate) from: Option<FromState>,
    /// The duplicate it belongs to: several tables with the same start, whose seals are opened together.
    pub(crate) duplicate: Option<DuplicateState>,
    /// The log since the number asked for.
    pub(crate) log: Vec<LogLine>,
    /// A request to go back that is not yet answered by all.
    pub(crate) asked_back: Option<AskedBackState>,
    /// A vote on how to go on without somebody.
    pub(crate) vote: Option<VoteState>,
    /// Whether anybody but the host may speak.
    pub(crate) talk: bool,
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
    /// Its number at the table, from 0.
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
    /// Whether the person has said before the game that they are ready.
    pub(crate) ready: bool,
    /// When the others reminded the person that they wait, in milliseconds since 1970.
    pub(crate) nudged: Option<Millis>,
    /// Until when the person is on vacation and the clock stands still, in milliseconds since 1970; that may have passed.
    pub(crate) vacation: Option<Millis>,
    /// Whether somebody else may take the chair in the middle of the game, by invitation.
    pub(crate) open: bool,
    /// For whom the person in it stands in.
    pub(crate) owner: Option<PersonId>,
    /// Under which name they are known here.
    pub(crate) owner_name: Option<String>,
    /// For whom it is kept while nobody sits in it.
    pub(crate) kept_for: Option<PersonId>,
}

/// A vote on how to go on without somebody.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub(crate) struct VoteState {
    /// The chairs it is about.
    pub(crate) about: Vec<u8>,
    /// Whether their time has run out; otherwise a bot plays for them, and only a substitute is asked for.
    pub(crate) late: bool,
    /// The chairs of those who are asked, one for each person.
    pub(crate) asked: Vec<u8>,
    /// Who voted for what.
    pub(crate) votes: Vec<VoteCast>,
    /// How many votes decide before the time is up.
    pub(crate) needed: usize,
    /// When its time is up, in milliseconds since 1970.
    pub(crate) until: Millis,
}

/// One vote.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub(crate) struct VoteCast {
    /// From which chair.
    pub(crate) place: u8,
    /// For what.
    pub(crate) choice: LateChoice,
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
    /// Rank and score by seat, once the game is over.
    #[schema(value_type = Option<Vec<::table::wire::Standing>>)]
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
    /// What the rules forbid whoever speaks now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) talk_rule: Option<TalkRule>,
}

/// What a rule says about speaking now.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub(crate) struct TalkRule {
    /// The rule.
    pub(crate) rule: &'static str,
    /// The same in words.
    pub(crate) text: String,
}

/// The moment of another table's game with which this one began.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub(crate) struct FromState {
    /// The other table.
    pub(crate) table: TableId,
    /// After this many entries of its record.
    pub(crate) n: u32,
}

/// The duplicate that a table belongs to.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub(crate) struct DuplicateState {
    /// Which; its page is `/duplicates/<id>`.
    pub(crate) id: DuplicateId,
    /// When the seals are opened, in milliseconds since 1970.
    pub(crate) closes: Millis,
}

/// A request to go back.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub(crate) struct AskedBackState {
    /// Who asks.
    pub(crate) place: u8,
    /// After which entry the game should stand.
    pub(crate) to: u32,
    /// Which chairs have agreed.
    pub(crate) agreed: Vec<u8>,
    /// When its time is up, in milliseconds since 1970.
    pub(crate) until: Millis,
}

/// The seal of the dice.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub(crate) struct SealState {
    /// The fingerprint of the secret.
    pub(crate) commitment: String,
    /// What players added, by chair.
    pub(crate) shares: Vec<(u8, String)>,
    /// The secret, once the game has ended.
    pub(crate) opened: Option<String>,
}

/// The table as somebody sees it who is invited to sit down: what anybody may see, even where nobody may watch, and nothing
/// of what happened.
pub(crate) fn state_for_guest(room: &Room, viewer: &Viewer, now: Millis) -> TableState {
    let rendering = Rendering { audience: Audience::Spectator, lang: viewer.lang, form: viewer.form };
    TableState { game: None, ..state_of(room, rendering, room.seq(), now) }
}

/// The table as an audience may know it, with the log after line `since`.
pub(crate) fn state_of(room: &Room, rendering: Rendering, since: u32, now: Millis) -> TableState {
    TableState {
        seq: room.seq(),
        id: room.id().clone(),
        phase: room.phase(),
        plan: room.plan().clone(),
        host: room.host().clone(),
        chairs: (0..room.chairs().len() as u8).map(|chair| chair_state(room, chair, rendering.lang)).collect(),
        game: game_state(room, rendering),
        from: room.goes_on_from().map(|(table, n)| FromState { table: table.clone(), n }),
        duplicate: room.duplicate().map(|of| DuplicateState { id: of.id.clone(), closes: of.closes }),
        log: log_since(room, since, rendering),
        asked_back: room.back_seen().map(|asked| AskedBackState {
            place: asked.chair,
            to: asked.to,
            agreed: asked.agreed.iter().collect(),
            until: asked.until,
        }),
        vote: vote_state(room),
        talk: room.may_talk(),
        again: room.again_at().cloned(),
        seal: SealState {
            commitment: room.seal().commitment().to_string(),
            shares: room.seal().shares().iter().map(|share| (share.place, share.text.clone())).collect(),
            opened: room.opened_seal(),
        },
        now,
    }
}

fn vote_state(room: &Room) -> Option<VoteState> {
    let vote = room.vote_seen()?;
    Some(VoteState {
        about: vote.about.iter().collect(),
        late: vote.late,
        asked: vote.asked.iter().collect(),
        votes: vote.votes.into_iter().map(|(place, choice)| VoteCast { place, choice }).collect(),
        needed: vote.needed,
        until: vote.until,
    })
}

fn chair_state(room: &Room, number: u8, lang: Lang) -> ChairState {
    let chair = room.chair_seen(number, lang);
    let kind = match chair.sitter {
        Sitter::Friend => "friend",
        Sitter::Anyone => "anyone",
        Sitter::Kept { .. } => "kept",
        Sitter::Person { .. } => "person",
        Sitter::Beside { .. } => "beside",
        Sitter::Bot { .. } => "bot",
    };
    ChairState {
        place: number,
        seat: chair.seat.map(|seat| seat.0),
        kind,
        name: chair.name,
        person: chair.person.cloned(),
        level: chair.level.map(|level| level_name(level, lang)),
        away: chair.away,
        resigned: chair.resigned,
        waiting: chair.waiting,
        due: chair.due,
        bank: chair.bank,
        ready: chair.ready,
        nudged: chair.nudged,
        vacation: chair.vacation,
        open: chair.open,
        owner: chair.owner.map(|owner| owner.person.clone()),
        owner_name: chair.owner.map(|owner| owner.name.clone()),
        kept_for: chair.kept_for.cloned(),
    }
}

fn talk_rule(room: &Room, lang: Lang) -> Option<TalkRule> {
    let refusal = room.played().filter(|_| room.phase() == Progress::Playing)?.talk_rule()?;
    let text = room.game().words().refusal(lang, refusal.rule, &refusal.facts, &Nameless);
    Some(TalkRule { rule: refusal.rule.as_str(), text })
}

fn game_state(room: &Room, rendering: Rendering) -> Option<GameState> {
    let game = room.game_seen(rendering.audience)?;
    let (mut drawn, mut view, mut actions) = (None, None, None);
    match rendering.form {
        Form::Drawn => drawn = Some(draw(game.played, rendering.audience, rendering.lang, &room.names(rendering.lang))),
        Form::Data => {
            view = Some(game.played.view_text(rendering.audience));
            actions = Some(game.acting.map_or(Vec::new(), |seat| game.played.notations(seat)));
        }
    }
    Some(GameState {
        number: game.played.number(),
        seat: game.seat.map(|seat| seat.0),
        deciders: game.deciders.iter().map(|seat| seat.0).collect(),
        undo: game.undo,
        drawn,
        view,
        actions,
        lists_all: game.acting.is_none_or(|seat| game.played.lists_all(seat)),
        hint: game.hint,
        talk_rule: talk_rule(room, rendering.lang),
        result: game.result,
    })
}
