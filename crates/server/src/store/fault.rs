//! What a store cannot do, told to whoever runs the server in their language.

use crate::words::words;
use kernel::{Facts, Fault, facts};
use std::path::Path;
use std::{fmt, io};

/// Why the store did not do it. Then it has done nothing; only after `Away` nobody knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreFault {
    /// What should be new is there already.
    Conflict,
    /// Somebody else holds the database locked.
    Locked,
    /// The disk is full.
    Full,
    /// Too much work is waiting, or the store is closed.
    Busy,
    /// The database cannot be reached, or was lost in the middle: what was asked may have been done. Whoever asks again under
    /// the same key finds out.
    Away(Fault),
    /// The database is damaged or unreadable.
    Broken(Fault),
}

impl StoreFault {
    /// The key of the sentence for players, who need no details.
    pub(crate) fn key(&self) -> &'static str {
        match self {
            StoreFault::Conflict => "fault-conflict",
            StoreFault::Locked => "fault-locked",
            StoreFault::Full => "fault-full",
            StoreFault::Busy => "fault-busy",
            StoreFault::Away(_) => "fault-unreachable",
            StoreFault::Broken(_) => "fault-store",
        }
    }

    /// What is wrong, for whoever runs the server, to be said in their language.
    pub fn fault(&self) -> Fault {
        let plainly = |key: &str| Fault::new(words(), key, facts![]);
        match self {
            StoreFault::Conflict => plainly("store-conflict"),
            StoreFault::Locked => plainly("store-locked"),
            StoreFault::Full => plainly("store-full"),
            StoreFault::Busy => plainly("store-busy"),
            StoreFault::Away(reason) => Fault::new(words(), "store-away", facts![reason = reason.clone()]),
            StoreFault::Broken(reason) => reason.clone(),
        }
    }

    /// Something is not as it should be; the sentence is one of our texts.
    pub(crate) fn broken(key: &'static str, facts: Facts) -> StoreFault {
        StoreFault::Broken(Fault::new(words(), key, facts))
    }

    /// The database is not to be had; the sentence is one of our texts.
    pub(crate) fn away(key: &'static str) -> StoreFault {
        StoreFault::Away(Fault::new(words(), key, facts![]))
    }

    /// A file or folder that fails.
    pub(crate) fn file(path: &Path, error: &io::Error) -> StoreFault {
        let facts = facts![path = path.display().to_string(), reason = file_fault(error)];
        StoreFault::broken("store-file", facts)
    }
}

/// What a database or another library says, in its own words.
pub(crate) fn in_its_words(text: impl Into<String>) -> Fault {
    Fault::house("fault-plain", facts![text = text.into()])
}

/// What the system says of a file, a folder or an address. The usual answers are told in the reader's language.
pub fn file_fault(error: &io::Error) -> Fault {
    let key = match error.kind() {
        // Something that a library says of its own.
        _ if error.raw_os_error().is_none() && error.get_ref().is_some() => None,
        io::ErrorKind::NotFound => Some("system-missing"),
        io::ErrorKind::PermissionDenied => Some("system-forbidden"),
        io::ErrorKind::AlreadyExists => Some("system-exists"),
        io::ErrorKind::IsADirectory => Some("system-folder"),
        io::ErrorKind::NotADirectory => Some("system-no-folder"),
        io::ErrorKind::ReadOnlyFilesystem => Some("system-read-only"),
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Some("system-full"),
        io::ErrorKind::InvalidData => Some("system-no-text"),
        io::ErrorKind::UnexpectedEof => Some("system-ends-early"),
        io::ErrorKind::AddrInUse => Some("system-address-taken"),
        io::ErrorKind::AddrNotAvailable => Some("system-address-elsewhere"),
        io::ErrorKind::ConnectionRefused => Some("system-refused"),
        io::ErrorKind::TimedOut => Some("system-late"),
        _ => None,
    };
    key.map_or_else(|| in_its_words(error.to_string()), |key| Fault::new(words(), key, facts![]))
}

/// The English sentence, for logs.
impl fmt::Display for StoreFault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fault().fmt(out)
    }
}

impl std::error::Error for StoreFault {}

#[cfg(test)]
mod tests {
    use super::{StoreFault, file_fault};
    use kernel::Lang;
    use std::io;
    use std::path::Path;

    #[test]
    fn what_the_system_says_is_told_in_both_languages() {
        let missing = io::Error::from_raw_os_error(2);
        let fault = StoreFault::file(Path::new("/data"), &missing).fault();
        assert_eq!(fault.to_string(), "/data: no such file or directory");
        assert_eq!(fault.say(Lang::Fr), "/data\u{a0}: aucun fichier ni dossier de ce nom");
        let own = io::Error::new(io::ErrorKind::NotFound, "what a library says");
        assert_eq!(file_fault(&own).to_string(), "what a library says");
    }
}
