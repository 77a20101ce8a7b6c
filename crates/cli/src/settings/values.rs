//! Settings that are more than a word or a number: one that no server could start with is refused where it stands, on the
//! command line, in the environment or in the file, with what it must be.

use server::{SettingFault, check_database, check_mail_server, check_public_url, check_sender};
use std::fmt;

/// Why a value cannot be used: the key of a sentence. The value itself is not repeated, since it may hold a password.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Unfit(pub(crate) &'static str);

impl fmt::Display for Unfit {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.0)
    }
}

impl std::error::Error for Unfit {}

impl From<SettingFault> for Unfit {
    fn from(fault: SettingFault) -> Unfit {
        Unfit(match fault {
            SettingFault::PublicUrl => "unfit-public-url",
            SettingFault::MailServer => "unfit-mail-server",
            SettingFault::MailUnencrypted => "unfit-mail-unencrypted",
            SettingFault::Sender => "unfit-sender",
            SettingFault::Database => "unfit-database",
        })
    }
}

/// How people reach the server.
pub(crate) fn public_url(text: &str) -> Result<String, Unfit> {
    sound(text, check_public_url)
}

/// The server that takes our mail.
pub(crate) fn mail_server(text: &str) -> Result<String, Unfit> {
    sound(text, check_mail_server)
}

/// The sender of our mail.
pub(crate) fn sender(text: &str) -> Result<String, Unfit> {
    sound(text, check_sender)
}

/// The database that keeps the data.
pub(crate) fn database(text: &str) -> Result<String, Unfit> {
    sound(text, check_database)
}

fn sound(text: &str, check: impl Fn(&str) -> Result<(), SettingFault>) -> Result<String, Unfit> {
    check(text)?;
    Ok(text.to_owned())
}
