//! `caldera arena`: bots against each other, rated.

mod chart;
mod file;
mod report;
mod run;

use crate::args::Arena;
use crate::contestant::Contestant;
use crate::fault::Fault;
use crate::interrupt;
use crate::output;
use crate::table::{edition, game, table};
use crate::voice::Voice;
use catalog::{AnyEdition, Door};
use file::{Games, Line};
use kernel::{Table, facts};
use report::Report;
use std::collections::BTreeSet;
use std::io::Write;

/// What is played, by whom.
struct Field {
    game: &'static dyn Door,
    table: Table,
    edition: AnyEdition,
    /// Weakest first, as far as the caller knows.
    contestants: Vec<Contestant>,
    /// Who meets whom: places in the list. In a game that is won together everybody meets only themselves.
    duels: Vec<(usize, usize)>,
    seed: u64,
    games: u64,
}

pub(crate) fn run(args: &Arena, voice: &Voice) -> Result<(), Fault> {
    let field = field(args)?;
    // A table that is refused is refused before any thread starts.
    field
        .game
        .play_random(&field.table, field.edition, &mut std::iter::empty(), &mut |_| ())
        .map_err(|refusal| Fault::Refused { game: field.game.about().id, refusal })?;
    if let Some(path) = args.svg.as_deref().filter(|_| !args.overwrite) {
        output::refuse_existing(path)?;
    }
    let mut games = Games::open(args.file.as_deref(), &field)?;
    interrupt::listen();
    let (times, broken) = run::play(&field, &mut games, args)?;
    let report = Report::new(&field, &games, times, broken, interrupt::asked());
    if let Some(path) = &args.svg {
        let mut file = output::create(path, args.overwrite)?;
        file.write_all(chart::draw(&report, voice).as_bytes()).map_err(|error| Fault::file(path, error))?;
    }
    if args.json {
        writeln!(std::io::stdout(), "{}", serde_json::to_string_pretty(&report).expect("plain data"))?;
    } else {
        report.print(voice)?;
    }
    report.status()
}

fn field(args: &Arena) -> Result<Field, Fault> {
    let game = game(&args.game)?;
    let contestants: Vec<Contestant> =
        args.bots.iter().map(|name| Contestant::limited(name, args.programs.limits())).collect::<Result<_, _>>()?;
    let together = game.about().cooperative;
    let different: BTreeSet<String> = contestants.iter().map(Contestant::name).collect();
    if different.len() < contestants.len() || (!together && contestants.len() < 2) {
        return Err(Fault::asked("fault-arena-bots", facts![]));
    }
    let all = 0..contestants.len();
    let duels = all.flat_map(|second| (0..=second).map(move |first| (first, second)));
    let duels = duels.filter(|&(first, second)| match together {
        true => first == second,
        false => first < second && (!args.ladder || first + 1 == second),
    });
    Ok(Field {
        game,
        table: table(game, &args.table)?,
        edition: edition(game, args.table.edition.as_deref())?,
        duels: duels.collect(),
        contestants,
        seed: args.seed,
        games: args.games,
    })
}

impl Field {
    /// Who sits in which seat in a game of a duel: places in the list of contestants.
    fn lineup(&self, duel: (usize, usize), number: u64) -> Vec<usize> {
        let seats = bots::arena::duel_seats(self.table.seats, number);
        seats.into_iter().map(|first| if first { duel.0 } else { duel.1 }).collect()
    }

    /// Every arrangement of the seats is played with the same dice before the next ones are taken. A team of equals has one
    /// arrangement only: each of its games has its own dice.
    fn seed_of(&self, number: u64) -> u64 {
        let arrangements = if self.game.about().cooperative { 1 } else { self.table.seats.max(1) };
        self.seed.wrapping_add(number / u64::from(arrangements))
    }

    /// How much better than the first the second of a duel did: 1 if in every comparison, 0 if in none.
    fn result(&self, duel: (usize, usize), line: &Line) -> f64 {
        let lineup = self.lineup(duel, line.number);
        let (mut sum, mut count) = (0.0, 0.0);
        for (a, ours) in line.standings.iter().zip(&lineup).filter(|&(_, who)| *who == duel.1) {
            for (b, _) in line.standings.iter().zip(&lineup).filter(|&(_, who)| who != ours) {
                count += 1.0;
                sum += match a.place.cmp(&b.place) {
                    std::cmp::Ordering::Less => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Greater => 0.0,
                };
            }
        }
        if count == 0.0 { f64::from(u8::from(line.standings[0].place == 1)) } else { sum / count }
    }
}
