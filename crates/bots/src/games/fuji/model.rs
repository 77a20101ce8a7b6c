//! How likely the team is to be saved, from where everybody stands at the start of a turn.
//!
//! A simplified model of the rest of the game, computed exactly by dynamic programming. Every turn a pawn succeeds with
//! a chance that depends on how far it wants to go, and goes where it is best off, while the lava spreads. That gives
//! the chance of each pawn to be in the village after a number of turns. Meanwhile everybody loses health, in the
//! village too. The team wins in the turn in which its last member arrives, if nobody is exhausted before.

use super::cards;
use crate::Values;
use crate::search::Playout;
use crate::values::victory;
use fuji::Fuji;
use fuji::cards::Injury;
use fuji::cell::{CELLS, Cell, CellSet};
use fuji::member::Member;
use fuji::state::State;
use kernel::{Dice, Game, MAX_SEATS, Turn};
use std::cell::OnceCell;

/// How many turns are looked ahead: no map lasts longer.
const HORIZON: usize = 15;
/// The most members.
pub(super) const MOST_MEMBERS: usize = 4;
/// The chance to win a comparison for pawns that choose cards to suit their dice, by steps to the destination.
const SUCCESS: [f32; 4] = [0.85, 0.80, 0.78, 0.70];
/// The factor of that chance for each injury that weakens the dice.
const WEAKENED: f32 = 0.9;
/// The discount factor for every turn on the way, when a destination is chosen.
const HASTE: f32 = 0.88;
/// The factor for setting off a token, besides the lava that it brings: others may be behind.
const TOKEN: f32 = 0.96;
/// How many tokens are told apart.
const MOST_TOKENS: usize = 2;
/// How often a comparison fails, and how often it is won by 1-2, 3-4, 5-6, 7-8, 9-10, and 11 or more.
const MARGINS: [f32; 7] = [0.22, 0.13, 0.14, 0.13, 0.11, 0.09, 0.18];
/// Injuries of the eye or the leg make three classes of pawns: sound, weakened, weak.
const CLASSES: usize = 3;

/// The team's chance once this turn is played to its end by the playout policy.
pub(super) fn foreseen(state: &mut State, dice: &mut Dice) -> Values {
    super::finish_turn(state, dice, &mut Playout::new());
    if let Turn::Over(outcome) = Fuji::turn(state) {
        return victory::<Fuji>(&outcome);
    }
    let fates: Vec<Fate> = state.members().map(|member| Fate::of(state, member)).collect();
    [Model::new(state).chance(&fates, 0, CellSet::NONE); MAX_SEATS]
}

/// Chances by number of turns: within none, within one, and so on.
type Within = [f32; HORIZON + 1];

/// What decides the future of a member: where it stands, and how it is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fate {
    /// Where the pawn stands.
    pub(super) cell: Cell,
    /// The space of its health marker.
    pub(super) health: u8,
    /// What its equipment is worth, in health.
    pub(super) gear: f32,
    /// How many of its injuries weaken its dice.
    pub(super) weak: u8,
}

impl Fate {
    /// A member as it is now.
    pub(super) fn of(state: &State, member: Member) -> Fate {
        let sheet = state.sheet(member);
        let weak = u8::from(sheet.hurt(Injury::Eye)) + u8::from(sheet.hurt(Injury::Leg));
        Fate { cell: sheet.pawn, health: sheet.health, gear: cards::gear(sheet), weak }
    }

    /// The same member after losing health.
    pub(super) fn hurt(mut self, loss: u8) -> Fate {
        self.health += loss;
        self
    }
}

/// By eruptions from now and position: the chance to be in the village within a number of turns.
type Arrival = Vec<[Within; CELLS]>;

/// The model of the rest of the game.
pub(super) struct Model {
    map: Map,
    /// By the set of tokens that are gone, as bits, and by class: computed when first asked for.
    arrival: [[OnceCell<Arrival>; CLASSES]; 1 << MOST_TOKENS],
    /// By health: the chance to survive a number of turns.
    survival: Vec<Within>,
    last_space: u8,
    /// The injury spaces from which on no harmless slot is left.
    grave: [u8; 2],
}

impl Model {
    /// The model for a map and its lava as they are now.
    pub(super) fn new(state: &State) -> Model {
        let ground = state.ground();
        let villages = ground.villages_for(state.options().seats);
        let mut burnt = vec![state.land().lava];
        for count in 0..HORIZON + 3 {
            let lava: CellSet = burnt[count];
            burnt.push(lava.or(lava.beside().and(ground.burnable())));
        }
        let tokens = state.land().single.or(state.land().double);
        let map = Map { burnt, open: ground.landscapes.or(villages), villages, single: state.land().single, tokens };
        let [_, _, third, fourth] = state.edition().injury_spaces;
        Model {
            map,
            arrival: Default::default(),
            survival: survival(state),
            last_space: state.edition().last_space,
            grave: [third, fourth],
        }
    }

    /// Whether a position is lava after some more eruptions.
    pub(super) fn burns(&self, cell: Cell, eruptions: usize) -> bool {
        self.map.burnt[eruptions.min(self.map.burnt.len() - 1)].contains(cell)
    }

    /// In how many eruptions from now the lava is this large.
    pub(super) fn eruptions(&self, lava: CellSet) -> usize {
        self.map.burnt.iter().position(|&burnt| burnt == lava).unwrap_or(self.map.burnt.len() - 1)
    }

    /// The eruption tokens on the map now.
    pub(super) fn tokens(&self) -> CellSet {
        self.map.tokens
    }

    /// How many eruptions some tokens bring.
    pub(super) fn symbols(&self, tokens: CellSet) -> usize {
        self.map.symbols(tokens)
    }

    /// Which of the tokens are gone, as bits.
    fn number(&self, gone: CellSet) -> usize {
        let of = |(place, cell): (usize, Cell)| if gone.contains(cell) { 1 << place } else { 0 };
        self.map.tokens.iter().take(MOST_TOKENS).enumerate().map(of).sum()
    }

    /// The chance that the team wins if it stands like this at the start of a turn, some eruptions from now and without
    /// some of the tokens.
    pub(super) fn chance(&self, fates: &[Fate], eruptions: usize, gone: CellSet) -> f32 {
        let later = eruptions.min(self.map.burnt.len() - 2);
        let arrival = &self.arrival[self.number(gone)];
        let mut arrived = [1.0_f32; HORIZON + 1];
        let mut alive = [1.0_f32; HORIZON + 1];
        for fate in fates {
            if fate.health >= self.last_space || self.burns(fate.cell, eruptions) {
                return 0.0;
            }
            let grave = self.grave.iter().filter(|&&space| fate.health >= space).count();
            let class = usize::from(fate.weak).max(grave).min(CLASSES - 1);
            let arrival = arrival[class].get_or_init(|| self.map.arrival(class, self.map.tokens.minus(gone)));
            let within = &arrival[later][fate.cell.index()];
            arrived.iter_mut().zip(within).for_each(|(all, one)| *all *= one);
            let rested = f32::from(fate.health) - fate.gear;
            let (low, part) =
                if rested <= 0.0 { (0, 0.0) } else { (rested as usize, rested - (rested as usize) as f32) };
            let (better, worse) = (&self.survival[low], &self.survival[low + 1]);
            for (turns, all) in alive.iter_mut().enumerate() {
                *all *= better[turns] + part * (worse[turns] - better[turns]);
            }
        }
        if fates.iter().all(|fate| self.map.villages.contains(fate.cell)) {
            return 1.0;
        }
        // In the last turn some arrive before they lose health, so the survival of both turns is averaged.
        (1..=HORIZON).map(|turn| (arrived[turn] - arrived[turn - 1]) * 0.5 * (alive[turn - 1] + alive[turn])).sum()
    }
}

/// The map, now and later.
struct Map {
    /// By number of eruptions: what is lava then.
    burnt: Vec<CellSet>,
    open: CellSet,
    villages: CellSet,
    /// The tokens with one symbol; all others have two.
    single: CellSet,
    tokens: CellSet,
}

/// Where a pawn goes from a position, over which tokens, and how likely it is to get there.
struct Way {
    to: Cell,
    tokens: CellSet,
    chance: f32,
}

/// One moment of the model: by position, the chance to arrive and the value of being there.
type Moment = (Box<[Within; CELLS]>, [f32; CELLS]);

impl Map {
    fn symbols(&self, tokens: CellSet) -> usize {
        tokens.iter().map(|cell| if self.single.contains(cell) { 1 } else { 2 }).sum()
    }

    fn arrival(&self, class: usize, tokens: CellSet) -> Arrival {
        let weakness = (0..class).fold(1.0, |chance, _| chance * WEAKENED);
        let mut end: Moment = (Box::new([[0.0; HORIZON + 1]; CELLS]), [0.0; CELLS]);
        for cell in self.villages.iter() {
            end.0[cell.index()] = [1.0; HORIZON + 1];
            end.1[cell.index()] = 1.0;
        }
        // Computed backwards from the last moment, so moments are counted from the end.
        let mut moments = vec![end.clone()];
        for eruptions in (0..self.burnt.len() - 1).rev() {
            let mut now = end.clone();
            let later = |more: usize| &moments[(moments.len() - 1).saturating_sub(more)];
            for cell in self.open.minus(self.villages).minus(self.burnt[eruptions]).iter() {
                let way = self.best_way(cell, eruptions, weakness, tokens, &|more| &later(more).1);
                let failing = 1.0 - way.chance;
                let symbols = self.symbols(way.tokens);
                let kept = way.chance * if symbols > 0 { TOKEN } else { 1.0 };
                let (there, here) = (later(symbols), later(0));
                now.1[cell.index()] = HASTE * (kept * there.1[way.to.index()] + failing * here.1[cell.index()]);
                for turns in 1..=HORIZON {
                    now.0[cell.index()][turns] =
                        kept * there.0[way.to.index()][turns - 1] + failing * here.0[cell.index()][turns - 1];
                }
            }
            moments.push(now);
        }
        moments.into_iter().skip(1).rev().map(|(arrival, _)| *arrival).collect()
    }

    /// Where a pawn goes best; `worth` is the value of positions after the next eruption and some more.
    fn best_way<'a>(
        &self,
        from: Cell,
        eruptions: usize,
        weakness: f32,
        tokens: CellSet,
        worth: &impl Fn(usize) -> &'a [f32; CELLS],
    ) -> Way {
        let passable = self.open.minus(self.burnt[eruptions]);
        let staying = worth(0)[from.index()];
        let mut best = Way { to: from, tokens: CellSet::NONE, chance: SUCCESS[0] * weakness };
        let mut most = staying;
        let (mut reached, mut quiet) = (CellSet::one(from), CellSet::one(from));
        for success in &SUCCESS[1..] {
            let next = reached.or(reached.beside().and(passable));
            let next_quiet = quiet.or(quiet.beside().and(passable).minus(tokens));
            let chance = success * weakness;
            for to in next.minus(reached).or(next_quiet.minus(quiet)).iter() {
                // There is hardly ever more than one token within three steps: the nearest is crossed.
                let crossed = if next_quiet.contains(to) { CellSet::NONE } else { next.and(tokens) };
                let symbols = self.symbols(crossed);
                let kept = chance * if symbols > 0 { TOKEN } else { 1.0 };
                let value = kept * worth(symbols)[to.index()] + (1.0 - chance) * staying;
                if value > most {
                    most = value;
                    best = Way { to, tokens: crossed, chance };
                }
            }
            (reached, quiet) = (next, next_quiet);
        }
        best
    }
}

/// By health, with one more space than there are: the chance to survive a number of turns.
fn survival(state: &State) -> Vec<Within> {
    let level = &state.edition().levels[usize::from(state.options().level) - 1];
    let last = usize::from(state.edition().last_space);
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
