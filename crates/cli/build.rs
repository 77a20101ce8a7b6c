//! Names the state of the project that the program is built from: `caldera --version` says it.

use std::env;
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-env-changed=CALDERA_COMMIT");
    let version = env::var("CARGO_PKG_VERSION").expect("cargo sets it");
    // A build from a tar of the sources has no repository: whoever makes the tar may name the commit.
    let commit = env::var("CALDERA_COMMIT").ok().or_else(|| git(&["log", "-1", "--format=%h %cs", "--abbrev=9"]));
    // Written with every commit, and where there is no repository there is nothing to look at again.
    for file in ["HEAD", "logs/HEAD"] {
        if let Some(path) = git(&["rev-parse", "--path-format=absolute", "--git-path", file]) {
            println!("cargo::rerun-if-changed={path}");
        }
    }
    println!("cargo::rerun-if-changed=build.rs");
    let known = commit.filter(|commit| !commit.is_empty());
    let version = known.map_or_else(|| version.clone(), |commit| format!("{version} ({commit})"));
    println!("cargo::rustc-env=CALDERA_VERSION={version}");
}

/// What git answers, if there is a repository.
fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok().filter(|output| output.status.success())?;
    Some(String::from_utf8(output.stdout).ok()?.trim().to_owned())
}
