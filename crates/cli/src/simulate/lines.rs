//! A line per game, in a file that a stopped simulation goes on with: CSV or JSON lines, after a header that says what the games
//! are.

use crate::contestant::Failure;
use crate::fault::Fault;
use crate::output::{self, Origin};
use crate::table::read;
use kernel::{Standing, Table, facts};
use serde::{Deserialize, Serialize};
use std::fs::OpenOptions;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Lines wait no longer than this to be written.
const WAIT: Duration = Duration::from_secs(1);

/// What is the same for all games of a file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Header {
    #[serde(flatten)]
    pub(super) origin: Origin,
    pub(super) game: String,
    pub(super) table: Table,
    pub(super) bots: Vec<String>,
    pub(super) first_seed: u64,
}

/// One game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Line {
    pub(super) seed: u64,
    pub(super) decisions: u32,
    pub(super) standings: Vec<Standing>,
    #[serde(flatten)]
    pub(super) faults: Faults,
}

/// What went wrong in a game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(super) struct Faults {
    /// Programs that failed, each in its seat; they have lost.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) failures: Vec<Failure>,
    /// How our own program failed: then there are no standings.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) panic: Option<String>,
}

/// How a line is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    Csv,
    Json,
}

impl Form {
    fn head(self, header: &Header) -> String {
        let json = json(header);
        match self {
            Form::Json => format!("{json}\n"),
            Form::Csv => {
                let columns: String =
                    (0..header.table.seats).map(|seat| format!(",place_{seat},score_{seat}")).collect();
                format!("# {json}\nseed,decisions{columns},faults\n")
            }
        }
    }

    fn write(self, line: &Line, seats: u8) -> String {
        match self {
            Form::Json => format!("{}\n", json(line)),
            Form::Csv => {
                let column = |seat| match line.standings.get(usize::from(seat)) {
                    Some(standing) => format!(",{},{}", standing.place, standing.score),
                    None => ",,".to_owned(),
                };
                let columns: String = (0..seats).map(column).collect();
                let faults = match &line.faults {
                    none if *none == Faults::default() => String::new(),
                    faults => format!("\"{}\"", json(faults).replace('"', "\"\"")),
                };
                format!("{},{}{columns},{faults}\n", line.seed, line.decisions)
            }
        }
    }

    fn read(self, text: &str, seats: u8) -> Option<Line> {
        match self {
            Form::Json => serde_json::from_str(text).ok(),
            Form::Csv => {
                let mut columns = text.splitn(usize::from(2 * seats) + 3, ',');
                let (seed, decisions) = (columns.next()?.parse().ok()?, columns.next()?.parse().ok()?);
                let mut standings = Vec::new();
                for _ in 0..seats {
                    let (place, score) = (columns.next()?, columns.next()?);
                    if !place.is_empty() {
                        standings.push(Standing { place: place.parse().ok()?, score: score.parse().ok()? });
                    }
                }
                let faults = match columns.next()? {
                    "" => Faults::default(),
                    quoted => {
                        let inside = quoted.strip_prefix('"')?.strip_suffix('"')?;
                        serde_json::from_str(&inside.replace("\"\"", "\"")).ok()?
                    }
                };
                Some(Line { seed, decisions, standings, faults })
            }
        }
    }
}

/// The games that a file of an earlier run has, and where each of its lines ends.
pub(super) struct Past {
    pub(super) lines: Vec<Line>,
    ends: Vec<u64>,
}

impl Past {
    /// Reads a file up to its last whole line; nothing if it is not there, or ends within its head.
    pub(super) fn read(path: &Path, form: Form, header: &Header) -> Result<Past, Fault> {
        let mut past = Past { lines: Vec::new(), ends: Vec::new() };
        if path == Path::new("-") {
            return Err(Fault::asked("fault-resume-file", facts![]));
        }
        if !path.exists() {
            return Ok(past);
        }
        let text = read(path)?;
        let head = form.head(header);
        if head.starts_with(&text) && text != head {
            return Ok(past);
        }
        let Some(body) = text.strip_prefix(&head) else {
            return Err(Fault::asked("fault-resume-other", facts![path = path.display().to_string()]));
        };
        past.ends.push(head.len() as u64);
        for (number, line) in body.split_inclusive('\n').filter(|line| line.ends_with('\n')).enumerate() {
            let read = form.read(line.trim_end(), header.table.seats);
            let due = header.first_seed.wrapping_add(number as u64);
            let Some(read) = read.filter(|line| line.seed == due) else {
                let line = number + head.lines().count() + 1;
                return Err(Fault::asked("fault-resume-line", facts![path = path.display().to_string(), line]));
            };
            past.lines.push(read);
            past.ends.push(past.ends[number] + line.len() as u64);
        }
        Ok(past)
    }
}

/// A file that gets a line per game.
pub(super) struct Lines {
    path: PathBuf,
    out: BufWriter<Box<dyn Write>>,
    form: Form,
    seats: u8,
    flushed: Instant,
}

impl Lines {
    /// A new file.
    pub(super) fn create(path: &Path, form: Form, header: &Header, overwrite: bool) -> Result<Lines, Fault> {
        let mut lines = Lines::on(path, form, header, output::create(path, overwrite)?);
        lines.put(&form.head(header))?;
        lines.flush()?;
        Ok(lines)
    }

    /// A file of an earlier run, cut after this many games.
    pub(super) fn go_on(path: &Path, form: Form, header: &Header, past: &Past, games: usize) -> Result<Lines, Fault> {
        let Some(&end) = past.ends.get(games) else { return Lines::create(path, form, header, true) };
        let failed = |error| Fault::file(path, error);
        let file = OpenOptions::new().append(true).open(path).map_err(failed)?;
        file.set_len(end).map_err(failed)?;
        Ok(Lines::on(path, form, header, Box::new(file)))
    }

    fn on(path: &Path, form: Form, header: &Header, out: Box<dyn Write>) -> Lines {
        let (out, flushed) = (BufWriter::new(out), Instant::now());
        Lines { path: path.to_owned(), out, form, seats: header.table.seats, flushed }
    }

    pub(super) fn add(&mut self, line: &Line) -> Result<(), Fault> {
        self.put(&self.form.write(line, self.seats))?;
        if self.flushed.elapsed() >= WAIT { self.flush() } else { Ok(()) }
    }

    pub(super) fn flush(&mut self) -> Result<(), Fault> {
        self.flushed = Instant::now();
        self.out.flush().map_err(|error| Fault::file(&self.path, error))
    }

    fn put(&mut self, text: &str) -> Result<(), Fault> {
        self.out.write_all(text.as_bytes()).map_err(|error| Fault::file(&self.path, error))
    }
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("plain data")
}

#[cfg(test)]
mod tests {
    use super::{Faults, Form, Line};
    use kernel::Standing;

    /// What is written is read as the same, whatever went wrong in the game.
    #[test]
    fn lines_go_out_and_come_back() {
        let failures = serde_json::from_value(serde_json::json!([
            {"seat": 1, "program": "python3 a,b.py", "reason": {"nonsense": {"answer": "\"oh\", no"}}, "last_words": "a\nb"}
        ]));
        let standings = vec![Standing { place: 1, score: -4 }, Standing { place: 2, score: 17 }];
        let failures = failures.expect("a failure");
        let lines = [
            Line { seed: 7, decisions: 30, standings: standings.clone(), faults: Faults::default() },
            Line { seed: 8, decisions: 31, standings, faults: Faults { failures, panic: None } },
            Line {
                seed: u64::MAX,
                decisions: 0,
                standings: Vec::new(),
                faults: Faults { failures: Vec::new(), panic: Some("a tile is gone".to_owned()) },
            },
        ];
        for form in [Form::Csv, Form::Json] {
            for line in &lines {
                let written = form.write(line, 2);
                assert_eq!(written.matches('\n').count(), 1, "one line: {written}");
                assert_eq!(form.read(written.trim_end(), 2).as_ref(), Some(line), "{written}");
            }
        }
        assert_eq!(Form::Csv.write(&lines[0], 2), "7,30,1,-4,2,17,\n");
        assert_eq!(Form::Csv.read("7,30,1,-4,2", 2), None);
    }
}
