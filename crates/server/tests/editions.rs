//! Tables with an edition of their own: of the server's folder, or brought along.

mod house;

use house::{Folder, config, done, guest, look, move_once, refused, state};
use serde_json::{Value, json};
use server::{Operator, Server, StartFault};
use std::io::{Read, Write};

/// The wrath of somebody whose Volcano has seven spaces.
fn corrected() -> String {
    let base = &catalog::game("wrath").expect("it is in the list").base_edition().tag().text;
    base.replacen("name = \"base\"", "name = \"my box\"", 1).replacen("volcano_spaces = 6", "volcano_spaces = 7", 1)
}

fn opening(edition: &Value) -> Value {
    let chairs = json!([{ "kind": "me" }, { "kind": "beside", "name": "Bo" }]);
    json!({ "plan": { "game": "wrath", "table": { "seats": 2 } }, "chairs": chairs, "edition": edition })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_played_with_an_edition_that_somebody_brings() {
    let folder = Folder::new();
    let server = Server::start(config(&folder)).await.expect("it starts");
    let mut ada = guest(&server, "Ada").await;
    let checked = done(&mut ada, "/api/editions", json!({ "game": "wrath", "text": corrected() })).await;
    let places: Vec<&str> =
        checked["differences"].as_array().unwrap().iter().map(|one| one["path"].as_str().unwrap()).collect();
    assert_eq!(places, ["name", "players.2.volcano_spaces"]);
    let opened = done(&mut ada, "/api/tables", opening(&json!({ "text": corrected() }))).await;
    let id = opened["id"].as_str().unwrap().to_owned();
    let before = state(&mut ada, &id).await;
    assert_eq!(before["plan"]["edition"]["name"], "my box");
    assert_eq!(before["plan"]["edition"]["digest"], checked["digest"]);
    let file = ada.get(&format!("/api/tables/{id}/edition")).await.unwrap();
    assert_eq!(String::from_utf8(file.body.to_vec()).unwrap(), corrected());
    let page = String::from_utf8(ada.get(&format!("/t/{id}?lang=fr")).await.unwrap().body.to_vec()).unwrap();
    let named = "my box";
    let ending = page.split("id=\"ending\"").nth(1).expect("the sheet of the ending");
    assert!(ending.split("</section>").next().unwrap().contains(named), "the ending names it: {ending}");
    let preview = page.split("og:description").nth(1).expect("a preview");
    assert!(preview.split('>').next().unwrap().contains(named), "what is shared names it: {preview}");
    assert!(page.split("id=\"asked\"").next().unwrap().matches(named).count() >= 2, "the page names it");
    for pick in 0..12 {
        assert!(move_once(&mut ada, &id, pick).await, "it goes on");
    }
    // After a restart the table still knows its edition, though no folder holds the file.
    let played = state(&mut ada, &id).await;
    server.stop().await;
    let server = Server::start(config(&folder)).await.expect("it starts");
    let mut ada = house::again(&ada, &server).await;
    let mut after = state(&mut ada, &id).await;
    after["now"] = played["now"].clone();
    assert_eq!(after, played);
    assert!(move_once(&mut ada, &id, 3).await);
    let moment = look(&mut ada, &format!("/api/tables/{id}/replay?n=5")).await;
    assert_eq!(moment["n"], 5);
    let replay = ada.get(&format!("/t/{id}/replay?lang=fr")).await.unwrap();
    assert!(String::from_utf8(replay.body.to_vec()).unwrap().contains(named), "the replay names it");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_wrong_with_an_edition_is_told_with_its_line() {
    let folder = Folder::new();
    let server = Server::start(config(&folder)).await.expect("it starts");
    let mut ada = guest(&server, "Ada").await;
    let broken = corrected().replacen("volcano_spaces = 7", "volcano_spaces = \"seven\"", 1);
    for path in ["/api/editions", "/api/tables"] {
        let body = if path == "/api/tables" {
            opening(&json!({ "text": broken }))
        } else {
            json!({ "game": "wrath", "text": broken })
        };
        let answer = refused(&mut ada, path, body, 400, "asked").await;
        let text = answer.json()["text"].as_str().unwrap().to_owned();
        assert!(text.contains("Line") && text.contains("16"), "{text}");
    }
    refused(&mut ada, "/api/tables", opening(&json!({ "digest": "ab" })), 400, "asked").await;
    let long = "#".repeat(49 * 1024);
    refused(&mut ada, "/api/editions", json!({ "game": "wrath", "text": long }), 400, "asked").await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_editions_of_the_servers_folder_can_be_chosen() {
    let (folder, house) = (Folder::new(), Folder::new());
    std::fs::create_dir_all(&house.0).unwrap();
    std::fs::write(house.0.join("mine.toml"), corrected()).unwrap();
    std::fs::write(house.0.join("notes.txt"), "no edition").unwrap();
    let mut with_editions = config(&folder);
    with_editions.editions = Some(house.0.clone());
    let server = Server::start(with_editions.clone()).await.expect("it starts");
    let mut ada = guest(&server, "Ada").await;
    let listed = look(&mut ada, "/api/editions/wrath").await;
    let mine = listed.as_array().unwrap().iter().find(|edition| edition["name"] == "my box").expect("it is listed");
    assert_eq!((&mine["base"], &mine["house"]), (&json!(false), &json!(true)));
    let opened = done(&mut ada, "/api/tables", opening(&json!({ "digest": mine["digest"] }))).await;
    assert_eq!(state(&mut ada, opened["id"].as_str().unwrap()).await["plan"]["edition"]["name"], "my box");
    let page = String::from_utf8(ada.get("/new/wrath").await.unwrap().body.to_vec()).unwrap();
    assert!(page.contains("my box"), "the form offers it");
    server.stop().await;
    // A file that cannot be used is named, with its line, before anything is served.
    std::fs::write(house.0.join("mine.toml"), corrected().replacen("= 7", "= -1", 1)).unwrap();
    let fault = Server::start(with_editions).await.err().expect("it does not start");
    assert!(matches!(&fault, StartFault::Edition(_)) && fault.to_string().contains("mine.toml, line 16"), "{fault}");
}

async fn page(person: &mut visitor::Client, path: &str) -> String {
    String::from_utf8(person.get(path).await.unwrap().body.to_vec()).unwrap()
}

/// The book of a table has the numbers of the table's edition, and is for those who may look at the table.
#[tokio::test(flavor = "multi_thread")]
async fn the_book_of_a_table_follows_its_edition() {
    let folder = Folder::new();
    let server = Server::start(config(&folder)).await.expect("it starts");
    let mut ada = guest(&server, "Ada").await;
    let opened = done(&mut ada, "/api/tables", opening(&json!({ "text": corrected() }))).await;
    let id = opened["id"].as_str().unwrap().to_owned();
    let usual = page(&mut ada, "/book/wrath").await;
    assert!(usual.contains("It has 6<span class=\"ours\"") && usual.contains("our own value"), "ours is marked");
    let own = page(&mut ada, &format!("/book/wrath?table={id}")).await;
    assert!(own.contains("It has 7 spaces") && own.contains("<td>7</td>") && own.contains("“my box”"), "{own}");
    let rule = look(&mut ada, &format!("/api/books/wrath/rules/WRA-SETUP-2?table={id}")).await;
    assert!(rule["html"].as_str().unwrap().contains("It has 7 spaces"), "{rule}");
    let found = look(&mut ada, &format!("/api/books/wrath?q=WRA-SETUP-2&table={id}")).await;
    assert!(found[0]["text"].as_str().unwrap().contains("It has 7 spaces"), "{found}");
    let lesson = page(&mut ada, &format!("/learn/wrath/1?table={id}")).await;
    assert!(lesson.contains("my box"), "the lesson says which edition it is played with");
    for wrong in ["/book/trex?table=ID", "/book/wrath?table=nowhere", "/book/wrath?edition=ab"] {
        assert_eq!(ada.get(&wrong.replace("ID", &id)).await.unwrap().status, 404, "{wrong}");
    }
    server.stop().await;
}

/// The owner of a box corrects a value in a form and gets an edition file; what is wrong is told beside its field, in both
/// languages.
#[tokio::test(flavor = "multi_thread")]
async fn an_owner_of_the_box_corrects_what_is_ours() {
    let folder = Folder::new();
    let server = Server::start(config(&folder)).await.expect("it starts");
    let mut ada = guest(&server, "Ada").await;
    for game in catalog::games() {
        let id = game.about().id;
        let shown = page(&mut ada, &format!("/book/{id}/box")).await;
        assert!(shown.contains("I own the box"), "{id}");
        let few = id == "wrath" || !testkit::is_released(id);
        assert!(shown.matches("class=\"field\"").count() > 3 || few, "{id}");
    }
    let shown = page(&mut ada, "/book/wrath/box?lang=fr").await;
    assert!(
        shown.contains("name=\"players.2.volcano_spaces\" value=\"6\"") && shown.contains("J’ai la boîte"),
        "{shown}"
    );
    let game = catalog::game("wrath").unwrap();
    let correction = |written: &str| catalog::Correction {
        path: "players.2.volcano_spaces".to_owned(),
        written: written.to_owned(),
    };
    let (tag, text) = catalog::corrected(game, "my box", &[correction("7")]).expect("it can be played with");
    assert_eq!(tag.name, "my box");
    assert_eq!(text, corrected(), "nothing else is changed, comments and all");
    for (written, said) in [("many", "many"), ("99", "99")] {
        let faults = catalog::corrected(game, "x", &[correction(written)]).expect_err("it is refused");
        assert_eq!(faults[0].path.as_deref(), Some("players.2.volcano_spaces"));
        assert!(faults[0].reason.say(kernel::Lang::Fr).contains(said), "{}", faults[0].reason.say(kernel::Lang::Fr));
    }
    server.stop().await;
}

/// A form as a browser sends it; the answer with its head.
fn submitted(server: &Server, cookie: Option<&str>, path: &str, form: &str) -> String {
    let mut stream = std::net::TcpStream::connect(server.address()).expect("it listens");
    let (host, length, cookie) = (server.address(), form.len(), cookie.unwrap_or_default());
    write!(
        stream,
        "POST {path} HTTP/1.1\r\nhost: {host}\r\ncookie: {cookie}\r\ncontent-length: {length}\r\n\
         content-type: application/x-www-form-urlencoded\r\nconnection: close\r\n\r\n{form}"
    )
    .expect("it listens");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).expect("it answers");
    String::from_utf8_lossy(&answer).into_owned()
}

/// The same owner sends the correction: the operator finds it with what was reported, and takes the file from there.
#[tokio::test(flavor = "multi_thread")]
async fn a_correction_is_sent_to_the_operator() {
    let folder = Folder::new();
    let server = Server::start(config(&folder)).await.expect("it starts");
    let mut ada = guest(&server, "Ada").await;
    let path = "/book/wrath/box?lang=en";
    assert!(page(&mut ada, path).await.contains("name=\"send\""), "the form offers it");
    let nobody = page(&mut visitor::Client::new(server.address()), path).await;
    assert!(!nobody.contains("name=\"send\"") && nobody.contains("With a name you can also send it"), "{nobody}");
    let form = |spaces: u8, more: &str| format!("edition-name=my+box&players.2.volcano_spaces={spaces}{more}");
    let cookie = ada.cookie().map(str::to_owned);
    let reports = || Operator::open(&folder.0).expect("the data can be read").reports().expect("they can be read");

    let downloaded = submitted(&server, cookie.as_deref(), path, &form(7, ""));
    assert!(downloaded.starts_with("HTTP/1.1 200") && downloaded.ends_with(&corrected()), "{downloaded}");
    let same = submitted(&server, cookie.as_deref(), path, &form(6, "&send=yes"));
    assert!(same.starts_with("HTTP/1.1 422") && same.contains("nothing was sent"), "{same}");
    let wrong = submitted(&server, cookie.as_deref(), path, &form(99, "&send=yes"));
    assert!(wrong.starts_with("HTTP/1.1 422") && wrong.contains("aria-invalid"), "{wrong}");
    let stranger = submitted(&server, None, path, &form(7, "&send=yes"));
    assert!(stranger.starts_with("HTTP/1.1 401"), "{stranger}");
    assert!(reports().is_empty(), "nothing of this is kept");

    let sent = submitted(&server, cookie.as_deref(), path, &form(7, "&send=yes"));
    assert!(sent.starts_with("HTTP/1.1 200") && sent.contains("your correction was sent"), "{sent}");
    let kept = reports();
    assert_eq!(kept.len(), 1);
    assert_eq!((kept[0].about.as_str(), kept[0].reason.as_str()), ("wrath", "players.2.volcano_spaces: 6 → 7"));
    assert!(kept[0].by.starts_with("Ada ") && kept[0].said.is_none(), "{kept:?}");
    let operator = Operator::open(&folder.0).expect("the data can be read");
    assert_eq!(operator.correction(kept[0].number).as_deref(), Ok(corrected().as_str()));
    assert!(operator.correction(kept[0].number + 1).is_err());
    operator.settle(kept[0].number).expect("it is settled");
    assert!(reports().is_empty());
    server.stop().await;
}
