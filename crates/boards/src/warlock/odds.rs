//! The odds of a decision, from what its player knows: dice to come, and the chest as far as it was deduced.

use crate::board::Canvas;
use crate::odds::{Odds, percent};
use ::warlock::Warlock;
use ::warlock::action::{Action, Crossing};
use ::warlock::combat::hurts;
use ::warlock::deduce::view_odds;
use ::warlock::odds::{Duel, Fighter, Runner, at_least, flight, luck, stake};
use ::warlock::phase::Foe;
use ::warlock::place::{Card, NumberSet};
use ::warlock::view::SeatView;
use kernel::{Audience, Seat, facts};

/// The gear of one side: a weapon card, and whether it uses the shield.
type Gear = (Option<Card>, bool);

pub(super) fn odds(canvas: &Canvas<'_, Warlock>, action: &Action) -> Option<Odds> {
    let Audience::Seat(seat) = canvas.audience else { return None };
    let edition = &canvas.view.content;
    let hero = canvas.view.seats.get(seat.index())?;
    match *action {
        Action::Fight => fight(canvas, &duel(canvas, seat, None)?),
        Action::Arm { weapon, shield } => fight(canvas, &duel(canvas, seat, Some((weapon, shield)))?),
        Action::Flee => Some(escape(canvas, hero)),
        Action::TryLuck => Some(free(canvas, "warlock-odds-free", luck(hero.luck))),
        Action::TryDie => Some(free(canvas, "warlock-odds-free", at_least(edition.terms.cage_escape_from))),
        Action::Cross(Crossing::Punt) => Some(free(canvas, "warlock-odds-cross", luck(hero.luck))),
        Action::Cross(Crossing::Bridge) => {
            Some(free(canvas, "warlock-odds-cross", at_least(edition.river.bridge_from)))
        }
        Action::Stake { .. } => Some(free(canvas, "warlock-odds-stake", stake())),
        Action::Challenge(numbers) => challenge(canvas, numbers),
        Action::OpenChest { numbers, .. } => {
            Some(free(canvas, "warlock-odds-open", view_odds(&canvas.view)?.chance(numbers)))
        }
        Action::AskSeer(opponent) => seer(canvas, opponent),
        #[rustfmt::skip]
        Action::Cross(Crossing::Ferry) | Action::Split { .. } | Action::Drink(_) | Action::Face
        | Action::Travel(_) | Action::Grope | Action::Reveal(_) | Action::Roll | Action::Eat
        | Action::Invisible { .. } | Action::Gaze(_) | Action::Stay | Action::PassChest | Action::Leave
        | Action::PassChallenge | Action::Walk { .. } | Action::Sleep | Action::Dragonfire | Action::Eye
        | Action::Done | Action::Curse(_) | Action::PayGold | Action::PayProvision | Action::BuyProvisions(_)
        | Action::BuyTreasure | Action::Sell(_) | Action::Quaff | Action::Winnings | Action::Prize
        | Action::Pawn(_) | Action::Redeem(_) | Action::Flesh | Action::Take(_) | Action::TakeNothing
        | Action::Drop(_) | Action::Attack(_) | Action::Negotiate(_) | Action::Ignore | Action::Propose(_)
        | Action::Accept(_) | Action::EndTalks | Action::Loot { .. } | Action::Run { .. } | Action::Keep(_)
        | Action::LeaveRest | Action::FightUntil(_) => None,
    }
}

/// The odds of one thing that succeeds or fails.
fn free(canvas: &Canvas<'_, Warlock>, key: &str, chance: f64) -> Odds {
    Odds::exact(canvas.kit(key, facts![percent = percent(chance)]), [("success", chance)])
}

/// The combat as this seat fights it, with other gear if that is still to be chosen. `None` while the other side's gear
/// is unknown.
pub(super) fn duel<'a>(canvas: &'a Canvas<'_, Warlock>, seat: Seat, gear: Option<Gear>) -> Option<Duel<'a>> {
    let view = &canvas.view;
    let combat = view.combat.as_ref()?;
    let attacks = combat.fighter == seat;
    let own = gear.unwrap_or(combat.gear[usize::from(!attacks)]);
    let opponent = match (combat.foe, attacks) {
        (Foe::Adventurer(_), false) => Some(combat.fighter),
        (Foe::Adventurer(victim), true) => Some(victim),
        (Foe::Monster(_) | Foe::Dragon | Foe::Warlock | Foe::Crocodile, _) => None,
    };
    if opponent.is_some() && attacks && gear.is_some() {
        return None;
    }
    let hero = view.seats.get(seat.index())?;
    let theirs = match opponent {
        Some(other) => adventurer(canvas, &view.seats[other.index()], combat.gear[usize::from(attacks)]),
        None => Fighter { skill: combat.skill, stamina: combat.stamina, shield: false },
    };
    Some(Duel {
        edition: &view.content,
        ours: adventurer(canvas, hero, own),
        theirs,
        luck: hero.luck,
        wounds: combat.wounds,
        special: view.content.special(combat.foe),
        hurts: hurts(view.content.special(combat.foe), own.0),
        double_six: combat.double_six,
    })
}

fn adventurer(canvas: &Canvas<'_, Warlock>, hero: &SeatView, (weapon, shield): Gear) -> Fighter {
    Fighter { skill: hero.skill.plus(canvas.view.content.bonus(weapon)), stamina: hero.stamina, shield }
}

fn fight(canvas: &Canvas<'_, Warlock>, duel: &Duel<'_>) -> Option<Odds> {
    let ((won, lost), victory) = (duel.assault(), duel.victory());
    let told = facts![won = percent(won), lost = percent(lost), victory = percent(victory)];
    let chances = [("assault-won", won), ("assault-lost", lost), ("victory", victory)];
    Some(Odds::exact(canvas.kit("warlock-odds-fight", told), chances))
}

/// WAR-FLE-3: what the escape table costs. A player who has nothing to lose loses nothing.
fn escape(canvas: &Canvas<'_, Warlock>, hero: &SeatView) -> Odds {
    let SeatView { stamina, luck, gold, provisions, cards, .. } = *hero;
    let cost = flight(&canvas.view.content, Runner { stamina, luck, gold, provisions, cards });
    let chances = [("stamina", cost.stamina), ("luck", cost.luck), ("card", cost.card), ("supplies", cost.supplies)];
    let [stamina, luck, card, supplies] = chances.map(|(_, chance)| percent(chance));
    let mean = format!("{:.1}", cost.mean).replace('.', &canvas.kit("decimal", facts![]));
    Odds::exact(canvas.kit("warlock-odds-flee", facts![stamina, mean, luck, card, supplies]), chances)
}

/// WAR-KEY-4: a number that nobody shows and that the player does not hold lies under the chest.
fn challenge(canvas: &Canvas<'_, Warlock>, numbers: NumberSet) -> Option<Odds> {
    let known = view_odds(&canvas.view)?;
    let total = f64::from(known.total().max(1));
    let share = |fits: &dyn Fn(NumberSet) -> bool| {
        known.possible().filter(|&(set, _)| fits(set)).map(|(_, ways)| f64::from(ways)).sum::<f64>() / total
    };
    let under = share(&|set| set.intersection(numbers) == numbers);
    if numbers.len() > 1 {
        return Some(free(canvas, "warlock-odds-trio", under));
    }
    let own = canvas.view.own.as_ref().is_some_and(|own| !own.clues.intersection(numbers).is_empty());
    let shown = if own { 0.0 } else { 1.0 - under };
    let told = facts![chest = percent(under), shown = percent(shown)];
    Some(Odds::exact(canvas.kit("warlock-odds-challenge", told), [("chest", under), ("shown", shown)]))
}

/// WAR-ENC-12: the Seer shows one of an opponent's numbers at random; some may be known already.
fn seer(canvas: &Canvas<'_, Warlock>, opponent: Seat) -> Option<Odds> {
    let notes = canvas.view.own.as_ref()?.notes.as_ref()?;
    let held = canvas.view.seats.get(opponent.index())?.clues;
    let known = notes.has.get(opponent.index())?.len();
    (held > 0).then(|| free(canvas, "warlock-odds-seer", 1.0 - f64::from(known) / f64::from(held)))
}
