//! FUJ-COM-9: hints are free judgements. A seat that imagines the others' dice may still believe them a little: a roll
//! that contradicts what its owner said is usually drawn again. None of this is ever shown.

use crate::dice::{Colour, DiceSet};
use crate::hint::{About, Criterion, Danger, Grade, Hint, Saying, Trait};
use crate::member::Member;
use crate::side::Side;
use crate::state::{State, Step};
use kernel::{Dice, Seat};

/// How often a roll is drawn until it fits what was said.
pub(crate) const TRIES: u32 = 6;

/// The listener, and whether there is anything to believe.
pub(crate) struct Told {
    listener: Seat,
    anything: bool,
}

impl Told {
    /// What others have said about the dice that they have not changed since.
    pub(crate) fn by_others(state: &State, listener: Seat) -> Told {
        let spoken =
            Seat::all(state.options.seats).any(|seat| seat != listener && !state.hints[seat.index()].is_empty());
        Told { listener, anything: state.step == Step::Plan && spoken }
    }

    /// Whether an imagined state fits what was said. One contradiction in four is accepted.
    pub(crate) fn sounds_right(&self, world: &State, dice: &mut Dice) -> bool {
        if !self.anything {
            return true;
        }
        let others = Seat::all(world.options.seats).filter(|&seat| seat != self.listener);
        let doubts = others.flat_map(|seat| world.hints[seat.index()].iter().map(move |hint| (seat, hint)));
        doubts.into_iter().all(|(seat, hint)| agrees(world, seat, &hint) || dice.below(4) == 0)
    }
}

/// Whether somebody's imagined dice agree with what was said about them.
fn agrees(world: &State, seat: Seat, hint: &Hint) -> bool {
    let dice = match hint.about {
        About::Own => world.tray.hand(seat.index()),
        About::Third => world.tray.on_side(world.tray.hand(Member::THIRD.index()), Side::of(seat)),
    };
    match hint.saying {
        Saying::Tendency { of } => 2 * having(world, dice, of) >= dice.len(),
        Saying::Roll { card, grade } => match grade {
            Grade::VeryBad | Grade::Bad => !suits(world, dice, Criterion::Card(card)),
            Grade::Good | Grade::VeryGood => suits(world, dice, Criterion::Card(card)),
            Grade::Mixed => true,
        },
        Saying::Threat { criterion, danger, .. } => match danger {
            Danger::Harmless => !suits(world, dice, criterion),
            Danger::Dangerous | Danger::VeryDangerous => suits(world, dice, criterion),
            Danger::Slight => true,
        },
        Saying::Request { .. }
        | Saying::Suggest { .. }
        | Saying::Mood { .. }
        | Saying::Ask { .. }
        | Saying::Promise { .. }
        | Saying::Answer { .. } => true,
    }
}

/// How many dice are of a kind.
fn having(world: &State, dice: DiceSet, of: Trait) -> u32 {
    let fits = |die| {
        let value = world.tray.value(die);
        let colour = world.edition.colour(die, value);
        match of {
            Trait::High => value >= 4,
            Trait::Low => value <= 3,
            Trait::Even => value.is_multiple_of(2),
            Trait::Odd => value % 2 == 1,
            Trait::Pink => colour == Colour::Pink,
            Trait::Blue => colour == Colour::Blue,
            Trait::Yellow => colour == Colour::Yellow,
        }
    };
    dice.iter().filter(|&die| fits(die)).count() as u32
}

/// Whether dice count for more under a criterion than dice usually do.
fn suits(world: &State, dice: DiceSet, criterion: Criterion) -> bool {
    match criterion {
        Criterion::Kind(of) => 2 * having(world, dice, of) >= dice.len(),
        Criterion::Card(cell) => {
            let Some(card) = world.land.cards[cell.index()] else { return true };
            let total: u32 =
                dice.iter().map(|die| u32::from(world.edition.count(card, die, world.tray.value(die)))).sum();
            let usual: u32 = dice
                .iter()
                .flat_map(|die| (1..=6).map(move |value| (die, value)))
                .map(|(die, value)| u32::from(world.edition.count(card, die, value)))
                .sum();
            6 * total >= usual
        }
    }
}
