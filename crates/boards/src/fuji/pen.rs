//! What every part of the drawing needs: what can be touched, who is who, what things are called.

use super::paths;
use super::reach;
use crate::board::Canvas;
use ::fuji::cards::{Equipment, Injury, Skill};
use ::fuji::dice::Condition;
use ::fuji::member::Member;
use ::fuji::view::{CardView, MemberView};
use ::fuji::{Fuji, View};
use kernel::{Audience, facts};
use std::collections::BTreeSet;

/// The canvas, with everything that can be touched computed once.
pub(super) struct Pen<'a, 'b> {
    pub(super) canvas: &'a Canvas<'b, Fuji>,
    offered: BTreeSet<String>,
}

impl<'a, 'b> Pen<'a, 'b> {
    pub(super) fn new(canvas: &'a Canvas<'b, Fuji>) -> Pen<'a, 'b> {
        let offered = canvas.actions.iter().flat_map(|action| paths::path(canvas, action)).collect();
        Pen { canvas, offered }
    }

    pub(super) fn view(&self) -> &View {
        &self.canvas.view
    }

    /// The thing, if a choice needs it.
    pub(super) fn offered(&self, thing: String) -> Option<String> {
        self.offered.contains(&thing).then_some(thing)
    }

    /// The name under which "why not?" is asked about a thing that cannot be touched, if the reader is asked anything.
    pub(super) fn idle(&self, thing: String) -> Option<String> {
        (!self.canvas.actions.is_empty() && !self.offered.contains(&thing)).then_some(thing)
    }

    /// Whether any thing with this prefix can be touched.
    pub(super) fn offers_any(&self, beginning: &str) -> bool {
        self.offered.iter().any(|thing| thing.starts_with(beginning))
    }

    /// What follows the prefix, for every thing that has it.
    pub(super) fn endings(&self, beginning: &str) -> Vec<&str> {
        self.offered.iter().filter_map(|thing| thing.strip_prefix(beginning)).collect()
    }

    /// The reader's member.
    pub(super) fn own(&self) -> Option<&MemberView> {
        match self.canvas.audience {
            Audience::Seat(seat) => reach::member(self.view(), Member::of(seat)),
            Audience::Spectator => None,
        }
    }

    pub(super) fn is_own(&self, member: Member) -> bool {
        self.own().is_some_and(|own| own.member == member)
    }

    /// Everybody else, in the order of the table.
    pub(super) fn others(&self) -> impl Iterator<Item = &MemberView> {
        self.view().members.iter().filter(|one| !self.is_own(one.member))
    }

    pub(super) fn name(&self, member: Member) -> String {
        match member.seat() {
            Some(seat) => self.canvas.name(seat),
            None => self.canvas.label("label-third-pawn"),
        }
    }

    pub(super) fn gear(&self, card: Equipment) -> String {
        self.canvas.label(&format!("label-{}", card.key().replace('_', "-")))
    }

    pub(super) fn skill(&self, skill: Skill) -> String {
        self.canvas.label(&format!("label-{skill}"))
    }

    pub(super) fn injury(&self, injury: Injury) -> String {
        self.canvas.label(&format!("label-injury-{injury}"))
    }

    /// The condition of a card, if it has one.
    pub(super) fn condition(&self, card: &CardView) -> Option<Condition> {
        card.condition.as_deref().and_then(reach::condition)
    }

    /// The condition a member is measured by this turn.
    pub(super) fn aim(&self, member: &MemberView) -> Option<Condition> {
        reach::aim(self.view(), member)
    }

    /// Whether somebody still has to decide, as the players see it.
    pub(super) fn waits_for(&self, member: Member) -> bool {
        let view = self.view();
        let asked = match member.seat() {
            Some(seat) => view.deciders.contains(seat) && !view.ready.contains(seat),
            None => false,
        };
        !self.canvas.over && (asked || view.acting == Some(member))
    }

    /// A text shared by all boards that needs no facts.
    pub(super) fn kit(&self, key: &str) -> String {
        self.canvas.kit(key, facts![])
    }
}
