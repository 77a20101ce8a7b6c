//! The screen: how large it is, and long texts page by page.

use super::input::Input;
use crate::voice::Voice;
use console::Term;
use kernel::{Names, Page, Seat, facts};
use std::io::{self, IsTerminal, Write};

/// A page is never narrower: on a smaller window the lines are broken by the window.
const NARROWEST: usize = 40;
/// Longer lines are hard to read.
const WIDEST: usize = 160;
/// What is assumed of a terminal that does not say how large it is.
const USUAL: (usize, usize) = (80, 24);
/// The width of what is written into a file or a pipe.
const ON_PAPER: usize = 100;

/// Where the game is shown.
#[derive(Clone, Copy, Debug)]
pub(super) struct Screen {
    /// A terminal has a height, can be cleared, and somebody sits in front of it.
    terminal: bool,
    /// A size that a test asks for.
    fixed: Option<(usize, usize)>,
}

impl Screen {
    pub(super) fn new() -> Screen {
        Screen { terminal: io::stdout().is_terminal(), fixed: None }
    }

    /// A terminal of this size.
    #[cfg(test)]
    pub(super) fn of(width: usize, height: usize) -> Screen {
        Screen { terminal: true, fixed: Some((width, height)) }
    }

    pub(super) fn is_terminal(self) -> bool {
        self.terminal
    }

    /// Columns and lines, as they are now: windows change.
    pub(super) fn size(self) -> (usize, usize) {
        if let Some(size) = self.fixed {
            return size;
        }
        if !self.terminal {
            return (ON_PAPER, usize::MAX);
        }
        let known = Term::stdout().size_checked().filter(|&(lines, columns)| lines > 0 && columns > 0);
        let (width, height) = known.map_or(USUAL, |(lines, columns)| (usize::from(columns), usize::from(lines)));
        (width.clamp(NARROWEST, WIDEST), height)
    }

    pub(super) fn width(self) -> usize {
        self.size().0
    }

    /// A page for a reader, of this many lines.
    pub(super) fn page<'a>(self, voice: &Voice, names: &'a dyn Names, reader: Option<Seat>, height: usize) -> Page<'a> {
        Page { lang: voice.lang, names, reader, width: self.width(), height, colours: voice.colours() }
    }

    /// A text in lines that fit.
    pub(super) fn wrapped(self, text: &str, indent: &str) -> Vec<String> {
        text.lines().flat_map(|line| kernel::wrapped(line, self.width(), indent)).collect()
    }

    /// Hides everything that was shown so far.
    pub(super) fn clear(self, out: &mut dyn Write) -> io::Result<()> {
        if !self.terminal {
            return Ok(());
        }
        if std::env::var_os("TERM").is_none_or(|term| term == "dumb") {
            // Such a terminal understands no commands: the lines go out of sight.
            return out.write_all("\n".repeat(4 * self.size().1).as_bytes());
        }
        out.write_all(b"\x1b[2J\x1b[3J\x1b[H")
    }

    /// Shows lines, a screen at a time where somebody sits in front of one.
    pub(super) fn show(
        self,
        lines: &[String],
        out: &mut dyn Write,
        input: &mut Input<'_>,
        voice: &Voice,
    ) -> io::Result<()> {
        let height = self.size().1.saturating_sub(1).max(2);
        let mut pages = lines.chunks(height).peekable();
        while let Some(page) = pages.next() {
            for line in page {
                writeln!(out, "{line}")?;
            }
            if self.terminal && input.is_typed() && pages.peek().is_some() {
                let asked = voice.say("play-more", facts![]);
                match input.line(out, &format!("{asked} "), voice)? {
                    Some(answer) if answer.trim().is_empty() => {}
                    Some(_) | None => break,
                }
            }
        }
        Ok(())
    }
}
