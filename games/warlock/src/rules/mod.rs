//! The rules, one file per chapter of the book.
//!
//! [`check`] asks the chapter of the action, which checks its rules in book order; [`play`] dispatches the action to
//! it. Lists use checks that build no sentence, because most actions are not allowed most of the time.

use crate::action::{Action, Stake};
use crate::decision::Decision;
use crate::event::Event;
use crate::phase::Phase;
use crate::state::State;
use kernel::{Dice, Log, Refusal, Seat, Turn, facts};

pub(crate) mod absent;
mod challenge;
mod character;
mod chest;
mod combat;
mod death;
mod encounters;
pub(crate) mod end;
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
mod terms;
mod trade;
mod treasure;
mod turn;

pub(crate) use character::dropper;
pub(crate) use combat::foe_skill;
pub(crate) use end::outcome;
pub(crate) use meeting::faced;
pub(crate) use trade::DEALS;

/// A game being changed: the state, the dice and the log.
pub(crate) struct Play<'a, L: Log<Event>> {
    pub(crate) state: &'a mut State,
    pub(crate) dice: &'a mut Dice,
    pub(crate) log: &'a mut L,
}

/// WAR-TRN-1: an action belongs to the decision that is open.
fn decides(state: &State, fits: bool) -> Result<(), Refusal> {
    if fits {
        return Ok(());
    }
    Err(ids::MAIN_ACTION.refuse(facts![why = "rule", decision = Decision::from(state.phase).fact()]))
}

/// WAR-RUL-63: whether an attack was made and weapons are not chosen yet.
fn before_the_blow(state: &State) -> bool {
    matches!(state.phase, Phase::Parley { .. } | Phase::Strike { .. } | Phase::StepIn { .. })
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
        Phase::Parley { victim, .. } => Turn::of(victim),
        Phase::Strike { attacker, .. } => Turn::of(attacker),
        Phase::StepIn { ally, .. } => Turn::of(ally),
        Phase::Loot { winner, .. } => Turn::of(winner),
        Phase::Flight { runner, .. } => Turn::of(runner),
        Phase::Spoils { killer, .. } => Turn::of(killer),
    }
}

/// Whether a seat may do this; if not, the first broken rule in book order with the facts of the case.
pub(crate) fn check(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
    match *action {
        Action::Split { provisions, gold } => character::check_split(state, seat, provisions, gold),
        Action::TryLuck | Action::TryDie => decides(state, state.phase == Phase::Caged),
        Action::Face => decides(state, state.phase == Phase::Pending),
        Action::Drink(card) => items::check_drink(state, card),
        Action::Leave => turn::check_leave(state),
        Action::Roll => turn::check_begin(state),
        Action::Eat => character::check_meal(state),
        Action::Stay => turn::check_stay(state),
        Action::Travel(number) => passages::check_travel(state, number),
        Action::Grope => passages::check_grope(state),
        Action::Reveal(number) => maze::check(state, number),
        Action::Invisible { room, pick } => items::check_invisible(state, room, pick),
        Action::Gaze(opponent) => items::check_gaze(state, opponent),
        Action::Cross(crossing) => river::check(state, crossing),
        Action::OpenChest { numbers, keys } => chest::check(state, numbers, keys),
        Action::PassChest => decides(state, state.phase == Phase::Chest),
        Action::Challenge(numbers) => challenge::check(state, numbers),
        Action::PassChallenge => decides(state, state.phase == Phase::Challenge),
        Action::Walk { to, by } => movement::check(state, seat, to, by),
        Action::Arm { weapon, shield } => combat::check_arm(state, seat, weapon, shield),
        Action::Sleep => combat::check_sleep(state, seat),
        Action::Dragonfire => combat::check_dragonfire(state, seat),
        Action::Eye => combat::check_eye(state, seat),
        Action::Fight => decides(state, matches!(state.phase, Phase::Assault(_)) || before_the_blow(state)),
        Action::FightUntil(stamina) => combat::check_until(state, seat, stamina),
        Action::Flee => flight::check_flee(state),
        Action::Attack(victim) => meeting::check_attack(state, seat, victim),
        Action::Negotiate(other) => meeting::check_negotiate(state, seat, other),
        Action::Ignore => {
            let lets_be = matches!(state.phase, Phase::Strike { .. } | Phase::StepIn { .. });
            decides(state, lets_be || matches!(state.phase, Phase::Meet | Phase::React(_)))
        }
        Action::Propose(ref offer) => trade::check_proposal(state, seat, offer),
        Action::Accept(ref picks) => trade::check_acceptance(state, seat, picks),
        Action::EndTalks => decides(state, trade::talking(state)),
        Action::Take(pick) => treasure::check(state, pick),
        Action::TakeNothing => decides(state, matches!(state.phase, Phase::Take(_))),
        Action::Drop(card) => character::check_drop(state, seat, card),
        Action::Loot { what, lantern } => flight::check_loot(state, what, lantern),
        Action::Run { to, by } => flight::check_run(state, to, by),
        Action::Keep(card) => death::check_keep(state, card),
        Action::LeaveRest => decides(state, matches!(state.phase, Phase::Spoils { .. })),
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
        | Action::Flesh => terms::check(state, action),
    }
}

/// Adds every legal action of a seat; for proposals and chest openings, only templates.
pub(crate) fn actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
    match state.phase {
        Phase::Creating(_) | Phase::Splitting => {
            let points = state.content.life.extra_points(state.person(seat).skill);
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
        Phase::Npc(npc) => terms::list(state, npc, out),
        Phase::Take(_) => treasure::list(state, out),
        Phase::Drop(_) => out.extend(character::droppable(state, seat).map(Action::Drop)),
        Phase::Arm(_) => combat::list_arms(state, seat, out),
        Phase::Assault(_) => out.extend([Action::Fight, Action::Flee]),
        Phase::Meet => meeting::list_meet(state, out),
        Phase::React(_) => meeting::list_react(state, seat, out),
        Phase::Parley { .. } | Phase::Strike { .. } | Phase::StepIn { .. } => {
            meeting::list_before_the_blow(state, out);
        }
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
            Action::Fight if before_the_blow(self.state) => self.accept_fight(),
            Action::Fight => self.fight(seat),
            Action::FightUntil(stamina) => self.fight_until(seat, stamina),
            Action::Flee => self.flee(seat),
            Action::Attack(victim) => self.attack(seat, victim),
            Action::Negotiate(other) => self.negotiate(seat, other),
            Action::Ignore => self.ignore(seat),
            Action::Propose(offer) => self.propose(seat, offer),
            Action::Accept(picks) => self.accept(seat, &picks),
            Action::EndTalks => self.end_talks(seat),
            Action::Take(pick) => self.take(pick),
            Action::TakeNothing => self.take_nothing(),
            Action::Drop(card) => self.drop_card(seat, card),
            Action::Loot { what, lantern } => self.loot(what, lantern),
            Action::Run { to, by } => self.run(to, by),
            Action::Keep(card) => self.keep(card),
            Action::LeaveRest => self.leave_rest_now(),
            Action::Done => self.done(),
            Action::Curse(victim) => self.curse(victim),
            Action::PayGold => self.pay_beggar(Stake::Gold),
            Action::PayProvision => self.pay_beggar(Stake::Provisions),
            Action::BuyProvisions(count) => self.buy_provisions(count),
            Action::BuyTreasure => self.buy_treasure(),
            Action::Sell(card) => self.sell(card),
            Action::AskSeer(opponent) => self.ask_seer(opponent),
            Action::Quaff => self.quaff(),
            Action::Stake { what, amount } => self.stake(what, amount),
            Action::Winnings => self.winnings(),
            Action::Prize => self.prize(),
            Action::Pawn(card) => self.pawn(card),
            Action::Redeem(card) => self.redeem(card),
            Action::Flesh => self.flesh(),
        }
    }
}

/// Carries out a checked action.
pub(crate) fn play(state: &mut State, seat: Seat, action: &Action, dice: &mut Dice, log: &mut impl Log<Event>) {
    Play { state, dice, log }.act(seat, action);
}
