//! A program that plays.

use crate::fault::Fault;
use catalog::AnyMatch;
use kernel::{Audience, Seat, facts};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// A program that is asked over its standard input and answers on its standard output, a line each.
pub(crate) struct Outside {
    command: String,
    seat: Seat,
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    asked: u64,
}

impl Outside {
    pub(super) fn start(command: &str, seat: Seat) -> Result<Outside, Fault> {
        let failed = |reason: &str| fault(command, seat, reason);
        let mut words = command.split_whitespace();
        let program = words.next().ok_or_else(|| failed("it has no name"))?;
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| failed(&error.to_string()))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(failed("it has no input or output"));
        };
        Ok(Outside { command: command.to_owned(), seat, child, input, output: BufReader::new(output), asked: 0 })
    }

    /// Sends what the seat may know and do, and reads what it wants to do. It is held to the list.
    pub(super) fn choose(&mut self, played: &dyn AnyMatch, seat: Seat, seed: u64) -> Result<String, Fault> {
        self.asked += 1;
        let actions: Vec<String> = played.actions(seat).into_iter().map(|(action, _)| action).collect();
        let params = json!({
            "game": played.about().id, "seats": played.seats(), "seat": seat, "seed": seed,
            "view": played.view(Audience::Seat(seat)), "actions": actions,
        });
        let request = json!({ "jsonrpc": "2.0", "id": self.asked, "method": "decide", "params": params });
        let mut line = String::new();
        let talk = writeln!(self.input, "{request}").and_then(|()| self.output.read_line(&mut line));
        talk.map_err(|error| self.failed(&error.to_string()))?;
        let answer: Value = serde_json::from_str(&line).map_err(|error| self.failed(&error.to_string()))?;
        let action = answer["result"]["action"].as_str();
        let action = action.ok_or_else(|| self.failed("it answered no {\"result\":{\"action\":…}}"))?;
        if actions.iter().any(|known| known == action) {
            return Ok(action.to_owned());
        }
        Err(self.failed(&format!("{action:?} is not in the list it was given")))
    }

    fn failed(&self, reason: &str) -> Fault {
        fault(&self.command, self.seat, reason)
    }
}

/// The game is over: the program need not answer any more.
impl Drop for Outside {
    fn drop(&mut self) {
        // It may have ended by itself already, which is what is wanted.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn fault(command: &str, seat: Seat, reason: &str) -> Fault {
    Fault::asked("fault-program", facts![command, seat = seat.0, reason])
}
