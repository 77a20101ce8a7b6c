//! What an analysis says of the last decisions of real games agrees with what they are worth exactly: every outcome of every
//! option is counted, to the end of the game.

use bots::Insight;
use bots::analysis::{Choice, Thoroughness, VICTORY, weigh};
use bots::games::sapiens::SapiensInsight;
use bots::games::trex::TrexInsight;
use bots::games::wrath::WrathInsight;
use kernel::{Chance, Dice, Draw, Game, Given, Knowledge, Outcome, Scenario, Seat, Silent, Table, Turn};

/// How many states may be counted for one decision.
const MOST: u32 = 10_000;
/// How many states before the end are looked at for a decision that is small enough.
const LAST: usize = 12;
/// In how many other worlds a decision must be worth the same: then nobody has to know what is hidden.
const WORLDS: u64 = 6;

/// Every seat's share of the victory.
type Values = Vec<f64>;

/// Counts everything that can still happen, as long as it is not too much.
struct Counter {
    left: u32,
}

impl Counter {
    /// What a state is worth if everybody decides for the best; nothing if that is too much to count.
    fn value<G: Game>(&mut self, state: &G::State) -> Option<Values> {
        self.left = self.left.checked_sub(1)?;
        let seats = usize::from(G::seats(state));
        if let Turn::Over(outcome) = G::turn(state) {
            return Some(shares::<G>(&outcome, seats));
        }
        let (seat, actions) = decision::<G>(state)?;
        let mut best: Option<Values> = None;
        for action in &actions {
            let value = self.after::<G>(state, seat, action)?;
            if best.as_ref().is_none_or(|best| value[seat.index()] > best[seat.index()]) {
                best = Some(value);
            }
        }
        best
    }

    /// What an action is worth: the mean over all that its dice can show.
    fn after<G: Game>(&mut self, state: &G::State, seat: Seat, action: &G::Action) -> Option<Values> {
        let mut sum = vec![0.0; usize::from(G::seats(state))];
        let mut open: Vec<(Vec<Draw>, f64)> = vec![(Vec::new(), 1.0)];
        while let Some((begun, chance)) = open.pop() {
            let mut dice = Dice::given(begun.iter().cloned().map(Given::from).collect());
            let mut next = state.clone();
            G::play(&mut next, seat, action, &mut dice, &mut Silent);
            let drawn = dice.take_drawn();
            let Some(draw) = drawn.get(begun.len()) else {
                let value = self.value::<G>(&next)?;
                sum.iter_mut().zip(value).for_each(|(sum, value)| *sum += chance * value);
                continue;
            };
            // Orders are too many to count.
            let Chance::Pick { sides, .. } = draw.chance else { return None };
            self.left = self.left.checked_sub(sides)?;
            open.extend((0..sides).map(|value| {
                let draw = Draw { stream: draw.stream, chance: Chance::Pick { sides, value } };
                (begun.iter().cloned().chain([draw]).collect(), chance / f64::from(sides))
            }));
        }
        Some(sum)
    }

    /// What every option is worth to whoever decides.
    fn options<G: Game>(&mut self, state: &G::State, seat: Seat, actions: &[G::Action]) -> Option<Vec<f64>> {
        actions.iter().map(|action| Some(self.after::<G>(state, seat, action)?[seat.index()])).collect()
    }
}

/// The one seat that decides, and what it can do.
fn decision<G: Game>(state: &G::State) -> Option<(Seat, Vec<G::Action>)> {
    let seat = G::waited(state).first()?;
    if G::turn(state).deciders().iter().count() > 1 {
        return None;
    }
    let mut actions = Vec::new();
    G::actions(state, seat, &mut actions);
    Some((seat, actions))
}

fn shares<G: Game>(outcome: &Outcome, seats: usize) -> Values {
    let winners = outcome.winners();
    let share = if G::about().cooperative { 1.0 } else { 1.0 / winners.len().max(1) as f64 };
    let mut values = vec![0.0; seats];
    winners.iter().for_each(|seat| values[seat.index()] = share);
    values
}

/// What the options of a decision are worth exactly, if it is small enough to count, matters, and is worth the same whatever
/// is hidden.
fn counted<G: Scenario>(state: &G::State) -> Option<(Seat, Vec<G::Action>, Vec<f64>)> {
    let (seat, actions) = decision::<G>(state)?;
    if actions.len() < 2 || !G::lists_all(state, seat) {
        return None;
    }
    let exact = Counter { left: MOST }.options::<G>(state, seat, &actions)?;
    let spread = exact.iter().copied().fold(f64::MIN, f64::max) - exact.iter().copied().fold(f64::MAX, f64::min);
    if spread < 0.2 {
        return None;
    }
    let alike = (0..WORLDS).all(|seed| {
        let other = G::imagine(state, seat, &mut Dice::fast(seed));
        Counter { left: MOST }.options::<G>(&other, seat, &actions).is_some_and(|there| there == exact)
    });
    alike.then_some((seat, actions, exact))
}

/// The states of a game that is played at random, in their order.
fn states<G: Scenario>(seats: u8, seed: u64) -> Vec<G::State> {
    let setup = G::setup(&Table::new(seats), G::base_edition()).expect("so many can play");
    let mut dice = Dice::fast(seed);
    let mut state = G::start(&setup, &mut dice, &mut Silent);
    let (mut all, mut actions) = (Vec::new(), Vec::new());
    while let Turn::Decide(_) = G::turn(&state) {
        all.push(state.clone());
        let seat = G::waited(&state).first().expect("somebody is waited for");
        actions.clear();
        G::actions(&state, seat, &mut actions);
        let action = actions[dice.below(actions.len() as u32) as usize].clone();
        G::play(&mut state, seat, &action, &mut dice, &mut Silent);
    }
    all
}

/// How far an analysis may be off, of a victory, besides its own interval.
fn agrees<G: Scenario>(insight: &impl Insight<G>, state: &G::State, most: f64) -> bool {
    let Some((seat, actions, exact)) = counted::<G>(state) else { return false };
    let knowledge = Knowledge::<G>::new(state, seat);
    let best = exact.iter().copied().fold(f64::MIN, f64::max);
    let worst = (0..actions.len()).min_by(|&one, &other| exact[one].total_cmp(&exact[other])).expect("two options");
    let Some(choice) = weigh(&knowledge, insight, &actions[worst], Thoroughness::Standard, 1) else { return false };
    let worth_of = |name: &str| {
        let place = actions.iter().position(|action| action.to_string() == name).expect("it is an option");
        exact[place]
    };
    let told = |choice: &Choice| format!("{}: {choice:?}, exactly {exact:?}", G::about().id);
    assert!(best - worth_of(&choice.best) < most, "the best is not the best: {}", told(&choice));
    for option in choice
        .options
        .iter()
        .filter(|option| option.action == choice.best || option.action == actions[worst].to_string())
    {
        let off = (f64::from(option.worth) / f64::from(VICTORY) - worth_of(&option.action)).abs();
        let reach = f64::from(option.high - option.low) / f64::from(VICTORY);
        assert!(off < most + reach, "{} is off by {off}: {}", option.action, told(&choice));
    }
    let lost = f64::from(choice.given_away) / f64::from(VICTORY);
    assert!((lost - (best - exact[worst])).abs() < 2.0 * most, "{lost} was given away: {}", told(&choice));
    true
}

/// The last decisions of some games that are small enough; `wanted` of them at least.
fn last_decisions_agree<G: Scenario>(insight: &impl Insight<G>, seats: u8, most: f64, wanted: usize) {
    let mut found = 0;
    for seed in 0..60 {
        let states = states::<G>(seats, seed);
        let late = states.iter().rev().take(LAST);
        found += late.filter(|state| agrees::<G>(insight, state, most)).take(2).count();
        if found >= wanted {
            return;
        }
    }
    panic!("{}: {found} decisions were small enough, not {wanted}", G::about().id);
}

#[test]
fn late_decisions_of_wrath_are_judged_exactly() {
    last_decisions_agree::<wrath::Wrath>(&WrathInsight, 2, 0.03, 4);
}

#[test]
fn last_tiles_of_sapiens_are_judged_exactly() {
    last_decisions_agree::<sapiens::Sapiens>(&SapiensInsight, 2, 0.03, 4);
}

/// What both can do where two decide at the same time.
fn last_reveal<G: Scenario>(state: &G::State) -> Option<[Vec<G::Action>; 2]> {
    if G::seats(state) != 2 || G::turn(state).deciders().iter().count() != 2 || G::waited(state).iter().count() != 2 {
        return None;
    }
    let actions = [Seat(0), Seat(1)].map(|seat| {
        let mut actions = Vec::new();
        G::actions(state, seat, &mut actions);
        actions
    });
    actions.iter().all(|actions| actions.len() > 1).then_some(actions)
}

/// What the first seat gets, by the first seat's action and the second's.
fn payoffs<G: Scenario>(state: &G::State, [ours, theirs]: &[Vec<G::Action>; 2]) -> Option<Vec<Vec<f64>>> {
    let share = |one: &G::Action, other: &G::Action| {
        let mut next = state.clone();
        let mut dice = Dice::fast(1);
        G::play(&mut next, Seat(0), one, &mut dice, &mut Silent);
        G::check(&next, Seat(1), other).ok()?;
        G::play(&mut next, Seat(1), other, &mut dice, &mut Silent);
        let Turn::Over(outcome) = G::turn(&next) else { return None };
        let shares = shares::<G>(&outcome, 2);
        (dice.take_drawn().is_empty() && (shares[0] + shares[1] - 1.0).abs() < 1e-9).then_some(shares[0])
    };
    ours.iter().map(|one| theirs.iter().map(|other| share(one, other)).collect()).collect()
}

/// The value of a matrix game to the first seat, by regret matching plus: the mean strategies come close to the best ones. Also
/// by how much they may be off at most.
fn solved(payoffs: &[Vec<f64>]) -> (f64, f64) {
    let sizes = [payoffs.len(), payoffs[0].len()];
    let mut regrets = sizes.map(|size| vec![0.0_f64; size]);
    let mut sums = sizes.map(|size| vec![0.0_f64; size]);
    let normal = |weights: &[f64]| {
        let sum: f64 = weights.iter().sum();
        let even = 1.0 / weights.len() as f64;
        weights.iter().map(|weight| if sum > 0.0 { weight / sum } else { even }).collect::<Vec<f64>>()
    };
    let rows = |theirs: &[f64]| -> Vec<f64> {
        payoffs.iter().map(|row| row.iter().zip(theirs).map(|(value, weight)| value * weight).sum()).collect()
    };
    let columns = |ours: &[f64]| -> Vec<f64> {
        (0..sizes[1]).map(|column| (0..sizes[0]).map(|row| ours[row] * payoffs[row][column]).sum()).collect()
    };
    for round in 1..=20_000_u32 {
        let mixed = [normal(&regrets[0]), normal(&regrets[1])];
        let gains = [rows(&mixed[1]), columns(&mixed[0]).into_iter().map(|value| -value).collect()];
        for player in 0..2 {
            let mean: f64 = gains[player].iter().zip(&mixed[player]).map(|(gain, weight)| gain * weight).sum();
            for (place, gain) in gains[player].iter().enumerate() {
                regrets[player][place] = (regrets[player][place] + gain - mean).max(0.0);
                sums[player][place] += f64::from(round) * mixed[player][place];
            }
        }
    }
    let [ours, theirs] = [normal(&sums[0]), normal(&sums[1])];
    let most = rows(&theirs).into_iter().fold(f64::MIN, f64::max);
    let least = columns(&ours).into_iter().fold(f64::MAX, f64::min);
    (f64::midpoint(most, least), most - least)
}

#[test]
fn a_matrix_game_is_solved() {
    let (value, error) = solved(&[vec![1.0, 0.0], vec![0.0, 1.0]]);
    assert!((value - 0.5).abs() < 0.01 && error < 0.01, "{value} ± {error}");
    // The first seat varies 2 to 1 against it.
    let (value, error) = solved(&[vec![0.5, 0.0], vec![0.0, 1.0]]);
    assert!((value - 1.0 / 3.0).abs() < 0.01 && error < 0.01, "{value} ± {error}");
}

/// In the last turn both choose at the same time: the best is to vary, and what that is worth follows from the matrix of all pairs.
/// What is hidden does not matter any more. A search goes on trying answers that lose, so it is a little too hopeful about a seat that
/// has nothing left to hope for: even the deepest analysis is off by up to a tenth there.
#[test]
fn last_reveals_of_trex_are_judged_exactly() {
    type G = trex::Trex;
    let (mut found, mut varied) = (0, 0);
    for seed in 0..400 {
        let states = states::<G>(2, seed);
        let reveals = states.iter().rev().take(6).filter_map(|state| {
            let actions = last_reveal::<G>(state)?;
            let payoffs = payoffs::<G>(state, &actions)?;
            Some((state, actions, payoffs))
        });
        for (state, actions, payoffs) in reveals.take(1) {
            let all = payoffs.iter().flatten().copied();
            let spread = all.clone().fold(f64::MIN, f64::max) - all.fold(f64::MAX, f64::min);
            if spread < 0.2 {
                continue;
            }
            let (value, error) = solved(&payoffs);
            assert!(error < 0.01, "{payoffs:?}");
            let worst = (0..payoffs.len()).min_by(|&one, &other| {
                let sum = |row: usize| payoffs[row].iter().sum::<f64>();
                sum(one).total_cmp(&sum(other))
            });
            let chosen = &actions[0][worst.expect("there are options")];
            let knowledge = Knowledge::<G>::new(state, Seat(0));
            let choice = weigh(&knowledge, &TrexInsight, chosen, Thoroughness::Deep, 1).expect("there is a choice");
            let best = choice.options.iter().find(|option| option.action == choice.best).expect("it is told");
            let off = (f64::from(best.worth) / f64::from(VICTORY) - value).abs();
            assert!(off < 0.1, "off by {off}: {choice:?}, exactly {value}: {payoffs:?}");
            found += 1;
            varied += u32::from(value > 0.1 && value < 0.9);
        }
        if found >= 6 && varied >= 2 {
            return;
        }
    }
    panic!("{found} last reveals mattered, in {varied} of them both could still win");
}
