//! A game is named in the list and in its own modules, and nowhere else.

use std::fs;
use std::path::{Path, PathBuf};

/// The program and its pages, without tests and remarks.
fn sources(root: &Path) -> Vec<(String, String)> {
    let packages = files(&root.join("crates"), "rs").into_iter().filter(|file| file.starts_with(root.join("crates")));
    let in_src = |file: &PathBuf| file.components().any(|part| part.as_os_str() == "src");
    let tests =
        |file: &PathBuf| file.components().any(|part| part.as_os_str() == "tests") || file.ends_with("tests.rs");
    let web = ["js", "css"].into_iter().flat_map(|ending| files(&root.join("web"), ending));
    let all = packages.filter(in_src).chain(files(&root.join("xtask/src"), "rs")).chain(web);
    all.filter(|file| !tests(file))
        .map(|file| {
            let text = fs::read_to_string(&file).expect("our sources are text");
            let program = text.split("#[cfg(test)]").next().unwrap_or_default().to_owned();
            (file.strip_prefix(root).expect("it lies there").to_string_lossy().replace('\\', "/"), program)
        })
        .collect()
}

fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder of ours").map(|entry| entry.expect("it can be read").path());
    let found = entries.flat_map(|path| if path.is_dir() { files(&path, ending) } else { vec![path] });
    found.filter(|path| path.extension().is_some_and(|found| found == ending)).collect()
}

/// Whether a file belongs to one game: its board, or what bots know about it.
fn its_own(file: &str, game: &str) -> bool {
    ["crates/boards/src", "crates/bots/src/games"]
        .into_iter()
        .any(|home| file == format!("{home}/{game}.rs") || file.starts_with(&format!("{home}/{game}/")))
}

/// Whether a line names a game, remarks aside.
fn names(line: &str, game: &str) -> bool {
    let code = line.split("//").next().unwrap_or_default().to_lowercase();
    code.split(|letter: char| !letter.is_alphanumeric()).any(|word| word == game || word == format!("{game}insight"))
}

#[test]
fn a_game_is_named_in_the_list_and_in_its_own_modules() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the project");
    let sources = sources(&root);
    assert!(sources.len() > 200, "all of the program was looked at");
    let mut wrong = Vec::new();
    for game in catalog::games().iter().map(|game| game.about().id) {
        let mut listed = 0;
        for (file, text) in sources.iter().filter(|(file, _)| !its_own(file, game)) {
            for line in text.lines().map(str::trim).filter(|line| names(line, game)) {
                // A module has to be declared where it lies.
                let declared = [format!("mod {game};"), format!("pub mod {game};")].contains(&line.to_owned());
                if file == "crates/catalog/src/lib.rs" && line.starts_with(&format!("{game}::")) {
                    listed += 1;
                } else if !declared {
                    wrong.push(format!("{file}: {line}"));
                }
            }
        }
        assert_eq!(listed, 1, "{game} stands once in the list");
    }
    assert!(wrong.is_empty(), "a game is named outside the list and its own modules:\n{}", wrong.join("\n"));
}
