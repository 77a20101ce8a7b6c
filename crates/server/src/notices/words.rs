//! What a notice says, in the language of whoever is told.

use super::{Contact, Event, Notices, Way};
use crate::store::Notice;
use crate::token::PersonId;
use crate::words::say;
use kernel::{Lang, facts};

/// A notice in words.
pub(super) struct Said {
    /// One sentence.
    pub(super) text: String,
    /// Where to go.
    pub(super) link: String,
}

impl Notices {
    /// What is told of an event at a table.
    pub(super) fn said(&self, contact: &Contact, notice: &Notice, event: Event) -> Said {
        let text = sentence(contact.lang, event, &notice.game, &notice.who);
        Said { text, link: format!("{}{}", self.public, notice.place()) }
    }

    /// The address that ends notices in one way.
    pub(super) fn no_more_address(&self, person: &PersonId, way: Way) -> String {
        format!("{}/unsubscribe?link={}", self.public, self.links.no_more(person, way))
    }
}

fn sentence(lang: Lang, event: Event, game: &str, who: &str) -> String {
    let game = catalog::game(game).map_or(game, |door| door.about().title(lang)).to_owned();
    let alone = if who.is_empty() { "yes" } else { "no" };
    let facts = facts![game, who = who.to_owned(), alone];
    match event {
        Event::Turn => say(lang, "notice-turn", facts),
        Event::Invited => say(lang, "notice-invited", facts),
        Event::Chat => say(lang, "notice-chat", facts),
        Event::Nudge => say(lang, "notice-nudge", facts),
        Event::Over => say(lang, "notice-over", facts),
        Event::Soon => say(lang, "notice-soon", facts),
        Event::Called => say(lang, "notice-called", facts),
        Event::Begun => say(lang, "notice-begun", facts),
    }
}

#[cfg(test)]
mod tests {
    use super::{Event, sentence};
    use kernel::Lang;

    #[test]
    fn a_sentence_names_the_game_and_whoever_is_there() {
        for lang in [Lang::En, Lang::Fr] {
            for &event in Event::ALL {
                let told = sentence(lang, event, "wrath", "Bob");
                let title = catalog::game("wrath").unwrap().about().title(lang);
                assert!(told.contains(title), "{told}");
                let alone = sentence(lang, event, "wrath", "");
                assert!(!alone.contains("  ") && !alone.contains(" ,"), "{alone}");
            }
        }
        assert!(sentence(Lang::En, Event::Turn, "wrath", "Bob").contains("Bob"));
    }
}
