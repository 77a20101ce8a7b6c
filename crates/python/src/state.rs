//! A game without a record, as Python holds it.

use crate::data::{from_python, options, to_python};
use crate::fault::{Wrong, both};
use crate::play::{lang, thinker};
use crate::run::{AnyRun, At, Begin, Wanted, open, returns};
use crate::setting::{here, seats_of};
use kernel::{Audience, Nameless, Page, Seal, Seat, Seats, Turn};
use numpy::{PyArray1, PyArray2};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use serde_json::json;

/// A game without a record, without undo and without events: as quick as it gets, for programs that play millions of
/// decisions.
///
/// Actions are numbers (see `legal`). Its dice are plain pseudo-random numbers, not the sealed ones of a `Match`.
#[pyclass(name = "State", module = "caldera")]
pub(crate) struct PyState(Box<dyn AnyRun>);

/// A game without a record, from its setup. Takes the same settings as `new`. With `hashed`, views and actions are not written in
/// the game's own fields but hashed, to the same length for every game. The game "connect-four" is there too, to compare
/// speeds with other engines.
#[pyfunction]
#[pyo3(signature = (game, seats=None, seed=0, *, options=None, edition=None, rules=None, hashed=false))]
#[expect(clippy::too_many_arguments, reason = "they have names in Python")]
pub(crate) fn state(
    py: Python<'_>,
    game: &str,
    seats: Option<u8>,
    seed: u64,
    options: Option<&Bound<'_, PyDict>>,
    edition: Option<&str>,
    rules: Option<u16>,
    hashed: bool,
) -> PyResult<PyState> {
    let table = seats_of(game, seats, self::options(options)?)?;
    let begin = Begin { wanted: Wanted { table, edition, rules }, seed };
    Ok(PyState(py.detach(|| open(game, hashed, begin)?)?))
}

/// A game without a record, from a position as `Match.position()` or `State.position()` gave it.
#[pyfunction]
#[pyo3(signature = (game, position, seed=0, *, edition=None, hashed=false))]
pub(crate) fn state_at(
    game: &str,
    position: &Bound<'_, PyAny>,
    seed: u64,
    edition: Option<&str>,
    hashed: bool,
) -> PyResult<PyState> {
    let position = from_python(position)?;
    Ok(PyState(open(game, hashed, At { position: &position, edition, seed })??))
}

impl PyState {
    pub(crate) fn new(run: Box<dyn AnyRun>) -> PyState {
        PyState(run)
    }

    /// The seat that is asked for, or the one that decides next.
    fn seat_or_next(&self, seat: Option<i64>) -> Result<Seat, Wrong> {
        match seat {
            Some(seat) => here(seat, self.0.seats()),
            None => self.0.next().ok_or_else(|| Wrong::Value("the game is over: nobody decides".to_owned())),
        }
    }

    fn audience(&self, seat: Option<i64>) -> Result<Audience, Wrong> {
        seat.map_or(Ok(Audience::Spectator), |seat| here(seat, self.0.seats()).map(Audience::Seat))
    }

    fn deciding(&self, seat: Option<i64>) -> Result<Seat, Wrong> {
        let seat = self.seat_or_next(seat)?;
        if self.0.turn().deciders().contains(seat) {
            return Ok(seat);
        }
        Err(Wrong::Value(format!("seat {} has nothing to decide now", seat.0)))
    }
}

fn tuple(py: Python<'_>, seats: Seats) -> PyResult<Bound<'_, PyTuple>> {
    PyTuple::new(py, seats.iter().map(|seat| seat.0).collect::<Vec<u8>>())
}

#[pymethods]
impl PyState {
    /// The game's short name.
    #[getter]
    fn game(&self) -> &'static str {
        self.0.about().id
    }

    /// How many seats there are.
    #[getter]
    fn seats(&self) -> u8 {
        self.0.seats()
    }

    /// The seat that decides next, or -1 once the game is over. Where several decide at the same time it is the lowest of them:
    /// with secret choices the order changes nothing.
    #[getter]
    fn seat(&self) -> i64 {
        self.0.next().map_or(-1, |seat| i64::from(seat.0))
    }

    /// The seats that may act now, as a tuple.
    #[getter]
    fn turn<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        tuple(py, self.0.turn().deciders())
    }

    /// The seats that the game waits for, as a tuple.
    #[getter]
    fn waited<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        tuple(py, self.0.waited())
    }

    /// Whether the game is over.
    #[getter]
    fn over(&self) -> bool {
        matches!(self.0.turn(), Turn::Over(_))
    }

    /// The place and score of every seat once the game is over, else None.
    #[getter]
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &json!(self.0.turn().outcome()))
    }

    /// How the game came out for each seat, from -1 to 1: of the others, the part that came out worse minus the part that came
    /// out better (of two players, 1 for the winner); in a cooperative game 1 or -1 for all. Zeros while it is played.
    #[getter]
    fn returns(&self) -> Vec<f32> {
        match self.0.turn().outcome() {
            Some(outcome) => returns(self.0.about(), &outcome),
            None => vec![0.0; usize::from(self.0.seats())],
        }
    }

    /// How many action numbers there are.
    #[getter]
    fn action_count(&self) -> u32 {
        self.0.numbering().0
    }

    /// Whether every action has a number of its own. Else a number is the place in the list of legal actions.
    #[getter]
    fn fixed_numbers(&self) -> bool {
        self.0.numbering().1
    }

    /// The numbers of a seat's legal actions, in order; of the seat that decides next if none is given.
    #[pyo3(signature = (seat=None))]
    fn legal(&mut self, seat: Option<i64>) -> PyResult<Vec<u32>> {
        if seat.is_none() && self.over() {
            return Ok(Vec::new());
        }
        let seat = self.seat_or_next(seat)?;
        Ok(self.0.numbers(seat))
    }

    /// The same actions in the game's notation, in the same order.
    #[pyo3(signature = (seat=None))]
    fn actions(&mut self, seat: Option<i64>) -> PyResult<Vec<String>> {
        if seat.is_none() && self.over() {
            return Ok(Vec::new());
        }
        let seat = self.seat_or_next(seat)?;
        Ok(self.0.notations(seat))
    }

    /// A NumPy array of booleans: which action numbers are legal for a seat.
    #[pyo3(signature = (seat=None))]
    fn mask<'py>(&mut self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyArray1<bool>>> {
        py.import("numpy")?;
        let mut mask = vec![false; self.action_count() as usize];
        self.legal(seat)?.into_iter().for_each(|number| mask[number as usize] = true);
        Ok(PyArray1::from_vec(py, mask))
    }

    /// Plays an action by its number, for the seat that decides next or for another that may act now. Raises ValueError if it
    /// is not legal; nothing has changed then.
    #[pyo3(signature = (number, seat=None))]
    fn play(&mut self, number: u32, seat: Option<i64>) -> PyResult<()> {
        let seat = self.deciding(seat)?;
        Ok(self.0.play(seat, number)?)
    }

    /// The number of a legal action, given in the game's notation.
    #[pyo3(signature = (action, seat=None))]
    fn number(&mut self, action: &str, seat: Option<i64>) -> PyResult<u32> {
        let seat = self.deciding(seat)?;
        let place = self.0.notations(seat).iter().position(|known| known == action);
        let number = place.and_then(|place| self.0.numbers(seat).get(place).copied());
        Ok(number.ok_or_else(|| Wrong::Value(format!("{action:?} is not legal for seat {} now", seat.0)))?)
    }

    /// Whether playing this action draws from the dice.
    #[pyo3(signature = (number, seat=None))]
    fn draws(&mut self, number: u32, seat: Option<i64>) -> PyResult<bool> {
        let seat = self.deciding(seat)?;
        Ok(self.0.draws(seat, number)?)
    }

    /// What a seat knows, as a NumPy array of 32-bit numbers, always of the same length: see `observation_names`.
    #[pyo3(signature = (seat=None))]
    fn observation<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyArray1<f32>>> {
        py.import("numpy")?;
        let seat = self.seat_or_next(seat)?;
        Ok(PyArray1::from_vec(py, self.0.observe(seat)))
    }

    /// What each number of `observation` says. Player 0 is the reader, the others follow in the order of play.
    #[getter]
    fn observation_names(&self) -> Vec<String> {
        self.0.observed(Seat(0))
    }

    /// What each legal action is, a row of a NumPy array for each number of `legal`: see `feature_names`.
    #[pyo3(signature = (seat=None))]
    fn features<'py>(&mut self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyArray2<f32>>> {
        py.import("numpy")?;
        let seat = self.deciding(seat)?;
        Ok(PyArray2::from_vec2(py, &self.0.describe(seat))?)
    }

    /// What each number of a row of `features` says; nothing once the game is over.
    #[getter]
    fn feature_names(&mut self) -> Vec<String> {
        self.0.described()
    }

    /// What a seat (without a seat: the spectators) may know, as plain data.
    #[pyo3(signature = (seat=None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.0.data(self.audience(seat)?))
    }

    /// The board as text, as a seat (without a seat: the spectators) sees it.
    #[pyo3(signature = (seat=None, lang="en"))]
    fn text(&self, seat: Option<i64>, lang: &str) -> PyResult<String> {
        let page = Page::plain(self::lang(lang)?);
        Ok(self.0.sketch(self.audience(seat)?, &page))
    }

    /// The whole state as plain data, secrets included: for tools, never for a player.
    fn position<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.0.position())
    }

    /// A state that fits all that a seat knows, drawn evenly from those that do.
    fn imagine(&self, seat: i64, seed: u64) -> PyResult<PyState> {
        Ok(PyState(self.0.imagine(here(seat, self.0.seats())?, seed)))
    }

    /// A copy with the same dice.
    fn copy(&self) -> PyState {
        PyState(self.0.copy())
    }

    fn __copy__(&self) -> PyState {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> PyState {
        self.copy()
    }

    /// Gives it new dice: the same seed, the same draws.
    fn reseed(&mut self, seed: u64) {
        self.0.reseed(seed);
    }

    /// What a bot would do for a seat, and why: `number` beside what `Match.bot` tells.
    #[pyo3(signature = (seat=None, level="standard", seed=0, *, threads=1, millis=None))]
    fn bot<'py>(
        &mut self,
        py: Python<'py>,
        seat: Option<i64>,
        level: &str,
        seed: u64,
        threads: u32,
        millis: Option<u64>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let seat = self.deciding(seat)?;
        let mut thinker = thinker(level, threads, millis)?;
        if catalog::game(self.game()).is_none() {
            return Err(Wrong::Value(format!("there are no bots for {}", self.game())).into());
        }
        let run = &mut self.0;
        let told = py.detach(|| -> Result<_, Wrong> {
            let played = run.as_match(Seal::from_seed(seed))?;
            let decision = thinker.decide(&*played, seat, seed);
            let place = run.notations(seat).iter().position(|known| *known == decision.action);
            let number = place.and_then(|place| run.numbers(seat).get(place).copied());
            let reasons = decision.explanation.reasons.iter();
            let texts: Vec<_> = reasons.map(|why| both(|lang| bots::words().say(lang, why, &Nameless))).collect();
            let explanation = json!(decision.explanation);
            Ok(json!({ "number": number, "action": decision.action, "explanation": explanation, "reasons": texts }))
        })?;
        to_python(py, &told)
    }

    /// For `pickle`: a state that is unpacked has new dice, the same ones every time.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let tag = self.0.edition();
        let known = catalog::game(self.game()).and_then(|game| game.edition_named(&tag.name));
        let held = (known.is_some_and(|known| known.tag().digest != tag.digest)
            || known.is_none() && catalog::game(self.game()).is_some())
        .then(|| tag.text.to_string());
        let settings = PyDict::new(py);
        settings.set_item("edition", held)?;
        settings.set_item("hashed", self.0.hashed())?;
        let arguments = (self.game(), to_python(py, &self.0.position())?, self.0.next_seed());
        let unpack = py
            .import("functools")?
            .getattr("partial")?
            .call((py.import("caldera")?.getattr("state_at")?,), Some(&settings))?;
        Ok((unpack, arguments).into_pyobject(py)?.into_any())
    }

    fn __repr__(&self) -> String {
        let seat = self.0.next().map_or("over".to_owned(), |seat| format!("seat {} decides", seat.0));
        format!("<caldera.State {} seats={} {seat}>", self.game(), self.0.seats())
    }
}
