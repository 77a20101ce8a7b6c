//! The leak law over the wire: what any client received is what its audience may know, and nothing else.

mod house;

use catalog::{AnyMatch, Happening};
use house::{Folder, done, guest, move_once, open, serve, state, stream};
use kernel::record::Entry;
use kernel::{Audience, Record, Seat};
use serde_json::{Value, json};
use server::client::Events;
use std::collections::BTreeMap;

/// Everything one client heard, by the number of the game.
struct Heard {
    audience: Audience,
    views: BTreeMap<u64, Value>,
    events: Vec<Value>,
    bytes: String,
}

impl Heard {
    async fn all(mut events: Events, audience: Audience) -> Heard {
        let mut heard = Heard { audience, views: BTreeMap::new(), events: Vec::new(), bytes: String::new() };
        while let Some(event) = events.next_of("table").await {
            let told = event.json();
            heard.events.extend(told["log"].as_array().unwrap().iter().filter(|line| line["kind"] == "event").cloned());
            if told["phase"] == "stopped" || told["phase"] == "over" {
                return heard;
            }
            heard.bytes.push_str(&event.data);
            heard.views.insert(told["game"]["number"].as_u64().unwrap(), told["game"]["view"].clone());
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
    for person in &mut people {
        let seat = state(person, &id).await["game"]["seat"].as_u64().expect("everybody has a seat") as u8;
        let events = stream(person, &id, None).await;
        listening.push(tokio::spawn(Heard::all(events, Audience::Seat(Seat(seat)))));
    }
    let eve = guest(&server, "Eve").await;
    listening.push(tokio::spawn(Heard::all(stream(&eve, &id, None).await, Audience::Spectator)));
    for pick in 0..50 {
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
    let opened = state(&mut people[0], &id).await["seal"]["opened"].as_str().expect("opened").to_owned();
    assert!(record.entries.len() > 20, "{game}: {} entries are too few to prove anything", record.entries.len());
    for heard in listening {
        compare(game, &heard.await.unwrap(), &record, &opened);
    }
    server.stop().await;
}

fn compare(game: &str, heard: &Heard, record: &Record, secret: &str) {
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
            assert_eq!(*view, played.view(heard.audience), "{game} {:?} at {}", heard.audience, played.number());
            compared += 1;
        }
        let seen = happenings.iter().filter_map(|happening| {
            happening.seen_by(heard.audience).map(|seen| json!({ "rule": happening.rule, "event": seen.event }))
        });
        allowed.extend(seen);
    };
    door.replay(record, door.base_edition(), &mut show).expect("the record replays");
    let told: Vec<Value> =
        heard.events.iter().map(|line| json!({ "rule": line["rule"], "event": line["event"] })).collect();
    assert_eq!(told, allowed, "{game} {:?}: the events", heard.audience);
    assert!(compared > 20, "{game}: only {compared} views were compared");
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
