//! How lists show a table.

use crate::{PersonId, Plan};
use serde::{Deserialize, Serialize};

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Progress {
    /// Chairs are still free.
    Waiting,
    /// The game is on.
    Playing,
    /// The game is over, but the seal is not open yet: other tables with the same start are still being played.
    Sealed,
    /// The game was played to its end.
    Over,
    /// The game was ended before its end.
    Stopped,
}

impl Progress {
    /// Its stable name.
    pub const fn id(self) -> &'static str {
        match self {
            Progress::Waiting => "waiting",
            Progress::Playing => "playing",
            Progress::Sealed => "sealed",
            Progress::Over => "over",
            Progress::Stopped => "stopped",
        }
    }

    /// Whether nothing more is played there, and everybody may know everything of it.
    pub const fn has_ended(self) -> bool {
        match self {
            Progress::Waiting | Progress::Playing | Progress::Sealed => false,
            Progress::Over | Progress::Stopped => true,
        }
    }
}

/// How lists show a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Listing {
    /// How far it is.
    pub phase: Progress,
    /// What is played there.
    pub plan: Plan,
    /// Who sits where; nobody in a free chair.
    pub chairs: Vec<ListedChair>,
    /// How many chairs anyone may take.
    pub open: u8,
    /// Rank and score by chair, once there is a result.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Vec<crate::wire::Standing>>)]
    pub result: Option<Vec<kernel::Standing>>,
}

/// One chair in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
pub struct ListedChair {
    /// The name shown.
    pub name: String,
    /// Who answers for it, if a person does, or for whom it is kept.
    pub person: Option<PersonId>,
    /// Whether it is only kept for them.
    #[serde(default, skip_serializing_if = "is_false")]
    pub kept: bool,
    /// Whether the person gave up.
    #[serde(default, skip_serializing_if = "is_false")]
    pub resigned: bool,
}

fn is_false(value: &bool) -> bool {
    !value
}
