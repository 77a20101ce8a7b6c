//! What people type: with line editing, history and completion at a terminal, plain lines otherwise.

use crate::voice::Voice;
use rustyline::completion::Completer;
use rustyline::config::{CompletionType, Config};
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::MemHistory;
use rustyline::validate::Validator;
use rustyline::{Context, Editor, Helper};
use std::borrow::Cow;
use std::io::{self, BufRead, IsTerminal, Write};

/// So many unreadable lines in a row mean that nobody types any more.
const MOST_UNREADABLE: usize = 100;

/// Where lines come from.
pub(super) enum Input<'a> {
    /// As they are: a pipe, a file, a terminal that cannot do more.
    Plain { lines: Box<dyn BufRead + 'a>, typed: bool },
    /// A terminal on which lines can be edited.
    Edited(Box<Editor<Words, MemHistory>>),
}

impl Input<'_> {
    pub(super) fn standard() -> Input<'static> {
        let (stdin, stdout) = (io::stdin(), io::stdout());
        let able = std::env::var_os("TERM").is_some_and(|term| !term.is_empty() && term != "dumb");
        let typed = stdin.is_terminal() && stdout.is_terminal();
        if typed && able {
            let config = Config::builder().completion_type(CompletionType::List).build();
            if let Ok(mut editor) = Editor::with_history(config, MemHistory::new()) {
                editor.set_helper(Some(Words::default()));
                return Input::Edited(Box::new(editor));
            }
        }
        Input::Plain { lines: Box::new(stdin.lock()), typed }
    }

    /// Whether somebody sits at a keyboard.
    pub(super) fn is_typed(&self) -> bool {
        match self {
            Input::Plain { typed, .. } => *typed,
            Input::Edited(_) => true,
        }
    }

    /// What can be completed: whole lines, of which the next word is offered.
    pub(super) fn offer(&mut self, lines: Vec<String>) {
        if let Some(words) = self.words() {
            words.lines = lines;
        }
    }

    /// Somebody else sits down: what was typed before is not theirs to see.
    pub(super) fn forget(&mut self) {
        if let Input::Edited(editor) = self {
            // A history in memory can always be cleared.
            let _ = editor.clear_history();
        }
    }

    fn words(&mut self) -> Option<&mut Words> {
        match self {
            Input::Plain { .. } => None,
            Input::Edited(editor) => editor.helper_mut(),
        }
    }

    /// The next line; nothing once there are no more, or if somebody wants to stop. What is no text is replaced or left
    /// out, so that a slip of the keyboard ends no game.
    pub(super) fn line(&mut self, out: &mut dyn Write, prompt: &str, voice: &Voice) -> io::Result<Option<String>> {
        out.flush()?;
        if let Some(words) = self.words() {
            words.prompt = voice.strong(prompt);
        }
        match self {
            Input::Plain { lines, .. } => {
                write!(out, "{}", voice.strong(prompt))?;
                out.flush()?;
                let mut bytes = Vec::new();
                if lines.read_until(b'\n', &mut bytes)? == 0 {
                    return Ok(None);
                }
                Ok(Some(String::from_utf8_lossy(&bytes).trim_end_matches(['\r', '\n']).to_owned()))
            }
            Input::Edited(editor) => {
                for _ in 0..MOST_UNREADABLE {
                    match editor.readline(prompt) {
                        Ok(line) => {
                            if !line.trim().is_empty() {
                                // It is kept for the arrow keys alone.
                                let _ = editor.add_history_entry(line.as_str());
                            }
                            return Ok(Some(line));
                        }
                        Err(ReadlineError::Eof | ReadlineError::Interrupted) => return Ok(None),
                        // Letters that are no text, or a window that changed in an unlucky moment: asked again.
                        Err(_unreadable) => {}
                    }
                }
                Ok(None)
            }
        }
    }
}

/// What helps with typing: the lines that are allowed, and how the prompt looks.
#[derive(Default)]
pub(super) struct Words {
    lines: Vec<String>,
    prompt: String,
}

/// Commands that an action follows.
const BEFORE_ACTIONS: [&str; 2] = ["w ", "o "];

impl Words {
    /// Where the completion starts, and what could stand there: what was typed and the rest of the word, each once.
    fn complete(&self, typed: &str) -> (usize, Vec<String>) {
        let command = BEFORE_ACTIONS.iter().find(|command| typed.starts_with(**command));
        let start = command.map_or(0, |command| command.len());
        let begun = &typed[start..];
        let mut found: Vec<String> = Vec::new();
        for line in &self.lines {
            let fits = line.get(..begun.len()).is_some_and(|head| head.eq_ignore_ascii_case(begun));
            if !fits {
                continue;
            }
            let rest = &line[begun.len()..];
            // A blank right at the cursor belongs to the word that ends there.
            let end = rest.get(1..).and_then(|rest| rest.find(' ')).map_or(line.len(), |at| begun.len() + 1 + at);
            let word = line[..end].to_owned();
            if word.len() > begun.len() && !found.contains(&word) {
                found.push(word);
            }
        }
        (start, found)
    }
}

impl Completer for Words {
    type Candidate = String;

    fn complete(&self, line: &str, pos: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<String>)> {
        Ok(self.complete(&line[..pos]))
    }
}

impl Highlighter for Words {
    fn highlight_prompt<'b, 's: 'b, 'p: 'b>(&'s self, prompt: &'p str, default: bool) -> Cow<'b, str> {
        if default { Cow::Borrowed(&self.prompt) } else { Cow::Borrowed(prompt) }
    }
}

impl Hinter for Words {
    type Hint = String;
}

impl Validator for Words {}
impl Helper for Words {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_word_is_completed() {
        let lines = ["walk person 1,1 to 1,2", "walk person 2,1 to 1,2", "walk egg 1,1", "keep", "r WRA-ACT-5"];
        let words = Words { lines: lines.map(str::to_owned).to_vec(), prompt: String::new() };
        let cases: [(&str, usize, &[&str]); 8] = [
            ("", 0, &["walk", "keep", "r"]),
            ("WA", 0, &["walk"]),
            ("walk", 0, &["walk person", "walk egg"]),
            ("walk ", 0, &["walk person", "walk egg"]),
            ("walk person ", 0, &["walk person 1,1", "walk person 2,1"]),
            ("w wal", 2, &["walk"]),
            ("keep", 0, &[]),
            ("r wra", 0, &["r WRA-ACT-5"]),
        ];
        for (typed, start, offered) in cases {
            let (from, found) = words.complete(typed);
            assert_eq!(
                (from, found.iter().map(String::as_str).collect::<Vec<_>>()),
                (start, offered.to_vec()),
                "{typed}"
            );
        }
    }

    #[test]
    fn letters_that_are_no_text_end_nothing() {
        let voice = Voice::new(Some(kernel::Lang::En), crate::args::When::Never);
        let mut input = Input::Plain { lines: Box::new(&b"\xe9\xff\r\nend"[..]), typed: false };
        let mut out = Vec::new();
        let mut next = || input.line(&mut out, "> ", &voice).expect("it can be read");
        assert_eq!(next().as_deref(), Some("\u{fffd}\u{fffd}"));
        assert_eq!((next().as_deref(), next()), (Some("end"), None));
    }
}
