//! How the server tells people who are not there, as the command line says it.

use crate::settings;
use clap::Args;
use server::NoticeConfig;
use std::time::Duration;

/// How people are told who are not there.
#[derive(Clone, Debug, Args)]
pub(crate) struct Notices {
    /// How people reach the server, for links in notices, such as https://caldera.example
    #[arg(long, value_name = "URL", value_parser = settings::public_url)]
    pub(crate) public_url: Option<String>,
    /// The server that takes our mail: smtps://user:password@host, smtp://host:587?tls=required, or smtp://localhost
    #[arg(long, value_name = "URL", requires = "mail_from", value_parser = settings::mail_server)]
    pub(crate) smtp: Option<String>,
    /// The sender of our mail, such as "Caldera <caldera@example.org>"
    #[arg(long, value_name = "ADDRESS", requires = "smtp", value_parser = settings::sender)]
    pub(crate) mail_from: Option<String>,
    /// Let notices be posted to this machine and to private networks
    #[arg(long)]
    pub(crate) private_ends: bool,
    /// How long somebody may be away before they are told, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = server::NOTICE_DELAY_MS)]
    pub(crate) notice_delay: u64,
}

impl Notices {
    /// The same for the server.
    pub(crate) fn config(&self) -> NoticeConfig {
        NoticeConfig {
            public: self.public_url.clone(),
            smtp: self.smtp.clone(),
            mail_from: self.mail_from.clone(),
            private_ends: self.private_ends,
            delay: Duration::from_millis(self.notice_delay),
            ..NoticeConfig::default()
        }
    }
}
