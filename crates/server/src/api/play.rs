//! What people do at a table.

use crate::Fault;
use crate::app::{App, Asker, AtTable, Body};
use crate::duplicates::Entering;
use crate::fault::FaultBody;
use crate::tables::{By, ChairWish, Done, Form};
use ::table::{Chair, Forbidden, LateChoice, PersonId, Plan, Sitter, TableId, Wish};
use axum::Json;
use axum::extract::State;
use kernel::{Facts, Seat};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;

type Answer = Result<Json<Done>, Fault>;

/// Carries out a wish for the person who asks.
pub(super) async fn grant(
    app: &App,
    asker: &Asker,
    id: &TableId,
    key: Option<String>,
    form: Form,
    wish: Wish,
) -> Answer {
    let person = asker.known()?.clone();
    if key.as_ref().is_some_and(|key| key.is_empty() || key.len() > 64 || key.contains(char::is_control)) {
        return Err(Fault::asked("fault-key", Facts::none()));
    }
    app.limits.wish(asker, &wish).await?;
    let seat = match &wish {
        Wish::Act { seat, .. } | Wish::Undo { seat } => Some(seat.0),
        Wish::Sit { .. }
        | Wish::Ready { .. }
        | Wish::Decline
        | Wish::Rename { .. }
        | Wish::Nudge
        | Wish::StillHere
        | Wish::Leave { .. }
        | Wish::Return { .. }
        | Wish::Start { .. }
        | Wish::Share { .. }
        | Wish::AskBack { .. }
        | Wish::AnswerBack { .. }
        | Wish::Resign { .. }
        | Wish::Late { .. }
        | Wish::Say { .. }
        | Wish::Watch { .. }
        | Wish::Vacation { .. }
        | Wish::Talk { .. }
        | Wish::Remove { .. }
        | Wish::Again { .. } => None,
    };
    let entry = Entering::at(app, &person.id, id, &wish).await?;
    let done = app.tables.grant(id, By { person, key }, wish, asker.viewer(seat, form)).await;
    if let Some(entry) = entry {
        entry.after(app).await?;
    }
    done.map(Json)
}

macro_rules! wishes {
    ($($(#[$doc:meta])* $name:ident, $path:literal, $asked:ident, |$request:ident| $wish:expr;)*) => {$(
        $(#[$doc])*
        #[utoipa::path(post, path = $path, params(("id" = String, Path)), request_body = $asked,
            responses((status = 200, body = Done), (status = 400, body = FaultBody), (status = 401, body = FaultBody),
                (status = 403, body = FaultBody), (status = 404, body = FaultBody), (status = 409, body = FaultBody),
                (status = 422, body = FaultBody), (status = 429, body = FaultBody), (status = 503, body = FaultBody)))]
        pub(super) async fn $name(
            State(app): State<Arc<App>>,
            asker: Asker,
            AtTable(id): AtTable,
            Body($request): Body<$asked>,
        ) -> Answer {
            let key = $request.key.clone();
            grant(&app, &asker, &id, key, $request.form(), $wish).await
        }
    )*};
}

macro_rules! requests {
    ($($(#[$doc:meta])* $name:ident { $($(#[$field_doc:meta])* $field:ident: $kind:ty),* $(,)? })*) => {$(
        $(#[$doc])*
        #[derive(Deserialize, ToSchema)]
        #[serde(deny_unknown_fields)]
        pub(super) struct $name {
            $($(#[$field_doc])* $field: $kind,)*
            /// Any text of up to 64 letters that names this request: sent again, it is not carried out twice.
            #[serde(default)]
            #[schema(max_length = 64)]
            key: Option<String>,
            /// How the present state is sent if the request comes too late.
            #[serde(default, rename = "as")]
            form: Form,
        }

        impl $name {
            fn form(&self) -> Form {
                self.form
            }
        }
    )*};
}

requests! {
    /// An action.
    ActAsked {
        /// The seat that acts.
        seat: u8,
        /// The number of the game for which it was decided. If the game has gone on since, the action is refused.
        number: u32,
        /// The action in the game's notation.
        #[schema(max_length = 1000)]
        action: String,
    }
    /// To take the last action of a seat back.
    UndoAsked {
        /// The seat.
        seat: u8,
    }
    /// To go back further.
    BackAsked {
        /// The number after which the game should stand.
        to: u32,
    }
    /// An answer to that.
    BackAnswered {
        /// Whether one agrees.
        agreed: bool,
    }
    /// Something said.
    Saying {
        /// Up to 500 letters.
        #[schema(max_length = 500)]
        text: String,
    }
    /// A chair.
    ChairAsked {
        /// Which; otherwise the first that is free.
        #[serde(default)]
        place: Option<u8>,
        /// What the invitation says.
        #[serde(default)]
        invite: Option<String>,
        /// A text for the dice. The person who takes the last chair can add one only now.
        #[serde(default)]
        #[schema(min_length = 1, max_length = 100)]
        share: Option<String>,
    }
    /// One of my chairs.
    OwnChair {
        /// Which; otherwise the first.
        #[serde(default)]
        place: Option<u8>,
    }
    /// To begin.
    StartAsked {
        /// The level of the bots in free chairs.
        level: String,
    }
    /// A text in the dice.
    ShareAsked {
        /// From which chair; otherwise the first of mine.
        #[serde(default)]
        place: Option<u8>,
        /// Up to 100 letters.
        #[schema(max_length = 100)]
        text: String,
    }
    /// How to go on without those whose time has run out.
    LateAsked {
        /// Wait, let a bot play, let somebody else take the chair, or end.
        choice: LateChoice,
    }
    /// Whether I am ready.
    ReadyAsked {
        /// Whether.
        ready: bool,
    }
    /// Nothing more is to be said.
    Plainly {}
    /// Whether the others may speak.
    TalkAsked {
        /// Whether they may.
        allowed: bool,
    }
    /// Whether people may watch.
    SpectatorsAsked {
        /// Whether they may.
        allowed: bool,
    }
}

wishes! {
    /// Act. The answer comes when the action is on the disk.
    act, "/api/tables/{id}/act", ActAsked,
        |asked| Wish::Act { seat: Seat(asked.seat), number: asked.number, action: asked.action };
    /// Take my last action back, if nobody has learnt anything since.
    undo, "/api/tables/{id}/undo", UndoAsked, |asked| Wish::Undo { seat: Seat(asked.seat) };
    /// Ask the others to go back to an earlier moment.
    ask_back, "/api/tables/{id}/back", BackAsked, |asked| Wish::AskBack { to: asked.to };
    /// Agree to go back, or not.
    answer_back, "/api/tables/{id}/back/answer", BackAnswered, |asked| Wish::AnswerBack { agreed: asked.agreed };
    /// Say something.
    say, "/api/tables/{id}/say", Saying, |asked| Wish::Say { text: asked.text };
    /// Take a chair.
    sit, "/api/tables/{id}/sit", ChairAsked,
        |asked| Wish::Sit { chair: asked.place, invite: asked.invite, share: asked.share };
    /// Leave: before the game the chair, during it to a bot until I am back.
    leave, "/api/tables/{id}/leave", OwnChair, |asked| Wish::Leave { chair: asked.place };
    /// Have my chair back from the bot.
    come_back, "/api/tables/{id}/return", OwnChair, |asked| Wish::Return { chair: asked.place };
    /// Begin, with bots in the free chairs.
    start, "/api/tables/{id}/start", StartAsked, |asked| Wish::Start { level: asked.level };
    /// Add a text to the dice before the game begins.
    share, "/api/tables/{id}/share", ShareAsked, |asked| Wish::Share { chair: asked.place, text: asked.text };
    /// Give up. A bot plays on for the others; without others the game ends.
    resign, "/api/tables/{id}/resign", OwnChair, |asked| Wish::Resign { chair: asked.place };
    /// Say before the game that I am ready. It begins when everybody is and no chair is free.
    ready, "/api/tables/{id}/ready", ReadyAsked, |asked| Wish::Ready { ready: asked.ready };
    /// Not take the chair that is kept for me.
    decline, "/api/tables/{id}/decline", Plainly, |_asked| Wish::Decline;
    /// Remind those whom the game waits for. Without a clock their time runs from now on.
    nudge, "/api/tables/{id}/nudge", Plainly, |_asked| Wish::Nudge;
    /// Answer a reminder: I still think.
    still_here, "/api/tables/{id}/here", Plainly, |_asked| Wish::StillHere;
    /// Vote on how to go on without those whose time has run out. What more than half of those present want is done; the
    /// game ends only when the time of the vote is up.
    late, "/api/tables/{id}/late", LateAsked, |asked| Wish::Late { choice: asked.choice };
    /// Let the others speak at my table, or not.
    talk, "/api/tables/{id}/talk", TalkAsked, |asked| Wish::Talk { allowed: asked.allowed };
    /// Open or close my table to spectators.
    spectators, "/api/tables/{id}/spectators", SpectatorsAsked, |asked| Wish::Watch { allowed: asked.allowed };
}

/// A spectator.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RemovalAsked {
    /// Who.
    #[schema(min_length = 12, max_length = 12)]
    person: String,
}

/// Send a spectator away from my table: they neither see it nor speak there any more.
#[utoipa::path(post, path = "/api/tables/{id}/remove", params(("id" = String, Path)), request_body = RemovalAsked,
    responses((status = 200, body = Done), (status = 400, body = FaultBody), (status = 401, body = FaultBody),
        (status = 403, body = FaultBody), (status = 404, body = FaultBody), (status = 429, body = FaultBody)))]
pub(super) async fn remove(
    State(app): State<Arc<App>>,
    asker: Asker,
    AtTable(id): AtTable,
    Body(asked): Body<RemovalAsked>,
) -> Answer {
    let person = PersonId::parse(&asked.person).ok_or_else(|| Fault::asked("fault-person", Facts::none()))?;
    grant(&app, &asker, &id, None, Form::Data, Wish::Remove { person }).await
}

/// Another name.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NameAsked {
    /// Up to 40 letters.
    #[schema(min_length = 1, max_length = 40)]
    name: String,
}

/// Take another name, at this table and everywhere I sit down from now on. If somebody here has it, a number is added.
#[utoipa::path(post, path = "/api/tables/{id}/name", params(("id" = String, Path)), request_body = NameAsked,
    responses((status = 200, body = Done), (status = 400, body = FaultBody), (status = 401, body = FaultBody),
        (status = 403, body = FaultBody), (status = 404, body = FaultBody), (status = 429, body = FaultBody)))]
pub(super) async fn rename_here(
    State(app): State<Arc<App>>,
    asker: Asker,
    AtTable(id): AtTable,
    Body(NameAsked { name }): Body<NameAsked>,
) -> Answer {
    let person = asker.known()?;
    let done = grant(&app, &asker, &id, None, Form::Data, Wish::Rename { name: name.clone() }).await?;
    app.people.rename(&person.id, &name).await?;
    Ok(done)
}

/// Where the same is played again.
#[derive(Serialize, ToSchema)]
pub(super) struct Again {
    /// The new table.
    id: TableId,
}

/// Play the same again: a new table with the same people, or the one that somebody has opened for it already.
#[utoipa::path(post, path = "/api/tables/{id}/again", params(("id" = String, Path)),
    responses((status = 200, body = Again), (status = 401, body = FaultBody), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
pub(super) async fn again(
    State(app): State<Arc<App>>,
    asker: Asker,
    AtTable(id): AtTable,
) -> Result<Json<Again>, Fault> {
    let person = asker.known()?.clone();
    let me = person.id.clone();
    // One at a time for each table, or each of many at once would open a new one.
    let _alone = app.tables.alone_again(&id).await;
    let apart = app.store.apart_from(&me).await?;
    let found = app.tables.look(&id, move |room, _| {
        if room.chairs_of(&me).is_empty() {
            return Err(Fault::forbidden("fault-not-seated"));
        }
        if room.is_sealed() {
            return Err(Fault::from(Forbidden::Sealed));
        }
        let wishes: Vec<ChairWish> = room.chairs().iter().map(|chair| wish_again(chair, &me).without(&apart)).collect();
        let edition = room.plan().edition.as_ref().map(|_| room.edition().tag().text.clone());
        // Once more is a game among them, and none of the tournament.
        let plan = Plan { tournament: None, ..room.plan().clone() };
        Ok((room.again_at().cloned(), plan, edition, wishes))
    });
    let (known, plan, edition, wishes): (Option<TableId>, Plan, Option<String>, Vec<ChairWish>) = found.await??;
    if let Some(id) = known {
        return Ok(Json(Again { id }));
    }
    app.limits.opening(&asker).await?;
    let new = app.tables.open((&person, asker.lang), plan, &wishes, edition, None, None).await?;
    let wish = Wish::Again { table: new.clone() };
    app.tables.grant(&id, By { person, key: None }, wish, asker.viewer(None, Form::Data)).await?;
    Ok(Json(Again { id: new }))
}

/// The same chair again: bots stay, those at my device stay with me, and everybody else is asked: the chair is kept for them.
/// Whoever stood in for somebody leaves the chair to them.
fn wish_again(chair: &Chair, me: &PersonId) -> ChairWish {
    if let Some(owner) = chair.owner.as_ref().filter(|owner| owner.person != *me) {
        return ChairWish::Kept { person: owner.person.clone(), name: owner.name.clone() };
    }
    match &chair.sitter {
        Sitter::Person { person, .. } if person == me => ChairWish::Me,
        Sitter::Beside { person, name } if person == me => ChairWish::Beside { name: name.clone() },
        Sitter::Bot { level } => ChairWish::Bot { level: level.clone() },
        Sitter::Person { person, name } | Sitter::Kept { person, name } => {
            ChairWish::Kept { person: person.clone(), name: name.clone() }
        }
        Sitter::Anyone => ChairWish::Anyone,
        // A second person at somebody else's device cannot be asked alone: their friend brings them.
        Sitter::Friend | Sitter::Beside { .. } => ChairWish::Friend,
    }
}
