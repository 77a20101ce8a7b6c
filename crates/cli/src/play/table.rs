//! The table in the terminal: who sits where, and what was played so far.

use super::kept::{Kept, Seating};
use super::log::Log;
use crate::contestant::{Contestant, Player};
use crate::fault::Fault;
use crate::output::refuse_existing;
use ::table::bot_name;
use catalog::{AnyMatch, Door, Happening};
use kernel::{Audience, Lang, Names, Seal, Seat, Turn, UndoRefusal, seat_name};
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

pub(crate) struct TerminalTable {
    pub(crate) game: &'static dyn Door,
    pub(crate) played: Box<dyn AnyMatch>,
    seal: Seal,
    /// By table place: the first places are people's.
    names: Vec<Option<String>>,
    humans: u8,
    /// Who takes the seats that people leave.
    opponent: Contestant,
    /// Those who sit there, from their first decision on.
    players: BTreeMap<Seat, Player>,
    /// Where it is kept, unless that was impossible.
    pub(super) kept: Option<Kept>,
    /// A file of somebody's own choice beside it.
    save: Option<PathBuf>,
    pub(super) log: Log,
    /// The person who looked at the screen last.
    pub(crate) watcher: Option<Seat>,
}

impl TerminalTable {
    pub(crate) fn new(
        game: &'static dyn Door,
        played: Box<dyn AnyMatch>,
        seal: Seal,
        seating: &Seating,
        lang: Lang,
    ) -> Result<TerminalTable, Fault> {
        let opponent = Contestant::new(&seating.level)?;
        let places = played.record().header.table.seats;
        let name = |place: u8| {
            let given = seating.names.get(usize::from(place)).filter(|name| !name.trim().is_empty());
            let bot = (place >= seating.humans).then(|| bot_name(place, lang).to_owned());
            given.cloned().or(bot)
        };
        let names = (0..places).map(name).collect();
        let (humans, players, watcher) = (seating.humans, BTreeMap::new(), None);
        let log = Log::default();
        Ok(TerminalTable { game, played, seal, names, humans, opponent, players, kept: None, save: None, log, watcher })
    }

    pub(crate) fn is_human(&self, seat: Seat) -> bool {
        self.played.place(seat) < self.humans
    }

    pub(crate) fn humans(&self) -> u8 {
        self.humans
    }

    pub(super) fn opponent(&self) -> &Contestant {
        &self.opponent
    }

    /// The names of all seats, for those who ask for a list.
    pub(super) fn all_names(&self, lang: Lang) -> Vec<String> {
        Seat::all(self.played.seats()).map(|seat| seat_name(lang, seat, self)).collect()
    }

    /// What the only person at the screen may know; with several people, what everybody may know.
    pub(super) fn everybody(&self) -> Audience {
        let mut people = Seat::all(self.played.seats()).filter(|&seat| self.is_human(seat));
        match (people.next(), people.next()) {
            (Some(only), None) => Audience::Seat(only),
            (_, _) => Audience::Spectator,
        }
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

    /// A bot decides, in its own seat or for a person who asks for that. The same dice give the same decisions.
    pub(crate) fn bot_acts(&mut self, seat: Seat) -> Result<Vec<Happening>, Fault> {
        let seed = self.seal.bot_seed(self.played.number() + 1, seat);
        let player = match self.players.entry(seat) {
            Entry::Occupied(seated) => seated.into_mut(),
            Entry::Vacant(free) => free.insert(self.opponent.sit(seat)?),
        };
        let action = player.choose(&*self.played, seat, seed)?;
        Ok(self.played.act(seat, &action).expect("bots play by the rules"))
    }

    /// A seat takes its last action back.
    pub(super) fn undo(&mut self, seat: Seat) -> Result<u32, UndoRefusal> {
        let number = self.played.undo(seat)?;
        self.log.taken_back(seat, number);
        Ok(number)
    }

    pub(crate) fn saved_to(&self) -> Option<&Path> {
        self.save.as_deref()
    }

    /// From now on the record is also kept there. Another file that lies there is left alone.
    pub(crate) fn save_to(&mut self, path: &Path) -> Result<(), Fault> {
        if self.save.as_deref() != Some(path) {
            refuse_existing(path)?;
        }
        self.save = Some(path.to_owned());
        self.save()
    }

    /// Puts what is new onto the disk, at once.
    pub(crate) fn keep(&mut self) -> Result<(), Fault> {
        let record = self.played.record();
        self.kept.iter_mut().try_for_each(|kept| kept.add(record))?;
        self.save()
    }

    /// Writes the record beside the old one and puts it in its place, so that a full disk costs nothing.
    fn save(&self) -> Result<(), Fault> {
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
        self.names.get(usize::from(self.played.place(seat)))?.as_deref()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Table;

    fn seating(humans: u8, names: &[&str]) -> Seating {
        let names = names.iter().map(|&name| name.to_owned()).collect();
        Seating::new(String::new(), humans, names, "standard".to_owned())
    }

    fn table(seats: u8, seating: &Seating) -> TerminalTable {
        let game = catalog::game("wrath").expect("it is in the list");
        let seal = Seal::from_seed(5);
        let (played, _) = game.start(&Table::new(seats), game.base_edition(), seal.clone()).expect("so many can play");
        TerminalTable::new(game, played, seal, seating, Lang::En).expect("a bot is named")
    }

    /// The first decisions of a table of bots alone, and how many of them were foreseen.
    fn opening() -> (Vec<String>, u32) {
        let mut table = table(2, &seating(0, &[]));
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
        let (first, again) = (opening(), opening());
        assert_eq!(first, again);
        assert!(first.1 > 0, "nothing was foreseen");
    }

    #[test]
    fn everybody_has_a_name_and_bots_have_their_own() {
        let table = table(4, &seating(2, &["Ada"]));
        let names = table.all_names(Lang::En);
        // The first player is drawn, so that seats and places differ.
        for wanted in ["Ada", bot_name(2, Lang::En), bot_name(3, Lang::En)] {
            assert_eq!(names.iter().filter(|name| *name == wanted).count(), 1, "{wanted}: {names:?}");
        }
        assert_eq!(names.iter().filter(|name| name.starts_with("Player ")).count(), 1, "{names:?}");
    }
}
