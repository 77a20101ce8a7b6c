//! What every bot keeps in every game: it plays by the rules, decides alike for the same seed, and uses only what its
//! seat knows.

use bots::games::fuji::FujiInsight;
use bots::games::sapiens::SapiensInsight;
use bots::games::trex::TrexInsight;
use bots::games::warlock::WarlockInsight;
use bots::games::wrath::WrathInsight;
use bots::{Bot, Effort, Insight, Level, decide_knowing};
use fuji::Fuji;
use kernel::{Dice, Game, Knowledge, Scenario, Silent, Turn};
use sapiens::Sapiens;
use trex::Trex;
use warlock::Warlock;
use wrath::Wrath;

/// A game's insight with little effort at every level: the laws hold for any number of iterations.
struct Brief<I>(I);

impl<G: Game, I: Insight<G>> Insight<G> for Brief<I> {
    fn prior(&self, state: &G::State, seat: kernel::Seat, actions: &[G::Action], weights: &mut [f32]) {
        self.0.prior(state, seat, actions, weights);
    }

    fn consider(&self, state: &G::State, seat: kernel::Seat, actions: &mut Vec<G::Action>, from: usize) {
        self.0.consider(state, seat, actions, from);
    }

    fn study(&self, imagined: &G::State, seat: kernel::Seat, actions: &[G::Action], weights: &mut [f32]) {
        self.0.study(imagined, seat, actions, weights);
    }

    fn judge(&self, state: &G::State) -> Option<bots::Values> {
        self.0.judge(state)
    }

    fn evaluate(&self, state: &mut G::State, dice: &mut Dice, playout: &mut bots::search::Playout<G>) -> bots::Values {
        self.0.evaluate(state, dice, playout)
    }

    fn reference(&self, state: &mut G::State, dice: &mut Dice, playout: &mut bots::search::Playout<G>) -> bots::Values {
        self.0.reference(state, dice, playout)
    }

    fn retract(&self, imagined: &G::State, seat: kernel::Seat) -> Option<G::State> {
        self.0.retract(imagined, seat)
    }

    fn plan(&self, knowledge: &Knowledge<G>, level: Level, seed: u64) -> Option<bots::Planned<G>> {
        self.0.plan(knowledge, level, seed)
    }

    fn reasons(&self, view: &G::View, seat: kernel::Seat, action: &G::Action, out: &mut Vec<kernel::Phrase>) {
        self.0.reasons(view, seat, action, out);
    }

    fn effort(&self, level: Level) -> Effort {
        Effort { iterations: 40, ..self.0.effort(level) }
    }
}

/// How a game is examined.
struct Plan {
    /// Random games of each variant.
    games: u64,
    /// In how many moments of one game its deciders are examined.
    moments: u32,
}

/// Plays random games of every variant; at some decisions every deciding seat is examined.
fn examine<G: Scenario>(insight: impl Insight<G>, plan: &Plan) {
    let insight = Brief(insight);
    for table in G::variants() {
        let setup = G::setup(&table, G::base_edition()).expect("a variant can be played");
        for seed in 0..plan.games {
            let mut dice = Dice::fast(seed);
            let mut state = G::start(&setup, &mut dice, &mut Silent);
            let mut actions = Vec::new();
            let mut moments = 0;
            while let Turn::Decide(deciders) = G::turn(&state) {
                if moments == plan.moments {
                    break;
                }
                if dice.below(8) == 0 {
                    moments += 1;
                    for seat in deciders.iter() {
                        examine_seat::<G>(&state, seat, &insight, seed);
                    }
                }
                let seat = G::waited(&state).first().expect("somebody is waited for");
                actions.clear();
                G::actions(&state, seat, &mut actions);
                let action = actions[dice.below(actions.len() as u32) as usize].clone();
                G::play(&mut state, seat, &action, &mut dice, &mut Silent);
            }
        }
    }
}

fn examine_seat<G: Game>(truth: &G::State, seat: kernel::Seat, insight: &impl Insight<G>, seed: u64) {
    for bot in [Bot::Random, Bot::Greedy, Bot::Level(Level::Newcomer), Bot::Level(Level::Standard)] {
        let decision = decide_knowing(&Knowledge::<G>::new(truth, seat), insight, bot, seed);
        let action: G::Action = decision.action.parse().expect("bots write the game's notation");
        assert!(G::check(truth, seat, &action).is_ok(), "{bot} plays {action}, which is not allowed");
        for lang in kernel::Lang::ALL {
            for reason in &decision.explanation.reasons {
                bots::words().try_say(lang, reason).expect("every reason has a sentence");
            }
        }
        let mut dice = Dice::fast(seed ^ 0xfeed);
        for _ in 0..2 {
            let other = G::imagine(truth, seat, &mut dice);
            let again = decide_knowing(&Knowledge::<G>::new(&other, seat), insight, bot, seed);
            assert_eq!(decision, again, "{bot} in seat {seat} knows what it cannot know");
        }
    }
}

const USUAL: Plan = Plan { games: 1, moments: 12 };

#[test]
fn wrath_is_played_honestly() {
    examine::<Wrath>(WrathInsight, &USUAL);
}

#[test]
fn trex_is_played_honestly() {
    examine::<Trex>(TrexInsight, &Plan { games: 2, ..USUAL });
}

#[test]
fn sapiens_is_played_honestly() {
    examine::<Sapiens>(SapiensInsight, &USUAL);
}

#[test]
fn fuji_is_played_honestly() {
    examine::<Fuji>(FujiInsight::default(), &Plan { moments: 4, ..USUAL });
}

#[test]
fn warlock_is_played_honestly() {
    examine::<Warlock>(WarlockInsight, &Plan { moments: 6, ..USUAL });
}

/// At a level every game is searched or planned, whether it has knowledge of its own or not.
#[test]
fn no_game_is_played_at_random() {
    for game in catalog::games() {
        let table = kernel::Table::new(*game.about().seats.start());
        let (played, _) =
            game.start(&table, game.base_edition(), kernel::Seal::from_seed(1)).expect("it can be played");
        let seat = played.waited().first().expect("somebody begins");
        let decision = bots::decide(&*played, seat, Level::Newcomer, 1);
        let reasons = &decision.explanation.reasons;
        assert!(reasons.iter().all(|reason| reason.key != "why-random"), "{} is played at random", game.about().id);
    }
}
