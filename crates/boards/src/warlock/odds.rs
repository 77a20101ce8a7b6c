//! The odds of a decision, from what its player knows: dice to come, the chest as far as it was worked out.

use super::duel::{self, Duel, Fighter};
use crate::board::Canvas;
use crate::odds::{Odds, percent};
use ::warlock::Warlock;
use ::warlock::action::{Action, Crossing};
use ::warlock::deduce::view_odds;
use ::warlock::edition::{EncounterKind, Special, Treasure};
use ::warlock::event::FoeName;
use ::warlock::place::Card;
use ::warlock::view::{CombatView, SeatView};
use kernel::{Audience, Seat, facts};

/// What a side fights with: a weapon card, and whether the shield.
type Gear = (Option<Card>, bool);

pub(super) fn odds(canvas: &Canvas<'_, Warlock>, action: &Action) -> Option<Odds> {
    let Audience::Seat(seat) = canvas.audience else { return None };
    let edition = &canvas.view.content;
    let hero = canvas.view.seats.get(seat.index())?;
    let from = |face: u8| f64::from(7 - face.clamp(1, 6)) / 6.0;
    match *action {
        Action::Fight => fight(canvas, &duel(canvas, seat, None)?),
        Action::Arm { weapon, shield } => fight(canvas, &duel(canvas, seat, Some((weapon, shield)))?),
        Action::Flee => Some(escape(canvas, hero)),
        Action::TryLuck => Some(free(canvas, "warlock-odds-free", duel::luck(hero.luck))),
        Action::TryDie => Some(free(canvas, "warlock-odds-free", from(edition.terms.cage_escape_from))),
        Action::Cross(Crossing::Punt) => Some(free(canvas, "warlock-odds-cross", duel::luck(hero.luck))),
        Action::Cross(Crossing::Bridge) => Some(free(canvas, "warlock-odds-cross", from(edition.river.bridge_from))),
        Action::Stake { .. } => Some(free(canvas, "warlock-odds-stake", more_with_two_dice())),
        Action::Challenge(numbers) => challenge(canvas, numbers),
        Action::OpenChest { numbers, .. } => {
            Some(free(canvas, "warlock-odds-open", view_odds(&canvas.view)?.chance(numbers)))
        }
        Action::AskSeer(opponent) => seer(canvas, opponent),
        _certain_or_long => None,
    }
}

/// One thing that succeeds or not.
fn free(canvas: &Canvas<'_, Warlock>, key: &str, chance: f64) -> Odds {
    Odds::exact(canvas.kit(key, facts![percent = percent(chance)]), [("success", chance)])
}

/// The combat as this seat fights it, with other gear if it is still to be chosen. Nothing while the other side's gear is
/// unknown.
pub(super) fn duel<'a>(canvas: &'a Canvas<'_, Warlock>, seat: Seat, gear: Option<Gear>) -> Option<Duel<'a>> {
    let view = &canvas.view;
    let combat = view.combat.as_ref()?;
    let attacks = combat.fighter == seat;
    let own = gear.unwrap_or(combat.gear[usize::from(!attacks)]);
    let opponent = match (combat.foe, attacks) {
        (FoeName::Adventurer(_), false) => Some(combat.fighter),
        (FoeName::Adventurer(victim), true) => Some(victim),
        (FoeName::Monster(_) | FoeName::Dragon | FoeName::Warlock | FoeName::Crocodile, _) => None,
    };
    if opponent.is_some() && attacks && gear.is_some() {
        return None;
    }
    let hero = view.seats.get(seat.index())?;
    let theirs = match opponent {
        Some(other) => adventurer(canvas, &view.seats[other.index()], combat.gear[usize::from(attacks)]),
        None => Fighter { skill: combat.skill, stamina: u8::try_from(combat.stamina).unwrap_or(0), shield: false },
    };
    Some(Duel {
        edition: &view.content,
        ours: adventurer(canvas, hero, own),
        theirs,
        luck: hero.luck,
        wounds: combat.wounds,
        special: special(canvas, combat),
        magic: own.0.is_some(),
        double_six: combat.double_six,
    })
}

fn adventurer(canvas: &Canvas<'_, Warlock>, hero: &SeatView, (weapon, shield): Gear) -> Fighter {
    let bonus = match weapon.map(|card| canvas.view.content.treasure(card)) {
        Some(Treasure::Sword(bonus)) => bonus,
        _none_or_bow => 0,
    };
    Fighter { skill: hero.skill + bonus, stamina: hero.stamina, shield }
}

fn special(canvas: &Canvas<'_, Warlock>, combat: &CombatView) -> Special {
    let FoeName::Monster(card) = combat.foe else { return Special::None };
    match canvas.view.content.encounter(card) {
        EncounterKind::Monster { special, .. } => special,
        EncounterKind::Other(_) => Special::None,
    }
}

fn fight(canvas: &Canvas<'_, Warlock>, duel: &Duel<'_>) -> Option<Odds> {
    let ((won, lost), victory) = (duel.assault(), duel.victory());
    let told = facts![won = percent(won), lost = percent(lost), victory = percent(victory)];
    let chances = [("assault-won", won), ("assault-lost", lost), ("victory", victory)];
    Some(Odds::exact(canvas.kit("warlock-odds-fight", told), chances))
}

/// WAR-FLE-3: what the escape table costs. Where one has nothing to lose, nothing is lost.
fn escape(canvas: &Canvas<'_, Warlock>, hero: &SeatView) -> Odds {
    let rows = &canvas.view.content.escape;
    let starves = hero.provisions == 0 && hero.gold == 0;
    let spared = hero.stamina.saturating_sub(1);
    let loss = |row: &::warlock::edition::Escape| row.stamina.max(u8::from(row.supplies && starves)).min(spared);
    let share = |count: usize| count as f64 / rows.len() as f64;
    let stamina = share(rows.iter().filter(|row| loss(row) > 0).count());
    let mean = rows.iter().map(|row| f64::from(loss(row))).sum::<f64>() / rows.len() as f64;
    let luck = share(rows.iter().filter(|row| row.luck > 0 && hero.luck > 0).count());
    let card = share(rows.iter().filter(|row| row.drop && hero.cards > 0).count());
    let supplies = share(rows.iter().filter(|row| row.supplies && !starves).count());
    let chances = [("stamina", stamina), ("luck", luck), ("card", card), ("supplies", supplies)];
    let [stamina, luck, card, supplies] = chances.map(|(_, chance)| percent(chance));
    let mean = format!("{mean:.1}").replace('.', &canvas.kit("decimal", facts![]));
    Odds::exact(canvas.kit("warlock-odds-flee", facts![stamina, mean, luck, card, supplies]), chances)
}

/// WAR-ENC-21: two dice against two, where only more wins.
fn more_with_two_dice() -> f64 {
    let ways = |sum: i32| 6 - (sum - 7).abs();
    let more = (2..=12).flat_map(|own| (2..own).map(move |house| ways(own) * ways(house))).sum::<i32>();
    f64::from(more) / 1296.0
}

/// WAR-KEY-4: a number that nobody shows and that is not one's own lies under the chest.
fn challenge(canvas: &Canvas<'_, Warlock>, numbers: u16) -> Option<Odds> {
    let known = view_odds(&canvas.view)?;
    let total = f64::from(known.total().max(1));
    let share = |fits: &dyn Fn(u16) -> bool| {
        known.possible().filter(|&(set, _)| fits(set)).map(|(_, ways)| f64::from(ways)).sum::<f64>() / total
    };
    let under = share(&|set| set & numbers == numbers);
    if numbers.count_ones() > 1 {
        return Some(free(canvas, "warlock-odds-trio", under));
    }
    let own = canvas.view.own.as_ref().is_some_and(|own| own.clues.0 & numbers != 0);
    let shown = if own { 0.0 } else { 1.0 - under };
    let told = facts![chest = percent(under), shown = percent(shown)];
    Some(Odds::exact(canvas.kit("warlock-odds-challenge", told), [("chest", under), ("shown", shown)]))
}

/// WAR-ENC-12: the Seer shows one of an opponent's numbers at random; some may be known already.
fn seer(canvas: &Canvas<'_, Warlock>, opponent: Seat) -> Option<Odds> {
    let notes = canvas.view.own.as_ref()?.notes.as_ref()?;
    let held = canvas.view.seats.get(opponent.index())?.clues;
    let known = notes.has.get(opponent.index())?.0.count_ones();
    (held > 0).then(|| free(canvas, "warlock-odds-seer", 1.0 - f64::from(known) / f64::from(held)))
}
