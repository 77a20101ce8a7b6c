//! Settings that cannot be used, through the program itself: whether they stand in a file, in the environment or on the command
//! line, the server does not start, and the message says where the mistake is and why it is one.
#![cfg(unix)]

use std::io::{BufRead, BufReader, Read};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// A server that is refused ends at once.
const PATIENCE: Duration = Duration::from_secs(60);

/// A folder of its own for one test, which is the home of the program as well.
struct Home(PathBuf);

impl Home {
    fn new(name: &str) -> Home {
        let home = std::env::temp_dir().join(format!("caldera-settings-{}-{name}", std::process::id()));
        let _ = std::fs::remove_dir_all(&home);
        std::fs::create_dir_all(&home).expect("a temporary folder");
        Home(home)
    }

    fn file(&self, name: &str, text: &str) -> String {
        let path = self.0.join(name);
        std::fs::write(&path, text).expect("written");
        path.display().to_string()
    }

    /// The program without any setting of the machine that the test runs on.
    fn program(&self) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_caldera"));
        command.env_clear().envs([("HOME", &self.0), ("PATH", &PathBuf::from("/usr/bin:/bin"))]).env("LC_ALL", "C");
        command.current_dir(&self.0);
        command
    }

    /// What `caldera serve` says when it refuses to start. One that starts is ended, and has failed the test.
    fn refused(&self, words: &[&str], environment: &[(&str, &str)]) -> String {
        let mut child = self
            .program()
            .arg("serve")
            .args(words)
            .envs(environment.iter().copied())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .expect("it starts");
        let began = Instant::now();
        let status = loop {
            if let Some(status) = child.try_wait().expect("it is ours") {
                break status;
            }
            if began.elapsed() > PATIENCE {
                child.kill().expect("it is ours");
                child.wait().expect("it has ended");
                panic!("{words:?} {environment:?}: it was not refused");
            }
            std::thread::sleep(Duration::from_millis(10));
        };
        let mut said = String::new();
        child.stderr.take().expect("piped").read_to_string(&mut said).expect("it is text");
        assert_eq!(status.code(), Some(2), "{words:?} {environment:?}: {said}");
        assert!(!self.0.join("data").exists(), "{words:?} {environment:?}: nothing was begun");
        said.replace(['\u{a0}', '\u{202f}'], " ")
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Words that are in every call: nothing is to be written elsewhere should something not be refused.
const BEGIN: [&str; 4] = ["--address", "127.0.0.1:0", "--data", "data"];

#[test]
fn a_file_is_refused_with_its_name_the_line_and_the_reason() {
    let home = Home::new("file");
    // What stands in the file, the line that is blamed, the reason in English and in French.
    for (text, line, english, french) in [
        (
            "[serve]\naddress = \"nowhere\"\n",
            2,
            "“nowhere” is not a value for --address",
            "« nowhere » ne convient pas",
        ),
        ("[serve]\n\naddress = \"127.0.0.1\"\n", 3, "is not a value for --address", "ne convient pas pour --address"),
        ("lang = \"tlh\"\n", 1, "“tlh” is not a value for --lang", "« tlh » ne convient pas"),
        ("[serve]\nbot-pause = -1\n", 2, "“-1” is not a value for --bot-pause", "« -1 » ne convient pas"),
        ("[serve]\nbot-pause = \"long\"\n", 2, "“long” is not a value", "« long » ne convient pas"),
        ("[serve]\nsecure = \"yes\"\n", 2, "“secure” is true or false", "« secure » vaut true ou false"),
        ("[serve]\naddress = true\n", 2, "“address” takes a text", "« address » prend un texte"),
        ("[serve]\ndata = [\"a\", \"b\"]\n", 2, "“data” takes one value", "« data » ne prend qu’une valeur"),
        (
            "[serve]\ntrusted-proxy = [\"127.0.0.1\", \"10.0.0.0/99\"]\n",
            2,
            "“10.0.0.0/99” is not a value",
            "ne convient pas",
        ),
        ("[serve]\n# a remark\nadress = \"127.0.0.1:1\"\n", 3, "no option “adress”", "« adress » n’existe pas"),
        ("secure = true\n", 1, "no option “secure” here", "« secure » n’existe pas ici"),
        ("\n[server]\nsecure = true\n", 2, "no command “server”", "« server » n’existe pas"),
        ("[serve]\nsecure = true\nsecure = false\n", 3, "given twice", "donné deux fois"),
        ("[serve\nsecure = true\n", 1, "column", "colonne"),
        (
            "[serve]\nsmtp = \"smtp://localhost\"\n",
            2,
            "something is missing: --mail-from",
            "argument manquant : --mail-from",
        ),
        ("[serve]\nmail-from = \"a@b.example\"\nsmtp = \"mail.example\"\n", 3, "smtps://", "smtps://"),
        (
            "[serve]\nmail-from = \"a@b.example\"\nsmtp = \"smtp://mail.example\"\n",
            3,
            "without encryption",
            "sans chiffrement",
        ),
        ("[serve]\nmail-from = \"nobody\"\nsmtp = \"smtp://localhost\"\n", 2, "the sender", "l’expéditeur"),
        ("[serve]\npublic-url = \"caldera.example\"\n", 2, "https://", "https://"),
        ("[serve]\nstore = \"mysql://ada:lava@db/games\"\n", 2, "postgres://", "postgres://"),
        ("[doctor]\nstore = \"games\"\n", 2, "postgres://", "postgres://"),
        ("[caps]\nopen_tables = -1\n", 2, "a whole number", "un nombre entier"),
        ("[serve]\nsecure = true\n\n[caps]\nopen_table = 3\n", 5, "open_table", "open_table"),
        ("[caps]\nwrites = { every_ms = 100 }\n", 2, "burst", "burst"),
    ] {
        let path = home.file("caldera.toml", text);
        let words = [&["--config", path.as_str()][..], &BEGIN].concat();
        for (lang, place, reason) in
            [("en", format!("{path}, line {line}: "), english), ("fr", format!("{path}, ligne {line} : "), french)]
        {
            let said = home.refused(&[&words[..], &["--lang", lang]].concat(), &[]);
            assert!(said.starts_with(&format!("caldera: {place}")), "{text}: {said}");
            assert!(said.contains(reason), "{text}: {said}");
            assert!(!said.contains("lava"), "a password is not repeated: {said}");
        }
    }
}

#[test]
fn every_place_of_a_file_is_named() {
    let home = Home::new("places");
    let wrong = "[serve]\nadress = \"127.0.0.1:1\"\n";
    std::fs::create_dir_all(home.0.join(".config/caldera")).expect("a folder");
    let usual = home.file(".config/caldera/caldera.toml", wrong);
    assert!(home.refused(&BEGIN, &[]).contains(&format!("{usual}, line 2: ")), "the usual place");
    let named = home.file("named.toml", wrong);
    assert!(
        home.refused(&BEGIN, &[("CALDERA_CONFIG", &named)]).contains(&format!("{named}, line 2: ")),
        "the environment's"
    );
    let caps = home.file("caps.toml", "open_tables = 3\nstreams_per_person = \"many\"\n");
    let sound = home.file("sound.toml", &format!("[serve]\ncaps = \"{caps}\"\n"));
    let said = home.refused(&[&["--config", &sound][..], &BEGIN].concat(), &[]);
    assert!(said.contains(&format!("{caps}, line 2: ")), "the file of caps: {said}");
}

#[test]
fn the_environment_and_the_command_line_are_refused_by_name() {
    let home = Home::new("named");
    // A variable of the environment, its value, the option it stands for, and the reason.
    for (variable, value, option, reason) in [
        ("CALDERA_BOT_PAUSE", "soon", "--bot-pause", "“soon” is not a value"),
        ("CALDERA_SECURE", "perhaps", "--secure", "“perhaps” is not a value"),
        ("CALDERA_TRUSTED_PROXY", "proxy", "--trusted-proxy", "“proxy” is not a value"),
        ("CALDERA_NOTICE_DELAY", "-5", "--notice-delay", "“-5” is not a value"),
        ("CALDERA_LANG", "tlh", "--lang", "“tlh” is not a value"),
        ("CALDERA_COLOR", "pink", "--color", "auto, always, never"),
        ("CALDERA_PUBLIC_URL", "ftp://caldera.example", "--public-url", "https://"),
        ("CALDERA_STORE", "mysql://ada:lava@db/games", "--store", "postgres://"),
    ] {
        let said = home.refused(&BEGIN, &[(variable, value)]);
        assert!(said.contains(reason) && said.contains(option), "{variable}: {said}");
        assert!(said.contains(variable), "{variable} is named: {said}");
        assert!(!said.contains("lava"), "a password is not repeated: {said}");
        // A switch takes no value on the command line.
        if option != "--secure" {
            let said = home.refused(&[&BEGIN[..], &[&format!("{option}={value}")]].concat(), &[]);
            assert!(said.contains(reason) && said.contains(option) && !said.contains("CALDERA_"), "{option}: {said}");
        }
    }
    let said = home.refused(&[&BEGIN[..], &["--smtp", "smtp://localhost"]].concat(), &[]);
    assert!(said.contains("something is missing: --mail-from"), "{said}");
    let said = home.refused(&[&BEGIN[..], &["--adress", "x"]].concat(), &[]);
    assert!(said.contains("no option “--adress”; did you mean “--address”?"), "{said}");
}

#[test]
fn what_is_on_the_command_line_counts_before_what_is_wrong_elsewhere() {
    let home = Home::new("before");
    let path = home.file("caldera.toml", "[serve]\nbot-pause = 7\n");
    assert!(shown(&home, &path, &[], "bot-pause").contains("7  # from line 2"));
    let environment = [("CALDERA_BOT_PAUSE", "9")];
    assert!(shown(&home, &path, &environment, "bot-pause").contains("9  # from the environment, CALDERA_BOT_PAUSE"));
}

/// The line with which `caldera config` shows a setting.
fn shown(home: &Home, file: &str, environment: &[(&str, &str)], setting: &str) -> String {
    let output = home.program().args(["config", "--config", file]).envs(environment.iter().copied()).output();
    let output = output.expect("it runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let begin = format!("{setting} = ");
    text.lines().find(|line| line.starts_with(&begin)).unwrap_or_else(|| panic!("no {setting}: {text}")).to_owned()
}

#[test]
fn everything_that_can_stand_in_the_file_is_shown_with_where_it_comes_from() {
    let home = Home::new("shown");
    let path = home.file(
        "caldera.toml",
        "color = \"never\"\n[caps] # ours\nopen_tables = 3\nwrites = { every_ms = 7, burst = 8 }\n",
    );
    for (setting, line) in [
        ("lang", "lang = –  # not set"),
        ("color", "color = \"never\"  # from line 1 of the file"),
        ("address", "address = \"127.0.0.1:4117\"  # as usual"),
        ("open_tables", "open_tables = 3  # from line 3 of the file"),
        ("writes", "writes = { every_ms = 7, burst = 8 }  # from line 4 of the file"),
        ("reports", "reports = { every_ms = 60000, burst = 5 }  # as usual"),
    ] {
        assert_eq!(shown(&home, &path, &[], setting), line);
    }
    let environment = [("CALDERA_LANG", "en")];
    assert_eq!(shown(&home, &path, &environment, "lang"), "lang = \"en\"  # from the environment, CALDERA_LANG");
    // A file of caps stands instead of the table.
    let caps = home.file("caps.toml", "\nopen_tables = 4\n");
    let environment = [("CALDERA_CAPS", caps.as_str())];
    assert_eq!(shown(&home, &path, &environment, "open_tables"), format!("open_tables = 4  # from line 2 of {caps}"));
    assert!(shown(&home, &path, &environment, "writes").ends_with("# as usual"));
}

/// Starts a server with its data in the usual place, ends it once it serves, and says what it told on the error stream.
fn told_at_start(home: &Home) -> String {
    let mut server = home.program();
    server.args(["serve", "--address", "127.0.0.1:0"]).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut server = server.spawn().expect("it starts");
    let mut first = String::new();
    BufReader::new(server.stdout.take().expect("piped")).read_line(&mut first).expect("it is text");
    server.kill().expect("it is ours");
    let told = server.wait_with_output().expect("it has ended");
    assert!(first.contains("http://127.0.0.1:"), "{first}{}", String::from_utf8_lossy(&told.stderr));
    String::from_utf8_lossy(&told.stderr).into_owned()
}

#[test]
fn data_that_an_older_program_left_here_are_pointed_at_until_there_are_new_ones() {
    let home = Home::new("former");
    let hint = "data of an older Caldera in caldera.caldera-data";
    std::fs::create_dir_all(home.0.join("caldera.caldera-data")).expect("a folder");
    let told = told_at_start(&home);
    assert!(told.contains(hint) && told.contains("--data caldera.caldera-data"), "{told}");
    assert!(told.contains(&home.0.join(".local/share/caldera/server").display().to_string()), "{told}");
    assert!(!told_at_start(&home).contains(hint), "the new place is in use");
    let home = Home::new("no-former");
    assert!(!told_at_start(&home).contains(hint), "there is nothing to point at");
}
