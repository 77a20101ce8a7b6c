//! Learning to judge positions from games that bots play with themselves.
//!
//! `cargo xtask lab train GAME` plays games by quick search, remembers some positions of each, and teaches a [`Net`] how
//! the games ended from them; the next games are played by what was learnt. In the end the pupil plays against the
//! judgement that was written by hand, and what it won is written at the head of the weights: whoever commits them decides.

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

/// A game whose judgement can be learnt.
pub trait Learner<G: Game>: Insight<G> + Copy {
    /// What was learnt so far, and from which inputs.
    fn learnt(&self) -> &'static Learnt;

    /// Fills in a row of inputs for every seat. It may look at everything: only imagined states are judged.
    fn look(&self, state: &G::State, rows: &mut Rows);

    /// The chances of victory that a network gives.
    fn chances_by(&self, net: &Net, state: &G::State) -> Values {
        let mut rows = Rows::new(G::seats(state));
        self.look(state, &mut rows);
        net.chances(&rows)
    }

    /// The chances of victory as they were learnt.
    fn chances(&self, state: &G::State) -> Values {
        self.chances_by(self.learnt().net(), state)
    }
}

/// What was learnt by self-play: names of inputs and the weights in this repository, whose file tells how.
#[derive(Debug)]
pub struct Learnt {
    names: &'static [&'static str],
    weights: &'static str,
    net: OnceLock<Net>,
}

impl Learnt {
    /// A word for every input, and the text of the weights.
    pub(crate) const fn new(names: &'static [&'static str], weights: &'static str) -> Learnt {
        Learnt { names, weights, net: OnceLock::new() }
    }

    /// The inputs, by name.
    pub fn names(&self) -> &'static [&'static str] {
        self.names
    }

    /// The network, read when it is first asked for.
    pub fn net(&self) -> &Net {
        self.net.get_or_init(|| Net::read(self.weights).expect("our own weights are sound"))
    }
}

/// How long is learnt.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    /// Where all chance comes from.
    pub seed: u64,
    /// Times that games are played and learnt from.
    pub rounds: u32,
    /// Games of each round.
    pub games: u32,
    /// Imagined worlds of every decision in these games.
    pub worlds: u32,
    /// How often the positions of a round are gone through.
    pub passes: u32,
}

/// What was learnt in a round.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// The round, from 1.
    pub round: u32,
    /// Positions that were learnt from.
    pub positions: usize,
    /// How surprising the ends of unseen games are to the pupil: the mean of -ln of the chance given to what happened.
    pub surprise: f32,
    /// The same for the judgement written by hand.
    pub surprise_by_hand: f32,
}

/// The numbers of seats that are learnt: most games are for two.
const TABLES: [u8; 6] = [2, 2, 2, 2, 3, 4];
/// One game in so many is kept to examine the pupil.
const EXAMINED: u32 = 10;

/// A game of the course.
struct Played {
    positions: Vec<Lesson>,
    /// It is never learnt from, in no round.
    examined: bool,
}

/// Teaches a network a game from nothing, or further from where it stands.
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
        // What earlier rounds have shown is still true, but the latest two fit how the pupil plays now.
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
    use crate::games::{SapiensInsight, TrexInsight, WrathInsight};

    /// The weights of a game fit its inputs, and are those of a network that has learnt something.
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
