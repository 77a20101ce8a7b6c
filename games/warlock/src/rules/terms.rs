//! The terms of characters and fixed rooms: what they offer, to whom, for how much.

use super::{decides, ids};
use crate::action::{Action, Stake};
use crate::labels;
use crate::phase::{Npc, Phase};
use crate::place::Card;
use crate::scores::Stamina;
use crate::state::State;
use kernel::{Refusal, RuleId, Seat, facts};

/// Why a character does not do what is asked.
#[derive(Clone, Copy)]
pub(super) enum No {
    /// It costs `price`, and the player has less.
    Price {
        price: u16,
        gold: u16,
    },
    /// It was done on this visit, or by this adventurer.
    Again,
    /// The target is nobody, or the player.
    Opponent,
    Dead(Seat),
    Cursed(Seat),
    Weak {
        victim: Seat,
        least: Stamina,
    },
    Provisions,
    /// The amount is above the limit.
    Amount {
        most: u8,
        amount: u8,
    },
    Have {
        have: u16,
        amount: u8,
    },
    Treasure,
    OneCard,
    NotHeld(Card),
    Key(Card),
    NotInStock(Card),
    JustPawned(Card),
    Stamina {
        least: Stamina,
        stamina: Stamina,
    },
}

impl No {
    /// The refusal by a character's rule.
    fn refuse(self, rule: RuleId) -> Refusal {
        rule.refuse(match self {
            No::Price { price, gold } => facts![why = "price", price, gold],
            No::Again => facts![why = "again"],
            No::Opponent => facts![why = "opponent"],
            No::Dead(seat) => facts![why = "dead", seat],
            No::Cursed(seat) => facts![why = "cursed", seat],
            No::Weak { victim, least } => facts![why = "weak", seat = victim, least],
            No::Provisions => facts![why = "provisions"],
            No::Amount { most, amount } => facts![why = "amount", most, amount],
            No::Have { have, amount } => facts![why = "have", have, amount],
            No::Treasure => facts![why = "treasure"],
            No::OneCard => facts![why = "one"],
            No::NotHeld(card) => facts![why = "held", card = labels::card(card)],
            No::Key(card) => facts![why = "key", card = labels::card(card)],
            No::NotInStock(card) => facts![why = "stock", card = labels::card(card)],
            No::JustPawned(card) => facts![why = "pawned", card = labels::card(card)],
            No::Stamina { least, stamina } => facts![why = "stamina", least, stamina],
        })
    }
}

fn pays(state: &State, price: u16) -> Result<(), No> {
    let gold = state.hero().gold;
    if gold >= price { Ok(()) } else { Err(No::Price { price, gold }) }
}

fn once(done: bool) -> Result<(), No> {
    if done { Err(No::Again) } else { Ok(()) }
}

fn holds(state: &State, card: Card) -> Result<(), No> {
    if state.hero().holds(card) { Ok(()) } else { Err(No::NotHeld(card)) }
}

fn of_an_opponent(state: &State, other: Seat) -> Result<(), No> {
    if super::is_opponent(state, state.active, other) { Ok(()) } else { Err(No::Opponent) }
}

/// WAR-ENC-9: a curse must be paid, and its victim must be another living adventurer who is strong enough and not yet
/// cursed.
fn curse(state: &State, victim: Seat) -> Result<(), No> {
    let terms = &state.content.terms;
    of_an_opponent(state, victim)?;
    let person = state.person(victim);
    if !state.on_board(victim) {
        return Err(No::Dead(victim));
    }
    if person.cursed {
        return Err(No::Cursed(victim));
    }
    if person.stamina <= terms.curse_above_stamina {
        return Err(No::Weak { victim, least: terms.curse_above_stamina });
    }
    pays(state, terms.curse_price)
}

/// WAR-ENC-9: the possible victims of a curse by the active player.
pub(super) fn cursable(state: &State) -> impl Iterator<Item = Seat> + '_ {
    state.every_seat().filter(|&seat| curse(state, seat).is_ok())
}

/// WAR-ENC-10: the Beggar takes a provision.
fn provision(state: &State) -> Result<(), No> {
    if state.hero().provisions > 0 { Ok(()) } else { Err(No::Provisions) }
}

/// WAR-ENC-11: provisions at one gold each, once per visit.
fn provisions(state: &State, count: u8) -> Result<(), No> {
    once(state.turn.visit.provisions)?;
    let most = state.content.terms.trader_provisions;
    if !(1..=most).contains(&count) {
        return Err(No::Amount { most, amount: count });
    }
    pays(state, u16::from(count))
}

/// WAR-ENC-11, WAR-ENC-22, WAR-TRE-11: the guarded card must be paid, and is the one card of the turn.
fn guarded(state: &State, price: u16) -> Result<(), No> {
    once(state.turn.visit.treasure)?;
    pays(state, price)?;
    if state.turn.room_card {
        return Err(No::OneCard);
    }
    let room = state.board().room_at(state.hero().at);
    let there = room.is_some_and(|room| state.rooms[room.index()].guarded.is_some());
    if there { Ok(()) } else { Err(No::Treasure) }
}

/// WAR-ENC-11: the Trader buys one card per visit, but no keys.
fn sale(state: &State, card: Card) -> Result<(), No> {
    once(state.turn.visit.sold)?;
    holds(state, card)?;
    if state.content.keys.contains(card) { Err(No::Key(card)) } else { Ok(()) }
}

/// WAR-ENC-12: the Seer looks at an opponent, and must be paid.
fn seer(state: &State, opponent: Seat) -> Result<(), No> {
    of_an_opponent(state, opponent)?;
    pays(state, state.content.terms.seer_price)
}

/// WAR-ENC-21: a stake is some of the player's gold or provisions.
fn stake(state: &State, what: Stake, amount: u8) -> Result<(), No> {
    let (hero, terms) = (state.hero(), &state.content.terms);
    let (most, have) = match what {
        Stake::Gold => (terms.stake_gold, hero.gold),
        Stake::Provisions => (terms.stake_provisions, hero.provisions),
    };
    if !(1..=most).contains(&amount) {
        return Err(No::Amount { most, amount });
    }
    if u16::from(amount) <= have { Ok(()) } else { Err(No::Have { have, amount }) }
}

/// WAR-ENC-22: Shylock takes one card in pawn per visit.
fn pawning(state: &State, card: Card) -> Result<(), No> {
    once(state.turn.visit.sold)?;
    holds(state, card)
}

/// WAR-ENC-22: Shylock sells one card of his stock per visit, but not what he was just given.
fn redeeming(state: &State, card: Card) -> Result<(), No> {
    let visit = &state.turn.visit;
    once(visit.redeemed)?;
    if !state.stock.contains(card) {
        return Err(No::NotInStock(card));
    }
    if visit.pawned == Some(card) {
        return Err(No::JustPawned(card));
    }
    pays(state, state.content.terms.shylock_redeem)
}

/// WAR-ENC-22: a pound of flesh, once per adventurer, if he can spare it.
pub(super) fn flesh(state: &State) -> Result<(), No> {
    let (hero, least) = (state.hero(), state.content.terms.flesh_needs);
    once(hero.fleshed)?;
    if hero.stamina >= least { Ok(()) } else { Err(No::Stamina { least, stamina: hero.stamina }) }
}

/// A character's answer to an action, and the rule behind it.
type Answer = (RuleId, Result<(), No>);

/// The answer of the active player's character to an action; `None` if the action is not a dealing with this character.
fn answer(state: &State, npc: Npc, action: &Action) -> Option<Answer> {
    let done = (*action == Action::Done).then_some((ids::MAIN_ACTION, Ok(())));
    match npc {
        Npc::Prize { .. } => matches!(action, Action::Winnings | Action::Prize).then_some((ids::GAMES, Ok(()))),
        Npc::Hexmaster => hexmaster(state, action).or(done),
        Npc::Beggar => beggar(state, action).or(done),
        Npc::Trader => trader(state, action).or(done),
        Npc::Seer => ask(state, action).or(done),
        Npc::Fountain => (*action == Action::Quaff).then_some((ids::FOUNTAIN, Ok(()))).or(done),
        Npc::Games => games(state, action).or(done),
        Npc::Shylock => shylock(state, action).or(done),
    }
}

/// WAR-ENC-9: the Hexmaster curses.
fn hexmaster(state: &State, action: &Action) -> Option<Answer> {
    if let Action::Curse(victim) = *action { Some((ids::HEXMASTER, curse(state, victim))) } else { None }
}

/// WAR-ENC-10: the Beggar takes gold or a provision.
fn beggar(state: &State, action: &Action) -> Option<Answer> {
    let answer = if *action == Action::PayGold {
        pays(state, state.content.terms.beggar_gold)
    } else if *action == Action::PayProvision {
        provision(state)
    } else {
        return None;
    };
    Some((ids::BEGGAR, answer))
}

/// WAR-ENC-11: the Trader's terms, each once per visit.
fn trader(state: &State, action: &Action) -> Option<Answer> {
    let answer = if let Action::BuyProvisions(count) = *action {
        provisions(state, count)
    } else if let Action::Sell(card) = *action {
        sale(state, card)
    } else if *action == Action::BuyTreasure {
        guarded(state, state.content.terms.trader_treasure)
    } else {
        return None;
    };
    Some((ids::TRADER, answer))
}

/// WAR-ENC-12: the Seer is asked about an opponent.
fn ask(state: &State, action: &Action) -> Option<Answer> {
    if let Action::AskSeer(opponent) = *action { Some((ids::SEER, seer(state, opponent))) } else { None }
}

/// WAR-ENC-21: the gamblers play for a stake.
fn games(state: &State, action: &Action) -> Option<Answer> {
    if let Action::Stake { what, amount } = *action { Some((ids::GAMES, stake(state, what, amount))) } else { None }
}

/// WAR-ENC-22: Shylock's terms, each once per visit, the pound of flesh once per adventurer.
fn shylock(state: &State, action: &Action) -> Option<Answer> {
    let answer = if let Action::Pawn(card) = *action {
        pawning(state, card)
    } else if let Action::Redeem(card) = *action {
        redeeming(state, card)
    } else if *action == Action::BuyTreasure {
        guarded(state, state.content.terms.shylock_treasure)
    } else if *action == Action::Flesh {
        flesh(state)
    } else {
        return None;
    };
    Some((ids::SHYLOCK, answer))
}

/// Whether the active player may do this with the character before him.
pub(super) fn check(state: &State, action: &Action) -> Result<(), Refusal> {
    let Phase::Npc(npc) = state.phase else { return decides(state, false) };
    match answer(state, npc, action) {
        None => decides(state, false),
        Some((rule, answer)) => answer.map_err(|no| no.refuse(rule)),
    }
}

/// What the active player may do with the character before him.
pub(super) fn list(state: &State, npc: Npc, out: &mut Vec<Action>) {
    let mut offer = |action: Action| {
        if answer(state, npc, &action).is_some_and(|(_, answer)| answer.is_ok()) {
            out.push(action);
        }
    };
    let hand = state.hero().hand;
    match npc {
        Npc::Hexmaster => state.every_seat().map(Action::Curse).for_each(&mut offer),
        Npc::Beggar => [Action::PayGold, Action::PayProvision].into_iter().for_each(&mut offer),
        Npc::Trader => {
            (1..=state.content.terms.trader_provisions).map(Action::BuyProvisions).for_each(&mut offer);
            offer(Action::BuyTreasure);
            hand.iter().map(Action::Sell).for_each(&mut offer);
        }
        Npc::Seer => state.every_seat().map(Action::AskSeer).for_each(&mut offer),
        Npc::Fountain => offer(Action::Quaff),
        Npc::Games => {
            let (gold, food) = (state.content.terms.stake_gold, state.content.terms.stake_provisions);
            (1..=gold).for_each(|amount| offer(Action::Stake { what: Stake::Gold, amount }));
            (1..=food).for_each(|amount| offer(Action::Stake { what: Stake::Provisions, amount }));
        }
        Npc::Prize { .. } => [Action::Winnings, Action::Prize].into_iter().for_each(&mut offer),
        Npc::Shylock => {
            offer(Action::BuyTreasure);
            hand.iter().map(Action::Pawn).for_each(&mut offer);
            state.stock.iter().map(Action::Redeem).for_each(&mut offer);
            offer(Action::Flesh);
        }
    }
    offer(Action::Done);
}
