//! Games outlive releases: every frozen game replays to the same hashes, shows everybody the same, verifies or plays on.
//!
//! `tests/frozen/README.md` says what the files are and how new ones are made. With `CALDERA_BLESS=1` the sums of records
//! that have none yet are written; sums that are there are never changed.

use catalog::{AnyEdition, AnyMatch, Door, Happening};
use flate2::read::GzDecoder;
use kernel::record::Entry;
use kernel::{Audience, Digest, OptionKind, Record, RulesVersion, Seal, Turn};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};

/// The games that have been in a release: their files are kept for ever. A new game comes in with its first frozen games.
const RELEASED: [&str; 5] = ["fuji", "sapiens", "trex", "warlock", "wrath"];

/// A frozen game.
struct Frozen {
    game: &'static dyn Door,
    /// The path without an ending.
    path: PathBuf,
    record: Record,
    edition: AnyEdition,
}

impl Frozen {
    fn beside(&self, ending: &str) -> PathBuf {
        self.path.with_extension(ending)
    }

    fn forced(&self) -> bool {
        self.record.entries.iter().any(|entry| matches!(entry, Entry::Act(act) if act.forced))
    }
}

/// The files of a folder, in order.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|fault| panic!("{folder:?}: {fault}"));
    let mut paths: Vec<PathBuf> = entries.map(|file| file.unwrap().path()).collect();
    paths.sort();
    paths
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/frozen")
}

fn released() -> impl Iterator<Item = &'static dyn Door> {
    RELEASED.into_iter().map(|id| catalog::game(id).unwrap_or_else(|| panic!("{id} has left the list")))
}

/// Every frozen game of a game, of all versions.
fn frozen(game: &'static dyn Door) -> Vec<Frozen> {
    let versions = files(&root().join(game.about().id)).into_iter().filter(|path| path.is_dir());
    versions.flat_map(|folder| version(game, &folder)).collect()
}

fn version(game: &'static dyn Door, folder: &Path) -> Vec<Frozen> {
    let editions: Vec<AnyEdition> = files(&folder.join("editions"))
        .iter()
        .map(|path| {
            game.read_edition(&fs::read_to_string(path).unwrap()).unwrap_or_else(|fault| panic!("{path:?}: {fault}"))
        })
        .collect();
    let rules = folder.file_name().unwrap().to_str().unwrap();
    let records = files(folder).into_iter().filter(|path| path.to_str().unwrap().ends_with(".caldera.gz"));
    records
        .map(|path| {
            let mut text = String::new();
            GzDecoder::new(fs::File::open(&path).unwrap()).read_to_string(&mut text).unwrap();
            let record = Record::from_text(&text).unwrap_or_else(|fault| panic!("{path:?}: {fault}"));
            assert_eq!(record.to_text(), text, "{path:?} is written as it was");
            assert_eq!(format!("v{}", record.header.rules), rules, "{path:?} lies in the folder of its version");
            let cited = &record.header.edition;
            let edition = editions.iter().find(|edition| edition.tag().digest == cited.digest);
            let edition = *edition.unwrap_or_else(|| panic!("{path:?}: the edition {:?} is not kept", cited.name));
            Frozen { game, path: path.with_extension("").with_extension(""), record, edition }
        })
        .collect()
}

/// What each audience saw of a game: fingerprints of all its views and of all it witnessed, and one of both every so often.
struct Sums {
    audiences: Vec<Audience>,
    views: Vec<Digest>,
    witnessed: Vec<Digest>,
    checkpoints: Vec<String>,
}

impl Sums {
    /// How many entries lie between two checkpoints, which tell where a difference begins.
    const STRIDE: usize = 20;

    fn new(seats: u8) -> Sums {
        let audiences: Vec<Audience> = Audience::all(seats).collect();
        let nothing = vec![Digest([0; 32]); audiences.len()];
        Sums { audiences, views: nothing.clone(), witnessed: nothing, checkpoints: Vec::new() }
    }

    fn add(&mut self, played: &dyn AnyMatch, happened: &[Happening], entries: usize) {
        for (index, audience) in self.audiences.iter().enumerate() {
            chain(&mut self.views[index], &played.view(*audience));
            let seen =
                |happening: &Happening| Some(json!([happening.rule.as_str(), happening.seen_by(*audience)?.event]));
            chain(&mut self.witnessed[index], &happened.iter().filter_map(seen).collect());
        }
        if entries.is_multiple_of(Sums::STRIDE) {
            let all: Vec<u8> = self.views.iter().chain(&self.witnessed).flat_map(|sum| sum.0).collect();
            self.checkpoints.push(format!("{entries} {}", Digest::of(&all).short()));
        }
    }

    fn text(&self) -> String {
        let mut text = String::new();
        for (index, audience) in self.audiences.iter().enumerate() {
            let who = match audience {
                Audience::Seat(seat) => format!("seat {seat}"),
                Audience::Spectator => "spectator".to_owned(),
            };
            let (views, witnessed) = (self.views[index], self.witnessed[index]);
            writeln!(text, "{who} views {views} witnessed {witnessed}").unwrap();
        }
        self.checkpoints.iter().for_each(|checkpoint| writeln!(text, "after {checkpoint}").unwrap());
        text
    }
}

/// A fingerprint of all that came before and of one thing more.
fn chain(sum: &mut Digest, value: &Value) {
    let mut bytes = sum.0.to_vec();
    serde_json::to_writer(&mut bytes, value).unwrap();
    *sum = Digest::of(&bytes);
}

/// Replays a game; every state also comes back from its position.
fn seen(frozen: &Frozen) -> String {
    let Frozen { game, path, record, edition } = frozen;
    let mut sums = Sums::new(record.header.table.seats);
    let mut entries = 0;
    let shown = game.replay(record, *edition, &mut |played, entry, happened| {
        entries += usize::from(entry.is_some());
        sums.add(played, &happened, entries);
        if entries.is_multiple_of(8) {
            let position = played.position();
            let loaded = game.load(&position, *edition, Seal::from_seed(1));
            let loaded = loaded.unwrap_or_else(|fault| panic!("{path:?}, after {entries}: {fault}"));
            assert_eq!((loaded.hash(), loaded.position()), (played.hash(), position), "{path:?}, after {entries}");
        }
    });
    shown.unwrap_or_else(|fault| panic!("{path:?}: {fault}"));
    assert_eq!(entries, record.entries.len(), "{path:?}");
    sums.text()
}

#[test]
fn every_frozen_game_replays_and_shows_everybody_the_same() {
    let bless = std::env::var_os("CALDERA_BLESS").is_some();
    for frozen in released().flat_map(frozen) {
        let now = seen(&frozen);
        let sums = frozen.beside("seen");
        if bless && !sums.exists() {
            fs::write(&sums, &now).unwrap();
        }
        let then = fs::read_to_string(&sums).unwrap_or_else(|fault| panic!("{sums:?}: {fault}"));
        let differs: Vec<_> = then.lines().zip(now.lines()).filter(|(then, now)| then != now).collect();
        assert_eq!(then, now, "{sums:?}: some audience sees something else now: {differs:#?}");
    }
}

#[test]
fn every_whole_frozen_game_verifies() {
    for frozen in released().flat_map(frozen) {
        let Frozen { game, path, record, edition } = &frozen;
        let proof = game.verify(record, *edition).unwrap_or_else(|fault| panic!("{path:?}: {fault}"));
        assert_eq!(proof.forced > 0, frozen.forced(), "{path:?}: draws set by hand prove nothing, and are told");
        assert_eq!(proof.given, record.header.position.is_some(), "{path:?}: a given start is told");
        assert_eq!((proof.sealed, proof.finished), (record.end.is_some(), record.end.is_some()), "{path:?}");
        assert_eq!(proof.entries, record.entries.len(), "{path:?}");
    }
}

#[test]
fn every_unfinished_frozen_game_plays_on_to_its_end() {
    for frozen in released().flat_map(frozen) {
        let Frozen { game, path, record, edition } = &frozen;
        let Ok(secret) = fs::read_to_string(frozen.beside("secret")) else { continue };
        let seal = Seal::from_hex(secret.trim()).unwrap();
        let resumed = game.resume(record, *edition, &seal);
        let mut played = resumed.unwrap_or_else(|fault| panic!("{path:?}: {fault}"));
        assert_eq!(played.record(), record, "{path:?} goes on where it stopped");
        while let Turn::Decide(_) = played.turn() {
            let seat = played.waited().first().expect("somebody is waited for");
            let action = played.stand_in(seat);
            played.perform(seat, &action).unwrap_or_else(|fault| panic!("{path:?}: {action}: {fault}"));
        }
        let whole = played.record();
        assert!(whole.entries.starts_with(&record.entries) && whole.header == record.header, "{path:?}");
        let proof = game.verify(whole, *edition).unwrap_or_else(|fault| panic!("{path:?}: {fault}"));
        assert!(proof.sealed && proof.finished, "{path:?}");
    }
}

/// What a game could be played with: numbers of seats, and values of options that are listed; a form or a number is chosen or not.
fn choices(game: &dyn Door) -> BTreeSet<String> {
    let about = game.about();
    let options = about.options.iter().flat_map(|option| match option.kind {
        OptionKind::Choice(words) => words.iter().map(|word| format!("{}={word}", option.key)).collect(),
        OptionKind::Flag => vec![format!("{}=true", option.key)],
        OptionKind::Number { .. }
        | OptionKind::Seat
        | OptionKind::EachSeat { .. }
        | OptionKind::List { .. }
        | OptionKind::Fields { .. } => vec![option.key.to_owned()],
    });
    about.seats.clone().map(|seats| format!("{seats} seats")).chain(options).collect()
}

/// What a frozen game was played with.
fn chosen(record: &Record) -> Vec<String> {
    let table = &record.header.table;
    let written = |(key, value): (&String, &Value)| {
        let word = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        [key.clone(), format!("{key}={word}")]
    };
    std::iter::once(format!("{} seats", table.seats)).chain(table.options.iter().flat_map(written)).collect()
}

/// The least whole and the least unfinished games of each version that can still be played.
const OF_EVERY_VERSION: usize = 6;

/// What a version's games of one kind must show, so that some of everything of it is kept.
fn are_of_several_kinds(game: &dyn Door, rules: RulesVersion, some: &[&Frozen], kind: &str) {
    let id = game.about().id;
    assert!(some.len() >= OF_EVERY_VERSION, "{id}: {} {kind} games of version {rules}", some.len());
    let any = |what: &str, is: &dyn Fn(&Frozen) -> bool| {
        assert!(some.iter().any(|one| is(one)), "{id}: {what}, {kind} under version {rules}");
    };
    any("begun from a position", &|one| one.record.header.position.is_some());
    any("another edition", &|one| one.record.header.edition.name != some[0].record.header.edition.name);
    any("an option chosen", &|one| !one.record.header.table.options.is_empty());
    let seats: BTreeSet<u8> = some.iter().map(|one| one.record.header.table.seats).collect();
    let possible = game.about().seats.clone().count();
    assert!(seats.len() >= possible.min(3), "{id}: {kind} games of version {rules} have {seats:?} seats");
}

#[test]
fn some_games_of_every_version_are_kept() {
    for game in released() {
        let about = game.about();
        let all = frozen(game);
        for rules in RulesVersion::range(about.oldest, about.rules) {
            let of = |whole: bool| -> Vec<&Frozen> {
                let version = all.iter().filter(|one| one.record.header.rules == rules);
                version.filter(|one| one.record.end.is_some() == whole).collect()
            };
            are_of_several_kinds(game, rules, &of(true), "whole");
            are_of_several_kinds(game, rules, &of(false), "unfinished");
            let goes_on = of(false).iter().any(|one| one.beside("secret").exists());
            assert!(goes_on, "{}: no game of version {rules} can be played on", about.id);
        }
    }
}

#[test]
fn frozen_games_are_many_and_of_all_kinds() {
    let folders = files(&root()).into_iter().filter(|path| path.is_dir());
    let names: Vec<String> = folders.map(|path| path.file_name().unwrap().to_string_lossy().into_owned()).collect();
    assert_eq!(names, RELEASED, "what is frozen is what has been in a release");
    for game in released() {
        let id = game.about().id;
        let all = frozen(game);
        let whole: Vec<&Frozen> = all.iter().filter(|frozen| frozen.record.end.is_some()).collect();
        let open: Vec<&Frozen> = all.iter().filter(|frozen| frozen.record.end.is_none()).collect();
        assert!(whole.len() >= 20 && open.len() >= 20, "{id}: {} whole, {} unfinished", whole.len(), open.len());
        for some in [whole, open] {
            let any =
                |what: &str, is: &dyn Fn(&Frozen) -> bool| assert!(some.iter().any(|one| is(one)), "{id}: {what}");
            let undone = |one: &Frozen| one.record.entries.iter().any(|entry| matches!(entry, Entry::Undo(_)));
            any("taken back", &undone);
            any("shares in the dice", &|one| !one.record.header.shares.is_empty());
            any("begun from a position", &|one| one.record.header.position.is_some());
            any("another edition", &|one| one.record.header.edition.name != game.base_edition().tag().name);
            let seen: BTreeSet<String> = some.iter().flat_map(|one| chosen(&one.record)).collect();
            let missing: Vec<String> = choices(game).difference(&seen).cloned().collect();
            assert!(missing.is_empty(), "{id}: no frozen game with {missing:?}");
        }
        // Where nothing is left to chance after the setup, nothing can be forced.
        let draws = |entry: &Entry| matches!(entry, Entry::Act(act) if !act.draws.is_empty());
        let by_chance = all.iter().any(|one| one.record.entries.iter().any(draws));
        assert_eq!(all.iter().any(Frozen::forced), by_chance, "{id}: forced draws");
        let resumed = all.iter().filter(|frozen| frozen.beside("secret").exists()).count();
        assert!(resumed >= 15, "{id}: only {resumed} can be played on");
    }
}
