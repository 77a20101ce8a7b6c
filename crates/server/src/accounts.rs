//! What somebody does with their account: change it, see and end its sessions, get it back, take their data along, leave.

use crate::Fault;
use crate::people::{Admitted, People, check_password, checked_login};
use crate::person::Person;
use crate::store::{Session, StoreFault};
use crate::token::{Pass, PersonId, TableId};
use kernel::Facts;

impl People {
    /// Makes a guest an account, or gives an account another login and password; for that one must know the old password.
    /// Every device must log in again, and whoever asks gets a new pass: a cookie that was planted before opens nothing.
    pub(crate) async fn keep(&self, person: &Person, asked: Change<'_>, device: &str) -> Result<Admitted, Fault> {
        let login = checked_login(asked.login)?;
        check_password(asked.password)?;
        if person.login.is_some() {
            self.check_current(&person.id, asked.current).await?;
        }
        let hash = self.hash(asked.password.to_owned()).await?;
        let pass = Pass::new()?;
        let kept = self.store.keep(&person.id, login.clone(), hash, self.new_session(&pass, device));
        match kept.await {
            Err(StoreFault::Conflict) => return Err(Fault::asked("fault-login-taken", Facts::none())),
            other => other?,
        }
        self.leave_all(&person.id);
        let person = Person { login: Some(login), ..person.clone() };
        Ok(Admitted { person, cookie: pass.write(&self.pass_key) })
    }

    /// Refuses somebody who does not know the password of their own account.
    pub(crate) async fn check_current(&self, person: &PersonId, password: Option<&str>) -> Result<(), Fault> {
        let hash = self.store.password_of(person).await?;
        let Some(hash) = hash else { return Ok(()) };
        let fits = self.matches(password.unwrap_or_default().to_owned(), hash).await?;
        if fits { Ok(()) } else { Err(Fault::forbidden("fault-current")) }
    }

    /// Ends one session, or all but the present one.
    pub(crate) async fn end_sessions(
        &self,
        person: &PersonId,
        present: [u8; 32],
        which: Option<&str>,
    ) -> Result<(), Fault> {
        let sessions = self.store.sessions_of(person).await?;
        for session in sessions {
            let asked = which.map_or(session.pass != present, |name| session.name() == name);
            if asked {
                self.log_out(person, session.pass).await?;
            }
        }
        Ok(())
    }

    /// Uses a link from the operator: a new password, a new pass, and every other device must log in again.
    pub(crate) async fn recover(&self, link: &str, password: &str, device: &str) -> Result<Admitted, Fault> {
        let wrong = || Fault::asked("fault-recovery", Facts::none());
        check_password(password)?;
        let link = Pass::from_word(link).ok_or_else(wrong)?;
        let hash = self.hash(password.to_owned()).await?;
        let pass = Pass::new()?;
        let session = self.new_session(&pass, device);
        let person = self.store.recover(link.fingerprint(), hash, session).await?.ok_or_else(wrong)?;
        self.leave_all(&person.id);
        Ok(Admitted { person, cookie: pass.write(&self.pass_key) })
    }

    /// Deletes somebody: the name goes from every table, what they said is blanked, their passes and login are gone.
    /// Returns the tables that are to be read again.
    pub(crate) async fn erase(&self, person: &PersonId, name: String) -> Result<Vec<TableId>, Fault> {
        let tables = self.store.erase(person, name).await?;
        self.leave_all(person);
        Ok(tables)
    }

    /// Forgets who has which pass, and ends the streams of everybody whose pass is worthless now: an operator has changed
    /// something from outside.
    pub(crate) async fn look_again(&self) -> Result<(), Fault> {
        self.passes.clear();
        for (person, pass) in self.sessions.open() {
            if self.store.holder(pass).await?.is_none() {
                self.sessions.end(&person, |ended| *ended == pass);
            }
        }
        Ok(())
    }

    /// The same for some people, whom another node has changed.
    pub(crate) async fn look_again_at(&self, people: &[PersonId]) -> Result<(), Fault> {
        people.iter().for_each(|person| self.passes.forget(person));
        for (person, pass) in self.sessions.open().into_iter().filter(|(person, _)| people.contains(person)) {
            if self.store.holder(pass).await?.is_none() {
                self.sessions.end(&person, |ended| *ended == pass);
            }
        }
        Ok(())
    }

    /// Everything that hung on a person's passes ends.
    fn leave_all(&self, person: &PersonId) {
        self.passes.forget(person);
        self.sessions.end(person, |_| true);
    }

    pub(crate) fn new_session(&self, pass: &Pass, device: &str) -> Session {
        let now = self.clock.now_ms();
        Session { pass: pass.fingerprint(), created: now, used: Some(now), device: Some(device.to_owned()) }
    }
}

/// A login and a password that somebody wants, and the password they have.
pub(crate) struct Change<'a> {
    pub(crate) login: &'a str,
    pub(crate) password: &'a str,
    pub(crate) current: Option<&'a str>,
}

/// What kind of device sends a header `User-Agent`: a browser and a system, in words that people know.
pub(crate) fn device(agent: &str) -> String {
    let first =
        |known: &[(&str, &'static str)]| known.iter().find(|(mark, _)| agent.contains(mark)).map(|found| found.1);
    let browser = first(&[
        ("Edg", "Edge"),
        ("OPR/", "Opera"),
        ("Firefox/", "Firefox"),
        ("Chrome/", "Chrome"),
        ("Safari/", "Safari"),
        ("curl/", "curl"),
    ]);
    let system = first(&[
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS X", "macOS"),
        ("Linux", "Linux"),
    ]);
    let words: Vec<&str> = [browser, system].into_iter().flatten().collect();
    if words.is_empty() { "–".to_owned() } else { words.join(" · ") }
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_device_is_named_in_words_that_people_know() {
        let firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0";
        assert_eq!(super::device(firefox), "Firefox · Linux");
        let phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605 Version/17.0 Safari/604.1";
        assert_eq!(super::device(phone), "Safari · iPhone");
        assert_eq!(super::device("<script>"), "–");
    }
}
