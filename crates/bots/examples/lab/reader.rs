//! A player who knows how the rival draws its answers: as much as anybody could know where all decide at once.

use bots::games::TrexInsight;
use bots::search::{Budget, Search};
use bots::{Insight, Knowledge, Level};
use catalog::AnyMatch;
use kernel::{Dice, Game, Match, Seat};
use trex::Trex;

/// Searches for the best response to the very strategy that a rival draws from; the seeds of decisions follow each
/// other, so even the rival's chance is known up to that draw. For two seats of `trex`.
#[derive(Clone, Copy)]
pub(crate) struct Reader {
    /// How many worlds the rival looks at.
    rival: u32,
    worlds: u32,
}

impl Reader {
    /// `RIVAL/WORLDS`: whom it knows, a level or so many worlds, and how many worlds it looks at itself.
    pub(crate) fn read(text: &str) -> Option<Reader> {
        let (rival, worlds) = text.split_once('/')?;
        let rival = match rival.parse::<Level>() {
            Ok(level) => TrexInsight.effort(level).iterations,
            Err(_) => rival.parse().ok()?,
        };
        Some(Reader { rival, worlds: worlds.parse().ok()? })
    }

    /// What it does; nothing where the rival does not decide at the same time.
    pub(crate) fn choose(&self, played: &dyn AnyMatch, seat: Seat, seed: u64) -> Option<String> {
        let truth = played.as_any().downcast_ref::<Match<Trex>>()?.state();
        let rival = seat.next(2);
        if !Trex::turn(truth).deciders().contains(rival) {
            return None;
        }
        let waited = Trex::waited(truth).contains(rival);
        let rival_seed = if waited { seed.wrapping_add(1) } else { seed.wrapping_sub(1) };
        // The rival may have answered already: what it knew then is what it would know without.
        let open = TrexInsight.retract(truth, seat)?;
        let search = |knower: Seat, seed: u64| {
            let knowledge = Knowledge::<Trex>::new(&open, knower);
            Search::new(&knowledge, &knowledge.actions(), &TrexInsight, seed)
        };
        let mut theirs = search(rival, rival_seed);
        theirs.run(Budget::Iterations(self.rival));
        let mut mine = search(seat, seed).expecting(rival, &theirs.strategy());
        mine.run(Budget::Iterations(self.worlds));
        let chosen = mine.choice(0.0, &mut Dice::fast(seed));
        Some(mine.looked()[chosen].action.to_string())
    }
}
