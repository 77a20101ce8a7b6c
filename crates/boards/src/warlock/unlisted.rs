//! What the game allows but does not list: accepting with cards of one's choice other than the lowest.

use ::warlock::Warlock;
use ::warlock::action::Action;
use ::warlock::offer::{Asked, Picks};
use ::warlock::phase::Phase;
use ::warlock::place::{Card, CardSet};
use kernel::{Knowledge, Member, Set};

/// With more ways to accept than this, only the listed one is offered: nobody wants to choose from so many.
const MOST: usize = 240;

/// Every way to accept the current proposal.
pub(super) fn acceptances(knowledge: &Knowledge<Warlock>) -> Vec<Action> {
    let (state, seat) = (knowledge.image(), knowledge.seat());
    let asked = state.phase() == Phase::Answer(seat);
    let Some((_, offer)) = state.talks().filter(|_| asked).and_then(|talks| talks.offer) else { return Vec::new() };
    let hand = state.person(seat).hand;
    let one_of = |wanted: bool, among: CardSet| -> Vec<Option<Card>> {
        if wanted { among.iter().map(Some).collect() } else { vec![None] }
    };
    let keys = one_of(offer.ask.any_key, hand.intersection(state.content().keys));
    let others = one_of(offer.ask.any_card, hand);
    let treasures = subsets(hand, offer.ask.treasure);
    let clues = subsets(state.clues()[seat.index()], offer.ask.clues);
    if keys.len() * others.len() * treasures.len() * clues.len() > MOST {
        return Vec::new();
    }
    let mut found = Vec::new();
    for &key in &keys {
        for &card in &others {
            for &treasure in &treasures {
                for &shown in &clues {
                    found.push(Action::Accept(Picks { key, card, treasure, clues: shown }));
                }
            }
        }
    }
    found.retain(|action| knowledge.check(action).is_ok());
    found
}

/// The subsets of the size that is to be shown; only the empty one where nothing is to be chosen.
fn subsets<T: Member>(set: Set<T>, asked: Asked) -> Vec<Set<T>> {
    let Asked::Some(count) = asked else { return vec![Set::empty()] };
    let mut found = vec![Set::empty()];
    for member in set.iter() {
        let larger: Vec<Set<T>> = found.iter().map(|subset| subset.with(member)).collect();
        found.extend(larger);
    }
    found.retain(|subset| subset.len() == u32::from(count));
    found
}
