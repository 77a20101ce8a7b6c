//! Views and actions as numbers, for programs that learn.

use crate::action::Action;
use crate::decision::Decision;
use crate::number::{MazeCard, Slot};
use crate::phase::Foe;
use crate::place::{Card, CardSet, ENCOUNTERS, Encounter, Number, NumberSet, Place};
use crate::side::{self, Side};
use crate::view::{EncounterView, Notes, OfferView, SeatView, View};
use kernel::{FeatureHash, Numbering, Numbers, Seat, put_hashed, seats_from};
use std::fmt::Arguments;

/// Places, cards and proposals together make too many actions for a number each.
pub(crate) const NUMBERING: Numbering<Action> = Numbering::Listed { most: 4096 };

/// Places for a proposal and for news, and for an action.
const SAID: usize = 64;
const ACTION: usize = 256;

const DECISIONS: [Decision; 28] = [
    Decision::Split,
    Decision::Caged,
    Decision::Pending,
    Decision::Begin,
    Decision::Challenge,
    Decision::Walk,
    Decision::Chest,
    Decision::Hexmaster,
    Decision::Beggar,
    Decision::Trader,
    Decision::Seer,
    Decision::Fountain,
    Decision::Games,
    Decision::Shylock,
    Decision::Take,
    Decision::Drop,
    Decision::Arm,
    Decision::Assault,
    Decision::Meet,
    Decision::Parley,
    Decision::Strike,
    Decision::StepIn,
    Decision::Propose,
    Decision::Answer,
    Decision::Loot,
    Decision::Flight,
    Decision::Spoils,
    Decision::Over,
];

pub(crate) fn observe(view: &View, reader: Seat, out: &mut impl Numbers) {
    out.part(format_args!("round"), view.round, view.round_cap);
    let decision = |decision: Decision| decision.key().trim_start_matches("label-phase-");
    out.one_of(format_args!("decision"), DECISIONS.map(decision), Some(decision(view.decision)));
    out.part(format_args!("roll"), view.roll.unwrap_or_default(), 6);
    out.flag(format_args!("truce over"), view.truce_over);
    cards(format_args!("stock"), view.stock, out);
    cards(format_args!("removed"), view.removed, out);
    let own = view.own.as_ref().filter(|own| own.seat == reader);
    cards(format_args!("own hand"), own.map_or(CardSet::empty(), |own| own.hand), out);
    numbers(format_args!("own clue"), own.map_or(NumberSet::empty(), |own| own.clues), out);
    let notes = own.and_then(|own| own.notes.as_ref());
    ruled_out(notes, out);
    numbers(format_args!("combination"), view.combination.unwrap_or(NumberSet::empty()), out);
    for (number, seat) in seats_from(reader, view.seats.len() as u8).enumerate() {
        out.flag(format_args!("player {number} active"), view.active == seat);
        out.flag(format_args!("player {number} asked"), view.deciders.contains(seat));
        player(view, &view.seats[seat.index()], number, out);
        noted(notes, seat, number, out);
        attacks(view, seat, number, out);
    }
    rooms(view, out);
    loose(view, out);
    maze(view, out);
    combat(view, out);
    said(view, out);
}

fn cards(name: Arguments<'_>, held: CardSet, out: &mut impl Numbers) {
    for card in Card::all() {
        out.flag(format_args!("{name} {card}"), held.contains(card));
    }
}

fn numbers(name: Arguments<'_>, held: NumberSet, out: &mut impl Numbers) {
    for number in Number::all() {
        out.flag(format_args!("{name} {number}"), held.contains(number));
    }
}

fn places(view: &View) -> impl Iterator<Item = Place> {
    view.content.0.board.places.iter().copied()
}

fn player(view: &View, seat: &SeatView, number: usize, out: &mut impl Numbers) {
    out.one_of(format_args!("player {number} at"), places(view), seat.at);
    out.one_of(format_args!("player {number} fled from"), places(view), seat.fled);
    for (name, value, much) in [
        ("skill", u16::from(seat.skill.0), 12),
        ("stamina", u16::from(seat.stamina.0), 24),
        ("full stamina", u16::from(seat.full_stamina.0), 24),
        ("luck", u16::from(seat.luck.0), 12),
        ("full luck", u16::from(seat.full_luck.0), 12),
        ("gold", seat.gold, 30),
        ("provisions", seat.provisions, 10),
        ("lanterns", u16::from(seat.lanterns), 2),
        ("cards", u16::from(seat.cards), 6),
        ("clues", u16::from(seat.clues), 3),
        ("attempts", u16::from(seat.attempts), 3),
        ("misses", u16::from(seat.misses), 3),
    ] {
        out.part(format_args!("player {number} {name}"), value, much);
    }
    for (name, value) in [
        ("gone", seat.gone),
        ("cursed", seat.cursed),
        ("caged", seat.caged),
        ("ate", seat.ate),
        ("pending", seat.pending),
        ("fooled", seat.fooled),
        ("quaffed", seat.quaffed),
        ("fleshed", seat.fleshed),
        ("left a room", seat.left_a_room),
    ] {
        out.flag(format_args!("player {number} {name}"), value);
    }
    let announced = seat.announced.iter().fold(NumberSet::empty(), |all, &more| all.union(more));
    numbers(format_args!("player {number} announced"), announced, out);
}

/// What the reader has noted of a player, where the players agreed on the memory aid.
fn noted(notes: Option<&Notes>, seat: Seat, number: usize, out: &mut impl Numbers) {
    let index = seat.index();
    cards(format_args!("player {number} seen with"), notes.map_or(CardSet::empty(), |notes| notes.seen[index]), out);
    numbers(format_args!("player {number} has clue"), notes.map_or(NumberSet::empty(), |notes| notes.has[index]), out);
    let lacks = notes.map_or(NumberSet::empty(), |notes| notes.lacks[index]);
    numbers(format_args!("player {number} lacks clue"), lacks, out);
    out.part(format_args!("player {number} pledge"), notes.map_or(0, |notes| notes.pledges[index].mark()), 2);
}

/// How many combinations that are ruled out hold each number.
fn ruled_out(notes: Option<&Notes>, out: &mut impl Numbers) {
    for number in Number::all() {
        let count = notes.map_or(0, |notes| notes.ruled_out.iter().filter(|set| set.contains(number)).count());
        out.part(format_args!("ruled out with {number}"), count as u32, 28);
    }
}

fn attacks(view: &View, seat: Seat, number: usize, out: &mut impl Numbers) {
    out.flag(format_args!("player {number} attacks"), view.attack.is_some_and(|[attacker, _]| attacker == seat));
    out.flag(format_args!("player {number} is attacked"), view.attack.is_some_and(|[_, victim]| victim == seat));
    let combat = view.combat.as_ref();
    out.flag(format_args!("player {number} fights"), combat.is_some_and(|combat| combat.fighter == seat));
    let foe = combat.is_some_and(|combat| combat.foe == Foe::Adventurer(seat));
    out.flag(format_args!("player {number} is fought"), foe);
    let talks = view.talks.as_ref();
    out.flag(format_args!("player {number} talks"), talks.is_some_and(|it| it.opener == seat || it.other == seat));
}

fn rooms(view: &View, out: &mut impl Numbers) {
    for room in &view.rooms {
        let (there, known) = match room.encounter {
            None => (false, None),
            Some(EncounterView::Unknown) => (true, None),
            Some(EncounterView::Remembered(card) | EncounterView::Up(card)) => (true, Some(card)),
        };
        let room_name = room.room;
        out.flag(format_args!("room {room_name} encounter"), there);
        out.one_of(format_args!("room {room_name} known"), (0..ENCOUNTERS as u8).map(Encounter), known);
        out.flag(format_args!("room {room_name} guarded"), room.guarded);
    }
}

/// How many cards lie where, and which of them the reader knows.
fn loose(view: &View, out: &mut impl Numbers) {
    for place in places(view) {
        let count = view.loose.iter().filter(|loose| loose.at == place).count();
        out.put(format_args!("cards lying on {place}"), count as f32);
    }
    for card in Card::all() {
        let known = view.loose.iter().any(|loose| loose.card == Some(card));
        out.flag(format_args!("known to lie {card}"), known);
    }
}

fn maze(view: &View, out: &mut impl Numbers) {
    for (card, maze) in MazeCard::all().zip(&view.maze) {
        let sides = maze.sides.as_deref().map(side::read);
        out.flag(format_args!("labyrinth {} up", card.0), maze.up);
        out.flag(format_args!("labyrinth {} known", card.0), sides.is_some());
        for side in Side::ALL {
            let open = sides.is_some_and(|sides| sides.contains(side));
            out.flag(format_args!("labyrinth {} open {}", card.0, side.letter()), open);
        }
    }
}

const FOES: [&str; 5] = ["monster", "dragon", "warlock", "crocodile", "adventurer"];

fn combat(view: &View, out: &mut impl Numbers) {
    let combat = view.combat.as_ref();
    let foe = combat.map(|combat| match combat.foe {
        Foe::Monster(_) => FOES[0],
        Foe::Dragon => FOES[1],
        Foe::Warlock => FOES[2],
        Foe::Crocodile => FOES[3],
        Foe::Adventurer(_) => FOES[4],
    });
    out.one_of(format_args!("foe"), FOES, foe);
    out.part(format_args!("foe skill"), combat.map_or(0, |combat| combat.skill.0), 12);
    out.part(format_args!("foe stamina"), combat.map_or(0, |combat| combat.stamina.0), 24);
    out.part(format_args!("assaults"), combat.map_or(0, |combat| combat.assaults), 10);
    out.part(format_args!("foe wounds"), combat.map_or(0, |combat| combat.wounds), 5);
    for (side, name) in ["fighter", "attacked"].into_iter().enumerate() {
        let (weapon, shield) = combat.map_or((None, false), |combat| combat.gear[side]);
        out.one_of(format_args!("{name} weapon"), Card::all(), weapon);
        out.flag(format_args!("{name} shield"), shield);
        let until = combat.and_then(|combat| combat.until[side]);
        out.part(format_args!("{name} fights until"), until.map_or(0, |until| until.0), 24);
    }
}

/// Proposals and news are written by their words.
fn said(view: &View, out: &mut impl Numbers) {
    let talks = view.talks.as_ref();
    out.part(format_args!("proposals"), talks.map_or(0, |talks| talks.proposals), 5);
    let offer = talks.and_then(|talks| talks.offer.as_ref());
    let mut places = [0.0; SAID];
    match offer {
        None => {}
        Some(OfferView::Made(offer)) => FeatureHash::NEW.add_words(&offer.to_string(), &mut places),
        Some(OfferView::Received(face)) => FeatureHash::NEW.add_words(&format!("{face:?}"), &mut places),
    }
    put_hashed(format_args!("proposed"), &places, out);
    let mut news = [0.0; SAID];
    FeatureHash::NEW.add_words(&format!("{:?}", view.news), &mut news);
    put_hashed(format_args!("news"), &news, out);
    let graves = view.loose.iter().filter(|loose| loose.grave.is_some()).count();
    out.part(format_args!("cards in graves"), graves as u32, 6);
    let last = view.loose.iter().map(|loose| loose.slot).max().unwrap_or(Slot(0));
    out.part(format_args!("slots in use"), last.0, 32);
}

/// An action is written by the words of its notation: it may be any of thousands of proposals.
pub(crate) fn describe(action: &Action, out: &mut impl Numbers) {
    let mut places = [0.0; ACTION];
    FeatureHash::NEW.add_words(&action.to_string(), &mut places);
    put_hashed(format_args!("action"), &places, out);
}
