//! Answers while a card is carried out: picking dice, lending dice, or declining.

use crate::cards::Equipment;
use crate::dice::{DiceSet, Die};
use crate::event::Event;
use crate::member::Member;
use crate::pending::{FewDice, ManyDice, Pending};
use crate::rules::gear::{both, few, rule_of, spend, turning};
use crate::rules::{Scene, group, hands, ids, walk};
use crate::side::Side;
use crate::state::State;
use kernel::{Log, Refusal, Seat, facts};

/// What a seat may pick now: the dice, and the least and greatest number of them.
pub(crate) struct Offer {
    /// The dice to pick from.
    pub(crate) dice: DiceSet,
    /// The fewest.
    pub(crate) least: u32,
    /// The most.
    pub(crate) most: u32,
}

/// Everything a seat may pick now; for the carabiner, a seat may pick a die of its own and one of the third pawn.
pub(crate) fn offers(state: &State, seat: Seat) -> [Option<Offer>; 2] {
    let tray = &state.tray;
    let own = Member::of(seat);
    let offer = |dice: DiceSet, least: u32, most: u32| Some(Offer { dice, least, most });
    match state.pending {
        // FUJ-E07-2: a sip may be declined.
        Pending::Sip(member) if member == own => [offer(tray.free(own.index()), 0, u32::MAX), None],
        Pending::Lend { from, .. } if from == own => [offer(tray.hand(own.index()), 1, 1), None],
        Pending::Lend { from: Member::THIRD, side, .. } if side.seat() == seat => {
            [offer(tray.on_side(tray.hand(Member::THIRD.index()), side), 1, 1), None]
        }
        // FUJ-E10-1: exactly one die each.
        Pending::Clip { waiting, side } => [
            (waiting & own.bit() != 0).then(|| Offer { dice: tray.free(own.index()), least: 1, most: 1 }),
            (third_clips(state, waiting) && side.seat() == seat).then(|| {
                let dice = tray.on_side(tray.free(Member::THIRD.index()), side);
                Offer { dice, least: 1, most: 1 }
            }),
        ],
        Pending::Both { effect, waiting, .. } if waiting.contains(seat) => {
            [offer(many(state, effect, seat), 0, u32::MAX), None]
        }
        Pending::Sides { effect, count } if seat.0 < 2 && count[seat.index()] > 0 && effect != FewDice::Shovel => {
            let count = u32::from(count[seat.index()]);
            [offer(few(state, effect, Side::of(seat)), count, count), None]
        }
        Pending::Nothing
        | Pending::RopeDraw(_)
        | Pending::Sip(_)
        | Pending::Lend { .. }
        | Pending::Both { .. }
        | Pending::Sides { .. } => [None, None],
    }
}

fn third_clips(state: &State, waiting: u8) -> bool {
    walk::third_plays(state) && waiting & Member::THIRD.bit() != 0
}

/// FUJ-2B-8: the third pawn's dice on one side that an effect on many dice can take.
fn many(state: &State, effect: ManyDice, seat: Seat) -> DiceSet {
    let free = state.tray.on_side(state.tray.free(Member::THIRD.index()), Side::of(seat));
    match effect {
        ManyDice::DuctTape => state.tray.showing(free, 1),
        ManyDice::Compass => state.tray.showing(free, 6),
        ManyDice::Flashlight | ManyDice::FirstSip | ManyDice::SecondSip | ManyDice::GrantedSip => free,
    }
}

/// The rule that governs an answer.
fn rule(pending: Pending) -> kernel::RuleId {
    match pending {
        Pending::Sip(_) => ids::SIP_BY_SIP,
        Pending::Lend { .. } => ids::LIGHTER,
        Pending::Clip { .. } => ids::CARABINER,
        Pending::Both { .. } => ids::MANY_DICE,
        Pending::Sides { .. } => ids::SINGLE_DICE,
        Pending::Nothing | Pending::RopeDraw(_) => ids::YOUR_DECISION,
    }
}

/// FUJ-E07-2, FUJ-E09-1, FUJ-E10-1, FUJ-2B-8, FUJ-2B-9: dice that are offered, as many as the card asks for.
pub(crate) fn check_pick(state: &State, seat: Seat, dice: DiceSet) -> Result<(), Refusal> {
    let fits = |offer: &Offer| offer.dice.includes(dice) && (offer.least..=offer.most).contains(&dice.len());
    if offers(state, seat).iter().flatten().any(fits) {
        return Ok(());
    }
    Err(rule(state.pending).refuse(facts![why = "pick"]))
}

/// FUJ-2B-9, FUJ-E02-1: the third pawn's shovel turns a die of the agreed side to another face.
pub(crate) fn check_turn(state: &State, seat: Seat, die: Die, value: u8) -> Result<(), Refusal> {
    let asked = match state.pending {
        Pending::Sides { effect: FewDice::Shovel, count } => seat.0 < 2 && count[seat.index()] > 0,
        Pending::Sides { .. }
        | Pending::Nothing
        | Pending::RopeDraw(_)
        | Pending::Sip(_)
        | Pending::Lend { .. }
        | Pending::Clip { .. }
        | Pending::Both { .. } => false,
    };
    let turns = asked && few(state, FewDice::Shovel, Side::of(seat)).contains(die) && state.tray.value(die) != value;
    if turns && (1..=6).contains(&value) {
        return Ok(());
    }
    Err(rule(state.pending).refuse(facts![why = "pick"]))
}

/// FUJ-E09-1: a teammate may decline to lend a die.
pub(crate) fn check_decline(state: &State, seat: Seat) -> Result<(), Refusal> {
    match state.pending {
        Pending::Lend { from, .. } if from == Member::of(seat) => Ok(()),
        Pending::Nothing
        | Pending::RopeDraw(_)
        | Pending::Sip(_)
        | Pending::Lend { .. }
        | Pending::Clip { .. }
        | Pending::Both { .. }
        | Pending::Sides { .. } => Err(rule(state.pending).refuse(facts![why = "pick"])),
    }
}

/// Carries out a pick.
pub(crate) fn pick<L: Log<Event>>(scene: &mut Scene<'_, L>, seat: Seat, dice: DiceSet) {
    if !matches!(scene.state.pending, Pending::Lend { .. }) {
        scene.tell(rule(scene.state.pending), Event::Picked { seat });
    }
    match scene.state.pending {
        Pending::Sip(member) => {
            scene.state.pending = Pending::Nothing;
            sip(scene, member, Side::First, dice);
        }
        Pending::Lend { user, from, card, .. } => {
            scene.state.pending = Pending::Nothing;
            spend(scene, card);
            if let Some(die) = dice.first() {
                hands::lend(scene, ids::LIGHTER, die, from, user);
                scene.state.tray.lit = scene.state.tray.lit.with(die);
            }
        }
        Pending::Clip { waiting, side } => clip(scene, waiting, side, dice),
        Pending::Both { .. } => pick_of_both(scene, seat, dice),
        Pending::Sides { effect, count } => pick_of_side(scene, seat, effect, count, dice),
        Pending::Nothing | Pending::RopeDraw(_) => {}
    }
}

/// FUJ-E07-1: one sip: a re-roll of the picked dice, if any.
fn sip<L: Log<Event>>(scene: &mut Scene<'_, L>, member: Member, side: Side, dice: DiceSet) {
    if !dice.is_empty() {
        hands::reroll(scene, ids::WATER, member, side, dice);
    }
    hands::forget(scene.state, member.index(), side);
}

/// FUJ-E10-1: one more member has re-rolled its die.
fn clip<L: Log<Event>>(scene: &mut Scene<'_, L>, waiting: u8, side: Side, dice: DiceSet) {
    let Some(holder) = dice.first().and_then(|die| scene.state.tray.holder(die)) else { return };
    let member = scene.state.members().find(|member| member.index() == holder).expect("a picked die is a member's");
    let left = waiting & !member.bit();
    scene.state.pending = if left == 0 { Pending::Nothing } else { Pending::Clip { waiting: left, side } };
    let side = if member == Member::THIRD { side } else { Side::First };
    hands::reroll(scene, ids::CARABINER, member, side, dice);
    hands::forget(scene.state, holder, side);
}

/// FUJ-2B-8: one player has picked on his side; when both have, the card is spent, or kept if nobody picked anything.
fn pick_of_both<L: Log<Event>>(scene: &mut Scene<'_, L>, seat: Seat, dice: DiceSet) {
    let Pending::Both { effect, card, waiting, any } = scene.state.pending else { return };
    let side = Side::of(seat);
    match effect {
        ManyDice::Flashlight | ManyDice::FirstSip | ManyDice::SecondSip | ManyDice::GrantedSip => {
            sip(scene, Member::THIRD, side, dice);
        }
        ManyDice::DuctTape | ManyDice::Compass => {
            let text = if effect == ManyDice::DuctTape { Equipment::DuctTape } else { Equipment::Compass };
            let (_, becomes) = turning(text).expect("tape and compass turn dice");
            if !dice.is_empty() {
                hands::turn(scene, rule_of(text), Member::THIRD, side, dice, becomes);
            }
            hands::forget(scene.state, Member::THIRD.index(), side);
        }
    }
    let any = any || !dice.is_empty();
    let waiting = waiting.without(seat);
    if waiting.is_empty() {
        scene.state.pending = Pending::Nothing;
        after_both(scene, effect, card, any);
    } else {
        scene.state.pending = Pending::Both { effect, card, waiting, any };
    }
}

fn after_both<L: Log<Event>>(scene: &mut Scene<'_, L>, effect: ManyDice, card: Equipment, any: bool) {
    match (effect, any) {
        // FUJ-2B-8: a second or a granted sip just ends; its card is spent already.
        (ManyDice::SecondSip | ManyDice::GrantedSip, _) => {}
        (_, false) => {
            // FUJ-RUL-44: it counts as a refused proposal.
            scene.tell(ids::MANY_DICE, Event::Cancelled { member: Member::THIRD, card });
            group::count_refusal(scene);
        }
        (ManyDice::FirstSip, true) => {
            spend(scene, card);
            both(scene, ManyDice::SecondSip, card);
        }
        (ManyDice::Flashlight | ManyDice::DuctTape | ManyDice::Compass, true) => spend(scene, card),
    }
}

/// FUJ-2B-9: the player of an agreed side has picked.
fn pick_of_side<L: Log<Event>>(
    scene: &mut Scene<'_, L>,
    seat: Seat,
    effect: FewDice,
    mut count: [u8; 2],
    dice: DiceSet,
) {
    count[seat.index()] = 0;
    scene.state.pending = if count == [0, 0] { Pending::Nothing } else { Pending::Sides { effect, count } };
    match effect {
        FewDice::Map(to) => {
            if let Some(die) = dice.first() {
                hands::lend(scene, ids::MAP, die, Member::THIRD, to);
            }
        }
        FewDice::Machete => hands::set_aside(scene, ids::MACHETE, Member::THIRD, dice),
        FewDice::Shovel => {}
    }
}

/// FUJ-2B-9: the third pawn's shovel.
pub(crate) fn turn<L: Log<Event>>(scene: &mut Scene<'_, L>, die: Die, value: u8) {
    scene.state.pending = Pending::Nothing;
    let side = scene.state.tray.side(die);
    hands::turn(scene, ids::SHOVEL, Member::THIRD, side, DiceSet::one(die), value);
    hands::forget(scene.state, Member::THIRD.index(), side);
}

/// FUJ-E09-1: no die is lent, and the card is kept.
pub(crate) fn decline<L: Log<Event>>(scene: &mut Scene<'_, L>) {
    let Pending::Lend { user, from, .. } = scene.state.pending else { return };
    scene.state.pending = Pending::Nothing;
    scene.tell(ids::LIGHTER, Event::Declined { from, to: user });
}
