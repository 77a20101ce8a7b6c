//! Tables with a clock that the test moves, over a store in memory.

use super::{By, ChairWish, Form, TableSettings, TableState, Tables, Viewer};
use crate::Fault;
use crate::notices::Event;
use crate::person::Person;
use crate::store::{
    AliveSince, Append, Damage, Hosted, Listed, Reply, Report, Session, Store, StoreFault, Stored, Tellings,
};
use crate::time::Clock;
use crate::token::Random;
use ::table::{LateChoice, Line, Millis, Pace, PersonId, Plan, Progress, TableId, Wish};
use kernel::{Lang, Seat, Table};
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// Journals in memory, with the one promise that matters: a number is written once.
#[derive(Default)]
struct Memory {
    tables: Mutex<HashMap<TableId, Journal>>,
    /// What the last append had to tell.
    told: Mutex<Tellings>,
}

/// The secret of the dice, and the lines.
type Journal = ([u8; 32], Vec<Line>);

fn ready<T: Send + 'static>(value: Result<T, StoreFault>) -> Reply<'static, T> {
    Box::pin(std::future::ready(value))
}

impl Store for Memory {
    fn append(&self, append: Append) -> Reply<'_, ()> {
        let mut tables = self.tables.lock().unwrap();
        let secret = append.opening.unwrap_or_default();
        let (_, lines) = tables.entry(append.table).or_insert((secret, Vec::new()));
        if append.lines.first().is_some_and(|first| first.seq as usize != lines.len() + 1) {
            return ready(Err(StoreFault::Conflict));
        }
        lines.extend(append.lines);
        *self.told.lock().unwrap() = append.told;
        ready(Ok(()))
    }

    fn load(&self, table: &TableId) -> Reply<'_, Option<Stored>> {
        let tables = self.tables.lock().unwrap();
        ready(Ok(tables.get(table).map(|(secret, lines)| Stored { secret: *secret, lines: lines.clone() })))
    }

    fn open_tables(&self, _: u32, _: AliveSince) -> Reply<'_, Vec<Listed>> {
        ready(Ok(Vec::new()))
    }
    fn tables_of(&self, _: &PersonId, _: u32) -> Reply<'_, Vec<Listed>> {
        ready(Ok(Vec::new()))
    }
    fn hosted_by(&self, _: &PersonId, _: Millis) -> Reply<'_, Hosted> {
        ready(Ok(Hosted::default()))
    }
    fn turns_of(&self, _: &PersonId) -> Reply<'_, Vec<TableId>> {
        ready(Ok(Vec::new()))
    }
    fn enrol(&self, _: Person, _: Session) -> Reply<'_, ()> {
        ready(Ok(()))
    }
    fn admit(&self, _: &PersonId, _: Session) -> Reply<'_, ()> {
        ready(Ok(()))
    }
    fn holder(&self, _: [u8; 32]) -> Reply<'_, Option<Person>> {
        ready(Ok(None))
    }
    fn revoke(&self, _: [u8; 32]) -> Reply<'_, ()> {
        ready(Ok(()))
    }
    fn sessions_of(&self, _: &PersonId) -> Reply<'_, Vec<Session>> {
        ready(Ok(Vec::new()))
    }
    fn touch(&self, _: [u8; 32], _: Millis) -> Reply<'_, ()> {
        ready(Ok(()))
    }
    fn is_banned(&self, _: &PersonId) -> Reply<'_, bool> {
        ready(Ok(false))
    }
    fn password_of(&self, _: &PersonId) -> Reply<'_, Option<String>> {
        ready(Ok(None))
    }
    fn recover(&self, _: [u8; 32], _: String, _: Session) -> Reply<'_, Option<Person>> {
        ready(Ok(None))
    }
    fn erase(&self, _: &PersonId, _: String) -> Reply<'_, Vec<TableId>> {
        ready(Ok(Vec::new()))
    }
    fn said_by(&self, _: &PersonId) -> Reply<'_, Vec<(Millis, String)>> {
        ready(Ok(Vec::new()))
    }
    fn people_changed(&self) -> Reply<'_, i64> {
        ready(Ok(0))
    }
    fn block(&self, _: &PersonId, _: &PersonId, _: bool) -> Reply<'_, ()> {
        ready(Ok(()))
    }
    fn blocked_by(&self, _: &PersonId) -> Reply<'_, Vec<PersonId>> {
        ready(Ok(Vec::new()))
    }
    fn apart_from(&self, _: &PersonId) -> Reply<'_, Vec<PersonId>> {
        ready(Ok(Vec::new()))
    }
    fn report(&self, _: Report) -> Reply<'_, ()> {
        ready(Ok(()))
    }
    fn rename(&self, _: &PersonId, _: String) -> Reply<'_, ()> {
        ready(Ok(()))
    }
    fn keep(&self, _: &PersonId, _: String, _: String, _: Session) -> Reply<'_, ()> {
        ready(Ok(()))
    }
    fn by_login(&self, _: &str) -> Reply<'_, Option<(Person, String)>> {
        ready(Ok(None))
    }
    fn mute(&self, _: &PersonId, _: &PersonId, _: bool) -> Reply<'_, ()> {
        ready(Ok(()))
    }
    fn muted_by(&self, _: &PersonId) -> Reply<'_, Vec<PersonId>> {
        ready(Ok(Vec::new()))
    }
    fn came_back(&self, _: &PersonId, _: &TableId) -> Reply<'_, ()> {
        ready(Ok(()))
    }
    fn setting(&self, _: &'static str, otherwise: Vec<u8>) -> Reply<'_, Vec<u8>> {
        ready(Ok(otherwise))
    }
    fn damage(&self) -> Option<Damage> {
        None
    }
    fn check(&self) -> Reply<'_, ()> {
        ready(Ok(()))
    }
}

struct House {
    store: Arc<Memory>,
    tables: Tables,
    people: [Person; 2],
    id: TableId,
}

impl House {
    /// A game between two people.
    async fn new(pace: Pace) -> House {
        let house = House::with(pace, &[ChairWish::Me, ChairWish::Anyone]).await;
        house.wish(1, Wish::Sit { chair: None, invite: None, share: None }).await.unwrap();
        house
    }

    async fn with(pace: Pace, chairs: &[ChairWish]) -> House {
        let store = Arc::new(Memory::default());
        let tables = tables(&store);
        let person =
            |name: &str| Person { id: PersonId::random().unwrap(), name: name.to_owned(), login: None, created: 0 };
        let people = [person("Ada"), person("Bob")];
        let plan = Plan { pace, ..Plan::usual("wrath", Table::new(2)) };
        let id = tables.open((&people[0], Lang::En), plan, chairs, None, None, None).await.unwrap();
        House { store, tables, people, id }
    }

    async fn wish(&self, who: usize, wish: Wish) -> Result<super::Done, Fault> {
        let by = By { person: self.people[who].clone(), key: None };
        self.tables.grant(&self.id, by, wish, self.viewer(who)).await
    }

    fn viewer(&self, who: usize) -> Viewer {
        Viewer { person: Some(self.people[who].id.clone()), wanted: None, lang: Lang::En, form: Form::Data }
    }

    async fn state(&self) -> TableState {
        self.tables.state(&self.id, self.viewer(0), 0).await.unwrap()
    }

    /// The chair that the game waits for; the person in it has the same number.
    async fn waited(&self) -> usize {
        self.state().await.chairs.iter().position(|chair| chair.waiting).expect("somebody is waited for")
    }

    async fn act(&self, who: usize) {
        let state = self.tables.state(&self.id, self.viewer(who), 0).await.unwrap();
        let game = state.game.unwrap();
        let action = game.actions.unwrap()[0].clone();
        let seat = Seat(game.seat.unwrap());
        self.wish(who, Wish::Act { seat, number: game.number, action }).await.unwrap();
    }
}

fn tables(store: &Arc<Memory>) -> Tables {
    let settings = TableSettings {
        idle: Duration::from_secs(3600 * 24 * 90),
        bot_pause: Duration::from_secs(1),
        thinkers: 1,
        caps: None,
        notice_delay: Duration::ZERO,
    };
    let store: Arc<dyn Store> = Arc::<Memory>::clone(store);
    Tables::new(store, Clock::new(), settings, Arc::default(), Arc::default())
}

#[tokio::test(start_paused = true)]
async fn time_that_runs_out_is_the_others_choice_never_a_loss() {
    let house = House::new(Pace::Clock { per_move: 10, bank: 20 }).await;
    let slow = house.waited().await;
    let other = 1 - slow;
    tokio::time::advance(Duration::from_secs(29)).await;
    assert!(matches!(house.wish(other, Wish::Late { choice: LateChoice::End }).await, Err(Fault::Forbidden(_))));
    tokio::time::advance(Duration::from_secs(2)).await;
    let state = house.state().await;
    assert!(state.chairs[slow].due.unwrap() < state.now, "the time has run out");
    assert_eq!(state.phase, Progress::Playing, "and nothing has happened");
    assert!(matches!(house.wish(slow, Wish::Late { choice: LateChoice::Bot }).await, Err(Fault::Forbidden(_))));
    house.wish(other, Wish::Late { choice: LateChoice::Wait }).await.unwrap();
    let state = house.state().await;
    assert!(state.chairs[slow].due.unwrap() > state.now, "the other waits: time begins anew");
    tokio::time::advance(Duration::from_secs(31)).await;
    house.wish(other, Wish::Late { choice: LateChoice::Bot }).await.unwrap();
    assert!(house.state().await.chairs[slow].away, "a bot plays until they are back");
    house.wish(slow, Wish::Return { chair: None }).await.unwrap();
    assert!(!house.state().await.chairs[slow].away);
}

#[tokio::test(start_paused = true)]
async fn days_per_move_survive_a_restart() {
    let house = House::new(Pace::Days { days: 2 }).await;
    let slow = house.waited().await;
    tokio::time::advance(Duration::from_secs(3600 * 24)).await;
    house.act(slow).await;
    let next = house.waited().await;
    let due = house.state().await.chairs[next].due.unwrap();
    let again = House {
        tables: tables(&house.store),
        store: Arc::clone(&house.store),
        people: house.people.clone(),
        id: house.id.clone(),
    };
    assert_eq!(again.state().await.chairs[next].due, Some(due), "the clocks come from the journal");
    tokio::time::advance(Duration::from_secs(3600 * 49)).await;
    house.wish(1 - next, Wish::Late { choice: LateChoice::End }).await.unwrap();
    assert_eq!(house.state().await.phase, Progress::Playing, "whoever is missed has another day to come back");
    tokio::time::advance(Duration::from_secs(3600 * 24 + 1)).await;
    // The table's own timer is a task: it is given the time to run.
    tokio::time::sleep(Duration::from_millis(10)).await;
    let state = house.state().await;
    assert_eq!(state.phase, Progress::Stopped, "nobody had to ask");
    assert!(state.seal.opened.is_some(), "a stopped game opens its seal");
}

/// A quarter of the time before it runs out; a vacation moves that, and whoever has moved is not reminded.
#[tokio::test(start_paused = true)]
async fn whoever_has_days_is_reminded_before_they_run_out() {
    const HOUR: Millis = 3_600_000;
    let house = House::new(Pace::Days { days: 2 }).await;
    let reminders = || house.store.told.lock().unwrap().reminders.clone().expect("there are days");
    let slow = house.waited().await;
    let due = house.state().await.chairs[slow].due.unwrap();
    assert_eq!(reminders(), [(house.people[slow].id.clone(), due - 12 * HOUR)]);
    let until = house.state().await.now + 72 * HOUR;
    house.wish(slow, Wish::Vacation { until }).await.unwrap();
    let later = house.state().await.chairs[slow].due.unwrap();
    assert_eq!((later, house.state().await.chairs[slow].vacation), (due + 72 * HOUR, Some(until)));
    assert_eq!(reminders(), [(house.people[slow].id.clone(), later - 12 * HOUR)]);
    while house.waited().await == slow {
        house.act(slow).await;
    }
    assert_eq!(reminders()[0].0, house.people[1 - slow].id);
    let told = house.store.told.lock().unwrap();
    assert_eq!((told.all.len(), told.all[0].event, &told.all[0].person), (1, Event::Turn, &house.people[1 - slow].id));
}

#[tokio::test(start_paused = true)]
async fn of_two_owners_the_slower_one_reads_again() {
    let house = House::new(Pace::Free).await;
    let other = House {
        tables: tables(&house.store),
        store: Arc::clone(&house.store),
        people: house.people.clone(),
        id: house.id.clone(),
    };
    let who = house.waited().await;
    assert_eq!(other.state().await.seq, house.state().await.seq);
    house.act(who).await;
    let stale = other.tables.state(&other.id, other.viewer(who), 0).await.unwrap().game.unwrap();
    assert_eq!(stale.number, 0, "the second owner has not heard of it");
    let wish = Wish::Act { seat: Seat(stale.seat.unwrap()), number: 0, action: stale.actions.unwrap()[0].clone() };
    assert!(matches!(other.wish(who, wish).await, Err(Fault::Stale(_))), "it reads again and judges again");
    assert_eq!(other.state().await.game.unwrap().number, 1);
}

/// A panic at one table ends its task and nothing else: other tables go on, and the table itself is read again.
#[tokio::test(start_paused = true)]
async fn a_panic_at_one_table_ends_no_other() {
    let house = House::new(Pace::Free).await;
    let plan = Plan::usual("wrath", Table::new(2));
    let other = house
        .tables
        .open((&house.people[0], Lang::En), plan, &[ChairWish::Me, ChairWish::Anyone], None, None, None)
        .await
        .unwrap();
    let before = house.state().await;
    let looked = house.tables.look(&house.id, |_, _| -> u8 { panic!("as the test asked") }).await;
    assert!(matches!(looked, Err(Fault::Busy)), "whoever asked is told to ask again");
    house.tables.state(&other, house.viewer(0), 0).await.expect("the other table goes on");
    assert_eq!(house.state().await.seq, before.seq, "and this one is read from its journal");
    let waited = house.waited().await;
    house.act(waited).await;
}

#[tokio::test(start_paused = true)]
async fn bots_among_themselves_rest_while_nobody_watches() {
    let bot = || ChairWish::Bot { level: "newcomer".to_owned() };
    let house = House::with(Pace::Free, &[bot(), bot()]).await;
    let lines = || house.store.tables.lock().unwrap()[&house.id].1.len();
    let begun = lines();
    house.state().await;
    tokio::time::sleep(Duration::from_secs(30)).await;
    let glanced = lines();
    assert!(glanced > begun, "they play while somebody has just looked");
    tokio::time::sleep(Duration::from_secs(300)).await;
    assert_eq!(lines(), glanced, "then they rest");
    let _watching = house.tables.watch(&house.id, house.viewer(0), None).await.unwrap();
    tokio::time::sleep(Duration::from_secs(30)).await;
    assert!(lines() > glanced, "and go on for whoever watches");
}
