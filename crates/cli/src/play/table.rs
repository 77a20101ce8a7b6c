//! The table in the terminal: who sits where, and what was played so far.

use super::bot_dice;
use crate::args::Play;
use crate::contestant::{Contestant, Player};
use crate::fault::Fault;
use crate::output::refuse_existing;
use catalog::{AnyMatch, Door, Happening};
use kernel::{Dice, Names, Seat, Turn};
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

pub(crate) struct TerminalTable {
    pub(crate) game: &'static dyn Door,
    pub(crate) played: Box<dyn AnyMatch>,
    /// By table place: the first places are people's.
    names: Vec<String>,
    humans: u8,
    /// Who takes the seats that people leave.
    opponent: Contestant,
    /// Those who sit there, from their first decision on.
    players: BTreeMap<Seat, Player>,
    bots: Dice,
    save: Option<PathBuf>,
    /// The person who looked at the screen last.
    pub(crate) watcher: Option<Seat>,
}

impl TerminalTable {
    pub(crate) fn new(
        game: &'static dyn Door,
        played: Box<dyn AnyMatch>,
        args: &Play,
        opponent: Contestant,
    ) -> TerminalTable {
        TerminalTable {
            game,
            played,
            names: args.names.clone(),
            humans: args.humans,
            opponent,
            players: BTreeMap::new(),
            bots: bot_dice(args),
            save: args.save.clone(),
            watcher: None,
        }
    }

    pub(crate) fn is_human(&self, seat: Seat) -> bool {
        self.played.place(seat) < self.humans
    }

    pub(crate) fn humans(&self) -> u8 {
        self.humans
    }

    /// Who acts next: the person at the screen if it is their turn, otherwise bots before other people.
    pub(crate) fn next_seat(&self) -> Option<Seat> {
        if let Turn::Over(_) = self.played.turn() {
            return None;
        }
        let deciders = self.played.waited();
        let bot = deciders.iter().find(|&seat| !self.is_human(seat));
        let watcher = self.watcher.filter(|&seat| deciders.contains(seat));
        bot.or(watcher).or_else(|| deciders.first())
    }

    pub(crate) fn bot_acts(&mut self, seat: Seat) -> Result<Vec<Happening>, Fault> {
        let seed = u64::from(self.bots.below(u32::MAX));
        let player = match self.players.entry(seat) {
            Entry::Occupied(seated) => seated.into_mut(),
            Entry::Vacant(free) => free.insert(self.opponent.sit(seat)?),
        };
        let action = player.choose(&*self.played, seat, seed)?;
        Ok(self.played.act(seat, &action).expect("bots play by the rules"))
    }

    pub(crate) fn saved_to(&self) -> Option<&Path> {
        self.save.as_deref()
    }

    /// From now on the record is kept there. Another file that lies there is left alone.
    pub(crate) fn save_to(&mut self, path: &str) -> Result<(), Fault> {
        let path = PathBuf::from(path);
        if self.save.as_ref() != Some(&path) {
            refuse_existing(&path)?;
        }
        self.save = Some(path);
        self.save()
    }

    /// Writes the record beside the old one and puts it in its place, so that a full disk costs nothing.
    pub(crate) fn save(&self) -> Result<(), Fault> {
        let Some(path) = &self.save else { return Ok(()) };
        let fresh = path.with_extension("part");
        let write = || -> std::io::Result<()> {
            let mut file = fs::File::create(&fresh)?;
            file.write_all(self.played.record().to_text().as_bytes())?;
            file.sync_all()?;
            fs::rename(&fresh, path)
        };
        write().map_err(|error| Fault::file(path, error))
    }
}

impl Names for TerminalTable {
    fn name(&self, seat: Seat) -> Option<&str> {
        self.names.get(usize::from(self.played.place(seat))).map(String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;
    use kernel::{Seal, Table};

    /// The first decisions of a table of bots alone, and how many of them were foreseen.
    fn opening(seed: &str) -> (Vec<String>, u32) {
        let args = crate::args::Cli::parse_from(["caldera", "play", "wrath", "--humans", "0", "--seed", seed]);
        let Some(crate::args::Command::Play(args)) = args.command else { panic!("play was asked for") };
        let game = catalog::game("wrath").expect("it is in the list");
        let (played, _) = game.start(&Table::new(2), game.base_edition(), Seal::from_seed(5)).unwrap();
        let mut table = TerminalTable::new(game, played, &args, Contestant::new(&args.level).unwrap());
        let (mut actions, mut foreseen) = (Vec::new(), 0);
        for _ in 0..24 {
            let seat = table.next_seat().expect("the game is not over");
            table.bot_acts(seat).unwrap();
            let Player::Ours(thinker) = &table.players[&seat] else { panic!("no program plays here") };
            foreseen += u32::from(thinker.foreseen() > 0);
            actions.push(table.played.record().to_text());
        }
        (actions, foreseen)
    }

    #[test]
    fn bots_go_on_thinking_and_still_play_alike() {
        let (first, again) = (opening("7"), opening("7"));
        assert_eq!(first, again);
        assert!(first.1 > 0, "nothing was foreseen");
    }
}
