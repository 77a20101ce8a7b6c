//! The leak law over the wire: what any client received is what its audience may know, and nothing else.

mod house;

use catalog::{AnyMatch, Happening};
use house::{Folder, done, guest, move_once, open, serve, state, stream};
use kernel::record::Entry;
use kernel::{Audience, Lang, Record, Seat};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use tokio::task::JoinHandle;
use visitor::{Client, Events};

/// Everything one client heard, by the number of the game.
struct Heard {
    audience: Audience,
    /// Views, or drawings in a stream of drawings.
    views: BTreeMap<u64, Value>,
    /// Events with their rules; in a stream of drawings as sentences.
    events: Vec<Value>,
    bytes: String,
    form: Form,
    /// Whether they resigned before the end: from then on they are told what the bench is told.
    resigned: bool,
}

/// What a stream holds, and in which language.
#[derive(Clone, Copy, PartialEq)]
enum Form {
    Data,
    Drawn(Lang),
}

impl Heard {
    async fn all(mut events: Events, audience: Audience, form: Form) -> Heard {
        let (views, events_heard) = (BTreeMap::new(), Vec::new());
        let mut heard = Heard { audience, views, events: events_heard, bytes: String::new(), form, resigned: false };
        let shown = if form == Form::Data { "view" } else { "drawn" };
        while let Some(event) = events.next_of("table").await {
            let told = event.json();
            if audience != Audience::Spectator && told["phase"] == "playing" && told["game"]["seat"].is_null() {
                heard.resigned = true;
                return heard;
            }
            heard.events.extend(told["log"].as_array().unwrap().iter().filter(|line| line["kind"] == "event").cloned());
            if told["phase"] == "stopped" || told["phase"] == "over" {
                return heard;
            }
            heard.bytes.push_str(&event.data);
            heard.views.insert(told["game"]["number"].as_u64().unwrap(), told["game"][shown].clone());
        }
        heard
    }
}

async fn wire_equals_view(game: &'static str, seats: u8) {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let mut people = vec![guest(&server, "Player 0").await];
    let chairs: Vec<Value> =
        (0..seats).map(|place| json!({ "kind": if place == 0 { "me" } else { "anyone" } })).collect();
    let id = open(&mut people[0], game, json!(chairs)).await;
    for place in 1..seats {
        let mut person = guest(&server, &format!("Player {place}")).await;
        done(&mut person, &format!("/api/tables/{id}/sit"), json!({})).await;
        people.push(person);
    }
    let mut listening = Vec::new();
    let mut names = vec![String::new(); usize::from(seats)];
    for (place, person) in people.iter_mut().enumerate() {
        let seat = state(person, &id).await["game"]["seat"].as_u64().expect("everybody has a seat") as u8;
        names[usize::from(seat)] = format!("Player {place}");
        listening.push(listen(person, &id, Audience::Seat(Seat(seat)), Form::Data).await);
        // Drawing takes time: two of the players look at drawings, each in another language.
        if let Some(lang) = Lang::ALL.get(place) {
            listening.push(listen(person, &id, Audience::Seat(Seat(seat)), Form::Drawn(*lang)).await);
        }
    }
    let eve = guest(&server, "Eve").await;
    listening.push(listen(&eve, &id, Audience::Spectator, Form::Data).await);
    listening.push(listen(&eve, &id, Audience::Spectator, Form::Drawn(Lang::Fr)).await);
    for pick in 0..36 {
        let count = people.len();
        for turn in 0..count {
            move_once(&mut people[(pick + turn) % count], &id, pick * 5 + turn).await;
        }
    }
    for person in &mut people {
        // The last one to give up ends the game; it may also have ended by itself.
        let _ = person.post(&format!("/api/tables/{id}/resign"), &json!({})).await;
    }
    let text = people[0].get(&format!("/api/tables/{id}/record")).await.unwrap();
    assert_eq!(text.status, 200, "{}", String::from_utf8_lossy(&text.body));
    let record = Record::from_text(std::str::from_utf8(&text.body).unwrap()).unwrap();
    let ended = state(&mut people[0], &id).await;
    let opened = ended["seal"]["opened"].as_str().expect("opened").to_owned();
    let enough = record.entries.len() > 20 || ended["phase"] == "over";
    assert!(enough, "{game}: {} entries are too few to prove anything", record.entries.len());
    for heard in listening {
        compare(game, &heard.await.unwrap(), &record, &opened, &names);
    }
    server.stop().await;
}

/// Everything that one person hears from now on.
async fn listen(person: &Client, id: &str, audience: Audience, form: Form) -> JoinHandle<Heard> {
    let events = match form {
        Form::Data => stream(person, id, None).await,
        Form::Drawn(lang) => {
            let path = format!("/api/tables/{id}/stream?as=drawn&lang={}", lang.code());
            person.stream(&path, None).await.expect("a stream")
        }
    };
    tokio::spawn(Heard::all(events, audience, form))
}

/// What the boards draw for an audience.
fn drawn(played: &dyn AnyMatch, audience: Audience, lang: Lang, names: &[String]) -> Value {
    serde_json::to_value(boards::draw(played, audience, lang, names)).expect("a drawing is plain data")
}

fn compare(game: &str, heard: &Heard, record: &Record, secret: &str, names: &[String]) {
    assert!(!heard.bytes.contains(secret), "{game}: the secret of the dice was sent before the end");
    for line in &record.entries {
        let hash = match line {
            Entry::Act(act) => &act.hash,
            Entry::Undo(undo) => &undo.hash,
        };
        assert!(!heard.bytes.contains(hash.as_str()), "{game}: a hash of the whole state was sent");
    }
    let door = catalog::game(game).unwrap();
    let mut compared = 0;
    let mut allowed = Vec::new();
    let mut show = |played: &dyn AnyMatch, _: Option<&Entry>, happenings: Vec<Happening>| {
        if let Some(view) = heard.views.get(&u64::from(played.number())) {
            let allowed = match heard.form {
                Form::Data => played.view(heard.audience),
                Form::Drawn(lang) => drawn(played, heard.audience, lang, names),
            };
            assert_eq!(*view, allowed, "{game} {:?} at {}", heard.audience, played.number());
            compared += 1;
        }
        let seen = happenings.iter().filter_map(|happening| {
            let seen = happening.seen_by(heard.audience)?;
            let told = match heard.form {
                Form::Data => json!({ "rule": happening.rule, "event": seen.event }),
                Form::Drawn(lang) => {
                    let event = happening.event_for(heard.audience)?;
                    let witness = boards::Witness { event, phrase: happening.phrase_for(heard.audience)? };
                    json!({ "rule": happening.rule, "text": boards::told(&witness, lang, names) })
                }
            };
            Some(told)
        });
        allowed.extend(seen);
    };
    door.replay(record, door.base_edition(), &mut show).expect("the record replays");
    let kind = if heard.form == Form::Data { "event" } else { "text" };
    let told: Vec<Value> = heard.events.iter().map(|line| json!({ "rule": line["rule"], kind: line[kind] })).collect();
    if heard.resigned {
        allowed.truncate(told.len());
    }
    assert_eq!(told, allowed, "{game} {:?}: the events", heard.audience);
    // A short game has fewer; of what is sent in one go only the last view may arrive.
    let entries = record.entries.len();
    let wanted = if entries > 20 { 21 } else { entries.div_ceil(2) };
    assert!(compared >= wanted, "{game}: only {compared} views were compared");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_clients_receive_is_what_they_may_know() {
    for door in catalog::games() {
        let about = door.about();
        for seats in [*about.seats.start(), *about.seats.end()] {
            wire_equals_view(about.id, seats).await;
        }
    }
}
