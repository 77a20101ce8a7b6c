//! What is shown in the terminal: what happened, the board with the choices, the end.

use super::Session;
use super::menu::Menu;
use super::table::TerminalTable;
use crate::fault::Fault;
use kernel::{Audience, Page, Seat, Turn, facts, seat_name};

/// What a person did.
pub(super) enum Response {
    /// Something happened, from this step of the log on.
    Acted(usize),
    Quit,
}

/// At least this many lines are left to the choices.
const FEWEST_CHOICES: usize = 4;
/// So many lines tell what happened last, where the screen has no room for all of it.
const NEWS: usize = 3;

impl Session<'_> {
    pub(super) fn print(&mut self, lines: &[String]) -> Result<(), Fault> {
        for line in lines.iter().flat_map(|line| self.screen.wrapped(line, "    ")) {
            writeln!(self.out, "{line}")?;
        }
        Ok(())
    }

    /// Tells what happened from a step of the log on, to everybody at the screen.
    pub(super) fn tell(&mut self, terminal: &TerminalTable, from: usize) -> Result<(), Fault> {
        let told = terminal.log.told(from, terminal.everybody(), terminal.game, terminal, self.voice);
        self.print(&told.iter().map(|line| format!("  {line}")).collect::<Vec<_>>())
    }

    /// The last board and everybody's place, the winner first.
    pub(super) fn tell_end(&mut self, terminal: &TerminalTable) -> Result<(), Fault> {
        let (_, height) = self.screen.size();
        let page = self.screen.page(self.voice, terminal, None, height.saturating_sub(6));
        let board = terminal.played.sketch_on(Audience::Spectator, &page);
        writeln!(self.out, "\n{}\n", board.trim_end())?;
        let Turn::Over(outcome) = terminal.played.turn() else { return Ok(()) };
        let mut standings: Vec<_> = outcome.standings().iter().zip(Seat::all(terminal.played.seats())).collect();
        standings.sort_by_key(|(standing, _)| standing.place);
        for (standing, seat) in standings {
            let name = seat_name(self.voice.lang, seat, terminal);
            let facts = facts![name, place = standing.place, score = standing.score];
            writeln!(self.out, "{}", self.voice.strong(&self.voice.say("replay-standing", facts)))?;
        }
        if let Some(end) = &terminal.played.record().end {
            let id = terminal.kept.as_ref().map(|kept| kept.id.clone());
            let file = id.or_else(|| terminal.saved_to().map(|path| path.display().to_string()));
            let seal = end.seal.as_str();
            match file {
                Some(file) => self.faintly("play-opened", facts![seal, file])?,
                None => self.faintly("play-opened-alone", facts![seal])?,
            }
        }
        Ok(())
    }

    /// Between two people a curtain hides what the first could see; then the second reads what happened meanwhile.
    pub(super) fn hand_over(&mut self, terminal: &mut TerminalTable, seat: Seat) -> Result<(), Fault> {
        let someone_else = terminal.watcher.replace(seat).is_some_and(|before| before != seat);
        if someone_else && terminal.humans() > 1 {
            self.input.forget();
        }
        if someone_else && terminal.humans() > 1 && terminal.game.about().secrets {
            self.screen.clear(&mut *self.out)?;
            let name = seat_name(self.voice.lang, seat, terminal);
            let asked = self.voice.say("play-curtain", facts![name]);
            self.input.offer(Vec::new());
            self.input.line(&mut *self.out, &format!("{asked} "), self.voice)?;
            let (_, height) = self.screen.size();
            let told = last_whole(&self.unseen(terminal, seat), height / 2);
            self.print(&told)?;
        }
        Ok(())
    }

    /// The board and the choices, fitted to the screen.
    pub(super) fn show(&mut self, terminal: &TerminalTable, seat: Seat, menu: &Menu) -> Result<(), Fault> {
        for line in self.view(terminal, seat, menu) {
            writeln!(self.out, "{line}")?;
        }
        Ok(())
    }

    /// The lines of it: one line less than the screen has, which is the prompt's.
    pub(super) fn view(&self, terminal: &TerminalTable, seat: Seat, menu: &Menu) -> Vec<String> {
        let (_, height) = self.screen.size();
        let page = |height: usize| self.screen.page(self.voice, terminal, Some(seat), height);
        let keys = page(height).wrapped(&self.voice.say("play-keys", facts![]), "  ");
        let keys: Vec<String> = keys.iter().map(|line| self.voice.faint(line)).collect();
        let told = self.unseen(terminal, seat);
        // What may scroll out of sight above the board is told once more below it.
        let reserved = if self.screen.is_terminal() { told.concat().len().min(NEWS) } else { 0 };
        let rest = height.saturating_sub(keys.len() + 1);
        let share = (height / 3).max(FEWEST_CHOICES);
        let wanted = menu.lines(&page(height), share).len().min(share);
        let board = lines_of(terminal, seat, &page(rest.saturating_sub(wanted + reserved)));
        let news = last_whole(&told, reserved.min(rest.saturating_sub(board.len() + wanted.min(FEWEST_CHOICES))));
        let room = rest.saturating_sub(board.len() + news.len()).max(1);
        let choices = cut(menu.lines(&page(height), room), room, &self.voice.say("play-more-choices", facts![]));
        let free = rest.saturating_sub(board.len() + choices.len());
        // Where all of it is still in sight, nothing is told twice.
        let news = if free > told.concat().len() + 2 { Vec::new() } else { news };
        let gap = |lines: usize| if free >= lines + news.len() { vec![String::new()] } else { Vec::new() };
        // What does not fit at all is left to the commands `?` and `b`.
        let most = height.saturating_sub(1 + choices.len());
        let keys = if board.len() + keys.len() > most { Vec::new() } else { keys };
        let board = cut(board, most, &self.voice.say("play-more-board", facts![]));
        [gap(2), board, gap(1), news, choices, keys].concat()
    }

    /// What a person has not been shown yet, each sentence in its lines.
    fn unseen(&self, terminal: &TerminalTable, seat: Seat) -> Vec<Vec<String>> {
        let (from, audience) = (terminal.log.unseen(seat), Audience::Seat(seat));
        let told = terminal.log.told(from, audience, terminal.game, terminal, self.voice);
        told.iter().map(|line| self.screen.wrapped(&format!("  {line}"), "    ")).collect()
    }
}

/// The last sentences that together take at most this many lines.
fn last_whole(told: &[Vec<String>], most: usize) -> Vec<String> {
    let mut lines = 0;
    let fitting = told.iter().rev().take_while(|sentence| {
        lines += sentence.len();
        lines <= most
    });
    told[told.len() - fitting.count()..].concat()
}

fn lines_of(terminal: &TerminalTable, seat: Seat, page: &Page<'_>) -> Vec<String> {
    let board = terminal.played.sketch_on(Audience::Seat(seat), page);
    board.trim_end().lines().map(str::to_owned).collect()
}

/// At most this many lines; if there are more, the last says so.
fn cut(mut lines: Vec<String>, most: usize, more: &str) -> Vec<String> {
    if lines.len() > most {
        lines.truncate(most.saturating_sub(1));
        lines.push(more.to_owned());
    }
    lines
}

#[cfg(test)]
mod tests;
