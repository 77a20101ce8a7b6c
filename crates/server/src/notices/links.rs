//! Links that we have signed: whoever has one may do what it says, without a cookie.

use super::Way;
use crate::token::{PassKey, PersonId};

/// Signs links, each for one purpose.
#[derive(Clone)]
pub(crate) struct LinkKey(PassKey);

impl LinkKey {
    pub(crate) fn new(key: &PassKey) -> LinkKey {
        LinkKey(key.clone())
    }

    /// What ends notices in one way.
    pub(crate) fn no_more(&self, person: &PersonId, way: Way) -> String {
        let told = format!("{person}-{}", way.id());
        format!("{told}-{}", self.0.sign_for("no more", &told))
    }

    /// Whose notices end in which way, if we signed it.
    pub(crate) fn read_no_more(&self, link: &str) -> Option<(PersonId, Way)> {
        let (told, signature) = link.rsplit_once('-')?;
        let (person, way) = told.split_once('-')?;
        let found = (PersonId::parse(person)?, Way::parse(way)?);
        self.0.signed_for("no more", told, signature).then_some(found)
    }

    /// What shows that an address belongs to somebody.
    pub(crate) fn confirmation(&self, person: &PersonId, address: &str) -> String {
        format!("{person}-{}", self.0.sign_for("confirm", &format!("{person} {address}")))
    }

    /// Who confirms the address that they have given, if we signed it for that one.
    pub(crate) fn confirms(&self, link: &str, address: impl FnOnce(&PersonId) -> Option<String>) -> Option<PersonId> {
        let (person, signature) = link.split_once('-')?;
        let person = PersonId::parse(person)?;
        let address = address(&person)?;
        self.0.signed_for("confirm", &format!("{person} {address}"), signature).then_some(person)
    }

    /// The person whom a link to confirm an address names; whether we signed it is not asked yet.
    pub(crate) fn named_by(link: &str) -> Option<PersonId> {
        link.split_once('-').and_then(|(person, _)| PersonId::parse(person))
    }
}

#[cfg(test)]
mod tests {
    use super::{LinkKey, Way};
    use crate::token::{PassKey, PersonId, Random};

    #[test]
    fn a_link_does_one_thing_for_one_person() {
        let (key, other) = (LinkKey::new(&PassKey([1; 32])), LinkKey::new(&PassKey([2; 32])));
        let (ada, bob) = (PersonId::random().unwrap(), PersonId::random().unwrap());
        let link = key.no_more(&ada, Way::Mail);
        assert_eq!(key.read_no_more(&link), Some((ada.clone(), Way::Mail)));
        assert_eq!(other.read_no_more(&link), None, "signed by another key");
        assert_eq!(key.read_no_more(&link.replace("mail", "push")), None, "another way");
        assert_eq!(key.read_no_more(&link.replace(ada.as_str(), bob.as_str())), None, "another person");
        assert_eq!(key.read_no_more(""), None);
        let link = key.confirmation(&ada, "ada@example.org");
        let kept = |address: &str| Some(address.to_owned());
        assert_eq!(key.confirms(&link, |_| kept("ada@example.org")), Some(ada));
        assert_eq!(key.confirms(&link, |_| kept("eve@example.org")), None, "another address was given since");
        assert_eq!(key.confirms(&link, |_| None), None);
    }
}
