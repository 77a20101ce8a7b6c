//! Guess with one fault at a time. Each fault must be found by the law it breaks.

use crate::fault;
use crate::guess::{self, Action, Edition, Event, Guess, Setup, State, View, ids};
use crate::untidy;
use kernel::{
    About, Audience, Book, Dice, EditionFault, EditionTag, Game, Log, Page, Phrase, PositionFault, Refusal, RuleId,
    RulesVersion, Scenario, Seat, Seats, Table, Turn, Worded, Words, facts,
};
use serde_json::Value;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU32, Ordering};

pub(crate) const UNKNOWN: RuleId = RuleId("GUE-NONE-9");

/// Guess with the fault `KIND`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mutant<const KIND: u8>;

/// Whether the seat after this one holds a 3: what nobody else may know.
fn next_holds_a_three(state: &State, seat: Seat) -> bool {
    state.players[seat.next(state.seats).index()].hand[2] > 0
}

impl<const KIND: u8> Game for Mutant<KIND> {
    type Edition = Edition;
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn about() -> &'static About {
        untidy::about(KIND)
    }

    fn base_edition() -> &'static Edition {
        Guess::base_edition()
    }

    fn read_edition(text: &str) -> Result<Edition, EditionFault> {
        Guess::read_edition(text)
    }

    fn edition_tag(edition: &Edition) -> &EditionTag {
        Guess::edition_tag(edition)
    }

    fn setup_under(rules: RulesVersion, table: &Table, edition: &'static Edition) -> Result<Setup, Refusal> {
        match KIND {
            fault::REFUSES_THE_TABLE => Err(ids::DIE.refuse(facts![option = "none"])),
            _ => Guess::setup_under(rules, table, edition),
        }
    }

    fn start(setup: &Setup, dice: &mut Dice, log: &mut impl Log<Event>) -> State {
        Guess::start(setup, dice, log)
    }

    fn rules(state: &State) -> RulesVersion {
        state.rules
    }

    fn seats(state: &State) -> u8 {
        state.seats
    }

    fn turn(state: &State) -> Turn {
        let turn = Guess::turn(state);
        match (KIND, turn) {
            (fault::NOBODY_DECIDES, Turn::Decide(_)) if state.round == 1 => Turn::Decide(Seats::NONE),
            (fault::TURN_TELLS_OF_A_HAND, Turn::Decide(_)) if state.bonus.is_none() => {
                let leader = state.leader();
                Turn::of(if next_holds_a_three(state, leader) { leader } else { leader.next(state.seats) })
            }
            _ => turn,
        }
    }

    fn actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
        Guess::actions(state, seat, out);
        match KIND {
            fault::LISTS_AN_ILLEGAL_ACTION => out.push(Action::Lay(4)),
            fault::LISTS_TWICE => out.push(out[0]),
            fault::A_DECIDER_CANNOT_ACT if seat == Seat(1) => out.clear(),
            fault::ACTIONS_TELL_OF_A_HAND => out.retain(|action| Self::check(state, seat, action).is_ok()),
            _ => {}
        }
    }

    fn check(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        match (KIND, Guess::check(state, seat, action)) {
            (fault::ACCEPTS_AN_UNLISTED_ACTION, Err(_)) if *action == Action::Bonus(0) => Ok(()),
            (fault::ACCEPTS_WHAT_WAS_LISTED_BEFORE, Err(_)) if *action == Action::Bonus(1) => Ok(()),
            (fault::REFUSES_BY_AN_UNKNOWN_RULE, Err(refusal)) => Err(UNKNOWN.refuse(refusal.facts)),
            (fault::REFUSAL_TELLS_OF_A_HAND, Err(refusal)) if refusal.rule == ids::OWN_CARD => {
                Err(ids::OWN_CARD.refuse(facts![card = 0, hand = u8::from(next_holds_a_three(state, seat))]))
            }
            (fault::REFUSES_WITHOUT_A_FACT, Err(refusal)) => Err(refusal.rule.refuse(facts![])),
            (fault::ACTIONS_TELL_OF_A_HAND, Ok(())) if *action == Action::Bonus(3) => {
                let told = ids::BONUS.refuse(facts![why = "number", number = 3]);
                if next_holds_a_three(state, seat) { Ok(()) } else { Err(told) }
            }
            (_, result) => result,
        }
    }

    fn play(state: &mut State, seat: Seat, action: &Action, dice: &mut Dice, log: &mut impl Log<Event>) {
        if KIND == fault::PANICS_WHERE_A_ROLL_IS_MISSING && state.round > 0 {
            state.players[0].rolled.expect("seat 0 rolled in the round before");
        }
        Guess::play(state, seat, action, dice, log);
        if KIND == fault::SILENCE_CHANGES_THE_GAME && state.bonus.is_some() && !listens(log) {
            state.bonus = Some(1);
        }
        if KIND == fault::FORGETS_ITS_VERSION {
            state.rules = guess::ABOUT.rules;
        }
        match (KIND, action) {
            (fault::LOSES_A_CARD, Action::Lay(_)) => state.players[0].hand = [0; 3],
            (fault::NEVER_ENDS, _) => play_again(state),
            (fault::SHOWS_A_CARD_UNDECLARED | fault::SHOWS_A_CARD_DECLARED, Action::Bonus(_)) => {
                show_a_card(state, seat.next(state.seats), log);
            }
            (fault::TELLS_OF_A_CARD_UNDECLARED, Action::Bonus(_)) => {
                let card = 1 + u8::from(next_holds_a_three(state, seat));
                log.tell(ids::SHOWN, Event::Shown { seat: seat.next(state.seats), card });
            }
            (fault::DICE_ROLL_IN_SOME_WORLDS, Action::Bonus(_)) if next_holds_a_three(state, seat) => {
                dice.below(2);
            }
            (fault::DRAWS_DEPEND_ON_SOMETHING_ELSE, Action::Lay(_)) if state.bonus.is_none() => {
                draw_now_and_then(dice);
            }
            (fault::TELLS_BY_AN_UNKNOWN_RULE, _) => log.tell(UNKNOWN, Event::Ended),
            _ => {}
        }
    }

    fn view(state: &State, audience: Audience) -> View {
        let mut view = Guess::view(state, audience);
        match KIND {
            fault::VIEW_SHOWS_A_HAND_TO_ALL => view.own = Guess::view(state, Audience::Seat(Seat(0))).own,
            fault::VIEW_SHOWS_A_LAID_CARD => {
                for (seen, player) in view.players.iter_mut().zip(&state.players) {
                    seen.cards = player.laid.unwrap_or(seen.cards);
                }
            }
            _ => {}
        }
        view
    }

    fn witness(event: &Event, audience: Audience) -> Option<Event> {
        match KIND {
            fault::TELLS_EVERYBODY_WHAT_IS_LAID if matches!(event, Event::Laid { .. }) => Some(*event),
            _ => Guess::witness(event, audience),
        }
    }

    fn reveals(event: &Event) -> bool {
        match KIND {
            fault::SHOWS_A_CARD_UNDECLARED | fault::TELLS_OF_A_CARD_UNDECLARED => false,
            _ => Guess::reveals(event),
        }
    }

    fn imagine(state: &State, seat: Seat, dice: &mut Dice) -> State {
        let mut imagined = Guess::imagine(state, seat, dice);
        if KIND == fault::IMAGINES_THE_TRUTH {
            return *state;
        }
        if KIND == fault::IMAGINES_TOO_FEW_CARDS {
            imagined.players[seat.next(state.seats).index()].hand = [0; 3];
        }
        imagined
    }

    fn stand_in(state: &State, seat: Seat) -> Action {
        match KIND {
            fault::STAND_IN_KNOWS_A_HAND if state.bonus.is_none() => {
                Action::Bonus(if next_holds_a_three(state, seat) { 3 } else { 1 })
            }
            fault::STAND_IN_IS_ILLEGAL => Action::Lay(1),
            _ => Guess::stand_in(state, seat),
        }
    }
}

/// A finished game starts over with the cards it was played with.
fn play_again(state: &mut State) {
    if state.round == guess::ROUNDS {
        state.round = 0;
        for player in &mut state.players {
            (0..3).for_each(|number| player.hand[number] += std::mem::take(&mut player.shown[number]));
        }
    }
}

/// The highest card of a seat is laid open.
fn show_a_card(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let player = &mut state.players[seat.index()];
    let highest = (0..3).rev().find(|&number| player.hand[number] > 0).expect("five cards are enough");
    player.hand[highest] -= 1;
    player.shown[highest] += 1;
    log.tell(ids::SHOWN, Event::Shown { seat, card: highest as u8 + 1 });
}

/// Draws at every second call, whatever the game is doing, so that three rounds and their replay begin differently.
fn draw_now_and_then(dice: &mut Dice) {
    static CALLS: AtomicU32 = AtomicU32::new(0);
    if CALLS.fetch_add(1, Ordering::Relaxed).is_multiple_of(2) {
        dice.below(2);
    }
}

impl<const KIND: u8> Scenario for Mutant<KIND> {
    fn position(state: &State) -> Value {
        let mut position = Guess::position(state);
        match KIND {
            fault::POSITION_LOSES_A_FIELD => position["players"][0]["rolled"] = Value::Null,
            fault::POSITION_IS_REFUSED if state.round == 1 => position["round"] = Value::from(9),
            _ => {}
        }
        position
    }

    fn read_position(position: &Value, edition: &'static Edition) -> Result<State, PositionFault> {
        match KIND {
            fault::LETS_IN_WHAT_CANNOT_BE_PLAYED => guess::position::read_pieces(position, edition),
            _ => Guess::read_position(position, edition),
        }
    }

    fn variants() -> Vec<Table> {
        Guess::variants()
    }

    fn broken(state: &State) -> Option<(RuleId, String)> {
        Guess::broken(state)
    }

    fn longest(setup: &Setup) -> u32 {
        let longest = Guess::longest(setup);
        if KIND == fault::BOUND_IS_TOO_SMALL { longest - 1 } else { longest }
    }

    fn points(event: &Event) -> Option<(Seat, i32)> {
        let points = Guess::points(event);
        if KIND == fault::POINTS_DO_NOT_ADD_UP { points.filter(|(seat, _)| *seat != Seat(1)) } else { points }
    }

    fn any_action(dice: &mut Dice) -> Action {
        match Guess::any_action(dice) {
            // This one is only ever found because it was listed before.
            Action::Bonus(_) if KIND == fault::ACCEPTS_WHAT_WAS_LISTED_BEFORE => Action::Lay(0),
            action => action,
        }
    }
}

impl<const KIND: u8> Worded for Mutant<KIND> {
    fn book() -> &'static Book {
        untidy::book(KIND)
    }

    fn words() -> &'static Words {
        static NO_EVENT: LazyLock<Words> = LazyLock::new(|| words_without("event-rolled"));
        static NO_CHOICE: LazyLock<Words> = LazyLock::new(|| words_without("do-lay"));
        static NO_REFUSAL: LazyLock<Words> = LazyLock::new(|| words_without("GUE-LAY-2"));
        match KIND {
            fault::HAS_NO_TEXT_FOR_AN_EVENT => &NO_EVENT,
            fault::HAS_NO_TEXT_FOR_A_CHOICE => &NO_CHOICE,
            fault::HAS_NO_TEXT_FOR_A_REFUSAL => &NO_REFUSAL,
            _ => Guess::words(),
        }
    }

    fn event_phrase(event: &Event) -> Phrase {
        Guess::event_phrase(event)
    }

    fn action_phrase(action: &Action) -> Phrase {
        Guess::action_phrase(action)
    }

    fn sketch(view: &View, page: &Page<'_>) -> String {
        Guess::sketch(view, page)
    }
}

/// The texts with one of the French ones left out.
fn words_without(key: &str) -> Words {
    let (english, french) = (include_str!("../guess/en.ftl"), include_str!("../guess/fr.ftl"));
    let start = french.find(&format!("{key} =")).expect("a text with that key");
    let end = start + french[start..].find('\n').expect("a text of one line");
    Words::new(english, &[&french[..start], &french[end..]].concat())
}

fn listens<L: Log<Event>>(_: &L) -> bool {
    L::LISTENS
}
