//! The checks, each in runs of about half a minute.

use super::mutants;
use super::state::{Checked, Done};
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The kinds of checks.
pub(crate) const KINDS: [&str; 7] = ["fuzz", "positions", "pairs", "models", "frozen", "simulation", "mutants"];

/// The kinds of simulated tables, as their tests are called.
const SIMULATIONS: [&str; 4] = ["calm", "lines", "stores", "nodes"];

/// A run of mutants takes one of so many shares of them. Each run builds the tests once without a fault first.
const SHARDS: u64 = 20;

/// A check of one game, or of one kind of table.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Part {
    pub(crate) kind: &'static str,
    pub(crate) of: String,
    pub(crate) wanted: u64,
}

impl Part {
    pub(crate) fn new(kind: &'static str, of: &str, wanted: u64) -> Part {
        Part { kind, of: of.to_owned(), wanted }
    }

    pub(crate) fn name(&self) -> String {
        format!("{} {}", self.kind, self.of)
    }

    /// How much of it is done; nothing is left where there is nothing to check.
    pub(crate) fn share(&self, done: &Done) -> f64 {
        if done.nothing { 1.0 } else { done.done as f64 / self.wanted as f64 }
    }

    /// The files that it examines. It begins anew when they change, and only then.
    fn depends_on(&self) -> Vec<String> {
        let mut paths: Vec<String> =
            ["kernel", "laws", "catalog", "testkit"].map(|name| format!("crates/{name}")).into();
        match self.kind {
            "fuzz" | "positions" | "pairs" => paths.push(format!("games/{}", self.of)),
            "mutants" => paths.extend([format!("games/{}", self.of), ".cargo/mutants.toml".to_owned()]),
            "models" => {
                paths.extend([format!("games/{}", self.of), "tests/models".to_owned(), "crates/cli".to_owned()]);
            }
            "simulation" => paths.extend(["games", "crates/table"].map(str::to_owned)),
            _ => paths.extend(["games", "tests/frozen"].map(str::to_owned)),
        }
        paths
    }
}

/// The games, by their folders.
pub(crate) fn games(root: &Path) -> Result<Vec<String>, String> {
    let entries = std::fs::read_dir(root.join("games")).map_err(|fault| format!("games: {fault}"))?;
    let named = |entry: std::fs::DirEntry| entry.file_name().into_string().ok();
    let mut games: Vec<String> =
        entries.flatten().filter(|entry| entry.path().join("Cargo.toml").exists()).filter_map(named).collect();
    games.sort();
    Ok(games)
}

/// All checks and how much of each is wanted.
pub(crate) fn all(root: &Path) -> Result<Vec<Part>, String> {
    let mut parts = vec![Part::new("frozen", "games", 1)];
    parts.extend(SIMULATIONS.map(|kind| Part::new("simulation", kind, 10_000)));
    for game in games(root)? {
        parts.push(Part::new("fuzz", &game, 1_000_000));
        parts.push(Part::new("positions", &game, 100_000));
        parts.push(Part::new("pairs", &game, 1_000_000));
        if root.join("tests/models").join(&game).with_extension("py").exists() {
            parts.push(Part::new("models", &game, 100_000));
        }
        parts.push(Part::new("mutants", &game, 300));
    }
    Ok(parts)
}

/// What checks need: the program, and what is checked.
pub(crate) struct Tools {
    root: PathBuf,
    program: Option<PathBuf>,
    commit: String,
    pub(crate) date: String,
}

impl Tools {
    pub(crate) fn new(root: &Path, program: Option<&str>) -> Result<Tools, String> {
        let ask = |program: &str, words: &[&str]| said(Command::new(program).args(words).current_dir(root));
        Ok(Tools {
            root: root.to_owned(),
            program: program.map(PathBuf::from),
            commit: ask("git", &["rev-parse", "--short", "HEAD"])?.trim().to_owned(),
            date: ask("date", &["+%F"])?.trim().to_owned(),
        })
    }

    /// The state of the code that a check examines, and the commit in which it stands. Both are marked where files have
    /// changes of their own.
    pub(crate) fn code(&self, part: &Part) -> Result<(String, String), String> {
        let paths = part.depends_on();
        let ask = |words: &[&str]| {
            let mut command = Command::new("git");
            said(command.args(words).args(&paths).current_dir(&self.root))
        };
        let tree = ask(&["ls-tree", "HEAD", "--"])?;
        let changed = !ask(&["status", "--porcelain", "--"])?.trim().is_empty();
        let mark = if changed { "+" } else { "" };
        Ok((digest(&tree) + mark, format!("{}{mark}", self.commit)))
    }

    /// The release program, built once.
    fn program(&mut self) -> Result<PathBuf, String> {
        if let Some(program) = &self.program {
            return Ok(program.clone());
        }
        said(&mut self.cargo(&["build", "--release", "--quiet", "--package", "caldera-cli"]))?;
        let metadata = said(&mut self.cargo(&["metadata", "--format-version", "1", "--no-deps"]))?;
        let metadata: Value = serde_json::from_str(&metadata).map_err(|fault| fault.to_string())?;
        let folder = metadata["target_directory"].as_str().ok_or("cargo names no target folder")?;
        let program = Path::new(folder).join("release/caldera");
        self.program = Some(program.clone());
        Ok(program)
    }

    fn cargo(&self, words: &[&str]) -> Command {
        let mut command = Command::new(std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned()));
        command.args(words).current_dir(&self.root);
        command
    }

    /// One run of a check, from where it stopped. An error says why it cannot be done here.
    pub(crate) fn check(&mut self, part: &Part, done: &Done) -> Result<Checked, String> {
        let left = part.wanted - done.done;
        match part.kind {
            "fuzz" => self.fuzz(part, done.next, left),
            "positions" => self.positions(part, done.next, left),
            "pairs" => self.pairs(part, done.next, left),
            "models" => self.models(part, done.next, left),
            "frozen" => self.frozen(),
            "simulation" => self.simulation(part, done.next, left),
            "mutants" => self.mutants(part, done.next),
            unknown => Err(format!("there is no check {unknown}")),
        }
    }

    fn fuzz(&mut self, part: &Part, seed: u64, left: u64) -> Result<Checked, String> {
        let games = left.min(4_000).to_string();
        let seed_text = seed.to_string();
        let words = [
            "fuzz",
            &part.of,
            "--games",
            &games,
            "--minutes",
            "0.5",
            "--full-every",
            "64",
            "--seed",
            &seed_text,
            "--json",
        ];
        let report = self.report(&words)?;
        let more = BTreeMap::from([counted(&report, "full"), counted(&report, "decisions")]);
        let done = report["games"].as_u64().unwrap_or_default();
        Ok(Checked { done, games: done, more, failure: failure(&report["finding"]), ..Checked::default() })
    }

    fn positions(&mut self, part: &Part, seed: u64, left: u64) -> Result<Checked, String> {
        let (count, seed) = (left.min(1_000).to_string(), seed.to_string());
        let words = ["fuzz", &part.of, "--positions", &count, "--minutes", "0.5", "--seed", &seed, "--json"];
        let report = self.report(&words)?;
        let more = BTreeMap::from([counted(&report, "refused"), counted(&report, "accepted")]);
        let done = report["positions"].as_u64().unwrap_or_default();
        Ok(Checked {
            done,
            games: done.div_ceil(100),
            more,
            failure: failure(&report["findings"]),
            ..Checked::default()
        })
    }

    fn report(&mut self, words: &[&str]) -> Result<Value, String> {
        let program = self.program()?;
        let output = Command::new(&program).args(words).current_dir(&self.root).output();
        let output = output.map_err(|fault| format!("{}: {fault}", program.display()))?;
        let said = String::from_utf8_lossy(&output.stdout);
        serde_json::from_str(&said)
            .map_err(|fault| format!("{fault}: {said}{}", String::from_utf8_lossy(&output.stderr)))
    }

    fn pairs(&self, part: &Part, seed: u64, left: u64) -> Result<Checked, String> {
        let (count, seed) = (left.min(50_000).to_string(), seed.to_string());
        let settings = [("PAIRS", count.as_str()), ("PAIRS_FROM", &seed), ("PAIRS_OF", &part.of)];
        let said = self.test("pairs", &[], &settings)?;
        let checked = told(&said, "compared", &["games"]);
        Ok(Checked { nothing: checked.done == 0 && checked.failure.is_none(), ..checked })
    }

    fn simulation(&self, part: &Part, seed: u64, left: u64) -> Result<Checked, String> {
        let (count, seed) = (left.min(500).to_string(), seed.to_string());
        let settings = [("SIMULATED_GAMES", count.as_str()), ("SIMULATED_FROM", &seed)];
        let said = self.test("simulation", &["--exact", &part.of], &settings)?;
        let mut checked = told(&said, "simulated", &["lines", "finished"]);
        checked.games = checked.done;
        Ok(checked)
    }

    fn frozen(&self) -> Result<Checked, String> {
        let said = self.test("frozen", &[], &[])?;
        let failure = (!said.contains("test result: ok")).then(|| last_lines(&said));
        Ok(Checked { done: 1, games: 1, failure, ..Checked::default() })
    }

    /// What a test says, whether it passes or not; an error only if it cannot be built.
    fn test(&self, name: &str, words: &[&str], settings: &[(&str, &str)]) -> Result<String, String> {
        // Of the whole workspace, so that what other tests have built is used again.
        let mut command = self.cargo(&["test", "--quiet", "--workspace", "--test", name, "--", "--nocapture"]);
        command.args(words).envs(settings.iter().copied());
        let output = command.output().map_err(|fault| fault.to_string())?;
        let said = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
        if said.contains("test result:") { Ok(said) } else { Err(last_lines(&said)) }
    }

    fn models(&mut self, part: &Part, seed: u64, left: u64) -> Result<Checked, String> {
        let program = self.program()?;
        let (count, seed) = (left.min(5_000).to_string(), seed.to_string());
        let words = ["tests/models", &part.of, "--decisions", &count, "--seed", &seed, "--program"];
        let mut command = Command::new("python3");
        command.env("PYTHONDONTWRITEBYTECODE", "1").args(words).arg(&program).current_dir(&self.root);
        let output = command.output().map_err(|fault| format!("python3: {fault}"))?;
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        let line = said.lines().find(|line| line.starts_with(&format!("{}: ", part.of)));
        let counts = line.map(numbers).unwrap_or_default();
        let [done, games, differences] = counts[..] else { return Err(last_lines(&said)) };
        let more = BTreeMap::from([("games".to_owned(), games)]);
        Ok(Checked { done, games, more, failure: (differences > 0).then_some(said), ..Checked::default() })
    }

    /// Some mutants of one game, another share of all of them each time.
    fn mutants(&self, part: &Part, share: u64) -> Result<Checked, String> {
        said(&mut self.cargo(&["mutants", "--version"]))
            .map_err(|_| "cargo-mutants is not there: cargo install cargo-mutants --locked".to_owned())?;
        let folder = self.root.join("target/proof").join(&part.of);
        let shard = format!("{}/{SHARDS}", (share - 1) % SHARDS);
        let package = format!("caldera-{}", part.of);
        let words = ["mutants", "--package", &package, "--shard", &shard, "--sharding", "round-robin", "--output"];
        let output = self.cargo(&words).arg(&folder).output().map_err(|fault| fault.to_string())?;
        let file = folder.join("mutants.out/outcomes.json");
        let text = std::fs::read_to_string(&file).map_err(|_| last_lines(&String::from_utf8_lossy(&output.stderr)))?;
        let report: Value = serde_json::from_str(&text).map_err(|fault| fault.to_string())?;
        let mutated = mutants::read(&report);
        if mutated.done == 0 {
            return Err(format!("no mutant was tried: {}", last_lines(&String::from_utf8_lossy(&output.stdout))));
        }
        Ok(mutated)
    }
}

/// A short name for a state of the code.
fn digest(text: &str) -> String {
    // FNV-1a: nobody tries to deceive the ledger.
    let hash = text
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    format!("{hash:016x}")
}

/// What a command says; an error if it fails.
fn said(command: &mut Command) -> Result<String, String> {
    let output = command.output().map_err(|fault| format!("{:?}: {fault}", command.get_program()))?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    Err(last_lines(&String::from_utf8_lossy(&output.stderr)))
}

fn last_lines(text: &str) -> String {
    let lines: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).collect();
    lines[lines.len().saturating_sub(6)..].join("\n")
}

fn counted(report: &Value, name: &str) -> (String, u64) {
    (name.to_owned(), report[name].as_u64().unwrap_or_default())
}

/// A finding in a report of the program, if there is one.
fn failure(finding: &Value) -> Option<String> {
    let none = finding.is_null() || finding.as_array().is_some_and(Vec::is_empty);
    (!none).then(|| finding.to_string())
}

/// The numbers of a line.
fn numbers(line: &str) -> Vec<u64> {
    line.split(|sign: char| !sign.is_ascii_digit()).filter_map(|word| word.parse().ok()).collect()
}

/// A line of a test such as `compared fuji 1000 4`: what was done, and the counts that have these names. Without that line
/// the test has failed.
fn told(said: &str, word: &str, names: &[&str]) -> Checked {
    let line = said.lines().find_map(|line| line.split_once(word).map(|(_, rest)| rest));
    let counts = line.map(numbers).unwrap_or_default();
    let passed = said.contains("test result: ok") && counts.len() == names.len() + 1;
    let Some((&done, rest)) = counts.split_first().filter(|_| passed) else {
        return Checked { games: 1, failure: Some(last_lines(said)), ..Checked::default() };
    };
    let more = names.iter().zip(rest).map(|(name, count)| ((*name).to_owned(), *count)).collect();
    Checked { done, games: rest.first().copied().unwrap_or(1), more, ..Checked::default() }
}

#[cfg(test)]
mod tests {
    use super::{failure, told};
    use serde_json::json;

    #[test]
    fn what_a_test_tells_is_counted() {
        let said = "running 1 test\ntest hidden ... compared ferry 5000 12\nok\ntest result: ok. 1 passed\n";
        let checked = told(said, "compared", &["games"]);
        assert_eq!((checked.done, checked.games, checked.failure), (5000, 12, None));
        let broken = told("thread panicked: seed 7\ntest result: FAILED. 0 passed; 1 failed\n", "compared", &["games"]);
        assert!(broken.done == 0 && broken.failure.is_some_and(|told| told.contains("seed 7")));
    }

    #[test]
    fn a_finding_is_a_failure() {
        assert_eq!(failure(&json!(null)), None);
        assert_eq!(failure(&json!([])), None);
        assert!(failure(&json!({ "law": "secrets" })).is_some());
    }
}
