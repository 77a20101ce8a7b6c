//! Somebody who plays here: a guest, or the holder of an account.

use ::table::{Millis, PersonId};
use serde::Serialize;

/// Somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub(crate) struct Person {
    /// Who.
    pub(crate) id: PersonId,
    /// The name they chose.
    pub(crate) name: String,
    /// The login, if they keep an account.
    pub(crate) login: Option<String>,
    /// Since when, in milliseconds since 1970.
    pub(crate) created: Millis,
}
