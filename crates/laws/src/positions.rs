//! The door for positions: whatever it lets in plays like a game that was dealt.

use crate::guard::guarded;
use crate::mutate::Mutator;
use crate::{Broken, actions, invariants};
use kernel::{
    Audience, Complete, Dice, Game, Lang, Page, PositionFault, RulesVersion, Scenario, Seat, Silent, Table, Turn,
};
use serde_json::Value;
use std::fmt;

const LAW: &str = "position-plays";

/// How many positions of a game are altered; they are spread over the whole of it.
const POOL: usize = 48;
/// Views, sketches and imagined worlds are made at one decision in this many.
const LOOK_EVERY: u32 = 8;
/// Positions on the way are read back at each of the first decisions, and then at one in this many.
const READ_EVERY: u32 = 4;
/// The first decisions: where a crooked position shows.
const FIRST: u32 = 12;

/// An attack on the door: positions of one game, altered at random and read.
#[derive(Clone, Debug, PartialEq)]
pub struct Attack {
    /// The version of the rules and the edition that came with it; the newest if none is named.
    pub rules: Option<RulesVersion>,
    /// Seats and options of the game whose positions are altered.
    pub table: Table,
    /// The seed of everything.
    pub seed: u64,
    /// How many altered positions to read.
    pub mutants: u32,
}

impl Attack {
    /// The version of the rules whose positions are altered.
    fn version<G: Game>(&self) -> RulesVersion {
        self.rules.unwrap_or(G::about().rules)
    }

    /// The edition that came with that version.
    fn edition<G: Game>(&self) -> &'static G::Edition {
        G::base_edition_under(self.version::<G>())
    }
}

/// What became of the altered positions.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Attacked {
    /// Refused, with a reason.
    pub refused: u64,
    /// Let in, and played to the end.
    pub accepted: u64,
    /// Let in, or not even read, against the law; each kind of fault once.
    pub holes: Vec<Hole>,
}

/// A position that breaks the law, and how.
#[derive(Clone, Debug, PartialEq)]
pub struct Hole {
    /// What went wrong.
    pub detail: String,
    /// What was altered; nothing if the game itself wrote the position.
    pub altered: Vec<String>,
    /// The position.
    pub position: Value,
    /// How it was played, oldest action first.
    pub trace: Vec<String>,
    /// The attack that found it.
    pub attack: Attack,
    /// In how many altered positions the same went wrong.
    pub times: u64,
}

impl Hole {
    /// What two holes of the same kind have in common: where it panicked, or what was said without its numbers.
    fn kind(&self) -> String {
        let text = self.detail.split(" | ").next().unwrap_or_default();
        text.chars().filter(|letter| !letter.is_ascii_digit()).take(90).collect()
    }
}

impl fmt::Display for Hole {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(out, "law {LAW} is broken: {}", self.detail)?;
        let table = serde_json::to_string(&self.attack.table).map_err(|_| fmt::Error)?;
        let rules = self.attack.rules.map(|rules| format!("rules {rules} ")).unwrap_or_default();
        writeln!(out, "{rules}table {table} seed {} ({} times)", self.attack.seed, self.times)?;
        writeln!(out, "altered: {}", self.altered.join(" | "))?;
        writeln!(out, "actions: {}", self.trace.join(" | "))?;
        write!(out, "position: {}", self.position)
    }
}

impl Attacked {
    /// Adds what another attack found.
    pub fn add(&mut self, other: Attacked) {
        self.refused += other.refused;
        self.accepted += other.accepted;
        other.holes.into_iter().for_each(|hole| self.note(hole));
    }

    fn note(&mut self, hole: Hole) {
        match self.holes.iter_mut().find(|known| known.kind() == hole.kind()) {
            Some(known) => known.times += hole.times,
            None => self.holes.push(hole),
        }
    }
}

/// Plays one game, alters positions of it, and reads them: each is refused with a reason, or let in and then played to
/// the end by the law. The positions of the game itself must be let in.
pub fn attack_positions<G: Complete>(attack: &Attack) -> Attacked {
    let mut attacked = Attacked::default();
    let mut dice = Dice::fast(attack.seed ^ 0x00d0_0450_fa11_5e75);
    let pool = match guarded(|| pool::<G>(attack, &mut dice)) {
        Ok(Ok(pool)) => pool,
        Ok(Err((position, broken))) => {
            attacked.note(hole(attack, broken.detail, Vec::new(), position, Vec::new()));
            return attacked;
        }
        Err(panicked) => {
            attacked.note(hole(attack, panicked.to_string(), Vec::new(), Value::Null, Vec::new()));
            return attacked;
        }
    };
    let (longest, edition) = (longest::<G>(), attack.edition::<G>());
    for _ in 0..attack.mutants {
        let (position, altered) = Mutator::new(&pool, &mut dice).mutant();
        let mut trace = Vec::new();
        let tried = guarded(|| try_position::<G>(&position, edition, longest, &mut dice, &mut trace));
        let detail = match tried {
            Ok(Ok(Answer::Refused)) => {
                attacked.refused += 1;
                continue;
            }
            Ok(Ok(Answer::LetIn)) => {
                attacked.accepted += 1;
                continue;
            }
            Ok(Err(broken)) => format!("{}: {}", broken.law, broken.detail),
            Err(panicked) => format!("a panic at {} | {}", panicked.place, panicked.message),
        };
        attacked.note(hole(attack, detail, altered, position, trace));
    }
    attacked
}

fn hole(attack: &Attack, detail: String, altered: Vec<String>, position: Value, trace: Vec<String>) -> Hole {
    Hole { detail, altered, position, trace, attack: attack.clone(), times: 1 }
}

/// What happened to a position.
enum Answer {
    Refused,
    LetIn,
}

/// Positions from all over a game and of the beginning of another. Every position on the way must be let in.
fn pool<G: Complete>(attack: &Attack, dice: &mut Dice) -> Result<Vec<Value>, (Value, Broken)> {
    let refused =
        |refusal: kernel::Refusal| (Value::Null, Broken::new(LAW, format!("the table is refused: {refusal}")));
    let edition = attack.edition::<G>();
    let setup = G::setup_under(attack.version::<G>(), &attack.table, edition).map_err(refused)?;
    let mut pool = Vec::new();
    let mut state = G::start(&setup, dice, &mut Silent);
    let mut listed = Vec::new();
    for number in 0_usize.. {
        let position = G::position(&state);
        if let Err(broken) = read_again::<G>(&state, &position, edition) {
            return Err((position, broken));
        }
        // A reservoir: every moment of the game is kept with the same chance.
        if pool.len() < POOL {
            pool.push(position);
        } else if let place @ 0..POOL = dice.below(number as u32 + 1) as usize {
            pool[place] = position;
        }
        let Turn::Decide(_) = G::turn(&state) else { break };
        let (seat, action) = decide::<G>(&state, dice, &mut listed).map_err(|broken| (G::position(&state), broken))?;
        G::play(&mut state, seat, &action, dice, &mut Silent);
    }
    Ok(pool)
}

/// Reads a position; if it is let in, plays it to the end.
fn try_position<G: Complete>(
    position: &Value,
    edition: &'static G::Edition,
    longest: u32,
    dice: &mut Dice,
    trace: &mut Vec<String>,
) -> Result<Answer, Broken> {
    match G::read_position(position, edition) {
        Err(fault) => told(&fault).map(|()| Answer::Refused),
        Ok(state) => position_plays::<G>(state, edition, longest, dice, trace).map(|()| Answer::LetIn),
    }
}

/// A refusal has a reason, and a sentence in every language.
fn told(fault: &PositionFault) -> Result<(), Broken> {
    let silent =
        fault.0.is_empty() || Lang::ALL.into_iter().any(|lang| fault.0.iter().any(|why| why.say(lang).is_empty()));
    if silent { Err(Broken::new(LAW, format!("refused without a word: {fault:?}"))) } else { Ok(()) }
}

/// The law: from a position that was let in any legal sequence leads to the end, with every invariant kept, and every
/// position on the way is let in and reads back to the same state.
fn position_plays<G: Complete>(
    mut state: G::State,
    edition: &'static G::Edition,
    longest: u32,
    dice: &mut Dice,
    trace: &mut Vec<String>,
) -> Result<(), Broken> {
    let mut listed = Vec::new();
    let modest = dice.below(4) == 0;
    for number in 0..=longest {
        invariants::<G>(&state)?;
        if number < FIRST || number.is_multiple_of(READ_EVERY) {
            read_again::<G>(&state, &G::position(&state), edition)?;
        }
        if number.is_multiple_of(LOOK_EVERY) {
            look::<G>(&state, dice)?;
        }
        let Turn::Decide(deciders) = G::turn(&state) else { return Ok(()) };
        let waited = G::waited(&state);
        if waited.is_empty() || waited.bits() & !deciders.bits() != 0 {
            return Err(Broken::new("somebody-acts", format!("{deciders:?} may act, but {waited:?} are waited for")));
        }
        let (seat, action) = decide::<G>(&state, dice, &mut listed)?;
        if number < FIRST {
            actions::listed_accepted::<G>(&state, seat, &listed)?;
        }
        actions::stand_in_legal::<G>(&state, seat)?;
        let action = if modest { G::stand_in(&state, seat) } else { action };
        trace.push(format!("{seat} {action}"));
        G::play(&mut state, seat, &action, dice, &mut Silent);
    }
    Err(Broken::new("bounded", format!("not over after {longest} decisions")))
}

/// A waited-for seat and one of its legal actions; the list stays in `listed`.
fn decide<G: Scenario>(
    state: &G::State,
    dice: &mut Dice,
    listed: &mut Vec<G::Action>,
) -> Result<(Seat, G::Action), Broken> {
    let waited = G::waited(state);
    let seat = waited.iter().nth(dice.below(waited.len()) as usize).expect("somebody is waited for");
    listed.clear();
    G::actions(state, seat, listed);
    if listed.is_empty() {
        return Err(Broken::new("somebody-acts", format!("seat {seat} decides but has no action")));
    }
    Ok((seat, listed[dice.below(listed.len() as u32) as usize].clone()))
}

fn read_again<G: Scenario>(state: &G::State, position: &Value, edition: &'static G::Edition) -> Result<(), Broken> {
    match G::read_position(position, edition) {
        Ok(again) if again == *state => Ok(()),
        Ok(_) => Err(Broken::new(LAW, "another state reads back")),
        Err(fault) => Err(Broken::new(LAW, format!("a position on the way is refused: {fault}"))),
    }
}

/// What programs ask of a state: every audience's view and sketch, and a world that a seat can imagine.
fn look<G: Complete>(state: &G::State, dice: &mut Dice) -> Result<(), Broken> {
    for audience in Audience::all(G::seats(state)) {
        let view = G::view(state, audience);
        G::sketch(&view, &Page::plain(Lang::En));
    }
    let seat = Seat(dice.below(u32::from(G::seats(state))) as u8);
    let imagined = G::imagine(state, seat, dice);
    invariants::<G>(&imagined)
        .map_err(|broken| Broken::new("secrets", format!("seat {seat} imagines a broken state: {}", broken.detail)))
}

/// The most decisions of any table by any version: an altered position may be of another one.
fn longest<G: Scenario>() -> u32 {
    let tables = G::variants();
    let cases = G::about().versions().flat_map(|rules| tables.iter().map(move |table| (rules, table)));
    let setups = cases.filter_map(|(rules, table)| G::setup_under(rules, table, G::base_edition_under(rules)).ok());
    setups.map(|setup| G::longest(&setup)).max().unwrap_or_default()
}
