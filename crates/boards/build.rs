//! Collects the files that belong to single games, so that nobody has to list them: a game's lesson
//! (`lessons/<game>.toml`), glossary (`glossary/<game>.toml`), emblem (`emblems/<game>.toml`), scene
//! (`scenes/<game>.json`), style sheet (`assets/<game>.css`) and board texts
//! (`texts/<language>/<game>.ftl`).

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The style sheet that all boards share comes first, because the others build on it.
const SHARED_SHEET: &str = "boards";

fn main() -> io::Result<()> {
    let home = folder_from("CARGO_MANIFEST_DIR")?;
    let mut code = String::new();
    for (name, folder) in [("LESSONS", "lessons"), ("EMBLEMS", "emblems"), ("GLOSSARIES", "glossary")] {
        let files = files(&home.join(folder), "toml")?;
        let entries = files.iter().map(|(game, file)| format!("({game:?}, include_str!({file:?})),"));
        writeln!(code, "pub(crate) static {name}: &[(&str, &str)] = &[{}];", entries.collect::<String>())
            .expect("a text takes every letter");
    }
    let scenes = files(&home.join("scenes"), "json")?;
    let entries = scenes.iter().map(|(game, file)| format!("({game:?}, include_str!({file:?})),"));
    writeln!(code, "pub(crate) static SCENES: &[(&str, &str)] = &[{}];", entries.collect::<String>())
        .expect("a text takes every letter");
    let mut sheets = files(&home.join("assets"), "css")?;
    sheets.sort_by_key(|(name, _)| name != SHARED_SHEET);
    writeln!(code, "pub(crate) const SHEETS: &str = {};", joined(&sheets)).expect("a text takes every letter");
    for (name, folder) in [("ENGLISH", "texts/en"), ("FRENCH", "texts/fr")] {
        let texts = joined(&files(&home.join(folder), "ftl")?);
        writeln!(code, "pub(crate) const {name}: &str = {texts};").expect("a text takes every letter");
    }
    fs::write(folder_from("OUT_DIR")?.join("files.rs"), code)
}

fn folder_from(variable: &str) -> io::Result<PathBuf> {
    env::var_os(variable).map(PathBuf::from).ok_or_else(|| io::Error::other(format!("cargo sets no {variable}")))
}

/// A Rust expression that concatenates the contents of these files.
fn joined(files: &[(String, PathBuf)]) -> String {
    let included = files.iter().map(|(_, file)| format!("include_str!({file:?}),"));
    format!("concat!({})", included.collect::<String>())
}

/// The files of a folder with this extension, by name, in alphabetical order.
fn files(folder: &Path, ending: &str) -> io::Result<Vec<(String, PathBuf)>> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if let (Some(name), true) = (path.file_stem(), path.extension().is_some_and(|known| known == ending)) {
            found.push((name.to_string_lossy().into_owned(), path.clone()));
        }
    }
    found.sort();
    Ok(found)
}
