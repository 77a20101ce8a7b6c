//! The chances over a finished game as a picture to be shared.

use super::{finished, kept};
use crate::Fault;
use crate::app::{App, Asker};
use crate::bot::{AnalysisReport, Thoroughness, curve};
use crate::drawing::paint_wide;
use crate::replay::Tape;
use crate::words::label;
use ::table::TableId;
use catalog::Eras;
use kernel::record::Entry;
use kernel::{Lang, Seat};

/// How wide the painted picture is: as wide as link previews show it.
const WIDTH: u32 = 1200;

/// What is needed to draw the chances over a game.
pub(crate) struct Curve {
    tape: Tape,
    report: AnalysisReport,
    lang: Lang,
}

impl Curve {
    /// That of a game which was analysed; without an effort, the most thorough analysis that a server makes.
    pub(crate) async fn of(
        app: &App,
        asker: &Asker,
        id: &TableId,
        effort: Option<Thoroughness>,
    ) -> Result<Curve, Fault> {
        let tape = finished(app, asker, id).await?;
        let efforts = effort.map_or_else(|| vec![Thoroughness::Standard, Thoroughness::Quick], |effort| vec![effort]);
        for effort in efforts {
            let report = kept(app, &(id.clone(), effort), &tape).await?;
            if let Some(report) = report.filter(AnalysisReport::complete) {
                return Ok(Curve { tape, report, lang: asker.lang });
            }
        }
        Err(Fault::Missing)
    }

    /// The lines and what divides the game.
    pub(crate) fn svg(&self) -> Result<String, Fault> {
        let mut eras = Eras::default();
        let mut hear = |played: &dyn catalog::AnyMatch, entry: Option<&Entry>, happenings: Vec<catalog::Happening>| {
            eras.hear(played.number(), &happenings);
            if let Some(Entry::Undo(undo)) = entry {
                eras.forget(undo.undo);
            }
        };
        self.tape
            .game
            .replay(&self.tape.record, self.tape.edition, &mut hear)
            .map_err(|fault| Fault::internal("a record does not replay", &fault))?;
        let eras = eras.told(self.tape.game.words(), self.lang);
        Ok(curve(&self.report, &self.names(), &label(self.lang, "analysis-axis"), &eras))
    }

    /// The same as a card: the game, who played, and the curve below.
    pub(crate) fn png(&self) -> Result<Vec<u8>, Fault> {
        let title = self.tape.game.about().title(self.lang);
        let lines = [label(self.lang, "analysis-curve"), self.players().join(", ")];
        paint_wide(&self.svg()?, title, &lines, WIDTH)
    }

    /// What the lines are called.
    fn names(&self) -> Vec<String> {
        if self.report.cooperative { vec![label(self.lang, "analysis-team")] } else { self.players() }
    }

    fn players(&self) -> Vec<String> {
        Seat::all(self.report.seats).map(|seat| kernel::seat_name(self.lang, seat, self.tape.names())).collect()
    }
}
