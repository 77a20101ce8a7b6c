//! A match, as Python holds it.

use crate::data::{from_python, to_python};
use crate::fault::{Wrong, both};
use crate::rollouts::{self, Sums};
use crate::run::{FromMatch, open};
use crate::setting::{from_position, here, no_dice};
use crate::state::PyState;
use bots::search::Budget;
use bots::{Bot, Thinker};
use catalog::{AnyEdition, AnyMatch, Door, Happening, Seen};
use kernel::record::Entry;
use kernel::{Audience, Given, Lang, Nameless, Record, Seat, Turn};
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

/// One game being played.
///
/// Seats are numbered from 0. Actions are texts in the game's own notation. A match can be used from several threads; long
/// work lets go of Python's lock. `str(match)` is the board as text; a notebook shows it drawn.
#[pyclass(frozen, name = "Match", module = "caldera")]
pub(crate) struct PyMatch(Mutex<Played>);

/// A match and what happened in it.
pub(crate) struct Played {
    pub(crate) game: &'static dyn Door,
    pub(crate) edition: AnyEdition,
    pub(crate) played: Box<dyn AnyMatch>,
    /// What happened in the setup (number 0) and in every action that was not taken back.
    pub(crate) told: Vec<(u32, Arc<Vec<Happening>>)>,
    /// Whether there are dice to go on with: not in a game file whose secret is unknown.
    pub(crate) has_dice: bool,
}

impl Played {
    pub(crate) fn begun(
        game: &'static dyn Door,
        edition: AnyEdition,
        played: Box<dyn AnyMatch>,
        happened: Vec<Happening>,
    ) -> Played {
        Played { game, edition, played, told: vec![(0, Arc::new(happened))], has_dice: true }
    }

    pub(crate) fn copy(&self) -> Played {
        let Played { game, edition, played, told, has_dice } = self;
        Played { game: *game, edition: *edition, played: played.copy(), told: told.clone(), has_dice: *has_dice }
    }

    pub(crate) fn seat(&self, seat: i64) -> Result<Seat, Wrong> {
        here(seat, self.played.seats())
    }

    fn audience(&self, seat: Option<i64>) -> Result<Audience, Wrong> {
        seat.map_or(Ok(Audience::Spectator), |seat| self.seat(seat).map(Audience::Seat))
    }

    fn play(&mut self, seat: i64, action: &str, draws: Option<Value>) -> Result<(), Wrong> {
        let seat = self.seat(seat)?;
        if !self.has_dice && draws.is_none() && !matches!(self.played.turn(), Turn::Over(_)) {
            return Err(no_dice());
        }
        let happened = match draws {
            None => self.played.act(seat, action),
            Some(draws) => {
                let given: Vec<Given> =
                    serde_json::from_value(draws).map_err(|fault| Wrong::fault(&kernel::reading::json(&fault)))?;
                self.played.act_given(seat, action, given)
            }
        };
        let happened = happened.map_err(|fault| Wrong::play(self.game.words(), &fault))?;
        self.told.push((self.played.number(), Arc::new(happened)));
        Ok(())
    }

    fn undo(&mut self, seat: Option<i64>) -> Result<u32, Wrong> {
        let seat = match seat {
            Some(seat) => self.seat(seat)?,
            None => last_actor(self.played.record()).ok_or(Wrong::undo(kernel::UndoRefusal::Nothing))?,
        };
        let taken = self.played.undo(seat).map_err(Wrong::undo)?;
        self.told.retain(|(number, _)| *number != taken);
        Ok(taken)
    }

    fn events(&self, seat: Option<i64>, since: i64, whole: bool) -> Result<Value, Wrong> {
        let audience = self.audience(seat)?;
        let words = self.game.words();
        let tell = |number: u32, happening: &Happening| -> Option<Value> {
            let Seen { event, phrase } = if whole { Some(happening.whole()) } else { happening.seen_by(audience) }?;
            let text = both(|lang| words.say(lang, &phrase, &Nameless));
            Some(json!({ "number": number, "rule": happening.rule, "event": event, "text": text }))
        };
        let wanted = self.told.iter().filter(|(number, _)| i64::from(*number) > since);
        Ok(wanted.flat_map(|(number, all)| all.iter().filter_map(|one| tell(*number, one))).collect())
    }

    fn bot(&self, seat: i64, thinker: &mut Thinker, seed: u64) -> Result<Value, Wrong> {
        let seat = self.seat(seat)?;
        if !self.played.turn().deciders().contains(seat) {
            return Err(Wrong::Value(format!("seat {seat} has nothing to decide now")));
        }
        let decision = thinker.decide(&*self.played, seat, seed);
        let reasons = decision.explanation.reasons.iter();
        let texts: Vec<Value> = reasons.map(|reason| both(|lang| bots::words().say(lang, reason, &Nameless))).collect();
        Ok(json!({ "action": decision.action, "explanation": decision.explanation, "reasons": texts }))
    }
}

/// Who did the last thing that was not taken back.
fn last_actor(record: &Record) -> Option<Seat> {
    let mut taken = BTreeSet::new();
    record.entries.iter().rev().find_map(|entry| match entry {
        Entry::Undo(undo) => {
            taken.insert(undo.undo);
            None
        }
        Entry::Act(act) => (!taken.contains(&act.n)).then_some(act.seat),
    })
}

/// A bot by its name, with threads and time where they are asked for.
pub(crate) fn thinker(level: &str, threads: u32, millis: Option<u64>) -> Result<Thinker, Wrong> {
    let bot: Bot = level.parse().map_err(|fault: bots::UnknownBot| Wrong::Value(fault.to_string()))?;
    if !(1..=64).contains(&threads) || millis.is_some_and(|millis| !(1..=60_000).contains(&millis)) {
        return Err(Wrong::Value("a bot thinks on 1 to 64 threads, for 1 to 60000 milliseconds".to_owned()));
    }
    let thinker = Thinker::new(bot).on_threads(threads);
    Ok(match millis {
        Some(millis) => thinker.within(Budget::Time(Duration::from_millis(millis))),
        None => thinker,
    })
}

pub(crate) fn lang(name: &str) -> Result<Lang, Wrong> {
    name.parse().map_err(|_| Wrong::Value(format!("the languages are 'en' and 'fr', not {name:?}")))
}

impl PyMatch {
    pub(crate) fn new(played: Played) -> PyMatch {
        PyMatch(Mutex::new(played))
    }

    fn lock(&self) -> Result<MutexGuard<'_, Played>, Wrong> {
        self.0.lock().map_err(|_| Wrong::Value("this match has failed before and cannot be trusted".to_owned()))
    }

    /// Does something with the match while Python's lock is let go: whoever holds the match never waits for Python.
    fn with<T: Send>(&self, py: Python<'_>, work: impl FnOnce(&mut Played) -> Result<T, Wrong> + Send) -> PyResult<T> {
        Ok(py.detach(|| work(&mut *self.lock()?))?)
    }

    fn data<'py>(
        &self,
        py: Python<'py>,
        work: impl FnOnce(&mut Played) -> Result<Value, Wrong> + Send,
    ) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.with(py, work)?)
    }
}

#[pymethods]
impl PyMatch {
    /// The game's short name.
    #[getter]
    fn game(&self, py: Python<'_>) -> PyResult<&'static str> {
        self.with(py, |own| Ok(own.game.about().id))
    }

    /// How many seats there are.
    #[getter]
    fn seats(&self, py: Python<'_>) -> PyResult<u8> {
        self.with(py, |own| Ok(own.played.seats()))
    }

    /// The version of the rules it is played by.
    #[getter]
    fn rules<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.data(py, |own| Ok(json!(own.played.record().header.rules)))
    }

    /// The name of the edition it is played with.
    #[getter]
    fn edition(&self, py: Python<'_>) -> PyResult<String> {
        self.with(py, |own| Ok(own.edition.tag().name.clone()))
    }

    /// The seats that may act now, as a tuple; empty once the game is over.
    #[getter]
    fn turn<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let seats = self.with(py, |own| Ok(own.played.turn().deciders()))?;
        PyTuple::new(py, seats.iter().map(|seat| seat.0).collect::<Vec<u8>>())
    }

    /// The seats that the game waits for: those of `turn` that must act.
    #[getter]
    fn waited<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let seats = self.with(py, |own| Ok(own.played.waited()))?;
        PyTuple::new(py, seats.iter().map(|seat| seat.0).collect::<Vec<u8>>())
    }

    /// Whether the game is over.
    #[getter]
    fn over(&self, py: Python<'_>) -> PyResult<bool> {
        self.with(py, |own| Ok(matches!(own.played.turn(), Turn::Over(_))))
    }

    /// The place and score of every seat once the game is over, else None. Place 1 has won.
    #[getter]
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.data(py, |own| Ok(json!(own.played.turn().outcome())))
    }

    /// The number of the last entry of the record: 0 at the beginning.
    #[getter]
    fn number(&self, py: Python<'_>) -> PyResult<u32> {
        self.with(py, |own| Ok(own.played.number()))
    }

    /// The hash of the present state, as the record has it.
    #[getter]
    fn hash(&self, py: Python<'_>) -> PyResult<String> {
        self.with(py, |own| Ok(own.played.hash()))
    }

    /// Every legal action of a seat; none for a seat that does not decide now.
    fn actions(&self, py: Python<'_>, seat: i64) -> PyResult<Vec<String>> {
        self.with(py, |own| Ok(own.played.notations(own.seat(seat)?)))
    }

    /// The same as pairs: the action and the action as a sentence.
    #[pyo3(signature = (seat, lang="en"))]
    fn choices(&self, py: Python<'_>, seat: i64, lang: &str) -> PyResult<Vec<(String, String)>> {
        let lang = self::lang(lang)?;
        self.with(py, |own| {
            let words = own.game.words();
            let actions = own.played.actions(own.seat(seat)?).into_iter();
            Ok(actions.map(|(action, phrase)| (action, words.say(lang, &phrase, &Nameless))).collect())
        })
    }

    /// Whether `actions` is the whole list for that seat, or templates of more (offers of a trade).
    fn lists_all(&self, py: Python<'_>, seat: i64) -> PyResult<bool> {
        self.with(py, |own| Ok(own.played.lists_all(own.seat(seat)?)))
    }

    /// Does something for a seat. Raises `Refused` if a rule forbids it, `Fault` if it is no action of this game.
    ///
    /// `draws` sets chance by hand, for scenarios: a list of what is drawn, as in the game file.
    #[pyo3(signature = (seat, action, draws=None))]
    fn play(&self, py: Python<'_>, seat: i64, action: &str, draws: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        let draws = draws.map(from_python).transpose()?;
        self.with(py, |own| own.play(seat, action, draws))
    }

    /// Takes a seat's last action back (without a seat: the last action); returns its number. Raises `Fault` where the rules
    /// of taking back do not allow it: after dice, after something hidden was shown, after somebody else's decision.
    #[pyo3(signature = (seat=None))]
    fn undo(&self, py: Python<'_>, seat: Option<i64>) -> PyResult<u32> {
        self.with(py, |own| own.undo(seat))
    }

    /// What a seat may know (without a seat: the spectators), as plain data.
    #[pyo3(signature = (seat=None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyAny>> {
        self.data(py, |own| Ok(own.played.view(own.audience(seat)?)))
    }

    /// The whole state as plain data, secrets included: for tools, never for a player. `caldera.at` reads it.
    fn position<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.data(py, |own| Ok(own.played.position()))
    }

    /// The game file so far, as text.
    fn record(&self, py: Python<'_>) -> PyResult<String> {
        self.with(py, |own| Ok(own.played.record().to_text()))
    }

    /// What happened, as a seat (without a seat: the spectators) witnessed it: a list of dicts with the `number` of the
    /// action (0 is the setup), the `rule`, the `event` as data and its `text` by language.
    ///
    /// `since` leaves out everything up to that number. `whole` tells all, secrets included: for tools.
    #[pyo3(signature = (seat=None, since=-1, *, whole=false))]
    fn events<'py>(&self, py: Python<'py>, seat: Option<i64>, since: i64, whole: bool) -> PyResult<Bound<'py, PyAny>> {
        self.data(py, |own| own.events(seat, since, whole))
    }

    /// What a bot would do in a seat that may act now, and why; nothing is played. `bots()` names the levels. The same seed
    /// is the same decision, unless it thinks for a time (`millis`).
    #[pyo3(signature = (seat, level="expert", seed=0, *, threads=1, millis=None))]
    fn bot<'py>(
        &self,
        py: Python<'py>,
        seat: i64,
        level: &str,
        seed: u64,
        threads: u32,
        millis: Option<u64>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let mut thinker = thinker(level, threads, millis)?;
        // The bot thinks about a copy, so that others can look at the match meanwhile.
        let copy = self.with(py, |own| Ok(own.copy()))?;
        let decision = py.detach(|| copy.bot(seat, &mut thinker, seed))?;
        to_python(py, &decision)
    }

    /// Plays `count` random games on from here; returns sums as `caldera.rollouts` does.
    ///
    /// With a seat, each game begins in a world that this seat could imagine, so that the result tells nothing hidden;
    /// without one it begins in the true state.
    #[pyo3(signature = (count=1000, seed=0, *, seat=None, threads=1))]
    fn rollouts<'py>(
        &self,
        py: Python<'py>,
        count: u64,
        seed: u64,
        seat: Option<i64>,
        threads: u32,
    ) -> PyResult<Bound<'py, PyAny>> {
        let copy = self.with(py, |own| Ok(own.copy()))?;
        let seat = seat.map(|seat| copy.seat(seat)).transpose()?;
        let sums: Sums = py.detach(|| rollouts::from_here(&*copy.played, seat, seed, count, threads))?;
        to_python(py, &sums.data())
    }

    /// A copy that goes its own way, with the same dice.
    fn copy(&self, py: Python<'_>) -> PyResult<PyMatch> {
        self.with(py, |own| Ok(PyMatch::new(own.copy())))
    }

    fn __copy__(&self, py: Python<'_>) -> PyResult<PyMatch> {
        self.copy(py)
    }

    fn __deepcopy__(&self, py: Python<'_>, _memo: &Bound<'_, PyAny>) -> PyResult<PyMatch> {
        self.copy(py)
    }

    /// The same game without its record, with new dice: for programs that play millions of decisions.
    #[pyo3(signature = (seed=0))]
    fn state(&self, py: Python<'_>, seed: u64) -> PyResult<PyState> {
        self.with(py, |own| {
            let from = FromMatch { played: &*own.played, edition: own.edition, seed };
            open(own.game.about().id, false, from).map(PyState::new)
        })
    }

    /// A match that begins at this position, with new dice: its record begins here.
    #[pyo3(signature = (seed=None))]
    fn branch(&self, py: Python<'_>, seed: Option<u64>) -> PyResult<PyMatch> {
        self.with(py, |own| from_position(own.game, own.edition, &own.played.position(), seed).map(PyMatch::new))
    }

    /// The board as text, as a seat (without a seat: the spectators) sees it.
    #[pyo3(signature = (seat=None, lang="en"))]
    fn text(&self, py: Python<'_>, seat: Option<i64>, lang: &str) -> PyResult<String> {
        let lang = self::lang(lang)?;
        self.with(py, |own| Ok(own.played.sketch(own.audience(seat)?, lang)))
    }

    /// The drawn board as an SVG document, as a seat (without a seat: the spectators) sees it.
    #[pyo3(signature = (seat=None, lang="en", *, dark=false))]
    fn svg(&self, py: Python<'_>, seat: Option<i64>, lang: &str, dark: bool) -> PyResult<String> {
        let lang = self::lang(lang)?;
        let theme = if dark { boards::Theme::Dark } else { boards::Theme::Light };
        self.with(py, |own| {
            let drawing = boards::draw(&*own.played, own.audience(seat)?, lang, &[]);
            Ok(boards::standalone(&drawing.board, theme))
        })
    }

    fn _repr_svg_(&self, py: Python<'_>) -> PyResult<String> {
        self.svg(py, None, "en", false)
    }

    fn __str__(&self, py: Python<'_>) -> PyResult<String> {
        self.text(py, None, "en")
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        self.with(py, |own| {
            let played = &own.played;
            let (game, seats, number) = (own.game.about().id, played.seats(), played.number());
            Ok(format!("<caldera.Match {game} seats={seats} number={number} hash={}>", played.hash()))
        })
    }
}
