use super::*;
use kernel::{Dice, Scenario, Silent, Table};

fn started() -> State {
    let setup = Wrath::setup(&Table::new(2), Wrath::base_edition()).unwrap();
    Wrath::start(&setup, &mut Dice::fast(1), &mut Silent)
}

#[test]
fn dice_in_hand_count_for_the_active_player() {
    let state = started();
    let view = Wrath::view(&state, Audience::Spectator);
    let values = judged(&view);
    let active = view.active.index();
    assert!(values[active] > values[1 - active], "whoever is about to roll is ahead at the start: {values:?}");
}

#[test]
fn points_make_a_lead_and_a_lead_decides_near_the_target() {
    let mut view = Wrath::view(&started(), Audience::Spectator);
    let even = judged(&view)[0];
    view.players[0].score += 6;
    let ahead = judged(&view)[0];
    view.players[0].score += 14;
    view.players[1].score += 14;
    let nearly = judged(&view)[0];
    assert!(even < ahead && ahead < nearly, "{even} {ahead} {nearly}");
}

#[test]
fn a_poor_die_is_rolled_again_first() {
    let one = |face: Face| [face].into_iter().collect::<Hand>();
    assert!(reroll_prior(one(Face::Footprint)) > reroll_prior(one(Face::Cave)));
}

/// The learnt network knows what everybody knows: points are good, and the more so near the end.
#[test]
fn points_are_good_as_learnt() {
    let state = started();
    let seat = state.active();
    let before = WrathInsight.chances(&state)[seat.index()];
    let position = |points: u16| {
        let mut position = Wrath::position(&state);
        position["tribes"][seat.index()]["score"] = points.into();
        Wrath::read_position(&position, Wrath::base_edition()).map(|state| WrathInsight.chances(&state)[seat.index()])
    };
    let (some, many) = (position(6).unwrap(), position(18).unwrap());
    assert!(before < some && some < many, "{before} {some} {many}");
}
