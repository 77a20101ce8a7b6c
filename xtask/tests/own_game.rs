//! `examples/own-game` outside the project: the kernel is a library that others build a game on.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// The example in a folder of its own, as somebody else would have it: only the way to our crates is ours.
fn outside() -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the project");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("own-game");
    let _ = fs::remove_dir_all(&folder);
    copy(&root.join("examples/own-game"), &folder);
    let manifest = folder.join("Cargo.toml");
    let text = fs::read_to_string(&manifest).expect("a file of our own");
    let crates = root.join("crates").display().to_string();
    fs::write(&manifest, text.replace("../../crates", &crates)).expect("a file of our own");
    // The versions of libraries that are there already.
    fs::copy(root.join("Cargo.lock"), folder.join("Cargo.lock")).expect("a file of our own");
    folder
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder of our own");
    for entry in fs::read_dir(from).expect("a folder of our own").map(|entry| entry.expect("it can be read")) {
        let (path, to) = (entry.path(), to.join(entry.file_name()));
        if !path.is_dir() {
            fs::copy(&path, &to).expect("a file of our own");
        } else if entry.file_name() != "target" {
            copy(&path, &to);
        }
    }
}

/// What cargo prints in the folder; it must succeed.
fn cargo(folder: &Path, arguments: &[&str]) -> String {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    for (name, _) in env::vars_os().filter(|(name, _)| name.to_string_lossy().starts_with("CARGO_PKG_")) {
        command.env_remove(name);
    }
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().expect("it lies in the target folder");
    command.current_dir(folder).args(arguments).arg("--offline").env("CARGO_TARGET_DIR", target);
    let output = command.envs([("CARGO_INCREMENTAL", "0"), ("CARGO_PROFILE_DEV_DEBUG", "none")]).output();
    let output = output.expect("cargo starts");
    let told = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{arguments:?}: {told}{}", String::from_utf8_lossy(&output.stderr));
    told
}

#[test]
fn a_game_of_ones_own_is_built_on_the_kernel_and_played() {
    let folder = outside();
    let told = cargo(&folder, &["test", "--quiet"]);
    assert!(told.contains("1 passed"), "it keeps the laws: {told}");
    let played = cargo(&folder, &["run", "--quiet"]);
    for part in
        ["embers glow. (EMB-SETUP-2)", "takes the last ember and wins. (EMB-END-1)", "The game is over.", "proved"]
    {
        assert!(played.contains(part), "{part:?} is missing: {played}");
    }
    let french = cargo(&folder, &["run", "--quiet", "--", "7", "fr"]);
    assert!(french.contains("prend la dernière braise et gagne"), "{french}");
    assert_eq!(french.lines().count(), played.lines().count(), "the same seed, the same game");
}
