//! The complete state of a game, without heap data.

use crate::board::{Board, MAZE, Node, ROOMS, RoomId};
use crate::edition::{Edition, RoomKind};
use crate::knowledge::Knowledge;
use crate::number::{MazeSet, Slot};
use crate::phase::{Combat, News, Phase, Talks, TurnSoFar};
use crate::place::{Card, CardSet, Encounter, NumberSet};
use crate::scores::{Luck, Skill, Stamina};
use crate::setup::Options;
use crate::side::Sides;
use kernel::{RulesVersion, Seat, Seats};
use std::fmt;
use std::ops::Deref;

/// The most seats.
pub const SEATS: usize = 6;
/// The most loose cards: all but gold and provisions.
pub const LOOSE: usize = 24;

/// The content data a game is played with. Two are equal if their files are.
#[derive(Clone, Copy)]
pub struct Content(pub &'static Edition);

impl Deref for Content {
    type Target = Edition;
    #[inline]
    fn deref(&self) -> &Edition {
        self.0
    }
}

impl PartialEq for Content {
    fn eq(&self, other: &Content) -> bool {
        std::ptr::eq(self.0, other.0) || self.0.tag == other.0.tag
    }
}

impl Eq for Content {}

impl fmt::Debug for Content {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0.tag.name)
    }
}

/// An adventurer and his sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Adventurer {
    /// Where he is; where he died, if he is dead.
    pub at: Node,
    /// SKILL at the start.
    pub skill: Skill,
    /// Whether a curse took some of it.
    pub cursed: bool,
    /// STAMINA; 0 for the dead.
    pub stamina: Stamina,
    /// STAMINA at the start.
    pub full_stamina: Stamina,
    /// LUCK.
    pub luck: Luck,
    /// LUCK at the start.
    pub full_luck: Luck,
    /// Gold.
    pub gold: u16,
    /// Provisions.
    pub provisions: u16,
    /// Lanterns.
    pub lanterns: u8,
    /// Treasure cards.
    pub hand: CardSet,
    /// Whether he sits in a cage.
    pub caged: bool,
    /// How often he has failed to leave it.
    pub attempts: u8,
    /// How many turns he must miss.
    pub misses: u8,
    /// Whether he ate on his last turn.
    pub ate: bool,
    /// The room he fled, while he must move away from it.
    pub fled: Option<RoomId>,
    /// Whether he fled it this very turn.
    pub fled_now: bool,
    /// The space from which he was driven into a room whose encounter waits for him.
    pub pending: Option<Node>,
    /// Whether he has met the Fool.
    pub fooled: bool,
    /// Whether he has drunk from the Fountain.
    pub quaffed: bool,
    /// Whether he has sold a pound of flesh.
    pub fleshed: bool,
}

impl Adventurer {
    /// Whether he lives.
    #[inline]
    pub fn alive(&self) -> bool {
        self.stamina > Stamina::NONE
    }

    /// How many treasure cards he holds.
    #[inline]
    pub fn count(&self) -> u32 {
        self.hand.len()
    }

    /// Whether he holds a card.
    #[inline]
    pub fn holds(&self, card: Card) -> bool {
        self.hand.contains(card)
    }
}

/// What lies in a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoomState {
    /// The random encounter card.
    pub encounter: Option<Encounter>,
    /// Whether it is face up.
    pub up: bool,
    /// Whether everybody has seen it.
    pub known: bool,
    /// The treasure card laid at the start.
    pub guarded: Option<Card>,
}

/// A loose treasure card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Loose {
    /// Which card.
    pub card: Card,
    /// Where.
    pub at: Node,
    /// Whose grave it belongs to, if any.
    pub grave: Option<Seat>,
}

/// The whole truth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// The version of the rules it is played by.
    pub(crate) rules: RulesVersion,
    /// Board, cards and tables.
    pub(crate) content: Content,
    /// What the players agreed on.
    pub(crate) options: Options,
    /// How many play.
    pub(crate) seats: u8,
    /// Who took the first turn.
    pub(crate) first: Seat,
    /// Whose turn it is.
    pub(crate) active: Seat,
    /// The round, from 1.
    pub(crate) round: u16,
    /// The open decision.
    pub(crate) phase: Phase,
    /// What has happened in this turn.
    pub(crate) turn: TurnSoFar,
    /// The current combat.
    pub(crate) combat: Option<Combat>,
    /// The current negotiation.
    pub(crate) talks: Option<Talks>,
    /// The last thing everybody heard of.
    pub(crate) news: News,
    /// Who has left the game for good.
    pub(crate) gone: Seats,
    /// Who has had an adventurer enter and leave a room.
    pub(crate) left_a_room: Seats,
    /// Whether adventurers may fight each other.
    pub(crate) truce_over: bool,
    /// The combination, as a set of numbers.
    pub(crate) chest: NumberSet,
    /// The numbered Key Challenge cards of each player.
    pub(crate) clues: [NumberSet; SEATS],
    /// The open sides of each labyrinth card.
    pub(crate) maze: [Sides; MAZE],
    /// Which labyrinth cards are face up.
    pub(crate) maze_up: MazeSet,
    /// Which labyrinth cards everybody has seen.
    pub(crate) maze_known: MazeSet,
    /// The rooms.
    pub(crate) rooms: [RoomState; ROOMS],
    /// The loose cards.
    pub(crate) loose: [Option<Loose>; LOOSE],
    /// Shylock's stock.
    pub(crate) stock: CardSet,
    /// The treasure cards out of the game.
    pub(crate) removed: CardSet,
    /// The adventurers.
    pub(crate) people: [Adventurer; SEATS],
    /// What each seat has learnt.
    pub(crate) knowledge: Knowledge,
    /// How many new adventurers have been created, for the count of lanterns.
    pub(crate) lanterns_made: u16,
}

impl State {
    /// The board.
    #[inline]
    pub fn board(&self) -> &'static Board {
        &self.content.0.board
    }

    /// Every seat.
    pub fn every_seat(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.seats)
    }

    /// The adventurer of a seat.
    #[inline]
    pub fn person(&self, seat: Seat) -> &Adventurer {
        &self.people[seat.index()]
    }

    /// The adventurer of a seat, mutably.
    #[inline]
    pub(crate) fn person_mut(&mut self, seat: Seat) -> &mut Adventurer {
        &mut self.people[seat.index()]
    }

    /// The active adventurer.
    #[inline]
    pub fn hero(&self) -> &Adventurer {
        self.person(self.active)
    }

    /// Whether a seat has an adventurer on the board.
    #[inline]
    pub fn on_board(&self, seat: Seat) -> bool {
        self.person(seat).alive() && !self.gone.contains(seat)
    }

    /// The seats whose adventurers are on a space.
    pub fn present(&self, at: Node) -> Seats {
        self.every_seat().filter(|&seat| self.on_board(seat) && self.person(seat).at == at).collect()
    }

    /// The other seats, clockwise from this one.
    pub fn clockwise_from(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.seats;
        (1..seats).map(move |step| Seat((seat.0 + step) % seats))
    }

    /// SKILL after curses.
    pub fn skill(&self, seat: Seat) -> Skill {
        let person = self.person(seat);
        person.skill.less(if person.cursed { self.content.terms.curse_skill } else { 0 })
    }

    /// Whether a seat holds more than it may keep.
    pub fn overloaded(&self, seat: Seat) -> bool {
        let hand = self.person(seat).hand;
        let life = &self.content.life;
        hand.len() > u32::from(life.backpack) || hand.intersection(self.content.swords).len() > u32::from(life.swords)
    }

    /// Whether a room has an encounter card, random or fixed.
    pub fn has_encounter(&self, room: RoomId) -> bool {
        self.board().room(room).fixed.is_some() || self.rooms[room.index()].encounter.is_some()
    }

    /// Whether a room is a fixed room.
    #[inline]
    pub fn is_fixed(&self, room: RoomId) -> bool {
        self.board().room(room).fixed.is_some()
    }

    /// The loose cards on a space with their slots.
    pub fn lying(&self, at: Node) -> impl Iterator<Item = (Slot, Loose)> + '_ {
        self.loose
            .iter()
            .zip(0..)
            .filter_map(move |(loose, slot)| loose.filter(|loose| loose.at == at).map(|loose| (Slot(slot), loose)))
    }

    /// Whether any guarded card is left on the board.
    pub fn any_guarded(&self) -> bool {
        self.rooms.iter().any(|room| room.guarded.is_some())
    }

    /// The first card of a seat's hand for which `wanted` holds.
    pub fn find_card(&self, seat: Seat, wanted: impl Fn(Card) -> bool) -> Option<Card> {
        self.person(seat).hand.iter().find(|&card| wanted(card))
    }

    /// Whether all players but this one are out of the game.
    pub fn alone(&self, seat: Seat) -> bool {
        self.every_seat().all(|other| other == seat || self.gone.contains(other))
    }
}

impl RoomState {
    /// A room before the cards are laid.
    pub const EMPTY: RoomState = RoomState { encounter: None, up: false, known: false, guarded: None };
}

impl Adventurer {
    /// An adventurer who is not created yet, at the entrance.
    pub fn unborn(at: Node) -> Adventurer {
        Adventurer {
            at,
            skill: Skill(0),
            cursed: false,
            stamina: Stamina::NONE,
            full_stamina: Stamina::NONE,
            luck: Luck(0),
            full_luck: Luck(0),
            gold: 0,
            provisions: 0,
            lanterns: 0,
            hand: CardSet::empty(),
            caged: false,
            attempts: 0,
            misses: 0,
            ate: false,
            fled: None,
            fled_now: false,
            pending: None,
            fooled: false,
            quaffed: false,
            fleshed: false,
        }
    }
}

/// Whether a room of this kind holds a treasure at the start.
pub(crate) fn has_treasure(kind: RoomKind) -> bool {
    match kind {
        RoomKind::Ordinary | RoomKind::Fixed => true,
        RoomKind::Lair | RoomKind::Chest => false,
    }
}
