//! Learns a static evaluation from self-play.
//!
//! `cargo xtask lab train GAME` plays games by quick search, samples positions from each, and trains a [`Net`] to
//! predict how the games ended. The next round is played with what was learnt. At the end the network plays a duel
//! against the evaluation written by hand, and the result is written at the head of the weights, so that whoever
//! commits them can judge them.

mod descent;
mod duel;
mod play;

pub use duel::{Duel, duel};

use crate::Insight;
use crate::net::{Net, Rows};
use crate::values::Values;
use descent::Teacher;
use kernel::{Dice, Game, Scenario};
use play::{Lesson, Pupil};
use std::sync::OnceLock;

/// A game whose evaluation can be learnt.
pub trait Learner<G: Game>: Insight<G> + Copy {
    /// The inputs and the weights learnt so far.
    fn learnt(&self) -> &'static Learnt;

    /// Fills in a row of inputs (features) for every seat. It may look at the whole state, because only imagined states
    /// are judged.
    fn look(&self, state: &G::State, rows: &mut Rows);

    /// The chances of victory that a network predicts.
    fn chances_by(&self, net: &Net, state: &G::State) -> Values {
        let mut rows = Rows::new(G::seats(state));
        self.look(state, &mut rows);
        net.chances(&rows)
    }

    /// The chances of victory that the learnt network predicts.
    fn chances(&self, state: &G::State) -> Values {
        self.chances_by(self.learnt().net(), state)
    }
}

/// What was learnt by self-play: the names of the inputs, and the weights in this repository, whose file says how they
/// were made.
#[derive(Debug)]
pub struct Learnt {
    names: &'static [&'static str],
    weights: &'static str,
    net: OnceLock<Net>,
}

impl Learnt {
    /// The inputs by name, and the text of the weights.
    pub(crate) const fn new(names: &'static [&'static str], weights: &'static str) -> Learnt {
        Learnt { names, weights, net: OnceLock::new() }
    }

    /// The inputs, by name.
    pub fn names(&self) -> &'static [&'static str] {
        self.names
    }

    /// The network, parsed when it is first asked for.
    pub fn net(&self) -> &Net {
        self.net.get_or_init(|| Net::read(self.weights).expect("our own weights are sound"))
    }
}

/// How long the training takes.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    /// The seed of all chance.
    pub seed: u64,
    /// How many rounds of playing and learning there are.
    pub rounds: u32,
    /// Games per round.
    pub games: u32,
    /// Search iterations per decision in these games.
    pub worlds: u32,
    /// Passes over the positions of a round (epochs).
    pub passes: u32,
}

/// The result of a round.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// The round, from 1.
    pub round: u32,
    /// How many positions were learnt from.
    pub positions: usize,
    /// The mean log loss (cross-entropy) of the network on unseen games: −ln of the chance it gave to what happened.
    pub surprise: f32,
    /// The same for the evaluation written by hand.
    pub surprise_by_hand: f32,
}

/// The numbers of seats of the training games, in turn: most games are for two.
const TABLES: [u8; 6] = [2, 2, 2, 2, 3, 4];
/// One game in this many is held out to validate the network.
const EXAMINED: u32 = 10;

/// One training game.
struct Played {
    positions: Vec<Lesson>,
    /// Whether it is held out: such a game is never learnt from, in any round.
    examined: bool,
}

/// Trains a network for a game, from scratch or from given weights.
pub fn teach<G: Scenario, I: Learner<G>>(
    insight: I,
    course: &Course,
    known: Option<Net>,
    mut tell: impl FnMut(Progress),
) -> Net {
    let mut dice = Dice::fast(course.seed);
    let fresh = known.is_none();
    let mut teacher = Teacher::new(&known.unwrap_or_else(|| Net::blank(insight.learnt().names().len())), &mut dice);
    let mut lessons: Vec<Played> = Vec::new();
    for round in 1..=course.rounds {
        let by_hand = fresh && round == 1;
        let pupil = Pupil { insight, net: (!by_hand).then(|| teacher.net()) };
        // Positions of earlier rounds still hold, but only the last two rounds show how the network plays now.
        let kept = lessons.len().min(course.games as usize);
        lessons.drain(..lessons.len() - kept);
        for game in 0..course.games {
            let seats = TABLES[game as usize % TABLES.len()];
            let positions = play::game::<G, I>(&pupil, seats, course.worlds, &mut dice);
            lessons.push(Played { positions, examined: game.is_multiple_of(EXAMINED) });
        }
        let (exam, course_work): (Vec<_>, Vec<_>) = lessons.iter().partition(|game| game.examined);
        let exam: Vec<&Lesson> = exam.into_iter().flat_map(|game| &game.positions).collect();
        let mut work: Vec<&Lesson> = course_work.into_iter().flat_map(|game| &game.positions).collect();
        teacher.learn(&mut work, course.passes, &mut dice);
        let net = teacher.net();
        tell(Progress {
            round,
            positions: work.len(),
            surprise: mean(&exam, |lesson| lesson.surprise(&net.chances(&lesson.rows))),
            surprise_by_hand: mean(&exam, |lesson| lesson.surprise(&lesson.by_hand)),
        });
    }
    teacher.net()
}

fn mean(lessons: &[&Lesson], value: impl Fn(&Lesson) -> f32) -> f32 {
    lessons.iter().map(|lesson| value(lesson)).sum::<f32>() / lessons.len().max(1) as f32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::sapiens::SapiensInsight;
    use crate::games::trex::TrexInsight;
    use crate::games::wrath::WrathInsight;

    /// Checks that the weights of a game fit its inputs and that the network has learnt something.
    fn sound<G: Game>(learner: impl Learner<G>) {
        let (names, net) = (learner.learnt().names(), learner.learnt().net());
        assert_eq!(net.inputs(), names.len());
        assert_ne!(*net, Net::blank(names.len()));
    }

    #[test]
    fn the_weights_fit_the_inputs() {
        sound::<wrath::Wrath>(WrathInsight);
        sound::<trex::Trex>(TrexInsight);
        sound::<sapiens::Sapiens>(SapiensInsight);
    }
}
