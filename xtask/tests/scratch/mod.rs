//! A copy of the project to try things in, and the program built from it.

use serde_json::Value;
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::{env, fs};

/// The name of the program built from the copy: the target folder contains the project's own program as well.
const PROGRAM: &str = "caldera-of-the-copy";

/// A copy of all files of the project, removed at the end.
pub(crate) struct Scratch {
    folder: PathBuf,
}

impl Scratch {
    /// Copies every file that git tracks or would add.
    pub(crate) fn copied() -> Scratch {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the project");
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("new-game");
        let _ = fs::remove_dir_all(&folder);
        for file in known_files(root) {
            let copy = folder.join(&file);
            fs::create_dir_all(copy.parent().expect("a file lies in a folder")).expect("a folder of our own");
            let original = root.join(&file);
            // A link to a folder stays one.
            let copied = match fs::read_link(&original) {
                Ok(to) => symlink(to, copy),
                Err(_) => fs::copy(original, copy).map(drop),
            };
            copied.unwrap_or_else(|fault| panic!("{file}: {fault}"));
        }
        Scratch { folder }
    }

    /// How often every line occurs in the files outside a folder. The lock file is cargo's business.
    pub(crate) fn lines_outside(&self, folder: &str) -> BTreeMap<String, i32> {
        let mut lines = BTreeMap::new();
        let passed_over = ["target", "Cargo.lock", folder].map(|name| self.folder.join(name));
        for file in files(&self.folder, &passed_over) {
            let text = fs::read(&file).expect("a file of our own");
            for line in String::from_utf8_lossy(&text).lines() {
                *lines.entry(format!("{}: {line}", file.display())).or_default() += 1;
            }
        }
        lines
    }

    /// Runs `cargo xtask` in the copy, built from the copy.
    pub(crate) fn xtask(&self, arguments: &[&str]) -> String {
        let run = ["run", "--quiet", "--package", "xtask", "--"];
        told(self.cargo_in(&self.folder.join("target")).args(run).args(arguments))
    }

    /// Builds the program and some tests, and runs the tests. Libraries come from the project's own target folder,
    /// where they are built already; our own packages are built anew, without optimisation.
    pub(crate) fn test(&self, packages: &[&str], tests: &[&str]) -> String {
        let manifest = self.folder.join("crates/cli/Cargo.toml");
        let renamed =
            fs::read_to_string(&manifest).expect("a file of our own").replace("\"caldera\"", &format!("{PROGRAM:?}"));
        fs::write(&manifest, renamed).expect("a file of our own");
        let tests: Vec<&str> = tests.iter().flat_map(|test| ["--test", test]).collect();
        let packages = packages.iter().chain(&["caldera-cli"]).flat_map(|package| ["--package", package]);
        let chosen: Vec<&str> = packages.chain(tests).collect();
        told(self.cargo_in(&target()).args(["build", "--bin", PROGRAM]).args(&chosen));
        told(self.cargo_in(&target()).arg("test").args(&chosen))
    }

    fn cargo_in(&self, target: &Path) -> Command {
        let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        // What cargo tells a test about its package must not reach the build: libraries that ask for it would be built anew.
        for (name, _) in env::vars_os() {
            let told =
                name.to_str().is_some_and(|name| name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_"));
            if told {
                command.env_remove(name);
            }
        }
        command.current_dir(&self.folder).env("CARGO_TARGET_DIR", target).env("CARGO_INCREMENTAL", "0");
        command.envs([("CARGO_PROFILE_DEV_OPT_LEVEL", "0"), ("CARGO_PROFILE_DEV_DEBUG", "none")]);
        command
    }

    fn program(&self) -> Command {
        let mut command = Command::new(target().join("debug").join(PROGRAM));
        command.current_dir(&self.folder).env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY");
        command
    }

    /// Runs the program with this input; it must succeed. Returns its output.
    pub(crate) fn caldera(&self, arguments: &[&str], input: &str) -> String {
        let mut child = self
            .program()
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("it starts");
        child.stdin.take().expect("piped").write_all(input.as_bytes()).expect("it listens");
        let output = child.wait_with_output().expect("it ends");
        let told = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(output.status.success(), "{arguments:?}: {told}{}", String::from_utf8_lossy(&output.stderr));
        told
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// The target folder of the project.
fn target() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).parent().expect("it lies in the target folder").to_owned()
}

/// The output of a command that must succeed.
fn told(command: &mut Command) -> String {
    let output = command.output().expect("it starts");
    let told = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{command:?}: {told}{}", String::from_utf8_lossy(&output.stderr));
    told
}

fn known_files(root: &Path) -> Vec<String> {
    let listed = Command::new("git")
        .args(["ls-files", "--cached", "--others", "--exclude-standard", "-z"])
        .current_dir(root)
        .output()
        .expect("git starts");
    let names = String::from_utf8(listed.stdout).expect("our files have plain names");
    let known = names.split('\0').filter(|name| !name.is_empty()).map(str::to_owned);
    known.filter(|name| root.join(name).symlink_metadata().is_ok()).collect()
}

/// Every file of a folder, except those to be skipped.
fn files(folder: &Path, passed_over: &[PathBuf]) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder of our own").map(|entry| entry.expect("it can be read").path());
    let wanted = entries.filter(|path| !passed_over.contains(path) && !path.is_symlink());
    wanted.flat_map(|path| if path.is_dir() { files(&path, passed_over) } else { vec![path] }).collect()
}

/// A server in its own process, and one person who talks to it.
pub(crate) struct Serving {
    child: Child,
    address: String,
    cookie: String,
}

impl Serving {
    pub(crate) fn start(scratch: &Scratch) -> Serving {
        let data = scratch.folder.join("data");
        let mut command = scratch.program();
        command.args([
            "serve",
            "--address",
            "127.0.0.1:0",
            "--unlimited",
            "--bot-pause",
            "0",
            "--lang",
            "en",
            "--data",
        ]);
        let mut child = command.arg(data).stdout(Stdio::piped()).spawn().expect("it starts");
        let mut lines = BufReader::new(child.stdout.take().expect("piped")).lines();
        let address = lines.find_map(|line| {
            let line = line.expect("it is text");
            let (_, rest) = line.split_once("http://")?;
            Some(rest.split('/').next().unwrap_or(rest).trim().to_owned())
        });
        Serving { child, address: address.expect("it says where it is"), cookie: String::new() }
    }

    /// The content of a page.
    pub(crate) fn page(&mut self, path: &str) -> String {
        self.ask("GET", path, "")
    }

    pub(crate) fn get(&mut self, path: &str) -> Value {
        let body = self.ask("GET", path, "");
        serde_json::from_str(&body).unwrap_or_else(|fault| panic!("{path}: {fault}: {body}"))
    }

    pub(crate) fn post(&mut self, path: &str, body: &Value) -> Value {
        let answer = self.ask("POST", path, &body.to_string());
        serde_json::from_str(&answer).unwrap_or_else(|fault| panic!("{path}: {fault}: {answer}"))
    }

    /// One request on its own connection; it must succeed.
    fn ask(&mut self, method: &str, path: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("it listens");
        let (host, cookie, length) = (&self.address, &self.cookie, body.len());
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: {host}\r\ncookie: {cookie}\r\ncontent-type: application/json\r\n\
             content-length: {length}\r\nconnection: close\r\n\r\n"
        );
        stream.write_all(head.as_bytes()).and_then(|()| stream.write_all(body.as_bytes())).expect("it listens");
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).expect("it answers");
        let answer = String::from_utf8(answer).expect("it answers in text");
        let (head, body) = answer.split_once("\r\n\r\n").expect("an answer has a head");
        assert!(head.starts_with("HTTP/1.1 2"), "{method} {path}: {answer}");
        let set =
            head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).filter(|set| set.starts_with("caldera="));
        if let Some(pair) = set.and_then(|set| set.split(';').next()) {
            self.cookie = pair.to_owned();
        }
        body.to_owned()
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
