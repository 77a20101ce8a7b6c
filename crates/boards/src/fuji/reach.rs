//! Finding things in a view: a card by its place, a member by name, a condition by its short form.

use ::fuji::View;
use ::fuji::cell::Cell;
use ::fuji::dice::Condition;
use ::fuji::member::Member;
use ::fuji::view::{CardView, MemberView};

/// A card's condition, from its short form: `Y|4`, `PB1.3.5`. A view holds no other form.
pub(super) fn condition(short: &str) -> Option<Condition> {
    short.parse().ok()
}

pub(super) fn card(view: &View, cell: Cell) -> Option<&CardView> {
    view.map.iter().find(|card| card.at == cell)
}

pub(super) fn member(view: &View, member: Member) -> Option<&MemberView> {
    view.members.iter().find(|one| one.member == member)
}

/// The condition a member is measured by this turn.
pub(super) fn aim(view: &View, member: &MemberView) -> Option<Condition> {
    condition(card(view, member.marker?)?.condition.as_deref()?)
}

/// Whether somebody's dice decide about a member who has not walked yet: those of a neighbour do.
pub(super) fn decides_about(view: &View, own: &MemberView, other: Member) -> bool {
    view.phase < 5 && !own.dice.known.is_empty() && own.neighbours.contains(&other)
}
