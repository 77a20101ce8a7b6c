//! Files that a command writes, and what every report says of where its figures come from.

use crate::fault::Fault;
use crate::voice::Voice;
use catalog::{AnyEdition, Door};
use kernel::{Digest, RulesVersion, facts};
use serde::{Deserialize, Serialize};
use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::Path;

/// A file for new output, or standard output for `-`. A file that exists is left alone unless somebody says otherwise.
pub(crate) fn create(path: &Path, overwrite: bool) -> Result<Box<dyn Write>, Fault> {
    if path == Path::new("-") {
        return Ok(Box::new(io::stdout()));
    }
    let mut options = OpenOptions::new();
    if overwrite {
        options.write(true).create(true).truncate(true);
    } else {
        options.write(true).create_new(true);
    }
    match options.open(path) {
        Ok(file) => Ok(Box::new(file)),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            Err(Fault::asked("fault-exists", facts![path = path.display().to_string()]))
        }
        Err(error) => Err(Fault::file(path, error)),
    }
}

/// Refuses a file that exists, before anything is played for it.
pub(crate) fn refuse_existing(path: &Path) -> Result<(), Fault> {
    if path.exists() {
        return Err(Fault::asked("fault-exists", facts![path = path.display().to_string()]));
    }
    Ok(())
}

/// The version of the reports' form.
const FORMAT: u32 = 3;

/// This program and its version.
pub(crate) const PROGRAM: &str = concat!("caldera ", env!("CARGO_PKG_VERSION"));

/// What figures come from: without it nobody can put two reports together, or make one again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Origin {
    format: u32,
    program: String,
    rules: RulesVersion,
    edition: EditionOrigin,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct EditionOrigin {
    name: String,
    digest: Digest,
    /// Whether it is the one that the game plays if nobody asks for another.
    base: bool,
}

impl Origin {
    pub(crate) fn new(game: &dyn Door, edition: AnyEdition) -> Origin {
        let (name, digest) = (edition.tag().name.clone(), edition.tag().digest);
        Origin {
            format: FORMAT,
            program: PROGRAM.to_owned(),
            rules: game.about().rules,
            edition: EditionOrigin { name, digest, base: digest == game.base_edition().tag().digest },
        }
    }

    /// The edition: its name, its fingerprint, whether it is the usual one.
    pub(crate) fn edition(&self) -> &EditionOrigin {
        &self.edition
    }

    /// Names the edition, if it is not the usual one.
    pub(crate) fn tell(&self, out: &mut impl Write, voice: &Voice) -> io::Result<()> {
        if self.edition.base {
            return Ok(());
        }
        let facts = facts![name = self.edition.name.as_str(), digest = self.edition.digest.short()];
        writeln!(out, "{}", voice.warm(&voice.say("edition-in-use", facts)))
    }
}
