//! `cargo xtask dist`: what others install, in `target/dist`. A tar and a Debian package with the same files, the symbols of
//! the program, the list of libraries and their licences, a container file, if wanted the Python module as a wheel, and the sums of all
//! of them.

mod bill;
mod debian;
mod documents;
mod wheel;

use crate::{cargo, command, root, step};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What is made.
pub(crate) struct Wanted {
    /// From a quick build without optimisation across crates: for tests.
    pub(crate) debug: bool,
    /// Which package of this version.
    pub(crate) revision: u32,
    /// The Python module as well.
    pub(crate) wheel: bool,
}

/// What every part of the making needs.
struct Making {
    wanted: Wanted,
    version: String,
    /// `target/dist`.
    folder: PathBuf,
    /// The files as they lie on an installed system, `usr/bin/caldera` and so on.
    tree: PathBuf,
    /// When the state of the project was committed: the time of every file, so that the same sources give the same archive.
    time: String,
}

/// The profile in `Cargo.toml` of what others install.
const SHIPPED: &str = "shipped";

/// The stripped program may not be larger.
const MOST_BYTES: u64 = 40 << 20;

pub(crate) fn dist(wanted: Wanted) -> Result<(), String> {
    let profile = if wanted.debug { "dev" } else { SHIPPED };
    step("program", cargo(&["build", "--bin", "caldera", "--locked", "--profile", profile]))?;
    let metadata = bill::metadata()?;
    let target = PathBuf::from(metadata["target_directory"].as_str().ok_or("cargo names no target folder")?);
    let folder = target.join("dist");
    let _ = fs::remove_dir_all(&folder);
    let making = Making {
        version: bill::version(&metadata)?,
        tree: folder.join("tree"),
        time: said(command("git", &["log", "-1", "--format=%ct"])).unwrap_or_else(|_| "0".to_owned()),
        folder,
        wanted,
    };
    let built = target.join(if making.wanted.debug { "debug" } else { SHIPPED }).join("caldera");
    program(&making, &built)?;
    papers(&making)?;
    bill::write(&metadata, &making)?;
    tar(&making)?;
    debian::package(&making)?;
    if making.wanted.wheel {
        wheel::build(&making, &target)?;
    }
    copy("deploy/Containerfile", &making.folder.join("Containerfile"))?;
    fs::remove_dir_all(&making.tree).map_err(|error| format!("{}: {error}", making.tree.display()))?;
    sums(&making.folder)
}

/// The program without its symbols, and the symbols beside it: a debugger finds them by the link.
fn program(making: &Making, built: &Path) -> Result<(), String> {
    let program = making.tree.join("usr/bin/caldera");
    let symbols = making.folder.join("caldera.debug");
    make_folder(program.parent().expect("it has one"))?;
    run(Command::new("objcopy").arg("--only-keep-debug").arg(built).arg(&symbols))?;
    run(Command::new("strip").arg("-o").arg(&program).arg(built))?;
    let link = format!("--add-gnu-debuglink={}", symbols.display());
    run(Command::new("objcopy").arg(link).arg(&program))?;
    let bytes = fs::metadata(&program).map_err(|error| error.to_string())?.len();
    println!("the program: {:.1} MB", bytes as f64 / 1e6);
    if bytes > MOST_BYTES && !making.wanted.debug {
        return Err(format!("the program has {bytes} bytes; {MOST_BYTES} are allowed"));
    }
    Ok(())
}

/// Everything beside the program: what it writes about itself, and what lies in the project.
fn papers(making: &Making) -> Result<(), String> {
    let tree = &making.tree;
    let program = tree.join("usr/bin/caldera");
    let papers = making.folder.join("papers");
    run(Command::new(&program).arg("papers").arg(&papers))?;
    let share = tree.join("usr/share");
    make_folder(&share)?;
    rename(&papers.join("man"), &share.join("man"))?;
    for (shell, place) in [
        ("caldera.bash", "bash-completion/completions/caldera"),
        ("_caldera", "zsh/vendor-completions/_caldera"),
        ("caldera.fish", "fish/vendor_completions.d/caldera.fish"),
    ] {
        rename(&papers.join("completions").join(shell), &share.join(place))?;
    }
    fs::remove_dir_all(&papers).map_err(|error| error.to_string())?;
    for (from, to) in [
        ("LICENSE-MIT", "usr/share/doc/caldera/LICENSE-MIT"),
        ("LICENSE-APACHE", "usr/share/doc/caldera/LICENSE-APACHE"),
        ("deploy/nginx.conf", "usr/share/doc/caldera/examples/nginx.conf"),
        ("deploy/nginx-tls.conf", "usr/share/doc/caldera/examples/nginx-tls.conf"),
        ("deploy/nginx-nodes-tls.conf", "usr/share/doc/caldera/examples/nginx-nodes-tls.conf"),
        ("deploy/Caddyfile", "usr/share/doc/caldera/examples/Caddyfile"),
        ("deploy/Caddyfile-nodes", "usr/share/doc/caldera/examples/Caddyfile-nodes"),
        ("deploy/prometheus-rules.yml", "usr/share/doc/caldera/examples/prometheus-rules.yml"),
        ("deploy/grafana.json", "usr/share/doc/caldera/examples/grafana.json"),
        ("deploy/caldera.service", "usr/lib/systemd/system/caldera.service"),
        ("deploy/caldera.socket", "usr/lib/systemd/system/caldera.socket"),
        ("deploy/sysusers.conf", "usr/lib/sysusers.d/caldera.conf"),
    ] {
        copy(from, &tree.join(to))?;
    }
    documents::ship(making)?;
    // Every setting, explained and switched off; the folder of the data is the one that systemd gives the service.
    let mut example = with_arguments(&program, &["config", "--example", "--lang", "en"]);
    let settings = said(example.env("STATE_DIRECTORY", "/var/lib/caldera"))?;
    write(&tree.join("etc/caldera/caldera.toml"), &(settings + "\n"))
}

/// The files as a tar that is unpacked anywhere, or over `/`.
fn tar(making: &Making) -> Result<(), String> {
    let name = format!("caldera-{}-{}-linux", making.version, std::env::consts::ARCH);
    let archive = making.folder.join(format!("{name}.tar.gz"));
    let mut tar = Command::new("tar");
    tar.args(["--sort=name", "--owner=0", "--group=0", "--numeric-owner", "--mode=u=rwX,go=rX", "-I", "gzip -n"]);
    tar.arg(format!("--mtime=@{}", making.time)).arg(format!("--transform=s,^\\.,{name},"));
    run(tar.arg("-cf").arg(archive).arg("-C").arg(&making.tree).arg("."))
}

/// What `sha256sum --check SHA256SUMS` checks.
fn sums(folder: &Path) -> Result<(), String> {
    let mut names: Vec<String> = fs::read_dir(folder)
        .map_err(|error| format!("{}: {error}", folder.display()))?
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .collect();
    names.sort();
    let sums = said(with_arguments(Path::new("sha256sum"), &names).current_dir(folder))?;
    write(&folder.join("SHA256SUMS"), &(sums + "\n"))?;
    println!("{}: {}", folder.display(), names.join(", "));
    Ok(())
}

fn with_arguments<S: AsRef<std::ffi::OsStr>>(program: &Path, arguments: &[S]) -> Command {
    let mut command = Command::new(program);
    command.args(arguments);
    command
}

fn run(command: &mut Command) -> Result<(), String> {
    let status = command.status().map_err(|error| format!("{:?}: {error}", command.get_program()))?;
    if status.success() { Ok(()) } else { Err(format!("{:?}: {status}", command.get_program())) }
}

/// What a command prints.
fn said(mut command: impl std::borrow::BorrowMut<Command>) -> Result<String, String> {
    let command = command.borrow_mut();
    let output = command.output().map_err(|error| format!("{:?}: {error}", command.get_program()))?;
    if !output.status.success() {
        return Err(format!("{:?}: {}", command.get_program(), String::from_utf8_lossy(&output.stderr)));
    }
    Ok(String::from_utf8_lossy(&output.stdout).trim_end().to_owned())
}

fn make_folder(folder: &Path) -> Result<(), String> {
    fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))
}

fn write(file: &Path, text: &str) -> Result<(), String> {
    make_folder(file.parent().expect("a file lies in a folder"))?;
    fs::write(file, text).map_err(|error| format!("{}: {error}", file.display()))
}

/// What a file of the project says.
fn read(from: &str) -> Result<String, String> {
    fs::read_to_string(root().join(from)).map_err(|error| format!("{from}: {error}"))
}

/// A file of the project.
fn copy(from: &str, to: &Path) -> Result<(), String> {
    make_folder(to.parent().expect("a file lies in a folder"))?;
    fs::copy(root().join(from), to).map(drop).map_err(|error| format!("{from}: {error}"))
}

fn rename(from: &Path, to: &Path) -> Result<(), String> {
    make_folder(to.parent().expect("a file lies in a folder"))?;
    fs::rename(from, to).map_err(|error| format!("{}: {error}", from.display()))
}
