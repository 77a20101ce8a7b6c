//! A match of any game.

use crate::{AnyAction, Happening};
use kernel::{
    About, ActFault, Audience, Dice, DrawFault, Events, Game, Given, Knowledge, Lang, Match, NotationFault, Page,
    Phrase, Record, Refusal, Scenario, Seat, Seats, Turn, UndoRefusal, Worded, Words,
};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use std::any::Any;
use std::fmt;

/// A game being played, whatever game it is. Actions are written in the game's notation.
pub trait AnyMatch: Send + Sync {
    /// The game's card.
    fn about(&self) -> &'static About;
    /// The game's texts.
    fn words(&self) -> &'static Words;
    /// How many seats it has.
    fn seats(&self) -> u8;
    /// The table place of whoever plays a seat.
    fn place(&self, seat: Seat) -> u8;
    /// Who decides now, or the outcome.
    fn turn(&self) -> Turn;
    /// The deciding seats that the game waits for.
    fn waited(&self) -> Seats;
    /// How far every seat is in what decides the game, or nothing where that is the points: for games that are over.
    fn lead(&self) -> Vec<i32>;
    /// The number of the last entry of the record.
    fn number(&self) -> u32;
    /// The hash of the present state.
    fn hash(&self) -> String;
    /// The game file so far.
    fn record(&self) -> &Record;
    /// Every legal action of a seat, with its phrase. Nothing for a seat that does not decide.
    fn actions(&self, seat: Seat) -> Vec<(String, Phrase)>;
    /// The same without phrases: for programs, which read the notation.
    fn notations(&self, seat: Seat) -> Vec<String>;
    /// An action of this game as a phrase, whether it is legal now or not.
    fn phrase(&self, action: &str) -> Result<Phrase, PlayFault>;
    /// Whether `actions` is the whole list for that seat, or templates of more.
    fn lists_all(&self, seat: Seat) -> bool;
    /// Reads an action of this game, whether it is legal now or not.
    fn read_action(&self, action: &str) -> Result<AnyAction, PlayFault>;
    /// Whether a seat may do anything at all now.
    fn may_act(&self, seat: Seat) -> Result<(), Refusal>;
    /// Whether a seat may do this now, judged in a world that it could imagine, so that the answer tells nothing hidden.
    fn check(&self, seat: Seat, action: &str) -> Result<(), PlayFault>;
    /// What the rules forbid whoever speaks now, whatever they say.
    fn talk_rule(&self) -> Option<Refusal>;
    /// Whether the rules let the players say this to each other now.
    fn may_say(&self, text: &str) -> Result<(), Refusal>;
    /// Does it, if the rules allow it.
    ///
    /// # Panics
    /// If it is an action of another game.
    fn perform(&mut self, seat: Seat, action: &AnyAction) -> Result<Vec<Happening>, PlayFault>;
    /// Reads an action and does it, if the rules allow it.
    fn act(&mut self, seat: Seat, action: &str) -> Result<Vec<Happening>, PlayFault>;
    /// Does it with chance set by hand.
    fn act_given(&mut self, seat: Seat, action: &str, given: Vec<Given>) -> Result<Vec<Happening>, PlayFault>;
    /// The number of the action that a seat could take back now.
    fn may_undo(&self, seat: Seat) -> Result<u32, UndoRefusal>;
    /// The same at a table of people: see [`Match::may_take_back`].
    fn may_take_back(&self, seat: Seat) -> Result<u32, UndoRefusal>;
    /// Takes a seat's last action back.
    fn undo(&mut self, seat: Seat) -> Result<u32, UndoRefusal>;
    /// What is done for an absent player of a deciding seat.
    fn stand_in(&self, seat: Seat) -> AnyAction;
    /// What an audience may know, as data.
    fn view(&self, audience: Audience) -> Value;
    /// The same, written down at once: for whoever only passes it on.
    fn view_text(&self, audience: Audience) -> Box<RawValue>;
    /// What an audience may know, as a board of text for nobody in particular.
    fn sketch(&self, audience: Audience, lang: Lang) -> String {
        self.sketch_on(audience, &Page::plain(lang))
    }
    /// The same on a page with a reader, names and bounds.
    fn sketch_on(&self, audience: Audience, page: &Page<'_>) -> String;
    /// The whole state, as data: for tools, never for a player.
    fn position(&self) -> Value;
    /// A state that fits what a seat knows, as data. It depends on nothing else but the seed.
    fn imagined(&self, seat: Seat, seed: u64) -> Value;
    /// A copy that goes its own way.
    fn copy(&self) -> Box<dyn AnyMatch>;
    /// The `Match<G>` itself, for crates that have a module per game.
    fn as_any(&self) -> &dyn Any;
}

/// Why an action was not carried out. The match is unchanged.
#[derive(Clone, Debug, PartialEq)]
pub enum PlayFault {
    /// It is not an action of this game.
    Notation(NotationFault),
    /// A rule forbids it.
    Refused(Refusal),
    /// The given draws do not fit.
    Draws(DrawFault),
}

impl fmt::Display for PlayFault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayFault::Notation(fault) => fault.fmt(out),
            PlayFault::Refused(refusal) => refusal.fmt(out),
            PlayFault::Draws(fault) => fault.fmt(out),
        }
    }
}

impl std::error::Error for PlayFault {}

impl From<ActFault> for PlayFault {
    fn from(fault: ActFault) -> PlayFault {
        match fault {
            ActFault::Refused(refusal) => PlayFault::Refused(refusal),
            ActFault::Draws(fault) => PlayFault::Draws(fault),
        }
    }
}

pub(crate) fn happenings<G: Scenario + Worded>(events: Events<G>) -> Vec<Happening> {
    events.into_iter().map(Happening::new::<G>).collect()
}

fn parse<G: Game>(action: &str) -> Result<G::Action, PlayFault> {
    action.trim().parse().map_err(PlayFault::Notation)
}

fn legal<G: Scenario>(played: &Match<G>, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    if played.turn().deciders().contains(seat) {
        G::actions(played.state(), seat, &mut actions);
    }
    actions
}

impl<G: Scenario + Worded> AnyMatch for Match<G> {
    fn about(&self) -> &'static About {
        G::about()
    }

    fn words(&self) -> &'static Words {
        G::words()
    }

    fn seats(&self) -> u8 {
        G::seats(self.state())
    }

    fn place(&self, seat: Seat) -> u8 {
        G::place(self.state(), seat)
    }

    fn turn(&self) -> Turn {
        Match::turn(self)
    }

    fn waited(&self) -> Seats {
        G::waited(self.state())
    }

    fn lead(&self) -> Vec<i32> {
        G::lead(self.state())
    }

    fn number(&self) -> u32 {
        Match::number(self)
    }

    fn hash(&self) -> String {
        Match::hash(self).to_owned()
    }

    fn record(&self) -> &Record {
        Match::record(self)
    }

    fn actions(&self, seat: Seat) -> Vec<(String, Phrase)> {
        legal(self, seat).iter().map(|action| (action.to_string(), G::action_phrase(action))).collect()
    }

    fn notations(&self, seat: Seat) -> Vec<String> {
        legal(self, seat).iter().map(ToString::to_string).collect()
    }

    fn phrase(&self, action: &str) -> Result<Phrase, PlayFault> {
        parse::<G>(action).map(|action| G::action_phrase(&action))
    }

    fn lists_all(&self, seat: Seat) -> bool {
        G::lists_all(self.state(), seat)
    }

    fn may_act(&self, seat: Seat) -> Result<(), Refusal> {
        Knowledge::<G>::new(self.state(), seat).may_act()
    }

    fn check(&self, seat: Seat, action: &str) -> Result<(), PlayFault> {
        let action = parse::<G>(action)?;
        Knowledge::<G>::new(self.state(), seat).check(&action).map_err(PlayFault::Refused)
    }

    fn talk_rule(&self) -> Option<Refusal> {
        G::talk_rule(self.state())
    }

    fn may_say(&self, text: &str) -> Result<(), Refusal> {
        G::may_say(self.state(), text)
    }

    fn read_action(&self, action: &str) -> Result<AnyAction, PlayFault> {
        parse::<G>(action).map(AnyAction::of::<G>)
    }

    fn perform(&mut self, seat: Seat, action: &AnyAction) -> Result<Vec<Happening>, PlayFault> {
        let action = action.open::<G>().expect("an action is carried out in its own game");
        Match::act(self, seat, action).map(happenings::<G>).map_err(PlayFault::Refused)
    }

    fn act(&mut self, seat: Seat, action: &str) -> Result<Vec<Happening>, PlayFault> {
        let action = parse::<G>(action)?;
        Match::act(self, seat, &action).map(happenings::<G>).map_err(PlayFault::Refused)
    }

    fn act_given(&mut self, seat: Seat, action: &str, given: Vec<Given>) -> Result<Vec<Happening>, PlayFault> {
        let action = parse::<G>(action)?;
        Match::act_given(self, seat, &action, given).map(happenings::<G>).map_err(PlayFault::from)
    }

    fn may_undo(&self, seat: Seat) -> Result<u32, UndoRefusal> {
        Match::may_undo(self, seat)
    }

    fn may_take_back(&self, seat: Seat) -> Result<u32, UndoRefusal> {
        Match::may_take_back(self, seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<u32, UndoRefusal> {
        Match::undo(self, seat)
    }

    fn stand_in(&self, seat: Seat) -> AnyAction {
        AnyAction::of::<G>(G::stand_in(self.state(), seat))
    }

    fn view(&self, audience: Audience) -> Value {
        serde_json::to_value(G::view(self.state(), audience)).expect("a view is plain data")
    }

    fn view_text(&self, audience: Audience) -> Box<RawValue> {
        to_raw_value(&G::view(self.state(), audience)).expect("a view is plain data")
    }

    fn sketch_on(&self, audience: Audience, page: &Page<'_>) -> String {
        G::sketch(&G::view(self.state(), audience), page)
    }

    fn position(&self) -> Value {
        G::position(self.state())
    }

    fn imagined(&self, seat: Seat, seed: u64) -> Value {
        G::position(&Knowledge::<G>::new(self.state(), seat).imagine(&mut Dice::fast(seed)))
    }

    fn copy(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
