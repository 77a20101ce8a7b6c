//! How a state looks to an audience: all hiding happens here.

use super::{
    CardView, ComparisonView, DiceView, DieView, HintView, MemberView, PileView, PrintedView, ProposalView, ReachView,
    TableView, View, WaitingView,
};
use crate::cards::{Equipment, EquipmentSet};
use crate::cell::{Cell, CellSet};
use crate::dice::{DiceSet, Die};
use crate::edition::Edition;
use crate::member::Member;
use crate::pending::{FewDice, ManyDice, Pending};
use crate::rules::{act, end, erupt, health, reroll, turn, walk};
use crate::setup::Duo;
use crate::side::Side;
use crate::state::{MEMBERS, State, Step};
use crate::versions;
use kernel::{Audience, Seat};

/// FUJ-P1-2, FUJ-INV-13: what an audience may know about a state; nothing in it depends on what the audience may not
/// know.
pub(crate) fn view(state: &State, audience: Audience) -> View {
    let acting =
        if let Step::Skill(member) | Step::Keep(member) = state.step { Some(member) } else { state.round.acting };
    let hints = Seat::all(state.options.seats).flat_map(|seat| spoken(state, seat));
    View {
        seat: match audience {
            Audience::Seat(seat) => Some(seat),
            Audience::Spectator => None,
        },
        table: table(state),
        turn: state.turn,
        phase: state.phase_number(),
        step: step_name(state.step),
        acting,
        deciders: turn::turn(state).deciders(),
        map: map(state),
        members: state.members().map(|member| member_view(state, audience, member)).collect(),
        dummy: (state.options.duo == Duo::Dummy).then(|| dice_view(state, audience, 2)),
        pile: PileView {
            count: state.pile.cards().len() as u8,
            bottom: state.pile.cards()[state.pile.cards().len() - usize::from(state.pile.known)..].to_vec(),
        },
        discarded: discarded(state),
        knife: state.phase.knife,
        waiting: waiting(state.pending),
        proposal: state.proposal.map(|proposal| ProposalView {
            by: proposal.by,
            action: proposal.action,
            accepted: proposal.accepted,
        }),
        ready: state.phase.ready,
        done: state.round.done,
        hints: hints.collect(),
        death: if let Step::Lost(death) = state.step { Some((death.member, death.in_lava)) } else { None },
        score: (state.step == Step::Won).then(|| end::score(state)),
    }
}

fn spoken(state: &State, seat: Seat) -> impl Iterator<Item = HintView> {
    let said = &state.hints[seat.index()];
    let aged = usize::from(said.aged());
    said.iter().enumerate().map(move |(place, hint)| HintView { seat, hint, aged: place < aged })
}

fn table(state: &State) -> TableView {
    let options = &state.options;
    TableView {
        seats: options.seats,
        two_players: options.duo,
        scenario: state.ground().id.clone(),
        level: options.level,
        thrill: options.thrill,
        comrade_mode: options.comrade,
        chat: options.chat,
        printed: printed(&state.edition, options.level),
    }
}

fn printed(edition: &Edition, level: u8) -> PrintedView {
    let card = &edition.levels[usize::from(level) - 1];
    PrintedView {
        fail: card.fail,
        margins: card.margins,
        last_space: edition.last_space,
        injury_spaces: edition.injury_spaces,
        rerolls: edition.rerolls,
        score: edition.score,
    }
}

/// The written name of a step.
fn step_name(step: Step) -> &'static str {
    match step {
        Step::Pairs => "pairs",
        Step::Skill(_) => "skill",
        Step::ThirdSkill => "third-skill",
        Step::Keep(_) => "keep",
        Step::Plan => "plan",
        Step::Reroll => "reroll",
        Step::Gear => "gear",
        Step::Next => "next",
        Step::Bars => "bars",
        Step::Move => "move",
        Step::Draw => "draw",
        Step::Gift => "gift",
        Step::Injury => "injury",
        Step::Legs => "legs",
        Step::Won => "won",
        Step::Lost(_) => "lost",
    }
}

fn waiting(pending: Pending) -> Option<WaitingView> {
    let third = Some(Member::THIRD);
    let view = |what, card, member, other| Some(WaitingView { what, card, member, other });
    match pending {
        Pending::Nothing => None,
        Pending::RopeDraw(member) => view("draw", Some(Equipment::Rope), Some(member), None),
        Pending::Sip(member) => view("re-roll", Some(Equipment::Water), Some(member), None),
        Pending::Lend { user, from, .. } => view("lend", Some(Equipment::Lighter), Some(user), Some(from)),
        Pending::Clip { .. } => view("re-roll-one", Some(Equipment::Carabiner), None, None),
        Pending::Both { effect, .. } => {
            let card = match effect {
                ManyDice::Flashlight => Equipment::Flashlight,
                ManyDice::FirstSip | ManyDice::SecondSip | ManyDice::GrantedSip => Equipment::Water,
                ManyDice::DuctTape => Equipment::DuctTape,
                ManyDice::Compass => Equipment::Compass,
            };
            view("both-sides", Some(card), third, None)
        }
        Pending::Sides { effect, .. } => match effect {
            FewDice::Shovel => view("one-side", Some(Equipment::Shovel), third, None),
            FewDice::Map(to) => view("one-side", Some(Equipment::Map), third, Some(to)),
            FewDice::Machete => view("one-side", Some(Equipment::Machete), third, None),
        },
    }
}

fn map(state: &State) -> Vec<CardView> {
    let ground = state.ground();
    let villages = ground.villages_for(state.options.seats);
    let all: CellSet = ground.burnable().or(villages).with(ground.volcano);
    let kind = |cell: Cell| match () {
        () if cell == ground.volcano => "volcano",
        () if ground.rubble.contains(&cell) => "rubble",
        () if villages.contains(cell) => "village",
        () => "landscape",
    };
    let land = &state.land;
    let waves = erupt::waves(state);
    all.iter()
        .map(|at| {
            let terrain = land.cards[at.index()].map(|card| state.edition.terrain(card));
            CardView {
                at,
                kind: kind(at),
                card: terrain.map(|terrain| terrain.id.clone()),
                condition: terrain.map(|terrain| terrain.condition.short()),
                bonus: terrain.is_some_and(|terrain| terrain.bonus),
                lava: land.lava.contains(at),
                equipment: land.equipment.contains(at),
                eruption: u8::from(land.single.contains(at)) + 2 * u8::from(land.double.contains(at)),
                burns_in: waves.iter().position(|wave| wave.contains(at)).map(|wave| wave as u8),
            }
        })
        .collect()
}

/// FUJ-EQ-4: everything about a member but its dice is open.
fn member_view(state: &State, audience: Audience, member: Member) -> MemberView {
    let sheet = state.sheet(member);
    let unknown_skill = match state.step {
        Step::Skill(choosing) => member.index() >= choosing.index(),
        Step::ThirdSkill => member == Member::THIRD,
        Step::Pairs
        | Step::Keep(_)
        | Step::Plan
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
        | Step::Lost(_) => false,
    };
    MemberView {
        member,
        character: sheet.character,
        skill: (!unknown_skill).then_some(sheet.skill),
        pawn: sheet.pawn,
        marker: sheet.marker,
        health: sheet.health,
        injuries: sheet.injuries,
        bars: sheet.bars,
        cards: sheet.cards,
        tilted: sheet.tilted,
        owns: state.tray.in_game().and(DiceSet::whole(member.index())),
        dice: dice_view(state, audience, member.index()),
        entitled: state.round.entitled[member.index()],
        made: made(state, audience, member),
        open: state.phase.radio & member.bit() != 0,
        first_aid: state.round.first_aid & member.bit() != 0,
        flare_bonus: act::flare_bonus(state, member),
        acted: state.round.acted & member.bit() != 0,
        neighbours: state.members().filter(|other| walk::neighbours(state, member.index(), other.index())).collect(),
        reach: reach(state, member),
        comparison: comparison(state, member),
    }
}

/// FUJ-P2-3, FUJ-P3-1: where a member's marker may lie by distance alone, with the re-rolls that each card gives.
fn reach(state: &State, member: Member) -> Vec<ReachView> {
    let (pawn, limit) = (state.sheet(member).pawn, walk::planning_limit(state, member));
    let near = walk::within(state, pawn, limit);
    let steps = near.iter().filter_map(|at| walk::distance(state, pawn, at, limit).map(|steps| (at, steps)));
    steps
        .map(|(at, steps)| ReachView { at, steps, rerolls: reroll::entitlement_at(state, member, at, steps) })
        .collect()
}

/// FUJ-P5-1, FUJ-P5A-1: in phase 5 all dice are open, so everybody can count.
fn comparison(state: &State, member: Member) -> Option<ComparisonView> {
    let aim = state.sheet(member).aim.filter(|_| state.phase_number() == 5 && state.round.acted & member.bit() == 0)?;
    let value = act::value(state, member, member.index());
    let margin = value.saturating_sub(act::best_neighbour(state, member));
    let rival = |set: usize| (state.members().find(|other| other.index() == set), act::value(state, member, set));
    Some(ComparisonView {
        condition: state.edition.terrain(aim).condition.short(),
        value,
        rivals: act::rivals(state, member).map(rival).collect(),
        margin,
        loss: health::loss_at(state, member, margin),
    })
}

/// FUJ-RUL-29: during phase 3 each player knows only their own count.
fn made(state: &State, audience: Audience, member: Member) -> Option<u8> {
    if state.step != Step::Reroll {
        return Some(reroll::made(state, member));
    }
    match audience {
        Audience::Seat(seat) if member == Member::of(seat) => Some(reroll::made(state, member)),
        Audience::Seat(seat) if member == Member::THIRD => {
            Some(state.round.made[if seat.0 == 1 { MEMBERS } else { member.index() }])
        }
        Audience::Seat(_) | Audience::Spectator => None,
    }
}

/// FUJ-P1-2, FUJ-2A-2, FUJ-2B-2, FUJ-RUL-46: the dice an audience knows by place and face; of the others only the
/// number.
fn dice_view(state: &State, audience: Audience, holder: usize) -> DiceView {
    let tray = &state.tray;
    let held = if state.turn == 0 { DiceSet::NONE } else { tray.held[holder] };
    let known = held.and(tray.known_to(audience));
    let hidden = held.minus(known);
    let third = walk::third_plays(state) && holder == Member::THIRD.index();
    let far = if third { tray.on_side(hidden, Side::Second).len() as u8 } else { 0 };
    let show = |die: Die| DieView {
        die,
        value: tray.value(die),
        colour: state.edition.colour(die, tray.value(die)),
        aside: tray.aside.contains(die),
        lent: tray.frozen.contains(die),
        remembered: remembered(state, audience, die),
    };
    DiceView {
        known: known.iter().map(show).collect(),
        hidden: [hidden.len() as u8 - far, far],
        hidden_lent: hidden.and(tray.frozen).len() as u8,
    }
}

/// FUJ-RUL-49: whether a die that an audience knows lies behind another's screen: it was shown before, and nothing has changed
/// it since.
fn remembered(state: &State, audience: Audience, die: Die) -> bool {
    let Some(keeper) = state.tray.keeper(&state.options, die) else { return false };
    let open = state.tray.holder(die).is_some_and(|holder| state.phase.radio & (1 << holder) != 0);
    state.rules >= versions::MEMORY_SHOWS
        && (2..=4).contains(&state.phase_number())
        && !open
        && !state.tray.aside.contains(die)
        && audience != Audience::Seat(keeper)
}

fn discarded(state: &State) -> EquipmentSet {
    let in_front = state.members().fold(EquipmentSet::empty(), |all, member| all.union(state.sheet(member).cards));
    let pile: EquipmentSet = state.pile.cards().iter().copied().collect();
    Equipment::ALL.iter().copied().filter(|&card| !in_front.union(pile).contains(card)).collect()
}
