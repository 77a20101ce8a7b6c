//! What a seat says about its own dice: honestly, the most informative first.
//!
//! In phase 2 it grades its roll for the cards that matter to the team. Which cards matter follows from what everybody
//! sees, so a card that is not mentioned tells nothing. In phase 4 it says how dangerous its final dice are for the
//! others, and how well they suit its own card now.

use super::belief::{Measure, band};
use super::manner::Manner;
use super::sight::Sight;
use super::worlds::Judge;
use crate::explain::percent;
use fuji::cell::{Cell, CellSet};
use fuji::hint::{About, Criterion, Danger, Grade, Hint, Saying};
use fuji::member::Member;
use fuji::state::Step;
use kernel::{Phrase, facts};

/// Something to say.
pub(super) struct Speech {
    pub(super) hint: Hint,
    /// Why it is worth saying.
    pub(super) reasons: Vec<Phrase>,
    /// What will be left to say after it.
    pub(super) following: Option<Hint>,
}

/// The next thing that a seat should say in its manner, if anything is left.
pub(super) fn next(judge: &Judge<'_>, manner: &Manner) -> Option<Speech> {
    let sight = judge.sight;
    let said = &sight.state.hints()[sight.seat.index()];
    let limit = sight.state.edition().limits.hints;
    let made = sight.state.phase().hints[sight.seat.index()];
    let cells = if sight.state.step() == Step::Plan { telling(judge, manner.says) } else { Vec::new() };
    let hints = match sight.state.step() {
        Step::Plan => grades(sight, &cells),
        Step::Gear if manner.warns => dangers(sight),
        Step::Pairs
        | Step::Skill(_)
        | Step::ThirdSkill
        | Step::Keep(_)
        | Step::Reroll
        | Step::Gear
        | Step::Next
        | Step::Bars
        | Step::Move
        | Step::Draw
        | Step::Gift
        | Step::Injury
        | Step::Legs
        | Step::Won
        | Step::Lost(_) => Vec::new(),
    };
    let mut unsaid = hints.into_iter().filter(|hint| made < limit && !said.fresh().any(|old| old == *hint));
    let hint = unsaid.next()?;
    let following = unsaid.next().filter(|_| made + 1 < limit);
    Some(Speech { hint, reasons: reasons(sight, &hint, &cells), following })
}

/// Reasons for a hint: how the dice that it speaks about lie, and why the team should know.
fn reasons(sight: &Sight<'_>, hint: &Hint, cells: &[(f32, Cell)]) -> Vec<Phrase> {
    let about = if hint.about == About::Third { Member::THIRD } else { sight.me() };
    let (key, cell) = match hint.saying {
        Saying::Roll { card, .. } => ("why-fuji-hint-roll", Some(card)),
        Saying::Threat { criterion: Criterion::Card(card), .. } => ("why-fuji-hint-threat", Some(card)),
        Saying::Threat { .. }
        | Saying::Tendency { .. }
        | Saying::Request { .. }
        | Saying::Suggest { .. }
        | Saying::Mood { .. }
        | Saying::Ask { .. }
        | Saying::Promise { .. }
        | Saying::Answer { .. } => ("why-fuji-hint", None),
    };
    let rank = cell.and_then(|cell| rank(sight, about, cell));
    let lie = rank.map(|rank| Phrase::new(key, facts![percent = percent(rank)]));
    let matters = cells.iter().find(|(_, known)| Some(*known) == cell);
    let matters = matters.map(|&(regret, _)| Phrase::new("why-fuji-hint-card", facts![gain = percent(regret)]));
    lie.into_iter().chain(matters).chain([Phrase::new("why-fuji-hint", facts![])]).collect()
}

/// How a seat's own dice suit the cards that matter most.
fn grades(sight: &Sight<'_>, cells: &[(f32, Cell)]) -> Vec<Hint> {
    let mut abouts = vec![(About::Own, sight.me())];
    if sight.third_plays() {
        abouts.push((About::Third, Member::THIRD));
    }
    let hint = |about: About, member: Member, cell: Cell| {
        let rank = rank(sight, member, cell)?;
        Some(Hint { about, saying: Saying::Roll { card: cell, grade: Grade::ALL[band(rank, Grade::ALL.len())] } })
    };
    cells
        .iter()
        .flat_map(|&(_, cell)| abouts.iter().filter_map(move |&(about, member)| hint(about, member, cell)))
        .collect()
}

/// How dangerous a seat's dice are for each neighbour, then how they suit its own card.
fn dangers(sight: &Sight<'_>) -> Vec<Hint> {
    let me = sight.me();
    let marker =
        |member: Member| sight.state.sheet(member).marker.filter(|&cell| !sight.state.land().lava.contains(cell));
    let mut hints = Vec::new();
    for &target in sight.members.iter().filter(|target| sight.neighbours(target.index(), me.index())) {
        if let Some((cell, rank)) = marker(target).and_then(|cell| Some((cell, rank(sight, me, cell)?))) {
            let danger = Danger::ALL[band(rank, Danger::ALL.len())];
            hints.push(Hint::own(Saying::Threat { target, criterion: Criterion::Card(cell), danger }));
        }
    }
    if let Some((card, rank)) = marker(me).and_then(|cell| Some((cell, rank(sight, me, cell)?))) {
        hints.push(Hint::own(Saying::Roll { card, grade: Grade::ALL[band(rank, Grade::ALL.len())] }));
    }
    hints
}

/// How the dice that the seat sees of a member compare with fresh rolls under a card's condition.
fn rank(sight: &Sight<'_>, member: Member, cell: Cell) -> Option<f32> {
    let card = sight.card(cell)?;
    let seen = || sight.hands[member.index()].iter().filter_map(|held| Some((held.die, held.value?)));
    let measure = Measure::card(sight.state.edition(), card, seen().map(|(die, _)| die));
    Some(measure.rank_of(seen().map(|(_, value)| value)))
}

/// The cards that matter most to the team, with how far each is behind the best: those where being next turn is nearly
/// the best for some member.
fn telling(judge: &Judge<'_>, most: usize) -> Vec<(f32, Cell)> {
    let sight = judge.sight;
    let mut regrets: Vec<(f32, Cell)> = Vec::new();
    for (place, &member) in sight.members.iter().enumerate() {
        let chances: Vec<(f32, Cell)> = sight
            .reach(member)
            .into_iter()
            .map(|(cell, _)| {
                let mut fates = judge.fates.clone();
                fates[place].cell = cell;
                (judge.model.chance(&fates, 1, CellSet::NONE), cell)
            })
            .collect();
        let best = chances.iter().map(|(chance, _)| *chance).fold(0.0, f32::max);
        for (chance, cell) in chances {
            match regrets.iter_mut().find(|(_, known)| *known == cell) {
                Some((regret, _)) => *regret = regret.min(best - chance),
                None => regrets.push((best - chance, cell)),
            }
        }
    }
    regrets.sort_by(|one, other| one.0.total_cmp(&other.0).then(one.1.cmp(&other.1)));
    regrets.truncate(most);
    regrets
}
