//! What a game draws, and how its parts become a drawing.

use crate::cues::{self, Cue};
use crate::drawing::{Choice, Drawing, kind};
use crate::kit::{ENGLISH, FRENCH};
use crate::odds::{Odds, percent};
use crate::portraits::Portrait;
use kernel::{
    Audience, Dice, Facts, Knowledge, Lang, Match, Phrase, RuleId, Scenario, Seat, Silent, Table, Turn, Worded, Words,
    seat_name,
};
use maud::Markup;
use std::collections::{BTreeMap, BTreeSet};

/// A game with a board of its own. Drawing code never gets the true state of a match: it gets a view, what its audience
/// witnessed, or [`Knowledge`].
pub trait Board: Scenario + Worded {
    /// The board: one `<svg>` element.
    fn board(canvas: &Canvas<'_, Self>) -> Markup;
    /// The HTML around the board.
    fn panels(canvas: &Canvas<'_, Self>) -> Markup;
    /// The question that this seat must answer now, as a sentence for its player.
    fn asked(canvas: &Canvas<'_, Self>, seat: Seat) -> String;
    /// The things to touch for an action.
    fn path(canvas: &Canvas<'_, Self>, action: &Self::Action) -> Vec<String>;
    /// Things that belong to an action although its path does without them: where it leads, what pays for it. Whoever
    /// touches one of them, in whatever order, is on the way to this action.
    fn also(canvas: &Canvas<'_, Self>, action: &Self::Action) -> Vec<String> {
        let _ = (canvas, action);
        Vec::new()
    }
    /// Whether the first thing of an action's path is a decision, not a look around: when nothing else can follow it, the
    /// action is done at once.
    fn at_once(action: &Self::Action) -> bool {
        let _ = action;
        false
    }
    /// An action as a sentence for the reader: it may describe things as the reader sees them.
    fn sentence(canvas: &Canvas<'_, Self>, action: &Self::Action) -> Phrase {
        let _ = canvas;
        Self::action_phrase(action)
    }
    /// Actions worth offering that the game allows but does not list because there are too many.
    fn unlisted(knowledge: &Knowledge<Self>) -> Vec<Self::Action> {
        let _ = knowledge;
        Vec::new()
    }
    /// The odds of what an action leaves to chance, where they can be computed from what the audience knows and the edition
    /// in use.
    fn odds(canvas: &Canvas<'_, Self>, action: &Self::Action) -> Option<Odds> {
        let _ = (canvas, action);
        None
    }
    /// What to show of an event that an audience witnessed; `before` is what it witnessed of the same action before it.
    fn cues(event: &Self::Event, before: &[Self::Event], lang: Lang) -> Vec<Cue> {
        let _ = (before, lang);
        cues::plain(&Self::event_phrase(event))
    }
    /// An event as a sentence for people at the table: without notation that nobody sees on the board.
    fn told(event: &Self::Event, lang: Lang, names: &[String]) -> Phrase {
        let _ = (lang, names);
        Self::event_phrase(event)
    }
    /// "Why not?": the actions that the player of a deciding seat may have meant by touching these things, the last of
    /// them in vain.
    ///
    /// The engine judges every attempt, and the refusal of the nearest miss is the answer (see [`crate::why`]), so
    /// naming many does no harm. Things have the same names as in paths; drawings put the name of a thing that cannot
    /// be used now into `data-why` instead of `data-thing`. Without attempts, the answer is the question that is asked
    /// now.
    fn attempts(canvas: &Canvas<'_, Self>, things: &[&str]) -> Vec<Self::Action> {
        let _ = (canvas, things);
        Vec::new()
    }
    /// Things that have a picture of their own, for the book.
    fn portraits(lang: Lang) -> Vec<Portrait> {
        let _ = lang;
        Vec::new()
    }
    /// The empty board as the book shows it, and the rule beside which it stands; nothing where every game lays out another one.
    /// The canvas is of a game that has just been set up, as spectators see it.
    fn plan(canvas: &Canvas<'_, Self>) -> Option<(&'static str, Markup)> {
        let _ = canvas;
        None
    }
    /// "Why not?" where no action can say what was meant: the rule against these things together, and its reason.
    fn objection(canvas: &Canvas<'_, Self>, things: &[&str]) -> Option<(RuleId, String)> {
        let _ = (canvas, things);
        None
    }
}

/// What a board is drawn from: a view and its reader, and nothing else of the game.
pub struct Canvas<'a, G: Board> {
    /// What the audience may know.
    pub view: G::View,
    /// The seat or the spectators for whom it is drawn.
    pub audience: Audience,
    /// The reader's language.
    pub lang: Lang,
    /// The players' names by seat.
    pub names: &'a [String],
    /// The legal actions of the audience's seat.
    pub actions: Vec<G::Action>,
    /// Whether the game is over.
    pub over: bool,
    /// The events of the last action, as the audience may witness them: the dice just rolled are here.
    pub last: Vec<G::Event>,
    /// The edition that the game is played with.
    pub edition: &'static G::Edition,
}

impl<G: Board> Canvas<'_, G> {
    /// A player's name.
    pub fn name(&self, seat: Seat) -> String {
        seat_name(self.lang, seat, self.names)
    }

    /// A text of the game that needs no facts.
    pub fn label(&self, key: &str) -> String {
        G::words().label(self.lang, key)
    }

    /// A text of the game.
    pub fn say(&self, key: &str, facts: Facts) -> String {
        G::words().say(self.lang, &Phrase::new(key, facts), self.names)
    }

    /// A phrase of the game.
    pub fn say_phrase(&self, phrase: &Phrase) -> String {
        G::words().say(self.lang, phrase, self.names)
    }

    /// A text shared by all boards.
    pub fn kit(&self, key: &str, facts: Facts) -> String {
        kit_words().say(self.lang, &Phrase::new(key, facts), self.names)
    }

    /// A chance in whole percent, as the reader's language writes it.
    pub(crate) fn percent(&self, chance: f64) -> String {
        self.kit("percent", kernel::facts![percent = percent(chance)])
    }

    /// The odds of an action, where they can be computed.
    pub fn odds(&self, action: &G::Action) -> Option<Odds> {
        G::odds(self, action)
    }

    /// The seats from the reader's own on: what belongs to oneself is always at the same place.
    pub fn own_first(&self, seats: impl IntoIterator<Item = Seat>) -> Vec<Seat> {
        let mut seats: Vec<Seat> = seats.into_iter().collect();
        let own = seats.iter().position(|&seat| self.mine(seat)).unwrap_or(0);
        seats.rotate_left(own);
        seats
    }

    /// Whether the reader is this seat's player.
    pub fn mine(&self, seat: Seat) -> bool {
        self.audience.is(seat)
    }
}

/// The texts shared by all boards.
pub(crate) fn kit_words() -> &'static Words {
    static WORDS: std::sync::LazyLock<Words> = std::sync::LazyLock::new(|| Words::new(ENGLISH, FRENCH));
    &WORDS
}

/// What a board is drawn from, and the seat that is asked if it is the audience.
///
/// This is the only place where drawing code meets a state: what comes out of it is a view and what its seat knows.
pub(crate) fn canvas<'a, G: Board>(
    state: &G::State,
    audience: Audience,
    lang: Lang,
    names: &'a [String],
) -> (Canvas<'a, G>, Option<Seat>) {
    let turn = G::turn(state);
    let seat = match audience {
        Audience::Seat(seat) if turn.deciders().contains(seat) => Some(seat),
        Audience::Seat(_) | Audience::Spectator => None,
    };
    let canvas = match seat {
        Some(seat) => known_canvas(&Knowledge::new(state, seat), lang, names),
        None => Canvas {
            view: G::view(state, audience),
            audience,
            lang,
            names,
            actions: Vec::new(),
            over: matches!(turn, Turn::Over(_)),
            last: Vec::new(),
            edition: G::base_edition(),
        },
    };
    (canvas, seat)
}

/// The canvas of a game by an edition that nobody has moved in, as spectators see it.
pub(crate) fn fresh_canvas<G: Board>(edition: &'static G::Edition, lang: Lang) -> Option<Canvas<'static, G>> {
    let setup = G::setup(&Table::new(*G::about().seats.start()), edition).ok()?;
    let state = G::start(&setup, &mut Dice::fast(0), &mut Silent);
    let (canvas, _) = canvas(&state, Audience::Spectator, lang, &[]);
    Some(Canvas { edition, ..canvas })
}

/// The canvas of a deciding seat, made from nothing but what that seat knows.
pub(crate) fn known_canvas<'a, G: Board>(knowledge: &Knowledge<G>, lang: Lang, names: &'a [String]) -> Canvas<'a, G> {
    Canvas {
        view: knowledge.view(),
        audience: Audience::Seat(knowledge.seat()),
        lang,
        names,
        actions: offered(knowledge),
        over: false,
        last: Vec::new(),
        edition: G::base_edition(),
    }
}

/// The actions offered to a seat: those that the game lists, which are the same in every world the seat could imagine,
/// and those that its board adds.
fn offered<G: Board>(knowledge: &Knowledge<G>) -> Vec<G::Action> {
    let mut actions = knowledge.actions();
    let further = G::unlisted(knowledge);
    let further: Vec<G::Action> = further.into_iter().filter(|action| !actions.contains(action)).collect();
    actions.extend(further);
    actions
}

pub(crate) fn draw<G: Board>(game: &Match<G>, audience: Audience, lang: Lang, names: &[String]) -> Drawing {
    let (mut canvas, seat) = canvas::<G>(game.state(), audience, lang, names);
    canvas.last = game.last().iter().filter_map(|told| G::witness(&told.event, audience)).collect();
    let asked = match seat {
        Some(seat) => G::asked(&canvas, seat),
        None => waiting(game.turn(), lang, names),
    };
    canvas.edition = game.edition();
    let choices: Vec<Choice> = canvas.actions.iter().map(|action| choice(&canvas, action)).collect();
    let kinds = kinds(G::about().id, &choices, lang);
    Drawing { board: G::board(&canvas).into_string(), panels: G::panels(&canvas).into_string(), asked, choices, kinds }
}

/// What the things of the choices are called while they are still to be touched, by kind.
fn kinds(game: &str, choices: &[Choice], lang: Lang) -> BTreeMap<String, String> {
    let kinds: BTreeSet<&str> =
        choices.iter().flat_map(|choice| &choice.path).filter_map(|thing| kind(thing)).collect();
    let named = |kind: &str| {
        let key = format!("{game}-touch-{kind}");
        kit_words().has(lang, &key).then(|| (kind.to_owned(), kit_words().label(lang, &key)))
    };
    kinds.into_iter().filter_map(named).collect()
}

fn choice<G: Board>(canvas: &Canvas<'_, G>, action: &G::Action) -> Choice {
    let text = canvas.say_phrase(&G::sentence(canvas, action));
    let (path, also) = (G::path(canvas, action), G::also(canvas, action));
    Choice { action: action.to_string(), text, path, also, at_once: G::at_once(action), odds: canvas.odds(action) }
}

/// The sentence for a reader who is not asked anything.
pub(crate) fn waiting(turn: Turn, lang: Lang, names: &[String]) -> String {
    let people =
        |seats: kernel::Seats| seats.iter().map(|seat| seat_name(lang, seat, names)).collect::<Vec<_>>().join(", ");
    let (key, facts) = match turn {
        Turn::Decide(seats) => ("waiting", kernel::facts![names = people(seats)]),
        Turn::Over(outcome) if outcome.winners().is_empty() => ("over-lost", Facts::none()),
        Turn::Over(outcome) => ("over-won", kernel::facts![names = people(outcome.winners())]),
    };
    kit_words().say(lang, &Phrase::new(key, facts), names)
}

#[cfg(test)]
mod tests {
    #[test]
    fn both_languages_have_the_same_texts() {
        let mut faults = Vec::new();
        testkit::tidy::texts(super::kit_words(), &mut faults);
        assert!(faults.is_empty(), "{faults:?}");
    }
}
