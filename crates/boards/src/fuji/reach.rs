//! What can be worked out from a view: who is near what, what burns when, what dice count.

use ::fuji::View;
use ::fuji::cards::{Injury, Skill};
use ::fuji::cell::{Cell, CellSet};
use ::fuji::dice::Colour;
use ::fuji::member::Member;
use ::fuji::view::{CardView, DiceView, MemberView};
use std::collections::BTreeMap;

/// One alternative of a card's condition. An empty list does not restrict.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Clause {
    pub(super) colours: Vec<Colour>,
    pub(super) values: Vec<u8>,
}

/// A card's condition, from its short form: `Y|4`, `PB1.3.5`.
pub(super) fn condition(short: &str) -> Vec<Clause> {
    let clause = |text: &str| Clause {
        colours: text
            .chars()
            .filter_map(|letter| Colour::ALL.iter().copied().find(|one| one.letter() == letter))
            .collect(),
        values: text.chars().filter_map(|digit| digit.to_digit(10)).map(|value| value as u8).collect(),
    };
    short.split('|').map(clause).collect()
}

/// Whether a face counts under a condition.
pub(super) fn validates(condition: &[Clause], colour: Colour, value: u8) -> bool {
    condition.iter().any(|clause| {
        (clause.colours.is_empty() || clause.colours.contains(&colour))
            && (clause.values.is_empty() || clause.values.contains(&value))
    })
}

/// What known dice add up to under a condition; those set aside count nothing.
pub(super) fn total(dice: &DiceView, condition: &[Clause]) -> u8 {
    let counted = dice.known.iter().filter(|die| !die.aside && validates(condition, die.colour, die.value));
    counted.map(|die| die.value).sum()
}

pub(super) fn card(view: &View, cell: Cell) -> Option<&CardView> {
    view.map.iter().find(|card| card.at == cell)
}

pub(super) fn member(view: &View, member: Member) -> Option<&MemberView> {
    view.members.iter().find(|one| one.member == member)
}

/// The cards a pawn may stand on.
pub(super) fn passable(view: &View) -> CellSet {
    view.map.iter().filter(|card| card.condition.is_some() && !card.lava).map(|card| card.at).collect()
}

/// How many steps every card is from another, as far as one can walk.
pub(super) fn distances(view: &View, from: Cell) -> BTreeMap<Cell, u8> {
    spread(CellSet::one(from), passable(view))
}

/// After how many eruptions every card burns if nothing changes; what burns already is at 0.
pub(super) fn burning(view: &View) -> BTreeMap<Cell, u8> {
    let lava: CellSet = view.map.iter().filter(|card| card.lava).map(|card| card.at).collect();
    let burnable = view.map.iter().filter(|card| matches!(card.kind, "landscape" | "rubble")).map(|card| card.at);
    spread(lava, burnable.collect())
}

fn spread(start: CellSet, through: CellSet) -> BTreeMap<Cell, u8> {
    let mut found: BTreeMap<Cell, u8> = start.iter().map(|cell| (cell, 0)).collect();
    let (mut all, mut steps) = (start, 0);
    loop {
        let next = all.beside().and(through).minus(all);
        if next.is_empty() {
            return found;
        }
        steps += 1;
        found.extend(next.iter().map(|cell| (cell, steps)));
        all = all.or(next);
    }
}

/// Whether a member can use its skill.
pub(super) fn can(member: &MemberView, skill: Skill) -> bool {
    member.skill == Some(skill) && !member.injuries.has(Injury::Amnesia)
}

/// How far a member may mark its destination.
pub(super) fn limit(member: &MemberView) -> u8 {
    if can(member, Skill::Scout) { 4 } else { 3 }
}

/// The re-rolls a member would have with its marker on a card so many steps away (FUJ-P3-1, FUJ-P3-2, skill, injury).
pub(super) fn rerolls(view: &View, member: &MemberView, card: &CardView, steps: u8) -> u8 {
    let extra = u8::from(can(member, Skill::Survivalist));
    if member.injuries.has(Injury::Eye) {
        return extra;
    }
    let base = view.table.printed.rerolls.get(usize::from(steps));
    base.map_or(0, |base| base + u8::from(card.bonus) + extra)
}

/// Whom a member is compared with: with four players those beside it, otherwise everybody else.
pub(super) fn neighbours(view: &View, member: Member) -> Vec<Member> {
    let beside = |other: Member| match (member.seat(), other.seat()) {
        (Some(seat), Some(next)) if view.table.seats == 4 => seat.0.abs_diff(next.0) % 2 == 1,
        (Some(_) | None, Some(_) | None) => true,
    };
    view.members.iter().map(|one| one.member).filter(|&other| other != member && beside(other)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn conditions_are_read_and_judged() {
        let either = condition("Y|4");
        assert!(validates(&either, Colour::Yellow, 1) && validates(&either, Colour::Pink, 4));
        assert!(!validates(&either, Colour::Pink, 5));
        let bound = condition("PB1.3.5");
        assert!(validates(&bound, Colour::Blue, 3));
        assert!(!validates(&bound, Colour::Blue, 2) && !validates(&bound, Colour::Yellow, 3));
        assert!(validates(&condition("1.2"), Colour::Yellow, 2) && !validates(&condition("1.2"), Colour::Yellow, 3));
    }
}
