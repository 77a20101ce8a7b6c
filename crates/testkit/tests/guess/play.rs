//! The rules.

use super::{
    ALL_EQUAL_IS_NOTHING, Action, Cards, Edition, Event, HAND, MOST_SEATS, OF_EACH, Player, Setup, State, ids,
    number_refused, still_deciding,
};
use kernel::{Dice, Log, Refusal, RulesVersion, Seat, Stream, Table, facts};

/// GUE-SETUP-3: the die has three sides, or six if the players say so.
pub(super) fn setup(rules: RulesVersion, table: &Table, edition: &'static Edition) -> Result<Setup, Refusal> {
    if let Some(key) = table.options.keys().find(|key| *key != "big_die") {
        return Err(ids::DIE.refuse(facts![option = key.as_str()]));
    }
    let sides = match table.options.get("big_die").map(serde_json::Value::as_bool) {
        None | Some(Some(false)) => 3,
        Some(Some(true)) => 6,
        Some(None) => return Err(ids::DIE.refuse(facts![option = "big_die"])),
    };
    Ok(Setup { rules, edition, seats: table.seats, sides })
}

/// GUE-SETUP-2: five cards each from the shuffled deck.
pub(super) fn start(setup: &Setup, dice: &mut Dice, log: &mut impl Log<Event>) -> State {
    let Setup { rules, edition, seats, sides } = *setup;
    let mut deck: [u8; OF_EACH as usize * 3] = std::array::from_fn(|place| (place % 3) as u8);
    dice.shuffle(&mut deck);
    let mut players = [Player::default(); MOST_SEATS];
    for (seat, dealt) in Seat::all(seats).zip(deck.chunks(usize::from(HAND))) {
        let hand = &mut players[seat.index()].hand;
        dealt.iter().for_each(|&card| hand[usize::from(card)] += 1);
        log.tell(ids::DEAL, Event::Dealt { seat, hand: *hand });
    }
    State { rules, edition, seats, sides, round: 0, bonus: None, players }
}

pub(super) fn holds(state: &State, seat: Seat, card: u8) -> bool {
    (1..=3).contains(&card) && state.players[seat.index()].hand[usize::from(card) - 1] > 0
}

pub(super) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Bonus(bonus) => may_pick(state, bonus),
        Action::Lay(card) => {
            after_bonus(state)?;
            own_card(state, seat, card)
        }
    }
}

/// GUE-BONUS-1: the leader picks 1, 2 or 3, once in a round.
fn may_pick(state: &State, bonus: u8) -> Result<(), Refusal> {
    if state.bonus.is_some() {
        return Err(number_refused(ids::BONUS, "picked", bonus));
    }
    if !(1..=3).contains(&bonus) {
        return Err(number_refused(ids::BONUS, "number", bonus));
    }
    Ok(())
}

/// GUE-LAY-1: cards are laid once the bonus is known.
fn after_bonus(state: &State) -> Result<(), Refusal> {
    match state.bonus {
        Some(_) => Ok(()),
        None => Err(ids::AFTER_BONUS.refuse(facts![leader = state.leader()])),
    }
}

/// GUE-LAY-2: a card comes from the player's own hand.
fn own_card(state: &State, seat: Seat, card: u8) -> Result<(), Refusal> {
    if holds(state, seat, card) {
        return Ok(());
    }
    let hand: Vec<kernel::Fact> = (1..=3).filter(|&card| holds(state, seat, card)).map(Into::into).collect();
    Err(ids::OWN_CARD.refuse(facts![card, hand]))
}

pub(super) fn play(state: &mut State, seat: Seat, action: Action, dice: &mut Dice, log: &mut impl Log<Event>) {
    match action {
        Action::Bonus(bonus) => {
            state.bonus = Some(bonus);
            log.tell(ids::BONUS, Event::Bonus { seat, bonus });
        }
        Action::Lay(card) => {
            let player = &mut state.players[seat.index()];
            player.hand[usize::from(card) - 1] -= 1;
            player.laid = Some(card);
            log.tell(ids::OWN_CARD, Event::Laid { seat, card });
            if still_deciding(state).is_empty() {
                show(state, log);
                roll(state, dice, log);
                score(state, log);
            }
        }
    }
}

/// GUE-SHOW-1: when all have laid, the cards are shown.
fn show(state: &mut State, log: &mut impl Log<Event>) {
    for seat in Seat::all(state.seats) {
        let card = state.players[seat.index()].laid.expect("everybody has laid");
        log.tell(ids::SHOWN, Event::Shown { seat, card });
    }
}

/// GUE-SHOW-2: each player rolls a die of their own.
fn roll(state: &mut State, dice: &mut Dice, log: &mut impl Log<Event>) {
    for seat in Seat::all(state.seats) {
        let die = dice.below_on(Stream(u64::from(seat.0) + 1), u32::from(state.sides)) as u8 + 1;
        state.players[seat.index()].rolled = Some(die);
        log.tell(ids::ROLL, Event::Rolled { seat, die });
    }
}

/// GUE-SHOW-3: whoever is closest to the target with card and die scores the bonus; equals all score, unless everybody
/// is equal.
fn score(state: &mut State, log: &mut impl Log<Event>) {
    let target = state.edition.target;
    let distance =
        |player: &Player| (player.laid.unwrap_or_default() + player.rolled.unwrap_or_default()).abs_diff(target);
    let closest = state.at_table().iter().map(distance).min();
    let all_equal = state.at_table().iter().map(distance).all(|one| Some(one) == closest);
    let somebody_scores = !(all_equal && state.rules >= ALL_EQUAL_IS_NOTHING);
    let points = state.bonus.take().expect("the bonus was picked");
    for seat in Seat::all(state.seats) {
        let player = &mut state.players[seat.index()];
        if somebody_scores && Some(distance(player)) == closest {
            player.score += i32::from(points);
            log.tell(ids::CLOSEST, Event::Scored { seat, points });
        }
        let card = player.laid.take().expect("everybody has laid");
        player.shown[usize::from(card) - 1] += 1;
    }
    next_round(state, log);
}

/// GUE-END-1: the game is over after three rounds.
fn next_round(state: &mut State, log: &mut impl Log<Event>) {
    state.round += 1;
    if state.round == super::ROUNDS {
        log.tell(ids::END, Event::Ended);
    }
}

/// GUE-INV-1: the first thing wrong with the cards.
pub(super) fn cards_broken(state: &State) -> Option<String> {
    let mut all: Cards = [0; 3];
    for (seat, player) in state.at_table().iter().enumerate() {
        let mut own = player.hand;
        (0..3).for_each(|number| own[number] += player.shown[number]);
        if let Some(card) = player.laid {
            own[usize::from(card) - 1] += 1;
        }
        if own.iter().sum::<u8>() != HAND {
            return Some(format!("seat {seat} has {own:?} cards"));
        }
        (0..3).for_each(|number| all[number] += own[number]);
    }
    all.iter().any(|&count| count > OF_EACH).then(|| format!("there are {all:?} cards"))
}
