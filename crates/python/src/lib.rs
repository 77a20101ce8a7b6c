//! The Python module `caldera`: the same engine for research.
//!
//! This crate makes `caldera._caldera`; the package in `python/caldera` re-exports it and reads files. No rule of a game is
//! here: everything goes through the doors of the catalog. Long work lets go of Python's lock, and a match can be used from
//! several threads.
//!
//! - `play`: a match
//! - `records`: game files
//! - `rollouts`: random games by the thousand
//! - `setting`: what is played: game, seats, options, edition, version of the rules, seed
//! - `run`, `encoding`: a game without a record, and its views and actions as numbers
//! - `state`, `vector`: one such game, and many at once over NumPy's arrays
//! - `data`, `fault`: JSON and faults as Python has them

mod data;
mod encoding;
mod fault;
mod play;
mod records;
mod rollouts;
mod run;
mod setting;
mod state;
mod vector;

use pyo3::prelude::*;

/// The engine of Caldera; see the package `caldera`.
#[pymodule]
fn _caldera(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add_class::<play::PyMatch>()?;
    module.add_class::<state::PyState>()?;
    module.add_class::<vector::PyVector>()?;
    module.add("Refused", py.get_type::<fault::Refused>())?;
    module.add("Fault", py.get_type::<fault::Fault>())?;
    module.add_function(wrap_pyfunction!(setting::games, module)?)?;
    module.add_function(wrap_pyfunction!(setting::bots, module)?)?;
    module.add_function(wrap_pyfunction!(setting::new, module)?)?;
    module.add_function(wrap_pyfunction!(setting::at, module)?)?;
    module.add_function(wrap_pyfunction!(state::state, module)?)?;
    module.add_function(wrap_pyfunction!(state::state_at, module)?)?;
    module.add_function(wrap_pyfunction!(vector::vector, module)?)?;
    module.add_function(wrap_pyfunction!(rollouts::rollouts, module)?)?;
    module.add_function(wrap_pyfunction!(records::load, module)?)?;
    module.add_function(wrap_pyfunction!(records::replay, module)?)?;
    module.add_function(wrap_pyfunction!(records::analyse, module)?)?;
    module.add_function(wrap_pyfunction!(records::verify, module)?)
}
