//! The Python module as a wheel, made by maturin: one for every Python from 3.10 on (abi3).

use super::{Making, SHIPPED, run};
use crate::root;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What `pyproject.toml` asks for too.
const MATURIN: &str = "maturin>=1.9,<2";

pub(super) fn build(making: &Making, target: &Path) -> Result<(), String> {
    let profile = if making.wanted.debug { "dev" } else { SHIPPED };
    let mut build = Command::new(maturin(target)?);
    build.args(["build", "--quiet", "--locked", "--profile", profile, "--out"]).arg(&making.folder);
    if !making.wanted.debug {
        build.arg("--strip");
    }
    run(build.current_dir(root()))
}

/// Maturin in an environment of its own, which is made if it is not there.
fn maturin(target: &Path) -> Result<PathBuf, String> {
    let home = target.join("wheel-tools");
    let maturin = home.join("bin/maturin");
    if !maturin.exists() {
        run(Command::new("python3").args(["-m", "venv"]).arg(&home))?;
        let mut install = Command::new(home.join("bin/pip"));
        run(install.args(["install", "--quiet", "--disable-pip-version-check", "--only-binary", ":all:", MATURIN]))?;
    }
    Ok(maturin)
}
