//! Self-play games for training.

use super::Learner;
use crate::Insight;
use crate::net::{Net, Rows};
use crate::search::{Budget, Playout, Search};
use crate::values::{Values, even, victory};
use kernel::{Dice, Game, Knowledge, Phrase, Scenario, Seat, Silent, Table, Turn};

/// One decision in this many is made at random, so that positions vary.
const WHIM: u32 = 12;
/// One position in this many is kept.
const REMEMBERED: u32 = 5;

/// A training example: a position and how its game ended.
#[derive(Clone, Debug)]
pub(super) struct Lesson {
    pub(super) rows: Rows,
    /// Every seat's share of the victory.
    pub(super) result: Values,
    /// The evaluation written by hand.
    pub(super) by_hand: Values,
}

impl Lesson {
    /// The log loss of these predicted chances.
    pub(super) fn surprise(&self, chances: &Values) -> f32 {
        let pairs = self.result.iter().zip(chances).filter(|&(&share, _)| share > 0.0);
        pairs.map(|(share, chance)| -share * chance.clamp(0.001, 1.0).ln()).sum()
    }
}

/// A player that judges by a network, or by hand as long as there is none.
#[derive(Clone, Debug)]
pub(super) struct Pupil<I> {
    pub(super) insight: I,
    pub(super) net: Option<Net>,
}

impl<G: Game, I: Learner<G>> Insight<G> for Pupil<I> {
    fn prior(&self, state: &G::State, seat: Seat, actions: &[G::Action], weights: &mut [f32]) {
        self.insight.prior(state, seat, actions, weights);
    }

    fn consider(&self, state: &G::State, seat: Seat, actions: &mut Vec<G::Action>, from: usize) {
        self.insight.consider(state, seat, actions, from);
    }

    fn judge(&self, state: &G::State) -> Option<Values> {
        self.net.as_ref().map(|net| self.insight.chances_by(net, state))
    }

    fn evaluate(&self, state: &mut G::State, dice: &mut Dice, playout: &mut Playout<G>) -> Values {
        self.judge(state).unwrap_or_else(|| self.insight.reference(state, dice, playout))
    }

    fn retract(&self, imagined: &G::State, seat: Seat) -> Option<G::State> {
        self.insight.retract(imagined, seat)
    }

    fn reasons(&self, view: &G::View, seat: Seat, action: &G::Action, out: &mut Vec<Phrase>) {
        self.insight.reasons(view, seat, action, out);
    }
}

/// Plays a game of a random variant and returns some of its positions.
pub(super) fn game<G: Scenario, I: Learner<G>>(
    pupil: &Pupil<I>,
    seats: u8,
    worlds: u32,
    dice: &mut Dice,
) -> Vec<Lesson> {
    let tables: Vec<Table> = G::variants().into_iter().filter(|table| table.seats == seats).collect();
    let table = &tables[dice.below(tables.len() as u32) as usize];
    let setup = G::setup(table, G::base_edition()).expect("a variant can be played");
    let mut state = G::start(&setup, dice, &mut Silent);
    let mut lessons = Vec::new();
    let mut playout = Playout::new();
    let outcome = loop {
        if let Turn::Over(outcome) = G::turn(&state) {
            break outcome;
        }
        let seat = G::waited(&state).first().expect("somebody is waited for");
        // Where several seats decide at once, a position is complete only while nobody has answered yet.
        if G::waited(&state) == G::turn(&state).deciders() && dice.below(REMEMBERED) == 0 {
            lessons.push(remembered(&pupil.insight, &state, dice, &mut playout));
        }
        let action = decision(pupil, &state, seat, worlds, dice);
        G::play(&mut state, seat, &action, dice, &mut Silent);
    };
    let result = victory::<G>(&outcome);
    lessons.iter_mut().for_each(|lesson| lesson.result = result);
    lessons
}

fn remembered<G: Game, I: Learner<G>>(
    insight: &I,
    state: &G::State,
    dice: &mut Dice,
    playout: &mut Playout<G>,
) -> Lesson {
    let mut rows = Rows::new(G::seats(state));
    insight.look(state, &mut rows);
    let by_hand = insight.reference(&mut state.clone(), dice, playout);
    Lesson { rows, result: even(G::seats(state)), by_hand }
}

/// The choice of a quick search, or now and then a random action.
fn decision<G: Game, I: Learner<G>>(
    pupil: &Pupil<I>,
    state: &G::State,
    seat: Seat,
    worlds: u32,
    dice: &mut Dice,
) -> G::Action {
    if dice.below(WHIM) == 0 {
        let mut options = pupil.options(&Knowledge::<G>::new(state, seat));
        let any = dice.below(options.len() as u32) as usize;
        return options.swap_remove(any);
    }
    quick::<G>(pupil, state, seat, worlds, dice)
}

/// The choice of a quick search.
pub(super) fn quick<G: Game>(
    player: &impl Insight<G>,
    state: &G::State,
    seat: Seat,
    worlds: u32,
    dice: &mut Dice,
) -> G::Action {
    let knowledge = Knowledge::<G>::new(state, seat);
    let mut options = player.options(&knowledge);
    if options.len() == 1 {
        return options.swap_remove(0);
    }
    let mut search = Search::new(&knowledge, &options, player, u64::from(dice.below(u32::MAX)));
    search.run(Budget::Iterations(worlds));
    let chosen = search.choice(0.0, dice);
    options.swap_remove(chosen)
}
