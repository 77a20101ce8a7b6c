//! What the game allows but does not list: accepting with other cards of one's own choice than the lowest, and saying until
//! when one fights on.

use ::warlock::Warlock;
use ::warlock::action::Action;
use ::warlock::offer::{Asked, Picks};
use ::warlock::phase::Phase;
use ::warlock::place::Card;
use ::warlock::scores::Stamina;
use kernel::{Knowledge, Member, Set};

/// With more ways to accept than this, only the listed one is offered: nobody wants to choose from so many.
const MOST: usize = 240;

/// STAMINA until which people say that they fight on: to the end, badly hurt, hurt.
const UNTIL: [Stamina; 4] = [Stamina::NONE, Stamina(4), Stamina(8), Stamina(12)];

/// The ways to fight on without being asked before every assault.
pub(super) fn fighting_on(knowledge: &Knowledge<Warlock>) -> impl Iterator<Item = Action> {
    let (state, seat) = (knowledge.image(), knowledge.seat());
    let asked = state.phase() == Phase::Assault(seat) && state.fights_on();
    let stamina = state.person(seat).stamina;
    UNTIL.into_iter().filter(move |&until| asked && until < stamina).map(Action::FightUntil)
}

/// Every way to accept the current proposal.
pub(super) fn acceptances(knowledge: &Knowledge<Warlock>) -> Vec<Action> {
    let (state, seat) = (knowledge.image(), knowledge.seat());
    let asked = state.phase() == Phase::Answer(seat);
    let Some((_, offer)) = state.talks().filter(|_| asked).and_then(|talks| talks.offer) else { return Vec::new() };
    let hand = state.person(seat).hand;
    let keys = subsets(hand.intersection(state.content().keys), Asked::Some(offer.ask.keys));
    let others: Vec<Option<Card>> = if offer.ask.any_card { hand.iter().map(Some).collect() } else { vec![None] };
    let treasures = subsets(hand, offer.ask.treasure);
    let clues = subsets(state.clues()[seat.index()], offer.ask.clues);
    if keys.len() * others.len() * treasures.len() * clues.len() > MOST {
        return Vec::new();
    }
    let mut found = Vec::new();
    for &keys in &keys {
        for &card in &others {
            for &treasure in &treasures {
                for &shown in &clues {
                    found.push(Action::Accept(Picks { keys, card, treasure, clues: shown }));
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
