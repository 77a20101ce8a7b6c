//! What a table allows: going back, clocks, deeds as they are written.

mod common;

use common::{Kept, Plain, SECRET, chair, id, person};
use kernel::{Lang, Seat, Table};
use table::{
    Chair, ChairSet, Deed, Forbidden, LateChoice, Line, Occasion, Opening, Pace, Plan, Progress, Room, Sitter, TableId,
    Who, Wish, WishFault,
};

/// Both act until the game has a few entries.
fn played_on(pace: Pace) -> Kept {
    let mut kept = Kept::two("wrath", pace);
    for round in 0..6 {
        kept.now += 2_000;
        kept.act(round).expect("somebody decides");
    }
    kept
}

#[test]
fn after_going_back_a_table_that_is_read_again_has_the_same_clocks() {
    let mut kept = played_on(Pace::Clock { per_move: 5, bank: 30 });
    kept.now += 24_000;
    kept.wish(0, Wish::AskBack { to: 0 }).expect("the game goes on");
    kept.wish(1, Wish::AnswerBack { agreed: true }).expect("it was asked");
    let first = kept.room.people_waited_for().iter().next().expect("somebody begins");
    let left_ms = kept.room.due(first).expect("there is a clock") - kept.now;
    assert!(left_ms > 0, "whoever decides again has time to think: {left_ms}");
    let again = kept.read_again();
    assert_eq!(again.due(first), kept.room.due(first), "also after a restart");
    for number in 0..2 {
        let (here, there) = (kept.room.chair_seen(number, Lang::En), again.chair_seen(number, Lang::En));
        assert_eq!((here.due, here.bank), (there.due, there.bank), "chair {number}");
    }
    kept.check();
}

#[test]
fn who_is_away_is_asked_before_the_game_goes_back() {
    let mut kept = played_on(Pace::Free);
    kept.wish(1, Wish::Leave { chair: None }).expect("a bot sits in");
    kept.wish(0, Wish::AskBack { to: 0 }).expect("one may ask");
    assert_eq!(kept.room.number(), 6, "nobody has agreed for the one who is away");
    assert!(kept.room.back_seen().is_some_and(|asked| asked.to == 0 && !asked.agreed.contains(1)));
    kept.wish(1, Wish::AnswerBack { agreed: true }).expect("they may answer while they are away");
    assert_eq!(kept.room.number(), 0);
    kept.check();
}

#[test]
fn who_is_away_may_refuse() {
    let mut kept = played_on(Pace::Free);
    kept.wish(1, Wish::Leave { chair: None }).expect("a bot sits in");
    kept.wish(0, Wish::AskBack { to: 2 }).expect("one may ask");
    kept.wish(1, Wish::AnswerBack { agreed: false }).expect("they may answer while they are away");
    assert!(kept.room.back_seen().is_none() && kept.room.number() == 6);
}

/// A request to go back has its time; who was silent until then has not agreed.
#[test]
fn a_request_to_go_back_ends_when_its_time_is_up() {
    const DAY: i64 = 24 * 60 * 60 * 1000;
    for (pace, lasts) in [(Pace::Free, 300_000), (Pace::Days { days: 2 }, 2 * DAY)] {
        let mut kept = played_on(pace);
        kept.wish(0, Wish::AskBack { to: 2 }).expect("one may ask");
        let until = kept.room.back_seen().expect("it is asked").until;
        assert_eq!((until, kept.room.settles_at()), (kept.now + lasts, Some(until)));
        kept.now = until - 1;
        kept.settle();
        assert_eq!(kept.read_again().settles_at(), Some(until), "also after a restart");
        kept.now = until;
        kept.settle();
        assert!(kept.room.back_seen().is_none() && kept.room.settles_at().is_none());
        assert_eq!(kept.journal.last().map(|line| &line.deed), Some(&Deed::BackExpired), "everybody is told");
        let agreed = kept.wish(1, Wish::AnswerBack { agreed: true });
        assert_eq!(agreed, Err(WishFault::Forbidden(Forbidden::NothingAsked)));
        kept.wish(1, Wish::AskBack { to: 2 }).expect("one may ask again");
        kept.wish(0, Wish::AnswerBack { agreed: true }).expect("it was asked");
        assert_eq!((kept.room.number(), kept.room.settles_at()), (2, None));
        kept.check();
    }
}

/// A request to go back ends with the game: who agrees afterwards changes nothing, and nobody is shown it.
#[test]
fn a_game_that_was_ended_does_not_go_back() {
    let mut kept = played_on(Pace::Free);
    kept.wish(0, Wish::AskBack { to: 2 }).expect("one may ask");
    kept.wish(1, Wish::Resign { chair: None }).expect("one may give up");
    assert_eq!((kept.room.phase(), kept.room.number()), (Progress::Stopped, 6));
    assert!(kept.room.back_seen().is_none());
    let agreed = kept.wish(1, Wish::AnswerBack { agreed: true });
    assert_eq!(agreed, Err(WishFault::Forbidden(Forbidden::NothingAsked)));
    assert_eq!(kept.room.number(), 6);
    kept.check();
}

#[test]
fn who_gave_up_and_bots_are_not_asked() {
    let mut kept = Kept::open("wrath", "max", Pace::Free);
    kept.wish(1, Wish::Sit { chair: None, invite: None, share: None }).expect("a chair is free");
    for round in 0..4 {
        kept.act(round).expect("somebody decides");
    }
    kept.wish(1, Wish::Resign { chair: None }).expect("one may give up");
    kept.wish(0, Wish::AskBack { to: 1 }).expect("one may ask");
    assert_eq!(kept.room.number(), 1, "there is nobody else to agree");
    kept.check();
}

/// Journals of older servers hold games that went back while somebody was away: they are read as they were played.
#[test]
fn a_journal_that_went_back_without_the_one_who_was_away_is_still_read() {
    let mut kept = played_on(Pace::Free);
    kept.wish(1, Wish::Leave { chair: None }).expect("a bot sits in");
    kept.wish(0, Wish::AskBack { to: 2 }).expect("one may ask");
    let seq = kept.room.seq() + 1;
    kept.journal.push(Line { seq, at: kept.now, key: None, deed: Deed::WentBack { to: 2 } });
    let old = kept.read_again();
    assert_eq!((old.number(), old.seq()), (2, seq));
    assert!(old.back_seen().is_none());
}

#[test]
fn a_journal_that_says_otherwise_than_the_rules_is_refused() {
    let kept = played_on(Pace::Free);
    let read = |change: &dyn Fn(&mut Vec<Line>)| {
        let mut lines = kept.journal.clone();
        change(&mut lines);
        Room::read(id(), SECRET, &lines).err().map(|fault| fault.to_string())
    };
    assert_eq!(read(&|_| ()), None);
    let refused = |change: &dyn Fn(&mut Vec<Line>), why: &str| {
        let told = read(change).expect("it is refused");
        assert!(told.contains(why), "{told}");
    };
    refused(&|lines| drop(lines.remove(0)), "does not begin");
    refused(&|lines| drop(lines.remove(4)), "line");
    refused(
        &|lines| {
            for line in lines {
                if let Deed::Acted { entry, .. } = &mut line.deed {
                    entry.hash = "0".repeat(16);
                }
            }
        },
        "another result",
    );
    let seq = kept.room.seq() + 1;
    refused(&|lines| lines.push(Line { seq, at: 0, key: None, deed: Deed::WentBack { to: 99 } }), "never was");
    assert!(Room::read(id(), [1; 32], &kept.journal).is_err(), "another secret has other dice");
}

/// The deeds of inviting, being missed and deciding together, as they are written.
fn deeds_of_company() -> Vec<(Deed, &'static str)> {
    let (host, name) = (person(0).id, "Ada".to_owned());
    vec![
        (Deed::Readied { chair: 0, ready: true }, r#"{"kind":"readied","place":0,"ready":true}"#),
        (Deed::Declined { chair: 1 }, r#"{"kind":"declined","place":1}"#),
        (
            Deed::Renamed { chair: 1, person: host.clone(), name: name.clone() },
            r#"{"kind":"renamed","place":1,"person":"aaaaaaaaaaaa","name":"Ada"}"#,
        ),
        (Deed::Nudged { chair: 0, about: vec![1, 2] }, r#"{"kind":"nudged","place":0,"about":[1,2]}"#),
        (Deed::StillHere { chair: 1 }, r#"{"kind":"still_here","place":1}"#),
        (
            Deed::VoteOpened { about: vec![1], late: true, asked: vec![0, 2], until: 7 },
            r#"{"kind":"vote_opened","about":[1],"late":true,"asked":[0,2],"until":7}"#,
        ),
        (
            Deed::Voted { chair: 0, choice: LateChoice::Substitute },
            r#"{"kind":"voted","place":0,"choice":"substitute"}"#,
        ),
        (Deed::VoteClosed { choice: None }, r#"{"kind":"vote_closed","choice":null}"#),
        (Deed::ChairOpened { chair: 1 }, r#"{"kind":"chair_opened","place":1}"#),
        (
            Deed::Substituted { chair: 1, person: host.clone(), name: name.clone() },
            r#"{"kind":"substituted","place":1,"person":"aaaaaaaaaaaa","name":"Ada"}"#,
        ),
        (Deed::Reclaimed { chair: 1 }, r#"{"kind":"reclaimed","place":1}"#),
        (Deed::Conceded { chair: 1 }, r#"{"kind":"conceded","place":1}"#),
        (Deed::Ended, r#"{"kind":"ended"}"#),
        (Deed::SealOpened, r#"{"kind":"seal_opened"}"#),
        (Deed::Vacation { chair: 1, until: 7 }, r#"{"kind":"vacation","place":1,"until":7}"#),
        (Deed::Talk { allowed: false }, r#"{"kind":"talk","allowed":false}"#),
        (Deed::Removed { person: host }, r#"{"kind":"removed","person":"aaaaaaaaaaaa"}"#),
    ]
}

/// Data of years must open: the text of every kind of deed stays what it was.
#[test]
fn every_deed_is_written_as_it_always_was() {
    let Chair { invite, .. } = chair('a', 3);
    let (host, name) = (person(0).id, "Ada".to_owned());
    let plan = Plan::usual("wrath", Table::new(2));
    let chairs = vec![
        Chair { resigned: true, replaced: Some("standard".to_owned()), ..chair('m', 1) },
        Chair::new(Sitter::Beside { person: host.clone(), name: "Bo".to_owned() }, invite),
    ];
    let level = "newcomer".to_owned();
    let text = "tea".to_owned();
    let rows: Vec<(Deed, &str)> = vec![
        (
            Deed::Opened { host: host.clone(), plan, chairs, invite: None, edition: None, from: None, duplicate: None },
            r#"{"kind":"opened","host":"aaaaaaaaaaaa","plan":{"game":"wrath","table":{"seats":2,"options":{}},"pace":{"kind":"free"},"casual":true,"watched":true,"hints":"bots"},"chairs":[{"sitter":{"kind":"person","person":"aaaaaaaaaaaa","name":"Ada"},"invite":"bbbbbbbbbbbbbbbbbbbb","public":false,"replaced":"standard","resigned":true},{"sitter":{"kind":"beside","person":"aaaaaaaaaaaa","name":"Bo"},"invite":"dddddddddddddddddddd","public":false,"resigned":false}]}"#,
        ),
        (
            Deed::Sat { chair: 1, person: host.clone(), name: name.clone() },
            r#"{"kind":"sat","place":1,"person":"aaaaaaaaaaaa","name":"Ada"}"#,
        ),
        (Deed::Rose { chair: 1 }, r#"{"kind":"rose","place":1}"#),
        (Deed::Filled { chair: 1, level: level.clone() }, r#"{"kind":"filled","place":1,"level":"newcomer"}"#),
        (Deed::Shared { chair: 0, text: text.clone() }, r#"{"kind":"shared","place":0,"text":"tea"}"#),
        (Deed::AskedBack { chair: 0, to: 7 }, r#"{"kind":"asked_back","place":0,"to":7}"#),
        (Deed::AnsweredBack { chair: 1, agreed: true }, r#"{"kind":"answered_back","place":1,"agreed":true}"#),
        (Deed::BackExpired, r#"{"kind":"back_expired"}"#),
        (Deed::WentBack { to: 7 }, r#"{"kind":"went_back","to":7}"#),
        (Deed::Replaced { chair: 1, level: level.clone() }, r#"{"kind":"replaced","place":1,"level":"newcomer"}"#),
        (Deed::Returned { chair: 1 }, r#"{"kind":"returned","place":1}"#),
        (Deed::Resigned { chair: 1, level }, r#"{"kind":"resigned","place":1,"level":"newcomer"}"#),
        (Deed::Stopped { chair: 0 }, r#"{"kind":"stopped","place":0}"#),
        (
            Deed::Said { person: host, name, text },
            r#"{"kind":"said","person":"aaaaaaaaaaaa","name":"Ada","text":"tea"}"#,
        ),
        (Deed::Watched { allowed: false }, r#"{"kind":"watched","allowed":false}"#),
        (Deed::Again { table: TableId::from_random([2; 20]) }, r#"{"kind":"again","table":"cccccccccccccccccccc"}"#),
        (Deed::Waited { chair: 0 }, r#"{"kind":"waited","place":0}"#),
    ];
    for (deed, written) in rows.into_iter().chain(deeds_of_company()) {
        assert_eq!(serde_json::to_string(&deed).expect("plain data"), written);
        assert_eq!(serde_json::from_str::<Deed>(written).expect("it is read again"), deed);
    }
    let kept = played_on(Pace::Free);
    let kinds: Vec<String> =
        kept.journal.iter().map(|line| serde_json::to_string(&line.deed).expect("plain data")).collect();
    assert!(kinds[2].starts_with(r#"{"kind":"started","header":{"caldera":1,"game":"wrath","rules":"#), "{}", kinds[2]);
    assert!(kinds[3].starts_with(r#"{"kind":"acted","entry":{"n":1,"seat":"#), "{}", kinds[3]);
}

#[test]
fn wishes_are_refused_with_their_reason() {
    let mut kept = Kept::two("wrath", Pace::Clock { per_move: 10, bank: 20 });
    let mut refused = |who: u8, wish: Wish, why: Forbidden| {
        assert_eq!(kept.wish(who, wish), Err(WishFault::Forbidden(why)));
    };
    refused(2, Wish::Leave { chair: None }, Forbidden::NotSeated);
    refused(2, Wish::Sit { chair: None, invite: None, share: None }, Forbidden::Begun);
    refused(1, Wish::Leave { chair: Some(0) }, Forbidden::NotYourSeat);
    refused(1, Wish::Watch { allowed: false }, Forbidden::Host);
    refused(1, Wish::Talk { allowed: false }, Forbidden::Host);
    refused(1, Wish::Remove { person: person(2).id }, Forbidden::Host);
    refused(0, Wish::Remove { person: person(1).id }, Forbidden::SitsHere);
    refused(1, Wish::Vacation { until: 9 }, Forbidden::NoDays);
    refused(2, Wish::Vacation { until: 9 }, Forbidden::NotSeated);
    refused(1, Wish::Return { chair: None }, Forbidden::NotAway);
    refused(1, Wish::AnswerBack { agreed: true }, Forbidden::NothingAsked);
    refused(1, Wish::Late { choice: table::LateChoice::End }, Forbidden::NotLate);
    refused(2, Wish::Act { seat: Seat(0), number: 0, action: "roll".to_owned() }, Forbidden::NotYourSeat);
    assert_eq!(kept.room.phase(), Progress::Playing);
}

#[test]
fn the_host_closes_the_chat_and_sends_a_spectator_away() {
    let mut kept = Kept::two("wrath", Pace::Free);
    let say = || Wish::Say { text: "hello".to_owned() };
    kept.wish(2, say()).expect("spectators may speak");
    kept.wish(0, Wish::Talk { allowed: false }).expect("it is their table");
    assert_eq!(kept.wish(1, say()), Err(WishFault::Forbidden(Forbidden::Hushed)));
    kept.wish(0, say()).expect("the host may");
    kept.wish(0, Wish::Talk { allowed: true }).expect("it is their table");
    kept.wish(1, say()).expect("they may again");
    kept.wish(0, Wish::Remove { person: person(2).id }).expect("it is a spectator");
    assert_eq!(kept.wish(2, say()), Err(WishFault::Forbidden(Forbidden::Removed)));
    assert_eq!(kept.room.audience(Some(&person(2).id), None), Err(Forbidden::Removed));
    assert!(kept.room.audience(Some(&person(1).id), None).is_ok() && kept.room.audience(None, None).is_ok());
}

/// A name is speech too: taking the name "I have 6 6 5" in the middle of a game says nothing at its table.
#[test]
fn who_sits_speaks_under_the_name_of_the_chair() {
    let kept = Kept::two("wrath", Pace::Free);
    let mut room = kept.room;
    for (number, name) in [(1, "Bob"), (2, "I have 6 6 5")] {
        let renamed = Who { name: "I have 6 6 5".to_owned(), ..person(number) };
        let wish = Wish::Say { text: "hello".to_owned() };
        let written = room.grant(&renamed, wish, None, kept.now, &Plain).expect("everybody may speak here");
        assert!(matches!(&written.lines[0].deed, Deed::Said { name: said, .. } if said == name), "{written:?}");
    }
}

/// A table with an edition of its own keeps the file: in the journal, in the record, and for a game that begins later.
#[test]
fn a_table_keeps_its_edition() {
    let game = catalog::game("wrath").expect("it is in the list");
    let text = game.base_edition().tag().text.replacen("name = \"base\"", "name = \"mine\"", 1);
    let chairs = vec![chair('m', 0), chair('a', 1)];
    let plan = Plan::usual("wrath", kernel::Table::new(2));
    let edition = Some(text.clone());
    let opening = Opening {
        id: id(),
        host: person(0).id,
        plan,
        chairs,
        invite: None,
        edition,
        from: None,
        duplicate: None,
        share: None,
        secret: SECRET,
    };
    let (mut room, opened) = Room::open(opening, 1).expect("it can be played");
    assert_eq!(room.plan().edition.as_ref().map(|edition| edition.name.as_str()), Some("mine"));
    let mut journal = opened.lines;
    let waiting = Room::read(id(), SECRET, &journal).expect("it reads");
    assert_eq!(waiting.fingerprint(), room.fingerprint());
    let sat = room.grant(
        &person(1),
        Wish::Sit { chair: None, invite: None, share: None },
        None,
        Occasion { now: 2, present: ChairSet::default() },
        &Plain,
    );
    journal.extend(sat.expect("a chair is free").lines);
    let read = Room::read(id(), SECRET, &journal).expect("it reads");
    assert_eq!(read.fingerprint(), room.fingerprint());
    let record = read.played().expect("it has begun").record();
    assert_eq!(
        (record.header.edition.name.as_str(), record.header.edition.text.as_deref()),
        ("mine", Some(text.as_str()))
    );
    assert_eq!(game.edition_for(record).tag().name, "mine", "the record holds its edition");
}

#[test]
fn an_edition_that_cannot_be_played_opens_no_table() {
    let plan = Plan::usual("wrath", kernel::Table::new(2));
    let chairs = vec![chair('m', 0), chair('a', 1)];
    let edition = Some("name = 3\n".to_owned());
    let opening = Opening {
        id: id(),
        host: person(0).id,
        plan,
        chairs,
        invite: None,
        edition,
        from: None,
        duplicate: None,
        share: None,
        secret: SECRET,
    };
    let fault = Room::open(opening, 1).err().expect("it is no edition");
    assert!(matches!(fault, WishFault::Broken(table::JournalFault::Edition(_))), "{fault}");
}
