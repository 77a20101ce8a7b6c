//! What a seat or a spectator may know. All hiding happens here and in `witness`.

use crate::action::Action;
use crate::board::{Cell, Cells, Feature};
use crate::cards::{Card, Cards, Species};
use crate::rules::{cards, end, turn};
use crate::state::{Phase, State};
use kernel::{Audience, Outcome, Seat, Seats};
use serde::Serialize;

/// What an audience may know.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// The edition's name.
    pub edition: &'static str,
    /// Columns of the board.
    pub width: u8,
    /// Rows of the board.
    pub height: u8,
    /// The Lair.
    pub lair: Cell,
    /// Where the Lake lies.
    pub lake: Cell,
    /// Where the Volcano lies.
    pub volcano: Cell,
    /// Where the T-Rex stands; `None` while it is swallowed.
    pub rex: Option<Cell>,
    /// The cells with a tree.
    pub trees: Cells,
    /// Trees that left the game.
    pub removed: u8,
    /// Trees in the box.
    pub unused: u8,
    /// The turn, counted from 1; 0 while the board is being set up.
    pub turn: u8,
    /// How many turns there are.
    pub turns: u8,
    /// What is being asked.
    pub phase: Phase,
    /// Who holds the Bone.
    pub bone: Seat,
    /// Who is first, second and so on this turn.
    pub order: Vec<Seat>,
    /// Who still has to answer.
    pub waiting: Seats,
    /// What everybody may know of each player, by seat.
    pub players: Vec<PlayerView>,
    /// What only this audience knows.
    pub own: Option<OwnView>,
    /// The ranking, once the game is over.
    pub outcome: Option<Outcome>,
}

/// What everybody may know of a player.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlayerView {
    /// The reference card.
    pub reference: Reference,
    /// Trees in provisions.
    pub provisions: u8,
    /// Where the Dino stands; `None` once eliminated.
    pub dino: Option<Cell>,
    /// How many cards are in hand, a chosen one included.
    pub hand_size: u8,
    /// Cards that nobody has seen yet: the hand and, where one was set aside, that card.
    pub unseen: Cards,
    /// Cards that were played, or shown at elimination.
    pub discards: Cards,
    /// The card face up this turn, with its direction.
    pub face_up: Option<Action>,
    /// Whether this player has answered the current question.
    pub answered: bool,
    /// The hand and the card set aside, once the game is over.
    pub shown: Option<Shown>,
}

/// TRX-SETUP-8: what is open on the reference card during the whole game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Reference {
    /// The species.
    pub species: Species,
    /// The colour of its figure.
    pub colour: &'static str,
    /// The trees it started with.
    pub start_trees: u8,
    /// Its nine cards.
    pub deck: Cards,
    /// The tiles it may enter.
    pub enters: Vec<Feature>,
}

/// Cards that are shown when the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Shown {
    /// What was left in hand.
    pub hand: Cards,
    /// The card set aside.
    pub set_aside: Option<Card>,
}

/// What only the player of a seat knows.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct OwnView {
    /// The seat.
    pub seat: Seat,
    /// The hand, a chosen card included.
    pub hand: Cards,
    /// The card set aside.
    pub set_aside: Option<Card>,
    /// The answer given to the current question.
    pub answer: Option<Action>,
}

/// What an audience may know.
pub(crate) fn view(state: &State, audience: Audience) -> View {
    View {
        edition: state.edition.tag.name.as_str(),
        width: state.edition.width,
        height: state.edition.height,
        lair: state.edition.lair,
        lake: state.lake,
        volcano: state.volcano,
        rex: state.rex,
        trees: state.trees,
        removed: state.removed,
        unused: state.unused,
        turn: state.turn,
        turns: cards::turns(state),
        phase: state.phase,
        bone: state.bone,
        order: state.turn_order().collect(),
        waiting: turn::waiting(state),
        players: Seat::all(state.seats).map(|seat| player(state, seat)).collect(),
        own: match audience {
            Audience::Seat(seat) => own(state, seat),
            Audience::Spectator => None,
        },
        outcome: state.is_over().then(|| end::outcome(state)),
    }
}

/// TRX-INV-14: of a hand only its size is shown, of an answer only that it was given.
///
/// TRX-RUL-16: provisions are open. TRX-RUL-26: at the end all cards are.
fn player(state: &State, seat: Seat) -> PlayerView {
    let player = state.player(seat);
    let on_table = Cards::from(player.face_up.and_then(Action::card));
    PlayerView {
        reference: reference(state, seat),
        provisions: player.provisions,
        dino: player.dino,
        hand_size: player.hand.total(),
        unseen: cards::deck(state, seat).minus(player.discards).minus(on_table),
        discards: player.discards,
        face_up: player.face_up,
        answered: player.answer.is_some(),
        shown: state.is_over().then_some(Shown { hand: player.hand, set_aside: player.set_aside }),
    }
}

fn reference(state: &State, seat: Seat) -> Reference {
    let species = state.player(seat).species;
    let card = state.edition.card(species);
    Reference {
        species,
        colour: &card.colour,
        start_trees: state.edition.start_trees(state.setting(), species),
        deck: card.deck,
        enters: Feature::ALL.into_iter().filter(|&feature| card.may_enter(feature)).collect(),
    }
}

/// TRX-CARD-3: only its owner knows which card was set aside.
fn own(state: &State, seat: Seat) -> Option<OwnView> {
    let player = state.players[..usize::from(state.seats)].get(seat.index())?;
    Some(OwnView { seat, hand: player.hand, set_aside: player.set_aside, answer: player.answer })
}
