//! Tables of a duplicate: sealed until all of them are opened, and under the same conditions.

mod common;

use common::{Kept, SECRET, chair, id, person, table_invite};
use kernel::{Audience, Seat, Table};
use table::{
    Deed, DuplicateId, DuplicateOf, Forbidden, Hints, LateChoice, Line, Plan, Progress, Room, Wish, WishFault,
};

const CLOSES: i64 = 9_000_000;

fn of(game: &str, chairs: &str) -> Kept {
    let all = chairs.chars().zip(0..).map(|(kind, number)| chair(kind, number)).collect();
    let plan = Plan::usual(game, Table::new(chairs.len() as u8));
    let plan = Plan { watched: false, casual: false, friendly: true, hints: Hints::Never, ..plan };
    Kept::of(plan, all, Some(DuplicateOf { id: DuplicateId::from_random([4; 12]), closes: CLOSES }))
}

fn play_out(kept: &mut Kept) {
    for pick in 0..20_000 {
        if kept.room.phase() != Progress::Playing {
            return;
        }
        kept.act(pick * 13).expect("somebody decides");
    }
    panic!("the game does not end");
}

fn refused(why: Forbidden) -> Result<(), WishFault> {
    Err(WishFault::Forbidden(why))
}

#[test]
fn a_game_that_is_over_stays_sealed_until_its_time() {
    let mut kept = of("wrath", "mo");
    play_out(&mut kept);
    assert_eq!(kept.room.phase(), Progress::Sealed);
    assert!(!kept.room.phase().has_ended() && kept.room.is_sealed());
    assert_eq!(kept.room.opened_seal(), None);
    assert!(kept.room.card().result.is_some(), "whoever played knows how it came out");
    // Nobody else looks, and nobody from another's seat.
    let ada = person(0).id;
    let own = (0..2).map(Seat).find(|&seat| kept.room.chair_of(seat) == 0).expect("a seat");
    assert_eq!(kept.room.audience(Some(&ada), None), Ok(Audience::Seat(own)));
    assert_eq!(kept.room.audience(Some(&ada), Some(Seat(1 - own.0))), Err(Forbidden::NotYourSeat));
    assert_eq!(kept.room.audience(Some(&person(1).id), None), Err(Forbidden::Closed));
    assert_eq!(kept.room.audience(None, None), Err(Forbidden::Closed));
    kept.now = CLOSES - 1;
    kept.settle();
    assert_eq!((kept.room.phase(), kept.room.settles_at()), (Progress::Sealed, Some(CLOSES)));
    kept.check();
    kept.now = CLOSES;
    kept.settle();
    assert_eq!((kept.room.phase(), kept.room.settles_at()), (Progress::Over, None));
    assert_eq!(kept.room.opened_seal(), Some(kept.room.seal().open()));
    assert_eq!(kept.room.audience(None, Some(Seat(1 - own.0))), Ok(Audience::Seat(Seat(1 - own.0))));
    assert!(matches!(kept.journal.last(), Some(Line { deed: Deed::SealOpened, .. })));
    kept.check();
    kept.settle();
    assert!(!matches!(&kept.journal[..], [.., one, other] if one.deed == other.deed), "a seal is opened once");
}

#[test]
fn what_is_not_over_when_the_seal_is_opened_is_stopped() {
    for chairs in ["mo", "mf"] {
        let mut kept = of("wrath", chairs);
        kept.now = CLOSES;
        kept.settle();
        assert_eq!((kept.room.phase(), kept.room.card().result), (Progress::Stopped, None), "{chairs}");
        assert_eq!(kept.wish(0, Wish::Resign { chair: None }), refused(Forbidden::Left));
        kept.check();
    }
    let mut kept = of("wrath", "mo");
    kept.wish(0, Wish::Resign { chair: None }).expect("one can give up");
    assert_eq!(kept.room.phase(), Progress::Sealed);
    kept.now = CLOSES;
    kept.settle();
    assert_eq!(kept.room.phase(), Progress::Stopped);
    kept.check();
}

#[test]
fn all_play_under_the_same_conditions() {
    let mut kept = of("trex", "mff");
    let text = "mine".to_owned();
    let sit = |share| Wish::Sit { chair: None, invite: Some(table_invite().to_string()), share };
    assert_eq!(kept.wish(1, sit(Some(text.clone()))), refused(Forbidden::Sealed));
    assert_eq!(kept.wish(0, Wish::Share { chair: None, text }), refused(Forbidden::Sealed));
    assert_eq!(kept.wish(0, Wish::Start { level: "standard".to_owned() }), refused(Forbidden::Sealed));
    kept.wish(1, sit(None)).expect("a chair is free");
    kept.wish(1, Wish::Leave { chair: None }).expect("before the game everybody may leave");
    kept.wish(1, sit(None)).expect("a chair is free");
    kept.wish(2, sit(None)).expect("a chair is free");
    assert_eq!(kept.room.phase(), Progress::Playing);
    kept.act(0).expect("somebody decides");
    let wishes = [
        Wish::Undo { seat: Seat(0) },
        Wish::AskBack { to: 0 },
        Wish::AnswerBack { agreed: true },
        Wish::Leave { chair: None },
        Wish::Watch { allowed: true },
        Wish::Late { choice: LateChoice::Bot },
        Wish::Late { choice: LateChoice::Substitute },
        Wish::Again { table: id() },
    ];
    for wish in wishes {
        assert_eq!(kept.wish(0, wish.clone()), refused(Forbidden::Sealed), "{wish:?}");
    }
    let seen = kept.room.game_seen(Audience::Seat(Seat(0))).expect("it has begun");
    assert_eq!((seen.undo, seen.hint), (None, false), "what would be refused is not offered");
    kept.wish(2, Wish::Resign { chair: None }).expect("one can give up");
    assert_eq!(kept.room.phase(), Progress::Sealed, "no bot plays on");
    kept.check();
}

/// Two tables of one secret, at which the same is decided: the same game, the bots' seeds included, also where several decide
/// at the same time and another is quicker.
#[test]
fn equal_decisions_make_equal_games() {
    for game in ["wrath", "trex", "sapiens", "warlock", "fuji"] {
        let (mut one, mut other) = (of(game, "moo"), of(game, "moo"));
        for pick in 0..60 {
            if one.room.phase() != Progress::Playing {
                break;
            }
            one.act(pick * 7).expect("somebody decides");
            other.act(pick * 7).expect("somebody decides");
            for seat in one.deciders() {
                assert_eq!(one.room.bot_seed(seat), other.room.bot_seed(seat), "{game}");
            }
        }
        let text = |kept: &Kept| kept.room.played().expect("it has begun").record().to_text();
        assert_eq!(text(&one), text(&other), "{game}");
    }
    let mut kept = of("trex", "moo");
    let deciders = kept.deciders();
    assert!(deciders.len() > 1, "several decide at the same time");
    let late = |kept: &Kept| kept.room.bot_seed(*deciders.last().expect("there are some"));
    let seed = late(&kept);
    kept.act_from(|chair| chair == 0, 3).expect("the first decides");
    assert_eq!(late(&kept), seed, "who is quicker changes nothing for the others");
}

/// A journal tells by itself whether its secret may be known.
#[test]
fn a_journal_knows_that_it_is_sealed() {
    let mut kept = of("wrath", "mo");
    assert!(table::is_sealed(&kept.journal));
    let text = serde_json::to_string(&kept.journal[0]).expect("a line is plain data");
    assert!(text.contains(r#""duplicate":{"id":"#), "{text}");
    kept.now = CLOSES;
    kept.settle();
    assert!(!table::is_sealed(&kept.journal));
    assert!(!table::is_sealed(&Kept::open("wrath", "mo", table::Pace::Free).journal));
    let room = Room::read(id(), SECRET, &kept.journal).expect("it reads");
    assert!(room.settles_at().is_none());
}
