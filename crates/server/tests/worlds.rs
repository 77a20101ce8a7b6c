//! The leak law over the wire, world against world: two servers go on from the same data, somebody chooses differently in
//! each, and whoever may not know the choice gets the same bytes from every address.

mod house;

use house::crowd::{Crowd, Looked, copy, enough, timeless};
use house::{Folder, config, done, guest, look, open, state};
use kernel::record::Entry;
use kernel::{Audience, Record, Seat};
use serde_json::{Value, json};
use server::Server;
use std::collections::BTreeSet;
use visitor::Client;

/// How many moments of a game are tried.
const MOMENTS: usize = 3;

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
        let looked = Looked { id, seats: *seats, actions: &[], hints: true };
        heard.push(looked.gathered(&server, crowd, &str::to_owned).await);
        own.push(timeless(&state(&mut ada, id).await.to_string()));
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
        assert_eq!(one, other, "{game}, watched {watched}: {address} tells {} from {}", actions[0], actions[1]);
    }
    assert_eq!(heard[0].len(), heard[1].len());
    let about = format!("{game}, watched {watched}");
    let people: Vec<&str> = crowd.people.iter().map(|(name, _)| *name).collect();
    enough(&heard[0], &people, if watched { 8 } else { 1 }, &about);
    enough(&heard[0], &people[..2], 15, &about);
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
    let (mut compared, mut tried) = (BTreeSet::new(), 0);
    for door in catalog::games().iter().filter(|door| door.about().secrets && door.about().seats.contains(&3)) {
        for watched in [true, false] {
            tried += 1;
            if law(door.about().id, watched).await > 0 {
                compared.insert((door.about().id, watched));
            }
        }
    }
    assert!(tried >= 4, "only {tried} games and kinds of table");
    // The game in which all choose in secret at the same time.
    assert!(compared.contains(&("trex", true)) && compared.contains(&("trex", false)), "{compared:?}");
}
