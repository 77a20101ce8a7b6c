//! One decision of the active player, and how it is written.

use crate::cell::Cell;
use crate::hand::Hand;
use crate::pieces::{Direction, Face, Figure, Place, Species};
use kernel::{NotationFault, Seat};
use std::fmt;
use std::str::FromStr;

/// One decision of the active player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Make the first roll.
    Roll,
    /// Roll some dice again.
    Reroll(Hand),
    /// Keep all dice.
    Keep,
    /// Use a Volcano die.
    Volcano {
        /// Who goes.
        figure: Figure,
        /// From where.
        from: Place,
    },
    /// Use a Cave die.
    Cave {
        /// Who comes in.
        figure: Figure,
        /// From where.
        from: Place,
    },
    /// Use a Hut die.
    Hut {
        /// Who comes in.
        figure: Figure,
        /// From where.
        from: Place,
    },
    /// Use Footprint dice.
    Walk {
        /// Who walks, swims or flies.
        figure: Figure,
        /// From where.
        from: Place,
        /// To which tile.
        to: Cell,
        /// The dice it costs.
        dice: u8,
        /// Whose Cro-Magnon the Tyrannosaurus eats there, if any.
        devour: Option<Seat>,
    },
    /// Use an Egg die.
    Egg {
        /// Who goes.
        figure: Figure,
        /// From where.
        from: Place,
    },
    /// Hatch a dinosaur.
    Hatch(Species),
    /// End step 2.
    End,
    /// Shake the earth.
    Quake(Direction),
    /// Leave the earth in peace.
    NoQuake,
}

const EXAMPLES: &str = "roll, keep, reroll cave egg, volcano person reserve, cave brontosaurus reserve, hut person 1,2, \
    walk person 1,0 to 3,0 for 2, walk tyrannosaurus 1,1 to 1,2 for 1 devour 1, egg person reserve, \
    hatch triceratops, end, quake left, no quake";

impl fmt::Display for Action {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Roll => out.write_str("roll"),
            Action::Reroll(dice) if *dice == Hand::NONE => out.write_str("reroll"),
            Action::Reroll(dice) => write!(out, "reroll {dice}"),
            Action::Keep => out.write_str("keep"),
            Action::Volcano { figure, from } => write!(out, "volcano {figure} {from}"),
            Action::Cave { figure, from } => write!(out, "cave {figure} {from}"),
            Action::Hut { figure, from } => write!(out, "hut {figure} {from}"),
            Action::Walk { figure, from, to, dice, devour } => {
                write!(out, "walk {figure} {from} to {to} for {dice}")?;
                devour.map_or(Ok(()), |victim| write!(out, " devour {victim}"))
            }
            Action::Egg { figure, from } => write!(out, "egg {figure} {from}"),
            Action::Hatch(species) => write!(out, "hatch {species}"),
            Action::End => out.write_str("end"),
            Action::Quake(direction) => write!(out, "quake {direction}"),
            Action::NoQuake => out.write_str("no quake"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationFault;

    fn from_str(text: &str) -> Result<Action, NotationFault> {
        let words: Vec<&str> = text.split(' ').collect();
        parse(&words).ok_or_else(|| NotationFault::new(text, EXAMPLES))
    }
}

fn parse(words: &[&str]) -> Option<Action> {
    let action = match words {
        ["roll"] => Action::Roll,
        ["keep"] => Action::Keep,
        ["end"] => Action::End,
        ["no", "quake"] => Action::NoQuake,
        ["quake", direction] => Action::Quake(direction.parse().ok()?),
        ["hatch", species] => Action::Hatch(species.parse().ok()?),
        ["reroll", faces @ ..] => Action::Reroll(parse_hand(faces)?),
        ["volcano", figure, from] => Action::Volcano { figure: figure.parse().ok()?, from: from.parse().ok()? },
        ["cave", figure, from] => Action::Cave { figure: figure.parse().ok()?, from: from.parse().ok()? },
        ["hut", figure, from] => Action::Hut { figure: figure.parse().ok()?, from: from.parse().ok()? },
        ["egg", figure, from] => Action::Egg { figure: figure.parse().ok()?, from: from.parse().ok()? },
        ["walk", figure, from, "to", to, "for", dice, rest @ ..] => Action::Walk {
            figure: figure.parse().ok()?,
            from: from.parse().ok()?,
            to: to.parse().ok()?,
            dice: parse_digit(dice)?,
            devour: match rest {
                [] => None,
                ["devour", victim] => Some(Seat(parse_digit(victim)?)),
                _ => return None,
            },
        },
        _ => return None,
    };
    Some(action)
}

/// Parses faces in their fixed order, so that each choice of dice is written in one way only.
fn parse_hand(words: &[&str]) -> Option<Hand> {
    let faces: Vec<Face> = words.iter().map(|word| word.parse().ok()).collect::<Option<_>>()?;
    (faces.is_sorted() && faces.len() <= 10).then(|| faces.into_iter().collect())
}

fn parse_digit(word: &str) -> Option<u8> {
    match word.as_bytes() {
        [digit @ b'0'..=b'9'] => Some(digit - b'0'),
        _ => None,
    }
}
