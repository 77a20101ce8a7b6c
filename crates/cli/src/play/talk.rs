//! What is shown and asked in the terminal.

use super::Session;
use super::table::TerminalTable;
use crate::fault::Fault;
use catalog::{Happening, PlayFault};
use kernel::{Audience, Phrase, Seat, Turn, facts, house_words, seat_name};
use std::io::{BufRead, IsTerminal, Write};

/// What a person did.
pub(super) enum Response {
    Acted(Vec<Happening>),
    Undone,
    Quit,
}

/// The talking half of a session.
pub(super) trait Talk {
    fn tell(&mut self, terminal: &TerminalTable, happenings: &[Happening]) -> Result<(), Fault>;
    fn tell_end(&mut self, terminal: &TerminalTable) -> Result<(), Fault>;
    fn hand_over(&mut self, terminal: &mut TerminalTable, seat: Seat) -> Result<(), Fault>;
    fn ask(&mut self, terminal: &mut TerminalTable, seat: Seat) -> Result<Response, Fault>;
}

impl<I: BufRead, O: Write> Talk for Session<'_, I, O> {
    /// What the only person at the screen may know; with several people, what everybody may know.
    fn tell(&mut self, terminal: &TerminalTable, happenings: &[Happening]) -> Result<(), Fault> {
        let seats = Seat::all(terminal.played.seats());
        let mut people = seats.filter(|&seat| terminal.is_human(seat));
        let audience = match (people.next(), people.next()) {
            (Some(only), None) => Audience::Seat(only),
            _ => Audience::Spectator,
        };
        for happening in happenings {
            if let Some(seen) = happening.seen_by(audience) {
                let text = self.voice.game(terminal.game.words(), &seen.phrase, terminal);
                writeln!(self.out, "  {text} {}", self.voice.faint(&format!("({})", happening.rule)))?;
            }
        }
        Ok(())
    }

    fn tell_end(&mut self, terminal: &TerminalTable) -> Result<(), Fault> {
        writeln!(self.out, "\n{}", terminal.played.sketch(Audience::Spectator, self.voice.lang))?;
        let Turn::Over(outcome) = terminal.played.turn() else { return Ok(()) };
        for (seat, standing) in outcome.standings().iter().enumerate() {
            let name = seat_name(self.voice.lang, Seat(seat as u8), terminal);
            let facts = facts![name, place = standing.place, score = standing.score];
            writeln!(self.out, "{}", self.voice.strong(&self.voice.say("replay-standing", facts)))?;
        }
        if let Some(end) = &terminal.played.record().end {
            writeln!(
                self.out,
                "{}",
                self.voice.faint(&self.voice.say("play-opened", facts![seal = end.seal.as_str()]))
            )?;
        }
        Ok(())
    }

    /// Between two people a curtain hides what the first could see.
    fn hand_over(&mut self, terminal: &mut TerminalTable, seat: Seat) -> Result<(), Fault> {
        let someone_else = terminal.watcher.replace(seat).is_some_and(|before| before != seat);
        if someone_else && terminal.humans() > 1 && terminal.game.about().secrets {
            if std::io::stdout().is_terminal() {
                write!(self.out, "\x1b[2J\x1b[3J\x1b[H")?;
            }
            let name = seat_name(self.voice.lang, seat, terminal);
            write!(self.out, "{} ", self.voice.say("play-curtain", facts![name]))?;
            self.out.flush()?;
            self.line()?;
        }
        Ok(())
    }

    fn ask(&mut self, terminal: &mut TerminalTable, seat: Seat) -> Result<Response, Fault> {
        self.show_choices(terminal, seat)?;
        loop {
            let name = seat_name(self.voice.lang, seat, terminal);
            write!(self.out, "{} ", self.voice.strong(&format!("{name} >")))?;
            self.out.flush()?;
            let Some(line) = self.line()? else { return Ok(Response::Quit) };
            let (word, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
            match word {
                "" | "?" | "h" => self.show_choices(terminal, seat)?,
                "q" => return Ok(Response::Quit),
                "u" => {
                    if let Some(answer) = self.undo(terminal, seat)? {
                        return Ok(answer);
                    }
                }
                "r" => self.show_rule(terminal, rest)?,
                "s" if !rest.is_empty() => self.save(terminal, rest)?,
                _ => {
                    if let Some(answer) = self.act(terminal, seat, line.trim())? {
                        return Ok(answer);
                    }
                }
            }
        }
    }
}

impl<I: BufRead, O: Write> Session<'_, I, O> {
    fn show_choices(&mut self, terminal: &TerminalTable, seat: Seat) -> Result<(), Fault> {
        let board = terminal.played.sketch(Audience::Seat(seat), self.voice.lang);
        writeln!(self.out, "\n{board}\n")?;
        for (number, (notation, phrase)) in terminal.played.actions(seat).iter().enumerate() {
            let text = self.voice.game(terminal.game.words(), phrase, terminal);
            writeln!(self.out, "{:>4}  {text}  {}", number + 1, self.voice.faint(notation))?;
        }
        writeln!(self.out, "{}", self.voice.faint(&self.voice.say("play-keys", facts![])))?;
        Ok(())
    }

    /// A number from the list, or an action in the game's notation.
    fn act(&mut self, terminal: &mut TerminalTable, seat: Seat, line: &str) -> Result<Option<Response>, Fault> {
        let actions = terminal.played.actions(seat);
        let numbered = line.parse::<usize>().ok().and_then(|number| actions.get(number.wrapping_sub(1)));
        let notation = numbered.map_or(line, |(notation, _)| notation.as_str());
        match terminal.played.act(seat, notation) {
            Ok(happenings) => return Ok(Some(Response::Acted(happenings))),
            Err(PlayFault::Refused(refusal)) => {
                let text = terminal.game.words().refusal(self.voice.lang, refusal.rule, &refusal.facts, terminal);
                writeln!(self.out, "{} {}", self.voice.bad(&text), self.voice.warm(&format!("({})", refusal.rule)))?;
            }
            Err(PlayFault::Notation(fault)) => {
                let facts = facts![count = actions.len(), text = fault.text, examples = fault.expected];
                writeln!(self.out, "{}", self.voice.bad(&self.voice.say("play-not-understood", facts)))?;
            }
            Err(PlayFault::Draws(fault)) => writeln!(self.out, "{fault}")?,
        }
        Ok(None)
    }

    fn undo(&mut self, terminal: &mut TerminalTable, seat: Seat) -> Result<Option<Response>, Fault> {
        match terminal.played.undo(seat) {
            Ok(_) => Ok(Some(Response::Undone)),
            Err(refusal) => {
                let text = house_words().label(self.voice.lang, refusal.key());
                writeln!(self.out, "{}", self.voice.bad(&text))?;
                Ok(None)
            }
        }
    }

    fn show_rule(&mut self, terminal: &TerminalTable, wanted: &str) -> Result<(), Fault> {
        let edition = terminal.game.edition_for(terminal.played.record());
        let volume = terminal.game.book_in(edition, self.voice.lang);
        let found = match volume.rule(wanted) {
            Some(entry) => vec![entry],
            None if wanted.is_empty() => Vec::new(),
            None => volume.search(wanted),
        };
        if found.is_empty() {
            writeln!(self.out, "{}", self.voice.say_phrase(&Phrase::new("fault-no-words", facts![wanted])))?;
        }
        for entry in found {
            writeln!(self.out, "{} {}\n{}\n", self.voice.warm(&entry.id), self.voice.strong(&entry.title), entry.body)?;
        }
        Ok(())
    }

    /// A file that cannot be written must not end the game.
    fn save(&mut self, terminal: &mut TerminalTable, path: &str) -> Result<(), Fault> {
        let text = match terminal.save_to(path) {
            Ok(()) => self.voice.say("play-saved", facts![path]),
            Err(Fault::File { path, error }) => self.voice.say("fault-file", facts![path, error = error.to_string()]),
            Err(Fault::Asked(phrase)) => self.voice.say_phrase(&phrase),
            Err(other) => return Err(other),
        };
        writeln!(self.out, "{text}")?;
        Ok(())
    }
}
