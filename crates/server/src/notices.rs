//! Notices for people who are not there: by push, by mail, or to an address that takes JSON.
//!
//! What happens at a table is noted in the transaction that writes it (`store`), so no restart loses a notice and no end
//! that is dead or slow holds up a move. A task of its own (`delivery`) takes what is due, tells it, tries again later
//! where that failed, and gives up in the end. Nobody is told twice of one table before they have looked at it.
//!
//! | module | what it does |
//! |---|---|
//! | `witness` | what the lines of a journal have to tell whom |
//! | `delivery` | takes what is due to its ends, again and again, and gives up |
//! | `words` | what a notice says |
//! | `links` | links that we have signed: confirm an address, tell me no more |
//! | `calls`, `webhook`, `mail`, `push` | the ways |

mod calls;
mod delivery;
mod links;
pub(crate) mod mail;
mod push;
mod webhook;
mod witness;
mod words;

pub(crate) use delivery::deliver_all;
pub(crate) use links::LinkKey;
pub(crate) use mail::checked_address;
pub(crate) use push::read_subscription;
pub(crate) use webhook::checked_webhook;
pub(crate) use witness::{Witness, beginning, invitations};

use crate::Fault;
use crate::store::{NoticeStore, Store};
use crate::time::Clock;
use crate::token::PassKey;
use calls::Caller;
use kernel::Lang;
use mail::Mailer;
use push::Signer;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;

macro_rules! named {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $id:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, utoipa::ToSchema)]
        #[serde(rename_all = "lowercase")]
        pub(crate) enum $name {
            $($(#[$variant_doc])* $variant,)*
        }

        impl $name {
            /// All there are.
            pub(crate) const ALL: &'static [$name] = &[$($name::$variant),*];

            /// Its stable name.
            pub(crate) const fn id(self) -> &'static str {
                match self {
                    $($name::$variant => $id,)*
                }
            }

            /// The one of this name.
            pub(crate) fn parse(text: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|one| one.id() == text)
            }
        }
    };
}

named! {
    /// Of what somebody can be told.
    Event {
        /// It is their turn.
        Turn = "turn",
        /// A chair is kept for them.
        Invited = "invited",
        /// Somebody at their table said something.
        Chat = "chat",
        /// Somebody reminded them.
        Nudge = "nudge",
        /// The game has ended.
        Over = "over",
        /// Their time will run out.
        Soon = "soon",
        /// A tournament calls them to check in.
        Called = "called",
        /// A tournament in which they play begins.
        Begun = "begun",
    }
}

named! {
    /// How somebody can be told.
    Way {
        /// By their browser, also while no page is open.
        Push = "push",
        /// By mail.
        Mail = "mail",
        /// By JSON that is posted to an address of theirs.
        Webhook = "webhook",
    }
}

/// What a notice is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Matter {
    /// Something at a table.
    Event(Event),
    /// Whether an address is theirs.
    Confirmation,
    /// A new password.
    Recovery,
}

impl Matter {
    /// Its stable name.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Matter::Event(event) => event.id(),
            Matter::Confirmation => "confirmation",
            Matter::Recovery => "recovery",
        }
    }

    /// The one of this name.
    pub(crate) fn parse(text: &str) -> Option<Matter> {
        match text {
            "confirmation" => Some(Matter::Confirmation),
            "recovery" => Some(Matter::Recovery),
            text => Event::parse(text).map(Matter::Event),
        }
    }
}

impl From<Event> for Matter {
    fn from(event: Event) -> Matter {
        Matter::Event(event)
    }
}

/// In which ways somebody wants to be told of what.
pub(crate) type Choices = BTreeMap<Event, BTreeSet<Way>>;

/// How somebody wants to be told.
#[derive(Clone, Debug)]
pub(crate) struct Contact {
    /// In which language.
    pub(crate) lang: Lang,
    /// An address for mail.
    pub(crate) mail: Option<String>,
    /// Whether they have shown that it is theirs.
    pub(crate) confirmed: bool,
    /// An address that takes JSON.
    pub(crate) webhook: Option<String>,
    pub(crate) choices: Choices,
}

impl Event {
    /// Whether somebody addresses another by it: nobody hears that from those with whom they have nothing to do. That the game
    /// waits for them they hear from anybody.
    pub(crate) fn is_personal(self) -> bool {
        match self {
            Event::Invited | Event::Nudge | Event::Chat => true,
            Event::Turn | Event::Over | Event::Soon | Event::Called | Event::Begun => false,
        }
    }
}

impl Contact {
    /// Somebody who has chosen nothing yet.
    pub(crate) fn new(lang: Lang) -> Contact {
        Contact { lang, mail: None, confirmed: false, webhook: None, choices: Choices::new() }
    }

    /// The ways chosen for an event.
    pub(crate) fn ways(&self, event: Event) -> impl Iterator<Item = Way> {
        self.choices.get(&event).into_iter().flatten().copied()
    }

    /// Nothing comes in this way any more.
    pub(crate) fn without(mut self, way: Way) -> Contact {
        for ways in self.choices.values_mut() {
            ways.remove(&way);
        }
        self.choices.retain(|_, ways| !ways.is_empty());
        self
    }
}

/// How long somebody may usually be away before they are told, in milliseconds.
pub const NOTICE_DELAY_MS: u64 = 15_000;

/// How a server tells people.
#[derive(Clone, Debug)]
pub struct NoticeConfig {
    /// How people reach the server: the beginning of every link that it sends. Without it, the address it listens on.
    pub public: Option<String>,
    /// The server that takes our mail: `smtps://user:password@host`, `smtp://host:587?tls=required`, or `smtp://localhost`.
    pub smtp: Option<String>,
    /// The sender of our mail.
    pub mail_from: Option<String>,
    /// Whether notices may go to addresses of this machine and of private networks.
    pub private_ends: bool,
    /// How long somebody may be away before they are told.
    pub delay: Duration,
    /// After how long a failed notice is tried again for the first time.
    pub retry: Duration,
}

impl Default for NoticeConfig {
    fn default() -> NoticeConfig {
        NoticeConfig {
            public: None,
            smtp: None,
            mail_from: None,
            private_ends: false,
            delay: Duration::from_millis(NOTICE_DELAY_MS),
            retry: Duration::from_secs(30),
        }
    }
}

/// Everything that telling people needs.
pub(crate) struct Notices {
    pub(crate) store: Arc<dyn NoticeStore>,
    pub(crate) clock: Clock,
    /// Signs links.
    pub(crate) links: LinkKey,
    /// How people reach us, without a slash at the end.
    pub(crate) public: String,
    /// Whether we can send mail is known by whether this is there.
    pub(crate) mailer: Option<Mailer>,
    pub(crate) signer: Signer,
    caller: Caller,
    retry: Duration,
}

impl Notices {
    pub(crate) async fn new(
        (store, notices): (&Arc<dyn Store>, Arc<dyn NoticeStore>),
        clock: Clock,
        key: &PassKey,
        config: &NoticeConfig,
        listening: &str,
    ) -> Result<Notices, Fault> {
        let public = config.public.clone().unwrap_or_else(|| format!("http://{listening}"));
        let public = public.trim_end_matches('/').to_owned();
        let kept = store.setting("push-key", push::new_key()?).await?;
        Ok(Notices {
            store: notices,
            clock,
            links: LinkKey::new(key),
            signer: Signer::new(&kept, &public)?,
            mailer: Mailer::new(config)?,
            caller: Caller::new(config.private_ends),
            retry: config.retry,
            public,
        })
    }

    /// Whether notices may be sent to an address, as far as its text says.
    pub(crate) fn may_call(&self, address: &axum::http::Uri) -> bool {
        self.caller.may_call(address)
    }
}

#[cfg(test)]
mod tests {
    use super::{Contact, Event, Matter, Way};
    use kernel::Lang;

    #[test]
    fn names_stay_readable() {
        for matter in Event::ALL.iter().copied().map(Matter::from).chain([Matter::Confirmation, Matter::Recovery]) {
            assert_eq!(Matter::parse(matter.id()), Some(matter));
        }
        let choices = serde_json::json!({ "turn": ["push", "mail"], "soon": ["webhook"] });
        let mut contact = Contact::new(Lang::En);
        contact.choices = serde_json::from_value(choices.clone()).unwrap();
        assert_eq!(serde_json::to_value(&contact.choices).unwrap(), choices);
        let left = contact.without(Way::Webhook);
        assert!(left.ways(Event::Soon).next().is_none() && left.ways(Event::Turn).count() == 2);
    }
}
