//! Setup: tiles, valleys, tokens, who is first.

use super::ids;
use crate::edition::HALVES;

use crate::event::Event;
use crate::player::{Player, TokenPlace};
use crate::scene::Scene;
use crate::setup::Setup;
use crate::square::{CAVES, Square};
use crate::state::{Pile, SEATS, State, Step, TurnMemory};
use crate::tile::{TILES, Tile, TileSet};
use kernel::{Dice, Log, Seat};

/// Sets the game up to the first starting lay.
pub(crate) fn start(setup: &Setup, dice: &mut Dice, log: &mut impl Log<Event>) -> State {
    let edition = setup.edition;
    let mut state = State {
        rules: setup.rules,
        edition,
        seats: setup.seats,
        first: Seat(0),
        players: std::array::from_fn(|_| Player::blank(edition.valley(0, 0))),
        common: TileSet::empty(),
        pile: Pile::new(&[]),
        put_away: TileSet::empty(),
        removed: TileSet::empty(),
        seat: Seat(0),
        round: 0,
        last_round: false,
        step: Step::Start,
        turn: TurnMemory::default(),
    };
    shuffle_tiles(&mut state, dice, log);
    reveal_common(&mut state, log);
    join_valleys(&mut state, dice, log);
    for seat in Seat::all(setup.seats) {
        place_tokens(&mut state, seat, dice, log);
    }
    draw_reserves(&mut state, log);
    first_player(&mut state, setup.first, dice, log);
    state
}

/// SAP-SET-2: the tiles are shuffled, and some are put away unseen by number of players.
fn shuffle_tiles(state: &mut State, dice: &mut Dice, log: &mut impl Log<Event>) {
    let mut tiles = [Tile::BLANK; TILES];
    let mut count = 0;
    for tile in state.edition.tiles.iter() {
        tiles[count] = tile;
        count += 1;
    }
    dice.shuffle(&mut tiles[..count]);
    let away = usize::from(state.edition.removed(state.seats));
    state.put_away = tiles[..away].iter().copied().collect();
    state.pile = Pile::new(&tiles[away..count]);
    log.tell(ids::PUT_AWAY, Event::PutAway { count: away as u8 });
}

/// SAP-SET-3: five tiles of the pile are the Common Pool.
fn reveal_common(state: &mut State, log: &mut impl Log<Event>) {
    for _ in 0..state.edition.values.common {
        let tile = state.pile.draw().expect("the edition has enough tiles to start");
        state.common = state.common.with(tile);
        log.tell(ids::COMMON, Event::Revealed { tile });
    }
}

/// SAP-SET-4, SAP-RUL-1: a left and a right half-board each, no half twice, the faces at random.
fn join_valleys(state: &mut State, dice: &mut Dice, log: &mut impl Log<Event>) {
    let mut halves: [[usize; HALVES]; 2] = [std::array::from_fn(|half| half); 2];
    for side in &mut halves {
        dice.shuffle(side);
    }
    for seat in Seat::all(state.seats) {
        let [left, right] = halves.map(|side| 2 * side[seat.index()] + dice.below(2) as usize);
        let edition = state.edition;
        let valley = edition.valley(left, right);
        state.player_mut(seat).valley = valley;
        log.tell(ids::VALLEYS, Event::Valley { seat, left: &valley.faces[0], right: &valley.faces[1] });
    }
    // Seats that nobody takes look the same in every game.
    for empty in usize::from(state.seats)..SEATS {
        state.players[empty] = Player::blank(state.edition.valley(0, 0));
    }
}

/// SAP-SET-5: the eight tokens lie at random on the six caves and the two waterfalls.
fn place_tokens(state: &mut State, seat: Seat, dice: &mut Dice, log: &mut impl Log<Event>) {
    let mut scenes = Scene::ALL;
    dice.shuffle(&mut scenes);
    for (slot, scene) in scenes.into_iter().enumerate() {
        let slot = slot as u8;
        let player = state.player_mut(seat);
        player.tokens[scene.index()] = TokenPlace::Slot(slot);
        let at = if slot < CAVES {
            player.valley.caves[usize::from(slot)].at
        } else {
            Square::WATERFALLS[usize::from(slot - CAVES)]
        };
        log.tell(ids::TOKENS_PLACED, Event::TokenPlaced { seat, scene, at });
    }
}

/// SAP-SET-6: four tiles each. A blank player already has the brawl tokens (SAP-SET-7) and the empty scores
/// (SAP-SET-8).
fn draw_reserves(state: &mut State, log: &mut impl Log<Event>) {
    for seat in Seat::all(state.seats) {
        for _ in 0..state.edition.values.reserve {
            let tile = state.pile.draw().expect("the edition has enough tiles to start");
            let player = state.player_mut(seat);
            player.reserve = player.reserve.with(tile);
            log.tell(ids::RESERVES, Event::Drew { seat, tile });
        }
    }
}

/// SAP-SET-9: one player is first for the whole game.
fn first_player(state: &mut State, chosen: Option<Seat>, dice: &mut Dice, log: &mut impl Log<Event>) {
    state.first = chosen.unwrap_or_else(|| Seat(dice.below(u32::from(state.seats)) as u8));
    state.seat = state.first;
    log.tell(ids::FIRST_PLAYER, Event::First { seat: state.first });
}
