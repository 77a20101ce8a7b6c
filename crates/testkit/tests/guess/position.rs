//! Positions, variants and invariants, for tools and tests.

use super::{Action, Cards, Edition, Event, Guess, HAND, MOST_SEATS, Player, ROUNDS, Setup, State, ids, play};
use kernel::{Dice, Fault, PositionFault, PositionRules, RuleId, Scenario, Seat, Table, facts};
use serde::{Deserialize, Serialize};
use serde_json::Value;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Position {
    #[serde(default, skip_serializing_if = "PositionRules::is_unnamed")]
    rules: PositionRules<1>,
    edition: String,
    big_die: bool,
    round: u8,
    bonus: Option<u8>,
    players: Vec<PlayerPosition>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerPosition {
    hand: Cards,
    laid: Option<u8>,
    shown: Cards,
    rolled: Option<u8>,
    score: i32,
}

impl Scenario for Guess {
    fn position(state: &State) -> Value {
        let players = state.at_table().iter().map(|&Player { hand, laid, shown, rolled, score }| PlayerPosition {
            hand,
            laid,
            shown,
            rolled,
            score,
        });
        let position = Position {
            rules: PositionRules(state.rules),
            edition: state.edition.tag.name.clone(),
            big_die: state.sides == 6,
            round: state.round,
            bonus: state.bonus,
            players: players.collect(),
        };
        serde_json::to_value(position).expect("a position is plain data")
    }

    fn read_position(position: &Value, edition: &'static Edition) -> Result<State, PositionFault> {
        let state = read_pieces(position, edition)?;
        match unplayable(&state) {
            None => Ok(state),
            Some(reason) => Err(PositionFault::new(plain(reason.to_owned()))),
        }
    }

    fn variants() -> Vec<Table> {
        (2..=4).map(Table::new).chain([Table::new(3).with("big_die", true)]).collect()
    }

    fn broken(state: &State) -> Option<(RuleId, String)> {
        play::cards_broken(state).map(|detail| (ids::CARDS, detail))
    }

    fn longest(setup: &Setup) -> u32 {
        u32::from(ROUNDS) * (u32::from(setup.seats) + 1)
    }

    fn points(event: &Event) -> Option<(Seat, i32)> {
        match *event {
            Event::Scored { seat, points } => Some((seat, i32::from(points))),
            Event::Dealt { .. }
            | Event::DealtHidden { .. }
            | Event::Bonus { .. }
            | Event::Laid { .. }
            | Event::LaidHidden { .. }
            | Event::Shown { .. }
            | Event::Rolled { .. }
            | Event::Ended => None,
        }
    }

    fn any_action(dice: &mut Dice) -> Action {
        let number = dice.below(5) as u8;
        if dice.below(2) == 0 { Action::Bonus(number) } else { Action::Lay(number) }
    }
}

/// Reads the pieces, and checks each of them, but not whether play can go on from there.
pub(crate) fn read_pieces(position: &Value, edition: &'static Edition) -> Result<State, PositionFault> {
    let position: Position = Deserialize::deserialize(position)?;
    let rules = position.rules.0.known::<Guess>().map_err(PositionFault::new)?;
    let mut faults = Vec::new();
    let mut ask = |fine: bool, reason: &str| {
        if !fine {
            faults.push(reason.to_owned());
        }
    };
    let numbers = |number: &Option<u8>| number.is_none_or(|number| (1..=3).contains(&number));
    ask(position.edition == edition.tag.name, "edition: another one is at hand");
    ask(position.round <= ROUNDS, "round: there are three");
    ask(numbers(&position.bonus), "bonus: 1, 2 or 3");
    ask((2..=MOST_SEATS).contains(&position.players.len()), "players: two to four");
    ask(position.players.iter().all(|player| numbers(&player.laid)), "laid: 1, 2 or 3");
    let few = |cards: &Cards| cards.iter().all(|&count| count <= HAND);
    ask(position.players.iter().all(|player| few(&player.hand) && few(&player.shown)), "hand: five cards");
    if !faults.is_empty() {
        return Err(PositionFault::all(faults.into_iter().map(plain)));
    }
    let mut players = [Player::default(); MOST_SEATS];
    for (player, PlayerPosition { hand, laid, shown, rolled, score }) in players.iter_mut().zip(&position.players) {
        *player = Player { hand: *hand, laid: *laid, shown: *shown, rolled: *rolled, score: *score };
    }
    let seats = position.players.len() as u8;
    let sides = if position.big_die { 6 } else { 3 };
    let state = State { rules, edition, seats, sides, round: position.round, bonus: position.bonus, players };
    match play::cards_broken(&state) {
        None => Ok(state),
        Some(reason) => Err(PositionFault::new(plain(reason))),
    }
}

/// Why play could not go on from pieces that are each sound.
fn unplayable(state: &State) -> Option<&'static str> {
    let over = state.round == ROUNDS;
    let to_lay = u32::from(ROUNDS - state.round);
    let held = |player: &Player| player.hand.iter().map(|&count| u32::from(count)).sum::<u32>();
    let laid = state.at_table().iter().filter(|player| player.laid.is_some()).count();
    let most = 3 * i32::from(ROUNDS + state.round);
    if laid > 0 && state.bonus.is_none() || laid == usize::from(state.seats) {
        return Some("laid: after the bonus, and not by all");
    }
    if over && (laid > 0 || state.bonus.is_some()) {
        return Some("round: the game is over");
    }
    let cards_left = |player: &Player| held(player) + u32::from(player.laid.is_some()) >= to_lay;
    let scored = |player: &Player| (0..=most).contains(&player.score);
    let rolled = |player: &Player| player.rolled.is_none_or(|die| (1..=state.sides).contains(&die));
    let sound = |player: &Player| cards_left(player) && scored(player) && rolled(player);
    if state.at_table().iter().all(sound) { None } else { Some("players: too few cards, or a score too high") }
}

fn plain(text: String) -> Fault {
    Fault::house("fault-plain", facts![text])
}
