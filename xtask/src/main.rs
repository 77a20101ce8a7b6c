//! Work on the project itself: `cargo xtask test` installs what the tests need and runs all of them.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Instant;

const HELP: &str = "usage: cargo xtask test [--fast]

  test      formatting, lints, all tests (unit, laws, tidy, transcripts, program, browser)
  --fast    without the browser tests";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["test"] => finish(test(true)),
        ["test", "--fast"] => finish(test(false)),
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
    if browser && browser_tests().is_dir() {
        prepare_browser()?;
        step("the program", cargo(&["build", "--quiet", "--package", "cli"]))?;
        step("browser tests", in_folder("npm", &["test", "--silent"], &browser_tests()))?;
    }
    // Last, so that the closing lines are those of the largest suite.
    step("tests", cargo(&["test", "--workspace", "--quiet"]))
}

/// A browser, a driver and their packages, installed only where they are missing.
fn prepare_browser() -> Result<(), String> {
    let missing: Vec<&str> = [("chromium", "chromium"), ("node", "nodejs"), ("npm", "npm")]
        .into_iter()
        .filter(|(program, _)| !is_installed(program))
        .map(|(_, package)| package)
        .collect();
    if !missing.is_empty() {
        println!("== installing {}", missing.join(", "));
        let advice = format!("install {} yourself, or run cargo xtask test --fast", missing.join(", "));
        let install = |arguments: &[&str]| {
            step("apt-get", command("apt-get", arguments)).map_err(|fault| format!("{fault}; {advice}"))
        };
        install(&["update", "-qq"])?;
        install(&[&["install", "-y", "-qq", "--no-install-recommends"][..], &missing[..]].concat())?;
    }
    if browser_tests().join("node_modules").is_dir() {
        return Ok(());
    }
    step("npm packages", in_folder("npm", &["ci", "--no-audit", "--no-fund", "--silent"], &browser_tests()))
}

fn is_installed(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| folder.join(program).is_file())
}

fn browser_tests() -> PathBuf {
    root().join("tests/browser")
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the project").to_owned()
}

fn cargo(arguments: &[&str]) -> Command {
    command(&std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned()), arguments)
}

fn command(program: &str, arguments: &[&str]) -> Command {
    in_folder(program, arguments, &root())
}

fn in_folder(program: &str, arguments: &[&str], folder: &Path) -> Command {
    let mut command = Command::new(program);
    command.args(arguments).current_dir(folder);
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
