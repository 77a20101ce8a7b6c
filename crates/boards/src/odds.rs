//! The odds of what an action leaves to chance, as numbers and as words.

use serde::{Serialize, Serializer};
use std::collections::BTreeMap;

/// The odds of what an action leaves to chance, as far as the audience can know them.
#[derive(Clone, Debug, PartialEq, Serialize, utoipa::ToSchema)]
#[schema(description = "What a choice leaves to chance.")]
pub struct Odds {
    /// As a sentence.
    pub text: String,
    /// What the chances suppose, as a sentence; without it they are exact.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub supposes: Option<String>,
    /// What may come, each with its chance. They need not exclude each other.
    #[serde(serialize_with = "by_name")]
    #[schema(value_type = BTreeMap<String, f64>)]
    pub chances: Vec<Likelihood>,
}

/// Something that may come.
#[derive(Clone, Debug, PartialEq)]
pub struct Likelihood {
    /// What: a name that does not depend on the language.
    pub what: String,
    /// How likely, from 0 to 1.
    pub chance: f64,
}

impl Odds {
    /// Odds that are exact.
    pub(crate) fn exact<W: Into<String>>(text: String, chances: impl IntoIterator<Item = (W, f64)>) -> Odds {
        let chances = chances.into_iter().map(|(what, chance)| Likelihood { what: what.into(), chance }).collect();
        Odds { text, supposes: None, chances }
    }

    /// The same odds, valid under an assumption.
    pub(crate) fn supposing(self, supposes: String) -> Odds {
        Odds { supposes: Some(supposes), ..self }
    }

    /// The chance of an outcome, if it is given.
    pub fn of(&self, what: &str) -> Option<f64> {
        self.chances.iter().find(|told| told.what == what).map(|told| told.chance)
    }
}

/// Chances by name, rounded to a millionth: that is more than anybody reads, and a float that reads back as it was
/// written.
fn by_name<S: Serializer>(chances: &[Likelihood], to: S) -> Result<S::Ok, S::Error> {
    let rounded = |chance: f64| (chance * 1e6).round() / 1e6;
    to.collect_map(chances.iter().map(|told| (&told.what, rounded(told.chance))).collect::<BTreeMap<_, _>>())
}

/// A chance in whole percent; what is neither impossible nor certain never reads as 0 or 100.
pub(crate) fn percent(chance: f64) -> String {
    let rounded = (100.0 * chance).round();
    // Sums of many small chances miss 0 and 1 by a rounding error.
    let almost = 1e-9;
    if rounded < 1.0 && chance > almost {
        "< 1".to_owned()
    } else if rounded > 99.0 && chance < 1.0 - almost {
        "> 99".to_owned()
    } else {
        // The sum of no chances is a negative zero, which would print its sign.
        format!("{}", rounded as u32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_may_come_never_reads_as_impossible_or_certain() {
        let told = [0.0, -0.0, 0.001, 0.12, 0.5, 0.996, 1.0].map(percent);
        assert_eq!(told, ["0", "0", "< 1", "12", "50", "> 99", "100"]);
    }
}
