//! `docs/ledger.md`: what was checked, and how hard.

use super::parts::{Part, games};
use super::state::{Done, State};
use std::fmt::Write;
use std::path::{Path, PathBuf};

const HEAD: &str = "# Ledger

What is promised is tested; this page says how hard. `cargo xtask proof` writes it: it does a little of every check in turn, for as long as
one has (`--minutes N`), and goes on from there the next time. A count is of one state of the code that a check examines, named by its
commit; it begins anew, with other seeds, when that code changes, and “in all” is what was done with older code too. A `+` behind a
commit means that the code had changes of its own.

";

const BEHIND: &str = "
Fuzz: random games under all laws, one of 64 with the costly ones. Positions: positions altered at random, refused or played to their
end. Pairs: two worlds that differ in what somebody may not know, and the bytes of the view that this person and the spectators are sent in
both, and of the actions that this person may take. Models: what the model in Python, written from the book alone, says of an action, and what the
engine does. Mutants: faults put into a game's code, found by its own tests (killed) or not (survived), apart for the rules, of which 97 of
100 are to be killed, and for the rest of the crate, of which 90 are. `.cargo/mutants.toml` lists those that change nothing, with the reason. A
dash means not yet checked.
";

/// The page.
pub(crate) fn page(root: &Path, parts: &[Part], state: &State) -> Result<String, String> {
    let mut page = HEAD.to_owned();
    page.push_str(
        "## Games\n\n| game | rules | of them rulings | rows | data of our own design |\n|---|---|---|---|---|\n",
    );
    for game in games(root)? {
        let Counted { rules, rulings, rows, ours } = count(root, &game)?;
        let ours = if ours.is_empty() { "none".to_owned() } else { ours.join("; ") };
        writeln!(page, "| `{game}` | {rules} | {rulings} | {rows} | {ours} |").expect("a text takes everything");
    }
    page.push_str("\n## Checks\n\n| check | of | done | wanted | in all | found | details | commit | date |\n|---|---|---|---|---|---|---|---|---|\n");
    for part in parts {
        line(&mut page, part, state.known(&part.name()));
    }
    page.push_str(BEHIND);
    survivors(&mut page, parts, state);
    Ok(page)
}

/// Mutants that no test found, by name: each asks for a row, or for its reason.
fn survivors(page: &mut String, parts: &[Part], state: &State) {
    let known = parts.iter().filter_map(|part| Some((part, state.known(&part.name())?)));
    let left: Vec<(&Part, &String)> =
        known.flat_map(|(part, done)| done.survivors.iter().map(move |name| (part, name))).collect();
    if left.is_empty() {
        return;
    }
    page.push_str("\n## Mutants that survived\n\n");
    for (part, name) in left {
        writeln!(page, "- `{}`: `{name}`", part.of).expect("a text takes everything");
    }
}

fn line(page: &mut String, part: &Part, done: Option<&Done>) {
    let Part { kind, of, wanted } = part;
    let text = match done {
        None => format!("| {kind} | {of} | – | {} | | | | | |", grouped(*wanted)),
        Some(Done { nothing: true, commit, date, .. }) => {
            format!("| {kind} | {of} | nothing is hidden | | | none | | {commit} | {date} |")
        }
        Some(done) => {
            let found = if done.failures.is_empty() { "none".to_owned() } else { done.failures.len().to_string() };
            let more: Vec<String> =
                done.more.iter().map(|(what, count)| format!("{what} {}", grouped(*count))).collect();
            format!(
                "| {kind} | {of} | {} | {} | {} | {found} | {} | {} | {} |",
                grouped(done.done),
                grouped(*wanted),
                grouped(done.before + done.done),
                more.join(", "),
                done.commit,
                done.date
            )
        }
    };
    page.push_str(&text);
    page.push('\n');
}

/// A number with a comma between thousands.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut out = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

/// What a game's files say of it.
#[derive(Debug, PartialEq)]
struct Counted {
    rules: usize,
    rulings: usize,
    rows: usize,
    ours: Vec<String>,
}

fn count(root: &Path, game: &str) -> Result<Counted, String> {
    let home = root.join("games").join(game);
    let book = read(&home.join("rules/en.md"))?;
    let ids: Vec<&str> = book.lines().filter_map(|line| line.strip_prefix("### ")?.split(' ').next()).collect();
    let mut rows = book.lines().filter(|line| is_row(line)).count();
    let mut folders = vec![home.join("tests/rules")];
    while let Some(folder) = folders.pop() {
        for path in entries(&folder)? {
            if path.is_dir() {
                folders.push(path);
            } else {
                rows += read(&path)?.lines().filter(|line| is_row(line)).count();
            }
        }
    }
    let said = read(&home.join("edition/book.toml")).unwrap_or_default();
    let ours = said.lines().filter_map(|line| line.strip_prefix("what = { en = \"")?.split('"').next());
    let rulings = ids.iter().filter(|id| id.contains("-RUL-")).count();
    Ok(Counted { rules: ids.len(), rulings, rows, ours: ours.map(unfilled).collect() })
}

/// A label with dots for what would be filled in.
fn unfilled(label: &str) -> String {
    let mut parts = label.split('{');
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        out.push('…');
        out.push_str(part.split_once('}').map_or("", |(_, rest)| rest));
    }
    out
}

/// Whether a line is a row of a table test: a rule, and at least two blanks behind it.
fn is_row(line: &str) -> bool {
    let Some((id, _)) = line.trim_start().split_once("  ") else { return false };
    let mut words = id.split('-');
    let upper = |word: &str| {
        !word.is_empty() && word.chars().all(|letter| letter.is_ascii_uppercase() || letter.is_ascii_digit())
    };
    let prefix = words.next().is_some_and(|word| word.len() == 3 && upper(word));
    let chapter = words.next().is_some_and(upper);
    prefix
        && chapter
        && words.all(|word| word.parse::<u32>().is_ok())
        && id.ends_with(|letter: char| letter.is_ascii_digit())
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = std::fs::read_dir(folder).map_err(|fault| format!("{}: {fault}", folder.display()))?;
    Ok(entries.flatten().map(|entry| entry.path()).collect())
}

fn read(file: &Path) -> Result<String, String> {
    std::fs::read_to_string(file).map_err(|fault| format!("{}: {fault}", file.display()))
}

#[cfg(test)]
mod tests {
    use super::{grouped, is_row, page};
    use crate::proof::parts::Part;
    use crate::proof::state::{Checked, State};
    use std::path::Path;

    #[test]
    fn rows_are_told_from_other_lines() {
        assert!(is_row("        WRA-ACT-5   A total 9    roll [1]    A total 0"));
        assert!(is_row("FUJ-E04-1  have a flare  a use flare  -"));
        assert!(!is_row("### WRA-ACT-5 Title"));
        assert!(!is_row("# rule     given  do"));
        assert!(!is_row("    let rows = 3;  // WRA-ACT-5"));
    }

    #[test]
    fn numbers_are_easy_to_read() {
        assert_eq!([7, 1_000, 1_234_567].map(grouped), ["7", "1,000", "1,234,567"]);
    }

    #[test]
    fn the_page_tells_what_was_done_and_what_was_not() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the project");
        let parts = ["fuzz", "pairs", "mutants"].map(|kind| Part::new(kind, "ferry", 1_000_000));
        let mut state = State::default();
        let checked = Checked { done: 4_000, games: 4_000, failure: Some("a law".to_owned()), ..Checked::default() };
        state.add("fuzz ferry", ("code", "c0ffee"), "2026-01-01", checked);
        let survived =
            Checked { done: 3, survivors: vec!["rules/play.rs:3: replace".to_owned()], ..Checked::default() };
        state.add("mutants ferry", ("code", "c0ffee"), "2026-01-01", survived);
        let page = page(root, &parts, &state).expect("the games have books");
        assert!(page.contains("| fuzz | ferry | 4,000 | 1,000,000 | 4,000 | 1 |  | c0ffee | 2026-01-01 |"), "{page}");
        assert!(page.contains("| pairs | ferry | – | 1,000,000 | | | | | |"), "{page}");
        assert!(page.contains("- `ferry`: `rules/play.rs:3: replace`"), "whoever mends them finds them: {page}");
        assert!(
            page.contains("Condition of the landscape card …") && !page.contains('{'),
            "what is ours is named: {page}"
        );
    }
}
