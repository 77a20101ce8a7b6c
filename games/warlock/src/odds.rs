//! Odds of dice, flights, assaults and whole fights. They are exact, from the edition, under every variant.
//!
//! All code that weighs a fight uses this module: boards show the numbers, bots decide by them.

use crate::combat::{Assault, assault, beats_the_house, hurts, lucky};
use crate::edition::{Edition, Special};
use crate::phase::{Foe, Gear};
use crate::rules;
use crate::scores::{Luck, Skill, Stamina};
use crate::state::State;
use kernel::Seat;
use std::sync::LazyLock;

/// All rolls of two dice.
fn throws() -> impl Iterator<Item = [u8; 2]> + Clone {
    (1..=6).flat_map(|one| (1..=6).map(move |other| [one, other]))
}

fn share(count: usize, of: usize) -> f64 {
    count as f64 / of as f64
}

/// The chance that a die shows at least this face.
pub fn at_least(face: u8) -> f64 {
    share((1..=6).filter(|&die| die >= face).count(), 6)
}

/// WAR-LCK-1: the chance to be Lucky.
pub fn luck(luck: Luck) -> f64 {
    share(throws().filter(|&dice| lucky(dice, luck)).count(), 36)
}

/// WAR-ENC-21: the chance to win a stake.
pub fn stake() -> f64 {
    let won = throws().flat_map(|dice| throws().filter(move |&house| beats_the_house(dice, house)));
    share(won.count(), 36 * 36)
}

/// An adventurer who flees, with what the escape table can take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are those of the adventure sheet")]
pub struct Runner {
    pub stamina: Stamina,
    pub luck: Luck,
    pub gold: u16,
    pub provisions: u16,
    pub cards: u8,
}

/// What a flight costs: the chances to lose each thing, and the STAMINA lost on average.
#[derive(Clone, Copy, Debug, PartialEq)]
#[expect(missing_docs, reason = "each name is the thing that may be lost")]
pub struct Flight {
    pub stamina: f64,
    pub mean: f64,
    pub luck: f64,
    pub card: f64,
    pub supplies: f64,
}

/// WAR-FLE-3: what the escape table costs. An adventurer who has nothing to lose loses nothing.
pub fn flight(edition: &Edition, runner: Runner) -> Flight {
    let rows = &edition.escape;
    let starves = runner.provisions == 0 && runner.gold == 0;
    let chance = |wanted: &dyn Fn(&crate::edition::Escape) -> bool| {
        share(rows.iter().filter(|row| wanted(row)).count(), rows.len())
    };
    let lost = rows.iter().map(|row| f64::from(row.stamina_lost(runner.stamina, starves)));
    Flight {
        stamina: chance(&|row| row.stamina_lost(runner.stamina, starves) > 0),
        mean: lost.sum::<f64>() / rows.len() as f64,
        luck: chance(&|row| row.luck > 0 && runner.luck > Luck(0)),
        card: chance(&|row| row.drop && runner.cards > 0),
        supplies: chance(&|row| row.supplies && !starves),
    }
}

/// One side of a combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fighter {
    /// SKILL with the weapon's bonus.
    pub skill: Skill,
    /// STAMINA.
    pub stamina: Stamina,
    /// Whether the shield is used.
    pub shield: bool,
}

/// A combat before an assault.
#[derive(Clone, Copy, Debug)]
pub struct Duel<'a> {
    /// The edition, for wounds, shield and fire.
    pub edition: &'a Edition,
    /// The side whose odds are asked for.
    pub ours: Fighter,
    /// The other side.
    pub theirs: Fighter,
    /// LUCK of our side, which hypnosis tests.
    pub luck: Luck,
    /// How often a Ghoul has wounded.
    pub wounds: u8,
    /// What the foe can do besides fighting.
    pub special: Special,
    /// Whether our weapon hurts the foe: see [`crate::combat::hurts`].
    pub hurts: bool,
    /// WAR-VAR-1: whether a double six wounds twice.
    pub double_six: bool,
}

/// The values of the ends of a fight for our side.
pub struct Ends<'a> {
    /// Victory, with this much STAMINA left.
    pub won: &'a dyn Fn(Stamina) -> f64,
    /// Flight, begun with this much STAMINA; `None` if our side never flees.
    pub fled: Option<&'a dyn Fn(Stamina) -> f64>,
    /// Death.
    pub dead: f64,
}

/// The values of fighting on and of fleeing now.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outlook {
    /// Another assault, and after it whichever is better.
    pub fight: f64,
    /// Fleeing now; the value of death if our side never flees.
    pub flee: f64,
}

/// How often each thing happens in the 1296 rolls of four dice, with and without a double of the foe.
#[derive(Clone, Copy, Debug, Default)]
struct Counts {
    won: [u16; 2],
    won_sixes: [u16; 2],
    tied: [u16; 2],
    lost: [u16; 2],
    lost_sixes: [u16; 2],
}

/// A greater lead makes no difference: two sums of two dice differ by at most ten.
const MOST_AHEAD: i16 = 11;

/// By our lead, from [`MOST_AHEAD`] behind on.
static COUNTS: LazyLock<[Counts; 2 * MOST_AHEAD as usize + 1]> =
    LazyLock::new(|| std::array::from_fn(|place| count(place as i16 - MOST_AHEAD)));

fn count(ahead: i16) -> Counts {
    let mut counts = Counts::default();
    for theirs in throws() {
        for ours in throws() {
            let found = match assault(ours, theirs, ahead) {
                Assault::Won { sixes: false } => &mut counts.won,
                Assault::Won { sixes: true } => &mut counts.won_sixes,
                Assault::Tied => &mut counts.tied,
                Assault::Lost { sixes: false } => &mut counts.lost,
                Assault::Lost { sixes: true } => &mut counts.lost_sixes,
            };
            found[usize::from(theirs[0] == theirs[1])] += 1;
        }
    }
    counts
}

/// One way an assault may go: fire first, then the losses of both sides.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Exchange {
    burnt: u8,
    /// What our side loses by a wound.
    loss: u8,
    /// What the other side loses.
    hit: u8,
    /// Whether hypnosis tests LUCK before the wound.
    tested: bool,
    wounded: bool,
    chance: f64,
}

impl Duel<'static> {
    /// The current combat as one of its two sides fights it, computed from the true state.
    pub fn under_way(state: &State, seat: Seat) -> Option<Duel<'static>> {
        let combat = state.combat.as_ref()?;
        let edition = state.content.0;
        let side = usize::from(combat.fighter != seat);
        let adventurer = |seat: Seat, gear: Gear| Fighter {
            skill: state.skill(seat).plus(edition.bonus(gear.weapon)),
            stamina: state.person(seat).stamina,
            shield: gear.shield,
        };
        let theirs = match combat.foe {
            Foe::Adventurer(attacked) => {
                adventurer(if attacked == seat { combat.fighter } else { attacked }, combat.gear[1 - side])
            }
            Foe::Monster(_) | Foe::Dragon | Foe::Warlock | Foe::Crocodile => {
                Fighter { skill: rules::foe_skill(state, combat), stamina: combat.stamina, shield: false }
            }
        };
        let special = edition.special(combat.foe);
        Some(Duel {
            edition,
            ours: adventurer(seat, combat.gear[side]),
            theirs,
            luck: state.person(seat).luck,
            wounds: combat.wounds,
            special,
            hurts: hurts(special, combat.gear[side].weapon),
            double_six: state.options.double_six,
        })
    }
}

impl Duel<'_> {
    fn counts(&self) -> Counts {
        let ahead = self.ours.skill.ahead_of(self.theirs.skill);
        COUNTS[(ahead.clamp(-MOST_AHEAD, MOST_AHEAD) + MOST_AHEAD) as usize]
    }

    /// The chances to win and to lose the next assault.
    pub fn assault(&self) -> (f64, f64) {
        let Counts { won, won_sixes, lost, lost_sixes, .. } = self.counts();
        let sum = |some: [u16; 2], more: [u16; 2]| usize::from(some[0] + some[1] + more[0] + more[1]);
        (share(sum(won, won_sixes), 1296), share(sum(lost, lost_sixes), 1296))
    }

    /// The chance to win if nobody flees. It ignores that a combat breaks off after many assaults, which happens less
    /// than once in a million.
    pub fn victory(&self) -> f64 {
        self.outlook(&Ends { won: &|_| 1.0, fled: None, dead: 0.0 }).fight
    }

    /// The mean STAMINA that our side loses until the foe is dead, if it has enough; `None` if the foe cannot be hurt.
    pub fn toll(&self) -> Option<f64> {
        let exchanges = self.exchanges();
        let loss: f64 = exchanges
            .iter()
            .map(|exchange| exchange.chance * (f64::from(exchange.burnt) + f64::from(exchange.loss)))
            .sum();
        let hurts: f64 = exchanges.iter().filter(|exchange| exchange.hit > 0).map(|exchange| exchange.chance).sum();
        if hurts <= 0.0 {
            return None;
        }
        let mut toll = vec![0.0; usize::from(self.theirs.stamina.0) + 1];
        for left in 1..toll.len() {
            let later = |exchange: &Exchange| exchange.chance * toll[left.saturating_sub(usize::from(exchange.hit))];
            toll[left] = (loss + exchanges.iter().filter(|exchange| exchange.hit > 0).map(later).sum::<f64>()) / hurts;
        }
        toll.pop()
    }

    /// The values of fighting on and of fleeing under optimal stopping: the better is done before every assault.
    pub fn outlook(&self, ends: &Ends<'_>) -> Outlook {
        Course::of(self, ends).outlook()
    }

    /// Every way an assault may go. WAR-CBT-11: fire comes before the dice, hypnosis after them.
    fn exchanges(&self) -> Vec<Exchange> {
        let mut exchanges = Vec::new();
        let counts = self.counts();
        let hypnosis = self.special == Special::Hypnosis;
        for (burnt, fire) in self.fire() {
            for double in [false, true] {
                let at = usize::from(double);
                let base = Exchange { burnt, loss: 0, hit: 0, tested: hypnosis && double, wounded: false, chance: 0.0 };
                let mut add = |exchange: Exchange, count: u16, more: f64| {
                    let chance = fire * f64::from(count) / 1296.0 * more;
                    join(&mut exchanges, Exchange { chance, ..exchange });
                };
                add(base, counts.tied[at], 1.0);
                for (sixes, won, lost) in
                    [(false, counts.won[at], counts.lost[at]), (true, counts.won_sixes[at], counts.lost_sixes[at])]
                {
                    for (hit, chance) in self.losses(sixes, self.theirs.shield) {
                        add(Exchange { hit: if self.hurts { hit } else { 0 }, ..base }, won, chance);
                    }
                    for (loss, chance) in self.losses(sixes, self.ours.shield) {
                        add(Exchange { loss, wounded: true, ..base }, lost, chance);
                    }
                }
            }
        }
        exchanges
    }

    /// What fire costs, with the chances.
    fn fire(&self) -> Vec<(u8, f64)> {
        if self.special != Special::FireBreath {
            return vec![(0, 1.0)];
        }
        spread(|die| self.edition.burnt(die).unwrap_or(0))
    }

    /// WAR-CBT-4, WAR-CBT-12: what a wound costs, with the chances: a shield may reduce it.
    fn losses(&self, sixes: bool, shield: bool) -> Vec<(u8, f64)> {
        let wound = self.edition.wound(self.double_six && sixes);
        if !shield {
            return vec![(wound, 1.0)];
        }
        spread(|die| wound.saturating_sub(self.edition.saved(die)))
    }
}

/// The results of a die, each with its chance.
fn spread(found: impl Fn(u8) -> u8) -> Vec<(u8, f64)> {
    let mut all: Vec<(u8, f64)> = Vec::new();
    for value in (1..=6).map(found) {
        match all.iter_mut().find(|(known, _)| *known == value) {
            Some((_, chance)) => *chance += 1.0 / 6.0,
            None => all.push((value, 1.0 / 6.0)),
        }
    }
    all
}

/// Adds a way an assault may go, merged with an equal one if there is one.
fn join(exchanges: &mut Vec<Exchange>, exchange: Exchange) {
    if exchange.chance == 0.0 {
        return;
    }
    match exchanges.iter_mut().find(|known| Exchange { chance: exchange.chance, ..**known } == exchange) {
        Some(known) => known.chance += exchange.chance,
        None => exchanges.push(exchange),
    }
}

/// Every course of a fight, by backward induction from its ends.
///
/// STAMINA is counted in the steps by which it can fall. Whatever else changes for good is a layer: the LUCK that
/// hypnosis uses up, the wounds of a Ghoul.
struct Course<'a> {
    duel: &'a Duel<'a>,
    ends: &'a Ends<'a>,
    exchanges: Vec<Exchange>,
    /// By our steps left: the values of victory and of flight.
    won: Vec<f64>,
    fled: Vec<f64>,
    /// Our steps and theirs.
    size: (usize, usize),
}

fn divisor(one: u8, other: u8) -> u8 {
    if other == 0 { one } else { divisor(other, one % other) }
}

impl<'a> Course<'a> {
    fn of(duel: &'a Duel<'a>, ends: &'a Ends<'a>) -> Course<'a> {
        let mut exchanges = duel.exchanges();
        let ours =
            exchanges.iter().fold(0, |step, exchange| divisor(divisor(step, exchange.burnt), exchange.loss)).max(1);
        let theirs = exchanges.iter().fold(0, |step, exchange| divisor(step, exchange.hit)).max(1);
        for exchange in &mut exchanges {
            (exchange.burnt, exchange.loss, exchange.hit) =
                (exchange.burnt / ours, exchange.loss / ours, exchange.hit / theirs);
        }
        let most = duel.ours.stamina.0.div_ceil(ours);
        let stamina = |left: u8| duel.ours.stamina.less(ours * (most - left));
        let worth = |end: &dyn Fn(Stamina) -> f64| {
            (0..=most).map(|left| if left == 0 { ends.dead } else { end(stamina(left)) }).collect()
        };
        Course {
            won: worth(ends.won),
            fled: ends.fled.map_or_else(Vec::new, worth),
            size: (usize::from(most), usize::from(duel.theirs.stamina.0.div_ceil(theirs))),
            duel,
            ends,
            exchanges,
        }
    }

    /// How many layers there are, from the lowest up to the one the fight is in.
    fn layers(&self) -> u8 {
        match self.duel.special {
            Special::Hypnosis => self.duel.luck.plus(1).0,
            Special::Paralyse => self.duel.edition.terms.paralyse_wounds.saturating_sub(self.duel.wounds).max(1),
            Special::None | Special::FireBreath | Special::MagicOnly => 1,
        }
    }

    fn outlook(&self) -> Outlook {
        let (most, needed) = self.size;
        let flee = self.fled.get(most).copied().unwrap_or(self.ends.dead);
        if most == 0 || needed == 0 {
            return Outlook { fight: if most == 0 { self.ends.dead } else { self.won[most] }, flee };
        }
        let mut below = Vec::new();
        let mut fight = self.ends.dead;
        for layer in 0..self.layers() {
            let lucky = luck(Luck(layer));
            let mut best = vec![self.ends.dead; (most + 1) * (needed + 1)];
            for ours in 1..=most {
                best[ours * (needed + 1)] = self.won[ours];
                for theirs in 1..=needed {
                    fight = self.one_more((layer, lucky), (ours, theirs), &best, &below);
                    let fled = self.fled.get(ours).copied().unwrap_or(f64::NEG_INFINITY);
                    best[ours * (needed + 1) + theirs] = fight.max(fled);
                }
            }
            below = best;
        }
        Outlook { fight, flee }
    }

    /// The value of another assault. One that changes nothing is fought again; a fight that nothing can change breaks
    /// off.
    fn one_more(&self, (layer, lucky): (u8, f64), (ours, theirs): (usize, usize), best: &[f64], below: &[f64]) -> f64 {
        let width = self.size.1 + 1;
        let dead = self.ends.dead;
        let (mut sure, mut idle) = (0.0, 0.0);
        for exchange in &self.exchanges {
            let mut chance = exchange.chance;
            let mut sinks = false;
            if exchange.tested && ours > usize::from(exchange.burnt) {
                sure += chance * (1.0 - lucky) * dead;
                chance *= lucky;
                sinks = true;
            }
            let left = ours.saturating_sub(usize::from(exchange.burnt) + usize::from(exchange.loss));
            let paralysed = exchange.wounded && self.duel.special == Special::Paralyse;
            if left == 0 || (paralysed && layer == 0) {
                sure += chance * dead;
                continue;
            }
            let place = left * width + theirs.saturating_sub(usize::from(exchange.hit));
            if sinks || paralysed {
                // Without LUCK nobody is Lucky: below the lowest layer there is no value.
                sure += if layer == 0 { 0.0 } else { chance * below[place] };
            } else if place == ours * width + theirs {
                idle += chance;
            } else {
                sure += chance * best[place];
            }
        }
        if 1.0 - idle < 1e-9 { self.fled.get(ours).copied().unwrap_or(0.0) } else { sure / (1.0 - idle) }
    }
}
