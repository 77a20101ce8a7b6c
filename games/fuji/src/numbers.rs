//! Views and actions as numbers, for programs that learn.

use crate::action::Action;
use crate::cards::{Character, Equipment, EquipmentSet, Injury, Skill};
use crate::cell::{CELLS, Cell};
use crate::dice::{Colour, DICE, Die};
use crate::member::Member;
use crate::view::{CardView, DiceView, DieView, MemberView, View};
use kernel::{FeatureHash, Numbering, Numbers, Seat, Seats, put_hashed, seats_from};
use std::fmt::Arguments;

/// Dice, cells, cards and hints together make too many actions for a number each.
pub(crate) const NUMBERING: Numbering<Action> = Numbering::Listed { most: 4096 };

/// Places for what is said, and for an action.
const SAID: usize = 64;
const ACTION: usize = 256;

const STEPS: [&str; 16] = [
    "pairs",
    "skill",
    "third-skill",
    "keep",
    "plan",
    "reroll",
    "gear",
    "next",
    "bars",
    "move",
    "draw",
    "gift",
    "injury",
    "legs",
    "won",
    "lost",
];
const KINDS: [&str; 4] = ["volcano", "rubble", "landscape", "village"];
const AWAITED: [&str; 6] = ["draw", "re-roll", "lend", "re-roll-one", "both-sides", "one-side"];

/// Everybody with a pawn, the reader first, the third pawn last.
fn members(view: &View, reader: Seat) -> impl Iterator<Item = &MemberView> {
    let seats = seats_from(reader, view.table.seats).map(Member::of);
    seats.chain([Member::THIRD]).filter_map(|wanted| view.members.iter().find(|known| known.member == wanted))
}

pub(crate) fn observe(view: &View, reader: Seat, out: &mut impl Numbers) {
    out.part(format_args!("turn"), view.turn, 12);
    out.part(format_args!("phase"), view.phase, 7);
    out.one_of(format_args!("step"), STEPS, Some(view.step));
    out.part(format_args!("level"), view.table.level, 7);
    out.part(format_args!("pile"), view.pile.count, 15);
    equipment(format_args!("discarded"), view.discarded, out);
    out.one_of(format_args!("knife"), Equipment::ALL.iter().copied(), view.knife);
    let waiting = view.waiting.as_ref();
    out.one_of(format_args!("awaited"), AWAITED, waiting.map(|waiting| waiting.what));
    out.one_of(format_args!("awaited for"), Equipment::ALL.iter().copied(), waiting.and_then(|waiting| waiting.card));
    for (number, seat) in seats_from(reader, view.table.seats).enumerate() {
        let among = |seats: Seats| seats.contains(seat);
        out.flag(format_args!("player {number} asked"), among(view.deciders));
        out.flag(format_args!("player {number} ready"), among(view.ready));
        out.flag(format_args!("player {number} done"), among(view.done));
        let proposal = view.proposal.as_ref();
        out.flag(format_args!("player {number} proposes"), proposal.is_some_and(|it| it.by == seat));
        out.flag(format_args!("player {number} accepts"), proposal.is_some_and(|it| among(it.accepted)));
        said(view, seat, number, out);
    }
    let mut proposed = [0.0; SAID];
    if let Some(proposal) = &view.proposal {
        FeatureHash::NEW.add_words(&proposal.action.to_string(), &mut proposed);
    }
    put_hashed(format_args!("proposed"), &proposed, out);
    // Scenarios have maps of their own: every position there can be is written, whether a card lies there or not.
    for at in cells() {
        place(at, view.map.iter().find(|card| card.at == at), out);
    }
    for (number, member) in members(view, reader).enumerate() {
        pieces(view, member, number, out);
    }
    dice(view, reader, out);
    out.flag(format_args!("somebody died"), view.death.is_some());
    out.part(format_args!("score"), view.score.unwrap_or_default(), 50);
}

fn said(view: &View, seat: Seat, number: usize, out: &mut impl Numbers) {
    let mut places = [0.0; SAID];
    for hint in view.hints.iter().filter(|hint| hint.seat == seat) {
        FeatureHash::NEW.add_words(&Action::Hint(hint.hint).to_string(), &mut places);
    }
    put_hashed(format_args!("player {number} said"), &places, out);
}

fn cells() -> impl Iterator<Item = Cell> {
    (0..CELLS as u8).map(Cell)
}

fn place(at: Cell, card: Option<&CardView>, out: &mut impl Numbers) {
    out.one_of(format_args!("card {at}"), KINDS, card.map(|card| card.kind));
    out.flag(format_args!("card {at} bonus"), card.is_some_and(|card| card.bonus));
    out.flag(format_args!("card {at} lava"), card.is_some_and(|card| card.lava));
    out.flag(format_args!("card {at} equipment"), card.is_some_and(|card| card.equipment));
    out.part(format_args!("card {at} eruption"), card.map_or(0, |card| card.eruption), 3);
    let burns_in = card.and_then(|card| card.burns_in);
    out.flag(format_args!("card {at} will burn"), burns_in.is_some());
    out.part(format_args!("card {at} burns in"), burns_in.unwrap_or_default(), 10);
    let condition = card.and_then(|card| card.condition.as_deref()).unwrap_or_default();
    for sign in ['P', 'B', 'Y', '1', '2', '3', '4', '5', '6'] {
        out.flag(format_args!("card {at} counts {sign}"), condition.contains(sign));
    }
}

fn equipment(name: Arguments<'_>, cards: EquipmentSet, out: &mut impl Numbers) {
    for card in Equipment::ALL.iter().copied() {
        out.flag(format_args!("{name} {card}"), cards.contains(card));
    }
}

fn pieces(view: &View, member: &MemberView, number: usize, out: &mut impl Numbers) {
    out.one_of(format_args!("pawn {number} character"), Character::ALL.iter().copied(), Some(member.character));
    out.one_of(format_args!("pawn {number} skill"), Skill::ALL.iter().copied(), member.skill);
    out.one_of(format_args!("pawn {number} at"), cells(), Some(member.pawn));
    out.one_of(format_args!("pawn {number} marker"), cells(), member.marker);
    out.part(format_args!("pawn {number} health"), member.health, view.table.printed.last_space);
    for injury in Injury::ALL.iter().copied() {
        out.flag(format_args!("pawn {number} injured {injury}"), member.injuries.contains(injury));
    }
    out.part(format_args!("pawn {number} bars"), member.bars, 5);
    equipment(format_args!("pawn {number} has"), member.cards, out);
    equipment(format_args!("pawn {number} tilted"), member.tilted, out);
    out.part(format_args!("pawn {number} re-rolls"), member.entitled, 4);
    out.part(format_args!("pawn {number} re-rolls made"), member.made.unwrap_or_default(), 4);
    out.flag(format_args!("pawn {number} open"), member.open);
    out.flag(format_args!("pawn {number} first aid"), member.first_aid);
    out.part(format_args!("pawn {number} flares"), member.flare_bonus, 6);
    out.flag(format_args!("pawn {number} has acted"), member.acted);
    out.flag(format_args!("pawn {number} acts"), view.acting == Some(member.member));
    let comparison = member.comparison.as_ref();
    out.flag(format_args!("pawn {number} compared"), comparison.is_some());
    out.part(format_args!("pawn {number} margin"), comparison.map_or(0, |it| it.margin), 12);
    out.part(format_args!("pawn {number} loss"), comparison.map_or(0, |it| it.loss), 5);
    for side in 0..2 {
        out.part(format_args!("pawn {number} hidden dice {side}"), member.dice.hidden[side], 6);
    }
    out.part(format_args!("pawn {number} hidden dice lent"), member.dice.hidden_lent, 2);
}

/// Every die of the box: who is known to hold it, and what it shows.
fn dice(view: &View, reader: Seat, out: &mut impl Numbers) {
    let held = |dice: &DiceView, die: Die| dice.known.iter().find(|known| known.die == die).cloned();
    for die in (0..DICE as u8).map(Die) {
        let mut shown: Option<DieView> = None;
        for (number, member) in members(view, reader).enumerate() {
            let here = held(&member.dice, die);
            out.flag(format_args!("die {} with pawn {number}", die.index()), here.is_some());
            out.flag(format_args!("die {} owned by pawn {number}", die.index()), member.owns.contains(die));
            shown = here.or(shown);
        }
        let dummy = view.dummy.as_ref().and_then(|dice| held(dice, die));
        out.flag(format_args!("die {} with the dummy", die.index()), dummy.is_some());
        let shown = shown.or(dummy);
        out.part(format_args!("die {} value", die.index()), shown.as_ref().map_or(0, |it| it.value), 6);
        out.one_of(
            format_args!("die {}", die.index()),
            Colour::ALL.iter().copied(),
            shown.as_ref().map(|it| it.colour),
        );
        out.flag(format_args!("die {} aside", die.index()), shown.as_ref().is_some_and(|it| it.aside));
        out.flag(format_args!("die {} lent", die.index()), shown.as_ref().is_some_and(|it| it.lent));
        out.flag(format_args!("die {} only remembered", die.index()), shown.is_some_and(|it| it.remembered));
    }
}

/// An action is written by the words of its notation: it may be any of hundreds of hints.
pub(crate) fn describe(action: &Action, out: &mut impl Numbers) {
    let mut places = [0.0; ACTION];
    FeatureHash::NEW.add_words(&action.to_string(), &mut places);
    put_hashed(format_args!("action"), &places, out);
}
