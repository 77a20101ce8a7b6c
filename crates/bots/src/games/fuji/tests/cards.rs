//! Every card in a position in which a good player would use it.

use super::*;
use fuji::action::{Effect, Use};
use fuji::cards::{Equipment, EquipmentSet, Skill};
use fuji::pending::{ManyDice, Pending};
use fuji::setup::Duo;
use fuji::side::Side;

const ME: Seat = Seat(0);
const ANNE: Member = Member::of(Seat(1));
const BEN: Member = Member::of(Seat(2));

/// A game before phase 2 in which nobody has a card and most cards of the map count hardly anything.
///
/// The yellow card is seat 0's, the pink one Anne's, the blue one Ben's or the third pawn's; everybody's dice suit theirs.
pub(super) fn bare(seats: u8) -> State {
    let table = Table::new(seats).with("scenario", "S1").with("level", 2);
    let table = if seats == 2 { table.with("two_players", "third_pawn") } else { table };
    let mut state = planning_at(&table, 5);
    let card = |name: &str| state.edition().terrain_named(name);
    let (dull, cards) = (card("L24"), [card("L09"), card("L07"), card("L08")]);
    for cell in state.ground().landscapes.iter() {
        state.parts().land.cards[cell.index()] = dull;
    }
    for (row, card) in cards.into_iter().enumerate() {
        state.parts().land.cards[at(6, row as u8).index()] = card;
    }
    let skills = [Skill::Comrade, Skill::Survivalist, Skill::Gatherer];
    for (set, colour) in [Colour::Yellow, Colour::Pink, Colour::Blue].into_iter().enumerate() {
        state.parts().sheets[set].cards = EquipmentSet::empty();
        state.parts().sheets[set].skill = skills[set];
        state.parts().sheets[set].health = 10;
        paint(&mut state, set, colour);
    }
    state
}

/// The same in phase 4: everybody goes for their card, and seat 0 sees all dice.
pub(super) fn settled(seats: u8) -> State {
    let mut state = bare(seats);
    for set in 0..3 {
        let cell = at(6, set);
        state.parts().sheets[usize::from(set)].marker = Some(cell);
        state.parts().sheets[usize::from(set)].aim = state.land().cards[cell.index()];
    }
    *state.parts().step = Step::Gear;
    state.parts().tray.known[ME.index()] = state.tray().in_game();
    state
}

pub(super) fn give(state: &mut State, member: Member, card: Equipment) {
    let sheet = &mut state.parts().sheets[member.index()];
    sheet.cards = sheet.cards.with(card);
}

/// What a seat of the standard level does when its hints are left out.
fn answer(state: &State, seat: Seat) -> Action {
    answer_as(state, seat, &manner::Manner { says: 0, warns: false, ..manner::Manner::of(Level::Standard) })
}

fn answer_as(state: &State, seat: Seat, manner: &manner::Manner) -> Action {
    let mut actions = Vec::new();
    Fuji::actions(state, seat, &mut actions);
    let action = plan::decide(state, seat, &actions, manner).expect("a plan").action;
    assert!(Fuji::check(state, seat, &action).is_ok(), "{action} is allowed");
    action
}

fn used(card: Equipment, effect: Effect) -> Action {
    Action::Use(Use { card, copy: None, effect })
}

/// Gives seat 0 a card and asks what it does.
fn with(mut state: State, card: Equipment) -> Action {
    give(&mut state, Member::of(ME), card);
    answer(&state, ME)
}

#[test]
fn who_needs_nothing_keeps_everything() {
    for &card in Equipment::ALL {
        assert_eq!(with(settled(3), card), Action::Ready, "{card:?}");
    }
}

#[test]
fn first_aid_before_a_sure_defeat() {
    let mut state = settled(3);
    paint(&mut state, 0, Colour::Blue);
    paint(&mut state, 2, Colour::Yellow);
    assert_eq!(with(state, Equipment::FirstAid), used(Equipment::FirstAid, Effect::Plain));
}

#[test]
fn a_flare_where_three_more_decide() {
    let mut state = settled(3);
    paint(&mut state, 0, Colour::Pink);
    assert_eq!(with(state, Equipment::Flare), used(Equipment::Flare, Effect::Plain));
}

#[test]
fn water_for_the_teammate_who_has_rolled_badly() {
    let mut state = settled(3);
    paint(&mut state, 1, Colour::Blue);
    assert_eq!(with(state, Equipment::Water), used(Equipment::Water, Effect::With(ANNE)));
}

/// Ben has a yellow die that he does not need and that beats seat 0, who has none.
fn yellow_with_ben() -> (State, Die) {
    let mut state = settled(3);
    paint(&mut state, 0, Colour::Pink);
    let die = state.tray().held[2].iter().find(|&die| state.edition().colour(die, 6) == Colour::Yellow).unwrap();
    state.parts().tray.values[die.index()] = 6;
    (state, die)
}

#[test]
fn the_lighter_asks_who_has_what_is_missing() {
    let (state, _) = yellow_with_ben();
    assert_eq!(with(state, Equipment::Lighter), used(Equipment::Lighter, Effect::With(BEN)));
}

#[test]
fn who_is_asked_lends_the_die_that_helps_and_no_other() {
    let (mut state, die) = yellow_with_ben();
    give(&mut state, Member::of(ME), Equipment::Lighter);
    state.parts().tray.known[2] = state.tray().in_game();
    *state.parts().pending =
        Pending::Lend { user: Member::of(ME), from: BEN, side: Side::First, card: Equipment::Lighter };
    assert_eq!(answer(&state, Seat(2)), Action::Pick(DiceSet::one(die)));
    let mut state = settled(3);
    state.parts().tray.known[2] = state.tray().in_game();
    *state.parts().pending =
        Pending::Lend { user: Member::of(ME), from: BEN, side: Side::First, card: Equipment::Lighter };
    assert_eq!(answer(&state, Seat(2)), Action::Decline, "nobody is helped");
}

#[test]
fn the_carabiner_when_one_more_roll_is_the_only_hope() {
    let mut state = settled(3);
    paint(&mut state, 0, Colour::Pink);
    assert_eq!(with(state, Equipment::Carabiner), used(Equipment::Carabiner, Effect::Plain));
}

#[test]
fn the_binoculars_bring_a_card_that_suits() {
    let mut state = bare(3);
    // The yellow card lies out of reach, and everything within reach counts nothing for seat 0.
    state.parts().land.cards[at(6, 0).index()] = state.edition().terrain_named("L24");
    state.parts().land.cards[at(9, 0).index()] = state.edition().terrain_named("L09");
    state.parts().tray.known[ME.index()] = state.tray().in_game();
    let Action::Use(Use { card: Equipment::Binoculars, effect: Effect::Swap(one, other), .. }) =
        with(state, Equipment::Binoculars)
    else {
        panic!("the binoculars are used");
    };
    assert!(one == at(9, 0) || other == at(9, 0), "{one} and {other} change places");
}

#[test]
fn the_radio_shows_dice_that_others_would_run_into() {
    let shown = [Colour::Yellow, Colour::Pink, Colour::Blue].into_iter().filter(|&colour| {
        let mut state = bare(3);
        paint(&mut state, 0, colour);
        with(state, Equipment::Radio) == used(Equipment::Radio, Effect::Plain)
    });
    assert!(shown.count() >= 2, "whoever has nothing but one colour shows it, unless all expect it anyway");
}

#[test]
fn who_has_said_it_all_needs_no_radio() {
    let mut state = bare(3);
    give(&mut state, Member::of(ME), Equipment::Radio);
    let talkative = manner::Manner { says: 20, ..manner::Manner::of(Level::Standard) };
    loop {
        match answer_as(&state, ME, &talkative) {
            hint @ Action::Hint(_) => Fuji::play(&mut state, ME, &hint, &mut Dice::fast(1), &mut Silent),
            other => break assert!(matches!(other, Action::Place(..)), "{other}"),
        }
    }
}

/// Seat 0 is the manager.
pub(super) fn managed(mut state: State) -> State {
    state.parts().sheets[0].skill = Skill::Manager;
    state.parts().sheets[2].skill = Skill::Comrade;
    state
}

#[test]
fn the_manager_gives_first_aid_to_whoever_fails() {
    let mut state = managed(settled(3));
    paint(&mut state, 1, Colour::Blue);
    state.parts().sheets[1].health = 15;
    assert_eq!(with(state, Equipment::FirstAid), Action::Give(Equipment::FirstAid, ANNE));
}

#[test]
fn the_manager_gives_good_cards_to_the_tinkerer() {
    let mut state = managed(bare(3));
    state.parts().sheets[2].skill = Skill::Tinkerer;
    assert_eq!(with(state, Equipment::Shovel), Action::Give(Equipment::Shovel, BEN));
}

#[test]
fn the_third_pawn_uses_its_cards() {
    // Nothing blue shows on the third pawn's dice: three more decide its comparison.
    let mut state = settled(2);
    assert_eq!(state.options().duo, Duo::Third);
    paint(&mut state, 2, Colour::Yellow);
    give(&mut state, Member::THIRD, Equipment::Flare);
    assert_eq!(answer(&state, ME), used(Equipment::Flare, Effect::Plain));
}

#[test]
fn each_player_tapes_the_third_pawns_ones() {
    let mut state = settled(2);
    // Only two blue dice count for the third pawn: it wins narrowly, or clearly.
    paint(&mut state, 2, Colour::Yellow);
    let ones: DiceSet =
        state.tray().held[2].iter().filter(|&die| state.edition().colour(die, 1) == Colour::Blue).collect();
    for die in ones.iter() {
        state.parts().tray.values[die.index()] = 1;
    }
    give(&mut state, Member::THIRD, Equipment::DuctTape);
    assert_eq!(answer(&state, ME), used(Equipment::DuctTape, Effect::Both));
    let waiting = kernel::Seats::all(2);
    *state.parts().pending =
        Pending::Both { effect: ManyDice::DuctTape, card: Equipment::DuctTape, waiting, any: false };
    let mine = state.tray().on_side(ones, Side::First);
    assert_eq!(answer(&state, ME), Action::Pick(mine));
}

/// A refusal is respected: what the other player does not want for the third pawn is not proposed again.
#[test]
fn nobody_insists_on_a_card_of_the_third_pawn() {
    let mut state = settled(2);
    paint(&mut state, 2, Colour::Yellow);
    give(&mut state, Member::THIRD, Equipment::Flare);
    *state.parts().rejections = 1;
    assert_eq!(answer(&state, ME), Action::Ready);
}
