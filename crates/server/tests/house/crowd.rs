//! Everybody who looks at a table, and all that they get from everywhere: for tests that compare worlds byte by byte.

use server::Server;
use std::path::Path;
use visitor::Client;

/// Everybody who looks, by name: the cookie they come with.
pub(crate) struct Crowd {
    pub(crate) people: Vec<(&'static str, Option<String>)>,
}

impl Crowd {
    pub(crate) fn at<'a>(&'a self, server: &'a Server) -> impl Iterator<Item = (&'static str, Client)> + 'a {
        self.people.iter().map(|(name, cookie)| (*name, coming_with(server, cookie.as_deref())))
    }
}

/// Somebody with a cookie, or without.
pub(crate) fn coming_with(server: &Server, cookie: Option<&str>) -> Client {
    let mut client = Client::new(server.address());
    if let Some(cookie) = cookie {
        client.set_cookie(cookie);
    }
    client
}

/// Copies the data of a server that has ended. Its last reader may still be closing the database, and takes a file away
/// while it is being copied: then everything is copied anew.
pub(crate) fn copy(from: &Path, to: &Path) {
    while let Err(fault) = copied(from, to) {
        assert_eq!(fault.kind(), std::io::ErrorKind::NotFound, "{fault}");
        std::fs::remove_dir_all(to).unwrap();
    }
}

fn copied(from: &Path, to: &Path) -> std::io::Result<()> {
    std::fs::create_dir_all(to)?;
    for entry in std::fs::read_dir(from)? {
        let entry = entry?;
        std::fs::copy(entry.path(), to.join(entry.file_name()))?;
    }
    Ok(())
}

/// Where somebody looks.
pub(crate) struct Looked<'a> {
    pub(crate) id: &'a str,
    pub(crate) seats: u8,
    /// Actions that are thought of.
    pub(crate) actions: &'a [String],
    /// Whether bots are asked, who take their time.
    pub(crate) hints: bool,
}

/// What is asked of a table from each seat.
const LOOKS: [&str; 6] =
    ["?as=data", "?as=drawn&lang=en", "?as=drawn&lang=fr", "/replay?n=1", "/replay?lang=fr", "/board.svg?n=0"];

impl Looked<'_> {
    /// Every address at which somebody can look at a table, from every seat and from none.
    pub(crate) fn addresses(&self) -> Vec<String> {
        let id = self.id;
        let mut all: Vec<String> =
            ["/", "/me", "/api/tables", "/api/me/tables", "/api/me/turns", "/api/me/export", "/api/me/statistics"]
                .map(str::to_owned)
                .into();
        for path in
            ["record", "verify", "invitations", "story", "edition", "ratings", "analysis", "curve.svg", "curve.png"]
        {
            all.push(format!("/api/tables/{id}/{path}"));
        }
        for eyes in ["spectator", "open"] {
            all.extend(["replay", "board.svg"].map(|what| format!("/api/tables/{id}/{what}?eyes={eyes}")));
            all.extend(["replay", "look"].map(|page| format!("/t/{id}/{page}?eyes={eyes}")));
        }
        all.extend(["variations", "comparisons", "options?n=0"].map(|path| format!("/api/tables/{id}/{path}")));
        all.extend(["picture.png", "code.svg", "look", "variations"].map(|page| format!("/t/{id}/{page}")));
        for seat in std::iter::once(String::new()).chain((0..=self.seats).map(|seat| format!("&seat={seat}"))) {
            for what in LOOKS {
                all.push(format!("/api/tables/{id}{what}{seat}"));
            }
            if self.hints {
                all.push(format!("/api/tables/{id}/hint?lang=en{seat}"));
                all.push(format!("/api/tables/{id}/decisions?lang=en{seat}"));
            }
            for thing in ["nothing", "choice:0"] {
                all.push(format!("/api/tables/{id}/why?thing={thing}{seat}"));
            }
            for action in self.actions {
                all.push(format!("/api/tables/{id}/preview?action={}{seat}", escaped(action)));
            }
            all.push(format!("/t/{id}?lang=en{seat}"));
            all.push(format!("/t/{id}/replay?lang=fr{seat}"));
        }
        all
    }

    /// Every stream that tells of a table.
    pub(crate) fn streams(&self) -> Vec<String> {
        let id = self.id;
        let mut all = Vec::new();
        for form in ["data", "drawn"] {
            all.push(format!("/api/tables/{id}/stream?as={form}"));
            all.extend((0..=self.seats).map(|seat| format!("/api/tables/{id}/stream?as={form}&seat={seat}")));
        }
        all.push(format!("/api/streams?at=a.{id}.-.0.en"));
        all.extend((0..=self.seats).map(|seat| format!("/api/streams?at=a.{id}.{seat}.0.en")));
        all
    }

    /// What everybody gets from everywhere, streams included. `plain` takes out what may differ.
    pub(crate) async fn gathered(
        &self,
        server: &Server,
        crowd: &Crowd,
        plain: &dyn Fn(&str) -> String,
    ) -> Vec<(String, String)> {
        let here = server.address().to_string();
        let plain = |told: &[u8]| timeless(&plain(&String::from_utf8_lossy(told).replace(&here, "HERE")));
        let mut all = Vec::new();
        for (name, mut client) in crowd.at(server) {
            for address in self.addresses() {
                let answer = client.get(&address).await.unwrap();
                all.push((format!("{name} {address}"), format!("{} {}", answer.status, plain(&answer.body))));
            }
            for address in self.streams() {
                let told = heard_first(&client, &address).await;
                all.push((format!("{name} {address}"), plain(told.as_bytes())));
            }
        }
        all
    }
}

/// Whether each of these people looked at enough addresses, and were answered at enough of them, to prove anything.
pub(crate) fn enough(told: &[(String, String)], people: &[&str], answered: usize, about: &str) {
    for who in people {
        let theirs = || told.iter().filter(|(address, _)| address.starts_with(who));
        let good = theirs().filter(|(_, told)| told.starts_with("200") || told.starts_with("table ")).count();
        assert!(theirs().count() >= 60, "{about}: {who} looked at {} addresses only", theirs().count());
        assert!(good >= answered, "{about}: {who} was answered {good} times only");
    }
}

/// What a stream says first of a table.
async fn heard_first(client: &Client, address: &str) -> String {
    let Ok(mut events) = client.stream(address, None).await else { return "refused".to_owned() };
    while let Some(event) = events.next().await {
        if event.kind == "table" || event.kind == "shut" {
            return format!("{} {}", event.kind, event.data);
        }
    }
    "ended".to_owned()
}

/// As it stands in an address.
fn escaped(text: &str) -> String {
    let one = |byte: u8| {
        if byte.is_ascii_alphanumeric() { char::from(byte).to_string() } else { format!("%{byte:02X}") }
    };
    text.bytes().map(one).collect()
}

/// A text without the time of day: two servers do not answer in the same millisecond.
pub(crate) fn timeless(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for part in text.split_inclusive(|letter: char| !letter.is_ascii_digit()) {
        let digits = part.bytes().take_while(u8::is_ascii_digit).count();
        if digits == 13 {
            out.push('T');
            out.push_str(&part[digits..]);
        } else {
            out.push_str(part);
        }
    }
    out
}
