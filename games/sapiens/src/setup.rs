//! What the players agree on before the start.

use crate::edition::Edition;
use crate::rules::ids;
use kernel::{OptionKind, OptionSpec, Refusal, RulesVersion, Seat, Table, facts};

/// What the players agreed on.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The version of the rules.
    pub rules: RulesVersion,
    /// How many play.
    pub seats: u8,
    /// The first player, if somebody chose.
    pub first: Option<Seat>,
    /// The box.
    pub edition: &'static Edition,
}

const CHOICES: &[&str] = &["random", "1", "2", "3", "4"];

/// SAP-RUL-2: the first player is drawn at random unless the host picks a seat.
pub(crate) const OPTIONS: &[OptionSpec] =
    &[OptionSpec { key: "first", rule: ids::FIRST_IS_RANDOM, kind: OptionKind::Choice(CHOICES) }];

/// Checks what the players want to play.
pub(crate) fn agree(rules: RulesVersion, table: &Table, edition: &'static Edition) -> Result<Setup, Refusal> {
    if !(2..=4).contains(&table.seats) {
        return Err(ids::PUT_AWAY.refuse(facts![seats = table.seats, fewest = 2, most = 4]));
    }
    let mut first = None;
    for (key, value) in &table.options {
        let chosen = CHOICES.iter().position(|choice| key == "first" && value.as_str() == Some(choice));
        match chosen {
            Some(0) => {}
            Some(number) if number <= usize::from(table.seats) => first = Some(Seat(number as u8 - 1)),
            Some(_) | None => {
                let why = if key == "first" { "value" } else { "unknown" };
                return Err(ids::FIRST_IS_RANDOM.refuse(facts![why, key = key.as_str(), value = value.to_string()]));
            }
        }
    }
    Ok(Setup { rules, seats: table.seats, first, edition })
}
