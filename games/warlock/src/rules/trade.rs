//! Negotiation: proposals, answers, and carrying them out.

use super::{Play, decides, ids};
use crate::action::Action;
use crate::event::Event;
use crate::knowledge::whereabouts;
use crate::labels;
use crate::offer::{Ask, Asked, Give, Offer, Picks, Pledge, Shown};
use crate::phase::{Moment, News, Phase, Resume, Talks};
use crate::place::{ALL_NUMBERS, Card, CardSet, Number, NumberSet};
use crate::state::State;
use crate::versions;
use kernel::{Facts, Log, Refusal, Seat, Seats, facts};

/// WAR-RUL-65: how many deals two adventurers make in one meeting at most.
pub(crate) const DEALS: u8 = 3;

fn talks(state: &State) -> &Talks {
    state.talks.as_ref().expect("a negotiation is under way")
}

/// Whether a negotiation waits for a proposal or an answer.
pub(super) fn talking(state: &State) -> bool {
    matches!(state.phase, Phase::Propose(_) | Phase::Answer(_))
}

/// Why a proposal cannot be made: by WAR-MEET-10 for what is given, by WAR-MEET-11 for what is asked for.
#[derive(Clone, Copy)]
enum Fault {
    Empty,
    /// WAR-RUL-66: asked for what games begun under older rules do not know.
    Newer,
    TooMany,
    GiveGold,
    GiveProvisions,
    GiveTwice(Card),
    GiveCard(Card),
    ShowNothing,
    ShowCard(Card),
    ShowNumber(Number),
    AskGold(u16),
    AskProvisions(u16),
    AskUnseen(Card),
    AskCards(u32),
    AskTreasure(u32),
    AskClues(u32),
}

/// WAR-MEET-10, WAR-MEET-15: what is wrong with a proposal, if anything: proposals are limited in number and not empty,
/// and the proposer has what is given. One-sided proposals are allowed.
fn fault(state: &State, seat: Seat, offer: &Offer) -> Result<(), Fault> {
    let talks = talks(state);
    if offer.is_empty() {
        return Err(Fault::Empty);
    }
    if talks.proposals >= state.content.life.proposals {
        return Err(Fault::TooMany);
    }
    if offer.ask.is_newer() && state.rules < versions::FREE_TALKS {
        return Err(Fault::Newer);
    }
    can_give(state, seat, &offer.give)?;
    may_ask(state, seat, talks.partner(seat), &offer.ask)
}

/// WAR-MEET-10, WAR-MEET-13: the proposer's gold, provisions and cards, each card once; showings of the proposer's
/// cards. Nothing else can be offered.
fn can_give(state: &State, seat: Seat, give: &Give) -> Result<(), Fault> {
    let person = state.person(seat);
    if give.gold > person.gold {
        return Err(Fault::GiveGold);
    }
    if give.provisions > person.provisions {
        return Err(Fault::GiveProvisions);
    }
    none_of(give.up.intersection(give.down).iter(), Fault::GiveTwice)?;
    none_of(give.up.union(give.down).minus(person.hand).iter(), Fault::GiveCard)?;
    match give.treasure {
        Shown::Nothing => {}
        Shown::All if person.hand.is_empty() => return Err(Fault::ShowNothing),
        Shown::These(set) if set.is_empty() => return Err(Fault::ShowNothing),
        Shown::All => {}
        Shown::These(set) => none_of(set.minus(person.hand).iter(), Fault::ShowCard)?,
    }
    match give.clues {
        Shown::Nothing | Shown::All => Ok(()),
        Shown::These(set) if set.is_empty() => Err(Fault::ShowNothing),
        Shown::These(set) => none_of(set.minus(state.clues[seat.index()]).iter(), Fault::ShowNumber),
    }
}

/// Fails with the first of these wrong things, if there is one.
fn none_of<T>(mut wrong: impl Iterator<Item = T>, fault: impl Fn(T) -> Fault) -> Result<(), Fault> {
    wrong.next().map_or(Ok(()), |thing| Err(fault(thing)))
}

/// WAR-MEET-11, WAR-RUL-66: what may be asked for: what everybody can see the other has, cards one has seen with him, cards
/// of his choice as far as he has so many, showings, and whether he holds a number.
fn may_ask(state: &State, seat: Seat, other: Seat, ask: &Ask) -> Result<(), Fault> {
    let person = state.person(other);
    let clues = state.clues[other.index()].len();
    let wanted = ask.cards.len() + u32::from(ask.keys) + u32::from(ask.any_card);
    let enough = |asked: Asked, have: u32| match asked {
        Asked::Nothing => true,
        Asked::All => have > 0,
        Asked::Some(count) => count > 0 && u32::from(count) <= have,
    };
    if ask.gold > person.gold {
        return Err(Fault::AskGold(person.gold));
    }
    if ask.provisions > person.provisions {
        return Err(Fault::AskProvisions(person.provisions));
    }
    none_of(ask.cards.minus(state.knowledge.seen[seat.index()][other.index()]).iter(), Fault::AskUnseen)?;
    if wanted > person.count() {
        return Err(Fault::AskCards(person.count()));
    }
    if !enough(ask.treasure, person.count()) {
        return Err(Fault::AskTreasure(person.count()));
    }
    if enough(ask.clues, clues) { Ok(()) } else { Err(Fault::AskClues(clues)) }
}

/// WAR-MEET-10, WAR-MEET-11: whether a seat may make this proposal now.
pub(super) fn check_proposal(state: &State, seat: Seat, offer: &Offer) -> Result<(), Refusal> {
    decides(state, talking(state))?;
    let (person, other) = (state.person(seat), talks(state).partner(seat));
    let give = |facts| Err(ids::NEGOTIATE.refuse(facts));
    let ask = |facts: Facts| Err(ids::ASKING.refuse(facts.with("seat", other)));
    match fault(state, seat, offer) {
        Ok(()) => Ok(()),
        Err(Fault::Empty) => give(facts![why = "empty"]),
        Err(Fault::Newer) => ask(facts![why = "newer"]),
        Err(Fault::TooMany) => give(facts![why = "most", most = state.content.life.proposals]),
        Err(Fault::GiveGold) => give(facts![why = "gold", have = person.gold, amount = offer.give.gold]),
        Err(Fault::GiveProvisions) => {
            give(facts![why = "provisions", have = person.provisions, amount = offer.give.provisions])
        }
        Err(Fault::GiveTwice(card)) => give(facts![why = "twice", card = labels::card(card)]),
        Err(Fault::GiveCard(card) | Fault::ShowCard(card)) => give(facts![why = "card", card = labels::card(card)]),
        Err(Fault::ShowNothing) => give(facts![why = "show"]),
        Err(Fault::ShowNumber(number)) => give(facts![why = "number", number]),
        Err(Fault::AskGold(have)) => ask(facts![why = "gold", have, amount = offer.ask.gold]),
        Err(Fault::AskProvisions(have)) => ask(facts![why = "provisions", have, amount = offer.ask.provisions]),
        Err(Fault::AskUnseen(card)) => ask(facts![why = "unseen", card = labels::card(card)]),
        Err(Fault::AskCards(have) | Fault::AskTreasure(have)) => ask(facts![why = "cards", have]),
        Err(Fault::AskClues(have)) => ask(facts![why = "clues", have]),
    }
}

/// Why a proposal cannot be accepted this way.
#[derive(Clone, Copy)]
enum Mismatch {
    /// WAR-MEET-12: what is asked for is not there.
    Lacks(Card),
    Key,
    Card,
    Treasure,
    Clues,
}

/// WAR-MEET-11, WAR-MEET-12: a player accepts what he can deliver, and picks exactly the cards left to his choice.
fn mismatch(state: &State, seat: Seat, ask: &Ask, picks: &Picks) -> Result<(), Mismatch> {
    let (hand, clues) = (state.person(seat).hand, state.clues[seat.index()]);
    if let Some(card) = ask.cards.minus(hand).first() {
        return Err(Mismatch::Lacks(card));
    }
    let free = hand.minus(ask.cards);
    let given = picks.keys.len() == u32::from(ask.keys);
    let key = given && picks.keys.minus(free.intersection(state.content.keys)).is_empty();
    let card = match picks.card {
        Some(card) => ask.any_card && free.contains(card) && !picks.keys.contains(card),
        None => !ask.any_card,
    };
    let shown = |asked: Asked, count: u32| match asked {
        Asked::Nothing | Asked::All => count == 0,
        Asked::Some(wanted) => count == u32::from(wanted),
    };
    if !key {
        return Err(Mismatch::Key);
    }
    if !card {
        return Err(Mismatch::Card);
    }
    if !picks.treasure.minus(hand).is_empty() || !shown(ask.treasure, picks.treasure.len()) {
        return Err(Mismatch::Treasure);
    }
    let tells = picks.clues.minus(clues).is_empty() && shown(ask.clues, picks.clues.len());
    if tells { Ok(()) } else { Err(Mismatch::Clues) }
}

/// WAR-MEET-11, WAR-MEET-12: whether a seat may accept the current proposal with these cards of its choice.
pub(super) fn check_acceptance(state: &State, seat: Seat, picks: &Picks) -> Result<(), Refusal> {
    decides(state, matches!(state.phase, Phase::Answer(_)))?;
    let Some((proposer, offer)) = talks(state).offer else { return decides(state, false) };
    let wrong = |why: &str, count: Asked| {
        let count = if let Asked::Some(count) = count { count } else { 0 };
        Err(ids::ASKING.refuse(facts![why, seat = proposer, count]))
    };
    match mismatch(state, seat, &offer.ask, picks) {
        Ok(()) => Ok(()),
        Err(Mismatch::Lacks(card)) => Err(ids::CARRIED_OUT.refuse(facts![card = labels::card(card)])),
        Err(Mismatch::Key) if offer.ask.keys == 0 => wrong("no-key", Asked::Nothing),
        Err(Mismatch::Key) => wrong("pick-key", Asked::Some(offer.ask.keys)),
        Err(Mismatch::Card) => wrong(if offer.ask.any_card { "pick-card" } else { "no-card" }, Asked::Nothing),
        Err(Mismatch::Treasure) => wrong("pick-treasure", offer.ask.treasure),
        Err(Mismatch::Clues) => wrong("pick-clues", offer.ask.clues),
    }
}

/// Templates of proposals: showings for showings, gold for a clue, seen cards for gold or for a card.
pub(super) fn list_proposals(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let other = talks(state).partner(seat);
    let mut propose = |give: Give, ask: Ask| {
        let offer = Offer { give, ask, pledge: Pledge::None };
        if fault(state, seat, &offer).is_ok() {
            out.push(Action::Propose(offer));
        }
    };
    let (give, ask) = (Give::default(), Ask::default());
    propose(Give { clues: Shown::All, ..give }, Ask { clues: Asked::All, ..ask });
    propose(Give { treasure: Shown::All, ..give }, Ask { treasure: Asked::All, ..ask });
    propose(Give { gold: 1, ..give }, Ask { clues: Asked::Some(1), ..ask });
    propose(Give { gold: 2, ..give }, Ask { keys: 1, ..ask });
    propose(Give { provisions: 1, ..give }, Ask { any_card: true, ..ask });
    let own = state.clues[seat.index()];
    if let Some(number) = own.first() {
        let one = Shown::These(number.alone());
        propose(Give { clues: one, ..give }, Ask { clues: Asked::Some(1), ..ask });
    }
    let hand = state.person(seat).hand;
    for wanted in state.knowledge.seen[seat.index()][other.index()].iter() {
        propose(Give { gold: 3, ..give }, Ask { cards: wanted.alone(), ..ask });
        for offered in hand.iter().take(2) {
            propose(Give { up: offered.alone(), ..give }, Ask { cards: wanted.alone(), ..ask });
        }
    }
    if let Some(offered) = hand.first() {
        propose(Give { down: offered.alone(), ..give }, Ask { any_card: true, ..ask });
    }
    out.push(Action::EndTalks);
}

/// The ways to accept, with the lowest cards for every showing of the player's choice.
pub(super) fn list_acceptances(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let Some((_, offer)) = talks(state).offer else { return };
    let hand = state.person(seat).hand;
    let lowest = |asked: Asked| match asked {
        Asked::Some(count) => usize::from(count),
        Asked::Nothing | Asked::All => 0,
    };
    let treasure = hand.iter().take(lowest(offer.ask.treasure)).collect();
    let clues = state.clues[seat.index()].iter().take(lowest(offer.ask.clues)).collect();
    let others = if offer.ask.any_card { hand } else { CardSet::empty() };
    each_pick(hand.intersection(state.content.keys), offer.ask.keys, CardSet::empty(), &mut |keys| {
        for card in std::iter::once(None).chain(others.iter().map(Some)) {
            let picks = Picks { keys, card, treasure, clues };
            if mismatch(state, seat, &offer.ask, &picks).is_ok() {
                out.push(Action::Accept(picks));
            }
        }
    });
}

/// Calls `found` with every way to pick so many more cards of a set, in ascending order.
fn each_pick(from: CardSet, count: u8, picked: CardSet, found: &mut impl FnMut(CardSet)) {
    if count == 0 {
        return found(picked);
    }
    let mut rest = from;
    for card in from.iter() {
        rest.remove(card);
        each_pick(rest, count - 1, picked.with(card), found);
    }
}

impl<L: Log<Event>> Play<'_, L> {
    fn talks(&mut self) -> &mut Talks {
        self.state.talks.as_mut().expect("a negotiation is under way")
    }

    /// WAR-MEET-10, WAR-RUL-59: a proposal is made; the other player has seen what is offered face up.
    pub(super) fn propose(&mut self, seat: Seat, offer: Offer) {
        let other = talks(self.state).partner(seat);
        let talks = self.talks();
        talks.proposals += 1;
        talks.offer = Some((seat, offer));
        for card in offer.give.up.iter() {
            self.state.learn_in_hand(card, seat, Seats::one(other));
        }
        self.log.tell(ids::NEGOTIATE, Event::Offered { seat, to: other, offer });
        self.state.phase = Phase::Answer(other);
    }

    /// WAR-MEET-12, WAR-MEET-14: the deal is carried out at once and as a whole: showings first, seen by the two alone,
    /// then goods; then both respect the limit of the backpack.
    pub(super) fn accept(&mut self, seat: Seat, picks: &Picks) {
        let (proposer, offer) = talks(self.state).offer.expect("only a proposal is accepted");
        self.log.tell(ids::CARRIED_OUT, Event::Accepted { seat, with: proposer });
        self.show(proposer, seat, offer.give.treasure, offer.give.clues);
        let treasure = asked_to_shown(offer.ask.treasure, picks.treasure);
        let clues = match offer.ask.clues {
            Asked::Nothing => Shown::Nothing,
            Asked::All => Shown::All,
            Asked::Some(_) => Shown::These(picks.clues),
        };
        self.show(seat, proposer, treasure, clues);
        self.tell_truly(seat, proposer, offer.ask.holds);
        self.pay(proposer, seat, offer.give.gold, offer.give.provisions);
        self.pay(seat, proposer, offer.ask.gold, offer.ask.provisions);
        let picked = picks.card.into_iter().fold(picks.keys, CardSet::with);
        self.swap(proposer, seat, offer.give.up.union(offer.give.down), offer.ask.cards.union(picked));
        self.pledge(proposer, seat, offer.pledge);
        self.state.news = News::Talked {
            opener: proposer,
            other: seat,
            deal: true,
            shown: [
                u8::from(offer.give.treasure != Shown::Nothing) + u8::from(offer.give.clues != Shown::Nothing),
                u8::from(treasure != Shown::Nothing)
                    + u8::from(clues != Shown::Nothing)
                    + u8::from(!offer.ask.holds.is_empty()),
            ],
        };
        self.end_talks_quietly(true);
    }

    /// WAR-RUL-66: one says truly which of some numbers one holds; the other alone hears it.
    fn tell_truly(&mut self, from: Seat, to: Seat, asked: NumberSet) {
        if asked.is_empty() {
            return;
        }
        let held = asked.intersection(self.state.clues[from.index()]);
        self.state.learn_clues(to, from, asked);
        self.log.tell(ids::TRUE_ANSWER, Event::Confirmed { from, to, held, lacks: asked.minus(held) });
    }

    /// WAR-MEET-14: cards are shown to one player; "all" also reveals that there are no others.
    fn show(&mut self, from: Seat, to: Seat, treasure: Shown<CardSet>, clues: Shown<NumberSet>) {
        let hand = self.state.person(from).hand;
        let shown = match treasure {
            Shown::Nothing => CardSet::empty(),
            Shown::All => hand,
            Shown::These(set) => set,
        };
        if treasure == Shown::All {
            self.state.learn_whole_hand(to, from);
        }
        for card in shown.iter() {
            self.state.learn_in_hand(card, from, Seats::one(to));
        }
        if treasure != Shown::Nothing {
            self.log.tell(ids::PRIVATE_SHOW, Event::ShowedCards { from, to, cards: shown });
        }
        let (asked, shown) = match clues {
            Shown::Nothing => return,
            Shown::All => (ALL_NUMBERS, self.state.clues[from.index()]),
            Shown::These(set) => (set, set),
        };
        self.state.learn_clues(to, from, asked);
        self.log.tell(ids::PRIVATE_SHOW, Event::ShowedClues { from, to, numbers: shown });
    }

    fn pay(&mut self, from: Seat, to: Seat, gold: u16, provisions: u16) {
        if gold > 0 {
            self.change_gold(from, -(gold as i16), ids::CARRIED_OUT);
            self.change_gold(to, gold as i16, ids::CARRIED_OUT);
        }
        if provisions > 0 {
            self.change_provisions(from, -(provisions as i16), ids::CARRIED_OUT);
            self.change_provisions(to, provisions as i16, ids::CARRIED_OUT);
        }
    }

    /// WAR-MEET-12, WAR-RUL-58: cards change hands, seen by the two; bystanders cannot tell which.
    fn swap(&mut self, one: Seat, other: Seat, given: CardSet, taken: CardSet) {
        for (from, to, set) in [(one, other, given), (other, one, taken)] {
            let giver = self.state.person_mut(from);
            giver.hand = giver.hand.minus(set);
            let taker = self.state.person_mut(to);
            taker.hand = taker.hand.union(set);
            for card in set.iter() {
                for seat in [one, other] {
                    self.state.knowledge.may[seat.index()][card.index()] = whereabouts::hand(to);
                    self.state.knowledge.seen[seat.index()][from.index()].remove(card);
                }
                self.state.knowledge.seen[from.index()][to.index()].insert(card);
            }
            if !set.is_empty() {
                self.log.tell(ids::CARRIED_OUT, Event::Traded { from, to, cards: set });
            }
        }
        self.state.blur_hands(one, other);
    }

    /// WAR-MEET-13: a pledge is remembered by both and binds nobody; WAR-RUL-67 says what it is good for.
    fn pledge(&mut self, one: Seat, other: Seat, pledge: Pledge) {
        if pledge != Pledge::None {
            self.state.knowledge.pledges[one.index()][other.index()] = pledge;
            self.state.knowledge.pledges[other.index()][one.index()] = pledge;
        }
    }

    /// WAR-MEET-10: the negotiation ends without a deal.
    pub(super) fn end_talks(&mut self, seat: Seat) {
        self.log.tell(ids::NEGOTIATE, Event::TalksEnd { seat });
        let Talks { opener, other, .. } = *talks(self.state);
        self.state.news = News::Talked { opener, other, deal: false, shown: [0; 2] };
        self.end_talks_quietly(false);
    }

    fn end_talks_quietly(&mut self, deal: bool) {
        let Talks { opener, other, moment, .. } = *talks(self.state);
        self.state.talks = None;
        self.count_deal(if opener == self.state.active { other } else { opener }, deal);
        self.settle_hands(match moment {
            Moment::Begin => Resume::Begin,
            Moment::Attack => Resume::Strike { attacker: other, victim: opener },
            Moment::Meeting if opener == self.state.active => Resume::Meet,
            Moment::Meeting => Resume::React(opener),
        });
    }

    /// WAR-RUL-65: after a deal the two may talk again, a few times; talks without a deal are their last in this meeting.
    fn count_deal(&mut self, partner: Seat, deal: bool) {
        if self.state.rules < versions::FREE_TALKS {
            return;
        }
        let turn = &mut self.state.turn;
        let deals = &mut turn.deals[partner.index()];
        *deals = (*deals + u8::from(deal)).min(DEALS);
        if !deal || *deals == DEALS {
            turn.negotiated = turn.negotiated.with(partner);
        }
    }
}

fn asked_to_shown(asked: Asked, picked: CardSet) -> Shown<CardSet> {
    match asked {
        Asked::Nothing => Shown::Nothing,
        Asked::All => Shown::All,
        Asked::Some(_) => Shown::These(picked),
    }
}
