//! Stochastic gradient descent on the log loss, by the Adam method.

use super::play::Lesson;
use crate::net::{Net, UNITS, WIDTH};
use kernel::Dice;

/// The learning rate at the start; it decays towards the end of every course.
const STEP: f32 = 0.004;
/// Positions per mini-batch.
const BATCH: usize = 128;
/// Adam's decay rates of the running means of the gradient and of its square (Kingma and Ba).
const MEMORY: (f32, f32) = (0.9, 0.999);
/// Decoupled weight decay: pulls weights towards zero a little, so that noise does not make them grow.
const DECAY: f32 = 1e-5;

/// A network in training. All weights stand in one list: for each input its direct weight and its hidden ones, then the
/// weights of the hidden units.
pub(super) struct Teacher {
    inputs: usize,
    weights: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Teacher {
    pub(super) fn new(net: &Net, dice: &mut Dice) -> Teacher {
        let inputs = net.inputs();
        let mut weights = Vec::with_capacity((inputs + 1) * (UNITS + 1));
        for (direct, units) in net.direct.iter().zip(&net.first) {
            weights.push(*direct);
            weights.extend_from_slice(units);
        }
        weights.extend_from_slice(&net.second);
        // Small random weights break the symmetry: units that begin alike would all learn the same.
        if weights.iter().all(|&weight| weight == 0.0) {
            let reach = (6.0 / inputs as f32).sqrt();
            let mut draw = |reach: f32| reach * (dice.below(2001) as f32 / 1000.0 - 1.0);
            for row in weights.chunks_mut(UNITS + 1) {
                let first = if row.len() == UNITS { 0 } else { 1 };
                row[first..].iter_mut().for_each(|weight| *weight = draw(if first == 1 { reach } else { 0.3 }));
            }
        }
        let blank = vec![0.0; weights.len()];
        Teacher { inputs, mean: blank.clone(), square: blank, weights, steps: 0 }
    }

    pub(super) fn net(&self) -> Net {
        let mut net = Net::blank(self.inputs);
        for (input, row) in self.weights.chunks(UNITS + 1).take(self.inputs).enumerate() {
            net.direct[input] = row[0];
            net.first[input].copy_from_slice(&row[1..]);
        }
        net.second.copy_from_slice(&self.weights[self.inputs * (UNITS + 1)..]);
        net
    }

    /// Goes through the lessons several times, each time in another order.
    pub(super) fn learn(&mut self, lessons: &mut [&Lesson], passes: u32, dice: &mut Dice) {
        let batches = lessons.len().div_ceil(BATCH) * passes as usize;
        let mut done = 0;
        for _ in 0..passes {
            dice.shuffle(lessons);
            for batch in lessons.chunks(BATCH) {
                let slope = self.slope(batch);
                let left = 1.0 - done as f32 / batches as f32;
                self.step(&slope, STEP * (0.05 + 0.95 * left));
                done += 1;
            }
        }
    }

    /// The gradient of the mean log loss of a batch.
    fn slope(&self, batch: &[&Lesson]) -> Vec<f32> {
        let net = self.net();
        let mut slope = vec![0.0; self.weights.len()];
        for lesson in batch {
            let chances = net.chances(&lesson.rows);
            for ((row, chance), share) in lesson.rows.all().iter().zip(chances).zip(lesson.result) {
                add_slope(&net, row, (chance - share) / batch.len() as f32, &mut slope);
            }
        }
        slope
    }

    fn step(&mut self, slope: &[f32], length: f32) {
        self.steps += 1;
        let unbiased = (1.0 - MEMORY.0.powi(self.steps), 1.0 - MEMORY.1.powi(self.steps));
        let places = self.weights.iter_mut().zip(&mut self.mean).zip(&mut self.square).zip(slope);
        for (((weight, mean), square), &slope) in places {
            *mean = MEMORY.0 * *mean + (1.0 - MEMORY.0) * slope;
            *square = MEMORY.1 * *square + (1.0 - MEMORY.1) * slope * slope;
            let direction = (*mean / unbiased.0) / ((*square / unbiased.1).sqrt() + 1e-8);
            *weight -= length * direction + DECAY * *weight;
        }
    }
}

/// What one row adds to the gradient, where `error` is the derivative of the loss by its strength.
fn add_slope(net: &Net, row: &[f32; WIDTH], error: f32, slope: &mut [f32]) {
    let (units, _) = net.units(row);
    let own = net.inputs() * (UNITS + 1);
    let mut back = [0.0; UNITS];
    let places = units.iter().zip(&net.second).zip(&mut slope[own..]).zip(&mut back);
    for (((unit, weight), place), back) in places.filter(|(((unit, _), _), _)| **unit > 0.0) {
        *place += error * unit;
        *back = error * weight;
    }
    for (input, place) in row.iter().zip(slope.chunks_mut(UNITS + 1)).take(net.inputs()) {
        if *input != 0.0 {
            place[0] += error * input;
            place[1..].iter_mut().zip(back).for_each(|(place, back)| *place += back * input);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::Rows;
    use crate::values::even;
    use kernel::{MAX_SEATS, Seat};

    /// The seat whose two inputs differ wins (XOR): no linear function can learn that.
    fn lessons() -> Vec<Lesson> {
        let mut dice = Dice::fast(1);
        let lesson = |_| {
            let mut rows = Rows::new(2);
            let mut result = [0.0; MAX_SEATS];
            for (seat, share) in Seat::all(2).zip(&mut result) {
                let (one, other) = (dice.below(2) == 1, dice.below(2) == 1);
                *share = if one == other { 0.0 } else { 1.0 };
                let mut row = rows.write(seat);
                row.flag(true);
                row.flag(one);
                row.flag(other);
            }
            let sum: f32 = result.iter().sum();
            let result = if sum == 0.0 { [0.5, 0.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0] } else { result.map(|it| it / sum) };
            Lesson { rows, result, by_hand: even(2) }
        };
        (0..600).map(lesson).collect()
    }

    #[test]
    fn what_no_straight_line_tells_is_learnt() {
        let lessons = lessons();
        let mut dice = Dice::fast(2);
        let mut teacher = Teacher::new(&Net::blank(3), &mut dice);
        let surprise =
            |net: &Net| lessons.iter().map(|lesson| lesson.surprise(&net.chances(&lesson.rows))).sum::<f32>() / 600.0;
        let before = surprise(&teacher.net());
        teacher.learn(&mut lessons.iter().collect::<Vec<_>>(), 120, &mut dice);
        let after = surprise(&teacher.net());
        assert!(after < 0.5 * before, "{before} {after}");
    }
}
