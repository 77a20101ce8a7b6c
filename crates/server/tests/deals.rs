//! The leak law over the wire for what was dealt: servers go on from data that differ in nothing but what one seat cannot
//! know of the deal, or in nothing but the secret of the dice to come. Whoever may not know it gets the same bytes from
//! every address: the seat itself, whoever gave up, a former player, a spectator, a stranger; while the game goes on, after
//! the next decision, and after the end wherever nobody may watch.

mod house;

use catalog::{AnyMatch, Door};
use house::crowd::{Crowd, Looked, coming_with, copy, enough, timeless};
use house::{Folder, config, done, guest, open, state};
use kernel::{Audience, Dice, Match, Scenario, Seal, Seat, Table, Turn};
use rusqlite::Connection;
use serde_json::{Value, json};
use server::Server;
use visitor::Client;

const SEATS: u8 = 3;
/// After how many decisions each game is looked at.
const MOMENTS: [u32; 2] = [6, 40];
/// How many decisions are tried until somebody can imagine another deal.
const LONGEST: u32 = 400;

/// A moment of a game: the truth, and another deal that one seat cannot tell from it.
struct Moment {
    door: &'static dyn Door,
    /// The position, and the one that could be as well; none where the seat knows everything.
    deals: (Value, Option<Value>),
    /// Who cannot tell them apart, and the chair.
    seat: Seat,
    chair: u8,
    /// Somebody who does not decide now and gives up; and the third, who may know the difference.
    resigned: u8,
    third: Seat,
    third_chair: u8,
    /// The chairs that the game waits for, as bits.
    waiting: u8,
    /// What the seat may do now.
    actions: Vec<String>,
}

/// Calls `position` with the state of a match of one of these games.
macro_rules! position {
    ($played:ident, $seat:ident, $world:ident; $from:ident $($package:ident :: $game:ident,)+) => {{
        $(
            if let Some(game) = $played.as_any().downcast_ref::<Match<$from::$package::$game>>() {
                return position::<$from::$package::$game>(game.state(), $seat, $world);
            }
        )+
        panic!("{} is not in the list of games", $played.about().id)
    }};
}

/// Another world that a seat could imagine.
fn imagined(played: &dyn AnyMatch, seat: Seat, world: u64) -> Value {
    catalog::games!(position played, seat, world; catalog)
}

fn position<G: Scenario>(truth: &G::State, seat: Seat, world: u64) -> Value {
    G::position(&G::imagine(truth, seat, &mut Dice::fast(world)))
}

/// Plays on by chance, at least so far, until a seat can imagine another deal and somebody else has nothing to decide.
fn moment(door: &'static dyn Door, after: u32) -> Moment {
    let (table, seal) = (Table::new(SEATS), Seal::from_seed(u64::from(after)));
    let (mut played, _) = door.start(&table, door.base_edition(), seal).expect("three may play");
    let mut dice = Dice::fast(u64::from(after));
    for step in 0..LONGEST {
        let Turn::Decide(deciders) = played.turn() else { break };
        if step >= after
            && let Some(moment) = looked_for(door, played.as_ref())
        {
            return moment;
        }
        let seats: Vec<Seat> = deciders.iter().collect();
        let seat = seats[dice.below(seats.len() as u32) as usize];
        let actions = played.notations(seat);
        played.act(seat, &actions[dice.below(actions.len() as u32) as usize]).expect("it was listed");
    }
    panic!("{}: no moment after {after} decisions", door.about().id)
}

fn looked_for(door: &'static dyn Door, played: &dyn AnyMatch) -> Option<Moment> {
    let (truth, deciders) = (played.position(), played.turn().deciders());
    let seats: Vec<Seat> = Seat::all(SEATS).collect();
    for &seat in &seats {
        let resigned = *seats.iter().find(|other| **other != seat && !deciders.contains(**other))?;
        let third = *seats.iter().find(|other| **other != seat && **other != resigned)?;
        let differs = |deal: &Value| {
            *deal != truth
                && door.load(deal, door.base_edition(), Seal::from_seed(0)).is_ok_and(|other| {
                    let third = Audience::Seat(third);
                    other.view(third) != played.view(third)
                })
        };
        let other = (0..20).map(|world| imagined(played, seat, world)).find(differs);
        if other.is_none() && door.about().secrets {
            continue;
        }
        return Some(Moment {
            door,
            deals: (truth, other),
            seat,
            chair: played.place(seat),
            resigned: played.place(resigned),
            third,
            third_chair: played.place(third),
            waiting: played.waited().iter().map(|seat| 1 << played.place(seat)).sum(),
            actions: if deciders.contains(seat) { played.notations(seat) } else { Vec::new() },
        });
    }
    None
}

/// What differs between two worlds.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Differs {
    Deal,
    DiceToCome,
}

/// A world: what was dealt, and the secret of the dice to come.
struct World<'a> {
    deal: &'a Value,
    secret: [u8; 32],
}

/// The table of a folder as it would stand in another world.
fn rewrite(folder: &Folder, id: &str, moment: &Moment, world: &World<'_>) {
    let store = Connection::open(folder.0.join("caldera.sqlite")).unwrap();
    let play: i64 = store.query_row("SELECT no FROM play WHERE id = ?1", [id], |row| row.get(0)).unwrap();
    let seal = Seal::from_secret(world.secret);
    let played = moment.door.load(world.deal, moment.door.base_edition(), seal).expect("it was loaded before");
    let record = played.record();
    let begun = json!({ "kind": "started", "header": record.header, "start": record.start }).to_string();
    let gone = json!({ "kind": "resigned", "place": moment.resigned, "level": "instant" }).to_string();
    let find = "SELECT no, seq, at FROM entry WHERE play = ?1 AND json_extract(deed, '$.kind') = 'started'";
    let (no, seq, at): (i64, u32, i64) =
        store.query_row(find, [play], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?))).unwrap();
    store.execute("DELETE FROM entry WHERE play = ?1 AND seq > ?2", (play, seq)).unwrap();
    store.execute("UPDATE entry SET deed = ?2 WHERE no = ?1", (no, begun)).unwrap();
    let add = "INSERT INTO entry (play, prev, seq, at, deed) VALUES (?1, ?2, ?3, ?4, ?5) RETURNING no";
    let last: i64 = store.query_row(add, (play, no, seq + 1, at, gone), |row| row.get(0)).unwrap();
    let head = "UPDATE head SET seq = ?2, last = ?3, waiting = ?4 WHERE play = ?1";
    store.execute(head, (play, seq + 1, last, moment.waiting)).unwrap();
    store.execute("UPDATE play SET secret = ?2 WHERE no = ?1", (play, world.secret.as_slice())).unwrap();
}

/// Everybody who looks, while the game goes on.
const EVERYBODY: [&str; 5] = ["the seat", "whoever gave up", "former player", "spectator", "stranger"];

/// A table of three with its people, not yet rewritten.
struct Base {
    folder: Folder,
    id: String,
    players: Vec<String>,
    former: String,
    spectator: String,
    secret: [u8; 32],
}

/// The table, full or with one chair free.
async fn base(game: &str, watched: bool, full: bool) -> Base {
    let folder = Folder::new();
    let server = Server::start(config(&folder)).await.unwrap();
    let mut people = Vec::new();
    for name in ["Ada", "Bob", "Cyd", "Dan", "Eve"] {
        people.push(guest(&server, name).await);
    }
    let plan = json!({ "game": game, "table": { "seats": SEATS }, "hints": "always", "watched": watched });
    let chairs = json!([{ "kind": "me" }, { "kind": "anyone" }, { "kind": "anyone" }]);
    let opened = done(&mut people[0], "/api/tables", json!({ "plan": plan, "chairs": chairs })).await;
    let id = opened["id"].as_str().unwrap().to_owned();
    let at = |what: &str| format!("/api/tables/{id}/{what}");
    done(&mut people[3], &at("sit"), json!({})).await;
    done(&mut people[3], &at("leave"), json!({})).await;
    done(&mut people[1], &at("sit"), json!({})).await;
    if full {
        done(&mut people[2], &at("sit"), json!({})).await;
    }
    let mut cookies: Vec<String> = people.iter().map(|person| person.cookie().unwrap().to_owned()).collect();
    let (spectator, former) = (cookies.remove(4), cookies.remove(3));
    server.stop().await;
    let store = Connection::open(folder.0.join("caldera.sqlite")).unwrap();
    let secret = store.query_row("SELECT secret FROM play WHERE id = ?1", [&id], |row| row.get(0)).unwrap();
    Base { folder, id, players: cookies, former, spectator, secret }
}

impl Base {
    fn player(&self, chair: u8) -> &str {
        &self.players[usize::from(chair)]
    }

    /// Those who may know nothing that is hidden: everybody but the seat itself.
    fn outside(&self, moment: &Moment) -> Vec<(&'static str, Option<String>)> {
        vec![
            ("whoever gave up", Some(self.player(moment.resigned).to_owned())),
            ("former player", Some(self.former.clone())),
            ("spectator", Some(self.spectator.clone())),
            ("stranger", None),
        ]
    }
}

/// What was heard in one world: at the moment, after the next decision, after the end; and by the third player.
struct Heard {
    told: Vec<(String, String)>,
    third: String,
}

/// What is said of a secret before it is opened.
fn prints(secret: [u8; 32]) -> [String; 2] {
    let seal = Seal::from_secret(secret);
    [seal.commitment().to_string(), seal.dice().to_string()]
}

/// The next decision of the seat, if nobody who may not know the difference learns it by that, and no bot goes on.
fn harmless(moment: &Moment, base: &Base, worlds: &[World<'_>; 2]) -> Option<String> {
    let after = |world: &World<'_>, action: &str| {
        let seal = Seal::from_secret(base.secret);
        let mut played = moment.door.load(world.deal, moment.door.base_edition(), seal).ok()?;
        let told = played.act(moment.seat, action).ok()?;
        let resigned = Seat::all(SEATS).find(|seat| played.place(*seat) == moment.resigned)?;
        let goes_on = matches!(played.turn(), Turn::Decide(seats) if !seats.contains(resigned));
        let seen = [Audience::Seat(moment.seat), Audience::Spectator].map(|audience| {
            let seen: Vec<Value> =
                told.iter().filter_map(|one| one.seen_by(audience)).map(|seen| json!(seen.event)).collect();
            json!([played.view(audience), seen, played.waited().iter().collect::<Vec<_>>()])
        });
        goes_on.then_some(seen)
    };
    let same = |action: &&String| {
        let [one, other] = worlds.each_ref().map(|world| after(world, action));
        one.is_some() && one == other
    };
    moment.actions.iter().take(20).find(same).cloned()
}

async fn world(moment: &Moment, base: &Base, world: &World<'_>, next: Option<&str>, watched: bool) -> Heard {
    let folder = Folder::new();
    copy(&base.folder.0, &folder.0);
    rewrite(&folder, &base.id, moment, world);
    let server = Server::start(config(&folder)).await.unwrap();
    // What is said of the secret before it is opened: two fingerprints. They tell nothing, but differ.
    let prints = prints(world.secret);
    let plain = |text: &str| prints.iter().fold(text.to_owned(), |text, print| text.replace(print, "PRINT"));
    let some: Vec<String> = moment.actions.iter().take(2).cloned().collect();
    let looked = Looked { id: &base.id, seats: SEATS, actions: &some, hints: true };
    let mut crowd = Crowd { people: base.outside(moment) };
    crowd.people.push(("the seat", Some(base.player(moment.chair).to_owned())));
    let mut told = looked.gathered(&server, &crowd, &plain).await;
    let mut seat = coming_with(&server, Some(base.player(moment.chair)));
    let mut third = coming_with(&server, Some(base.player(moment.third_chair)));
    let third_sees = timeless(&plain(&state(&mut third, &base.id).await["game"]["view"].to_string()));
    if let Some(action) = next {
        let body = json!({ "seat": moment.seat, "number": 0, "action": action });
        done(&mut seat, &format!("/api/tables/{}/act", base.id), body).await;
        let looked = Looked { actions: &[], hints: false, ..looked };
        let now = looked.gathered(&server, &crowd, &plain).await;
        told.extend(now.into_iter().map(|(address, told)| (format!("{address} after a decision"), told)));
    }
    if !watched {
        end(&mut seat, &base.id).await;
        end(&mut third, &base.id).await;
        assert_eq!(state(&mut seat, &base.id).await["phase"], "stopped");
        // Whoever gave up has played, and may see how it was.
        crowd.people.retain(|(name, _)| !["the seat", "whoever gave up"].contains(name));
        let looked = Looked { id: &base.id, seats: SEATS, actions: &[], hints: false };
        let now = looked.gathered(&server, &crowd, &plain).await;
        told.extend(now.into_iter().map(|(address, told)| (format!("{address} after the end"), told)));
    }
    server.stop().await;
    Heard { told, third: third_sees }
}

async fn end(client: &mut Client, id: &str) {
    done(client, &format!("/api/tables/{id}/resign"), json!({})).await;
}

/// Whether there was something to compare after a decision, too.
async fn compare(moment: &Moment, base: &Base, differs: Differs, watched: bool) -> bool {
    let game = moment.door.about().id;
    let truth = &moment.deals.0;
    let mut secret = base.secret;
    let other = match (differs, &moment.deals.1) {
        (Differs::Deal, Some(other)) => other,
        (Differs::Deal, None) => return false,
        (Differs::DiceToCome, _) => {
            secret[0] ^= 1;
            truth
        }
    };
    let worlds = [World { deal: truth, secret: base.secret }, World { deal: other, secret }];
    let next = match differs {
        Differs::Deal => harmless(moment, base, &worlds),
        // A decision may be followed by dice.
        Differs::DiceToCome => None,
    };
    let one = world(moment, base, &worlds[0], next.as_deref(), watched).await;
    let other = world(moment, base, &worlds[1], next.as_deref(), watched).await;
    for ((address, one), (_, other)) in one.told.iter().zip(&other.told) {
        assert_eq!(one, other, "{game}, watched {watched}, {:?}, {differs:?}: {address} tells", moment.seat);
    }
    assert_eq!(one.told.len(), other.told.len());
    // At a closed table those who do not play see the little that is everybody's.
    let about = format!("{game}, watched {watched}, {differs:?}");
    enough(&one.told, &EVERYBODY, if watched { 8 } else { 1 }, &about);
    enough(&one.told, &EVERYBODY[..1], 20, &about);
    let ended = one.told.iter().filter(|(address, _)| address.ends_with(" after the end")).count();
    assert!(watched || ended >= 3 * 60, "{about}: only {ended} addresses after the end");
    if differs == Differs::Deal {
        assert_ne!(one.third, other.third, "{game}: {:?} sees the difference, so there is one", moment.third);
    }
    next.is_some()
}

#[tokio::test(flavor = "multi_thread")]
async fn who_may_not_know_a_deal_hears_the_same_in_both_worlds() {
    let mut after_a_decision = 0;
    for door in catalog::games() {
        assert!(door.about().seats.contains(&SEATS), "{} needs another number of players here", door.about().id);
        for watched in [true, false] {
            let base = base(door.about().id, watched, true).await;
            for after in MOMENTS {
                let moment = moment(*door, after);
                assert!(!door.about().secrets || moment.deals.1.is_some(), "{}: nothing differs", door.about().id);
                after_a_decision += usize::from(compare(&moment, &base, Differs::Deal, watched).await);
            }
            compare(&moment(*door, MOMENTS[1]), &base, Differs::DiceToCome, watched).await;
        }
    }
    assert!(after_a_decision >= 4, "only {after_a_decision} moments were looked at after a decision");
}

/// Before the game begins the secret of its dice is there already: nobody at the table or beside it gets a byte of it.
#[tokio::test(flavor = "multi_thread")]
async fn before_the_game_nobody_learns_the_dice_to_come() {
    let people = ["host", "sitter", "former player", "spectator", "stranger"];
    for door in catalog::games() {
        for watched in [true, false] {
            let base = base(door.about().id, watched, false).await;
            let cookies =
                [&base.players[0], &base.players[1], &base.former, &base.spectator].map(|one| Some(one.clone()));
            let crowd = Crowd { people: people.into_iter().zip(cookies.into_iter().chain([None])).collect() };
            let mut worlds = Vec::new();
            for world in [0, 1] {
                let (folder, mut secret) = (Folder::new(), base.secret);
                copy(&base.folder.0, &folder.0);
                secret[0] ^= world;
                let store = Connection::open(folder.0.join("caldera.sqlite")).unwrap();
                let set = "UPDATE play SET secret = ?2 WHERE id = ?1";
                assert_eq!(store.execute(set, (&base.id, secret.as_slice())).unwrap(), 1);
                drop(store);
                let server = Server::start(config(&folder)).await.unwrap();
                let prints = prints(secret);
                let plain =
                    |text: &str| prints.iter().fold(text.to_owned(), |text, print| text.replace(print, "PRINT"));
                let looked = Looked { id: &base.id, seats: SEATS, actions: &[], hints: true };
                worlds.push(looked.gathered(&server, &crowd, &plain).await);
                server.stop().await;
            }
            let about = format!("{}, watched {watched}, before the game", door.about().id);
            for ((address, one), (_, other)) in worlds[0].iter().zip(&worlds[1]) {
                assert_eq!(one, other, "{about}: {address} tells");
            }
            enough(&worlds[0], &people, if watched { 8 } else { 1 }, &about);
            enough(&worlds[0], &people[..2], 8, &about);
        }
    }
}

/// Whatever the API document offers about a table or a person is looked at by this law.
#[tokio::test(flavor = "multi_thread")]
async fn every_address_of_the_document_is_looked_at() {
    let folder = Folder::new();
    let server = Server::start(config(&folder)).await.unwrap();
    let mut ada = guest(&server, "Ada").await;
    let id = open(&mut ada, "wrath", json!([{ "kind": "me" }, { "kind": "beside", "name": "Bo" }])).await;
    let action = ["pass".to_owned()];
    let looked = Looked { id: &id, seats: 2, actions: &action, hints: true };
    let known: Vec<String> = looked.addresses().into_iter().chain(looked.streams()).collect();
    let document = ada.get("/api").await.unwrap().json();
    // What is the same for every table, and what tells of a person and no table.
    let other = [
        "/api/me",
        "/api/me/blocked",
        "/api/me/friends",
        "/api/me/muted",
        "/api/me/notices",
        "/api/me/profile",
        "/api/me/sessions",
        "/api/me/vacation",
        "/api/lobby",
        "/api/games",
    ];
    let mut looked_at = 0;
    for (path, operations) in document["paths"].as_object().unwrap() {
        let of_person = path.starts_with("/api/people/");
        let elsewhere = of_person
            || path.starts_with("/api/tournaments")
            || path.starts_with("/api/duplicates")
            || path.contains("{game}")
            || other.contains(&path.as_str());
        if operations.get("get").is_none() || elsewhere {
            continue;
        }
        let path = path.replace("{id}", &id);
        assert!(known.iter().any(|known| known.split('?').next() == Some(&path)), "nobody looks at {path}");
        looked_at += 1;
    }
    assert!(looked_at >= 12, "only {looked_at} addresses");
    server.stop().await;
}
