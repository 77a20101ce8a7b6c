//! The open decision, as people call it.

use crate::phase::{Npc, Phase};
use kernel::Fact;
use serde::{Serialize, Serializer};

/// The open decision. Views write it as the key of the text that names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each has a text that names it")]
pub enum Decision {
    Split,
    Caged,
    Pending,
    Begin,
    Challenge,
    Walk,
    Chest,
    Hexmaster,
    Beggar,
    Trader,
    Seer,
    Fountain,
    Games,
    Shylock,
    Take,
    Drop,
    Arm,
    Assault,
    Meet,
    Parley,
    Strike,
    StepIn,
    Propose,
    Answer,
    Loot,
    Flight,
    Spoils,
    Over,
}

impl Decision {
    /// The key of the text that names it.
    pub const fn key(self) -> &'static str {
        match self {
            Decision::Split => "label-phase-split",
            Decision::Caged => "label-phase-caged",
            Decision::Pending => "label-phase-pending",
            Decision::Begin => "label-phase-begin",
            Decision::Challenge => "label-phase-challenge",
            Decision::Walk => "label-phase-walk",
            Decision::Chest => "label-phase-chest",
            Decision::Hexmaster => "label-phase-hexmaster",
            Decision::Beggar => "label-phase-beggar",
            Decision::Trader => "label-phase-trader",
            Decision::Seer => "label-phase-seer",
            Decision::Fountain => "label-phase-fountain",
            Decision::Games => "label-phase-games",
            Decision::Shylock => "label-phase-shylock",
            Decision::Take => "label-phase-take",
            Decision::Drop => "label-phase-drop",
            Decision::Arm => "label-phase-arm",
            Decision::Assault => "label-phase-assault",
            Decision::Meet => "label-phase-meet",
            Decision::Parley => "label-phase-parley",
            Decision::Strike => "label-phase-strike",
            Decision::StepIn => "label-phase-step-in",
            Decision::Propose => "label-phase-propose",
            Decision::Answer => "label-phase-answer",
            Decision::Loot => "label-phase-loot",
            Decision::Flight => "label-phase-flight",
            Decision::Spoils => "label-phase-spoils",
            Decision::Over => "label-phase-over",
        }
    }

    /// Its name in the reader's language.
    pub fn fact(self) -> Fact {
        Fact::label(self.key())
    }
}

impl Serialize for Decision {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.key())
    }
}

impl From<Phase> for Decision {
    fn from(phase: Phase) -> Decision {
        match phase {
            Phase::Creating(_) | Phase::Splitting => Decision::Split,
            Phase::Caged => Decision::Caged,
            Phase::Pending => Decision::Pending,
            Phase::Begin => Decision::Begin,
            Phase::Challenge => Decision::Challenge,
            Phase::Walk => Decision::Walk,
            Phase::Chest => Decision::Chest,
            Phase::Npc(npc) => Decision::from(npc),
            Phase::Take(_) => Decision::Take,
            Phase::Drop(_) => Decision::Drop,
            Phase::Arm(_) => Decision::Arm,
            Phase::Assault(_) => Decision::Assault,
            Phase::Meet | Phase::React(_) => Decision::Meet,
            Phase::Parley { .. } => Decision::Parley,
            Phase::Strike { .. } => Decision::Strike,
            Phase::StepIn { .. } => Decision::StepIn,
            Phase::Propose(_) => Decision::Propose,
            Phase::Answer(_) => Decision::Answer,
            Phase::Loot { .. } => Decision::Loot,
            Phase::Flight { .. } => Decision::Flight,
            Phase::Spoils { .. } => Decision::Spoils,
            Phase::Over(_) => Decision::Over,
        }
    }
}

impl From<Npc> for Decision {
    fn from(npc: Npc) -> Decision {
        match npc {
            Npc::Hexmaster => Decision::Hexmaster,
            Npc::Beggar => Decision::Beggar,
            Npc::Trader => Decision::Trader,
            Npc::Seer => Decision::Seer,
            Npc::Fountain => Decision::Fountain,
            Npc::Games | Npc::Prize { .. } => Decision::Games,
            Npc::Shylock => Decision::Shylock,
        }
    }
}
