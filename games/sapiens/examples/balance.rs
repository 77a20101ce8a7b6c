//! Plays seeded games and writes how the half-board faces and the seats fare, as the page `docs/balance/sapiens.md`.
//!
//! ```text
//! cargo run --release -p caldera-sapiens --example balance -- 20000 > docs/balance/sapiens.md
//! ```
//!
//! The argument is how many games each kind of player plays at each table size. The same number gives the same page.

use kernel::{Dice, Game, Seat, Silent, Table, Turn};
use sapiens::{Action, Sapiens, Scene, State};
use std::collections::BTreeMap;

fn main() {
    let games: u64 = std::env::args().nth(1).map_or(2000, |text| text.parse().expect("a number of games"));
    println!("{}", INTRODUCTION.replace("GAMES", &games.to_string()));
    for (name, choose) in [("Random", random as Choose), ("Greedy", greedy as Choose)] {
        println!("## {name} players\n");
        let mut faces: BTreeMap<String, Tally> = BTreeMap::new();
        println!("| players | seat in turn order | games | result | win share − fair share | food | shelter |");
        println!("|---|---|---|---|---|---|---|");
        for seats in 2..=4 {
            for (order, tally) in play_games(seats, games, choose, &mut faces).iter().enumerate() {
                println!("| {seats} | {} | {} |", order + 1, tally.row());
            }
        }
        println!("\n| face | seats | result | win share − fair share | food | shelter |");
        println!("|---|---|---|---|---|---|");
        for (face, tally) in &faces {
            println!("| {face} | {} |", tally.row());
        }
        println!("\n{}\n", extremes(&faces));
    }
}

/// The best and the worst face, in a sentence.
fn extremes(faces: &BTreeMap<String, Tally>) -> String {
    let share = |tally: &Tally| 100.0 * tally.luck.mean(tally.games);
    let by_share = |one: &(&String, &Tally), other: &(&String, &Tally)| share(one.1).total_cmp(&share(other.1));
    let (best, worst) = (faces.iter().max_by(by_share), faces.iter().min_by(by_share));
    let (Some((best, top)), Some((worst, bottom))) = (best, worst) else { return String::new() };
    format!(
        "From the best face to the worst: {best} {:+.1} points of win share, {worst} {:+.1}; {:.2} points of result between \
         them.",
        share(top),
        share(bottom),
        top.result.mean(top.games) - bottom.result.mean(bottom.games)
    )
}

const INTRODUCTION: &str = "\
# Sapiens: balance of faces and seats

The printed half-boards are known from no public source; ours were designed by the rules in `edition/base.toml`. This page
shows how even they are. It was written by

```text
cargo run --release -p caldera-sapiens --example balance -- GAMES > docs/balance/sapiens.md
```

which plays GAMES games for each number of players and each kind of player, from the seeds 0, 1, 2 … Everybody at a table
plays alike. *Random* players choose evenly among all legal actions. *Greedy* players look one action ahead: they take the one
that leaves them the best weaker score, then the best stronger one, counting the powers and the cave still to come and a
little for tokens and steaks, and choose evenly among equals. Faces are dealt at random, so a face is compared with all others in all seats.

`result` is the lower of food and shelter with its 95 % interval. `win share − fair share` is in percentage points: a shared
victory counts in parts, and a fair share is one over the number of players. A value whose interval holds 0 shows no
difference.
";

type Choose = fn(&State, &[Action], &mut Dice) -> usize;

fn random(_: &State, actions: &[Action], dice: &mut Dice) -> usize {
    dice.below(actions.len() as u32) as usize
}

/// The action with the best position right after it; ties are broken at random.
fn greedy(state: &State, actions: &[Action], dice: &mut Dice) -> usize {
    let (mut best, mut worth, mut equals) = (0, i32::MIN, 0);
    for (number, action) in actions.iter().enumerate() {
        let mut after = state.clone();
        Sapiens::play(&mut after, state.seat(), action, &mut Dice::fast(0), &mut Silent);
        let value = value(&after, state.seat());
        if value > worth {
            (best, worth, equals) = (number, value, 1);
        } else if value == worth {
            equals += 1;
            if dice.below(equals) == 0 {
                best = number;
            }
        }
    }
    best
}

/// What a player has, in tenths of a point, including the powers and caves of the lay that is being resolved.
fn value(state: &State, seat: Seat) -> i32 {
    let player = state.player(seat);
    let (mut food, mut shelter) = (i32::from(player.food()), i32::from(player.shelter()));
    let mut held = 15 * player.stock().count() as i32 + 10 * i32::from(player.steaks());
    if state.seat() == seat {
        for scene in state.turn().pending().iter() {
            match scene {
                Scene::Camp => shelter += i32::from(state.edition().values.camp_shelter),
                Scene::Gathering => food += i32::from(state.edition().values.gathering_food),
                Scene::Hunt | Scene::Ritual | Scene::Fire | Scene::Feast => held += 15,
                Scene::Brawl | Scene::Water => held += 5,
            }
        }
        if let Some(covered) = state.turn().main_cave() {
            let cave = player.valley().caves[usize::from(covered.cave)];
            shelter += i32::from(if covered.token.is_some() { cave.high } else { cave.low });
            held += if covered.token.is_some() { 15 } else { 0 };
        }
    }
    10 * food.min(shelter) + 7 * food.max(shelter) + held
}

/// Plays games of one size; returns a tally per place in turn order and adds to the tallies of the faces.
fn play_games(seats: u8, games: u64, choose: Choose, faces: &mut BTreeMap<String, Tally>) -> Vec<Tally> {
    let setup = Sapiens::setup(&Table::new(seats), Sapiens::base_edition()).expect("a plain table");
    let mut orders = vec![Tally::default(); usize::from(seats)];
    let mut actions = Vec::new();
    for seed in 0..games {
        let mut dice = Dice::fast(seed);
        let mut state = Sapiens::start(&setup, &mut dice, &mut Silent);
        let outcome = loop {
            if let Turn::Over(outcome) = Sapiens::turn(&state) {
                break outcome;
            }
            actions.clear();
            Sapiens::actions(&state, state.seat(), &mut actions);
            let action = actions[choose(&state, &actions, &mut dice)];
            let seat = state.seat();
            Sapiens::play(&mut state, seat, &action, &mut dice, &mut Silent);
        };
        let winners = outcome.winners();
        for seat in Seat::all(seats) {
            let player = state.player(seat);
            let won = if winners.contains(seat) { 1.0 / f64::from(winners.len()) } else { 0.0 };
            let game = Played {
                result: outcome.of(seat).score.into(),
                luck: won - 1.0 / f64::from(seats),
                food: player.food().into(),
                shelter: player.shelter().into(),
            };
            orders[usize::from((seat.0 + seats - state.first().0) % seats)].add(&game);
            for face in &player.valley().faces {
                faces.entry(face.clone()).or_default().add(&game);
            }
        }
    }
    orders
}

/// One seat's game.
struct Played {
    result: f64,
    /// The share of the victory above a fair one.
    luck: f64,
    food: f64,
    shelter: f64,
}

/// Sums over games.
#[derive(Clone, Default)]
struct Tally {
    games: f64,
    result: Sum,
    luck: Sum,
    food: Sum,
    shelter: Sum,
}

#[derive(Clone, Default)]
struct Sum {
    total: f64,
    squares: f64,
}

impl Sum {
    fn add(&mut self, value: f64) {
        self.total += value;
        self.squares += value * value;
    }

    fn mean(&self, games: f64) -> f64 {
        self.total / games
    }

    /// Half the width of the 95 % interval of the mean.
    fn margin(&self, games: f64) -> f64 {
        let mean = self.mean(games);
        1.96 * ((self.squares / games - mean * mean) / games).sqrt()
    }
}

impl Tally {
    fn add(&mut self, game: &Played) {
        self.games += 1.0;
        self.result.add(game.result);
        self.luck.add(game.luck);
        self.food.add(game.food);
        self.shelter.add(game.shelter);
    }

    fn row(&self) -> String {
        let games = self.games;
        format!(
            "{games} | {:.2} ± {:.2} | {:+.1} ± {:.1} | {:.1} | {:.1}",
            self.result.mean(games),
            self.result.margin(games),
            100.0 * self.luck.mean(games),
            100.0 * self.luck.margin(games),
            self.food.mean(games),
            self.shelter.mean(games)
        )
    }
}
