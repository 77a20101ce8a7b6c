//! Tables that others open than those who sit there: of a tournament, where the game begins at once, and of a duplicate.

use super::chairs::ChairWish;
use super::live::Tables;
use super::policy::refused;
use crate::Fault;
use crate::notices::beginning;
use crate::store::{Append, StoreFault};
use ::table::{Chair, Millis, Opening, PersonId, Room, Written};
use kernel::Lang;

/// A table of a round, or of a duplicate, that can be opened.
pub(crate) struct RoundTable {
    room: Room,
    written: Written,
    secret: [u8; 32],
}

impl RoundTable {
    /// Judges whether it can be played so.
    pub(crate) fn judged(opening: Opening, now: Millis) -> Result<RoundTable, Fault> {
        let secret = opening.secret;
        let game = catalog::game(&opening.plan.game).ok_or(Fault::Missing)?.about().id;
        let named = |(number, chair): (u8, &Chair)| chair.name(number, Lang::En);
        let names = (0..).zip(&opening.chairs).map(named).collect();
        let (room, written) = Room::open(opening, now).map_err(|fault| refused(fault, game, names))?;
        Ok(RoundTable { room, written, secret })
    }
}

impl Tables {
    /// Opens a table of a duplicate for whoever enters it, unless they have as many tables as anybody may have.
    pub(crate) async fn open_for_entrant(&self, person: &PersonId, table: RoundTable) -> Result<(), Fault> {
        let _alone = self.opening.lock(person).await;
        self.check_hosted(person, &[ChairWish::Me]).await?;
        self.open_for_round(table).await
    }

    /// Opens a table of a round; one that another node has opened meanwhile is that table.
    pub(crate) async fn open_for_round(&self, table: RoundTable) -> Result<(), Fault> {
        let RoundTable { room, written, secret } = table;
        let due = self.shared.clock.now_ms() + self.shared.settings.notice_delay.as_millis() as Millis;
        let append = Append {
            table: room.id().clone(),
            lines: written.lines,
            opening: Some(secret),
            waiting: written.waiting.bits(),
            card: written.card,
            told: beginning(&room, due),
        };
        match self.shared.store.append(append).await {
            Ok(()) | Err(StoreFault::Conflict) => Ok(()),
            Err(fault) => Err(fault.into()),
        }
    }
}
