//! The server as a program: killed again and again it loses nothing, and its data can be copied and put back.

use std::path::PathBuf;
use std::process::{Command, Output};

struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("caldera-cli-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a temporary folder");
        Folder(folder)
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn caldera(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_caldera")).args(arguments).args(["--lang", "en"]).output().expect("it runs")
}

#[test]
fn a_server_that_is_killed_loses_nothing() {
    let folder = Folder::new("torture");
    let data = folder.path("data");
    let output = caldera(&["torture", "--kills", "5", "--tables", "3", "--data", &data]);
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{told}{}", String::from_utf8_lossy(&output.stderr));
    assert!(told.contains("5 kills") && told.contains("; 0 acknowledged actions lost"), "{told}");
    let copy = folder.path("copy");
    assert!(caldera(&["backup", &copy, "--data", &data]).status.success());
    let again = caldera(&["backup", &copy, "--data", &data]);
    assert_eq!(again.status.code(), Some(2), "a copy never replaces a file");
    assert!(caldera(&["restore", &copy, "--data", &data]).status.success());
    let broken = folder.path("broken");
    std::fs::write(&broken, "this is no database").expect("written");
    assert_eq!(caldera(&["restore", &broken, "--data", &data]).status.code(), Some(2));
}
