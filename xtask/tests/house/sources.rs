//! The files of the project.

use std::fs;
use std::path::{Path, PathBuf};
use syn::spanned::Spanned;

/// The folder of the project.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the project").to_owned()
}

/// A file, with its path from the project's folder.
pub(crate) struct Source {
    pub(crate) path: String,
    pub(crate) text: String,
}

impl Source {
    /// The file as Rust.
    pub(crate) fn parsed(&self) -> syn::File {
        syn::parse_file(&self.text).unwrap_or_else(|fault| panic!("{}: {fault}", self.path))
    }

    /// Whether it is part of a program or library, not of its tests, benchmarks or examples.
    pub(crate) fn ships(&self) -> bool {
        self.path.contains("/src/") && !self.path.ends_with("/tests.rs") && !self.path.contains("/tests/")
    }

    /// Whether it belongs to one of these crates, named by their folders.
    pub(crate) fn is_in(&self, folders: &[&str]) -> bool {
        folders.iter().any(|folder| self.path.starts_with(folder))
    }
}

/// Every file of the project with one of these extensions, sorted by path. Build results and installed files do not
/// count, and what a link leads to counts where it lies.
pub(crate) fn sources(endings: &[&str]) -> Vec<Source> {
    let mut found = Vec::new();
    for folder in ["crates", "games", "xtask", "web", "tests"] {
        walk(&root().join(folder), endings, &mut found);
    }
    assert!(!found.is_empty(), "there are files that end with {endings:?}");
    found.sort_by(|one, other| one.path.cmp(&other.path));
    found
}

fn walk(folder: &Path, endings: &[&str], found: &mut Vec<Source>) {
    for entry in fs::read_dir(folder).unwrap_or_else(|fault| panic!("{}: {fault}", folder.display())) {
        let path = entry.expect("a folder can be read").path();
        let name = path.file_name().expect("an entry has a name").to_string_lossy().into_owned();
        if path.is_dir() {
            if !path.is_symlink() && name != "node_modules" && name != "target" && !name.starts_with('.') {
                walk(&path, endings, found);
            }
        } else if endings.iter().any(|ending| path.extension().is_some_and(|is| is == *ending)) {
            let text = fs::read_to_string(&path).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
            let path = path.strip_prefix(root()).expect("it lies in the project").to_string_lossy().replace('\\', "/");
            found.push(Source { path, text });
        }
    }
}

/// The short names of the games: their folders.
pub(crate) fn games() -> Vec<String> {
    let folders = fs::read_dir(root().join("games")).expect("there are games");
    let folders = folders.flatten().filter(|entry| entry.path().join("Cargo.toml").exists());
    let mut games: Vec<String> = folders.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    games.sort();
    games
}

/// How many lines something takes.
pub(crate) fn lines(of: &impl Spanned) -> usize {
    let span = of.span();
    span.end().line - span.start().line + 1
}

/// Whether attributes say that an item is compiled only for tests.
pub(crate) fn only_tested(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        attribute.path().is_ident("cfg")
            && matches!(&attribute.meta, syn::Meta::List(list) if list.tokens.to_string() == "test")
    })
}
