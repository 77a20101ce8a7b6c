use super::*;

fn picks(dice: &mut Dice, sides: u32, count: usize) -> Vec<u32> {
    (0..count).map(|_| dice.below(sides)).collect()
}

/// The fast stream is fixed for ever: bots, benchmarks and reports name seeds.
#[test]
fn the_fast_stream_is_fixed() {
    assert_eq!(picks(&mut Dice::fast(1), 6, 12), [2, 3, 5, 3, 1, 4, 5, 3, 3, 1, 2, 2]);
    assert_eq!(picks(&mut Dice::fast(2).recording(), 1000, 4), picks(&mut Dice::fast(2), 1000, 4));
}

/// The sealed stream is fixed for ever: old game files must verify. The numbers were computed by an independent
/// program from the description in `seal.rs` alone.
#[test]
fn the_sealed_stream_is_fixed() {
    let seal = Seal::from_secret([7; 32]).with_share(0, "ash").with_share(2, "ember");
    assert_eq!(seal.commitment().to_string(), "4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0");
    let mut dice = Dice::sealed(&seal);
    assert_eq!(picks(&mut dice, 6, 8), [2, 1, 1, 1, 2, 4, 0, 5]);
    assert_eq!(dice.below_on(Stream(9), 1000), 961);
    let mut order = [0, 1, 2, 3, 4];
    dice.shuffle(&mut order);
    assert_eq!(order, [3, 2, 0, 1, 4]);
}

/// A stream's draws do not depend on what other streams drew in between.
#[test]
fn streams_are_independent() {
    let seal = Seal::from_secret([1; 32]);
    let mut alone = Dice::sealed(&seal);
    let mine: Vec<u32> = (0..20).map(|_| alone.below_on(Stream(3), 6)).collect();
    let mut mixed = Dice::sealed(&seal);
    let again: Vec<u32> = (0..20)
        .map(|_| {
            mixed.below(6);
            mixed.below_on(Stream(4), 20);
            mixed.below_on(Stream(3), 6)
        })
        .collect();
    assert_eq!(mine, again);
    let other: Vec<u32> = (0..20).map(|_| mixed.below_on(Stream(5), 6)).collect();
    assert_ne!(mine, other);
}

/// A share changes the draws, so that nobody alone decides them.
#[test]
fn every_share_counts() {
    let plain = Seal::from_secret([1; 32]);
    let shared = plain.clone().with_share(0, "a");
    assert_ne!(picks(&mut Dice::sealed(&plain), 1000, 8), picks(&mut Dice::sealed(&shared), 1000, 8));
    assert_eq!(plain.commitment(), shared.commitment());
}

/// 60,000 throws of a die whose sides do not divide 2^32: each outcome within five standard deviations.
#[test]
fn outcomes_are_uniform() {
    for mut dice in [Dice::fast(5), Dice::sealed(&Seal::from_secret([5; 32]))] {
        let mut counts = [0_i64; 6];
        for _ in 0..60_000 {
            counts[dice.below(6) as usize] += 1;
        }
        assert!(counts.iter().all(|count| (count - 10_000).abs() < 460), "{counts:?}");
    }
}

/// With sides just above 2^31 a plain modulo would favour the low outcomes two to one.
#[test]
fn there_is_no_modulo_bias() {
    let mut dice = Dice::fast(11);
    let sides = 3 << 30;
    let low = (0..30_000).filter(|_| dice.below(sides) < 1 << 30).count();
    assert!((9_600..10_400).contains(&low), "{low}");
}

#[test]
fn given_draws_are_read_back() {
    let mut sealed = Dice::sealed(&Seal::from_secret([3; 32]));
    let mut cards = ["a", "b", "c", "d", "e", "f"];
    sealed.shuffle(&mut cards);
    let pick = sealed.below_on(Stream(2), 16);
    let drawn = sealed.take_drawn();
    assert!(sealed.take_drawn().is_empty());

    let mut given = Dice::given(drawn.into_iter().map(Given::from).collect());
    let mut again = ["a", "b", "c", "d", "e", "f"];
    given.shuffle(&mut again);
    assert_eq!(again, cards);
    assert_eq!(given.below_on(Stream(2), 16), pick);
    assert_eq!(given.fault(), None);
}

#[test]
fn a_draw_that_does_not_fit_is_a_fault() {
    let fault = |draws: &[&str], play: fn(&mut Dice)| {
        let given = draws.iter().map(|draw| Given::Draw(draw.parse().unwrap())).collect();
        let mut dice = Dice::given(given);
        play(&mut dice);
        dice.fault().map(|fault| fault.to_string())
    };
    let roll = |dice: &mut Dice| {
        dice.below(6);
    };
    assert_eq!(fault(&["5/6"], roll), None);
    assert_eq!(fault(&[], roll).unwrap(), "draw 1 is missing: the game asks for n/6");
    assert_eq!(fault(&["5/8"], roll).unwrap(), "draw 1 is 5/8, but the game asks for n/6");
    assert_eq!(fault(&["@1 5/6"], roll).unwrap(), "draw 1 is @1 5/6, but the game asks for n/6");
    assert_eq!(fault(&["1/6", "2/6"], roll).unwrap(), "the game asks for fewer draws: 1 left over");
    let mut by_value = Dice::given(vec![Given::Value(9)]);
    by_value.below(6);
    assert!(by_value.fault().is_some());
}

#[test]
fn draws_have_a_notation() {
    for text in ["3/6", "@7 0/2", "shuffle 2 0 1", "@9 shuffle 1 0", "shuffle"] {
        assert_eq!(text.parse::<Draw>().unwrap().to_string(), text);
    }
    for bad in ["", "6/6", "x", "3", "shuffle 0 0", "shuffle 2 1", "@ 3/6", "-1/6", "@1"] {
        assert!(bad.parse::<Draw>().is_err(), "{bad}");
    }
}

/// A rule that rolls again on a tie must come to its end, also when its draws are missing.
#[test]
fn missing_draws_are_not_all_alike() {
    let mut dice = Dice::given(Vec::new());
    let rolls: Vec<u32> = (0..40).map(|_| dice.below(6)).collect();
    assert!(rolls.iter().any(|roll| *roll != rolls[0]), "{rolls:?}");
    assert!(dice.fault().is_some());
}
