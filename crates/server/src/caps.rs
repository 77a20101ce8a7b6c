//! How much one person and one address may take: every number in one place.
//!
//! An operator changes some of them in a file (`caldera serve --caps FILE`, or the table `[caps]` of the settings):
//!
//! ```
//! let caps = server::Caps::from_text("open_tables = 3\nrequests = { every_ms = 20, burst = 100 }\n")?;
//! assert_eq!((caps.open_tables, caps.requests.burst), (3, 100));
//! assert_eq!(caps.running_tables, server::Caps::default().running_tables, "the others stay as they are");
//! # Ok::<(), server::CapsFault>(())
//! ```

use kernel::{Fault, reading};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::fmt;
use std::time::Duration;

/// How often something may be done: steadily, and at once after a rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rate {
    /// The steady distance between two requests, in milliseconds.
    pub every_ms: u64,
    /// How many may come at once.
    pub burst: u32,
}

impl Rate {
    pub(crate) fn every(self) -> Duration {
        Duration::from_millis(self.every_ms)
    }
}

/// As it stands in a file.
impl fmt::Display for Rate {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{{ every_ms = {}, burst = {} }}", self.every_ms, self.burst)
    }
}

/// What one person and one address may take. An address of the sixth version counts by its first 64 bits.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Caps {
    /// Tables that somebody has opened and that wait for players.
    pub open_tables: u32,
    /// Tables that somebody has opened and that are being played.
    pub running_tables: u32,
    /// Those among them at which no person sits.
    pub bot_tables: u32,
    /// Event streams of one person.
    pub streams_per_person: u32,
    /// Event streams of one address.
    pub streams_per_address: u32,
    /// Connections of one address; those of a trusted proxy are not counted.
    pub connections_per_address: u32,
    /// Connections in all. If the system allows fewer open files, that is the limit.
    pub connections: usize,
    /// Hints, pictures and other answers that one person waits for at the same time.
    pub waiting_answers: u32,
    /// Requests of one person.
    pub requests: Rate,
    /// Requests of one address, those of its people included. Files of the pages are not counted.
    pub requests_per_address: Rate,
    /// What changes something, per person.
    pub writes: Rate,
    /// Tables opened from one address.
    pub openings_per_address: Rate,
    /// What one person says.
    pub sayings: Rate,
    /// What is said from one address.
    pub sayings_per_address: Rate,
    /// New guests and logins, per address.
    pub arrivals: Rate,
    /// Wrong passwords, per address and login.
    pub guesses: Rate,
    /// Reports of one person.
    pub reports: Rate,
    /// How long a request may take to arrive, in seconds: its head, and then its body.
    pub arrival_seconds: u64,
    /// How long a reader may take none of what is sent, in seconds.
    pub reading_seconds: u64,
}

const fn rate(every_ms: u64, burst: u32) -> Rate {
    Rate { every_ms, burst }
}

impl Default for Caps {
    fn default() -> Caps {
        Caps {
            open_tables: 6,
            running_tables: 60,
            bot_tables: 4,
            streams_per_person: 16,
            streams_per_address: 160,
            connections_per_address: 320,
            connections: 20_000,
            waiting_answers: 24,
            requests: rate(20, 300),
            requests_per_address: rate(5, 1_500),
            writes: rate(100, 40),
            openings_per_address: rate(5_000, 30),
            sayings: rate(2_000, 6),
            sayings_per_address: rate(400, 30),
            arrivals: rate(5_000, 30),
            guesses: rate(20_000, 8),
            reports: rate(60_000, 5),
            arrival_seconds: 15,
            reading_seconds: 60,
        }
    }
}

/// A file of caps that cannot be used.
#[derive(Clone, Debug)]
pub struct CapsFault {
    /// The line that is wrong, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub reason: Fault,
}

/// The names of all caps and what stands for each in a file; one that is forgotten here does not compile.
macro_rules! named {
    ($caps:expr; $($name:ident)*) => {{
        let Caps { $($name),* } = $caps;
        vec![$((stringify!($name), $name.to_string())),*]
    }};
}

impl Caps {
    /// Reads the numbers of a file; what it does not name stays as usual.
    pub fn from_text(text: &str) -> Result<Caps, CapsFault> {
        read(text)
    }

    /// Reads the table `[caps]` of a file that holds other tables too.
    ///
    /// ```
    /// let caps = server::Caps::from_table("[serve]\nsecure = true\n\n[caps]\nopen_tables = 3\n")?;
    /// assert_eq!(caps.open_tables, 3);
    /// # Ok::<(), server::CapsFault>(())
    /// ```
    pub fn from_table(text: &str) -> Result<Caps, CapsFault> {
        #[derive(Deserialize)]
        struct File {
            #[serde(default)]
            caps: Caps,
        }
        read::<File>(text).map(|file| file.caps)
    }

    /// Every cap by its name, with its value as it stands in a file.
    pub fn each(&self) -> Vec<(&'static str, String)> {
        named!(self;
            open_tables running_tables bot_tables streams_per_person streams_per_address connections_per_address connections
            waiting_answers requests requests_per_address writes openings_per_address sayings sayings_per_address arrivals
            guesses reports arrival_seconds reading_seconds
        )
    }
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, CapsFault> {
    toml::from_str(text).map_err(|error: toml::de::Error| {
        let start = error.span().map_or(text.len(), |span| span.start);
        let line = text.get(..start).unwrap_or(text).matches('\n').count() + 1;
        CapsFault { line, reason: reading::toml(text, &error) }
    })
}

#[cfg(test)]
mod tests {
    use super::Caps;
    use std::path::Path;

    /// The list of caps in the manual.
    fn manual() -> String {
        let text = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/operating.md");
        let text = std::fs::read_to_string(text).expect("the manual");
        let list = text.split("```toml\n").find(|block| block.starts_with("open_tables")).expect("the list");
        list.split("```").next().expect("its text").to_owned()
    }

    #[test]
    fn the_manual_names_every_cap_with_its_number_and_each_can_be_changed() {
        let usual = Caps::default();
        assert_eq!(Caps::from_text(&manual()).unwrap(), usual);
        let mut names: Vec<&str> = usual.each().into_iter().map(|(name, _)| name).collect();
        let mut found = Vec::new();
        for line in manual().lines() {
            let (name, value) = line.split('#').next().expect("a line").split_once('=').expect("a cap");
            let more = value.replacen(|letter: char| letter.is_ascii_digit(), "9", 1);
            let changed = Caps::from_text(&format!("{name} = {more}")).unwrap();
            assert_ne!(changed, usual, "{name} = {more}");
            found.push(name.trim().to_owned());
        }
        names.sort_unstable();
        found.sort_unstable();
        assert_eq!(found, names);
    }

    #[test]
    fn caps_as_they_are_told_are_read_as_they_were() {
        let other = Caps { open_tables: 3, writes: super::rate(7, 8), reading_seconds: 9, ..Caps::default() };
        let told: String = other.each().iter().map(|(name, value)| format!("{name} = {value}\n")).collect();
        assert_eq!(Caps::from_text(&told).unwrap(), other);
    }

    #[test]
    fn the_table_of_a_file_is_read_however_it_is_written() {
        let usual = Caps::default();
        for text in [
            "secure = true\n[caps] # ours\nopen_tables = 3\n[serve]\n",
            "caps = { open_tables = 3 }\n",
            "caps.open_tables = 3\n[serve]\n",
        ] {
            assert_eq!(Caps::from_table(text).unwrap(), Caps { open_tables: 3, ..usual.clone() }, "{text}");
        }
        let rate = Caps::from_table("[caps.writes]\nevery_ms = 7\nburst = 8\n").unwrap();
        assert_eq!(rate.writes, super::rate(7, 8));
        assert_eq!(Caps::from_table("[serve]\nsecure = true\n").unwrap(), usual);
        assert_eq!(Caps::from_table("[serve]\nx = 1\n[caps]\nopen_tables = -1").unwrap_err().line, 4);
    }

    #[test]
    fn a_file_of_caps_is_read_strictly() {
        assert_eq!(Caps::from_text("").unwrap(), Caps::default());
        assert!(Caps::from_text("open_table = 3").is_err(), "a name that is unknown is refused");
        assert!(Caps::from_text("writes = { every_ms = 1 }").is_err(), "a rate has two numbers");
        assert_eq!(Caps::from_text("\nopen_tables = -1").unwrap_err().line, 2);
    }
}
