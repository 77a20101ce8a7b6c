//! The tree of games that go on from moments of each other, as far as somebody may see it.
//!
//! A table that only its players may see is left out with all that goes on from it, and a tree begins below it.

use crate::Fault;
use crate::app::{App, Asker};
use crate::store::{DEEPEST, Kin};
use crate::words::{former, label, say};
use ::table::{LONGEST_NAME, Millis, Progress, Room, TableId, clean_name};
use kernel::{Lang, facts};
use serde::Serialize;
use std::collections::BTreeMap;
use utoipa::ToSchema;

/// How many tables of a tree are shown.
const MOST: u32 = 200;

/// A game and all games that go on from moments of it, as far as the asker may see them.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Variations {
    /// Each right after the game it goes on from, or after what goes on from that; the first is where the tree begins.
    pub(crate) branches: Vec<Branch>,
    /// Whether there are more than are shown.
    pub(crate) more: bool,
}

/// A game in a tree.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Branch {
    /// Its table.
    pub(crate) table: TableId,
    /// How many games of the tree it goes on from: 0 for the first.
    pub(crate) depth: u32,
    /// After how many entries of another game it goes on: of the one above it, if that is shown.
    pub(crate) n: Option<u32>,
    /// What it is called; empty if it has no name.
    pub(crate) name: String,
    /// The same, or what is said of one without a name, in the reader's language.
    pub(crate) title: String,
    /// Who opened it; nothing for one that begins at the beginning.
    pub(crate) by: Option<String>,
    /// Whether the asker may name it: it goes on from another game, and they opened it.
    pub(crate) mine: bool,
    /// How far it is.
    pub(crate) phase: Progress,
    /// Who plays, by chair; empty for a free one.
    pub(crate) players: Vec<String>,
    /// When it was opened, in milliseconds since 1970.
    pub(crate) created: Millis,
}

/// The tree that a table belongs to.
pub(crate) async fn tree(app: &App, asker: &Asker, id: &TableId) -> Result<Variations, Fault> {
    let me = asker.person.as_ref().map(|person| person.id.clone());
    let looks = me.clone();
    app.tables.look(id, move |room, _| room.audience(looks.as_ref(), None).map(|_| ())).await??;
    let club = &app.keeper.club;
    let mut root = club.kin(id.clone(), me.clone()).await?.ok_or(Fault::Missing)?;
    for _ in 0..DEEPEST {
        let Some((origin, _)) = root.origin.clone() else { break };
        let Some(above) = club.kin(origin, me.clone()).await?.filter(Kin::is_open) else { break };
        root = above;
    }
    let found = club.descent(root.table.clone(), me, MOST + 1).await?;
    let more = found.len() as u32 > MOST;
    // The table that was asked for may be seen by somebody whom the lists do not know there: a substitute's owner.
    let seen = found.into_iter().take(MOST as usize).filter(|kin| kin.is_open() || kin.table == *id).collect();
    Ok(Variations { branches: in_order(seen, asker), more })
}

/// Each right below the one it goes on from. What goes on from a table that is left out is left out, too.
fn in_order(seen: Vec<Kin>, asker: &Asker) -> Vec<Branch> {
    let Some(root) = seen.first().map(|kin| kin.table.clone()) else { return Vec::new() };
    let mut below: BTreeMap<TableId, Vec<Kin>> = BTreeMap::new();
    let mut rest = Vec::new();
    for kin in seen.into_iter().rev() {
        match &kin.origin {
            Some((origin, _)) if kin.table != root => below.entry(origin.clone()).or_default().push(kin),
            Some(_) | None => rest.push(kin),
        }
    }
    let mut ordered = Vec::new();
    while let Some(kin) = rest.pop() {
        rest.extend(below.remove(&kin.table).unwrap_or_default());
        ordered.push(branch(kin, asker));
    }
    ordered
}

fn branch(kin: Kin, asker: &Asker) -> Branch {
    let lang = asker.lang;
    let Kin { table, depth, origin, name, by, card, created, .. } = kin;
    let me = asker.person.as_ref().map(|person| &person.id);
    let mine = by.as_ref().is_some_and(|(person, _)| Some(person) == me);
    let called = |name: Option<String>| name.map_or_else(|| label(lang, "former-player"), |name| former(&name, lang));
    let n = origin.map(|(_, n)| n);
    Branch {
        table,
        depth,
        n,
        title: title(&name, n, lang),
        name,
        by: by.map(|(_, name)| called(name)),
        mine,
        phase: card.phase,
        players: card.chairs.iter().map(|chair| former(&chair.name, lang)).collect(),
        created,
    }
}

/// Names a table that the asker opened from a moment of another; an empty name takes it away.
pub(crate) async fn name(app: &App, asker: &Asker, id: &TableId, name: &str) -> Result<Variations, Fault> {
    let person = asker.known()?.id.clone();
    app.limits.writes.pass(asker.pass.unwrap_or_default()).await?;
    let name = match name.trim() {
        "" => String::new(),
        name => clean_name(name).ok_or_else(|| Fault::asked("fault-name", facts![most = LONGEST_NAME]))?,
    };
    may_be_said(app, id, name.clone()).await?;
    if !app.keeper.club.name_variation(id.clone(), person, name).await? {
        return Err(Fault::forbidden("fault-not-your-variation"));
    }
    tree(app, asker, id).await
}

/// A name is speech: while a game runs it keeps to what the players may say to each other.
async fn may_be_said(app: &App, id: &TableId, name: String) -> Result<(), Fault> {
    let refused = move |room: &Room| {
        let running = room.played().filter(|_| !room.phase().has_ended() && !name.is_empty());
        let refusal = running.and_then(|played| played.may_say(&name).err());
        refusal.map(|refusal| Fault::Unsayable { game: room.game().about().id, refusal })
    };
    app.tables.look(id, move |room, _| refused(room)).await?.map_or(Ok(()), Err)
}

/// What a table is called; one without a name by where it goes on.
fn title(name: &str, n: Option<u32>, lang: Lang) -> String {
    match n {
        _ if !name.is_empty() => name.to_owned(),
        Some(n) => say(lang, "variation-nameless", facts![n]),
        None => label(lang, "variation-first"),
    }
}
