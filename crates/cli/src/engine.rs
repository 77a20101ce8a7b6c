//! `caldera engine`: JSON-RPC 2.0, one message per line. The protocol is described in `docs/engine.md`.

mod desk;
mod methods;
mod research;
mod rpc;
mod worlds;

use crate::fault::Fault;
use crate::voice;
use desk::Desk;
use kernel::facts;
use rpc::Answer;
use std::io::{BufRead, Read, Write};

/// A longer line is refused unread: no honest message comes near.
const LONGEST_LINE: u64 = 4 << 20;

pub(crate) fn run() -> Result<(), Fault> {
    serve(std::io::stdin().lock(), std::io::stdout().lock())
}

fn serve(mut input: impl BufRead, mut out: impl Write) -> Result<(), Fault> {
    let mut desk = Desk::default();
    loop {
        let mut line = Vec::new();
        if (&mut input).take(LONGEST_LINE).read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        let answer = if line.len() as u64 == LONGEST_LINE && !line.ends_with(b"\n") {
            skip_line(&mut input)?;
            Some(Answer::unreadable(voice::fault("engine-long-line", facts![most = LONGEST_LINE as i64])))
        } else if line.trim_ascii().is_empty() {
            None
        } else {
            rpc::answer(&mut desk, &line)
        };
        if let Some(answer) = answer {
            writeln!(out, "{answer}")?;
            out.flush()?;
        }
    }
}

fn skip_line(input: &mut impl BufRead) -> std::io::Result<()> {
    loop {
        let rest = input.fill_buf()?;
        if rest.is_empty() {
            return Ok(());
        }
        let (used, found) = match rest.iter().position(|&byte| byte == b'\n') {
            Some(end) => (end + 1, true),
            None => (rest.len(), false),
        };
        input.consume(used);
        if found {
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests;
