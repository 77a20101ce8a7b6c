//! What tools and tests need besides the rules.

use crate::action::{Action, Effect, Pair, Path, Use};
use crate::cards::{EQUIPMENT, Equipment, EquipmentSet, Injury, Skill};
use crate::cell::{CELLS, Cell};
use crate::dice::{DICE, DiceSet, Die};
use crate::event::Event;
use crate::hint::{About, Answer, Criterion, Danger, Grade, Hint, Loan, Mood, Saying, Trait, Wish};
use crate::member::Member;
use crate::setup::Setup;
use crate::side::Side;
use crate::state::{MEMBERS, State, Step};
use kernel::{Dice, Seat, Table};

/// Every number of seats and every variant that deserves its own tests: all scenarios, all levels.
pub(crate) fn variants() -> Vec<Table> {
    vec![
        Table::new(2).with("two_players", "dummy").with("scenario", "S1").with("level", 2),
        Table::new(2).with("two_players", "dummy").with("scenario", "S5").with("thrill", true),
        Table::new(2).with("two_players", "third_pawn").with("scenario", "S2").with("level", 1),
        Table::new(2).with("two_players", "third_pawn").with("scenario", "S6").with("comrade_mode", "turn"),
        Table::new(2).with("two_players", "third_pawn").with("skills", vec!["gatherer", "tinkerer"]),
        Table::new(3).with("scenario", "S3").with("level", 2),
        Table::new(3).with("scenario", "S7").with("level", 4).with("thrill", true),
        Table::new(3).with("skills", vec!["manager", "scout", "comrade"]).with("chat", "open"),
        Table::new(4).with("scenario", "S4").with("level", 3),
        Table::new(4).with("scenario", "S2").with("thrill", true).with("comrade_mode", "turn"),
        Table::new(4).with("skills", vec!["survivalist", "gatherer", "tinkerer", "comrade"]).with("level", 2),
    ]
}

/// FUJ-RUL-47: a bound on the decisions of a game: the most of every kind of decision in every turn.
pub(crate) fn longest(setup: &Setup) -> u32 {
    let edition = setup.edition;
    let turns = edition.grounds.iter().map(|ground| ground.last_turn).max().unwrap_or(0);
    let limits = &edition.limits;
    let seats = u32::from(setup.options.seats);
    let cards = 2 * EQUIPMENT as u32;
    // What takes back the ready signs: marker changes, card uses and gifts, including those agreed by proposal.
    let clearing = seats * (u32::from(limits.marker_changes) + 4) + 2 * cards;
    // After each of them every seat may say ready again; after each hint every other seat may answer; proposals take
    // two.
    let phase = 2 * clearing * (seats + 1)
        + seats * u32::from(limits.hints) * (seats + 1)
        + seats * 3 * u32::from(limits.unready)
        + 8 * cards * seats
        + 3 * u32::from(limits.rejections);
    let questions = 8 * MEMBERS as u32 * seats * (2 + u32::from(limits.rejections));
    u32::from(turns) * (2 * phase + questions + 64) + questions
}

/// The score change an event explains.
pub(crate) fn points(event: &Event) -> Option<(Seat, i32)> {
    if let Event::Scored { seat, points, .. } = event { Some((*seat, *points)) } else { None }
}

/// Whether every action that is accepted is listed: hints are too many for a list.
pub(crate) fn lists_all(state: &State) -> bool {
    !matches!(state.step, Step::Plan | Step::Gear)
}

/// A random action, well-formed but rarely legal: the laws try it on `check`.
pub(crate) fn any_action(dice: &mut Dice) -> Action {
    match dice.below(28) {
        0 => Action::Pairs(Pair::all().nth(dice.below(6) as usize).expect("four seats make six pairs")),
        1 => {
            let skill = one(Skill::ALL, dice);
            if dice.below(2) == 0 { Action::ThirdSkill(skill) } else { Action::TakeSkill(skill) }
        }
        2 => Action::Keep(EquipmentSet::from_bits(dice.below(1 << EQUIPMENT) as u16)),
        3 | 4 => Action::Place(member(dice), cell(dice)),
        5 => Action::Clear(member(dice)),
        6 => Action::AsideSide(side(dice)),
        7 => {
            if dice.below(8) == 0 {
                Action::Unsay(hint(dice))
            } else {
                Action::Hint(hint(dice))
            }
        }
        8 => Action::Give(one(Equipment::ALL, dice), member(dice)),
        9..=12 => Action::Use(used(dice)),
        13 => Action::Ready,
        14 => Action::Unready,
        15 => Action::Reroll(some_dice(dice)),
        16 => Action::SetAside(die(dice)),
        17 => Action::Done,
        18 => Action::Next(member(dice)),
        19 => {
            if dice.below(2) == 0 {
                Action::Accept
            } else {
                Action::Reject
            }
        }
        20 => Action::Bars(dice.below(5) as u8),
        21 => Action::Move(path(dice)),
        22 => one(&[Action::Stay, Action::Draw, Action::Leave, Action::PassGift, Action::Decline], dice),
        23 => Action::Injure(one(Injury::ALL, dice)),
        24 => Action::Lose(die(dice)),
        25 | 26 => Action::Pick(some_dice(dice)),
        _ => Action::Turn(die(dice), dice.below(6) as u8 + 1),
    }
}

fn one<T: Copy>(from: &[T], dice: &mut Dice) -> T {
    from[dice.below(from.len() as u32) as usize]
}

fn member(dice: &mut Dice) -> Member {
    match dice.below(5) {
        4 => Member::THIRD,
        seat => Member::of(Seat(seat as u8)),
    }
}

fn cell(dice: &mut Dice) -> Cell {
    Cell(dice.below(CELLS as u32) as u8)
}

fn side(dice: &mut Dice) -> Side {
    Side::BOTH[dice.below(2) as usize]
}

fn die(dice: &mut Dice) -> Die {
    Die(dice.below(DICE as u32) as u8)
}

/// One to three dice, mostly of one set; for picks and re-rolls.
fn some_dice(dice: &mut Dice) -> DiceSet {
    let set = dice.below(4) as usize;
    (0..=dice.below(3)).map(|_| Die::of(set, dice.below(6) as usize)).collect()
}

fn path(dice: &mut Dice) -> Path {
    let mut path = Path::EMPTY.then(cell(dice));
    for _ in 0..dice.below(4) {
        path = path.then(cell(dice));
    }
    path
}

fn used(dice: &mut Dice) -> Use {
    let card = one(Equipment::ALL, dice);
    let copy = (card == Equipment::Knife || dice.below(8) == 0).then(|| one(Equipment::ALL, dice));
    let effect = match dice.below(11) {
        0 => Effect::Plain,
        1 => Effect::Dice(some_dice(dice)),
        2 => Effect::Turn(die(dice), dice.below(6) as u8 + 1),
        3 => Effect::To(cell(dice)),
        4 => Effect::Swap(cell(dice), cell(dice)),
        5 => Effect::With(member(dice)),
        6 => Effect::Lend(die(dice), member(dice)),
        7 => Effect::Side(side(dice)),
        8 => Effect::SideTo(side(dice), member(dice)),
        9 => Effect::Sides([dice.below(4) as u8, dice.below(4) as u8]),
        _ => Effect::Both,
    };
    Use { card, copy, effect }
}

fn criterion(dice: &mut Dice) -> Criterion {
    if dice.below(2) == 0 { Criterion::Card(cell(dice)) } else { Criterion::Kind(one(Trait::ALL, dice)) }
}

fn hint(dice: &mut Dice) -> Hint {
    let saying = match dice.below(9) {
        0 => Saying::Roll { card: cell(dice), grade: one(Grade::ALL, dice) },
        1 => Saying::Threat { target: member(dice), criterion: criterion(dice), danger: one(Danger::ALL, dice) },
        2 => Saying::Tendency { of: one(Trait::ALL, dice) },
        3 => Saying::Request { target: member(dice), wish: wish(dice) },
        4 => Saying::Suggest { target: member(dice), card: cell(dice) },
        5 => Saying::Ask { target: member(dice), criterion: criterion(dice) },
        6 => Saying::Promise { criterion: criterion(dice) },
        7 => Saying::Answer { target: member(dice), answer: one(Answer::ALL, dice) },
        _ => Saying::Mood { mood: one(Mood::ALL, dice) },
    };
    Hint { about: one(About::ALL, dice), saying }
}

fn wish(dice: &mut Dice) -> Wish {
    match dice.below(7) {
        0 => Wish::Another,
        1 => Wish::Stay,
        2 => Wish::Go,
        3 => Wish::Down(criterion(dice)),
        4 => Wish::Use(one(Equipment::ALL, dice)),
        5 => Wish::Lend(one(Loan::ALL, dice)),
        _ => Wish::Keep(one(Equipment::ALL, dice)),
    }
}
