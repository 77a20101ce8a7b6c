//! Duplicates: everybody plays the same sealed start at a table of their own, alone against bots or as a team, and compares.
//! The name is that of the bridge players, who deal one hand at many tables for the same reason.
//!
//! All tables of a duplicate have one secret, and nobody adds to the dice; so equal decisions make equal games. What such a table
//! withholds until the duplicate closes is said by `table::sealed`. Here the secret is kept, tables are opened for whoever enters,
//! everybody enters once, and the results are compared.

mod entering;
mod shown;

pub(crate) use entering::{Entering, enter};
pub(crate) use shown::{DuplicateEntry, DuplicateListed, DuplicateResult, DuplicateShown, EntryState, listed, shown};

use crate::Fault;
use crate::app::App;
use crate::bot;
use crate::person::Person;
use crate::store::{NewDuplicate, StoreFault};
use crate::tables::RoundTable;
use crate::token::{Random, random_bytes};
use ::table::{Chair, DuplicateId, DuplicateOf, Hints, Invite, Millis, Opening, Pace, Plan, Sitter, TableId};
use data_encoding::HEXLOWER;
use kernel::{Facts, Seal, facts};
use serde::{Deserialize, Serialize};

/// How many duplicates of one person may be open at the same time.
const MOST_HOSTED: u32 = 3;
/// How many people may enter one.
const MOST_ENTRANTS: u32 = 200;
/// How long a duplicate may be open.
const LONGEST: Millis = 60 * 24 * 3_600_000;

/// A duplicate as it is kept. It never changes.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Duplicate {
    name: String,
    host: ::table::PersonId,
    created: Millis,
    /// When the seals are opened.
    closes: Millis,
    /// What is played at every table.
    plan: Plan,
    /// How many people sit at each table; bots have the other chairs.
    people: u8,
    /// How well the bots play.
    level: String,
    /// Whether everybody finds it in the list.
    listed: bool,
    /// The secret of all its tables, in hexadecimal digits.
    secret: Secret,
}

/// A secret that does not get into a log by accident.
#[derive(Clone, Serialize, Deserialize)]
#[serde(transparent)]
struct Secret(String);

impl std::fmt::Debug for Secret {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("…")
    }
}

/// A duplicate that somebody wants to open.
#[derive(Debug, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct DuplicateWish {
    /// What it is called.
    #[schema(min_length = 1, max_length = 40)]
    pub(crate) name: String,
    /// What is played at every table. There is no clock, nothing is taken back, nobody watches, hints are off, and it changes
    /// nobody's rating.
    pub(crate) plan: Plan,
    /// How many people sit at each table: one, or a team of up to all where all play together.
    #[serde(default = "alone")]
    #[schema(minimum = 1, maximum = 6)]
    pub(crate) people: u8,
    /// How well the bots in the other chairs play.
    #[serde(default = "bot::default_level")]
    pub(crate) level: String,
    /// When the seals are opened, in milliseconds since 1970: at most sixty days from now.
    pub(crate) closes: Millis,
    /// Whether everybody finds it in the list; otherwise only whoever has the link.
    #[serde(default)]
    pub(crate) listed: bool,
}

fn alone() -> u8 {
    1
}

impl Duplicate {
    fn seal(&self) -> Result<Seal, Fault> {
        Seal::from_hex(&self.secret.0).map_err(|fault| Fault::internal("the secret of a duplicate", &fault))
    }

    fn has_closed(&self, now: Millis) -> bool {
        now >= self.closes
    }

    /// A table for whoever enters, ready to be opened.
    fn table(&self, id: &DuplicateId, table: TableId, person: &Person, now: Millis) -> Result<RoundTable, Fault> {
        let chair = |number: u8| {
            let sitter = match number {
                0 => Sitter::Person { person: person.id.clone(), name: person.name.clone() },
                number if number < self.people => Sitter::Friend,
                _bot => Sitter::Bot { level: self.level.clone() },
            };
            Ok(Chair::new(sitter, Invite::random()?))
        };
        let chairs = (0..self.plan.table.seats).map(chair).collect::<Result<Vec<_>, Fault>>()?;
        let secret = HEXLOWER.decode(self.secret.0.as_bytes()).ok().and_then(|bytes| <[u8; 32]>::try_from(bytes).ok());
        let secret =
            secret.ok_or_else(|| Fault::internal("the secret of a duplicate", &"it is not as long as others"))?;
        let opening = Opening {
            id: table,
            host: person.id.clone(),
            plan: self.plan.clone(),
            chairs,
            invite: Some(Invite::random()?),
            edition: None,
            from: None,
            duplicate: Some(DuplicateOf { id: id.clone(), closes: self.closes }),
            share: None,
            secret,
        };
        RoundTable::judged(opening, now)
    }
}

/// Opens a duplicate.
pub(crate) async fn open(app: &App, host: &Person, wish: DuplicateWish) -> Result<DuplicateId, Fault> {
    let (id, created) = (DuplicateId::random()?, app.people.now());
    let duplicate = checked(host, wish, created)?;
    duplicate.table(&id, TableId::random()?, host, created)?;
    if app.keeper.club.duplicates_hosted(host.id.clone(), created).await? >= MOST_HOSTED {
        return Err(Fault::capped("fault-many-duplicates", facts![most = MOST_HOSTED]));
    }
    let kept = serde_json::to_string(&duplicate).map_err(StoreFault::from)?;
    let Duplicate { host, closes, listed, .. } = duplicate;
    app.keeper.club.open_duplicate(NewDuplicate { id: id.clone(), host, created, closes, listed, kept }).await?;
    Ok(id)
}

/// The duplicate that is wished for, if there can be such a one.
fn checked(host: &Person, wish: DuplicateWish, created: Millis) -> Result<Duplicate, Fault> {
    let DuplicateWish { name, mut plan, people, level, closes, listed } = wish;
    let name = crate::people::checked_name(&name)?;
    let game = catalog::game(&plan.game).ok_or(Fault::Missing)?.about();
    let seats = plan.table.seats;
    if plan.edition.is_some() {
        return Err(Fault::asked("fault-duplicate-edition", Facts::none()));
    }
    let most = if game.cooperative { seats } else { 1 };
    if !(1..=most).contains(&people) || !game.seats.contains(&seats) {
        return Err(Fault::asked("fault-duplicate-people", Facts::none()));
    }
    if closes <= created || closes > created + LONGEST {
        return Err(Fault::asked("fault-duplicate-closes", facts![days = LONGEST / 86_400_000]));
    }
    plan = Plan { watched: false, casual: false, friendly: true, lang: None, ..Plan::usual(&plan.game, plan.table) };
    (plan.pace, plan.hints) = (Pace::Free, Hints::Never);
    let (level, host) = (bot::checked_level(&level)?, host.id.clone());
    let secret = Secret(HEXLOWER.encode(&random_bytes::<32>()?));
    Ok(Duplicate { name, host, created, closes, plan, people, level, listed, secret })
}

/// A duplicate that was opened.
pub(crate) async fn load(app: &App, id: &DuplicateId) -> Result<Duplicate, Fault> {
    let kept = app.keeper.club.duplicate(id.clone()).await?.ok_or(Fault::Missing)?;
    Ok(serde_json::from_str(&kept).map_err(StoreFault::from)?)
}

/// Opens the seals of every duplicate that has closed. A table opens its own as soon as somebody looks; here the rest is woken,
/// so that what was played gets into the histories.
pub(crate) async fn open_seals(app: &App) -> Result<(), Fault> {
    for id in app.keeper.club.due_duplicates(app.people.now()).await? {
        let entrants = app.keeper.club.entrants(id.clone()).await?;
        let mut all = true;
        for entrant in entrants {
            match app.tables.look(&entrant.table, |room, _| room.is_sealed()).await {
                Ok(sealed) => all &= !sealed,
                // It was never opened, went into the archive, or cannot be read any more: it holds nobody up.
                Err(Fault::Missing | Fault::Unopened(_)) => {}
                Err(fault) => {
                    tracing::warn!(?fault, table = %entrant.table, "a seal is not open yet");
                    all = false;
                }
            }
        }
        if all {
            app.keeper.club.close_duplicate(id).await?;
        }
    }
    Ok(())
}
