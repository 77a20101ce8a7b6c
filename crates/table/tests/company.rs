//! Company at a table: inviting, being ready, names, being away, deciding together, standing in for somebody.

mod common;

use common::{Kept, chair, person, table_invite};
use kernel::{Audience, Lang, Seat, Table};
use table::{Chair, ChairSet, Deed, Forbidden, LateChoice, Pace, Plan, Progress, Sitter, Who, Wish, WishFault};

fn sit(invite: Option<&str>) -> Wish {
    Wish::Sit { chair: None, invite: invite.map(str::to_owned), share: None }
}

fn late(choice: LateChoice) -> Wish {
    Wish::Late { choice }
}

fn refused(why: Forbidden) -> Result<(), WishFault> {
    Err(WishFault::Forbidden(why))
}

/// A game of three people, all of whom look at it.
fn three(pace: Pace) -> Kept {
    let mut kept = Kept::open("trex", "maa", pace);
    kept.wish(1, sit(None)).expect("a chair is free");
    kept.wish(2, sit(None)).expect("a chair is free");
    kept.present = ChairSet::from_bits(7);
    kept
}

/// Everybody but one person decides, so that the game waits for that one alone; they are reminded.
fn waiting_for(kept: &mut Kept, slow: u8) {
    for round in 0..200 {
        let waited: Vec<u8> = kept.room.people_waited_for().iter().collect();
        if waited == [slow] {
            break;
        }
        kept.act_from(|chair| chair != slow, round * 13).expect("somebody else decides");
    }
    let reminds = (slow + 1) % 3;
    kept.wish(reminds, Wish::Nudge).expect("the game waits for somebody");
}

fn deeds(kept: &Kept, since: usize) -> Vec<Deed> {
    kept.journal[since..].iter().map(|line| line.deed.clone()).collect()
}

#[test]
fn without_a_clock_a_reminder_comes_first_and_then_those_present_decide_by_majority() {
    let mut kept = three(Pace::Free);
    waiting_for(&mut kept, 1);
    assert_eq!(kept.wish(0, late(LateChoice::Bot)), refused(Forbidden::NotLate), "the time has not run out");
    assert_eq!(kept.wish(0, Wish::Nudge), refused(Forbidden::Nudged), "once is enough");
    kept.now += 5_000;
    assert_eq!(kept.wish(1, late(LateChoice::Bot)), refused(Forbidden::NotLate), "it is about them");
    assert_eq!(kept.wish(3, late(LateChoice::Bot)), refused(Forbidden::NotSeated));
    let since = kept.journal.len();
    kept.wish(0, late(LateChoice::Bot)).expect("somebody is late");
    let seen = kept.room.vote_seen().expect("one of two is no majority");
    assert_eq!((seen.about.bits(), seen.asked.bits(), seen.needed), (0b010, 0b101, 2));
    kept.wish(2, late(LateChoice::End)).expect("they are asked");
    assert_eq!(kept.room.phase(), Progress::Playing);
    kept.wish(2, late(LateChoice::Bot)).expect("one may think again");
    assert!(kept.room.vote_seen().is_none());
    let told = deeds(&kept, since);
    assert!(told.contains(&Deed::VoteClosed { choice: Some(LateChoice::Bot) }), "{told:?}");
    assert!(kept.room.chair_seen(1, Lang::En).away);
    kept.wish(1, Wish::Return { chair: None }).expect("they are back");
    assert!(!kept.room.chair_seen(1, Lang::En).away);
    kept.check();
}

#[test]
fn nobody_ends_a_game_alone_and_not_before_the_time_of_the_vote_is_up() {
    let mut kept = three(Pace::Clock { per_move: 10, bank: 0 });
    waiting_for(&mut kept, 1);
    kept.now += 11_000;
    kept.wish(0, late(LateChoice::End)).expect("somebody is late");
    kept.now += 60_000;
    kept.settle();
    assert_eq!(kept.room.phase(), Progress::Playing, "the others are still asked");
    kept.wish(2, late(LateChoice::End)).expect("they are asked");
    assert_eq!(kept.room.phase(), Progress::Playing, "whoever is missed can still come back");
    let mut came_back = Kept { journal: kept.journal.clone(), room: kept.read_again(), ..kept };
    came_back.act_from(|chair| chair == 1, 0).expect("it is their turn");
    assert!(came_back.room.vote_seen().is_none(), "who acts is not late");
    came_back.now += 120_000;
    came_back.settle();
    assert_eq!(came_back.room.phase(), Progress::Playing);
    came_back.check();
}

#[test]
fn a_game_ends_by_vote_when_its_time_is_up() {
    let mut kept = three(Pace::Free);
    waiting_for(&mut kept, 1);
    kept.now += 5_000;
    kept.wish(0, late(LateChoice::End)).expect("somebody is late");
    kept.now += 119_999;
    kept.settle();
    assert_eq!(kept.room.phase(), Progress::Playing);
    kept.now += 1;
    kept.settle();
    assert_eq!(kept.room.phase(), Progress::Stopped, "who was silent leaves it to the others");
    assert!(matches!(kept.journal.last().map(|line| &line.deed), Some(Deed::Ended)));
    kept.check();
}

#[test]
fn without_a_majority_the_game_waits_on() {
    let mut kept = three(Pace::Free);
    waiting_for(&mut kept, 1);
    kept.now += 5_000;
    kept.wish(0, late(LateChoice::End)).expect("somebody is late");
    kept.wish(2, late(LateChoice::Wait)).expect("they are asked");
    kept.now += 120_000;
    kept.settle();
    assert_eq!((kept.room.phase(), kept.room.vote_seen().is_none()), (Progress::Playing, true));
    kept.wish(2, late(LateChoice::Wait)).expect("they may vote again");
    kept.wish(0, late(LateChoice::Wait)).expect("they are asked");
    assert_eq!(kept.wish(0, late(LateChoice::Bot)), refused(Forbidden::NotLate), "all of them wait as long again");
    kept.check();
}

#[test]
fn only_those_who_look_at_the_table_are_asked_and_whoever_comes_may_vote() {
    let mut kept = three(Pace::Free);
    waiting_for(&mut kept, 1);
    kept.present = ChairSet::from_bits(0b001);
    kept.now += 5_000;
    kept.wish(0, late(LateChoice::End)).expect("somebody is late");
    assert_eq!(kept.room.vote_seen().expect("it goes on").asked.bits(), 0b001);
    kept.wish(2, late(LateChoice::Wait)).expect("they have come");
    assert_eq!(kept.room.vote_seen().map(|vote| (vote.asked.bits(), vote.needed)), Some((0b101, 2)));
    kept.check();
}

#[test]
fn whoever_was_reminded_may_answer_that_they_still_think() {
    let mut kept = three(Pace::Free);
    waiting_for(&mut kept, 1);
    kept.now += 5_000;
    kept.wish(0, late(LateChoice::Bot)).expect("somebody is late");
    assert_eq!(kept.wish(2, Wish::StillHere), refused(Forbidden::NotNudged));
    kept.wish(1, Wish::StillHere).expect("they were reminded");
    assert!(kept.room.vote_seen().is_none());
    assert_eq!(kept.wish(0, late(LateChoice::Bot)), refused(Forbidden::NotLate));
    kept.wish(0, Wish::Nudge).expect("they may be reminded again");
    kept.check();
}

#[test]
fn a_substitute_takes_a_running_chair_by_invitation_and_gives_it_back() {
    let mut kept = three(Pace::Free);
    waiting_for(&mut kept, 1);
    let invite = kept.room.chairs()[1].invite.as_str().to_owned();
    assert_eq!(kept.wish(3, sit(Some(&invite))), refused(Forbidden::Begun));
    kept.now += 5_000;
    for who in [0, 2] {
        kept.wish(who, late(LateChoice::Substitute)).expect("somebody is late");
    }
    assert!(kept.room.chair_seen(1, Lang::En).open);
    assert_eq!(kept.wish(3, sit(None)), refused(Forbidden::NoSubstitute), "only by invitation");
    kept.wish(3, sit(Some(&invite))).expect("they are invited");
    let seat = kept.room.seat_at(1).expect("it is played");
    assert_eq!(kept.room.audience(Some(&person(3).id), None), Ok(Audience::Seat(seat)));
    assert_eq!(
        kept.room.audience(Some(&person(1).id), None),
        Ok(Audience::Spectator),
        "somebody else sees the hand now"
    );
    assert_eq!(kept.room.chair_seen(1, Lang::En).owner.map(|owner| owner.name.as_str()), Some("Bob"));
    kept.wish(0, Wish::Watch { allowed: false }).expect("it is their table");
    assert!(kept.room.audience(Some(&person(1).id), None).is_ok(), "whoever may come back may come in");
    kept.act_from(|chair| chair == 1, 3).expect("the substitute plays");
    kept.wish(1, Wish::Return { chair: None }).expect("the chair is still theirs");
    assert_eq!(kept.room.audience(Some(&person(1).id), None), Ok(Audience::Seat(seat)));
    assert!(kept.room.audience(Some(&person(3).id), None).is_err(), "the substitute has left");
    kept.check();
}

#[test]
fn somebody_may_take_over_from_a_bot_if_the_others_want_it() {
    let mut kept = three(Pace::Free);
    kept.wish(1, Wish::Resign { chair: None }).expect("one may give up");
    assert_eq!(kept.wish(0, late(LateChoice::End)), refused(Forbidden::NotLate), "nobody is late");
    kept.wish(0, late(LateChoice::Substitute)).expect("a bot plays for somebody");
    assert_eq!(kept.wish(2, late(LateChoice::End)), refused(Forbidden::NotLate), "that is not the question");
    kept.wish(2, late(LateChoice::Substitute)).expect("they are asked");
    kept.wish(3, sit(Some(table_invite().as_str()))).expect("the table's invitation opens it too");
    let seen = kept.room.chair_seen(1, Lang::En);
    assert_eq!((seen.name.as_str(), seen.away, seen.resigned, seen.owner.is_none()), ("Di", false, false, true));
    assert_eq!(kept.wish(1, Wish::Return { chair: None }), refused(Forbidden::NotSeated), "they gave up");
    kept.check();
}

#[test]
fn in_a_game_of_two_giving_up_ends_it_and_in_a_larger_one_nothing_more_is_asked() {
    let mut kept = Kept::two("wrath", Pace::Free);
    kept.wish(1, Wish::Resign { chair: None }).expect("one may give up");
    assert_eq!(kept.room.phase(), Progress::Stopped);
    assert!(matches!(kept.journal.last().map(|line| &line.deed), Some(Deed::Conceded { chair: 1 })));
    kept.check();
    let mut kept = three(Pace::Free);
    kept.wish(1, Wish::Resign { chair: None }).expect("one may give up");
    assert_eq!(kept.room.phase(), Progress::Playing);
    assert!(!kept.room.people_waited_for().contains(1), "the bot is asked");
    assert_eq!(kept.wish(1, late(LateChoice::Wait)), refused(Forbidden::NotLate));
    kept.check();
}

#[test]
fn the_game_waits_until_everybody_is_ready() {
    let chairs: Vec<Chair> = "maa".chars().zip(0..).map(|(kind, number)| chair(kind, number)).collect();
    let mut kept = Kept::with(Plan { ready: true, ..Plan::usual("trex", Table::new(3)) }, chairs);
    kept.wish(0, Wish::Ready { ready: true }).expect("they sit");
    assert_eq!(kept.wish(1, Wish::Ready { ready: true }), refused(Forbidden::NotSeated));
    for who in [1, 2] {
        kept.wish(who, sit(None)).expect("a chair is free");
    }
    assert_eq!(kept.room.phase(), Progress::Waiting, "the last guest is not ready yet");
    kept.wish(1, Wish::Ready { ready: true }).expect("they sit");
    kept.wish(0, Wish::Ready { ready: false }).expect("not yet, after all");
    kept.wish(2, Wish::Ready { ready: true }).expect("they sit");
    assert_eq!(kept.room.phase(), Progress::Waiting);
    kept.check();
    kept.wish(0, Wish::Ready { ready: true }).expect("they sit");
    assert_eq!(kept.room.phase(), Progress::Playing);
    kept.check();
}

#[test]
fn one_invitation_opens_every_free_chair_and_a_kept_chair_waits_for_its_person() {
    let mut kept = Kept::open("trex", "mfk", Pace::Free);
    assert_eq!(kept.wish(2, sit(None)), refused(Forbidden::NoChair));
    let all = table_invite();
    assert_eq!(kept.room.chairs_for(Some(&person(2).id), Some(&all)).bits(), 0b010, "the other is kept for Bob");
    kept.wish(2, sit(Some(all.as_str()))).expect("they are invited");
    assert_eq!(kept.wish(3, sit(Some(all.as_str()))), refused(Forbidden::NoChair));
    assert_eq!(kept.wish(3, Wish::Decline), refused(Forbidden::NotAsked));
    kept.wish(1, Wish::Decline).expect("it was kept for them");
    assert_eq!(kept.room.chairs()[2].sitter, Sitter::Friend);
    kept.wish(3, sit(Some(all.as_str()))).expect("now it is free");
    assert_eq!(kept.room.phase(), Progress::Playing);
    kept.check();
    let mut kept = Kept::open("trex", "mxk", Pace::Free);
    kept.wish(1, sit(None)).expect("it was kept for them");
    assert_eq!(kept.room.phase(), Progress::Playing);
    kept.check();
}

#[test]
fn everybody_has_a_name_of_their_own() {
    let mut kept = Kept::open("trex", "maa", Pace::Free);
    kept.wish(0, Wish::Rename { name: "Bob".to_owned() }).expect("they sit");
    kept.wish(1, sit(None)).expect("a chair is free");
    assert_eq!(kept.room.name_at(1, Lang::En), "Bob (2)");
    kept.wish(1, Wish::Rename { name: "Basalte\u{202e}".to_owned() }).expect("they sit");
    assert_eq!(kept.room.name_at(1, Lang::En), "Basalte (2)", "bots are called that");
    assert!(matches!(kept.wish(1, Wish::Rename { name: "\u{200b}".to_owned() }), Err(WishFault::Asked(_))));
    kept.wish(1, Wish::Rename { name: "Basalte (2)".to_owned() }).expect("one's own name is free");
    kept.check();
    let bot = Kept::open("trex", "mx", Pace::Free);
    assert_eq!((bot.room.name_at(1, Lang::En), bot.room.name_at(1, Lang::Fr)), ("Basalt".into(), "Basalte".into()));
}

/// Three people at a game whose rules limit what may be said, while they do.
fn quiet(chat: &str) -> Kept {
    let chairs: Vec<Chair> = "maa".chars().zip(0..).map(|(kind, number)| chair(kind, number)).collect();
    let mut table = Table::new(3);
    table.options.insert("chat".to_owned(), chat.into());
    let mut kept = Kept::with(Plan::usual("fuji", table), chairs);
    for who in [1, 2] {
        kept.wish(who, sit(None)).expect("a chair is free");
    }
    kept.present = ChairSet::from_bits(7);
    // While cards are dealt everybody may talk.
    for step in 0..200 {
        if kept.room.played().is_some_and(|played| played.may_say("5").is_err()) {
            break;
        }
        kept.act(step).expect("somebody decides");
    }
    kept
}

fn rename(name: &str) -> Wish {
    Wish::Rename { name: name.to_owned() }
}

#[test]
fn a_name_is_speech_too() {
    let mut kept = quiet("hints_and_filtered_text");
    let told = |name: &str| Who { id: person(3).id, name: name.to_owned() };
    assert!(matches!(kept.wish(1, rename("five yellow")), Err(WishFault::Unsayable(_))));
    assert!(matches!(kept.wish(1, rename("Bob 5")), Err(WishFault::Unsayable(_))));
    kept.wish(1, rename("Robert")).expect("it tells of no dice");
    let hello = || Wish::Say { text: "hello".to_owned() };
    assert!(
        matches!(kept.wish_as(&told("two 6"), hello()), Err(WishFault::Unsayable(_))),
        "who watches speaks under a name"
    );
    kept.wish_as(&told("Zoe"), hello()).expect("this may be said");
    kept.check();
    let mut silent = quiet("hints_only");
    assert!(matches!(silent.wish(1, rename("Robert")), Err(WishFault::Unsayable(_))));
    silent.wish(1, Wish::Resign { chair: None }).expect("one may give up");
    for who in [0, 2] {
        silent.wish(who, late(LateChoice::Substitute)).expect("a bot plays for somebody");
    }
    silent.wish_as(&told("five yellow"), sit(Some(table_invite().as_str()))).expect("whatever they are called");
    assert_eq!(silent.room.name_at(1, Lang::En), "Bob (2)", "their own name would have been said");
    silent.check();
    let mut free = three(Pace::Free);
    free.wish(1, rename("five yellow")).expect("elsewhere talk is free");
}

/// Nobody knows who holds a device at which several play: it shows no secrets until one of them says so.
#[test]
fn a_device_with_several_seats_shows_what_everybody_may_see() {
    let kept = Kept::open("trex", "mb", Pace::Free);
    let host = person(0).id;
    assert_eq!(kept.room.audience(Some(&host), None), Ok(Audience::Spectator));
    assert_eq!(kept.room.audience(Some(&host), Some(Seat(1))), Ok(Audience::Seat(Seat(1))));
    let open = Kept::open("wrath", "mb", Pace::Free);
    assert!(matches!(open.room.audience(Some(&host), None), Ok(Audience::Seat(_))), "here nothing is secret");
}
