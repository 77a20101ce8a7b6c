//! Names that nobody can guess, and fingerprints that give nothing away.

use crate::Fault;
use ::table::{LETTERS, is_word, word};
use data_encoding::{Encoding, Specification};
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

use std::sync::LazyLock;

use ::table::{DuplicateId, TournamentId};
pub(crate) use ::table::{Invite, PersonId, TableId};

/// Bytes as the letters of our words, five bits each.
static IN_LETTERS: LazyLock<Encoding> = LazyLock::new(|| {
    let mut specification = Specification::new();
    specification.symbols.extend(LETTERS.iter().copied().map(char::from));
    specification.encoding().expect("32 different letters")
});

/// `count` random bytes from the operating system.
pub(crate) fn random_bytes<const COUNT: usize>() -> Result<[u8; COUNT], Fault> {
    let mut bytes = [0; COUNT];
    getrandom::fill(&mut bytes).map_err(|error| Fault::internal("the system gives no random numbers", &error))?;
    Ok(bytes)
}

/// A random word with this many letters, at most 64, five bits each.
pub(crate) fn random_word(letters: usize) -> Result<String, Fault> {
    let bytes = random_bytes::<64>()?;
    Ok(word(&bytes[..letters.min(64)]))
}

/// A name that is different from all others.
pub(crate) trait Random: Sized {
    /// A new one.
    fn random() -> Result<Self, Fault>;
}

macro_rules! random_ids {
    ($($name:ident),*) => {
        $(impl Random for $name {
            fn random() -> Result<$name, Fault> {
                random_bytes().map($name::from_random)
            }
        })*
    };
}

random_ids!(TableId, PersonId, Invite, TournamentId, DuplicateId);

/// What a browser shows to be recognised: a random token and our signature under it.
pub(crate) struct Pass {
    token: String,
}

/// The key with which passes are signed.
#[derive(Clone)]
pub(crate) struct PassKey(pub(crate) [u8; 32]);

impl PassKey {
    /// Our signature under a text, for one purpose: it says nothing for another.
    pub(crate) fn sign_for(&self, purpose: &str, text: &str) -> String {
        sign(&format!("{purpose}: {text}"), self)
    }

    /// Whether we signed a text for a purpose.
    pub(crate) fn signed_for(&self, purpose: &str, text: &str, signature: &str) -> bool {
        same(&self.sign_for(purpose, text), signature)
    }
}

impl Pass {
    pub(crate) fn new() -> Result<Pass, Fault> {
        Ok(Pass { token: random_word(52)? })
    }

    /// Its token alone, for a link that is looked up at once.
    pub(crate) fn word(&self) -> &str {
        &self.token
    }

    /// What such a link says.
    pub(crate) fn from_word(text: &str) -> Option<Pass> {
        is_word(text, 52).then(|| Pass { token: text.to_owned() })
    }

    /// Reads a pass. One that we did not sign is refused before anybody looks it up.
    pub(crate) fn read(text: &str, key: &PassKey) -> Option<Pass> {
        let (token, signature) = text.split_once('.')?;
        if !is_word(token, 52) || !is_word(signature, 51) {
            return None;
        }
        let expected = sign(token, key);
        same(&expected, signature).then(|| Pass { token: token.to_owned() })
    }

    /// The text for the cookie.
    pub(crate) fn write(&self, key: &PassKey) -> String {
        format!("{}.{}", self.token, sign(&self.token, key))
    }

    /// What the store keeps: from it nobody can make the token.
    pub(crate) fn fingerprint(&self) -> [u8; 32] {
        Sha256::digest(self.token.as_bytes()).into()
    }
}

/// Whether two signatures are the same; how long it takes does not tell where they differ.
fn same(expected: &str, signature: &str) -> bool {
    let different = expected.bytes().zip(signature.bytes()).fold(0, |sum, (a, b)| sum | (a ^ b));
    expected.len() == signature.len() && different == 0
}

fn sign(token: &str, key: &PassKey) -> String {
    let mut mac = Hmac::<Sha256>::new_from_slice(&key.0).expect("a key of any length serves");
    mac.update(token.as_bytes());
    let mut signature = IN_LETTERS.encode(&mac.finalize().into_bytes());
    // 51 letters of five bits: 255 of the 256 bits.
    signature.truncate(51);
    signature
}

#[cfg(test)]
mod tests {
    use super::{Pass, PassKey};

    #[test]
    fn a_pass_is_known_by_its_signature() {
        let (key, other) = (PassKey([1; 32]), PassKey([2; 32]));
        let pass = Pass::new().unwrap();
        let text = pass.write(&key);
        assert_eq!(Pass::read(&text, &key).unwrap().fingerprint(), pass.fingerprint());
        assert!(Pass::read(&text, &other).is_none(), "signed by another key");
        let forged = format!("{}{}", if text.starts_with('a') { 'b' } else { 'a' }, &text[1..]);
        assert!(Pass::read(&forged, &key).is_none(), "another token under the same signature");
        assert!(Pass::read("", &key).is_none());
        assert!(Pass::read(&text[..text.len() - 1], &key).is_none());
    }

    /// A pass that was signed years ago must open the same door, so the letters of a signature never change.
    #[test]
    fn a_signature_is_written_as_it_always_was() {
        let pass = Pass { token: "abcdefghjkmnpqrstuvwxyz023456789abcdefghjkmnpqrstuvw".to_owned() };
        assert_eq!(
            pass.write(&PassKey([7; 32])).split_once('.').unwrap().1,
            "62apzzzh7f3xb800h4antuzwg9npj9vq9mkp7kcqu9cnn8vr52q"
        );
    }
}
