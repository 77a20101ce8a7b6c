//! A small neural network that evaluates positions; it is trained by self-play.
//!
//! The same network looks at every seat. The inputs of a seat feed its strength directly and through one hidden layer
//! of rectified linear units (ReLU). A softmax over the strengths of all seats gives the chances of victory. Nothing
//! here calls a function whose last digit may differ between machines, so bots decide alike everywhere.

use crate::values::{Values, exponential};
use kernel::{MAX_SEATS, OwnFault, Seat};

/// The most inputs per seat.
pub const WIDTH: usize = 64;
/// Units of the hidden layer.
pub const UNITS: usize = 16;
/// Weights are written as whole multiples of 1 / `PART`.
const PART: f32 = 4096.0;

/// The inputs (features): a row of numbers for every seat, mostly between -1 and 1.
#[derive(Clone, Debug)]
pub struct Rows {
    rows: [[f32; WIDTH]; MAX_SEATS],
    seats: usize,
}

impl Rows {
    /// Rows full of zeros.
    #[inline]
    pub fn new(seats: u8) -> Rows {
        Rows { rows: [[0.0; WIDTH]; MAX_SEATS], seats: usize::from(seats) }
    }

    /// The row of a seat, to be filled in.
    #[inline]
    pub fn write(&mut self, seat: Seat) -> Writer<'_> {
        Writer { row: &mut self.rows[seat.index()], next: 0 }
    }

    /// The rows of all seats in the game.
    #[inline]
    pub fn all(&self) -> &[[f32; WIDTH]] {
        &self.rows[..self.seats]
    }
}

/// Fills a row in from left to right.
#[derive(Debug)]
pub struct Writer<'a> {
    row: &'a mut [f32; WIDTH],
    next: usize,
}

impl Writer<'_> {
    /// The next input.
    #[inline]
    pub fn put(&mut self, value: f32) {
        self.row[self.next] = value;
        self.next += 1;
    }

    /// The next input as a flag: 1 for true, 0 for false.
    #[inline]
    pub fn flag(&mut self, is_so: bool) {
        self.put(if is_so { 1.0 } else { 0.0 });
    }

    /// How many inputs were written.
    #[inline]
    pub fn written(&self) -> usize {
        self.next
    }
}

/// The weights of the network.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    /// Per input: its weight in every hidden unit.
    pub(crate) first: Vec<[f32; UNITS]>,
    /// Per input: its weight in the strength itself (skip connection).
    pub(crate) direct: Vec<f32>,
    /// Per hidden unit: its weight in the strength.
    pub(crate) second: [f32; UNITS],
}

impl Net {
    /// A network with zero weights: all seats are equally strong.
    pub fn blank(inputs: usize) -> Net {
        assert!(inputs <= WIDTH, "a row has room for {WIDTH} inputs");
        Net { first: vec![[0.0; UNITS]; inputs], direct: vec![0.0; inputs], second: [0.0; UNITS] }
    }

    /// How many inputs the network reads.
    pub fn inputs(&self) -> usize {
        self.first.len()
    }

    /// The activations of the hidden units for a row, before the ReLU.
    #[inline]
    pub(crate) fn units(&self, row: &[f32; WIDTH]) -> ([f32; UNITS], f32) {
        let mut units = [0.0; UNITS];
        let mut strength = 0.0;
        for ((&input, weights), direct) in row.iter().zip(&self.first).zip(&self.direct) {
            if input != 0.0 {
                strength += input * direct;
                units.iter_mut().zip(weights).for_each(|(unit, weight)| *unit += input * weight);
            }
        }
        (units, strength)
    }

    /// The strength of a seat with this row.
    #[inline]
    pub fn strength(&self, row: &[f32; WIDTH]) -> f32 {
        let (units, direct) = self.units(row);
        units.iter().zip(&self.second).fold(direct, |sum, (unit, weight)| sum + unit.max(0.0) * weight)
    }

    /// The chances of victory of all seats.
    #[inline]
    pub fn chances(&self, rows: &Rows) -> Values {
        let mut values = [0.0; MAX_SEATS];
        for (value, row) in values.iter_mut().zip(rows.all()) {
            *value = self.strength(row);
        }
        chances(&mut values[..rows.seats]);
        values
    }

    /// Reads what [`Net::write`] wrote. Lines that begin with `#` say how the weights were made.
    ///
    /// # Errors
    /// What is wrong, with its line.
    pub fn read(text: &str) -> Result<Net, OwnFault> {
        let mut net = Net::blank(0);
        let mut last = None;
        for (line, text) in text.lines().enumerate().filter(|(_, text)| !text.starts_with('#') && !text.is_empty()) {
            let wrong = |what: &str| OwnFault(format!("line {}: {what}", line + 1));
            let numbers: Result<Vec<i32>, _> = text.split_whitespace().skip(1).map(str::parse).collect();
            let numbers = numbers.map_err(|_| wrong("a weight is not a whole number"))?;
            let weights: Vec<f32> = numbers.into_iter().map(|number| number as f32 / PART).collect();
            if text.starts_with("units ") {
                last = Some(weights.try_into().map_err(|_| wrong("a wrong number of units"))?);
            } else {
                let (&direct, units) = weights.split_first().ok_or_else(|| wrong("an input without weights"))?;
                net.direct.push(direct);
                net.first.push(units.try_into().map_err(|_| wrong("a wrong number of units"))?);
            }
        }
        net.second = last.ok_or("the line of the units is missing")?;
        if net.inputs() > WIDTH { Err(OwnFault(format!("more than {WIDTH} inputs"))) } else { Ok(net) }
    }

    /// The weights as text: how they were made, a line per input, then the units.
    pub fn write(&self, how: &str, names: &[&str]) -> String {
        let mut text = String::new();
        let mut line = |name: &str, weights: &mut dyn Iterator<Item = f32>| {
            text.push_str(name);
            for weight in weights {
                text.push(' ');
                text.push_str(&((weight * PART).round() as i32).to_string());
            }
            text.push('\n');
        };
        how.lines().for_each(|told| line(&format!("# {told}"), &mut std::iter::empty()));
        for ((name, direct), units) in names.iter().zip(&self.direct).zip(&self.first) {
            line(name, &mut std::iter::once(*direct).chain(units.iter().copied()));
        }
        line("units", &mut self.second.iter().copied());
        text
    }
}

/// A softmax: turns strengths into chances that add up to 1.
#[inline]
pub(crate) fn chances(strengths: &mut [f32]) {
    let best = strengths.iter().copied().fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for strength in strengths.iter_mut() {
        *strength = exponential(*strength - best);
        sum += *strength;
    }
    strengths.iter_mut().for_each(|chance| *chance /= sum);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn small() -> Net {
        let mut net = Net::blank(2);
        net.direct = vec![0.5, -0.25];
        net.first[0][3] = 1.0;
        net.first[1][3] = -2.0;
        net.second[3] = 2.0;
        net
    }

    #[test]
    fn a_strength_is_the_straight_part_and_the_units_above_their_threshold() {
        let mut rows = Rows::new(2);
        rows.write(Seat(0)).flag(true);
        let mut row = rows.write(Seat(1));
        row.put(1.0);
        row.put(1.0);
        assert_eq!(row.written(), 2);
        assert_eq!(small().strength(&rows.all()[0]), 0.5 + 2.0);
        assert_eq!(small().strength(&rows.all()[1]), 0.25, "the unit is below its threshold");
        let values = small().chances(&rows);
        assert!((values[0] + values[1] - 1.0).abs() < 1e-6 && values[0] > 0.9);
    }

    #[test]
    fn weights_round_trip_and_bad_ones_are_named() {
        let text = small().write("made by hand\nin a test", &["one", "two"]);
        assert!(text.starts_with("# made by hand\n# in a test\none 2048 0"));
        assert_eq!(Net::read(&text), Ok(small()));
        assert_eq!(Net::read("one 1 x"), Err("line 1: a weight is not a whole number".into()));
        assert_eq!(Net::read("# how\none 1 2 3"), Err("line 2: a wrong number of units".into()));
        assert!(Net::read("").is_err());
    }
}
