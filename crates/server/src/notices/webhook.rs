//! Notices as JSON that chat services accept.

use super::calls::CallFault;
use super::words::Said;
use super::{Contact, Event, Notices, Way};
use crate::Fault;
use crate::store::Notice;
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderValue, Uri};
use kernel::Facts;
use serde_json::json;

/// The longest address.
const LONGEST: usize = 1000;

/// An address to which notices can be posted.
pub(crate) fn checked_webhook(notices: &Notices, text: &str) -> Result<String, Fault> {
    let wrong = || Fault::asked("fault-webhook", Facts::none());
    let address: Uri = text.trim().parse().map_err(|_| wrong())?;
    let fits = text.len() <= LONGEST && notices.may_call(&address);
    if fits { Ok(address.to_string()) } else { Err(wrong()) }
}

impl Notices {
    /// Posts a notice. `text` and `content` are what chat services show; the rest is for programs.
    pub(super) async fn post_webhook(
        &self,
        contact: &Contact,
        notice: &Notice,
        event: Event,
        said: &Said,
    ) -> Result<(), CallFault> {
        let address: Uri = contact.webhook.as_deref().unwrap_or_default().parse().map_err(|_| CallFault::Refused)?;
        let text = format!("{} {}", harmless(&said.text), said.link);
        let body = json!({
            "text": text,
            "content": text,
            "allowed_mentions": { "parse": [] },
            "event": event.id(),
            "game": notice.game,
            "table": notice.table,
            "tournament": notice.tournament,
            "url": said.link,
            "unsubscribe": self.no_more_address(&notice.person, Way::Webhook),
        });
        let kind = [(CONTENT_TYPE, HeaderValue::from_static("application/json"))];
        let status = self.caller.post(&address, &kind, body.to_string().into_bytes()).await?;
        if status.is_success() {
            return Ok(());
        }
        // An end that is gone stays gone; anything else may be a bad moment.
        let gone = status.as_u16() == 404 || status.as_u16() == 410;
        Err(if gone { CallFault::Refused } else { CallFault::Failed(format!("it answered {status}")) })
    }
}

/// A sentence in which nobody is called by a mark of a chat service: names are chosen by strangers.
fn harmless(text: &str) -> String {
    text.replace('<', "‹").replace('>', "›").replace('@', "＠")
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_name_calls_nobody() {
        assert_eq!(super::harmless("<!channel> @everyone"), "‹!channel› ＠everyone");
    }
}
