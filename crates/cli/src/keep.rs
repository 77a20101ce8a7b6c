//! Game files of a long run: all, or those worth a look.

use crate::fault::Fault;
use kernel::{Standing, facts};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// Which games are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Keep {
    All,
    /// Those in which a program failed.
    Failed,
    /// So many with the most decisions.
    Longest(usize),
    /// So many with the least between the first score and the second.
    Closest(usize),
}

/// The ending of a game file's name.
const ENDING: &str = "caldera";

/// So many are kept if no number is given.
const USUAL: usize = 10;

impl FromStr for Keep {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Keep, &'static str> {
        let (word, count) = match text.split_once(':') {
            Some((word, count)) => (word, Some(count.parse().ok().filter(|&count| count > 0))),
            None => (text, None),
        };
        match (word, count) {
            ("all", None) => Ok(Keep::All),
            ("failed", None) => Ok(Keep::Failed),
            ("longest", None | Some(Some(_))) => Ok(Keep::Longest(count.flatten().unwrap_or(USUAL))),
            ("closest", None | Some(Some(_))) => Ok(Keep::Closest(count.flatten().unwrap_or(USUAL))),
            _ => Err("all, failed, longest:N, closest:N"),
        }
    }
}

/// A game that could be kept.
pub(crate) struct Candidate {
    /// Its file, without ending. No two games have one name.
    pub(crate) name: String,
    pub(crate) decisions: u32,
    /// The difference between the two best scores, where players are rivals.
    pub(crate) margin: Option<u32>,
    pub(crate) failed: bool,
}

/// Keeps game files in a folder. A file is written as soon as its game is among the chosen, and taken away when it no longer is, so
/// that the folder is right whenever the run stops.
pub(crate) struct Keeper {
    folder: PathBuf,
    chosen: Vec<Chosen>,
}

struct Chosen {
    keep: Keep,
    /// By how much each is wanted (less is more) and by the order they came in.
    games: BTreeMap<(i64, u64), String>,
    came: u64,
}

impl Chosen {
    /// Whether a game is among the chosen, and which one no longer is.
    fn offer(&mut self, game: &Candidate) -> (bool, Option<String>) {
        let (value, most) = match self.keep {
            Keep::All => return (true, None),
            Keep::Failed if game.failed => (0, usize::MAX),
            Keep::Failed => return (false, None),
            Keep::Longest(most) => (-i64::from(game.decisions), most),
            Keep::Closest(most) => match game.margin {
                Some(margin) => (i64::from(margin), most),
                None => return (false, None),
            },
        };
        self.came += 1;
        self.games.insert((value, self.came), game.name.clone());
        let out = if self.games.len() > most { self.games.pop_last().map(|(_, name)| name) } else { None };
        (out.as_ref() != Some(&game.name), out.filter(|name| *name != game.name))
    }
}

impl Keeper {
    /// A folder with game files is refused unless its files may be replaced: files of another run would be written over, or taken
    /// away for games of this one.
    pub(crate) fn new(folder: &Path, keep: &[Keep], may_replace: bool) -> Result<Keeper, Fault> {
        fs::create_dir_all(folder).map_err(|error| Fault::file(folder, error))?;
        if !may_replace && has_game_files(folder).map_err(|error| Fault::file(folder, error))? {
            return Err(Fault::asked("fault-records-exist", facts![path = folder.display().to_string()]));
        }
        let keep = if keep.is_empty() { &[Keep::All][..] } else { keep };
        let chosen = keep.iter().map(|&keep| Chosen { keep, games: BTreeMap::new(), came: 0 });
        Ok(Keeper { folder: folder.to_owned(), chosen: chosen.collect() })
    }

    /// Keeps the game if it is among the chosen. The record is asked for only then; a game of an earlier run has none, its file is
    /// there.
    pub(crate) fn offer(&mut self, game: &Candidate, record: impl FnOnce() -> Option<String>) -> Result<(), Fault> {
        let mut wanted = false;
        let mut out = BTreeSet::new();
        for chosen in &mut self.chosen {
            let (kept, lost) = chosen.offer(game);
            wanted |= kept;
            out.extend(lost);
        }
        if let Some(text) = wanted.then(record).flatten() {
            let path = self.path(&game.name);
            fs::write(&path, text).map_err(|error| Fault::file(&path, error))?;
        }
        for name in out {
            let keeps = |chosen: &Chosen| chosen.keep == Keep::All || chosen.games.values().any(|kept| *kept == name);
            if !self.chosen.iter().any(keeps) {
                let _ = fs::remove_file(self.path(&name));
            }
        }
        Ok(())
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.join(format!("{name}.{ENDING}"))
    }
}

fn has_game_files(folder: &Path) -> io::Result<bool> {
    for entry in fs::read_dir(folder)? {
        if entry?.path().extension().is_some_and(|ending| ending == ENDING) {
            return Ok(true);
        }
    }
    Ok(false)
}

/// The difference between the two best scores.
pub(crate) fn margin(standings: &[Standing]) -> Option<u32> {
    let mut scores: Vec<i32> = standings.iter().map(|standing| standing.score).collect();
    scores.sort_unstable();
    let [.., second, first] = scores[..] else { return None };
    Some(first.abs_diff(second))
}

/// A text as part of a file's name.
pub(crate) fn plain(text: &str) -> String {
    text.chars().map(|letter| if letter.is_ascii_alphanumeric() { letter } else { '-' }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Offers games (decisions, margin, failed) and says which files are there in the end.
    fn kept(folder: &str, keep: &[&str], games: &[(u32, u32, bool)]) -> Vec<String> {
        let folder = std::env::temp_dir().join(format!("caldera-keep-{}-{folder}", std::process::id()));
        let keep: Vec<Keep> = keep.iter().map(|keep| keep.parse().expect("a choice")).collect();
        let mut keeper = Keeper::new(&folder, &keep, false).expect("a folder");
        for (number, &(decisions, margin, failed)) in games.iter().enumerate() {
            let game = Candidate { name: number.to_string(), decisions, margin: Some(margin), failed };
            keeper.offer(&game, || Some("a record".to_owned())).expect("a file");
        }
        let files = fs::read_dir(&folder).expect("the folder").map(|file| file.expect("a file").file_name());
        let mut names: Vec<String> = files.map(|name| name.to_string_lossy().replace(".caldera", "")).collect();
        names.sort();
        fs::remove_dir_all(&folder).expect("the folder was ours");
        names
    }

    const GAMES: [(u32, u32, bool); 5] = [(10, 3, false), (30, 9, true), (20, 1, false), (30, 1, false), (5, 2, false)];

    #[test]
    fn the_chosen_games_are_there_in_the_end() {
        for (folder, keep, left) in [
            ("all", &["all"][..], &["0", "1", "2", "3", "4"][..]),
            ("usual", &[], &["0", "1", "2", "3", "4"]),
            ("longest", &["longest:2"], &["1", "3"]),
            ("closest", &["closest:2"], &["2", "3"]),
            ("failed", &["failed"], &["1"]),
            ("both", &["failed", "closest:1"], &["1", "2"]),
            ("twice", &["longest:1", "closest:3"], &["1", "2", "3", "4"]),
            ("many", &["longest"], &["0", "1", "2", "3", "4"]),
        ] {
            assert_eq!(kept(folder, keep, &GAMES), left, "{keep:?}");
        }
        for wrong in ["longest:0", "longest:-1", "all:3", "best", ""] {
            assert!(wrong.parse::<Keep>().is_err(), "{wrong}");
        }
    }
}
