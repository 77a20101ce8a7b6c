//! A table is its journal: whatever people wish, what is in memory equals what the journal gives when it is read again.

mod common;

use common::{Kept, chair, person, table_invite};
use kernel::Table;
use proptest::prelude::*;
use table::{ChairSet, LateChoice, Pace, Plan, TableId, Wish};

/// Something that somebody does at a table.
#[derive(Clone, Debug)]
enum Step {
    /// One of the things that can be done in the game.
    Act(u16),
    /// A wish of one of four people, of whom one or two sit elsewhere.
    Wish(u8, Asked),
}

#[derive(Clone, Debug)]
enum Asked {
    /// With the invitation to a chair, to the table, or with none.
    Sit(u8),
    Ready(bool),
    Decline,
    Rename(bool),
    Nudge,
    StillHere,
    Leave,
    Return,
    Start,
    Share,
    Undo(u8),
    /// This many entries back.
    Back(u8),
    Answer(bool),
    Resign,
    Late(u8),
    Say(bool),
    Watch(bool),
    Talk(bool),
    Vacation(u8),
    Remove(u8),
    Again,
    /// An action that was decided for an earlier moment, or is none.
    Wrong(u8),
}

fn asked() -> impl Strategy<Value = Asked> {
    prop_oneof![
        4 => (0..6_u8).prop_map(Asked::Sit),
        2 => any::<bool>().prop_map(Asked::Ready),
        1 => Just(Asked::Decline),
        1 => any::<bool>().prop_map(Asked::Rename),
        5 => Just(Asked::Nudge),
        1 => Just(Asked::StillHere),
        2 => Just(Asked::Leave),
        3 => Just(Asked::Return),
        1 => Just(Asked::Start),
        1 => Just(Asked::Share),
        6 => (0..4_u8).prop_map(Asked::Undo),
        6 => (0..12_u8).prop_map(Asked::Back),
        8 => any::<bool>().prop_map(Asked::Answer),
        1 => Just(Asked::Resign),
        14 => (0..10_u8).prop_map(Asked::Late),
        2 => any::<bool>().prop_map(Asked::Say),
        1 => any::<bool>().prop_map(Asked::Watch),
        1 => any::<bool>().prop_map(Asked::Talk),
        2 => (0..4_u8).prop_map(Asked::Vacation),
        1 => (0..4_u8).prop_map(Asked::Remove),
        1 => Just(Asked::Again),
        2 => (0..4_u8).prop_map(Asked::Wrong),
    ]
}

fn step() -> impl Strategy<Value = (u32, Step)> {
    let what = prop_oneof![3 => any::<u16>().prop_map(Step::Act), 2 => (0..4_u8, asked()).prop_map(|(who, asked)| Step::Wish(who, asked))];
    // Now and then so long that a vote is over.
    let wait = prop_oneof![12 => 0..9_000_u32, 1 => 100_000..200_000_u32];
    (wait, what)
}

fn wish(asked: &Asked, kept: &Kept) -> Wish {
    let seat = |pick: u8| kernel::Seat(pick);
    match asked {
        Asked::Sit(by) => {
            let invite = match by {
                0..3 => Some(chair('f', *by).invite.as_str().to_owned()),
                3 => Some(table_invite().as_str().to_owned()),
                _without => None,
            };
            Wish::Sit { chair: None, invite, share: (by % 2 == 0).then(|| "tea".to_owned()) }
        }
        Asked::Ready(ready) => Wish::Ready { ready: *ready },
        Asked::Decline => Wish::Decline,
        Asked::Rename(same) => Wish::Rename { name: if *same { "Bob" } else { "\u{200b}Zoe" }.to_owned() },
        Asked::Nudge => Wish::Nudge,
        Asked::StillHere => Wish::StillHere,
        Asked::Leave => Wish::Leave { chair: None },
        Asked::Return => Wish::Return { chair: None },
        Asked::Start => Wish::Start { level: "standard".to_owned() },
        Asked::Share => Wish::Share { chair: None, text: "salt".to_owned() },
        Asked::Undo(pick) => Wish::Undo { seat: seat(*pick) },
        Asked::Back(far) => Wish::AskBack { to: kept.room.number().saturating_sub(u32::from(*far) + 1) },
        Asked::Answer(agreed) => Wish::AnswerBack { agreed: *agreed },
        Asked::Resign => Wish::Resign { chair: None },
        Asked::Late(choice) => Wish::Late {
            choice: match choice {
                0..4 => LateChoice::Bot,
                4..6 => LateChoice::Wait,
                6..9 => LateChoice::Substitute,
                _rarely => LateChoice::End,
            },
        },
        Asked::Say(allowed) => Wish::Say { text: if *allowed { "hello" } else { "psst" }.to_owned() },
        Asked::Watch(allowed) => Wish::Watch { allowed: *allowed },
        Asked::Talk(allowed) => Wish::Talk { allowed: *allowed },
        Asked::Vacation(days) => Wish::Vacation { until: kept.now + i64::from(*days) * 50_000 },
        Asked::Remove(who) => Wish::Remove { person: person(*who).id },
        Asked::Again => Wish::Again { table: TableId::from_random([7; 20]) },
        Asked::Wrong(pick) => {
            Wish::Act { seat: seat(*pick), number: u32::from(*pick), action: "no such thing".to_owned() }
        }
    }
}

fn pace() -> impl Strategy<Value = Pace> {
    prop_oneof![
        Just(Pace::Free),
        (1..6_u32, 0..30_u32).prop_map(|(per_move, bank)| Pace::Clock { per_move, bank }),
        Just(Pace::Days { days: 1 }),
    ]
}

/// Plays steps at a table; what is refused must leave no trace.
fn play(game: &str, chairs: &str, pace: Pace, steps: &[(u32, Step)]) -> Kept {
    let chairs: Vec<table::Chair> = chairs.chars().zip(0..).map(|(kind, number)| chair(kind, number)).collect();
    let ready = steps.len().is_multiple_of(3);
    let mut kept =
        Kept::with(Plan { pace, patience: 5, ready, ..Plan::usual(game, Table::new(chairs.len() as u8)) }, chairs);
    for (number, (wait_ms, step)) in steps.iter().enumerate() {
        kept.now += i64::from(*wait_ms);
        kept.present = ChairSet::from_bits(*wait_ms as u8);
        kept.settle();
        let before = (number % 8 == 0).then(|| kept.room.fingerprint());
        let done = match step {
            Step::Act(pick) => kept.act(usize::from(*pick)),
            Step::Wish(who, asked) => {
                let wish = wish(asked, &kept);
                kept.wish(*who, wish)
            }
        };
        if let (Some(before), Err(fault)) = (before, done) {
            assert_eq!(kept.room.fingerprint(), before, "{fault} left a trace");
        }
        if number % 16 == 15 {
            kept.check();
        }
    }
    kept.check();
    kept
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn dice_and_open_decisions(chairs in "m[abxfk]", pace in pace(), steps in prop::collection::vec(step(), 1..90)) {
        play("wrath", &chairs, pace, &steps);
    }

    #[test]
    fn secret_programs(chairs in "m[abxk][ax]", pace in pace(), steps in prop::collection::vec(step(), 1..90)) {
        play("trex", &chairs, pace, &steps);
    }

    #[test]
    fn offers_and_fights_behind_screens(chairs in "[mb][abx][ax]", pace in pace(), steps in prop::collection::vec(step(), 1..90)) {
        play("warlock", &chairs, pace, &steps);
    }

    #[test]
    fn all_together(chairs in "m[abx]", pace in pace(), steps in prop::collection::vec(step(), 1..60)) {
        play("fuji", &chairs, pace, &steps);
    }
}

/// Two people play on and on, go back now and then, and let bots sit in.
#[test]
fn a_long_game_with_every_kind_of_deed() {
    let mut kept = Kept::two("wrath", Pace::Clock { per_move: 3, bank: 10 });
    for round in 0..120_usize {
        kept.now += 1_700;
        let _ = kept.act(round * 31);
        match round % 12 {
            3 => {
                let to = kept.room.number().saturating_sub(3);
                if kept.wish(0, Wish::AskBack { to }).is_ok() {
                    kept.wish(1, Wish::AnswerBack { agreed: true }).expect("it was asked");
                }
            }
            5 => kept.wish(1, Wish::Leave { chair: None }).unwrap_or_default(),
            7 => kept.wish(1, Wish::Return { chair: None }).unwrap_or_default(),
            _between => {}
        }
    }
    kept.check();
    let went_back = kept.journal.iter().filter(|line| matches!(line.deed, table::Deed::WentBack { .. })).count();
    assert!(went_back >= 5, "{went_back}");
}

/// To read a journal every action is played once: what was gone back over too, and nothing a second time.
#[test]
fn a_journal_is_played_once_to_read_it() {
    let mut kept = Kept::two("trex", Pace::Free);
    for round in 0..30 {
        kept.act(round * 13).expect("somebody decides");
    }
    let to = kept.room.number() - 10;
    kept.wish(0, Wish::AskBack { to }).expect("the game goes on");
    kept.wish(1, Wish::AnswerBack { agreed: true }).expect("it was asked");
    kept.act(1).expect("somebody decides");
    assert_eq!(kept.room.number(), to + 1);
    assert_eq!(kept.read_again().replayed(), 31);
    assert!(kept.room.audience(Some(&person(1).id), None).is_ok());
}
