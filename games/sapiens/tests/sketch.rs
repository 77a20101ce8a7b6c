//! The board as text, in both languages.

#[path = "rules/table/given.rs"]
mod given;

use kernel::{Audience, Dice, Game, Lang, Page, Scenario, Worded};
use sapiens::Sapiens;

const ENGLISH: &str = "\
round 3
       A   B   C   D   E   F   G   H           Player 1 <- turn
  ~Fea Hun                     8Gat            2 FP, 7 SP (result 2)
1      Cam P1  P1  P2  P1  P1  P2  F3          reserve: Fea-Cam*22 Wat-Hun Wat-Fir Wat-Fir
2      BEA F2  P2  F3  P1  F3  F2  F2          tokens:
3 6Cam P2  P1  P2  F3  P1  P2  P1  F2  6Wat    used:
4      P2  F3  F2  F2  P1  P2  F3  P2          steaks: 0
5      P1  F3  P1  F2  F2  F3  F2  P2          brawl tokens: 3
       8Fir                        7Rit~Bra
";

#[test]
fn english() {
    let words = "reserve FEAST-CAMP; bears A2; food 2; shelter 7; 1:brawls FEAST-CAMP-a FEAST-CAMP-a";
    let state = Sapiens::read_position(&given::position(words), Sapiens::base_edition()).expect("a position");
    let text = Sapiens::sketch(&Sapiens::view(&state, Audience::Spectator), &Page::plain(Lang::En));
    assert!(text.starts_with(ENGLISH), "{text}");
}

#[test]
fn french_and_narrow_enough() {
    let setup = Sapiens::setup(&kernel::Table::new(4), Sapiens::base_edition()).expect("a plain table");
    for seed in 0..20 {
        let mut state = Sapiens::start(&setup, &mut Dice::fast(seed), &mut kernel::Silent);
        kernel::play_at_random::<Sapiens>(&mut state, &mut Dice::fast(seed), &mut Vec::new());
        let text = Sapiens::sketch(&Sapiens::view(&state, Audience::Spectator), &Page::plain(Lang::Fr));
        assert!(text.contains("Réserve Commune") && text.contains("(gagne)"), "{text}");
        assert!(text.lines().all(|line| line.chars().count() <= 100), "{text}");
        let page = Page { width: 80, height: 15, reader: Some(kernel::Seat(2)), ..Page::plain(Lang::Fr) };
        let small = Sapiens::sketch(&Sapiens::view(&state, Audience::Seat(kernel::Seat(2))), &page);
        assert!(small.lines().all(|line| line.chars().count() <= 80), "{small}");
    }
}
