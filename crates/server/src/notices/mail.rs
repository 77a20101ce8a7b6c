//! Mail by SMTP.

use super::calls::CallFault;
use super::words::Said;
use super::{Contact, NoticeConfig, Notices, Way};
use crate::Fault;
use crate::settings::SettingFault;
use crate::store::Notice;
use crate::token::{Pass, PersonId};
use crate::words::{label, say};
use ::table::Millis;
use kernel::{Facts, facts};
use lettre::message::header::{HeaderName, HeaderValue};
use lettre::message::{Mailbox, header};
use lettre::transport::smtp::AsyncSmtpTransportBuilder;
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};
use std::time::Duration;

/// How long the other end may take for one step.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long all of it may take.
const WHOLE: Duration = Duration::from_secs(30);
/// How long a link for a new password works that was asked for by mail.
const LINK_LASTS: Millis = 60 * 60 * 1000;
/// The longest address.
const LONGEST: usize = 254;

/// Sends mail.
pub(crate) struct Mailer {
    from: Mailbox,
    transport: AsyncSmtpTransport<Tokio1Executor>,
}

/// One letter.
struct Letter {
    subject: String,
    text: String,
    /// The address that ends such letters at a touch.
    no_more: Option<String>,
}

impl Mailer {
    /// Ready to send, if the operator has said by which server and from whom.
    pub(super) fn new(config: &NoticeConfig) -> Result<Option<Mailer>, Fault> {
        let (Some(server), Some(from)) = (&config.smtp, &config.mail_from) else { return Ok(None) };
        let unfit = |fault: SettingFault| Fault::internal("mail cannot be sent like this", &format!("{fault:?}"));
        let from = sender(from).map_err(unfit)?;
        let transport = transport(server).map_err(unfit)?;
        Ok(Some(Mailer { from, transport: transport.timeout(Some(PATIENCE)).build() }))
    }

    async fn send(&self, to: &str, letter: Letter) -> Result<(), CallFault> {
        let to: Address = to.parse().map_err(|_| CallFault::Refused)?;
        let mut message = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(letter.subject)
            .header(header::ContentType::TEXT_PLAIN);
        if let Some(address) = &letter.no_more {
            for (name, value) in [
                ("List-Unsubscribe", format!("<{address}>")),
                ("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned()),
            ] {
                let name = HeaderName::new_from_ascii(name.to_owned()).map_err(|_| CallFault::Refused)?;
                message = message.raw_header(HeaderValue::new(name, value));
            }
        }
        let message = message.body(letter.text).map_err(|_| CallFault::Refused)?;
        match tokio::time::timeout(WHOLE, self.transport.send(message)).await {
            Err(_) => Err(CallFault::Failed("it took too long".to_owned())),
            Ok(Ok(_)) => Ok(()),
            Ok(Err(error)) if error.is_permanent() => Err(CallFault::Refused),
            Ok(Err(error)) => Err(CallFault::Failed(error.to_string())),
        }
    }
}

/// The sender that a setting names.
pub(crate) fn sender(text: &str) -> Result<Mailbox, SettingFault> {
    text.parse().map_err(|_| SettingFault::Sender)
}

/// The way to the mail server that a setting names.
pub(crate) fn transport(server: &str) -> Result<AsyncSmtpTransportBuilder, SettingFault> {
    let plain = server.starts_with("smtp://") && !server.contains("tls=required");
    if plain && !is_local(server) {
        return Err(SettingFault::MailUnencrypted);
    }
    AsyncSmtpTransport::<Tokio1Executor>::from_url(server).map_err(|_| SettingFault::MailServer)
}

/// Whether a mail server is on this machine.
fn is_local(server: &str) -> bool {
    let rest = server.trim_start_matches("smtp://");
    let host = rest.rsplit_once('@').map_or(rest, |(_, host)| host);
    let ends =
        |name: &str| host.strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with([':', '/', '?']));
    ["localhost", "127.0.0.1", "[::1]"].into_iter().any(ends)
}

/// An address that mail could be sent to.
pub(crate) fn checked_address(text: &str) -> Result<String, Fault> {
    let text = text.trim().to_lowercase();
    let fits = text.len() <= LONGEST && text.is_ascii() && text.parse::<Address>().is_ok();
    if fits { Ok(text) } else { Err(Fault::asked("fault-mail", Facts::none())) }
}

impl Notices {
    /// A notice of something at a table. It goes only to an address that was confirmed.
    pub(super) async fn mail_notice(&self, contact: &Contact, notice: &Notice, said: &Said) -> Result<(), CallFault> {
        let (Some(mailer), Some(to), true) = (&self.mailer, &contact.mail, contact.confirmed) else {
            return Err(CallFault::Refused);
        };
        let lang = contact.lang;
        let no_more = self.no_more_address(&notice.person, Way::Mail);
        let foot = say(lang, "mail-no-more", facts![link = no_more.clone()]);
        let text = format!("{}\n\n{}\n\n-- \n{foot}\n", said.text, said.link);
        mailer.send(to, Letter { subject: said.text.clone(), text, no_more: Some(no_more) }).await
    }

    /// Asks whether an address is theirs. Nothing else is sent there before.
    pub(super) async fn mail_confirmation(&self, contact: &Contact, person: &PersonId) -> Result<(), CallFault> {
        let (Some(mailer), Some(to), false) = (&self.mailer, &contact.mail, contact.confirmed) else {
            return Err(CallFault::Refused);
        };
        let link = format!("{}/me#confirm={}", self.public, self.links.confirmation(person, to));
        let lang = contact.lang;
        let text = say(lang, "mail-confirm", facts![link]);
        mailer.send(to, plain_letter(label(lang, "mail-confirm-subject"), &text)).await
    }

    /// A link for a new password. It is made now, so that it lies nowhere but in the mail.
    pub(super) async fn mail_recovery(&self, contact: &Contact, person: &PersonId) -> Result<(), CallFault> {
        let (Some(mailer), Some(to), true) = (&self.mailer, &contact.mail, contact.confirmed) else {
            return Err(CallFault::Refused);
        };
        let pass = Pass::new().map_err(|_| CallFault::Failed("no random numbers".to_owned()))?;
        let until = self.clock.now_ms() + LINK_LASTS;
        let kept = self.store.keep_link(person, pass.fingerprint(), until).await;
        kept.map_err(|fault| CallFault::Failed(fault.to_string()))?;
        let link = format!("{}/me#recover={}", self.public, pass.word());
        let lang = contact.lang;
        let text = say(lang, "mail-recover", facts![link]);
        mailer.send(to, plain_letter(label(lang, "mail-recover-subject"), &text)).await
    }
}

/// A letter that only brings a link.
fn plain_letter(subject: String, text: &str) -> Letter {
    Letter { subject, text: format!("{text}\n"), no_more: None }
}

#[cfg(test)]
mod tests {
    use super::{NoticeConfig, checked_address, is_local};
    use crate::notices::Mailer;

    #[test]
    fn mail_without_encryption_stays_on_this_machine() {
        for local in
            ["smtp://localhost", "smtp://127.0.0.1:2525", "smtp://me:secret@[::1]:25/", "smtp://localhost?tls=no"]
        {
            assert!(is_local(local), "{local}");
        }
        for remote in ["smtp://mail.example.org", "smtp://localhost.example.org", "smtp://localhost@example.org"] {
            assert!(!is_local(remote), "{remote}");
            let from = Some("Caldera <caldera@example.org>".to_owned());
            let config = NoticeConfig { smtp: Some(remote.to_owned()), mail_from: from, ..NoticeConfig::default() };
            assert!(Mailer::new(&config).is_err(), "{remote}");
        }
    }

    #[test]
    fn an_address_is_one() {
        assert_eq!(checked_address(" Ada@Example.org ").unwrap(), "ada@example.org");
        for wrong in ["", "ada", "ada@", "a@b\r\nBcc: c@d", "ada@example.org, bob@example.org"] {
            assert!(checked_address(wrong).is_err(), "{wrong:?}");
        }
    }
}
