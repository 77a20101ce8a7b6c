//! Phase 5, action B: health and injuries.

use crate::cards::{EquipmentSet, Injury, Skill};
use crate::dice::{DiceSet, Die};
use crate::event::Event;
use crate::member::Member;
use crate::rules::{Scene, act, end, erupt, hands, ids, turn, walk};
use crate::state::{State, Step};
use kernel::{Log, Refusal, Seat, facts};

/// FUJ-P5B-1, FUJ-P5B-2, FUJ-P5B-3, FUJ-E01-1, FUJ-RUL-31: the loss by margin, and the maximum without authorisation,
/// wherever the pawn stands; none with first aid. FUJ-E01-2: first aid changes the loss and nothing else.
pub(crate) fn loss(state: &State, member: Member) -> u8 {
    loss_at(state, member, state.round.verdict.margin)
}

/// What a member loses at a margin; margin 0 is no authorisation.
pub(crate) fn loss_at(state: &State, member: Member, margin: u8) -> u8 {
    if state.round.first_aid & member.bit() != 0 {
        return 0;
    }
    let level = &state.edition.0.levels[usize::from(state.options.level) - 1];
    match margin {
        0 => level.fail,
        margin => level.loss(margin),
    }
}

/// FUJ-INJ-1: the injury spaces that a health marker enters or passes.
fn injuries_between(state: &State, from: u8, to: u8) -> u8 {
    state.edition.injury_spaces.iter().filter(|&&space| from < space && space <= to).count() as u8
}

/// FUJ-K01-3, FUJ-RUL-36: an acting manager may give cards before a loss that injures and does not kill.
pub(crate) fn prepare<L: Log<Event>>(scene: &mut Scene<'_, L>) {
    let state = &mut *scene.state;
    let member = turn::acting(state);
    let health = state.sheet(member).health;
    let after = health + loss(state, member);
    let injured = injuries_between(state, health, after) > 0 && after < state.edition.last_space;
    if injured && act::giving_manager(state, member) {
        state.step = Step::Gift;
    } else {
        adjust(scene);
    }
}

/// FUJ-P5B-4, FUJ-P5B-5, FUJ-INJ-1, FUJ-INJ-3, FUJ-GEN-3: the marker advances and stops on the last space, which kills;
/// then the injuries are taken. FUJ-RUL-32: the village protects from lava only.
pub(crate) fn adjust<L: Log<Event>>(scene: &mut Scene<'_, L>) {
    let state = &mut *scene.state;
    let member = turn::acting(state);
    let loss = loss(state, member);
    let before = state.sheet(member).health;
    let health = (before + loss).min(state.edition.last_space);
    state.sheet_mut(member).health = health;
    let dead = health == state.edition.last_space;
    let spared = state.round.first_aid & member.bit() != 0;
    let rule = if state.round.verdict.authorised() { ids::LOSS_BY_MARGIN } else { ids::MAXIMUM_LOSS };
    if spared {
        scene.tell(ids::FIRST_AID, Event::Spared { member });
    } else {
        scene.tell(rule, Event::Hurt { member, loss, health });
    }
    if dead {
        return end::die(scene, member, false);
    }
    scene.state.round.injuries_due = injuries_between(scene.state, before, health);
    next_injury(scene);
}

fn next_injury<L: Log<Event>>(scene: &mut Scene<'_, L>) {
    if scene.state.round.injuries_due > 0 {
        scene.state.step = Step::Injury;
    } else {
        act::finish(scene);
    }
}

/// FUJ-INJ-2: an injury goes to a slot that is still free.
pub(crate) fn check_injure(state: &State, seat: Seat, slot: Injury) -> Result<(), Refusal> {
    act::check_own_action(state, seat)?;
    if state.sheet(turn::acting(state)).hurt(slot) {
        return Err(ids::CHOOSING_THE_SLOT.refuse(facts![]));
    }
    Ok(())
}

/// FUJ-INJ-2, FUJ-INJ-8: the token is placed and works at once, except for the leg, whose die is lost later.
pub(crate) fn injure<L: Log<Event>>(scene: &mut Scene<'_, L>, slot: Injury) {
    let member = turn::acting(scene.state);
    let sheet = scene.state.sheet_mut(member);
    sheet.injuries = sheet.injuries.with(slot);
    scene.state.round.injuries_due -= 1;
    scene.tell(ids::CHOOSING_THE_SLOT, Event::Injured { member, injury: slot });
    match slot {
        Injury::Leg => scene.state.round.legs_due |= member.bit(),
        Injury::Amnesia => forget_skill(scene, member),
        Injury::Arm | Injury::Eye => {}
    }
    next_injury(scene);
}

/// FUJ-INJ-6, FUJ-K05-5, FUJ-K06-2: with the skill, the gatherer loses the bars and the tinkerer the half-used cards.
fn forget_skill<L: Log<Event>>(scene: &mut Scene<'_, L>, member: Member) {
    let sheet = scene.state.sheet_mut(member);
    if sheet.skill == Skill::Gatherer && sheet.bars > 0 {
        let bars = std::mem::take(&mut sheet.bars);
        scene.tell(ids::FORGOTTEN_BARS, Event::BarsLost { member, bars });
    }
    let sheet = scene.state.sheet_mut(member);
    let broken = std::mem::replace(&mut sheet.tilted, EquipmentSet::empty());
    for card in broken.iter() {
        let sheet = scene.state.sheet_mut(member);
        sheet.cards = sheet.cards.without(card);
        scene.tell(ids::BROKEN_TOOLS, Event::Discarded { member, card });
    }
}

/// FUJ-INJ-4: when all have adjusted their health, members who hurt a leg this turn lose a die.
pub(crate) fn legs<L: Log<Event>>(scene: &mut Scene<'_, L>) {
    if scene.state.round.legs_due == 0 {
        erupt::phase(scene);
    } else {
        scene.state.step = Step::Legs;
    }
}

/// The dice a member may lose: of its own colour and still in the game, lent and set aside ones too.
pub(crate) fn losable(state: &State, member: Member) -> DiceSet {
    if state.round.legs_due & member.bit() == 0 {
        return DiceSet::NONE;
    }
    state.tray.in_game().and(DiceSet::whole(member.index()))
}

/// FUJ-INJ-4: a die of the member's own colour that is still in the game.
pub(crate) fn check_lose(state: &State, seat: Seat, die: Die) -> Result<(), Refusal> {
    let third = walk::third_plays(state) && losable(state, Member::THIRD).contains(die);
    if third || losable(state, Member::of(seat)).contains(die) {
        return Ok(());
    }
    Err(ids::LEG.refuse(facts![]))
}

/// FUJ-INJ-4, FUJ-2B-11: the die leaves the game for good, whichever side it lay on.
pub(crate) fn lose<L: Log<Event>>(scene: &mut Scene<'_, L>, die: Die) {
    let member = scene.state.members().find(|member| member.index() == die.set()).expect("a lost die has an owner");
    hands::remove(scene.state, die);
    scene.state.round.legs_due &= !member.bit();
    scene.tell(ids::LEG, Event::LostDie { member, die });
    if scene.state.round.legs_due == 0 {
        // The proposal can only have been about a die of the third pawn, and that is decided now.
        scene.state.proposal = None;
        erupt::phase(scene);
    }
}
