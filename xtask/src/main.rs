//! Work on the project itself: `cargo xtask test` installs what the tests need and runs all of them, `cargo xtask
//! new-game` starts a new game, `cargo xtask lab` is the bots' workshop, `cargo xtask site` makes the documentation, `cargo xtask dist`
//! what others install, and `cargo xtask proof` checks for as long as one has and keeps the ledger.

mod clip;
mod dist;
mod new_game;
mod proof;
mod site;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Instant;

const HELP: &str = "usage: cargo xtask test [--fast] | new-game NAME [PREFIX] | lab ... | pictures | clip | site | dist ... | proof ...

  test      formatting, lints, all tests (unit, laws, tidy, transcripts, program, browser, API, models)
  --fast    without the browser and API tests and the models in Python
  new-game  write a small whole game to begin with, and its line in the list of games; PREFIX begins the IDs of its
            rules, three capital letters (CONTRIBUTING.md walks through it)
  lab       teach bots to judge positions, try how hard they think, and look back at their games: lab train, lab spar, lab pace,
            lab look (docs/bots.md, docs/analysis.md)
  pictures  make docs/pictures anew: every board and its great moment in Chromium, on a desk and on a phone
  clip      make docs/pictures/game.svg anew: a game that moves
  site      make the documentation as files in target/site, and follow every link
            both build the program first, or take another: --debug a quick build, --program FILE one that is there
  dist      make what others install in target/dist: a tar, a Debian package, symbols, libraries and their licences, sums;
            --debug from a quick build, for tests; --wheel makes the Python module too (with python3 and its venv);
            --revision N makes another package of the same version
  proof     long checks, a little of each in turn, added up in docs/ledger.md: --minutes N ends them, --only KIND (fuzz, positions,
            pairs, models, frozen, simulation, mutants) chooses, --program FILE checks a program that is built already";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["test"] => finish(test(true)),
        ["test", "--fast"] => finish(test(false)),
        ["new-game", name] => finish(new_game(name, None)),
        ["new-game", name, prefix] => finish(new_game(name, Some(prefix))),
        ["lab", ref words @ ..] => finish(lab(words)),
        ["pictures"] => finish(step("pictures", command("bash", &["tests/browser/run.sh", "pictures"]))),
        ["clip", ref words @ ..] => finish(program(words).and_then(|program| clip::clip(&program))),
        ["site", ref words @ ..] => finish(program(words).and_then(|program| site::site(&program))),
        ["dist", ref words @ ..] => finish(dist(words)),
        ["proof", ref words @ ..] => {
            finish(proof::Wanted::read(words).and_then(|wanted| proof::proof(&root(), &wanted)))
        }
        ["help" | "--help" | "-h"] => {
            println!("{HELP}");
            ExitCode::SUCCESS
        }
        _ => {
            eprintln!("{HELP}");
            ExitCode::from(2)
        }
    }
}

fn finish(result: Result<(), String>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("xtask: {reason}");
            ExitCode::FAILURE
        }
    }
}

fn test(browser: bool) -> Result<(), String> {
    step("formatting", cargo(&["fmt", "--all", "--check"]))?;
    step("lints", cargo(&["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"]))?;
    oldest_rust()?;
    if browser {
        // The scripts install what is missing (tests/need.sh): a browser and Node.js,
        step("browser tests", command("bash", &["tests/browser/run.sh"]))?;
        // then Python and the fuzzer that reads the API document.
        step("API tests", command("bash", &["tests/api/run.sh"]))?;
        step("site", cargo(&["xtask", "site", "--debug"]))?;
        step("package", command("bash", &["tests/dist/run.sh"]))?;
        step("Python module", command("bash", &["tests/python/run.sh"]))?;
        step("second opinions", command("bash", &["tests/models/run.sh"]))?;
        step("games in a terminal", command("bash", &["tests/terminal/run.sh"]))?;
    }
    // Last, so that the closing lines are those of the largest suite.
    step("tests", cargo(&["test", "--workspace", "--quiet", "--no-fail-fast"]))
}

/// The oldest Rust that `Cargo.toml` promises is tried: by all these tests, if they are built with it, or else by compiling everything.
fn oldest_rust() -> Result<(), String> {
    let oldest = env!("CARGO_PKG_RUST_VERSION");
    let output = command("rustc", &["--version"]).output().map_err(|error| format!("rustc: {error}"))?;
    let ours = String::from_utf8_lossy(&output.stdout).split(' ').nth(1).unwrap_or_default().to_owned();
    if ours == oldest || ours.starts_with(&format!("{oldest}.")) {
        println!("== oldest Rust: {ours}, with which all is tested here");
        return Ok(());
    }
    let folder = target()?.join("oldest-rust");
    let mut check = command("rustup", &["run", "--install", oldest, "cargo", "check", "--workspace", "--all-targets"]);
    check.args(["--locked", "--quiet", "--target-dir"]).arg(folder);
    step(&format!("oldest Rust: {oldest}, while {ours} builds the other tests"), check)
}

fn new_game(name: &str, prefix: Option<&str>) -> Result<(), String> {
    let written = new_game::write(&root(), name, prefix)?;
    // The order of imports depends on the name of the game.
    step("formatting", cargo(&["fmt", "--package", &format!("caldera-{name}")]))?;
    for file in written {
        println!("{}", file.strip_prefix(root()).unwrap_or(&file).display());
    }
    println!("cargo test -p caldera-{name}, then cargo run --release -- play {name}");
    Ok(())
}

fn lab(words: &[&str]) -> Result<(), String> {
    let mut arguments = vec!["run", "--release", "--quiet", "--package", "caldera-bots", "--example", "lab", "--"];
    arguments.extend_from_slice(words);
    step("lab", cargo(&arguments))
}

fn dist(mut words: &[&str]) -> Result<(), String> {
    let mut wanted = dist::Wanted { debug: false, revision: 1, wheel: false };
    loop {
        words = match words {
            [] => return dist::dist(wanted),
            ["--debug", rest @ ..] => {
                wanted.debug = true;
                rest
            }
            ["--wheel", rest @ ..] => {
                wanted.wheel = true;
                rest
            }
            ["--revision", number, rest @ ..] => {
                wanted.revision = number.parse().map_err(|_| format!("--revision {number}: not a number"))?;
                rest
            }
            [unknown, ..] => return Err(format!("dist does not know {unknown}")),
        };
    }
}

/// The program that something is made with: built now, or one that is there.
fn program(words: &[&str]) -> Result<PathBuf, String> {
    let profile = match words {
        [] => "release",
        ["--debug"] => "dev",
        ["--program", file] => return Ok(root().join(file)),
        _ => return Err(format!("{words:?}: only --debug or --program FILE")),
    };
    step("program", cargo(&["build", "--bin", "caldera", "--locked", "--profile", profile]))?;
    Ok(target()?.join(if profile == "dev" { "debug" } else { profile }).join("caldera"))
}

/// Where cargo builds.
fn target() -> Result<PathBuf, String> {
    let mut command = cargo(&["metadata", "--format-version", "1", "--no-deps", "--locked"]);
    let output = command.output().map_err(|error| format!("cargo metadata: {error}"))?;
    let told: serde_json::Value = serde_json::from_slice(&output.stdout).map_err(|error| error.to_string())?;
    told["target_directory"].as_str().map(PathBuf::from).ok_or("cargo names no target folder".to_owned())
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the project").to_owned()
}

fn cargo(arguments: &[&str]) -> Command {
    command(&std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned()), arguments)
}

fn command(program: &str, arguments: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.args(arguments).current_dir(root());
    command
}

fn step(name: &str, mut command: Command) -> Result<(), String> {
    println!("== {name}");
    let started = Instant::now();
    let status =
        command.status().map_err(|error| format!("{name}: {:?} does not start: {error}", command.get_program()))?;
    if !status.success() {
        return Err(format!("{name} failed ({status})"));
    }
    println!("== {name}: {:.0} s", started.elapsed().as_secs_f64());
    Ok(())
}
