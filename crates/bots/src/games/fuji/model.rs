//! How likely the team is to be saved, from where everybody stands at the start of a turn.
//!
//! A simple picture of the rest of the game, computed exactly. Every turn a pawn succeeds with a chance that depends on
//! how far it wants to go, and goes where it is best off; lava spreads as it will. That gives how likely each pawn is to be in the
//! village after so many turns. Meanwhile everybody loses health, in the village too. The team wins in the turn in
//! which the last one arrives, if nobody is exhausted before.

use fuji::cards::Injury;
use fuji::cell::{CELLS, Cell, CellSet};
use fuji::member::Member;
use fuji::state::State;

/// Turns that are looked ahead: no map lasts longer.
const HORIZON: usize = 15;
/// The most members.
pub(super) const MOST_MEMBERS: usize = 4;
/// How likely a comparison is won by pawns that choose cards to suit their dice, by steps to the destination.
const SUCCESS: [f32; 4] = [0.85, 0.80, 0.78, 0.70];
/// What is left of that chance for each injury that weakens the dice.
const WEAKENED: f32 = 0.9;
/// What every turn on the way costs, in choosing where to go.
const HASTE: f32 = 0.88;
/// What setting an eruption token off costs.
const TOKEN: f32 = 0.88;
/// How often a comparison fails, and how often it is won by 1-2, 3-4, 5-6, 7-8, 9-10, 11 and more.
const MARGINS: [f32; 7] = [0.22, 0.13, 0.14, 0.13, 0.11, 0.09, 0.18];
/// The health that an unused card is worth.
const CARD: f32 = 0.7;
/// Injuries of the eye or the leg make three classes of pawns: sound, weakened, weak.
const CLASSES: usize = 3;

/// Chances by the number of turns: within none, within one, and so on.
type Within = [f32; HORIZON + 1];

/// What will become of a member: where it stands, and how it is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fate {
    /// Where the pawn stands.
    pub(super) cell: Cell,
    /// The space of its health marker.
    pub(super) health: u8,
    /// Cards it can still use.
    pub(super) cards: u8,
    /// How many of its injuries weaken its dice.
    pub(super) weak: u8,
}

impl Fate {
    /// A member as it is now.
    pub(super) fn of(state: &State, member: Member) -> Fate {
        let sheet = state.sheet(member);
        let cards = if sheet.hurt(Injury::Arm) { 0 } else { sheet.cards.len() as u8 };
        let weak = u8::from(sheet.hurt(Injury::Eye)) + u8::from(sheet.hurt(Injury::Leg));
        Fate { cell: sheet.pawn, health: sheet.health, cards, weak }
    }

    /// The same member after losing health.
    pub(super) fn hurt(mut self, loss: u8) -> Fate {
        self.health += loss;
        self
    }
}

/// The picture of the rest of the game.
pub(super) struct Model {
    /// By class, eruptions from now, and position: the chance to be in the village within some turns.
    arrival: [Vec<[Within; CELLS]>; CLASSES],
    /// By health: the chance to survive some turns.
    survival: Vec<Within>,
    last_space: u8,
    /// The injury spaces from which on no harmless slot is left.
    grave: [u8; 2],
    /// What is lava after some eruptions.
    burnt: Vec<CellSet>,
    villages: CellSet,
}

impl Model {
    /// The picture for a map and its lava as they are now.
    pub(super) fn new(state: &State) -> Model {
        let ground = state.ground();
        let villages = ground.villages_for(state.options.seats);
        let mut burnt = vec![state.land.lava];
        for count in 0..HORIZON + 3 {
            let lava: CellSet = burnt[count];
            burnt.push(lava.or(lava.beside().and(ground.burnable())));
        }
        let open = ground.landscapes.or(villages);
        let tokens = state.land.single.or(state.land.double);
        let map = Map { burnt: &burnt, open, villages, tokens };
        let arrival = [0, 1, 2].map(|class| map.arrival(class));
        let [_, _, third, fourth] = state.edition.injury_spaces;
        Model {
            arrival,
            survival: survival(state),
            last_space: state.edition.last_space,
            grave: [third, fourth],
            burnt,
            villages,
        }
    }

    /// Whether a position is lava after some more eruptions.
    pub(super) fn burns(&self, cell: Cell, eruptions: usize) -> bool {
        self.burnt[eruptions.min(self.burnt.len() - 1)].contains(cell)
    }

    /// How many eruptions from now the lava is as it is there.
    pub(super) fn eruptions(&self, lava: CellSet) -> usize {
        self.burnt.iter().position(|&burnt| burnt == lava).unwrap_or(self.burnt.len() - 1)
    }

    /// The chance that the team wins, if this is how it stands at the start of a turn, some eruptions from now.
    pub(super) fn chance(&self, fates: &[Fate], eruptions: usize) -> f32 {
        let later = eruptions.min(self.arrival[0].len() - 1);
        let mut arrived = [1.0_f32; HORIZON + 1];
        let mut alive = [1.0_f32; HORIZON + 1];
        for fate in fates {
            if fate.health >= self.last_space || self.burns(fate.cell, eruptions) {
                return 0.0;
            }
            let grave = self.grave.iter().filter(|&&space| fate.health >= space).count();
            let class = usize::from(fate.weak).max(grave).min(CLASSES - 1);
            let within = &self.arrival[class][later][fate.cell.index()];
            arrived.iter_mut().zip(within).for_each(|(all, one)| *all *= one);
            let rested = f32::from(fate.health) - CARD * f32::from(fate.cards);
            let (low, part) =
                if rested <= 0.0 { (0, 0.0) } else { (rested as usize, rested - (rested as usize) as f32) };
            let (better, worse) = (&self.survival[low], &self.survival[low + 1]);
            for (turns, all) in alive.iter_mut().enumerate() {
                *all *= better[turns] + part * (worse[turns] - better[turns]);
            }
        }
        if fates.iter().all(|fate| self.villages.contains(fate.cell)) {
            return 1.0;
        }
        // In the last turn some arrive before they have lost anything.
        (1..=HORIZON).map(|turn| (arrived[turn] - arrived[turn - 1]) * 0.5 * (alive[turn - 1] + alive[turn])).sum()
    }
}

struct Map<'a> {
    burnt: &'a [CellSet],
    open: CellSet,
    villages: CellSet,
    tokens: CellSet,
}

impl Map<'_> {
    fn arrival(&self, class: usize) -> Vec<[Within; CELLS]> {
        let weakness = (0..class).fold(1.0, |chance, _| chance * WEAKENED);
        let mut later = vec![[0.0; HORIZON + 1]; CELLS];
        let mut worth_later = [0.0_f32; CELLS];
        for cell in self.villages.iter() {
            later[cell.index()] = [1.0; HORIZON + 1];
            worth_later[cell.index()] = 1.0;
        }
        let mut result = Vec::with_capacity(self.burnt.len());
        for eruptions in (0..self.burnt.len() - 1).rev() {
            let (mut now, mut worth) = (later.clone(), worth_later);
            for cell in self.open.minus(self.villages).iter() {
                if self.burnt[eruptions].contains(cell) {
                    now[cell.index()] = [0.0; HORIZON + 1];
                    worth[cell.index()] = 0.0;
                    continue;
                }
                let (to, chance) = self.best_step(cell, eruptions, weakness, &worth_later);
                let failing = 1.0 - chance;
                let token = if to.1 { TOKEN } else { 1.0 };
                worth[cell.index()] =
                    HASTE * (chance * token * worth_later[to.0.index()] + failing * worth_later[cell.index()]);
                for turns in (1..=HORIZON).rev() {
                    now[cell.index()][turns] =
                        chance * token * later[to.0.index()][turns - 1] + failing * later[cell.index()][turns - 1];
                }
                now[cell.index()][0] = 0.0;
            }
            let mut row = [[0.0; HORIZON + 1]; CELLS];
            row.copy_from_slice(&now);
            result.push(row);
            (later, worth_later) = (now, worth);
        }
        result.reverse();
        result
    }

    /// Where a pawn goes, whether over a token, and how likely it gets there.
    fn best_step(&self, from: Cell, eruptions: usize, weakness: f32, worth: &[f32; CELLS]) -> ((Cell, bool), f32) {
        let passable = self.open.minus(self.burnt[eruptions]);
        let mut best = ((from, false), SUCCESS[0] * weakness);
        let mut most = worth[from.index()];
        let (mut reached, mut quiet) = (CellSet::one(from), CellSet::one(from));
        for success in &SUCCESS[1..] {
            let next = reached.or(reached.beside().and(passable));
            let next_quiet = quiet.or(quiet.beside().and(passable).minus(self.tokens));
            for cell in next.minus(reached).or(next_quiet.minus(quiet)).iter() {
                let loud = !next_quiet.contains(cell);
                let chance = success * weakness;
                let token = if loud { TOKEN } else { 1.0 };
                let value = chance * token * worth[cell.index()] + (1.0 - chance) * worth[from.index()];
                if value > most {
                    most = value;
                    best = ((cell, loud), chance);
                }
            }
            (reached, quiet) = (next, next_quiet);
        }
        best
    }
}

/// By health: the chance to survive some turns, one more space than there are.
fn survival(state: &State) -> Vec<Within> {
    let level = &state.edition.levels[usize::from(state.options.level) - 1];
    let last = usize::from(state.edition.last_space);
    let losses = std::iter::once(level.fail).chain(level.margins);
    let mut table = vec![[0.0; HORIZON + 1]; last + 2];
    for row in table.iter_mut().take(last) {
        row[0] = 1.0;
    }
    for turns in 1..=HORIZON {
        for health in 0..last {
            let chances = losses.clone().zip(MARGINS);
            table[health][turns] =
                chances.map(|(loss, chance)| chance * table[(health + usize::from(loss)).min(last)][turns - 1]).sum();
        }
    }
    table
}
