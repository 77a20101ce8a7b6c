//! Rule IDs, and refusals that cite them.

use crate::{Fault, Phrase, Seat};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use std::fmt;

/// The ID of one rule of one game's book, as in `WRA-ACT-5`. Never reused, never renumbered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct RuleId(pub &'static str);

impl RuleId {
    /// The ID as text.
    pub const fn as_str(self) -> &'static str {
        self.0
    }

    /// Refuses something by this rule. The facts fill the sentence that the game's texts hold under the rule's ID.
    pub fn refuse(self, facts: Facts) -> Refusal {
        Refusal { rule: self, facts }
    }
}

/// Names the rules of a game's book that its code cites: `ids! { REROLL "WRA-DICE-3" }` makes a constant.
#[macro_export]
macro_rules! ids {
    ($($name:ident $id:literal)+) => {
        $(
            #[doc = concat!("Rule ", $id, " of the book.")]
            pub(crate) const $name: $crate::RuleId = $crate::RuleId($id);
        )+
    };
}

impl fmt::Display for RuleId {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.0)
    }
}

impl fmt::Debug for RuleId {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.0)
    }
}

/// Why something is not allowed: the first broken rule in book order, and the facts of the case.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Refusal {
    /// The rule that forbids it.
    pub rule: RuleId,
    /// What the sentence speaks of, by name.
    pub facts: Facts,
}

impl fmt::Display for Refusal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}", self.rule)?;
        for (name, fact) in self.facts.iter() {
            write!(out, " {name}={fact}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Refusal {}

/// One fact of a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Fact {
    /// A number; sentences may choose a plural by it.
    Number(i64),
    /// A text that is the same in every language, such as a coordinate.
    Text(String),
    /// The key of a text of the game, put into the reader's language when the sentence is made.
    Label(String),
    /// A player, named when the sentence is made.
    Seat(Seat),
    /// Several facts, joined by commas.
    List(Vec<Fact>),
    /// Another sentence of the game, such as an action that is spoken of.
    Said(Box<Phrase>),
    /// What is wrong with something, told by texts of its own.
    Wrong(Box<Fault>),
}

impl Fact {
    /// A text of the game, by its key.
    pub fn label(key: impl Into<String>) -> Fact {
        Fact::Label(key.into())
    }
}

impl fmt::Display for Fact {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fact::Number(number) => write!(out, "{number}"),
            Fact::Text(text) | Fact::Label(text) => out.write_str(text),
            Fact::Seat(seat) => write!(out, "{seat}"),
            Fact::List(facts) => {
                for (position, fact) in facts.iter().enumerate() {
                    let comma = if position == 0 { "" } else { "," };
                    write!(out, "{comma}{fact}")?;
                }
                Ok(())
            }
            Fact::Said(phrase) => out.write_str(&phrase.key),
            Fact::Wrong(fault) => out.write_str(fault.key()),
        }
    }
}

macro_rules! number_facts {
    ($($kind:ty)*) => {$(
        impl From<$kind> for Fact {
            fn from(number: $kind) -> Fact {
                Fact::Number(i64::from(number))
            }
        }
    )*};
}
number_facts!(u8 u16 u32 i8 i16 i32 i64);

impl From<usize> for Fact {
    fn from(number: usize) -> Fact {
        Fact::Number(i64::try_from(number).expect("counts of pieces are small"))
    }
}

impl From<&str> for Fact {
    fn from(text: &str) -> Fact {
        Fact::Text(text.to_owned())
    }
}

impl From<String> for Fact {
    fn from(text: String) -> Fact {
        Fact::Text(text)
    }
}

impl From<Seat> for Fact {
    fn from(seat: Seat) -> Fact {
        Fact::Seat(seat)
    }
}

impl From<Phrase> for Fact {
    fn from(phrase: Phrase) -> Fact {
        Fact::Said(Box::new(phrase))
    }
}

impl From<Fault> for Fact {
    fn from(fault: Fault) -> Fact {
        Fact::Wrong(Box::new(fault))
    }
}

impl From<Vec<Fact>> for Fact {
    fn from(facts: Vec<Fact>) -> Fact {
        Fact::List(facts)
    }
}

/// Facts by name, in the order they were given. Made by [`facts!`](crate::facts).
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Facts(Vec<(&'static str, Fact)>);

impl Facts {
    /// No facts: the sentence stands by itself.
    pub fn none() -> Facts {
        Facts::default()
    }

    /// The facts with one more.
    #[must_use]
    pub fn with(mut self, name: &'static str, fact: impl Into<Fact>) -> Facts {
        self.0.push((name, fact.into()));
        self
    }

    /// The fact called `name`.
    pub fn get(&self, name: &str) -> Option<&Fact> {
        self.0.iter().find(|(known, _)| *known == name).map(|(_, fact)| fact)
    }

    /// All facts with their names.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &Fact)> {
        self.0.iter().map(|(name, fact)| (*name, fact))
    }
}

impl Serialize for Facts {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(Some(self.0.len()))?;
        for (name, fact) in &self.0 {
            map.serialize_entry(name, fact)?;
        }
        map.end()
    }
}

/// Facts by name: `facts![cost = 3, have]`. A name alone takes the variable of that name.
#[macro_export]
macro_rules! facts {
    () => { $crate::Facts::none() };
    ($($name:ident $(= $value:expr)?),+ $(,)?) => {
        $crate::Facts::none()$(.with(stringify!($name), $crate::facts!(@value $name $(= $value)?)))+
    };
    (@value $name:ident = $value:expr) => { $value };
    (@value $name:ident) => { $name };
}
