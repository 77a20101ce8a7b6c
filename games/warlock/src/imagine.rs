//! A state that fits everything a seat knows, drawn uniformly from all such states.
//!
//! The numbers are dealt anew among the deals that fit the seat's clues, the hidden encounters and labyrinth cards
//! among their places, the treasure cards among the places where the seat thinks each may be. What other seats know
//! about a card moves with it.

use crate::board::{MAZE, ROOMS};
use crate::deduce::Clues;
use crate::knowledge::whereabouts;
use crate::number::{MazeCard, Slot};
use crate::offer::Shown;
use crate::phase::Phase;
use crate::place::{Card, CardSet, Encounter, TREASURES, members};
use crate::side::Sides;
use crate::state::{SEATS, State};
use kernel::{Dice, Seat};

/// Where every treasure card is, as a place of [`whereabouts`].
pub(crate) fn places(state: &State) -> [u32; TREASURES] {
    let mut places = [whereabouts::OPEN; TREASURES];
    for seat in state.every_seat() {
        state.person(seat).hand.iter().for_each(|card| places[card.index()] = whereabouts::hand(seat));
    }
    for card in state.rooms.iter().filter_map(|room| room.guarded) {
        places[card.index()] = whereabouts::GUARDED;
    }
    for (loose, slot) in state.loose.iter().zip(0..) {
        if let Some(loose) = loose {
            places[loose.card.index()] = whereabouts::slot(Slot(slot));
        }
    }
    places
}

/// A state that fits all that the seat knows.
pub(crate) fn imagine(state: &State, seat: Seat, dice: &mut Dice) -> State {
    let mut imagined = state.clone();
    if matches!(state.phase, Phase::Creating(_) | Phase::Over(_)) {
        return imagined;
    }
    redeal_clues(&mut imagined, seat, dice);
    redeal_encounters(&mut imagined, dice);
    redeal_maze(&mut imagined, dice);
    redeal_treasures(&mut imagined, seat, dice);
    imagined
}

fn redeal_clues(state: &mut State, seat: Seat, dice: &mut Dice) {
    let clues = Clues::of(state, seat);
    let odds = clues.odds();
    let (chest, mut dealt) = clues.nth(&odds, dice.below(odds.total()));
    dealt[seat.index()] = state.clues[seat.index()];
    state.chest = chest;
    state.clues = dealt;
    for other in (0..SEATS).filter(|&other| other != seat.index()) {
        for (holder, &held) in dealt.iter().enumerate() {
            let known = state.knowledge.has[other][holder].union(state.knowledge.lacks[other][holder]);
            state.knowledge.has[other][holder] = known.intersection(held);
            state.knowledge.lacks[other][holder] = known.minus(held);
        }
    }
    forget_shown_clues(state, seat);
}

/// In another deal, a proposal to show some Key Challenge cards names other cards.
fn forget_shown_clues(state: &mut State, seat: Seat) {
    let clues = state.clues;
    if let Some((proposer, offer)) = state.talks.as_mut().and_then(|talks| talks.offer.as_mut())
        && *proposer != seat
        && let Shown::These(shown) = &mut offer.give.clues
    {
        let count = shown.len() as usize;
        *shown = clues[proposer.index()].iter().take(count).collect();
    }
}

/// Shuffles a sorted pile, so that the same dice imagine the same world wherever the cards truly lie.
fn shuffle<T: Ord>(cards: &mut [T], dice: &mut Dice) {
    cards.sort_unstable();
    dice.shuffle(cards);
}

fn redeal_encounters(state: &mut State, dice: &mut Dice) {
    let hidden = |state: &State, room: usize| state.rooms[room].encounter.filter(|_| !state.rooms[room].known);
    let mut deck = [Encounter(0); ROOMS];
    let mut count = 0;
    for card in (0..ROOMS).filter_map(|room| hidden(state, room)) {
        deck[count] = card;
        count += 1;
    }
    shuffle(&mut deck[..count], dice);
    let mut next = deck.into_iter();
    for room in 0..ROOMS {
        if hidden(state, room).is_some() {
            state.rooms[room].encounter = next.next();
        }
    }
}

fn redeal_maze(state: &mut State, dice: &mut Dice) {
    let hidden = |maze: MazeCard| !state.maze_known.contains(maze);
    let mut deck = [Sides::empty(); MAZE];
    let mut count = 0;
    for maze in MazeCard::all().filter(|&maze| hidden(maze)) {
        deck[count] = state.maze[maze.index()];
        count += 1;
    }
    shuffle(&mut deck[..count], dice);
    let mut next = deck.into_iter();
    for maze in MazeCard::all() {
        if !state.maze_known.contains(maze) {
            state.maze[maze.index()] = next.next().expect("as many faces as hidden cards");
        }
    }
}

/// Which card takes the place of which.
type Swap = [Card; TREASURES];

fn redeal_treasures(state: &mut State, seat: Seat, dice: &mut Dice) {
    let swap = deal(state, seat, dice);
    let renamed = |set: CardSet| set.iter().map(|card| swap[card.index()]).collect::<CardSet>();
    for person in &mut state.people {
        person.hand = renamed(person.hand);
    }
    for guarded in state.rooms.iter_mut().filter_map(|room| room.guarded.as_mut()) {
        *guarded = swap[guarded.index()];
    }
    for loose in state.loose.iter_mut().flatten() {
        loose.card = swap[loose.card.index()];
    }
    for other in (0..SEATS).filter(|&other| other != seat.index()) {
        let before = state.knowledge.may[other];
        for (card, &may) in before.iter().enumerate() {
            state.knowledge.may[other][swap[card].index()] = may;
        }
        for list in &mut state.knowledge.seen[other] {
            *list = renamed(*list);
        }
    }
    if let Some(talks) = &mut state.talks
        && let Some((proposer, offer)) = &mut talks.offer
        && *proposer != seat
    {
        offer.give.down = renamed(offer.give.down);
        if let Shown::These(shown) = &mut offer.give.treasure {
            *shown = renamed(*shown);
        }
        if seat != talks.opener && seat != talks.other {
            offer.give.up = renamed(offer.give.up);
            offer.ask.cards = renamed(offer.ask.cards);
        }
    }
}

/// A uniformly drawn deal: every card goes to a place where the seat thinks it may be.
///
/// Cards whose place the seat knows stay. The others are placed one by one, the most constrained first, each in one of
/// the free places it may be in. Where the choices of one card would favour some deals over others, rejection sampling
/// restores uniformity: the draft is discarded with exactly the probability that makes all deals equally likely.
fn deal(state: &State, seat: Seat, dice: &mut Dice) -> Swap {
    let places = places(state);
    let may = &state.knowledge.may[seat.index()];
    let settled = |card: &Card| may[card.index()].is_power_of_two() && places[card.index()] != whereabouts::GUARDED;
    let mut open = [Card(0); TREASURES];
    let mut count = 0;
    for card in Card::all().filter(|card| !settled(card)) {
        open[count] = card;
        count += 1;
    }
    // In the order of the places, not of the cards that truly lie there, so that the same dice imagine the same world.
    let mut guarding = [None; TREASURES];
    for (card, room) in state.rooms.iter().zip(0_u8..).filter_map(|(there, room)| Some((there.guarded?, room))) {
        guarding[card.index()] = Some(room);
    }
    let mut slots = open;
    let slots = &mut slots[..count];
    slots.sort_unstable_by_key(|&card| (places[card.index()], guarding[card.index()]));
    let slots = &*slots;
    let fitting = fitting(&open[..count], slots, may, &places);
    let mut order = open;
    let order = &mut order[..count];
    order.sort_unstable_by_key(|&card| (fitting[card.index()].count_ones(), card));
    for _ in 0..500 {
        if let Some(swap) = draft(order, slots, &fitting, dice) {
            return swap;
        }
    }
    // Five hundred rejected drafts in a row do not happen in practice; the true arrangement fits what the seat knows.
    std::array::from_fn(|card| Card(card as u8))
}

/// By card: the slots it may be in, as a set of their positions in the list.
fn fitting(open: &[Card], slots: &[Card], may: &[u32; TREASURES], places: &[u32; TREASURES]) -> [u32; TREASURES] {
    let mut fitting = [0; TREASURES];
    for card in open {
        let fits = |slot: &Card| may[card.index()] & places[slot.index()] != 0;
        let positions = slots.iter().enumerate().filter(|(_, slot)| fits(slot));
        fitting[card.index()] = positions.fold(0, |set, (position, _)| set | 1 << position);
    }
    fitting
}

fn draft(order: &[Card], slots: &[Card], fitting: &[u32; TREASURES], dice: &mut Dice) -> Option<Swap> {
    let mut swap: Swap = std::array::from_fn(|card| Card(card as u8));
    let mut taken = 0_u32;
    for (done, &card) in order.iter().enumerate() {
        let fits = fitting[card.index()];
        let free = (fits & !taken).count_ones();
        // The most free places there could have been: only cards confined to these places must have taken some of them.
        let within = |other: &&Card| fitting[other.index()] & !fits == 0;
        let most = fits.count_ones() - order[..done].iter().filter(within).count() as u32;
        if free == 0 || (free < most && dice.below(most) >= free) {
            return None;
        }
        let position = members(fits & !taken).nth(dice.below(free) as usize)?;
        taken |= 1 << position;
        swap[slots[usize::from(position)].index()] = card;
    }
    Some(swap)
}
