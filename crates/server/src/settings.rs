//! Settings that are texts with a meaning of their own, examined before anything is started with them.

use crate::notices;
use crate::store;
use axum::http::Uri;

/// What is wrong with a setting that no server starts with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettingFault {
    /// Not the beginning of links: `https://` or `http://` and a host, without a question or a fragment.
    PublicUrl,
    /// Not the address of a mail server.
    MailServer,
    /// A mail server elsewhere, and the way there is not encrypted.
    MailUnencrypted,
    /// Not a sender of mail.
    Sender,
    /// Not the address of a PostgreSQL database.
    Database,
}

/// Whether links to a server may begin like this.
pub fn check_public_url(text: &str) -> Result<(), SettingFault> {
    let url: Uri = text.parse().map_err(|_| SettingFault::PublicUrl)?;
    let with_host = url.host().is_some_and(|host| !host.is_empty());
    let known = matches!(url.scheme_str(), Some("https" | "http"));
    // `Uri` forgets a fragment.
    if known && with_host && url.query().is_none() && !text.contains('#') {
        Ok(())
    } else {
        Err(SettingFault::PublicUrl)
    }
}

/// Whether mail can be sent through this server.
pub fn check_mail_server(text: &str) -> Result<(), SettingFault> {
    notices::mail::transport(text).map(drop)
}

/// Whether mail can be sent in this name.
pub fn check_sender(text: &str) -> Result<(), SettingFault> {
    notices::mail::sender(text).map(drop)
}

/// Whether this is the address of a PostgreSQL database.
pub fn check_database(text: &str) -> Result<(), SettingFault> {
    if store::is_database_address(text) { Ok(()) } else { Err(SettingFault::Database) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_begin_with_a_scheme_and_a_host() {
        for good in ["https://caldera.example", "http://localhost:4117/", "https://example.org/games"] {
            assert_eq!(check_public_url(good), Ok(()), "{good}");
        }
        for bad in [
            "",
            "caldera.example",
            "ftp://caldera.example",
            "https://",
            "https://a b",
            "https://a.example/?x=1",
            "https://a.example/#t",
        ] {
            assert_eq!(check_public_url(bad), Err(SettingFault::PublicUrl), "{bad}");
        }
    }

    #[test]
    fn addresses_of_databases_name_postgresql() {
        for good in [
            "postgres://ada:lava@db.example/games",
            "postgresql://localhost/games?sslmode=require",
            "host=/run/postgresql dbname=games",
        ] {
            assert_eq!(check_database(good), Ok(()), "{good}");
        }
        for bad in [
            "",
            "games",
            "mysql://localhost/games",
            "postgres://localhost:port/games",
            "postgres://db/games?sslmode=perhaps",
        ] {
            assert_eq!(check_database(bad), Err(SettingFault::Database), "{bad}");
        }
    }
}
