//! `cargo xtask new-game NAME`: writes a small but complete game to start from.
//!
//! The folder `new-game` beside this one contains a playable game: one rule of each kind, its book, its texts, its
//! edition, its tests. It is copied under another name, and the list of games gets a line for it.

use std::fs;
use std::path::{Path, PathBuf};

/// The list of games, and what it needs to find their packages.
const LIST: &str = "crates/catalog/src/lib.rs";
const MANIFEST: &str = "crates/catalog/Cargo.toml";

/// The names of a new game.
#[derive(Debug)]
struct Names {
    /// Folder, package and short name: `pig`.
    id: String,
    /// The type: `Pig`.
    name: String,
    /// The prefix of its rule IDs: `PIG`.
    prefix: String,
}

impl Names {
    fn new(id: &str, prefix: Option<&str>) -> Result<Names, String> {
        let letters = id.bytes().all(|letter| letter.is_ascii_lowercase());
        if !letters || !(3..=20).contains(&id.len()) {
            return Err(format!("{id:?} is no name for a game: it takes 3 to 20 letters from a to z"));
        }
        let prefix = prefix.map_or_else(|| id[..3].to_uppercase(), str::to_owned);
        if prefix.len() != 3 || !prefix.bytes().all(|letter| letter.is_ascii_uppercase()) {
            return Err(format!("{prefix:?} begins no rule: it takes three letters from A to Z"));
        }
        let name = id[..1].to_uppercase() + &id[1..];
        Ok(Names { id: id.to_owned(), name, prefix })
    }

    /// A text of the small game with the names replaced by those of the new one.
    fn filled(&self, text: &str) -> String {
        text.replace("newgame", &self.id)
            .replace("NewGame", &self.name)
            .replace("New Game", &self.name)
            .replace("NEW-", &format!("{}-", self.prefix))
    }
}

/// Writes the game and its lines in the list; returns the files that were written or changed.
pub(crate) fn write(root: &Path, id: &str, prefix: Option<&str>) -> Result<Vec<PathBuf>, String> {
    let names = Names::new(id, prefix)?;
    let home = root.join("games").join(id);
    if home.exists() {
        return Err(format!("there is a game {id} already"));
    }
    if let Some(other) = owner_of(root, &names.prefix)? {
        return Err(format!("the rules of {other} begin with {} already: name another three letters", names.prefix));
    }
    let model = root.join("xtask/new-game");
    let mut written = Vec::new();
    for file in files(&model)? {
        let target = home.join(file.strip_prefix(&model).expect("it lies in the folder"));
        save(&target, &names.filled(&read(&file)?))?;
        written.push(target);
    }
    let Names { id, name, .. } = &names;
    for (file, line, alike) in [
        (LIST, format!("            {id}::{name},"), "::"),
        (
            MANIFEST,
            format!("{id} = {{ package = \"caldera-{id}\", version = \"1\", path = \"../../games/{id}\" }}"),
            "../../games/",
        ),
    ] {
        let file = root.join(file);
        save(&file, &with_line(&read(&file)?, &line, alike).ok_or_else(|| format!("{}: no list", file.display()))?)?;
        written.push(file);
    }
    Ok(written)
}

/// The text with a line added after the last similar one: equally indented, and with the same mark in it.
fn with_line(text: &str, line: &str, alike: &str) -> Option<String> {
    let indent = |line: &str| line.len() - line.trim_start().len();
    let lines: Vec<&str> = text.lines().collect();
    let fits = |known: &&str| indent(known) == indent(line) && known.contains(alike) && ending(known) == ending(line);
    let last = lines.iter().rposition(fits)?;
    let (before, after) = lines.split_at(last + 1);
    Some([before, &[line], after].concat().join("\n") + "\n")
}

fn ending(line: &str) -> Option<char> {
    line.chars().next_back()
}

/// The game whose rule IDs have this prefix, if there is one.
fn owner_of(root: &Path, prefix: &str) -> Result<Option<String>, String> {
    let heading = format!("### {prefix}-");
    for folder in entries(&root.join("games"))? {
        let book = folder.join("rules/en.md");
        if book.is_file() && read(&book)?.contains(&heading) {
            return Ok(folder.file_name().map(|name| name.to_string_lossy().into_owned()));
        }
    }
    Ok(None)
}

fn files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let mut found = Vec::new();
    for path in entries(folder)? {
        if path.is_dir() {
            found.extend(files(&path)?);
        } else {
            found.push(path);
        }
    }
    Ok(found)
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let listed = fs::read_dir(folder).and_then(|entries| entries.map(|entry| Ok(entry?.path())).collect());
    let mut paths: Vec<PathBuf> = listed.map_err(|fault| format!("{}: {fault}", folder.display()))?;
    paths.sort();
    Ok(paths)
}

fn read(file: &Path) -> Result<String, String> {
    fs::read_to_string(file).map_err(|fault| format!("{}: {fault}", file.display()))
}

fn save(file: &Path, text: &str) -> Result<(), String> {
    let folder = file.parent().expect("a file lies in a folder");
    fs::create_dir_all(folder)
        .and_then(|()| fs::write(file, text))
        .map_err(|fault| format!("{}: {fault}", file.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_checked_before_anything_is_written() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the project");
        let refused = |id: &str, prefix: Option<&str>| write(root, id, prefix).expect_err("it is refused");
        assert!(refused("Pig", None).contains("3 to 20 letters"));
        assert!(refused("go", None).contains("3 to 20 letters"));
        assert!(refused("nim", Some("N1M")).contains("three letters"));
        assert_eq!(refused("wrath", None), "there is a game wrath already");
        assert!(refused("wrapping", None).contains("the rules of wrath begin with WRA already"));
    }

    #[test]
    fn every_name_is_filled_in() {
        let names = Names::new("nimble", Some("NIM")).expect("they are good names");
        assert_eq!(names.filled("use newgame::NewGame; // New Game, NEW-END-1"), {
            "use nimble::Nimble; // Nimble, NIM-END-1"
        });
    }

    #[test]
    fn a_line_goes_to_the_end_of_its_list() {
        let list = "{\n    a::A,\n    b::B,\n}\nb::C;\n";
        assert_eq!(
            with_line(list, "    c::C,", "::").as_deref(),
            Some("{\n    a::A,\n    b::B,\n    c::C,\n}\nb::C;\n")
        );
        assert_eq!(with_line("nothing\n", "    c::C,", "::"), None);
    }
}
