//! A game without a record: nothing but the state, its dice and what is legal now. Whoever plays millions of decisions plays
//! these.

use crate::encoding::{Encoding, Hashed, Own};
use crate::fault::Wrong;
use crate::setting::{edition_of, version};
use catalog::AnyMatch;
use kernel::{
    About, Audience, Complete, Dice, EditionTag, Filling, Game, Match, Numbered, Numbering, Outcome, Page, Seal, Seat,
    Seats, Silent, Table, Turn,
};
use serde_json::Value;
use std::marker::PhantomData;
use std::sync::Arc;

/// What a run begins with.
pub(crate) struct Fresh<G: Game> {
    setup: G::Setup,
    edition: &'static G::Edition,
}

/// What is asked for a run, before it has a game.
pub(crate) struct Wanted<'a> {
    pub(crate) table: Table,
    pub(crate) edition: Option<&'a str>,
    pub(crate) rules: Option<u16>,
}

impl<G: Complete> Fresh<G> {
    pub(crate) fn new(wanted: &Wanted<'_>) -> Result<Fresh<G>, Wrong> {
        let rules = version(G::about(), wanted.rules)?;
        let edition = match (catalog::game(G::about().id), wanted.edition) {
            (Some(game), Some(_)) => edition_of(game, wanted.edition)?.open::<G>(),
            (Some(game), None) => game.base_edition_under(rules).open::<G>(),
            (None, _) => G::base_edition(),
        };
        let refused = |refusal| Wrong::refusal(G::words(), &refusal);
        kernel::check_seats::<G>(&wanted.table).map_err(refused)?;
        let setup = G::setup_under(rules, &wanted.table, edition).map_err(refused)?;
        Ok(Fresh { setup, edition })
    }

    pub(crate) fn begin<E: Encoding<G>>(self: &Arc<Self>, seed: u64) -> Run<G, E> {
        let mut dice = Dice::fast(seed);
        let state = G::start(&self.setup, &mut dice, &mut Silent);
        Run { edition: self.edition, state, dice, legal: Vec::new(), listed: None, encoding: PhantomData }
    }
}

/// One game being played.
pub(crate) struct Run<G: Game, E> {
    edition: &'static G::Edition,
    state: G::State,
    dice: Dice,
    /// The legal actions of the seat in `listed`.
    legal: Vec<G::Action>,
    listed: Option<Seat>,
    encoding: PhantomData<fn() -> E>,
}

impl<G: Complete, E: Encoding<G>> Run<G, E> {
    /// A run on from a match.
    pub(crate) fn of(played: &Match<G>, edition: &'static G::Edition, seed: u64) -> Run<G, E> {
        let (state, dice) = (played.state().clone(), Dice::fast(seed));
        Run { edition, state, dice, legal: Vec::new(), listed: None, encoding: PhantomData }
    }

    pub(crate) fn turn(&self) -> Turn {
        G::turn(&self.state)
    }

    /// The seat that decides next.
    pub(crate) fn next(&self) -> Option<Seat> {
        match self.turn() {
            Turn::Decide(_) => G::waited(&self.state).first(),
            Turn::Over(_) => None,
        }
    }

    /// Lists the legal actions of a seat.
    pub(crate) fn list(&mut self, seat: Seat) -> &[G::Action] {
        if self.listed != Some(seat) {
            self.legal.clear();
            self.listed = Some(seat);
            if self.turn().deciders().contains(seat) {
                G::actions(&self.state, seat, &mut self.legal);
            }
        }
        &self.legal
    }

    /// Where an action with this number stands in the list of a seat.
    pub(crate) fn place(&mut self, seat: Seat, number: u32) -> Option<usize> {
        let legal = self.list(seat);
        match E::numbering() {
            Numbering::Fixed { number: number_of, .. } => legal.iter().position(|action| number_of(action) == number),
            Numbering::Listed { most } => {
                let place = number as usize;
                (place < legal.len() && number < most).then_some(place)
            }
        }
    }

    /// Plays the action at a place of a seat's list, which must be there.
    pub(crate) fn play_listed(&mut self, seat: Seat, place: usize) {
        self.list(seat);
        let action = self.legal.swap_remove(place);
        G::play(&mut self.state, seat, &action, &mut self.dice, &mut Silent);
        self.listed = None;
    }

    pub(crate) fn view(&self, seat: Seat) -> G::View {
        G::view(&self.state, Audience::Seat(seat))
    }

    pub(crate) fn observe_into(&self, seat: Seat, place: &mut [f32]) {
        E::observe(&self.view(seat), seat, &mut Filling::new(place));
    }

    /// Marks the numbers of the listed actions.
    pub(crate) fn mark(&self, mask: &mut [bool]) {
        match E::numbering() {
            Numbering::Fixed { number, .. } => {
                self.legal.iter().for_each(|action| mask[number(action) as usize] = true);
            }
            Numbering::Listed { .. } => mask.iter_mut().zip(&self.legal).for_each(|(mark, _)| *mark = true),
        }
    }

    fn copied(&self) -> Run<G, E> {
        let (edition, state, dice) = (self.edition, self.state.clone(), self.dice.clone());
        Run { edition, state, dice, legal: Vec::new(), listed: None, encoding: PhantomData }
    }
}

/// A game being played, whatever game it is.
pub(crate) trait AnyRun: Send + Sync {
    fn about(&self) -> &'static About;
    fn seats(&self) -> u8;
    fn turn(&self) -> Turn;
    fn waited(&self) -> Seats;
    fn next(&self) -> Option<Seat>;
    /// How many numbers actions have, and whether every action has one of its own.
    fn numbering(&self) -> (u32, bool);
    fn numbers(&mut self, seat: Seat) -> Vec<u32>;
    fn notations(&mut self, seat: Seat) -> Vec<String>;
    fn play(&mut self, seat: Seat, number: u32) -> Result<(), Wrong>;
    /// Whether playing this draws from the dice.
    fn draws(&mut self, seat: Seat, number: u32) -> Result<bool, Wrong>;
    fn observe(&self, seat: Seat) -> Vec<f32>;
    fn observed(&self, seat: Seat) -> Vec<String>;
    /// The listed actions of a seat, one after the other.
    fn describe(&mut self, seat: Seat) -> Vec<Vec<f32>>;
    fn described(&mut self) -> Vec<String>;
    fn data(&self, audience: Audience) -> Value;
    fn sketch(&self, audience: Audience, page: &Page<'_>) -> String;
    fn position(&self) -> Value;
    fn imagine(&self, seat: Seat, seed: u64) -> Box<dyn AnyRun>;
    fn copy(&self) -> Box<dyn AnyRun>;
    fn reseed(&mut self, seed: u64);
    /// A match that begins here.
    fn as_match(&self, seal: Seal) -> Result<Box<dyn AnyMatch>, Wrong>;
    fn edition(&self) -> &'static EditionTag;
    /// Whether its numbers are hashed.
    fn hashed(&self) -> bool;
    /// A seed that follows from the dice as they lie; they are not touched.
    fn next_seed(&self) -> u64;
}

impl<G: Complete, E: Encoding<G>> AnyRun for Run<G, E> {
    fn about(&self) -> &'static About {
        G::about()
    }

    fn seats(&self) -> u8 {
        G::seats(&self.state)
    }

    fn turn(&self) -> Turn {
        Run::turn(self)
    }

    fn waited(&self) -> Seats {
        match Run::turn(self) {
            Turn::Decide(_) => G::waited(&self.state),
            Turn::Over(_) => Seats::NONE,
        }
    }

    fn next(&self) -> Option<Seat> {
        Run::next(self)
    }

    fn numbering(&self) -> (u32, bool) {
        let numbering = E::numbering();
        (numbering.count(), matches!(numbering, Numbering::Fixed { .. }))
    }

    fn numbers(&mut self, seat: Seat) -> Vec<u32> {
        let legal = self.list(seat);
        match E::numbering() {
            Numbering::Fixed { number, .. } => {
                let mut numbers: Vec<u32> = legal.iter().map(number).collect();
                numbers.sort_unstable();
                numbers
            }
            Numbering::Listed { most } => (0..most.min(legal.len() as u32)).collect(),
        }
    }

    fn notations(&mut self, seat: Seat) -> Vec<String> {
        let numbers = self.numbers(seat);
        let places: Vec<usize> = numbers.into_iter().filter_map(|number| self.place(seat, number)).collect();
        places.into_iter().map(|place| self.legal[place].to_string()).collect()
    }

    fn play(&mut self, seat: Seat, number: u32) -> Result<(), Wrong> {
        let place = self.place(seat, number).ok_or_else(|| not_legal(seat, number))?;
        self.play_listed(seat, place);
        Ok(())
    }

    fn draws(&mut self, seat: Seat, number: u32) -> Result<bool, Wrong> {
        let place = self.place(seat, number).ok_or_else(|| not_legal(seat, number))?;
        let mut tried = self.copied();
        tried.dice = Dice::fast(0).recording();
        tried.play_listed(seat, place);
        Ok(!tried.dice.take_drawn().is_empty())
    }

    fn observe(&self, seat: Seat) -> Vec<f32> {
        let mut numbers = Vec::new();
        E::observe(&self.view(seat), seat, &mut numbers);
        numbers
    }

    fn observed(&self, seat: Seat) -> Vec<String> {
        let mut names = Vec::new();
        E::observe(&self.view(seat), seat, &mut names);
        names
    }

    fn describe(&mut self, seat: Seat) -> Vec<Vec<f32>> {
        let places: Vec<usize> = {
            let numbers = self.numbers(seat);
            numbers.into_iter().filter_map(|number| self.place(seat, number)).collect()
        };
        let view = self.view(seat);
        let told = |place: usize| {
            let mut numbers = Vec::new();
            E::describe(&view, seat, &self.legal[place], &mut numbers);
            numbers
        };
        places.into_iter().map(told).collect()
    }

    fn described(&mut self) -> Vec<String> {
        let Some(seat) = Run::next(self) else { return Vec::new() };
        let view = self.view(seat);
        let mut names = Vec::new();
        if let Some(action) = self.list(seat).first() {
            E::describe(&view, seat, action, &mut names);
        }
        names
    }

    fn data(&self, audience: Audience) -> Value {
        serde_json::to_value(G::view(&self.state, audience)).expect("a view is plain data")
    }

    fn sketch(&self, audience: Audience, page: &Page<'_>) -> String {
        G::sketch(&G::view(&self.state, audience), page)
    }

    fn position(&self) -> Value {
        G::position(&self.state)
    }

    fn imagine(&self, seat: Seat, seed: u64) -> Box<dyn AnyRun> {
        let mut dice = Dice::fast(seed);
        let state = G::imagine(&self.state, seat, &mut dice);
        Box::new(Run::<G, E> { state, dice, ..self.copied() })
    }

    fn copy(&self) -> Box<dyn AnyRun> {
        Box::new(self.copied())
    }

    fn reseed(&mut self, seed: u64) {
        self.dice = Dice::fast(seed);
    }

    fn as_match(&self, seal: Seal) -> Result<Box<dyn AnyMatch>, Wrong> {
        Ok(Box::new(Match::<G>::from_position(&G::position(&self.state), self.edition, seal)?))
    }

    fn edition(&self) -> &'static EditionTag {
        G::edition_tag(self.edition)
    }

    fn hashed(&self) -> bool {
        E::HASHED
    }

    fn next_seed(&self) -> u64 {
        let mut dice = self.dice.clone();
        u64::from(dice.below(u32::MAX)) << 32 | u64::from(dice.below(u32::MAX))
    }
}

pub(crate) fn not_legal(seat: Seat, number: u32) -> Wrong {
    Wrong::Value(format!("action {number} is not legal for seat {} now", seat.0))
}

/// How a game came out for each seat, from -1 to 1: of the others, the part that came out worse minus the part that came out
/// better. Who plays together wins (1) or loses (-1) together.
pub(crate) fn returns(about: &About, outcome: &Outcome) -> Vec<f32> {
    let standings = outcome.standings();
    let others = (standings.len() as f32 - 1.0).max(1.0);
    let part = |place: u8| {
        if about.cooperative {
            return if place == 1 { 1.0 } else { -1.0 };
        }
        let worse = standings.iter().filter(|other| other.place > place).count() as f32;
        let better = standings.iter().filter(|other| other.place < place).count() as f32;
        (worse - better) / others
    };
    standings.iter().map(|standing| part(standing.place)).collect()
}

/// Work on a game by its type.
pub(crate) trait Visitor {
    type Output;
    fn visit<G: Complete, E: Encoding<G>>(self) -> Self::Output;
}

/// Visits the game with a name: one of the list, or the reference game. With `hashed`, its numbers are hashed although it has
/// fields of its own.
macro_rules! visit {
    ($id:ident, $hashed:ident, $visitor:ident; $($game:path,)+) => {
        $(
            if $id == <$game as Game>::about().id {
                return Ok(if $hashed { $visitor.visit::<$game, Hashed>() } else { With::<$game>::visit($visitor) });
            }
        )+
    };
}

macro_rules! visit_listed {
    ($id:ident, $hashed:ident, $visitor:ident; $($package:ident :: $game:ident,)+) => {
        visit!($id, $hashed, $visitor; $(catalog::$package::$game,)+);
    };
}

pub(crate) fn open<V: Visitor>(id: &str, hashed: bool, visitor: V) -> Result<V::Output, Wrong> {
    catalog::games!(visit_listed id, hashed, visitor;);
    visit!(id, hashed, visitor; reference::ConnectFour,);
    Err(crate::setting::unknown(id))
}

/// One game. A game that is [`Numbered`] uses the inherent `visit`, any other that of the trait [`Unnumbered`]: Rust prefers
/// an inherent function to one of a trait.
struct With<G>(PhantomData<G>);

impl<G: Numbered + Complete> With<G> {
    fn visit<V: Visitor>(visitor: V) -> V::Output {
        visitor.visit::<G, Own>()
    }
}

/// A game without numbers of its own.
#[allow(dead_code, reason = "the games of the list may all have numbers of their own")]
trait Unnumbered {
    type Game: Complete;
    fn visit<V: Visitor>(visitor: V) -> V::Output {
        visitor.visit::<Self::Game, Hashed>()
    }
}

impl<G: Complete> Unnumbered for With<G> {
    type Game = G;
}

/// The run of a match.
pub(crate) struct FromMatch<'a> {
    pub(crate) played: &'a dyn AnyMatch,
    pub(crate) edition: catalog::AnyEdition,
    pub(crate) seed: u64,
}

impl Visitor for FromMatch<'_> {
    type Output = Box<dyn AnyRun>;

    fn visit<G: Complete, E: Encoding<G>>(self) -> Box<dyn AnyRun> {
        let played = self.played.as_any().downcast_ref::<Match<G>>().expect("a match is of the game it names");
        Box::new(Run::<G, E>::of(played, self.edition.open::<G>(), self.seed))
    }
}

/// A run on from a position.
pub(crate) struct At<'a> {
    pub(crate) position: &'a Value,
    pub(crate) edition: Option<&'a str>,
    pub(crate) seed: u64,
}

impl Visitor for At<'_> {
    type Output = Result<Box<dyn AnyRun>, Wrong>;

    fn visit<G: Complete, E: Encoding<G>>(self) -> Self::Output {
        let edition = match (catalog::game(G::about().id), self.edition) {
            (Some(game), Some(_)) => edition_of(game, self.edition)?.open::<G>(),
            (Some(game), None) => game.edition_at(self.position).open::<G>(),
            (None, _) => G::base_edition(),
        };
        let state = G::read_position(self.position, edition)?;
        let dice = Dice::fast(self.seed);
        Ok(Box::new(Run::<G, E> { edition, state, dice, legal: Vec::new(), listed: None, encoding: PhantomData }))
    }
}

/// A new run.
pub(crate) struct Begin<'a> {
    pub(crate) wanted: Wanted<'a>,
    pub(crate) seed: u64,
}

impl Visitor for Begin<'_> {
    type Output = Result<Box<dyn AnyRun>, Wrong>;

    fn visit<G: Complete, E: Encoding<G>>(self) -> Self::Output {
        let fresh = Arc::new(Fresh::<G>::new(&self.wanted)?);
        Ok(Box::new(fresh.begin::<E>(self.seed)))
    }
}
