//! Many tables of one game at once, stepping over NumPy arrays that stay where they are.

use crate::data::options;
use crate::encoding::Encoding;
use crate::fault::Wrong;
use crate::run::{Fresh, Run, Visitor, Wanted, open, returns};
use crate::setting::seats_of;
use kernel::{Complete, Game, Seat};
use numpy::{PyArray1, PyArray2, PyArrayMethods};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::sync::Arc;

/// What every table shows, table after table.
struct Shown<'a> {
    seats: &'a mut [i32],
    counts: &'a mut [i32],
    rewards: &'a mut [f32],
    done: &'a mut [bool],
    masks: Option<&'a mut [bool]>,
    observations: Option<&'a mut [f32]>,
}

/// The action that leaves a table as it is.
const STAY: i64 = -1;
/// Its place in the list.
const NOWHERE: usize = usize::MAX;

/// How an action is meant.
#[derive(Clone, Copy)]
enum By {
    Number,
    Place,
}

trait AnyTables: Send + Sync {
    fn seats(&self) -> usize;
    fn actions(&self) -> usize;
    fn length(&self) -> usize;
    fn names(&self) -> Vec<String>;
    fn restart(&mut self, seed: u64, shown: &mut Shown<'_>);
    fn step(&mut self, actions: &[i64], by: By, shown: &mut Shown<'_>) -> Result<(), Wrong>;
    /// What the legal actions of one table are.
    fn describe(&mut self, table: usize) -> Vec<Vec<f32>>;
}

struct Tables<G: Game, E> {
    fresh: Arc<Fresh<G>>,
    runs: Vec<Run<G, E>>,
    /// How many games each table began.
    begun: Vec<u64>,
    /// Where each table's next action stands in its list.
    places: Vec<usize>,
    seed: u64,
    /// How long an observation is.
    length: usize,
    seats: usize,
}

impl<G: Complete, E: Encoding<G>> Tables<G, E> {
    fn new(wanted: &Wanted<'_>, tables: usize, seed: u64) -> Result<Tables<G, E>, Wrong> {
        let fresh = Arc::new(Fresh::new(wanted)?);
        let runs: Vec<Run<G, E>> = (0..tables).map(|table| fresh.begin(game_seed(seed, table, 0))).collect();
        let mut names = Vec::<String>::new();
        E::observe(&runs[0].view(Seat(0)), Seat(0), &mut names);
        let seats = usize::from(wanted.table.seats);
        Ok(Tables { fresh, runs, begun: vec![1; tables], places: vec![0; tables], seed, length: names.len(), seats })
    }

    fn begin(&mut self, table: usize) {
        self.runs[table] = self.fresh.begin(game_seed(self.seed, table, self.begun[table]));
        self.begun[table] += 1;
    }

    /// Shows who decides at a table and what is legal.
    fn show(&mut self, table: usize, shown: &mut Shown<'_>) {
        let run = &mut self.runs[table];
        let seat = run.next().expect("a table that is shown has begun a new game if the last one ended");
        shown.seats[table] = i32::from(seat.0);
        shown.counts[table] = run.list(seat).len() as i32;
        let actions = E::numbering().count() as usize;
        if let Some(masks) = &mut shown.masks {
            let mask = &mut masks[table * actions..][..actions];
            mask.fill(false);
            run.mark(mask);
        }
        if let Some(observations) = &mut shown.observations {
            run.observe_into(seat, &mut observations[table * self.length..][..self.length]);
        }
    }

    /// Finds every action before any is played: one that is not legal changes nothing.
    fn find(&mut self, actions: &[i64], by: By) -> Result<(), Wrong> {
        for (table, &action) in actions.iter().enumerate() {
            if action == STAY {
                self.places[table] = NOWHERE;
                continue;
            }
            let run = &mut self.runs[table];
            let seat = run.next().expect("a game that ended is followed by the next");
            let wrong = || Wrong::Value(format!("table {table}: action {action} is not legal for seat {} now", seat.0));
            let number = u32::try_from(action).map_err(|_| wrong())?;
            let place = match by {
                By::Number => run.place(seat, number),
                By::Place => Some(number as usize).filter(|&place| place < run.list(seat).len()),
            };
            self.places[table] = place.ok_or_else(wrong)?;
        }
        Ok(())
    }
}

impl<G: Complete, E: Encoding<G>> AnyTables for Tables<G, E> {
    fn seats(&self) -> usize {
        self.seats
    }

    fn actions(&self) -> usize {
        E::numbering().count() as usize
    }

    fn length(&self) -> usize {
        self.length
    }

    fn names(&self) -> Vec<String> {
        let mut names = Vec::new();
        E::observe(&self.runs[0].view(Seat(0)), Seat(0), &mut names);
        names
    }

    fn restart(&mut self, seed: u64, shown: &mut Shown<'_>) {
        self.seed = seed;
        self.begun.fill(0);
        shown.rewards.fill(0.0);
        shown.done.fill(false);
        for table in 0..self.runs.len() {
            self.begin(table);
            self.show(table, shown);
        }
    }

    fn step(&mut self, actions: &[i64], by: By, shown: &mut Shown<'_>) -> Result<(), Wrong> {
        if actions.len() != self.runs.len() {
            return Err(Wrong::Value(format!("{} actions for {} tables", actions.len(), self.runs.len())));
        }
        self.find(actions, by)?;
        for table in 0..self.runs.len() {
            let (run, place) = (&mut self.runs[table], self.places[table]);
            if place == NOWHERE {
                shown.rewards[table * self.seats..][..self.seats].fill(0.0);
                shown.done[table] = false;
                continue;
            }
            let seat = run.next().expect("a game that ended is followed by the next");
            run.play_listed(seat, place);
            let outcome = run.turn().outcome();
            if shown.done[table] != outcome.is_some() || outcome.is_some() {
                let rewards = &mut shown.rewards[table * self.seats..][..self.seats];
                match &outcome {
                    Some(outcome) => rewards.copy_from_slice(&returns(G::about(), outcome)),
                    None => rewards.fill(0.0),
                }
                shown.done[table] = outcome.is_some();
            }
            if outcome.is_some() {
                self.begin(table);
            }
            self.show(table, shown);
        }
        Ok(())
    }

    fn describe(&mut self, table: usize) -> Vec<Vec<f32>> {
        let run = &mut self.runs[table];
        let seat = run.next().expect("a game that ended is followed by the next");
        let view = run.view(seat);
        let told = |action: &G::Action| {
            let mut numbers = Vec::new();
            E::describe(&view, seat, action, &mut numbers);
            numbers
        };
        run.list(seat).iter().map(told).collect()
    }
}

/// The seed of a table's game: splitmix64 over all three, so that no two games have the same dice.
fn game_seed(seed: u64, table: usize, game: u64) -> u64 {
    let mix = |value: u64| {
        let value = (value ^ (value >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let value = (value ^ (value >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        value ^ (value >> 31)
    };
    let step = |state: u64, next: u64| mix(state.wrapping_add(0x9e37_79b9_7f4a_7c15).wrapping_add(next));
    step(step(mix(seed), table as u64), game)
}

struct Open<'a> {
    wanted: Wanted<'a>,
    tables: usize,
    seed: u64,
}

impl Visitor for Open<'_> {
    type Output = Result<Box<dyn AnyTables>, Wrong>;

    fn visit<G: Complete, E: Encoding<G>>(self) -> Self::Output {
        Ok(Box::new(Tables::<G, E>::new(&self.wanted, self.tables, self.seed)?))
    }
}

/// Many tables of one game at once. Every array belongs to NumPy, is made once and is written in place by `step` and `reset`:
/// copy what you want to keep.
///
/// A table whose game ended begins the next one at once: `done` and `rewards` then tell of the game that ended, everything
/// else of the new one. The same seed and the same actions give the same games.
#[pyclass(frozen, name = "Vector", module = "caldera")]
pub(crate) struct PyVector {
    tables: std::sync::Mutex<Box<dyn AnyTables>>,
    game: String,
    #[pyo3(get)]
    seats: Py<PyArray1<i32>>,
    #[pyo3(get)]
    counts: Py<PyArray1<i32>>,
    #[pyo3(get)]
    rewards: Py<PyArray2<f32>>,
    #[pyo3(get)]
    done: Py<PyArray1<bool>>,
    #[pyo3(get)]
    masks: Option<Py<PyArray2<bool>>>,
    #[pyo3(get)]
    observations: Option<Py<PyArray2<f32>>>,
}

/// Many tables of one game at once, for programs that learn: see `Vector`. `observations` and `masks` are left out where they
/// are not wanted, which is quicker.
#[pyfunction]
#[pyo3(signature = (
    game, tables=1024, seats=None, seed=0, *, observations=true, masks=true, hashed=false, options=None, edition=None, rules=None
))]
#[expect(clippy::too_many_arguments, reason = "they have names in Python")]
pub(crate) fn vector(
    py: Python<'_>,
    game: &str,
    tables: usize,
    seats: Option<u8>,
    seed: u64,
    observations: bool,
    masks: bool,
    hashed: bool,
    options: Option<&Bound<'_, PyDict>>,
    edition: Option<&str>,
    rules: Option<u16>,
) -> PyResult<PyVector> {
    py.import("numpy")?;
    if !(1..=1_000_000).contains(&tables) {
        return Err(Wrong::Value(format!("1 to 1000000 tables, not {tables}")).into());
    }
    let table = seats_of(game, seats, self::options(options)?)?;
    let wanted = Open { wanted: Wanted { table, edition, rules }, tables, seed };
    let opened = py.detach(|| open(game, hashed, wanted)?)?;
    let (seats, actions, length) = (opened.seats(), opened.actions(), opened.length());
    let vector = PyVector {
        tables: std::sync::Mutex::new(opened),
        game: game.to_owned(),
        seats: PyArray1::zeros(py, tables, false).unbind(),
        counts: PyArray1::zeros(py, tables, false).unbind(),
        rewards: PyArray2::zeros(py, [tables, seats], false).unbind(),
        done: PyArray1::zeros(py, tables, false).unbind(),
        masks: masks.then(|| PyArray2::zeros(py, [tables, actions], false).unbind()),
        observations: observations.then(|| PyArray2::zeros(py, [tables, length], false).unbind()),
    };
    vector.reset(py, seed)?;
    Ok(vector)
}

impl PyVector {
    /// Does something with the tables and all arrays, while Python's lock is let go.
    fn with<T: Send>(
        &self,
        py: Python<'_>,
        work: impl FnOnce(&mut dyn AnyTables, &mut Shown<'_>) -> Result<T, Wrong> + Send,
    ) -> PyResult<T> {
        let (mut seats, mut counts) = (self.seats.bind(py).try_readwrite()?, self.counts.bind(py).try_readwrite()?);
        let (mut rewards, mut done) = (self.rewards.bind(py).try_readwrite()?, self.done.bind(py).try_readwrite()?);
        let mut masks = self.masks.as_ref().map(|masks| masks.bind(py).try_readwrite()).transpose()?;
        let mut observations = self.observations.as_ref().map(|array| array.bind(py).try_readwrite()).transpose()?;
        let mut shown = Shown {
            seats: seats.as_slice_mut()?,
            counts: counts.as_slice_mut()?,
            rewards: rewards.as_slice_mut()?,
            done: done.as_slice_mut()?,
            masks: masks.as_mut().map(|array| array.as_slice_mut()).transpose()?,
            observations: observations.as_mut().map(|array| array.as_slice_mut()).transpose()?,
        };
        let tables = &self.tables;
        let done = py.detach(|| {
            let mut tables = tables.lock().map_err(|_| Wrong::Value("these tables have failed before".to_owned()))?;
            work(&mut **tables, &mut shown)
        });
        Ok(done?)
    }
}

#[pymethods]
impl PyVector {
    /// The game's short name.
    #[getter]
    fn game(&self) -> &str {
        &self.game
    }

    /// How many tables there are.
    #[getter]
    fn tables(&self, py: Python<'_>) -> usize {
        use numpy::PyUntypedArrayMethods;
        self.seats.bind(py).len()
    }

    /// How many action numbers there are.
    #[getter]
    fn action_count(&self, py: Python<'_>) -> PyResult<usize> {
        self.with(py, |tables, _| Ok(tables.actions()))
    }

    /// What each number of an observation says.
    #[getter]
    fn observation_names(&self, py: Python<'_>) -> PyResult<Vec<String>> {
        self.with(py, |tables, _| Ok(tables.names()))
    }

    /// Begins a new game at every table.
    #[pyo3(signature = (seed=0))]
    fn reset(&self, py: Python<'_>, seed: u64) -> PyResult<()> {
        self.with(py, |tables, shown| {
            tables.restart(seed, shown);
            Ok(())
        })
    }

    /// Plays an action at every table: an array of 64-bit whole numbers. They are action numbers, or with `places` the places
    /// in each table's list of legal actions, from 0 to `counts - 1`; -1 leaves a table as it is. Raises ValueError if one is not legal; nothing has
    /// changed then.
    #[pyo3(signature = (actions, *, places=false))]
    fn step(&self, py: Python<'_>, actions: &Bound<'_, PyArray1<i64>>, places: bool) -> PyResult<()> {
        let by = if places { By::Place } else { By::Number };
        let actions = actions.try_readonly()?;
        let actions = actions.as_slice()?;
        self.with(py, |tables, shown| tables.step(actions, by, shown))
    }

    /// What the legal actions of one table are, a row of a NumPy array for each place: see `State.feature_names`.
    fn features<'py>(&self, py: Python<'py>, table: usize) -> PyResult<Bound<'py, PyArray2<f32>>> {
        if table >= self.tables(py) {
            return Err(Wrong::Value(format!("there is no table {table}")).into());
        }
        let told = self.with(py, |tables, _| Ok(tables.describe(table)))?;
        Ok(PyArray2::from_vec2(py, &told)?)
    }

    fn __repr__(&self, py: Python<'_>) -> String {
        format!("<caldera.Vector {} tables={}>", self.game, self.tables(py))
    }
}
