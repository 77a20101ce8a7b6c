//! Positions altered at random, for the door to refuse or to stand by.

use kernel::Dice;
use serde_json::{Map, Value};

/// The way to a value inside a position: a key or an index at every step.
type Path = Vec<String>;

/// Numbers that break what was written for small ones.
const ODD_NUMBERS: [i64; 12] = [0, 1, 2, 3, 7, 16, 64, 127, 255, 65_535, 4_294_967_295, -1];

/// Alters positions, with what it finds in the other positions of a pool.
pub(crate) struct Mutator<'a> {
    pool: &'a [Value],
    dice: &'a mut Dice,
}

impl<'a> Mutator<'a> {
    pub(crate) fn new(pool: &'a [Value], dice: &'a mut Dice) -> Mutator<'a> {
        Mutator { pool, dice }
    }

    /// One position of the pool, altered once or a few times, and what was done to it.
    pub(crate) fn mutant(&mut self) -> (Value, Vec<String>) {
        let original = self.one_of_pool();
        let mut position = original.clone();
        let mut told = Vec::new();
        for _ in 0..8 {
            told.extend(self.alter(&mut position));
            // Most mutants differ in one place only: several wrongs at once are mostly refused for the first.
            if position != *original && self.dice.below(5) < 3 {
                break;
            }
        }
        (position, told)
    }

    fn below(&mut self, count: usize) -> usize {
        self.dice.below(count as u32) as usize
    }

    fn one_of_pool(&mut self) -> &'a Value {
        let pool = self.pool;
        &pool[self.below(pool.len())]
    }

    fn alter(&mut self, position: &mut Value) -> Option<String> {
        let path = self.path(position);
        let said = match self.below(10) {
            0..=1 => self.graft(position, &path),
            2 => self.transplant(position, &path),
            3 => self.exchange(position, &path),
            4 => self.carry_over(position, &path),
            _ => self.alter_at(at_mut(position, &path)?),
        };
        said.map(|said| format!("/{}: {said}", path.join("/")))
    }

    /// A place in the position: either by walking down from the top, which favours the few fields up there, or any.
    fn path(&mut self, position: &Value) -> Path {
        if self.below(2) == 0 {
            let mut paths = Vec::new();
            collect(position, &mut Path::new(), &mut paths);
            let place = self.below(paths.len());
            return paths.swap_remove(place);
        }
        let mut path = Path::new();
        let mut here = position;
        loop {
            let keys = keys(here);
            if keys.is_empty() || !path.is_empty() && self.below(4) == 0 {
                return path;
            }
            let key = keys[self.below(keys.len())].clone();
            here = child(here, &key).expect("a key of this value");
            path.push(key);
        }
    }

    /// The same place of another position.
    fn graft(&mut self, position: &mut Value, path: &Path) -> Option<String> {
        let donor = at(self.one_of_pool(), path)?.clone();
        let said = format!("as at another time, {}", short(&donor));
        *at_mut(position, path)? = donor;
        Some(said)
    }

    /// A field of the same name from anywhere in the pool.
    fn transplant(&mut self, position: &mut Value, path: &Path) -> Option<String> {
        let name = path.iter().rev().find(|key| key.parse::<usize>().is_err())?;
        let donor = self.one_of_pool();
        let mut paths = Vec::new();
        collect(donor, &mut Path::new(), &mut paths);
        paths.retain(|other| other.last() == path.last() || other.last() == Some(name));
        if paths.is_empty() {
            return None;
        }
        let from = paths.swap_remove(self.below(paths.len()));
        let value = at(donor, &from)?.clone();
        let said = format!("from /{}, {}", from.join("/"), short(&value));
        *at_mut(position, path)? = value;
        Some(said)
    }

    /// Two values of the same kind change places.
    fn exchange(&mut self, position: &mut Value, path: &Path) -> Option<String> {
        let value = at(position, path)?.clone();
        let mut paths = Vec::new();
        collect(position, &mut Path::new(), &mut paths);
        paths.retain(|other| {
            let inside = other.starts_with(path) || path.starts_with(other);
            !inside && at(position, other).is_some_and(|found| kind(found) == kind(&value) && *found != value)
        });
        if paths.is_empty() {
            return None;
        }
        let other = paths.swap_remove(self.below(paths.len()));
        let theirs = std::mem::replace(at_mut(position, &other)?, value);
        *at_mut(position, path)? = theirs;
        Some(format!("exchanged with /{}", other.join("/")))
    }

    /// An entry of one list goes to another list, or one from one number to another: nothing is lost or made.
    fn carry_over(&mut self, position: &mut Value, path: &Path) -> Option<String> {
        let mut paths = Vec::new();
        collect(position, &mut Path::new(), &mut paths);
        let wanted = kind(at(position, path)?);
        paths.retain(|other| other != path && at(position, other).is_some_and(|found| kind(found) == wanted));
        if paths.is_empty() {
            return None;
        }
        let other = paths.swap_remove(self.below(paths.len()));
        let roll = self.below(64);
        match at_mut(position, path)? {
            Value::Array(list) if !list.is_empty() => {
                let entry = list.remove(roll % list.len());
                at_mut(position, &other)?.as_array_mut()?.push(entry);
            }
            Value::Number(number) => {
                let number = number.as_i64()?;
                let theirs = at(position, &other)?.as_i64()?;
                *at_mut(position, path)? = Value::from(number - 1);
                *at_mut(position, &other)? = Value::from(theirs + 1);
            }
            Value::Array(_) | Value::Object(_) | Value::String(_) | Value::Bool(_) | Value::Null => return None,
        }
        Some(format!("one goes to /{}", other.join("/")))
    }

    fn alter_at(&mut self, value: &mut Value) -> Option<String> {
        match value {
            Value::Null => {
                *value = match self.below(4) {
                    0 => Value::from(0),
                    1 => Value::Bool(true),
                    2 => Value::Array(Vec::new()),
                    _ => Value::Object(Map::new()),
                };
            }
            Value::Bool(flag) => *flag = !*flag,
            Value::Number(number) => {
                let old = number.as_i64().unwrap_or(i64::MAX);
                *value = Value::from(match self.below(4) {
                    0 => old.saturating_add(1),
                    1 => old.saturating_sub(1),
                    2 => old.saturating_mul(2),
                    _ => ODD_NUMBERS[self.below(ODD_NUMBERS.len())],
                });
            }
            Value::String(text) => match self.below(4) {
                0 => text.clear(),
                1 => drop(text.pop()),
                2 => *value = Value::Null,
                _ => *text = self.word()?,
            },
            Value::Array(list) => self.alter_list(list),
            Value::Object(fields) => self.alter_fields(fields)?,
        }
        Some(short(value))
    }

    /// A word that stands somewhere in the pool.
    fn word(&mut self) -> Option<String> {
        let donor = self.one_of_pool();
        let mut paths = Vec::new();
        collect(donor, &mut Path::new(), &mut paths);
        paths.retain(|path| at(donor, path).is_some_and(Value::is_string));
        let path = paths.get(self.below(paths.len().max(1)))?;
        at(donor, path)?.as_str().map(str::to_owned)
    }

    fn alter_list(&mut self, list: &mut Vec<Value>) {
        if list.is_empty() {
            list.push(Value::from(self.below(8)));
            return;
        }
        let (one, other) = (self.below(list.len()), self.below(list.len()));
        match self.below(6) {
            0 => drop(list.remove(one)),
            1 => list.push(list[one].clone()),
            2 => list.swap(one, other),
            3 => list[one] = list[other].clone(),
            4 => list.reverse(),
            _ => list.clear(),
        }
    }

    fn alter_fields(&mut self, fields: &mut Map<String, Value>) -> Option<()> {
        let names: Vec<String> = fields.keys().cloned().collect();
        if names.is_empty() {
            return None;
        }
        let (one, other) = (&names[self.below(names.len())], &names[self.below(names.len())]);
        match self.below(4) {
            0 => drop(fields.remove(one)),
            1 => drop(fields.insert(one.clone(), Value::Null)),
            2 => {
                let value = fields.get(other)?.clone();
                fields.insert(one.clone(), value);
            }
            _ => {
                let value = fields.remove(one)?;
                let name = self.word()?;
                fields.insert(name, value);
            }
        }
        Some(())
    }
}

/// The kind of a value: only values of the same kind change places.
fn kind(value: &Value) -> u8 {
    match value {
        Value::Null => 0,
        Value::Bool(_) => 1,
        Value::Number(_) => 2,
        Value::String(_) => 3,
        Value::Array(_) => 4,
        Value::Object(_) => 5,
    }
}

fn short(value: &Value) -> String {
    let text = value.to_string();
    if text.chars().count() <= 60 { text } else { text.chars().take(57).chain("...".chars()).collect() }
}

fn keys(value: &Value) -> Vec<String> {
    match value {
        Value::Array(list) => (0..list.len()).map(|place| place.to_string()).collect(),
        Value::Object(fields) => fields.keys().cloned().collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => Vec::new(),
    }
}

fn child<'a>(value: &'a Value, key: &str) -> Option<&'a Value> {
    match value {
        Value::Array(list) => list.get(key.parse::<usize>().ok()?),
        Value::Object(fields) => fields.get(key),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => None,
    }
}

fn at<'a>(value: &'a Value, path: &Path) -> Option<&'a Value> {
    path.iter().try_fold(value, |here, key| child(here, key))
}

fn at_mut<'a>(value: &'a mut Value, path: &Path) -> Option<&'a mut Value> {
    path.iter().try_fold(value, |here, key| match here {
        Value::Array(list) => list.get_mut(key.parse::<usize>().ok()?),
        Value::Object(fields) => fields.get_mut(key),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => None,
    })
}

fn collect(value: &Value, here: &mut Path, out: &mut Vec<Path>) {
    if !here.is_empty() {
        out.push(here.clone());
    }
    for key in keys(value) {
        let inner = child(value, &key).expect("a key of this value");
        here.push(key);
        collect(inner, here, out);
        here.pop();
    }
}
