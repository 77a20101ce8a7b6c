//! `caldera replay` and `caldera verify`.

use crate::args::{Look, Replay, Verify};
use crate::fault::Fault;
use crate::output::Origin;
use crate::play::kept::Shelf;
use crate::table::edition_or;
use crate::voice::{self, Voice};
use catalog::{AnyEdition, AnyMatch, Door, Happening, Panicked, guarded};
use kernel::record::{Entry, Header, Start};
use kernel::{Audience, Lang, Nameless, Phrase, Proof, Record, RecordFault, Turn, facts, seat_name};
use serde_json::{Value, json};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

pub(crate) fn replay(args: &Replay, voice: &Voice) -> Result<(), Fault> {
    let (record, game) = read(&meant(&args.file))?;
    let edition = edition_or(game, args.edition.as_deref(), || game.edition_for(&record))?;
    let mut out = std::io::stdout().lock();
    let mut failed: Option<Fault> = None;
    if !args.json && args.svg.is_none() && args.png.is_none() {
        Origin::new(game, edition).tell(&mut out, voice)?;
    }
    let last = args.until.unwrap_or(u32::MAX);
    let replayed = guarded(|| {
        game.replay(&record, edition, &mut |played, entry, happenings| {
            if failed.is_some() || played.number() > last {
                return;
            }
            let step = ReplayStep { game, played, entry, happenings: &happenings };
            let written = if args.svg.is_some() || args.png.is_some() {
                step.draw(args, voice)
            } else if args.json {
                step.json(&mut out).map_err(Fault::from)
            } else {
                step.tell(&mut out, voice, args.boards).map_err(Fault::from)
            };
            failed = written.err();
        })
    });
    if let Some(fault) = failed {
        return Err(fault);
    }
    match replayed {
        Ok(result) => result.map_err(|fault| wrong_line(&args.file, &fault)),
        Err(panicked) => {
            let path = args.file.display().to_string();
            eprintln!("caldera: {}", voice.say("verify-panicked", facts![path, reason = panicked.to_string()]));
            Err(Fault::Panicked)
        }
    }
}

/// A record and its game.
pub(crate) fn read(path: &Path) -> Result<(Record, &'static dyn Door), Fault> {
    let bytes = std::fs::read(path).map_err(|error| Fault::file(path, error))?;
    text_of(&bytes).and_then(open).map_err(|opened| opened.into_fault(path))
}

struct ReplayStep<'a> {
    game: &'a dyn Door,
    played: &'a dyn AnyMatch,
    entry: Option<&'a Entry>,
    happenings: &'a [Happening],
}

impl ReplayStep<'_> {
    fn tell(&self, out: &mut impl Write, voice: &Voice, boards: bool) -> io::Result<()> {
        let number = self.played.number();
        match self.entry {
            None => writeln!(out, "{}", voice.strong(self.game.about().title(voice.lang)))?,
            Some(Entry::Act(act)) => {
                let name = seat_name(voice.lang, act.seat, &Nameless);
                writeln!(out, "{number:>4}. {}  {}", voice.strong(&name), voice.warm(&act.action))?;
            }
            Some(Entry::Undo(undo)) => {
                let line = voice
                    .say("replay-undo", facts![number = undo.undo, name = seat_name(voice.lang, undo.seat, &Nameless)]);
                writeln!(out, "{number:>4}. {line}")?;
            }
        }
        for happening in self.happenings {
            let text = voice.game(self.game.words(), &happening.whole().phrase, &Nameless);
            writeln!(out, "      {text} {}", voice.faint(&format!("({})", happening.rule)))?;
        }
        if boards {
            writeln!(out, "\n{}\n", self.played.sketch(Audience::Spectator, voice.lang))?;
        }
        if let Turn::Over(outcome) = self.played.turn() {
            for (seat, standing) in outcome.standings().iter().enumerate() {
                let name = seat_name(voice.lang, kernel::Seat(seat as u8), &Nameless);
                let facts = facts![name, place = standing.place, score = standing.score];
                writeln!(out, "{}", voice.say("replay-standing", facts))?;
            }
        }
        Ok(())
    }

    /// Draws the board into the folders asked for.
    fn draw(&self, args: &Replay, voice: &Voice) -> Result<(), Fault> {
        let theme = match args.look {
            Look::Light => boards::Theme::Light,
            Look::Dark => boards::Theme::Dark,
        };
        let drawing = boards::draw(self.played, Audience::Spectator, voice.lang, &[]);
        let number = self.played.number();
        if let Some(folder) = &args.svg {
            write_into(folder, &format!("{number:04}.svg"), boards::standalone(&drawing.board, theme).as_bytes())?;
        }
        if let Some(folder) = &args.png {
            let png = boards::png(&drawing.board, theme, args.width)
                .map_err(|fault| Fault::file(folder, io::Error::other(fault)))?;
            write_into(folder, &format!("{number:04}.png"), &png)?;
        }
        Ok(())
    }

    fn json(&self, out: &mut impl Write) -> io::Result<()> {
        let events: Vec<Value> = self
            .happenings
            .iter()
            .map(|happening| json!({ "rule": happening.rule, "event": happening.whole().event }))
            .collect();
        let (seat, action) = match self.entry {
            None => (Value::Null, Value::Null),
            Some(Entry::Act(act)) => (json!(act.seat), json!(act.action)),
            Some(Entry::Undo(undo)) => (json!(undo.seat), json!({ "undo": undo.undo })),
        };
        let line = json!({
            "n": self.played.number(), "seat": seat, "action": action, "events": events,
            "hash": self.played.hash(), "view": self.played.view(Audience::Spectator),
        });
        writeln!(out, "{line}")
    }
}

fn write_into(folder: &Path, name: &str, bytes: &[u8]) -> Result<(), Fault> {
    std::fs::create_dir_all(folder).map_err(|error| Fault::file(folder, error))?;
    let path = folder.join(name);
    std::fs::write(&path, bytes).map_err(|error| Fault::file(&path, error))
}

pub(crate) fn verify(args: &Verify, voice: &Voice) -> Result<(), Fault> {
    let mut found = Summary::default();
    let (mut results, mut starts) = (Vec::new(), Vec::new());
    for path in &args.files {
        let result = prove(path, args.edition.as_deref())?;
        found.add(&result);
        starts.extend(result.as_ref().ok().map(|(source, _)| source.began.clone()));
        if args.json {
            results.push(verdict_json(path, &result, voice.lang));
        } else {
            println_verdict(path, &result, voice)?;
        }
    }
    if args.json {
        writeln!(std::io::stdout(), "{}", serde_json::to_string_pretty(&results).expect("plain data"))?;
    } else if let [(header, _), _, ..] = &starts[..]
        && starts.len() == args.files.len()
        && starts.iter().all(|start| *start == starts[0])
    {
        let facts = facts![count = starts.len(), commitment = header.commitment.to_string()];
        writeln!(std::io::stdout(), "{}", voice.say("verify-same-start", facts))?;
    }
    found.status()
}

/// What was found in all files together. The gravest finding gives the exit code.
#[derive(Default)]
struct Summary {
    wrong: bool,
    unread: bool,
    panicked: bool,
    given: bool,
}

impl Summary {
    fn add(&mut self, verdict: &Verdict) {
        match verdict {
            Ok((_, proof)) => self.given |= proof.given || proof.forced > 0,
            Err(Unproved::Wrong(_)) => self.wrong = true,
            Err(Unproved::Unreadable(_)) => self.unread = true,
            Err(Unproved::Panicked(_)) => self.panicked = true,
        }
    }

    fn status(&self) -> Result<(), Fault> {
        let faults = [
            (self.panicked, Fault::Panicked),
            (self.unread, Fault::Unread),
            (self.wrong, Fault::Found),
            (self.given, Fault::Given),
        ];
        faults.into_iter().find(|(found, _)| *found).map_or(Ok(()), |(_, fault)| Err(fault))
    }
}

type Verdict = Result<(Source, Proof), Unproved>;

/// What a record was played with.
struct Source {
    game: &'static str,
    origin: Origin,
    /// Its first two lines: whatever has the same began with the same cards and dice.
    began: (Header, Start),
}

impl Source {
    fn new(game: &dyn Door, edition: AnyEdition, record: Record) -> Source {
        let Record { header, start, .. } = record;
        Source { game: game.about().id, origin: Origin::new(game, edition), began: (header, start) }
    }
}

/// Why a file proves nothing.
enum Unproved {
    /// The file could not be read at all.
    Unreadable(io::Error),
    /// A line of it is wrong.
    Wrong(RecordFault),
    /// The program itself failed on it.
    Panicked(Panicked),
}

/// Proves one file. What is wrong with it is a verdict, so that the next file is still looked at; only a bad edition
/// file ends the command.
fn prove(path: &Path, edition_file: Option<&Path>) -> Result<Verdict, Fault> {
    let opened = match std::fs::read(meant(path)) {
        Ok(bytes) => text_of(&bytes).and_then(open).map_err(Opened::into_record_fault),
        Err(error) => return Ok(Err(Unproved::Unreadable(error))),
    };
    let (record, game) = match opened {
        Ok(opened) => opened,
        Err(fault) => return Ok(Err(Unproved::Wrong(fault))),
    };
    let edition = edition_or(game, edition_file, || game.edition_for(&record))?;
    Ok(judged(|| game.verify(&record, edition)).map(|proof| (Source::new(game, edition, record), proof)))
}

/// What a proof comes to; a panic in it ends this proof alone.
fn judged(prove: impl FnOnce() -> Result<Proof, RecordFault>) -> Result<Proof, Unproved> {
    guarded(prove).map_err(Unproved::Panicked)?.map_err(Unproved::Wrong)
}

/// Where a game began, as programs read it.
const fn start(proof: &Proof) -> &'static str {
    if proof.given { "given" } else { "dealt" }
}

/// The file as text, or the line of its first byte that is none.
fn text_of(bytes: &[u8]) -> Result<&str, Opened> {
    std::str::from_utf8(bytes).map_err(|fault| {
        let line = bytes[..fault.valid_up_to()].iter().filter(|&&byte| byte == b'\n').count() + 1;
        Opened::Broken(RecordFault::new(line, voice::fault("verify-not-text", facts![])))
    })
}

fn println_verdict(path: &Path, verdict: &Verdict, voice: &Voice) -> Result<(), Fault> {
    let path = path.display().to_string();
    let line = match verdict {
        Ok((source, proof)) if proof.given || proof.forced > 0 => {
            let finished = if proof.finished && proof.sealed { "yes" } else { "no" };
            let facts = facts![
                path,
                game = source.game,
                entries = proof.entries,
                draws = proof.draws,
                start = start(proof),
                forced = proof.forced,
                finished
            ];
            voice.say("verify-given", facts)
        }
        Ok((source, proof)) => {
            let key = match (proof.finished, proof.sealed) {
                (true, true) => "verify-proved",
                (true | false, _) => "verify-unfinished",
            };
            voice.say(key, facts![path, game = source.game, entries = proof.entries, draws = proof.draws])
        }
        Err(Unproved::Panicked(panicked)) => {
            voice.bad(&voice.say("verify-panicked", facts![path, reason = panicked.to_string()]))
        }
        Err(Unproved::Wrong(fault)) => {
            voice.bad(&voice.say("verify-wrong", facts![path, line = fault.line, reason = fault.reason.clone()]))
        }
        Err(Unproved::Unreadable(error)) => {
            voice.bad(&voice.say("verify-unreadable", facts![path, reason = error.to_string()]))
        }
    };
    writeln!(std::io::stdout(), "{line}")?;
    verdict.iter().try_for_each(|(source, _)| source.origin.tell(&mut std::io::stdout(), voice))?;
    Ok(())
}

fn verdict_json(path: &Path, verdict: &Verdict, lang: Lang) -> Value {
    let path = path.display().to_string();
    match verdict {
        Ok((source, proof)) => json!({
            "file": path, "ok": true, "game": source.game, "edition": source.origin.edition(), "entries": proof.entries, "draws": proof.draws,
            "finished": proof.finished, "sealed": proof.sealed, "start": start(proof), "commitment": source.began.0.commitment,
            "dice": if proof.forced > 0 { "forced" } else { "sealed" }, "forced": proof.forced,
        }),
        Err(Unproved::Panicked(panicked)) => {
            json!({ "file": path, "ok": false, "panic": true, "reason": panicked.to_string() })
        }
        Err(Unproved::Wrong(fault)) => json!({
            "file": path, "ok": false, "line": fault.line, "reason": fault.reason.say(lang), "fault": fault.reason,
        }),
        Err(Unproved::Unreadable(error)) => json!({ "file": path, "ok": false, "reason": error.to_string() }),
    }
}

/// Why a record could not even be opened.
enum Opened {
    Broken(RecordFault),
    NoGame(String),
}

impl Opened {
    fn into_record_fault(self) -> RecordFault {
        match self {
            Opened::Broken(fault) => fault,
            Opened::NoGame(id) => RecordFault::new(1, voice::fault("verify-no-game", facts![game = id])),
        }
    }

    fn into_fault(self, path: &Path) -> Fault {
        wrong_line(path, &self.into_record_fault())
    }
}

fn open(text: &str) -> Result<(Record, &'static dyn Door), Opened> {
    if !looks_like_a_record(text) {
        return Err(Opened::Broken(RecordFault::new(1, voice::fault("verify-no-record", facts![]))));
    }
    let record = Record::from_text(text).map_err(Opened::Broken)?;
    match catalog::game(&record.header.game) {
        Some(game) => Ok((record, game)),
        None => Err(Opened::NoGame(record.header.game)),
    }
}

/// The file that is meant: the one at this path, or the kept game of that name.
pub(crate) fn meant(path: &Path) -> PathBuf {
    let kept = || path.to_str().and_then(|id| Shelf::usual().record_of(id));
    if path.exists() { path.to_owned() } else { kept().unwrap_or_else(|| path.to_owned()) }
}

/// Whether the first line could be a record's: what is no game file at all is called so, not searched for its first fault.
fn looks_like_a_record(text: &str) -> bool {
    text.lines().next().is_some_and(|line| line.starts_with('{') && line.contains("\"caldera\""))
}

/// A line of a record is wrong.
pub(crate) fn wrong_line(path: &Path, fault: &RecordFault) -> Fault {
    let (path, line, reason) = (path.display().to_string(), fault.line, fault.reason.clone());
    Fault::Wrong(Phrase::new("verify-wrong", facts![path, line, reason]))
}

#[cfg(test)]
mod tests {
    use super::{Source, Summary, Unproved, judged};
    use crate::fault::Fault;
    use kernel::{Proof, Seal, Table};

    fn source() -> Source {
        let wrath = catalog::game("wrath").expect("it is in the list");
        let (played, _) = wrath.start(&Table::new(2), wrath.base_edition(), Seal::from_seed(1)).expect("two may play");
        Source::new(wrath, wrath.base_edition(), played.record().clone())
    }

    const PROOF: Proof = Proof { entries: 1, draws: 1, sealed: true, finished: true, given: false, forced: 0 };

    #[test]
    fn a_panic_in_one_proof_is_a_verdict() {
        let failed = judged(|| panic!("a tile is gone")).expect_err("it panics");
        assert!(matches!(&failed, Unproved::Panicked(panicked) if panicked.message == "a tile is gone"));
        assert!(judged(|| Ok(PROOF)).is_ok(), "and the next file is examined");
        let mut found = Summary::default();
        found.add(&Err(failed));
        found.add(&Ok((source(), PROOF)));
        assert!(matches!(found.status(), Err(Fault::Panicked)));
    }

    #[test]
    fn a_given_start_and_forced_draws_have_their_own_status() {
        let status = |proof: Proof| {
            let mut found = Summary::default();
            found.add(&Ok((source(), PROOF)));
            found.add(&Ok((source(), proof)));
            found.status().map_or_else(|fault| fault.status(), |()| 0)
        };
        assert_eq!(status(PROOF), 0);
        assert_eq!(status(Proof { given: true, ..PROOF }), 4);
        assert_eq!(status(Proof { forced: 1, ..PROOF }), 4);
    }
}
