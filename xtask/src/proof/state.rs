//! What was checked so far, in `ledger.json` of the server.

use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::path::Path;

/// What one short run of a check has done.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Checked {
    /// In the unit of the check: games, positions, pairs, decisions, mutants.
    pub(crate) done: u64,
    /// How many seeds were used up.
    pub(crate) games: u64,
    /// Whatever else is worth telling, by name.
    pub(crate) more: BTreeMap<String, u64>,
    /// What was found.
    pub(crate) failure: Option<String>,
    /// Mutants that no test found.
    pub(crate) survivors: Vec<String>,
    /// There is nothing to check.
    pub(crate) nothing: bool,
}

/// What was done of a check, with which code.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Done {
    /// The state of the code that was checked.
    pub(crate) code: String,
    pub(crate) commit: String,
    pub(crate) date: String,
    pub(crate) done: u64,
    /// What was done with older code, too.
    pub(crate) before: u64,
    /// There is nothing to check.
    pub(crate) nothing: bool,
    /// The seed to go on with.
    pub(crate) next: u64,
    pub(crate) more: BTreeMap<String, u64>,
    pub(crate) failures: Vec<String>,
    /// Mutants that no test found.
    pub(crate) survivors: Vec<String>,
}

/// All checks, by name.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct State {
    checks: BTreeMap<String, Done>,
}

impl State {
    /// What the file says; nothing if there is none.
    pub(crate) fn read(file: &Path) -> Result<State, String> {
        if !file.exists() {
            return Ok(State::default());
        }
        let text = std::fs::read_to_string(file).map_err(|fault| format!("{}: {fault}", file.display()))?;
        State::parse(&text).map_err(|fault| format!("{}: {fault}", file.display()))
    }

    pub(crate) fn parse(text: &str) -> Result<State, String> {
        let value: Value = serde_json::from_str(text).map_err(|fault| fault.to_string())?;
        let fields = value.as_object().ok_or("an object belongs here")?;
        let read = |(name, value): (&String, &Value)| Some((name.clone(), Done::parse(value)?));
        let checks: Option<_> = fields.iter().map(read).collect();
        Ok(State { checks: checks.ok_or("a check is not as we write it")? })
    }

    pub(crate) fn text(&self) -> String {
        let fields: Map<String, Value> = self.checks.iter().map(|(name, done)| (name.clone(), done.value())).collect();
        format!("{:#}\n", Value::Object(fields))
    }

    pub(crate) fn write(&self, file: &Path) -> Result<(), String> {
        std::fs::write(file, self.text()).map_err(|fault| format!("{}: {fault}", file.display()))
    }

    /// What was done of a check with this code.
    pub(crate) fn of(&self, name: &str, code: &str) -> Done {
        match self.checks.get(name) {
            Some(known) if known.code == code => known.clone(),
            // Other seeds than before: what is checked adds up over the states of the code.
            Some(older) => Done {
                code: code.to_owned(),
                next: older.next.max(1),
                before: older.before + older.done,
                ..Done::default()
            },
            None => Done { code: code.to_owned(), next: 1, ..Done::default() },
        }
    }

    /// What was done of a check last, with whatever code.
    pub(crate) fn known(&self, name: &str) -> Option<&Done> {
        self.checks.get(name)
    }

    /// Adds a run, of the code that stands in this commit.
    pub(crate) fn add(&mut self, name: &str, (code, commit): (&str, &str), date: &str, checked: Checked) -> Done {
        let mut done = self.of(name, code);
        (done.commit, done.date) = (commit.to_owned(), date.to_owned());
        done.done += checked.done;
        done.next += checked.games;
        for (what, count) in checked.more {
            *done.more.entry(what).or_default() += count;
        }
        done.failures.extend(checked.failure);
        done.survivors.extend(checked.survivors);
        done.nothing = checked.nothing;
        self.checks.insert(name.to_owned(), done.clone());
        done
    }
}

impl Done {
    fn parse(value: &Value) -> Option<Done> {
        let text = |name: &str| value[name].as_str().map(str::to_owned);
        let more = value["more"].as_object()?;
        // An older file has no such list.
        let list = |name: &str| -> Vec<String> {
            value[name].as_array().into_iter().flatten().filter_map(|text| text.as_str().map(str::to_owned)).collect()
        };
        Some(Done {
            code: text("code")?,
            commit: text("commit")?,
            date: text("date")?,
            done: value["done"].as_u64()?,
            next: value["next"].as_u64()?,
            more: more.iter().map(|(name, count)| Some((name.clone(), count.as_u64()?))).collect::<Option<_>>()?,
            before: value["before"].as_u64().unwrap_or_default(),
            nothing: value["nothing"].as_bool().unwrap_or_default(),
            failures: list("failures"),
            survivors: list("survivors"),
        })
    }

    fn value(&self) -> Value {
        json!({ "code": self.code, "commit": self.commit, "date": self.date, "done": self.done, "before": self.before,
                "nothing": self.nothing, "next": self.next, "more": self.more, "failures": self.failures,
                "survivors": self.survivors })
    }
}
