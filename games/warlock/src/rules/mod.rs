//! The rules, one file per chapter of the book.
//!
//! [`check`] asks the chapter of the open decision; [`play`] hands the action to it. A rule that forbids something names
//! itself; the facts of the case are added here, so that asking costs nothing.

use crate::action::Action;
use crate::event::Event;
use crate::phase::Phase;
use crate::state::State;
use kernel::{Dice, Fact, Log, Refusal, RuleId, Seat, Turn, facts};

pub(crate) mod absent;
mod challenge;
mod character;
mod chest;
mod combat;
mod death;
mod encounters;
mod end;
mod flight;
pub(crate) mod ids;
pub(crate) mod invariants;
mod items;
mod maze;
mod meeting;
mod movement;
mod npc;
mod passages;
mod river;
mod rooms;
pub(crate) mod setup;
mod trade;
mod treasure;
mod turn;

pub(crate) use character::dropper;
pub(crate) use combat::foe_skill;
pub(crate) use end::outcome;

/// Allowed, or forbidden by a rule.
pub(crate) type Verdict = Result<(), RuleId>;

/// A game being changed: the state, the chance, and who listens.
pub(crate) struct Play<'a, L: Log<Event>> {
    pub(crate) state: &'a mut State,
    pub(crate) dice: &'a mut Dice,
    pub(crate) log: &'a mut L,
}

/// WAR-TRN-1: an action that does not belong to the open decision.
fn unfit(_: &Action) -> RuleId {
    ids::MAIN_ACTION
}

/// Whether a seat is another player's, present or gone.
fn is_opponent(state: &State, seat: Seat, other: Seat) -> bool {
    other != seat && other.0 < state.seats
}

/// Who decides now, or the outcome.
pub(crate) fn turn(state: &State) -> Turn {
    match state.phase {
        Phase::Creating(open) => Turn::Decide(open),
        Phase::Over(ending) => Turn::Over(outcome(state, ending)),
        Phase::Splitting
        | Phase::Caged
        | Phase::Pending
        | Phase::Begin
        | Phase::Challenge
        | Phase::Walk
        | Phase::Chest
        | Phase::Npc(_)
        | Phase::Take(_)
        | Phase::Meet => Turn::of(state.active),
        Phase::Drop(_) => Turn::of(dropper(state).unwrap_or(state.active)),
        Phase::Arm(seat) | Phase::Assault(seat) | Phase::React(seat) | Phase::Propose(seat) | Phase::Answer(seat) => {
            Turn::of(seat)
        }
        Phase::Loot { winner, .. } => Turn::of(winner),
        Phase::Flight { runner, .. } => Turn::of(runner),
        Phase::Spoils { killer, .. } => Turn::of(killer),
    }
}

fn verdict(state: &State, seat: Seat, action: &Action) -> Verdict {
    match (state.phase, action) {
        (Phase::Creating(_) | Phase::Splitting, &Action::Split { provisions, gold }) => {
            character::extra_points(state, seat, provisions, gold)
        }
        (Phase::Begin, action) => turn::check(state, action),
        (Phase::Caged, Action::TryLuck | Action::TryDie) | (Phase::Pending, Action::Face) => Ok(()),
        (Phase::Caged | Phase::Pending, Action::Leave) => turn::may_leave(state),
        (Phase::Caged | Phase::Pending, &Action::Drink(card)) => items::may_drink(state, card),
        (Phase::Challenge, &Action::Challenge(numbers)) => challenge::may_announce(state, numbers),
        (Phase::Challenge, Action::PassChallenge) | (Phase::Chest, Action::PassChest) => Ok(()),
        (Phase::Walk, &Action::Walk { to, by }) => movement::check(state, seat, to, by),
        (Phase::Chest, &Action::OpenChest { numbers, keys }) => chest::may_open(state, numbers, keys),
        (Phase::Npc(npc), action) => npc::check(state, npc, action),
        (Phase::Take(_), &Action::Take(pick)) => treasure::may_take(state, pick),
        (Phase::Take(_), Action::TakeNothing) => Ok(()),
        (Phase::Drop(_), &Action::Drop(card)) => character::may_drop(state, seat, card),
        (Phase::Arm(_), &Action::Arm { weapon, shield }) => combat::may_arm(state, seat, weapon, shield),
        (Phase::Arm(_), action @ (Action::Sleep | Action::Dragonfire | Action::Eye)) => {
            combat::may_avoid(state, seat, action)
        }
        (Phase::Arm(_), Action::Flee) | (Phase::Assault(_), Action::Flee) => flight::may_flee(state),
        (Phase::Assault(_), Action::Fight) => Ok(()),
        (Phase::Meet, action) => meeting::check_meet(state, action),
        (Phase::React(_), action) => meeting::check_react(state, seat, action),
        (Phase::Propose(_) | Phase::Answer(_), Action::Propose(offer)) => trade::may_propose(state, seat, offer),
        (Phase::Propose(_) | Phase::Answer(_), Action::EndTalks) => Ok(()),
        (Phase::Answer(_), Action::Accept(picks)) => trade::may_accept(state, seat, picks),
        (Phase::Loot { winner, loser }, &Action::Loot { what, lantern }) => {
            flight::may_loot(state, winner, loser, what, lantern)
        }
        (Phase::Flight { runner, from }, &Action::Run { to, by }) => flight::may_run(state, runner, from, to, by),
        (Phase::Spoils { killer, dead }, &Action::Keep(card)) => death::may_keep(state, killer, dead, card),
        (Phase::Spoils { .. }, Action::LeaveRest) => Ok(()),
        (_, Action::Leave) => Err(ids::LEAVE_AT_START),
        (_, other) => Err(unfit(other)),
    }
}

/// Whether a seat may do this; if not, the first broken rule with the facts of the case.
pub(crate) fn check(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
    verdict(state, seat, action).map_err(|rule| {
        let person = state.person(seat);
        rule.refuse(facts![
            why = "rule",
            seat,
            decision = Fact::label(crate::words::phase_label(state.phase)),
            gold = person.gold,
            food = person.provisions,
            stamina = person.stamina,
            cards = person.count(),
            roll = state.turn.roll,
            points = state.content.life.extra_total.saturating_sub(person.skill),
        ])
    })
}

/// Adds every legal action of a seat; of proposals and chest openings, templates.
pub(crate) fn actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
    match state.phase {
        Phase::Creating(_) | Phase::Splitting => {
            let points = state.content.life.extra_total - state.person(seat).skill;
            out.extend((0..=points).map(|gold| Action::Split { provisions: points - gold, gold }));
        }
        Phase::Caged => encounters::list_cage(state, out),
        Phase::Pending => {
            out.push(Action::Face);
            items::list_drinks(state, out);
        }
        Phase::Begin => turn::list(state, out),
        Phase::Challenge => challenge::list(state, out),
        Phase::Walk => movement::list(state, seat, out),
        Phase::Chest => {
            chest::list_openings(state, out);
            out.push(Action::PassChest);
        }
        Phase::Npc(npc) => npc::list(state, npc, out),
        Phase::Take(_) => treasure::list(state, out),
        Phase::Drop(_) => out.extend(character::droppable(state, seat).map(Action::Drop)),
        Phase::Arm(_) => combat::list_arms(state, seat, out),
        Phase::Assault(_) => out.extend([Action::Fight, Action::Flee]),
        Phase::Meet => meeting::list_meet(state, out),
        Phase::React(_) => meeting::list_react(state, seat, out),
        Phase::Propose(_) => trade::list_proposals(state, seat, out),
        Phase::Answer(_) => {
            trade::list_acceptances(state, seat, out);
            trade::list_proposals(state, seat, out);
        }
        Phase::Loot { winner, loser } => flight::list_loot(state, winner, loser, out),
        Phase::Flight { runner, from } => flight::list_flights(state, runner, from, out),
        Phase::Spoils { killer, dead } => death::list_spoils(state, killer, dead, out),
        Phase::Over(_) => {}
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// Carries out a checked action up to the next decision.
    pub(crate) fn act(&mut self, seat: Seat, action: &Action) {
        match *action {
            Action::Split { provisions, gold } => self.split(seat, provisions, gold),
            Action::Drink(card) => self.drink(card),
            Action::TryLuck => self.try_cage(true),
            Action::TryDie => self.try_cage(false),
            Action::Face => self.face(),
            Action::Travel(number) => self.travel(number),
            Action::Grope => self.grope(),
            Action::Reveal(number) => self.reveal_maze(number),
            Action::Roll => self.roll(),
            Action::Eat => self.eat(),
            Action::Invisible { room, pick } => self.invisible(room, pick),
            Action::Gaze(opponent) => self.gaze(opponent),
            Action::Cross(crossing) => self.cross(crossing),
            Action::Stay => self.stay(),
            Action::OpenChest { numbers, keys } => self.open_chest(numbers, keys),
            Action::PassChest => self.take_on(crate::phase::AfterTake::Meeting),
            Action::Leave => self.leave_game(seat),
            Action::Challenge(numbers) => self.challenge(numbers),
            Action::PassChallenge => self.walk_or_stay(),
            Action::Walk { to, by } => self.walk(to, by),
            Action::Arm { weapon, shield } => self.arm(seat, weapon, shield),
            Action::Sleep => self.sleep(seat),
            Action::Dragonfire => self.dragonfire(seat),
            Action::Eye => self.eye(seat),
            Action::Fight => self.fight(seat),
            Action::Flee => self.flee(seat),
            Action::Attack(victim) => self.attack(seat, victim),
            Action::Negotiate(other) => self.negotiate(seat, other),
            Action::Ignore => self.ignore(seat),
            Action::Propose(offer) => self.propose(seat, offer),
            Action::Accept(picks) => self.accept(seat, &picks),
            Action::EndTalks => self.end_talks(seat),
            Action::Take(_) | Action::TakeNothing | Action::Drop(_) => self.act_on_treasure(seat, action),
            Action::Loot { .. } | Action::Run { .. } | Action::Keep(_) | Action::LeaveRest => self.act_after(action),
            Action::Done
            | Action::Curse(_)
            | Action::PayGold
            | Action::PayProvision
            | Action::BuyProvisions(_)
            | Action::BuyTreasure
            | Action::Sell(_)
            | Action::AskSeer(_)
            | Action::Quaff
            | Action::Stake { .. }
            | Action::Winnings
            | Action::Prize
            | Action::Pawn(_)
            | Action::Redeem(_)
            | Action::Flesh => self.act_with_character(action),
        }
    }

    fn act_on_treasure(&mut self, seat: Seat, action: &Action) {
        match (self.state.phase, action) {
            (Phase::Take(after), &Action::Take(pick)) => self.take(pick, after),
            (Phase::Take(after), _) => self.after_take(after),
            (Phase::Drop(resume), &Action::Drop(card)) => self.drop_card(seat, card, resume),
            (phase, action) => unreachable!("{action} was checked against {phase:?}"),
        }
    }

    fn act_with_character(&mut self, action: &Action) {
        let Phase::Npc(npc) = self.state.phase else { unreachable!("{action} was checked against the phase") };
        match *action {
            Action::Curse(victim) => self.curse(victim),
            Action::PayGold => self.pay_beggar(true),
            Action::PayProvision => self.pay_beggar(false),
            Action::BuyProvisions(count) => self.buy_provisions(count),
            Action::BuyTreasure => self.buy_treasure(npc),
            Action::Sell(card) => self.sell(card),
            Action::AskSeer(opponent) => self.ask_seer(opponent),
            Action::Quaff => self.quaff(),
            Action::Stake { gold, amount } => self.stake(gold, amount),
            Action::Winnings => {
                if let crate::phase::Npc::Prize { gold, stake } = npc {
                    self.winnings(gold, stake);
                }
            }
            Action::Prize => self.prize(),
            Action::Pawn(card) => self.pawn(card),
            Action::Redeem(card) => self.redeem(card),
            Action::Flesh => self.flesh(),
            ref _done => self.done(npc),
        }
    }

    fn act_after(&mut self, action: &Action) {
        match (self.state.phase, action) {
            (Phase::Loot { winner, loser }, &Action::Loot { what, lantern }) => self.loot(winner, loser, what, lantern),
            (Phase::Flight { runner, from }, &Action::Run { to, by }) => self.run(runner, from, to, by),
            (Phase::Spoils { killer, dead }, &Action::Keep(card)) => self.keep(killer, dead, card),
            (Phase::Spoils { killer, dead }, Action::LeaveRest) => self.leave_rest(killer, dead),
            (phase, action) => unreachable!("{action} was checked against {phase:?}"),
        }
    }
}

/// Carries out a checked action.
pub(crate) fn play(state: &mut State, seat: Seat, action: &Action, dice: &mut Dice, log: &mut impl Log<Event>) {
    Play { state, dice, log }.act(seat, action);
}
