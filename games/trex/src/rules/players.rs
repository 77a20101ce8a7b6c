//! What is used in the game, by number of players.

use crate::cards::Species;
use crate::edition::Edition;
use crate::rules::ids;
use crate::versions;
use kernel::{Fact, OptionKind, OptionSpec, Refusal, RulesVersion, facts};
use serde_json::Value;

/// TRX-SETUP-2: the pairs that two players choose from, the default first.
pub(crate) const PAIR: OptionSpec =
    OptionSpec { key: "two_player_pair", rule: ids::PAIR, kind: OptionKind::Choice(&["STE_TRI", "PTE_DIP"]) };

/// TRX-SETUP-1: the setting for a number of players: which species play, how many cards and turns there are.
pub(crate) fn setting(rules: RulesVersion, edition: &Edition, seats: u8, pair: Option<&Value>) -> Result<u8, Refusal> {
    let species = match seats {
        2 => two(rules, pair)?,
        _ if pair.is_some() => return Err(ids::PAIR.refuse(facts![pair = written(pair)])),
        3 => three(),
        _ => four(),
    };
    let found =
        edition.settings.iter().position(|setting| setting.species == species && seats as usize == species.len());
    found.map(|number| number as u8).ok_or_else(|| ids::SEATS.refuse(facts![seats, fewest = 2, most = 4]))
}

/// TRX-PC-1: four players take all four species.
fn four() -> Vec<Species> {
    Species::ALL.to_vec()
}

/// TRX-PC-2: three players leave the Stegosaurus out.
fn three() -> Vec<Species> {
    vec![Species::Triceratops, Species::Pteranodon, Species::Diplodocus]
}

/// TRX-PC-3: Stegosaurus and Triceratops, who both move both tiles and may enter neither.
///
/// TRX-PC-4: Pteranodon and Diplodocus, who each move the other's tile alone.
///
/// TRX-SETUP-2: those who name no pair play the more even one; before version 2 it was the other.
fn two(rules: RulesVersion, pair: Option<&Value>) -> Result<Vec<Species>, Refusal> {
    let horned = vec![Species::Stegosaurus, Species::Triceratops];
    let sheltered = vec![Species::Pteranodon, Species::Diplodocus];
    match pair {
        None if rules < versions::EVEN_PAIR => Ok(sheltered),
        None => Ok(horned),
        Some(Value::String(name)) if name == "PTE_DIP" => Ok(sheltered),
        Some(Value::String(name)) if name == "STE_TRI" => Ok(horned),
        Some(_) => Err(ids::PAIR.refuse(facts![pair = written(pair)])),
    }
}

/// A value as the players wrote it, for a refusal.
pub(crate) fn written(value: Option<&Value>) -> Fact {
    let text = value.map(ToString::to_string).unwrap_or_default();
    Fact::Text(text.trim_matches('"').chars().take(40).collect())
}
