//! Guess: a small game with everything that can go wrong.
//!
//! Two to four players hold five cards each, hidden from the others. In each of three rounds the leader openly picks a
//! bonus; then all secretly lay a card at the same time. When the last has laid, the cards are shown, each player rolls
//! a private die, and the player closest to the target scores the bonus. So it has open decisions in turn, secret
//! simultaneous ones, hidden hands, reveals, private streams of chance and shared ranks.

mod imagine;
mod play;
pub(crate) mod position;
mod words;

use kernel::{
    About, Audience, Dice, EditionFault, EditionTag, Game, Log, NotationFault, OptionKind, OptionSpec, Outcome,
    Refusal, RuleId, RulesVersion, Seat, Seats, Table, Turn, facts, read_toml,
};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

pub(crate) mod ids {
    kernel::ids! {
        SEATS "GUE-SETUP-1"
        DEAL "GUE-SETUP-2"
        DIE "GUE-SETUP-3"
        TURN "GUE-TURN-1"
        BONUS "GUE-BONUS-1"
        AFTER_BONUS "GUE-LAY-1"
        OWN_CARD "GUE-LAY-2"
        SHOWN "GUE-SHOW-1"
        ROLL "GUE-SHOW-2"
        CLOSEST "GUE-SHOW-3"
        END "GUE-END-1"
        CARDS "GUE-INV-1"
    }
}

pub(crate) const ROUNDS: u8 = 3;
pub(crate) const MOST_SEATS: usize = 4;
/// How many cards there are of each number.
pub(crate) const OF_EACH: u8 = 8;
pub(crate) const HAND: u8 = 5;

/// GUE-SHOW-3: since this version nobody scores if all are equally close; before, all did.
pub(crate) const ALL_EQUAL_IS_NOTHING: RulesVersion = RulesVersion(2);

/// How many cards of the numbers 1, 2 and 3.
pub(crate) type Cards = [u8; 3];

/// The game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Guess;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct Player {
    pub(crate) hand: Cards,
    /// The number of the card laid and not yet shown.
    pub(crate) laid: Option<u8>,
    pub(crate) shown: Cards,
    pub(crate) rolled: Option<u8>,
    pub(crate) score: i32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct State {
    pub(crate) rules: RulesVersion,
    pub(crate) edition: &'static Edition,
    pub(crate) seats: u8,
    pub(crate) sides: u8,
    pub(crate) round: u8,
    pub(crate) bonus: Option<u8>,
    pub(crate) players: [Player; MOST_SEATS],
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Setup {
    rules: RulesVersion,
    edition: &'static Edition,
    seats: u8,
    sides: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Action {
    /// `bonus 2`: the leader sets what the round is worth.
    Bonus(u8),
    /// `lay 3`: a card is laid face down.
    Lay(u8),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub(crate) enum Event {
    Dealt { seat: Seat, hand: Cards },
    DealtHidden { seat: Seat },
    Bonus { seat: Seat, bonus: u8 },
    Laid { seat: Seat, card: u8 },
    LaidHidden { seat: Seat },
    Shown { seat: Seat, card: u8 },
    Rolled { seat: Seat, die: u8 },
    Scored { seat: Seat, points: u8 },
    Ended,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct View {
    pub(crate) round: u8,
    pub(crate) leader: Seat,
    pub(crate) bonus: Option<u8>,
    pub(crate) own: Option<OwnView>,
    pub(crate) players: Vec<PlayerView>,
}

/// What only the player of a seat sees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct OwnView {
    pub(crate) hand: Cards,
    pub(crate) laid: Option<u8>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct PlayerView {
    pub(crate) cards: u8,
    pub(crate) laid: bool,
    pub(crate) shown: Cards,
    pub(crate) rolled: Option<u8>,
    pub(crate) score: i32,
}

#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Edition {
    tag: EditionTag,
    pub(crate) target: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EditionFile {
    name: String,
    target: u8,
}

pub(crate) static ABOUT: About = About {
    id: "guess",
    rules: ALL_EQUAL_IS_NOTHING,
    oldest: RulesVersion(1),
    changes: &[(ALL_EQUAL_IS_NOTHING, ids::CLOSEST)],
    title_en: "Guess",
    title_fr: "Devine",
    seats: 2..=4,
    cooperative: false,
    secrets: true,
    turn_rule: ids::TURN,
    over_rule: ids::END,
    seats_rule: ids::SEATS,
    options: &[OptionSpec { key: "big_die", rule: ids::DIE, kind: OptionKind::Flag }],
};

impl State {
    pub(crate) fn leader(&self) -> Seat {
        Seat(self.round % self.seats)
    }

    pub(crate) fn at_table(&self) -> &[Player] {
        &self.players[..usize::from(self.seats)]
    }
}

impl Game for Guess {
    type Edition = Edition;
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn about() -> &'static About {
        &ABOUT
    }

    fn base_edition() -> &'static Edition {
        static BASE: LazyLock<Edition> =
            LazyLock::new(|| Guess::read_edition("name = \"base\"\ntarget = 4\n").expect("our own edition is sound"));
        &BASE
    }

    fn read_edition(text: &str) -> Result<Edition, EditionFault> {
        let file: EditionFile = read_toml(text)?;
        Ok(Edition { tag: EditionTag::new(file.name, text), target: file.target })
    }

    fn edition_tag(edition: &Edition) -> &EditionTag {
        &edition.tag
    }

    fn setup_under(rules: RulesVersion, table: &Table, edition: &'static Edition) -> Result<Setup, Refusal> {
        play::setup(rules, table, edition)
    }

    fn start(setup: &Setup, dice: &mut Dice, log: &mut impl Log<Event>) -> State {
        play::start(setup, dice, log)
    }

    fn rules(state: &State) -> RulesVersion {
        state.rules
    }

    fn seats(state: &State) -> u8 {
        state.seats
    }

    fn turn(state: &State) -> Turn {
        if state.round == ROUNDS {
            let score = |seat: Seat| state.players[seat.index()].score;
            return Turn::Over(Outcome::ranked(state.seats, score, score));
        }
        match state.bonus {
            None => Turn::of(state.leader()),
            Some(_) => Turn::Decide(still_deciding(state)),
        }
    }

    fn actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
        match state.bonus {
            None => out.extend((1..=3).map(Action::Bonus)),
            Some(_) => out.extend((1..=3).filter(|&card| play::holds(state, seat, card)).map(Action::Lay)),
        }
    }

    fn check(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        play::check(state, seat, *action)
    }

    fn play(state: &mut State, seat: Seat, action: &Action, dice: &mut Dice, log: &mut impl Log<Event>) {
        play::play(state, seat, *action, dice, log);
    }

    fn view(state: &State, audience: Audience) -> View {
        let own = Seat::all(state.seats).find(|&seat| audience.is(seat)).map(|seat| {
            let player = &state.players[seat.index()];
            OwnView { hand: player.hand, laid: player.laid }
        });
        let players = state.at_table().iter().map(|player| PlayerView {
            cards: player.hand.iter().sum(),
            laid: player.laid.is_some(),
            shown: player.shown,
            rolled: player.rolled,
            score: player.score,
        });
        View { round: state.round, leader: state.leader(), bonus: state.bonus, own, players: players.collect() }
    }

    fn witness(event: &Event, audience: Audience) -> Option<Event> {
        Some(match *event {
            Event::Dealt { seat, .. } if !audience.is(seat) => Event::DealtHidden { seat },
            Event::Laid { seat, .. } if !audience.is(seat) => Event::LaidHidden { seat },
            Event::Dealt { .. }
            | Event::DealtHidden { .. }
            | Event::Bonus { .. }
            | Event::Laid { .. }
            | Event::LaidHidden { .. }
            | Event::Shown { .. }
            | Event::Rolled { .. }
            | Event::Scored { .. }
            | Event::Ended => *event,
        })
    }

    fn reveals(event: &Event) -> bool {
        match event {
            Event::Shown { .. } => true,
            Event::Dealt { .. }
            | Event::DealtHidden { .. }
            | Event::Bonus { .. }
            | Event::Laid { .. }
            | Event::LaidHidden { .. }
            | Event::Rolled { .. }
            | Event::Scored { .. }
            | Event::Ended => false,
        }
    }

    fn imagine(state: &State, seat: Seat, dice: &mut Dice) -> State {
        imagine::imagine(state, seat, dice)
    }

    fn stand_in(state: &State, seat: Seat) -> Action {
        match state.bonus {
            None => Action::Bonus(1),
            Some(_) => {
                let card = (1..=3).find(|&card| play::holds(state, seat, card));
                Action::Lay(card.expect("five cards last for three rounds"))
            }
        }
    }
}

fn still_deciding(state: &State) -> Seats {
    Seat::all(state.seats).filter(|seat| state.players[seat.index()].laid.is_none()).collect()
}

impl fmt::Display for Action {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Bonus(bonus) => write!(out, "bonus {bonus}"),
            Action::Lay(card) => write!(out, "lay {card}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationFault;

    fn from_str(text: &str) -> Result<Action, NotationFault> {
        let fault = || NotationFault::new(text, "bonus 2, lay 3");
        let (word, number) = text.split_once(' ').ok_or_else(fault)?;
        let number = number.parse().map_err(|_| fault())?;
        match word {
            "bonus" => Ok(Action::Bonus(number)),
            "lay" => Ok(Action::Lay(number)),
            _ => Err(fault()),
        }
    }
}

/// Refuses by a rule about one number.
fn number_refused(rule: RuleId, why: &'static str, number: u8) -> Refusal {
    rule.refuse(facts![why, number])
}
