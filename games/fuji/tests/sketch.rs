//! The board as text.

use fuji::Fuji;
use kernel::{Audience, Dice, Game, Lang, Page, Scenario, Silent, Turn, Worded};

/// It fits a terminal in both languages, has no gaps in its texts, and shows everybody.
#[test]
fn boards_fit_a_terminal() {
    for (number, table) in Fuji::variants().into_iter().enumerate() {
        let setup = Fuji::setup(&table, Fuji::base_edition()).expect("a variant is sound");
        let mut dice = Dice::fast(number as u64);
        let mut state = Fuji::start(&setup, &mut dice, &mut Silent);
        while let Turn::Decide(deciders) = Fuji::turn(&state) {
            let seat = deciders.first().expect("somebody decides");
            for lang in Lang::ALL {
                let board = Fuji::sketch(&Fuji::view(&state, Audience::Seat(seat)), &Page::plain(lang));
                let widest = board.lines().map(|line| line.chars().count()).max().unwrap_or(0);
                assert!(widest <= 100, "{widest} columns:\n{board}");
                for height in [15, 30].into_iter().filter(|_| dice.below(16) == 0) {
                    let page = Page { width: 80, height, reader: Some(seat), ..Page::plain(lang) };
                    let small = Fuji::sketch(&Fuji::view(&state, Audience::Seat(seat)), &page);
                    assert!(small.lines().all(|line| line.chars().count() <= 80), "{small}");
                }
                assert!(!board.contains('['), "a text is missing:\n{board}");
                assert!(
                    state.members().all(|member| board.contains(&format!("\n{} ", member.to_string().to_uppercase()))),
                    "somebody is missing:\n{board}"
                );
            }
            let action = Fuji::stand_in(&state, seat);
            Fuji::play(&mut state, seat, &action, &mut dice, &mut Silent);
        }
    }
}

/// What a board looks like: three players, the first turn.
#[test]
fn a_board() {
    let table = kernel::Table::new(3).with("scenario", "S1").with("skills", vec!["comrade", "gatherer", "survivalist"]);
    let setup = Fuji::setup(&table, Fuji::base_edition()).expect("sound");
    let mut state = Fuji::start(&setup, &mut Dice::fast(2), &mut Silent);
    let place = "place a 5,0".parse().expect("an action");
    Fuji::play(&mut state, kernel::Seat(0), &place, &mut Dice::fast(1), &mut Silent);
    let board = Fuji::sketch(&Fuji::view(&state, Audience::Seat(kernel::Seat(0))), &Page::plain(Lang::Fr));
    assert!(board.starts_with("Le grand versant, niveau 1 · tour 1 · planification et équipement\u{a0}:"), "{board}");
    assert!(board.contains("ABC"), "the three pawns share the white start:\n{board}");
    assert!(board.contains("a*q"), "the marker of seat a, a bonus and an equipment token:\n{board}");
    assert!(board.contains("~~~~~~ ######"), "volcano and rubble:\n{board}");
    assert!(board.contains("dés\u{a0}: ? ? ? ? ? ?"), "the others' dice are hidden:\n{board}");
}
