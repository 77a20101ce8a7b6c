//! What a person types at their decision: an action, the beginning of one, or a command of one letter.

use super::Session;
use super::menu::{Meant, Menu};
use super::table::TerminalTable;
use super::talk::Response;
use crate::fault::Fault;
use catalog::PlayFault;
use kernel::{Audience, Lang, NotationFault, Seat, facts, house_words, seat_name};
use std::path::Path;

/// The most decisions that a bot takes for somebody at once.
const MOST_PASSED: usize = 10_000;

impl Session<'_> {
    /// Asks until something is done.
    pub(super) fn ask(&mut self, terminal: &mut TerminalTable, seat: Seat) -> Result<Response, Fault> {
        let width = self.screen.width();
        let mut menu = Menu::new(&*terminal.played, seat, &self.screen.page(self.voice, terminal, Some(seat), width));
        self.show(terminal, seat, &menu)?;
        terminal.log.seen(seat);
        loop {
            self.input.offer(offered(terminal, &menu, self.voice.lang));
            let name = seat_name(self.voice.lang, seat, terminal);
            let Some(line) = self.input.line(&mut *self.out, &format!("{name} > "), self.voice)? else {
                return Ok(Response::Quit);
            };
            if let Some(response) = self.obey(terminal, seat, &mut menu, line.trim())? {
                return Ok(response);
            }
        }
    }

    /// One line; nothing if the decision still stands.
    fn obey(
        &mut self,
        terminal: &mut TerminalTable,
        seat: Seat,
        menu: &mut Menu,
        line: &str,
    ) -> Result<Option<Response>, Fault> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim();
        match (word.to_lowercase().as_str(), rest) {
            ("", _) => self.show(terminal, seat, menu)?,
            ("?" | "help" | "aide", "") => self.show_help()?,
            ("q" | "quit" | "exit", "") => return Ok(Some(Response::Quit)),
            ("b", "") => self.show_board(terminal, seat)?,
            ("h", "") => self.show_hint(terminal, seat, menu)?,
            ("o", _) => self.show_odds(terminal, seat, menu, rest)?,
            ("l", _) => self.show_log(terminal, seat, rest)?,
            ("c", "") => self.show_choices(terminal, menu, &(0..menu.choices.len()).collect::<Vec<_>>())?,
            ("u", "") => {
                let number = terminal.log.length();
                if self.undo(terminal, seat)? {
                    return Ok(Some(Response::Acted(number)));
                }
            }
            ("p", _) => return self.pass(terminal, seat, rest),
            ("r", words) if !words.is_empty() => self.show_rule(terminal, words)?,
            ("w", action) if !action.is_empty() => self.show_why(terminal, seat, menu, action)?,
            ("s", path) if !path.is_empty() => self.save(terminal, path)?,
            _ => return self.act(terminal, seat, menu, line),
        }
        Ok(None)
    }

    /// A number from the list, an action in the game's notation, or the beginning of some.
    fn act(
        &mut self,
        terminal: &mut TerminalTable,
        seat: Seat,
        menu: &Menu,
        line: &str,
    ) -> Result<Option<Response>, Fault> {
        let notation = match menu.meant(line) {
            Meant::One(notation) => notation,
            Meant::Several(numbers) if terminal.played.phrase(line).is_err() => {
                self.show_choices(terminal, menu, &numbers)?;
                return Ok(None);
            }
            Meant::Several(_) | Meant::Other => in_any_case(terminal, line),
        };
        match terminal.played.act(seat, &notation) {
            Ok(happenings) => {
                let from = terminal.log.length();
                terminal.log.add(happenings);
                return Ok(Some(Response::Acted(from)));
            }
            Err(PlayFault::Refused(refusal)) => {
                let text = terminal.game.words().refusal(self.voice.lang, refusal.rule, &refusal.facts, terminal);
                self.complain(&format!("{text} {}", self.voice.warm(&format!("({})", refusal.rule))))?;
            }
            Err(PlayFault::Notation(fault)) => self.not_understood(menu, &fault)?,
            Err(PlayFault::Draws(fault)) => self.complain(&fault.to_string())?,
        }
        Ok(None)
    }

    pub(super) fn not_understood(&mut self, menu: &Menu, fault: &NotationFault) -> Result<(), Fault> {
        let text = fault.text.chars().take(60).collect::<String>();
        let facts = facts![count = menu.choices.len(), text, examples = fault.expected];
        self.complain(&self.voice.say("play-not-understood", facts))
    }

    pub(super) fn complain(&mut self, text: &str) -> Result<(), Fault> {
        for line in self.screen.wrapped(text, "  ") {
            writeln!(self.out, "{}", self.voice.bad(&line))?;
        }
        Ok(())
    }

    /// The whole board, on as many screens as it takes.
    fn show_board(&mut self, terminal: &TerminalTable, seat: Seat) -> Result<(), Fault> {
        let page = self.screen.page(self.voice, terminal, Some(seat), usize::MAX);
        let board = terminal.played.sketch_on(Audience::Seat(seat), &page);
        let lines: Vec<String> = board.trim_end().lines().map(str::to_owned).collect();
        self.screen.show(&lines, &mut *self.out, &mut self.input, self.voice)?;
        Ok(())
    }

    /// Choices, on as many screens as they take.
    fn show_choices(&mut self, terminal: &TerminalTable, menu: &Menu, numbers: &[usize]) -> Result<(), Fault> {
        let (_, height) = self.screen.size();
        let page = self.screen.page(self.voice, terminal, None, height);
        let all = numbers.len() == menu.choices.len();
        let room = if all { usize::MAX } else { height.saturating_sub(2) };
        let lines = menu.lines_of(numbers, &page, room);
        self.screen.show(&lines, &mut *self.out, &mut self.input, self.voice)?;
        Ok(())
    }

    /// What happened, as far as this seat may know it: what fits the screen, or this many lines.
    fn show_log(&mut self, terminal: &TerminalTable, seat: Seat, wanted: &str) -> Result<(), Fault> {
        let told = terminal.log.told(0, Audience::Seat(seat), terminal.game, terminal, self.voice);
        let lines: Vec<String> = told.iter().flat_map(|line| self.screen.wrapped(line, "    ")).collect();
        let most = wanted.parse().unwrap_or_else(|_| self.screen.size().1.saturating_sub(2).min(lines.len()));
        let from = lines.len().saturating_sub(most);
        self.screen.show(&lines[from..], &mut *self.out, &mut self.input, self.voice)?;
        Ok(())
    }

    fn undo(&mut self, terminal: &mut TerminalTable, seat: Seat) -> Result<bool, Fault> {
        match terminal.undo(seat) {
            Ok(_) => Ok(true),
            Err(refusal) => {
                let text = house_words().label(self.voice.lang, refusal.key());
                self.complain(&text)?;
                Ok(false)
            }
        }
    }

    /// A bot takes this decision and those that follow, as many as asked for. Each is kept before the next.
    fn pass(&mut self, terminal: &mut TerminalTable, seat: Seat, wanted: &str) -> Result<Option<Response>, Fault> {
        let count = if wanted.is_empty() { Some(1) } else { wanted.parse::<usize>().ok() };
        let Some(count) = count.filter(|count| (1..=MOST_PASSED).contains(count)) else {
            self.complain(&self.voice.say("play-pass-count", facts![most = MOST_PASSED as i64]))?;
            return Ok(None);
        };
        let mut from = terminal.log.length();
        for left in (0..count).rev() {
            let happenings = terminal.bot_acts(seat)?;
            terminal.log.add(happenings);
            if left == 0 || terminal.next_seat().is_none() {
                break;
            }
            self.keep(terminal)?;
            self.tell(terminal, from)?;
            // Bots in other seats answer; then this seat is asked again.
            while let Some(next) = terminal.next_seat().filter(|&next| !terminal.is_human(next)) {
                from = terminal.log.length();
                let happenings = terminal.bot_acts(next)?;
                terminal.log.add(happenings);
                self.keep(terminal)?;
                self.tell(terminal, from)?;
            }
            from = terminal.log.length();
            if terminal.next_seat() != Some(seat) {
                break;
            }
        }
        Ok(Some(Response::Acted(from)))
    }

    /// A file that cannot be written must not end the game.
    fn save(&mut self, terminal: &mut TerminalTable, path: &str) -> Result<(), Fault> {
        match terminal.save_to(Path::new(path)) {
            Ok(()) => writeln!(self.out, "{}", self.voice.say("play-saved", facts![path]))?,
            Err(fault) => self.complain(&fault.said(self.voice))?,
        }
        Ok(())
    }

    fn show_help(&mut self) -> Result<(), Fault> {
        let text = self.voice.say("play-help", facts![]);
        let lines = self.screen.wrapped(&text, "               ");
        self.screen.show(&lines, &mut *self.out, &mut self.input, self.voice)?;
        Ok(())
    }
}

/// An action as it was typed if it can be read so; otherwise as it can be read in small or in capital letters.
pub(super) fn in_any_case(terminal: &TerminalTable, line: &str) -> String {
    let written = [line.to_owned(), line.to_lowercase(), line.to_uppercase()];
    let read = written.iter().find(|text| terminal.played.phrase(text).is_ok());
    read.unwrap_or(&written[0]).clone()
}

/// What can be completed: the choices, and the rules.
fn offered(terminal: &TerminalTable, menu: &Menu, lang: Lang) -> Vec<String> {
    let volume = terminal.game.book_in(terminal.game.edition_for(terminal.played.record()), lang);
    let rules = volume.entries.iter().map(|entry| format!("r {}", entry.id));
    menu.choices.iter().map(|choice| choice.notation.clone()).chain(rules).collect()
}
