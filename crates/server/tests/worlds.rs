//! The leak law over the wire, world against world: two servers go on from the same data, somebody chooses differently in
//! each, and whoever may not know the choice gets the same bytes from every address.

mod house;

use house::{Folder, config, done, guest, look, open, state};
use kernel::record::Entry;
use kernel::{Audience, Record, Seat};
use serde_json::{Value, json};
use server::Server;
use std::path::Path;
use visitor::Client;

/// How many moments of a game are tried.
const MOMENTS: usize = 3;

/// Everybody who looks, by name: the cookie they come with.
struct Crowd {
    people: Vec<(&'static str, Option<String>)>,
}

impl Crowd {
    fn at<'a>(&'a self, server: &'a Server) -> impl Iterator<Item = (&'static str, Client)> + 'a {
        self.people.iter().map(|(name, cookie)| {
            let mut client = Client::new(server.address());
            if let Some(cookie) = cookie {
                client.set_cookie(cookie);
            }
            (*name, client)
        })
    }
}

/// Copies the data of a server that has ended. Its last reader may still be closing the database, and takes a file away
/// while it is being copied: then everything is copied anew.
fn copy(from: &Path, to: &Path) {
    while let Err(fault) = copied(from, to) {
        assert_eq!(fault.kind(), std::io::ErrorKind::NotFound, "{fault}");
        std::fs::remove_dir_all(to).unwrap();
    }
}

fn copied(from: &Path, to: &Path) -> std::io::Result<()> {
    std::fs::create_dir_all(to)?;
    for entry in std::fs::read_dir(from)? {
        let entry = entry?;
        std::fs::copy(entry.path(), to.join(entry.file_name()))?;
    }
    Ok(())
}

/// Every address at which somebody can look at a table, from every seat and from none.
fn addresses(id: &str, seats: u8) -> Vec<String> {
    let from: Vec<String> =
        std::iter::once(String::new()).chain((0..=seats).map(|seat| format!("&seat={seat}"))).collect();
    let mut all: Vec<String> =
        ["/api/tables", "/api/me/tables", "/api/me/turns", "/api/me/export"].map(str::to_owned).into();
    for path in ["record", "verify", "invitations"] {
        all.push(format!("/api/tables/{id}/{path}"));
    }
    all.push(format!("/t/{id}/picture.png"));
    for seat in &from {
        for what in
            ["?as=data", "?as=drawn&lang=en", "?as=drawn&lang=fr", "/replay?n=1", "/replay?lang=fr", "/hint?lang=en"]
        {
            all.push(format!("/api/tables/{id}{what}{seat}"));
        }
        all.push(format!("/api/tables/{id}/why?thing=nothing{seat}"));
        all.push(format!("/t/{id}?lang=en{seat}"));
        all.push(format!("/t/{id}/replay?lang=fr{seat}"));
    }
    all
}

/// An answer without the time of day and the server's own address: two servers do not answer in the same millisecond, and
/// each has a port of its own.
fn placeless(server: &Server, body: &[u8]) -> Vec<u8> {
    let here = server.address().to_string();
    timeless(String::from_utf8_lossy(body).replace(&here, "HERE").as_bytes())
}

fn timeless(body: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(body.len());
    for part in body.split_inclusive(|byte| !byte.is_ascii_digit()) {
        let digits = part.iter().take_while(|byte| byte.is_ascii_digit()).count();
        if digits == 13 {
            out.push(b'T');
            out.extend_from_slice(&part[digits..]);
        } else {
            out.extend_from_slice(part);
        }
    }
    out
}

/// What everybody gets from everywhere, streams included.
async fn gathered(server: &Server, crowd: &Crowd, id: &str, seats: u8) -> Vec<(String, Vec<u8>)> {
    let mut all = Vec::new();
    for (name, mut client) in crowd.at(server) {
        for address in addresses(id, seats) {
            let answer = client.get(&address).await.unwrap();
            let told = [answer.status.as_str().as_bytes(), b" ", &placeless(server, &answer.body)].concat();
            all.push((format!("{name} {address}"), told));
        }
        for form in ["data", "drawn"] {
            let told = match client.stream(&format!("/api/tables/{id}/stream?as={form}"), None).await {
                Ok(mut events) => events.next_of("table").await.map(|event| placeless(server, event.data.as_bytes())),
                Err(_) => None,
            };
            all.push((format!("{name} stream {form}"), told.unwrap_or_default()));
        }
    }
    all
}

/// What an audience may know after each of the first entries of a record, and of what happened there.
fn known(game: &str, record: &str, audience: Audience, entries: u64) -> Vec<Value> {
    let door = catalog::game(game).unwrap();
    let record = Record::from_text(record).unwrap();
    let mut all = Vec::new();
    door.replay(&record, door.base_edition(), &mut |played, _: Option<&Entry>, happenings| {
        let seen: Vec<Value> =
            happenings.iter().filter_map(|one| one.seen_by(audience)).map(|seen| json!(seen.event)).collect();
        if u64::from(played.number()) <= entries {
            all.push(json!([played.view(audience), seen]));
        }
    })
    .unwrap();
    all
}

/// A table that stands at a moment at which somebody has a choice.
struct Moment {
    game: &'static str,
    id: String,
    seats: u8,
    /// The seat that chooses, and who sits there.
    seat: u8,
    actor: String,
    number: u64,
    actions: [Value; 2],
}

/// Plays on to both worlds; whether the choice was hidden from all others, who then must have heard the same.
async fn compare(moment: &Moment, base: &Folder, crowd: &Crowd, watched: bool) -> bool {
    let Moment { game, id, seats, seat, actor, number, actions } = moment;
    let (mut heard, mut records, mut own) = (Vec::new(), Vec::new(), Vec::new());
    for action in actions {
        let folder = Folder::new();
        copy(&base.0, &folder.0);
        let server = Server::start(config(&folder)).await.unwrap();
        let mut ada = Client::new(server.address());
        ada.set_cookie(actor);
        let body = json!({ "seat": seat, "number": number, "action": action });
        done(&mut ada, &format!("/api/tables/{id}/act"), body).await;
        heard.push(gathered(&server, crowd, id, *seats).await);
        own.push(timeless(state(&mut ada, id).await.to_string().as_bytes()));
        for (_, mut client) in crowd.at(&server).chain([("actor", ada.clone())]) {
            let _ = client.post(&format!("/api/tables/{id}/resign"), &json!({})).await;
        }
        let record = ada.get(&format!("/api/tables/{id}/record")).await.unwrap();
        assert_eq!(record.status, 200, "{game}: all have given up");
        records.push(String::from_utf8_lossy(&record.body).into_owned());
        server.stop().await;
    }
    let others = Seat::all(*seats).filter(|other| other.0 != *seat).map(Audience::Seat).chain([Audience::Spectator]);
    let hidden = others.into_iter().all(|audience| {
        let [one, other] = [0, 1].map(|world| known(game, &records[world], audience, number + 1));
        one == other
    });
    if !hidden {
        return false;
    }
    assert_ne!(own[0], own[1], "{game}: whoever chose knows what");
    for ((address, one), (_, other)) in heard[0].iter().zip(&heard[1]) {
        let (one, other) = (String::from_utf8_lossy(one), String::from_utf8_lossy(other));
        assert_eq!(one, other, "{game}, watched {watched}: {address} tells {} from {}", actions[0], actions[1]);
    }
    true
}

/// Plays a game of three until somebody's choice is hidden from the others; returns how many such choices were compared.
async fn law(game: &'static str, watched: bool) -> usize {
    let folder = Folder::new();
    let mut server = Server::start(config(&folder)).await.unwrap();
    let (mut ada, mut bob, mut cyd) =
        (guest(&server, "Ada").await, guest(&server, "Bob").await, guest(&server, "Cyd").await);
    let (mut dan, eve) = (guest(&server, "Dan").await, guest(&server, "Eve").await);
    let id = open(&mut ada, game, json!([{ "kind": "me" }, { "kind": "anyone" }, { "kind": "anyone" }])).await;
    let at = |what: &str| format!("/api/tables/{id}/{what}");
    done(&mut dan, &at("sit"), json!({})).await;
    done(&mut dan, &at("leave"), json!({})).await;
    done(&mut bob, &at("sit"), json!({})).await;
    done(&mut cyd, &at("sit"), json!({})).await;
    if !watched {
        done(&mut ada, &at("spectators"), json!({ "allowed": false })).await;
    }
    let cookie = |client: &Client| client.cookie().map(str::to_owned);
    let players = [cookie(&ada), cookie(&bob), cookie(&cyd)];
    let (mut compared, mut tried) = (0, 0);
    for step in 0..120 {
        if compared >= 2 || tried >= MOMENTS {
            break;
        }
        let mut acted = false;
        for (place, player) in players.iter().enumerate() {
            let mut client = Client::new(server.address());
            client.set_cookie(player.as_deref().unwrap());
            let now = look(&mut client, &format!("/api/tables/{id}?as=data")).await;
            let Some(actions) = now["game"]["actions"].as_array().filter(|actions| !actions.is_empty()) else {
                continue;
            };
            let several = now["game"]["deciders"].as_array().is_some_and(|seats| seats.len() > 1);
            if several && actions.len() > 1 && tried < MOMENTS {
                tried += 1;
                server.stop().await;
                let crowd = Crowd {
                    people: vec![
                        ("first other", players[(place + 1) % 3].clone()),
                        ("second other", players[(place + 2) % 3].clone()),
                        ("former player", cookie(&dan)),
                        ("spectator", cookie(&eve)),
                        ("stranger", None),
                    ],
                };
                let moment = Moment {
                    game,
                    id: id.clone(),
                    seats: 3,
                    seat: now["game"]["seat"].as_u64().unwrap() as u8,
                    actor: player.clone().unwrap(),
                    number: now["game"]["number"].as_u64().unwrap(),
                    actions: [actions[0].clone(), actions[actions.len() - 1].clone()],
                };
                compared += usize::from(compare(&moment, &folder, &crowd, watched).await);
                server = Server::start(config(&folder)).await.unwrap();
                client = Client::new(server.address());
                client.set_cookie(player.as_deref().unwrap());
            }
            acted |= house::move_once(&mut client, &id, step * 7).await;
        }
        if !acted {
            break;
        }
    }
    server.stop().await;
    compared
}

#[tokio::test(flavor = "multi_thread")]
async fn who_may_not_know_a_choice_hears_the_same_in_both_worlds() {
    let mut compared = 0;
    for door in catalog::games().iter().filter(|door| door.about().secrets && door.about().seats.contains(&3)) {
        for watched in [true, false] {
            compared += law(door.about().id, watched).await;
        }
    }
    assert!(compared >= 2, "only {compared} hidden choices were compared");
}
