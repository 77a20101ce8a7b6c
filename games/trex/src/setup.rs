//! What the players agree on before the start.

use crate::cards::Species;
use crate::edition::Edition;
use crate::rules::{ids, players};
use crate::state::{MAX_PLAYERS, Player};
use kernel::{Fact, OptionKind, OptionSpec, Refusal, RulesVersion, Seat, Table, facts};
use serde_json::Value;

/// Who holds the first Bone: `"random"` or a seat.
const FIRST_BONE: OptionSpec = OptionSpec { key: "first_bone", rule: ids::FIRST_BONE, kind: OptionKind::Seat };

/// Who plays what: `"random"` or a list of species by seat.
const ASSIGNMENT: OptionSpec = OptionSpec {
    key: "species_assignment",
    rule: ids::DEAL,
    kind: OptionKind::EachSeat { all: &["random"], words: &["STE", "TRI", "PTE", "DIP"] },
};

/// What the players can choose before the start.
pub(crate) const OPTIONS: [OptionSpec; 3] = [players::PAIR, FIRST_BONE, ASSIGNMENT];

/// What a table agreed on, checked.
#[derive(Clone, Debug)]
pub struct Setup {
    pub(crate) rules: RulesVersion,
    pub(crate) edition: &'static Edition,
    pub(crate) setting: u8,
    pub(crate) seats: u8,
    /// The seat that was named for the first Bone, if one was.
    pub(crate) bone: Option<Seat>,
    /// Who plays what, if that was agreed.
    pub(crate) assignment: Option<[Species; MAX_PLAYERS]>,
}

impl Setup {
    /// Checks what a table wants to play.
    pub(crate) fn new(rules: RulesVersion, table: &Table, edition: &'static Edition) -> Result<Setup, Refusal> {
        let seats = table.seats;
        if !(2..=MAX_PLAYERS as u8).contains(&seats) {
            return Err(ids::SEATS.refuse(facts![seats, fewest = 2, most = MAX_PLAYERS]));
        }
        let setting = players::setting(rules, edition, seats, table.options.get(players::PAIR.key))?;
        let species = &edition.settings[usize::from(setting)].species;
        let assignment = agreed_species(table.options.get(ASSIGNMENT.key), species)?;
        let bone = named_holder(table.options.get(FIRST_BONE.key), seats)?;
        nothing_else(table)?;
        Ok(Setup { rules, edition, setting, seats, bone, assignment })
    }
}

/// TRX-RUL-27: there is nothing else to choose.
fn nothing_else(table: &Table) -> Result<(), Refusal> {
    match table.options.keys().find(|key| OPTIONS.iter().all(|known| known.key != *key)) {
        Some(option) => Err(ids::OPTIONS.refuse(facts![option = option.as_str()])),
        None => Ok(()),
    }
}

/// TRX-SETUP-3: a list of species by seat must deal each species in play exactly once.
fn agreed_species(value: Option<&Value>, in_play: &[Species]) -> Result<Option<[Species; MAX_PLAYERS]>, Refusal> {
    let list = match value {
        None => return Ok(None),
        Some(Value::String(word)) if word == "random" => return Ok(None),
        Some(list) => list,
    };
    let refused = || {
        let codes: Vec<Fact> = in_play.iter().map(|species| species.code().into()).collect();
        ids::DEAL.refuse(facts![assignment = players::written(Some(list)), species = codes])
    };
    let listed: Vec<Species> = serde_json::from_value(list.clone()).map_err(|_| refused())?;
    let mut sorted = listed.clone();
    sorted.sort();
    if sorted != in_play {
        return Err(refused());
    }
    let mut assignment = [Player::BLANK.species; MAX_PLAYERS];
    assignment[..listed.len()].copy_from_slice(&listed);
    Ok(Some(assignment))
}

/// TRX-SETUP-9: the seat named for the Bone is at this table.
fn named_holder(value: Option<&Value>, seats: u8) -> Result<Option<Seat>, Refusal> {
    match value {
        None => Ok(None),
        Some(Value::String(word)) if word == "random" => Ok(None),
        Some(named) => match named.as_u64().filter(|&seat| seat < u64::from(seats)) {
            Some(seat) => Ok(Some(Seat(seat as u8))),
            None => Err(ids::FIRST_BONE.refuse(facts![seat = players::written(Some(named)), last = seats - 1])),
        },
    }
}
