//! Bargains that help: knowledge for knowledge, and keys that fit.

use super::keys::{improves, lock};
use super::policy;
use kernel::Seat;
use warlock::offer::{Asked, Offer, Picks, Shown};
use warlock::place::CardSet;
use warlock::state::State;

/// Turns that learning a number saves: a challenge comes every six turns, and others are being made anyway.
const NUMBER: f32 = 2.5;
/// What gold and provisions are worth, in turns.
const GOLD: f32 = 0.3;
const PROVISION: f32 = 0.7;
/// Turns per unit of a card's worth.
const CARD: f32 = 5.0;
/// What it costs to show one's cards, in turns.
const SEEN: f32 = 0.7;
/// A bargain is made only if it is worth this much.
const PROFIT: f32 = 0.5;
/// How much of a number's worth a single shown number has: it may be known already.
const ONE_NUMBER: f32 = 0.7;
/// What a number is worth to a rival, compared with the seat itself: to one behind, and to one ahead.
const TO_ONE_BEHIND: f32 = 0.5;
const TO_ONE_AHEAD: f32 = 1.6;
/// What a key and another card of the other's choice are worth, in turns, and one that is offered face down.
const CHOSEN_KEY: f32 = 2.0;
const CHOSEN_CARD: f32 = 1.0;
const HIDDEN_CARD: f32 = 1.5;
/// The weight of an answer when no proposal is open.
const NO_TALKS: f32 = 0.01;
/// The weight of a bargain without profit: this, divided by one and the turns that are missing.
const POOR_BARGAIN: f32 = 0.2;

/// Whether another seat knows numbers that this seat does not know.
pub(super) fn has_news(state: &State, seat: Seat, other: Seat) -> bool {
    let known = state.knowledge().has[seat.index()][other.index()].len();
    lock(state, seat).possible > 1 && known < state.clues()[other.index()].len()
}

/// Whether it is worth talking to somebody: there is something to learn, and something to offer for it.
pub(super) fn worth_it(state: &State, seat: Seat, other: Seat) -> bool {
    let person = state.person(seat);
    let seen = state.knowledge().seen[seat.index()][other.index()];
    let news = has_news(state, seat, other) && (ahead(state, seat, other) || person.gold > 0);
    news || (improves(state, seat, seen) && (person.gold >= 3 || !person.hand.is_empty()))
}

/// Whether a seat gains at least as much as another if both share what they know: it must not be farther from the
/// chest. Among more than two players, both gain on the others.
fn ahead(state: &State, seat: Seat, other: Seat) -> bool {
    state.seats() > 2 || state.person(seat).count() >= state.person(other).count()
}

/// What the numbers shown to a seat are worth.
fn numbers_worth(state: &State, seat: Seat, from: Seat, all: bool) -> f32 {
    if !has_news(state, seat, from) {
        return 0.0;
    }
    let unknown = state.clues()[from.index()].len() - state.knowledge().has[seat.index()][from.index()].len();
    NUMBER * if all { unknown as f32 } else { ONE_NUMBER }
}

/// What showing numbers to another costs a seat; it does not know which of them the other knows already.
fn numbers_cost(state: &State, seat: Seat, to: Seat, count: f32) -> f32 {
    let rivals = f32::from(state.seats().max(2) - 1);
    let near = if ahead(state, seat, to) { TO_ONE_BEHIND } else { TO_ONE_AHEAD };
    NUMBER * count * near / rivals
}

/// What cards are worth to a seat, coming or going.
fn cards_worth(state: &State, seat: Seat, set: CardSet) -> f32 {
    set.iter().map(|card| CARD * policy::card_worth(state, seat, card)).sum()
}

/// What a proposal is worth to its proposer if it is accepted, in turns.
fn proposal_worth(state: &State, seat: Seat, other: Seat, offer: &Offer) -> f32 {
    let (give, ask) = (&offer.give, &offer.ask);
    let clues = f32::from(state.clues()[seat.index()].len() as u8);
    let told = match ask.clues {
        Asked::Nothing => 0.0,
        Asked::All => numbers_worth(state, seat, other, true),
        Asked::Some(_) => numbers_worth(state, seat, other, false),
    };
    let telling = match give.clues {
        Shown::Nothing => 0.0,
        Shown::All => numbers_cost(state, seat, other, clues),
        Shown::These(set) => numbers_cost(state, seat, other, set.len() as f32),
    };
    let showing = if give.treasure == Shown::Nothing { 0.0 } else { SEEN };
    let looking = if ask.treasure == Asked::Nothing { 0.0 } else { SEEN };
    let chosen = CHOSEN_KEY * f32::from(ask.keys) + if ask.any_card { CHOSEN_CARD } else { 0.0 };
    let goods = GOLD * (f32::from(ask.gold) - f32::from(give.gold))
        + PROVISION * (f32::from(ask.provisions) - f32::from(give.provisions));
    let answered = numbers_worth(state, seat, other, false) * ask.holds.len().min(1) as f32;
    told + answered - telling + looking - showing + chosen + goods + cards_worth(state, seat, ask.cards)
        - cards_worth(state, seat, give.up.union(give.down))
}

/// The weight of making a proposal; ending the talks weighs 1.
pub(super) fn proposal_weight(state: &State, seat: Seat, offer: &Offer) -> f32 {
    let Some(talks) = state.talks() else { return NO_TALKS };
    weighed(proposal_worth(state, seat, talks.partner(seat), offer))
}

/// The weight of accepting the current proposal.
pub(super) fn accept_weight(state: &State, seat: Seat, picks: &Picks) -> f32 {
    let Some((proposer, offer)) = state.talks().and_then(|talks| talks.offer) else { return NO_TALKS };
    let (give, ask) = (&offer.give, &offer.ask);
    let clues = f32::from(state.clues()[seat.index()].len() as u8);
    let told = match give.clues {
        Shown::Nothing => 0.0,
        Shown::All => numbers_worth(state, seat, proposer, true),
        Shown::These(_) => numbers_worth(state, seat, proposer, false),
    };
    let telling =
        match ask.clues {
            Asked::Nothing => 0.0,
            Asked::All => numbers_cost(state, seat, proposer, clues),
            Asked::Some(count) => numbers_cost(state, seat, proposer, f32::from(count)),
        } + numbers_cost(state, seat, proposer, ask.holds.intersection(state.clues()[seat.index()]).len() as f32);
    let looking = if give.treasure == Shown::Nothing { 0.0 } else { SEEN };
    let showing = if ask.treasure == Asked::Nothing { 0.0 } else { SEEN };
    let goods = GOLD * (f32::from(give.gold) - f32::from(ask.gold))
        + PROVISION * (f32::from(give.provisions) - f32::from(ask.provisions));
    let picked = picks.card.into_iter().fold(picks.keys, CardSet::with);
    let hidden = HIDDEN_CARD * give.down.len() as f32;
    let worth = told - telling + looking - showing + goods + hidden + cards_worth(state, seat, give.up)
        - cards_worth(state, seat, ask.cards.union(picked));
    weighed(worth)
}

/// A bargain's worth as a weight, where a worth of zero weighs 1.
fn weighed(worth: f32) -> f32 {
    if worth > PROFIT { 1.0 + worth } else { POOR_BARGAIN / (1.0 + PROFIT - worth) }
}

/// Whether a proposal brings its proposer nearer to the chest.
pub(super) fn helps(state: &State, seat: Seat, offer: &Offer) -> bool {
    state.talks().is_some_and(|talks| proposal_worth(state, seat, talks.partner(seat), offer) > PROFIT)
}
