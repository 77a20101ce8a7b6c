//! Plain data, from JSON to Python and back.

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyFloat, PyInt, PyList, PyString, PyTuple};
use serde_json::{Map, Number, Value};

/// Data nested more deeply is refused: no honest position comes near, and a list that contains itself has no end.
const DEEPEST: u32 = 100;

/// Data as Python has it.
pub(crate) fn to_python<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    Ok(match value {
        Value::Null => py.None().into_bound(py),
        Value::Bool(flag) => PyBool::new(py, *flag).to_owned().into_any(),
        Value::Number(number) => number_to_python(py, number)?,
        Value::String(text) => PyString::new(py, text).into_any(),
        Value::Array(items) => {
            let list = PyList::empty(py);
            items.iter().try_for_each(|item| list.append(to_python(py, item)?))?;
            list.into_any()
        }
        Value::Object(fields) => {
            let dict = PyDict::new(py);
            fields.iter().try_for_each(|(name, field)| dict.set_item(name, to_python(py, field)?))?;
            dict.into_any()
        }
    })
}

fn number_to_python<'py>(py: Python<'py>, number: &Number) -> PyResult<Bound<'py, PyAny>> {
    if let Some(whole) = number.as_i64() {
        return Ok(whole.into_pyobject(py)?.into_any());
    }
    if let Some(whole) = number.as_u64() {
        return Ok(whole.into_pyobject(py)?.into_any());
    }
    Ok(PyFloat::new(py, number.as_f64().unwrap_or(f64::NAN)).into_any())
}

/// Data that a caller gave.
pub(crate) fn from_python(value: &Bound<'_, PyAny>) -> PyResult<Value> {
    read(value, DEEPEST)
}

/// Options by name, or none.
pub(crate) fn options(given: Option<&Bound<'_, PyDict>>) -> PyResult<Map<String, Value>> {
    given.map_or(Ok(Map::new()), |dict| fields(dict, DEEPEST))
}

fn read(value: &Bound<'_, PyAny>, depth: u32) -> PyResult<Value> {
    let deeper = depth.checked_sub(1).ok_or_else(|| PyValueError::new_err("this is nested too deeply"))?;
    let items = |items: &mut dyn Iterator<Item = Bound<'_, PyAny>>| -> PyResult<Value> {
        items.map(|item| read(&item, deeper)).collect::<PyResult<Vec<Value>>>().map(Value::Array)
    };
    if value.is_none() {
        Ok(Value::Null)
    } else if let Ok(flag) = value.cast::<PyBool>() {
        Ok(Value::Bool(flag.is_true()))
    } else if value.is_instance_of::<PyInt>() {
        value.extract::<i64>().map(Value::from).or_else(|_| value.extract::<u64>().map(Value::from))
    } else if let Ok(number) = value.cast::<PyFloat>() {
        let number = Number::from_f64(number.value());
        number.map(Value::Number).ok_or_else(|| PyValueError::new_err("a number must be finite"))
    } else if let Ok(text) = value.cast::<PyString>() {
        Ok(Value::String(text.to_str()?.to_owned()))
    } else if let Ok(list) = value.cast::<PyList>() {
        items(&mut list.iter())
    } else if let Ok(tuple) = value.cast::<PyTuple>() {
        items(&mut tuple.iter())
    } else if let Ok(dict) = value.cast::<PyDict>() {
        fields(dict, deeper).map(Value::Object)
    } else {
        let kind = value.get_type().name()?;
        Err(PyTypeError::new_err(format!("only plain data is understood here (as in JSON), not {kind}")))
    }
}

fn fields(dict: &Bound<'_, PyDict>, depth: u32) -> PyResult<Map<String, Value>> {
    dict.iter().map(|(name, value)| Ok((name.extract::<String>()?, read(&value, depth)?))).collect()
}
