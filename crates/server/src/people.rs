//! Who somebody is: a guest with a chosen name, or an account that keeps the name across devices.

use crate::person::Person;
use crate::sessions::Sessions;
use crate::store::Store;
use crate::time::Clock;
use crate::token::{Pass, PassKey, PersonId, Random};
use crate::{Fault, token};
use ::table::Millis;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Argon2, PasswordHash};
use kernel::{Facts, facts};
use lru::LruCache;
use std::hash::RandomState;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex};
use tokio::sync::Semaphore;

/// The cookie that holds the pass.
pub(crate) const COOKIE: &str = "caldera";

/// A name as people may have it: readable, not empty, not too long.
pub(crate) fn checked_name(name: &str) -> Result<String, Fault> {
    ::table::clean_name(name).ok_or_else(|| Fault::asked("fault-name", facts![most = ::table::LONGEST_NAME]))
}

/// Passes seen lately, so that not every request asks the store.
pub(crate) struct Passes {
    known: Mutex<LruCache<[u8; 32], Person, RandomState>>,
}

/// How many passes are remembered. The one that was not seen for the longest time goes first.
const REMEMBERED: NonZeroUsize = NonZeroUsize::new(20_000).expect("more than none");

impl Default for Passes {
    fn default() -> Passes {
        Passes { known: Mutex::new(LruCache::with_hasher(REMEMBERED, RandomState::new())) }
    }
}

impl Passes {
    fn get(&self, pass: &[u8; 32]) -> Option<Person> {
        self.known.lock().ok()?.get(pass).cloned()
    }

    fn put(&self, pass: [u8; 32], person: Person) {
        if let Ok(mut known) = self.known.lock() {
            known.put(pass, person);
        }
    }

    /// Forgets everybody.
    pub(crate) fn clear(&self) {
        if let Ok(mut known) = self.known.lock() {
            known.clear();
        }
    }

    /// Forgets a person, so that what has changed is read anew.
    pub(crate) fn forget(&self, person: &PersonId) {
        if let Ok(mut known) = self.known.lock() {
            let theirs: Vec<[u8; 32]> =
                known.iter().filter(|(_, other)| other.id == *person).map(|(pass, _)| *pass).collect();
            for pass in theirs {
                known.pop(&pass);
            }
        }
    }
}

/// A new pass, as the cookie holds it.
pub(crate) struct Admitted {
    pub(crate) person: Person,
    pub(crate) cookie: String,
}

/// Everybody whom this server knows.
pub(crate) struct People {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) clock: Clock,
    pub(crate) pass_key: PassKey,
    pub(crate) passes: Passes,
    /// Who is to hear of the end of a session.
    pub(crate) sessions: Sessions,
    /// Password hashing takes memory: only a few at a time.
    hashers: Semaphore,
    /// A hash that no password has, to compare with when there is no such login.
    decoy: String,
}

impl People {
    pub(crate) fn new(store: Arc<dyn Store>, clock: Clock, pass_key: PassKey) -> Result<People, Fault> {
        let decoy = hash(&token::random_word(40)?)?;
        Ok(People {
            store,
            clock,
            pass_key,
            passes: Passes::default(),
            sessions: Sessions::default(),
            hashers: Semaphore::new(2),
            decoy,
        })
    }

    /// The fingerprint of a pass that we have signed, whoever holds it.
    pub(crate) fn signed(&self, cookie: &str) -> Option<[u8; 32]> {
        Pass::read(cookie, &self.pass_key).map(|pass| pass.fingerprint())
    }

    /// Who holds a pass.
    pub(crate) async fn holder(&self, cookie: &str) -> Result<Option<(Person, [u8; 32])>, Fault> {
        let Some(pass) = Pass::read(cookie, &self.pass_key) else { return Ok(None) };
        let fingerprint = pass.fingerprint();
        if let Some(person) = self.passes.get(&fingerprint) {
            return Ok(Some((person, fingerprint)));
        }
        let found = self.store.holder(fingerprint).await?;
        if let Some(person) = &found {
            self.passes.put(fingerprint, person.clone());
            // Roughly is enough: seen since the server started, or since the pass was last forgotten.
            let (store, now) = (Arc::clone(&self.store), self.clock.now_ms());
            tokio::spawn(async move { store.touch(fingerprint, now).await });
        }
        Ok(found.map(|person| (person, fingerprint)))
    }

    /// A new guest.
    pub(crate) async fn enrol(&self, name: &str, device: &str) -> Result<Admitted, Fault> {
        let name = checked_name(name)?;
        let person = Person { id: PersonId::random()?, name, login: None, created: self.clock.now_ms() };
        let pass = Pass::new()?;
        self.store.enrol(person.clone(), self.new_session(&pass, device)).await?;
        Ok(Admitted { person, cookie: pass.write(&self.pass_key) })
    }

    pub(crate) async fn rename(&self, person: &PersonId, name: &str) -> Result<String, Fault> {
        let name = checked_name(name)?;
        self.store.rename(person, name.clone()).await?;
        self.passes.forget(person);
        Ok(name)
    }

    /// A new pass for an account. A wrong login takes as long as a wrong password.
    pub(crate) async fn log_in(&self, login: &str, password: &str, device: &str) -> Result<Admitted, Fault> {
        let wrong = || Fault::asked("fault-login", Facts::none());
        let found = match checked_login(login) {
            Ok(login) => self.store.by_login(&login).await?,
            Err(_) => None,
        };
        let hash = found.as_ref().map_or_else(|| self.decoy.clone(), |(_, hash)| hash.clone());
        let fits = self.matches(password.to_owned(), hash).await?;
        let Some((person, _)) = found.filter(|_| fits) else { return Err(wrong()) };
        if self.store.is_banned(&person.id).await? {
            return Err(Fault::forbidden("fault-banned"));
        }
        // Always a fresh pass: one that was planted before gets no account.
        let pass = Pass::new()?;
        self.store.admit(&person.id, self.new_session(&pass, device)).await?;
        Ok(Admitted { person, cookie: pass.write(&self.pass_key) })
    }

    pub(crate) async fn log_out(&self, person: &PersonId, pass: [u8; 32]) -> Result<(), Fault> {
        self.store.revoke(pass).await?;
        self.passes.forget(person);
        self.sessions.end(person, |ended| *ended == pass);
        Ok(())
    }

    /// The time of day.
    pub(crate) fn now(&self) -> Millis {
        self.clock.now_ms()
    }

    pub(crate) async fn hash(&self, password: String) -> Result<String, Fault> {
        let _turn = self.hashers.acquire().await.map_err(|_| Fault::Busy)?;
        tokio::task::spawn_blocking(move || hash(&password))
            .await
            .map_err(|error| Fault::internal("hashing ended", &error))?
    }

    pub(crate) async fn matches(&self, password: String, hash: String) -> Result<bool, Fault> {
        let _turn = self.hashers.acquire().await.map_err(|_| Fault::Busy)?;
        let matched = tokio::task::spawn_blocking(move || {
            PasswordHash::new(&hash)
                .is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
        });
        matched.await.map_err(|error| Fault::internal("hashing ended", &error))
    }
}

/// The hash of a password, with a salt of its own.
fn hash(password: &str) -> Result<String, Fault> {
    let salt = token::random_bytes::<16>()?;
    Argon2::default()
        .hash_password_with_salt(password.as_bytes(), &salt)
        .map(|hash| hash.to_string())
        .map_err(|error| Fault::internal("no hash", &error))
}

pub(crate) fn checked_login(login: &str) -> Result<String, Fault> {
    let login = login.trim().to_lowercase();
    let fits = (3..=40).contains(&login.chars().count())
        && login.chars().all(|letter| letter.is_alphanumeric() || ".-_@".contains(letter));
    if fits { Ok(login) } else { Err(Fault::asked("fault-login-form", Facts::none())) }
}

pub(crate) fn check_password(password: &str) -> Result<(), Fault> {
    let fits = (8..=200).contains(&password.chars().count());
    if fits { Ok(()) } else { Err(Fault::asked("fault-password", Facts::none())) }
}
