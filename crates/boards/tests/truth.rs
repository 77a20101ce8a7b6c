//! Drawing code never sees the true state of a match: states appear only where they become views and knowledge.

use std::fs;
use std::path::{Path, PathBuf};

/// The files in which a match becomes a view and what its seat knows; a preview plays on in worlds imagined from that.
const DOORS: [&str; 3] = ["board.rs", "preview.rs", "why.rs"];

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder of ours").map(|entry| entry.expect("it can be read").path());
    entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

/// Whether a line of code mentions a state.
fn speaks_of_a_state(line: &str) -> bool {
    let code = line.split("//").next().unwrap_or_default();
    code.contains(".state()") || code.split(|letter: char| !letter.is_alphanumeric()).any(|word| word == "State")
}

#[test]
fn no_drawing_code_is_given_a_state() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let drawing = |file: &PathBuf| {
        !file.ends_with("tests.rs")
            && !file.iter().any(|part| part == "tests")
            && !DOORS.iter().any(|door| *file == source.join(door))
    };
    let files: Vec<PathBuf> = files(&source).into_iter().filter(drawing).collect();
    assert!(files.len() > 80, "all boards were looked at");
    for file in files {
        let text = fs::read_to_string(&file).expect("our sources are text");
        let program = text.split("#[cfg(test)]").next().unwrap_or_default();
        let wrong: Vec<&str> = program.lines().filter(|line| speaks_of_a_state(line)).collect();
        assert!(wrong.is_empty(), "{}: {wrong:?}", file.display());
    }
    assert!(speaks_of_a_state("fn unlisted(state: &State)") && speaks_of_a_state("game.state()"));
}
