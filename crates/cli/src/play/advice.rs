//! Advice at the table: what a bot would do and why, why something cannot be done, odds, rules.

use super::Session;
use super::commands::in_any_case;
use super::menu::{Meant, Menu};
use super::table::TerminalTable;
use crate::fault::Fault;
use bots::{Decision, Level, Weighed};
use catalog::PlayFault;
use kernel::{Audience, Fact, Facts, Phrase, Seat, facts, seat_name};

/// Up to this many rules are shown whole; of more, the titles.
const MOST_WHOLE: usize = 3;

impl Session<'_> {
    /// What a bot of the usual level would do here. It knows what the seat knows.
    pub(super) fn show_hint(&mut self, terminal: &TerminalTable, seat: Seat, menu: &Menu) -> Result<(), Fault> {
        let number = u64::from(terminal.played.number());
        let Decision { action, explanation, .. } = bots::decide(&*terminal.played, seat, Level::Standard, number);
        let chosen = explanation.options.iter().find(|found| found.action == action);
        let mut lines = vec![self.voice.strong(&self.option("play-hint", terminal, menu, &action, chosen))];
        for reason in &explanation.reasons {
            let spoken = |name: &str, fact: &Fact| match (name, fact) {
                ("action", Fact::Text(notation)) => Fact::from(self.sentence(terminal, notation)),
                (_, fact) => fact.clone(),
            };
            let facts = reason.facts.iter();
            let facts = facts.fold(Facts::none(), |facts, (name, fact)| facts.with(name, spoken(name, fact)));
            lines.push(format!(
                "  {}",
                bots::words().say(self.voice.lang, &Phrase::new(reason.key.clone(), facts), terminal)
            ));
        }
        let others = explanation.options.iter().filter(|found| found.action != action);
        lines.extend(others.map(|other| self.option("play-hint-other", terminal, menu, &other.action, Some(other))));
        for step in &explanation.continuation {
            let name = seat_name(self.voice.lang, step.seat, terminal);
            let text = self.sentence(terminal, &step.action);
            lines.push(self.voice.faint(&self.voice.say("play-hint-then", facts![name, text])));
        }
        self.page_out(&lines)
    }

    fn option(
        &self,
        key: &str,
        terminal: &TerminalTable,
        menu: &Menu,
        action: &str,
        weighed: Option<&Weighed>,
    ) -> String {
        let percent = |share: f32| i64::from((100.0 * share.clamp(0.0, 1.0)).round() as u8);
        let number = menu.choices.iter().position(|choice| choice.notation == action).map_or(0, |at| at + 1);
        let worth = weighed.map(|found| {
            let facts = facts![worth = percent(found.expected), low = percent(found.low), high = percent(found.high)];
            self.voice.say("play-hint-worth", facts)
        });
        let facts = facts![text = self.sentence(terminal, action), number, action, worth = worth.unwrap_or_default()];
        self.voice.say(key, facts).trim_end().to_owned()
    }

    /// An action in the game's words.
    fn sentence(&self, terminal: &TerminalTable, action: &str) -> String {
        match terminal.played.phrase(action) {
            Ok(phrase) => self.voice.game(terminal.game.words(), &phrase, terminal),
            Err(_) => action.to_owned(),
        }
    }

    /// Why an action is not allowed, judged by what the seat knows.
    pub(super) fn show_why(
        &mut self,
        terminal: &TerminalTable,
        seat: Seat,
        menu: &Menu,
        typed: &str,
    ) -> Result<(), Fault> {
        let action = match menu.meant(typed) {
            Meant::One(notation) => notation,
            Meant::Several(_) | Meant::Other => in_any_case(terminal, typed),
        };
        let text = self.sentence(terminal, &action);
        match terminal.played.check(seat, &action) {
            Ok(()) => writeln!(self.out, "{}", self.voice.say("play-why-allowed", facts![text]))?,
            Err(PlayFault::Refused(refusal)) => {
                let why = terminal.game.words().refusal(self.voice.lang, refusal.rule, &refusal.facts, terminal);
                let volume =
                    terminal.game.book_in(terminal.game.edition_for(terminal.played.record()), self.voice.lang);
                let title = volume.rule(refusal.rule.as_str()).map_or("", |entry| entry.title.as_str());
                let facts = facts![text, why, rule = refusal.rule.as_str(), title];
                self.print(&[self.voice.say("play-why", facts)])?;
            }
            Err(PlayFault::Notation(fault)) => self.not_understood(menu, &fault)?,
            Err(PlayFault::Draws(fault)) => self.complain(&fault.to_string())?,
        }
        Ok(())
    }

    /// The odds of the choices that leave something to chance, or of those that are named.
    pub(super) fn show_odds(
        &mut self,
        terminal: &TerminalTable,
        seat: Seat,
        menu: &Menu,
        typed: &str,
    ) -> Result<(), Fault> {
        let wanted = |notation: &str| match menu.meant(typed) {
            Meant::One(only) => only == notation,
            Meant::Several(numbers) => numbers.iter().any(|&number| menu.choices[number].notation == notation),
            Meant::Other => typed.is_empty(),
        };
        let names = terminal.all_names(self.voice.lang);
        let drawn = boards::draw(&*terminal.played, Audience::Seat(seat), self.voice.lang, &names);
        let (mut lines, mut supposed): (Vec<String>, Vec<String>) = (Vec::new(), Vec::new());
        for (number, choice) in menu.choices.iter().enumerate().filter(|(_, choice)| wanted(&choice.notation)) {
            let found = drawn.choices.iter().find(|drawn| drawn.action == choice.notation);
            let Some(odds) = found.and_then(|drawn| drawn.odds.as_ref()) else { continue };
            lines.push(format!("{:>4}  {}: {}", number + 1, choice.text, odds.text));
            supposed.extend(odds.supposes.clone().filter(|text| !supposed.contains(text)));
        }
        if lines.is_empty() {
            let key = if typed.is_empty() { "play-no-odds" } else { "play-no-odds-there" };
            lines.push(self.voice.say(key, facts![]));
        }
        lines.extend(supposed.iter().map(|text| self.voice.faint(text)));
        self.page_out(&lines)
    }

    /// A rule, or the rules that contain some words.
    pub(super) fn show_rule(&mut self, terminal: &TerminalTable, wanted: &str) -> Result<(), Fault> {
        let volume = terminal.game.book_in(terminal.game.edition_for(terminal.played.record()), self.voice.lang);
        let found = volume.rule(wanted).map_or_else(|| volume.search(wanted), |entry| vec![entry]);
        let mut lines = Vec::new();
        if found.is_empty() {
            lines.push(self.voice.say("fault-no-words", facts![wanted]));
        }
        let whole = found.len() <= MOST_WHOLE;
        for entry in found {
            lines.push(format!("{} {}", self.voice.warm(&entry.id), self.voice.strong(&entry.title)));
            if whole {
                lines.push(entry.body.trim_end().to_owned());
            }
        }
        if !whole {
            lines.push(self.voice.faint(&self.voice.say("play-rule-titles", facts![])));
        }
        self.page_out(&lines)
    }

    /// Long texts, page by page.
    fn page_out(&mut self, lines: &[String]) -> Result<(), Fault> {
        let lines: Vec<String> = lines.iter().flat_map(|line| self.screen.wrapped(line, "    ")).collect();
        self.screen.show(&lines, &mut *self.out, &mut self.input, self.voice)?;
        Ok(())
    }
}
