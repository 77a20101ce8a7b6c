//! Setting up.

use crate::board::{Cells, Feature};
use crate::edition::Start;
use crate::event::Event;
use crate::rules::ids;
use crate::setup::Setup;
use crate::state::{MAX_PLAYERS, Phase, Player, State};
use kernel::{Dice, Log, Seat};

/// TRX-SETUP-10: species, figures and trees, the Bone; then the Lake is asked for.
pub(crate) fn start(setup: &Setup, dice: &mut Dice, log: &mut impl Log<Event>) -> State {
    let mut state = empty_board(setup);
    deal(&mut state, setup, dice, log);
    lay_tiles(&state, log);
    place_figures(&mut state, log);
    place_rex(&mut state, log);
    take_trees(&mut state, log);
    give_bone(&mut state, setup, dice, log);
    state
}

fn empty_board(setup: &Setup) -> State {
    State {
        rules: setup.rules,
        edition: setup.edition,
        trees: Cells::empty(),
        setting: setup.setting,
        seats: setup.seats,
        turn: 0,
        phase: Phase::Lake,
        bone: Seat(0),
        lake: setup.edition.lake_start,
        volcano: setup.edition.volcano_start,
        rex: None,
        removed: 0,
        unused: setup.edition.tree_supply,
        players: [Player::BLANK; MAX_PLAYERS],
    }
}

/// The species in play, one for each seat, as agreed or at random.
fn deal(state: &mut State, setup: &Setup, dice: &mut Dice, log: &mut impl Log<Event>) {
    let mut species = [Player::BLANK.species; MAX_PLAYERS];
    let in_play = &state.setting().species;
    species[..in_play.len()].copy_from_slice(in_play);
    match setup.assignment {
        Some(agreed) => species = agreed,
        None => dice.shuffle(&mut species[..in_play.len()]),
    }
    for seat in Seat::all(state.seats) {
        let species = species[seat.index()];
        let deck = state.edition.card(species).deck;
        let player = state.player_mut(seat);
        player.species = species;
        player.hand = deck;
        log.tell(ids::DEAL, Event::Dealt { seat, species });
    }
}

/// TRX-SETUP-4: the Lake and the Volcano lie on their corners, whoever plays.
fn lay_tiles(state: &State, log: &mut impl Log<Event>) {
    for feature in Feature::ALL {
        log.tell(ids::TILES, Event::TileLaid { feature, cell: state.feature(feature) });
    }
}

/// TRX-SETUP-5: each Dino stands in its corner or on its tile.
fn place_figures(state: &mut State, log: &mut impl Log<Event>) {
    for seat in Seat::all(state.seats) {
        let cell = match state.edition.card(state.player(seat).species).start {
            Start::Corner(cell) => cell,
            Start::On(feature) => state.edition.feature_start(feature),
        };
        state.player_mut(seat).dino = Some(cell);
        log.tell(ids::FIGURES, Event::FigurePlaced { seat, cell });
    }
}

/// TRX-SETUP-6: the T-Rex stands on the Lair.
fn place_rex(state: &mut State, log: &mut impl Log<Event>) {
    let cell = state.edition.lair;
    state.rex = Some(cell);
    log.tell(ids::REX_STARTS, Event::RexPlaced { cell });
}

/// TRX-SETUP-7: everybody takes the starting trees of their species.
fn take_trees(state: &mut State, log: &mut impl Log<Event>) {
    for seat in Seat::all(state.seats) {
        let trees = state.edition.start_trees(state.setting(), state.player(seat).species);
        state.player_mut(seat).provisions = trees;
        state.unused -= trees;
        log.tell(ids::STARTING_TREES, Event::Provisioned { seat, trees });
    }
}

/// The first Bone goes to the seat that was named, or to any.
fn give_bone(state: &mut State, setup: &Setup, dice: &mut Dice, log: &mut impl Log<Event>) {
    let seat = setup.bone.unwrap_or_else(|| Seat(dice.below(u32::from(state.seats)) as u8));
    state.bone = seat;
    log.tell(ids::FIRST_BONE, Event::BoneGiven { seat });
}
