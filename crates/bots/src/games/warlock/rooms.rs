//! What it costs to take the treasure of a room, in turns.

use super::fights::{Outlook, Sides, Stakes, against, life, outlook, plain};
use super::{prowess, strongest};
use kernel::Seat;
use std::sync::OnceLock;
use warlock::board::{Fixed, RoomId};
use warlock::edition::{Boss, Edition, Effect, EncounterKind, Special, Treasure};
use warlock::place::{ENCOUNTERS, Encounter};
use warlock::scores::{Skill, Stamina};
use warlock::state::State;

/// The values of the ends of a usual fight: the winner takes the treasure, one who flees must come back, one who dies
/// begins anew.
const USUAL: Stakes = Stakes { won: 5.0, fled: -2.0, dead: -20.0, full: Stamina(STAMINAS as u8) };
/// What visits to rooms without a fight cost, in turns; what they bring is negative.
mod visit {
    pub(super) const CAGE: f32 = 3.5;
    pub(super) const POISON_GAS: f32 = 0.3;
    pub(super) const DARTS: f32 = 0.5;
    pub(super) const TRAPDOOR: f32 = 1.5;
    pub(super) const BEGGAR: f32 = 0.5;
    pub(super) const TRADER: f32 = 1.5;
    pub(super) const LARDER: f32 = -1.0;
    /// Playing for the treasure of the Games Room, and paying Shylock for his.
    pub(super) const STAKE: f32 = 3.5;
    pub(super) const SHYLOCK: f32 = 0.5;
    /// An answer of the Seer beside the treasure.
    pub(super) const SEER: f32 = -2.0;
}
/// The STAMINA of a later drink from the Fountain.
const LATER_DRINK: f32 = 4.0;
/// The lowest SKILL with weapon for which the tables are computed.
const LEAST_SKILL: Skill = Skill(6);
const SKILLS: usize = 10;
const STAMINAS: usize = 24;

/// Costs by SKILL, STAMINA and card.
type Table = Vec<[[f32; ENCOUNTERS]; STAMINAS + 1]>;

/// One table without and one with the double six that wounds twice.
static BASE: [OnceLock<Table>; 2] = [const { OnceLock::new() }; 2];

/// What meeting a card costs an adventurer of this SKILL and STAMINA.
fn meeting(state: &State, skill: Skill, stamina: Stamina, card: Encounter) -> f32 {
    let (edition, double_six) = (state.content().0, state.options().double_six);
    let skill = usize::from(skill.above(LEAST_SKILL)).min(SKILLS - 1);
    let stamina = usize::from(stamina.0).min(STAMINAS);
    if std::ptr::eq(edition, Edition::base()) {
        let table = BASE[usize::from(double_six)].get_or_init(|| {
            let worked_out = |skill, stamina, card| worked_out(edition, double_six, (skill, stamina), card);
            let by_card = |skill, stamina| std::array::from_fn(|card| worked_out(skill, stamina, card));
            (0..SKILLS).map(|skill| std::array::from_fn(|stamina| by_card(skill, stamina))).collect()
        });
        table[skill][stamina][card.index()]
    } else {
        worked_out(edition, double_six, (skill, stamina), card.index())
    }
}

fn worked_out(edition: &Edition, double_six: bool, (skill, stamina): (usize, usize), card: usize) -> f32 {
    match edition.encounters[card] {
        EncounterKind::Monster { strength: foe, special, .. } => {
            let sides = Sides { skill: LEAST_SKILL.plus(skill as u8), stamina: Stamina(stamina as u8), foe };
            fight_cost(edition, double_six, sides, special)
        }
        EncounterKind::Other(effect) => match effect {
            Effect::Cage => visit::CAGE,
            Effect::PoisonGas => visit::POISON_GAS,
            Effect::Darts => visit::DARTS,
            Effect::Trapdoor => visit::TRAPDOOR,
            Effect::Fool | Effect::Hexmaster | Effect::Seer => 0.0,
            Effect::Beggar => visit::BEGGAR,
            Effect::Trader => visit::TRADER,
        },
    }
}

/// What a usual fight costs, compared with finding the treasure unguarded.
pub(super) fn fight_cost(edition: &Edition, double_six: bool, sides: Sides, special: Special) -> f32 {
    let Outlook { fight, .. } = outlook(&against(special, plain(edition, double_six, sides)), USUAL);
    USUAL.won + life(f32::from(sides.stamina), USUAL.full) - fight
}

/// What visiting rooms costs a seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct Costs {
    skill: Skill,
    stamina: Stamina,
    /// The mean cost of an encounter that nobody has seen.
    unseen: f32,
}

impl Costs {
    pub(super) fn of(state: &State, seat: Seat) -> Costs {
        Costs::with(state, seat, state.person(seat).stamina)
    }

    /// The same for a seat that had this STAMINA.
    pub(super) fn with(state: &State, seat: Seat, stamina: Stamina) -> Costs {
        let mut costs = Costs { skill: prowess(state, seat), stamina, unseen: 0.0 };
        let (mut count, mut sum) = (0, 0.0);
        for room in state.rooms() {
            if let Some(card) = room.encounter.filter(|_| !room.known) {
                count += 1;
                // Which encounter lies where is hidden, but not which are left: the average reveals no secret.
                sum += meeting(state, costs.skill, stamina, card);
            }
        }
        costs.unseen = sum / count.max(1) as f32;
        costs
    }

    /// The mean cost of an encounter that nobody has seen.
    pub(super) fn unseen(&self) -> f32 {
        self.unseen
    }

    /// What entering a room costs, besides the way.
    pub(super) fn entering(&self, state: &State, seat: Seat, room: RoomId) -> f32 {
        let person = state.person(seat);
        let there = &state.rooms()[room.index()];
        if let Some(fixed) = state.board().room(room).fixed {
            let bosses = &state.content().bosses;
            return match fixed {
                Fixed::GamesRoom | Fixed::Shylock => 0.0,
                Fixed::Larder => visit::LARDER,
                Fixed::Fountain => {
                    let full = f32::from(person.full_stamina);
                    let more = if person.quaffed { LATER_DRINK } else { full };
                    let now = f32::from(person.stamina);
                    life(now, person.full_stamina) - life((now + more).min(full), person.full_stamina)
                }
                Fixed::Dragon => self.boss(state, bosses.dragon),
                Fixed::Warlock => self.boss(state, bosses.warlock),
            };
        }
        match there.encounter {
            None => 0.0,
            Some(card) if there.known => meeting(state, self.skill, self.stamina, card),
            Some(_) => self.unseen,
        }
    }

    fn boss(&self, state: &State, boss: Boss) -> f32 {
        let sides = Sides { skill: self.skill, stamina: self.stamina, foe: strongest(state, boss) };
        fight_cost(&state.content(), state.options().double_six, sides, Special::None)
    }

    /// Whether a room is known to be the home of a foe that the seat cannot even wound.
    pub(super) fn hopeless(state: &State, seat: Seat, room: RoomId) -> bool {
        let there = &state.rooms()[room.index()];
        match there.encounter.filter(|_| there.known).map(|card| state.content().encounter(card)) {
            Some(EncounterKind::Monster { special, .. }) => special == Special::MagicOnly && !has_magic(state, seat),
            Some(EncounterKind::Other(_)) | None => false,
        }
    }

    /// What taking the treasure of a room costs, besides the way; `None` if it cannot be had.
    pub(super) fn treasure(&self, state: &State, seat: Seat, room: RoomId) -> Option<f32> {
        let there = &state.rooms()[room.index()];
        there.guarded?;
        let person = state.person(seat);
        let terms = &state.content().terms;
        let stake = if person.gold + person.provisions > 0 { Some(visit::STAKE) } else { None };
        let price = match state.board().room(room).fixed {
            Some(Fixed::GamesRoom) => stake?,
            Some(Fixed::Shylock) => (person.gold >= terms.shylock_treasure).then_some(visit::SHYLOCK)?,
            Some(Fixed::Larder | Fixed::Fountain | Fixed::Dragon | Fixed::Warlock) => 0.0,
            None => match there.encounter.filter(|_| there.known).map(|card| state.content().encounter(card)) {
                Some(EncounterKind::Other(Effect::Beggar)) => (person.gold + person.provisions > 0).then_some(0.0)?,
                Some(EncounterKind::Other(Effect::Trader)) => (person.gold >= terms.trader_treasure).then_some(0.0)?,
                Some(EncounterKind::Other(Effect::Seer)) if person.gold >= terms.seer_price => visit::SEER,
                Some(EncounterKind::Other(Effect::Fool)) if person.fooled => return None,
                Some(EncounterKind::Other(_)) | None => 0.0,
                Some(EncounterKind::Monster { .. }) if Costs::hopeless(state, seat, room) => return None,
                Some(EncounterKind::Monster { .. }) => 0.0,
            },
        };
        Some(self.entering(state, seat, room) + price)
    }
}

/// Whether a seat holds a weapon that wounds foes that only magic wounds.
pub(super) fn has_magic(state: &State, seat: Seat) -> bool {
    let hand = state.person(seat).hand;
    !hand.intersection(state.content().swords).is_empty()
        || state.content().find(hand, Treasure::GiverOfSleep).is_some()
}
