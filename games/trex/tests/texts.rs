//! Every event, choice and refusal has its sentence in both languages, and the board can be read as text.

#[path = "rules/table/mod.rs"]
mod table;

use kernel::{Audience, Game, Lang, Page, Seat, Seats, Worded};
use std::collections::BTreeSet;
use trex::{Action, Bite, Card, Cards, Cause, Cell, Cells, Direction, Event, Feature, Ignored, Piece, Species, Trex};

const ANSWERS: [Action; 5] = [
    Action::Move(Direction::NE),
    Action::Rest,
    Action::Panic(Direction::S),
    Action::Vote(Direction::W),
    Action::Abstain,
];

/// One event of every kind, and of every kind of reason.
fn events() -> Vec<Event> {
    let (seat, by, cell, to) = (Seat(0), Seat(1), Cell::new(0, 0), Cell::new(1, 1));
    let (feature, direction, card) = (Feature::Lake, Direction::N, Card::Panic);
    let pieces = [Piece::Tile(feature), Piece::Dino(seat), Piece::Rex];
    let reasons = [
        Ignored::Edge,
        Ignored::Barred,
        Ignored::Lair,
        Ignored::OtherTile,
        Ignored::Figure,
        Ignored::RexGone,
        Ignored::PanickerOut,
        Ignored::Abstained,
    ];
    let mut events = vec![
        Event::Dealt { seat, species: Species::Diplodocus },
        Event::TileLaid { feature, cell },
        Event::FigurePlaced { seat, cell },
        Event::RexPlaced { cell },
        Event::Provisioned { seat, trees: 1 },
        Event::BoneGiven { seat },
        Event::Answered { seat },
        Event::TileMoved { feature, by, direction, to },
        Event::Carried { seat, to },
        Event::TileSettled { feature, cell },
        Event::Planted { cells: Cells::one(cell), count: 1 },
        Event::Boxed { count: 0 },
        Event::SetAside { seat, card },
        Event::SetAsideUnseen { seat },
        Event::TurnBegan { turn: 1, of: 8, bone: seat },
        Event::Rested { seat },
        Event::Sheltered { seat, feature },
        Event::Barred { seat, feature },
        Event::Hit { by, victim: seat },
        Event::Received { seat, from: by },
        Event::CardLost { seat, card },
        Event::PanicAsked { seat },
        Event::PanicDropped { seat },
        Event::Discarded { seat, card },
        Event::RexAsked,
        Event::RexStepped { by, from: cell, to },
        Event::RexVanished { by, feature },
        Event::Spared { seat, feature },
        Event::RexReturned { cell },
        Event::Harvested { seat, cell },
        Event::Contested { cell },
        Event::Eliminated { seat },
        Event::HandDiscarded { seat, cards: Cards { moves: 3, rests: 1, panics: 0 } },
        Event::BonePassed { to: by },
        Event::SetAsideShown { seat, card },
        Event::Won { winners: Seats::one(seat) },
        Event::Won { winners: Seats::one(seat).with(by) },
    ];
    events.extend(ANSWERS.map(|answer| Event::Revealed { seat, answer }));
    events.extend([Cause::Move, Cause::Panic, Cause::Pushed(by)].map(|cause| Event::Stepped {
        seat,
        from: cell,
        to,
        cause,
    }));
    events.extend([Bite::Entered, Bite::RexStep, Bite::RexReturn].map(|cause| Event::Bitten { seat, cause }));
    for why in reasons {
        let direction = (why != Ignored::Abstained).then_some(direction);
        events.extend(pieces.map(|piece| Event::Ignored { piece, by, direction, why }));
    }
    events
}

#[test]
fn every_event_and_choice_is_said_and_no_text_is_idle() {
    let phrases: Vec<_> =
        events().iter().map(Trex::event_phrase).chain(ANSWERS.iter().map(Trex::action_phrase)).collect();
    let said: BTreeSet<&str> = phrases.iter().map(|phrase| phrase.key.as_str()).collect();
    for lang in Lang::ALL {
        for phrase in &phrases {
            Trex::words().try_say(lang, phrase).unwrap_or_else(|fault| panic!("{fault}"));
        }
        let texts = Trex::words().keys(lang).iter().map(String::as_str);
        let idle: Vec<&str> = texts
            .filter(|key| key.starts_with("event-") || key.starts_with("do-"))
            .filter(|key| !said.contains(key))
            .collect();
        assert_eq!(idle, [""; 0], "{lang}");
    }
}

#[test]
fn every_refusal_text_belongs_to_a_rule_of_the_book() {
    for lang in Lang::ALL {
        for key in Trex::words().keys(lang).iter().filter(|key| key.starts_with("TRX-")) {
            assert!(Trex::book().volume(lang).rule(key).is_some(), "{key} is not in the {lang} book");
        }
    }
}

#[test]
fn the_board_reads_as_text() {
    let state = table::given::state("STE=C3 TRI=C3 PTE=C3 DIP=C3 trees=A1,E5");
    let view = Trex::view(&state, Audience::Seat(Seat(2)));
    let english = Trex::sketch(&view, &Page::plain(Lang::En));
    let expected = "\
Turn 1 of 8: choose a card and a direction. Bone: Player 1.
        A           B           C           D           E
  +-----------+-----------+-----------+-----------+-----------+
1 |   tree    |           |           |           |           |
  |           |           |           |           |           |
  +-----------+-----------+-----------+-----------+-----------+
2 |           |           |           | ^Volcano^ |           |
  |           |           |           |           |           |
  +-----------+-----------+-----------+-----------+-----------+
3 |           |           |  (Lair)   |           |           |
  |           |           |S T P D REX|           |           |
  +-----------+-----------+-----------+-----------+-----------+
4 |           |  ~Lake~   |           |           |           |
  |           |           |           |           |           |
  +-----------+-----------+-----------+-----------+-----------+
5 |           |           |           |           |   tree    |
  |           |           |           |           |           |
  +-----------+-----------+-----------+-----------+-----------+
S Stegosaurus (Player 1): 3 trees, 8 cards
T Triceratops (Player 2): 3 trees, 8 cards
P Pteranodon (Player 3): 2 trees, 8 cards
D Diplodocus (Player 4): 4 trees, 8 cards
Your hand: 6 Move, 1 Rest, 1 Panic
You set aside: Move
Still to choose: Player 1, Player 2, Player 3, Player 4
";
    assert_eq!(english, expected);
    let french = Trex::sketch(&view, &Page::plain(Lang::Fr));
    assert!(french.contains("(Tanière)") && french.contains("Stégosaure (Joueur 1)"), "{french}");
    let low = Page { width: 80, height: 15, reader: Some(Seat(2)), ..Page::plain(Lang::En) };
    let low = Trex::sketch(&view, &low);
    assert!(low.lines().count() <= 19 && low.lines().all(|line| line.chars().count() <= 80), "{low}");
    assert!(english.lines().chain(french.lines()).all(|line| line.chars().count() <= 100));
}
