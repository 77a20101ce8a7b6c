//! Laws about actions: what can be done, and what is refused.

use crate::{Broken, in_book};
use kernel::{Complete, Dice, Lang, Phrase, Scenario, Seat};

/// Every listed action is accepted, and listed once.
pub(crate) fn listed_accepted<G: Scenario>(state: &G::State, seat: Seat, listed: &[G::Action]) -> Result<(), Broken> {
    const LAW: &str = "listed-accepted";
    if listed.is_empty() {
        return Err(Broken::new("somebody-acts", format!("seat {seat} decides but has no action")));
    }
    for action in listed {
        if let Err(refusal) = G::check(state, seat, action) {
            return Err(Broken::new(LAW, format!("seat {seat}: {action} is listed but refused: {refusal}")));
        }
    }
    Ok(())
}

/// No action is listed twice, and each reads back from its notation.
pub(crate) fn written_once<G: Scenario>(listed: &[G::Action]) -> Result<(), Broken> {
    const LAW: &str = "listed-accepted";
    let mut sorted: Vec<&G::Action> = listed.iter().collect();
    sorted.sort();
    if let Some(pair) = sorted.windows(2).find(|pair| pair[0] == pair[1]) {
        return Err(Broken::new(LAW, format!("{} is listed twice", pair[0])));
    }
    for action in listed {
        let text = action.to_string();
        match text.parse::<G::Action>() {
            Ok(again) if again == *action => {}
            Ok(again) => return Err(Broken::new(LAW, format!("{text} reads back as {again} ({action:?}, {again:?})"))),
            Err(fault) => return Err(Broken::new(LAW, format!("{text} does not read back: {fault}"))),
        }
    }
    Ok(())
}

/// Actions made up at random, and those that were listed at the decision before, are either listed now or refused.
pub(crate) fn unlisted_refused<G: Complete>(
    state: &G::State,
    seat: Seat,
    listed: &[G::Action],
    earlier: &[G::Action],
    dice: &mut Dice,
) -> Result<(), Broken> {
    for _ in 0..8 {
        listed_or_refused::<G>(state, seat, listed, &G::any_action(dice))?;
    }
    earlier.iter().try_for_each(|action| listed_or_refused::<G>(state, seat, listed, action))
}

/// What is not listed is refused by a rule of the book, with a sentence in both languages.
fn listed_or_refused<G: Complete>(
    state: &G::State,
    seat: Seat,
    listed: &[G::Action],
    action: &G::Action,
) -> Result<(), Broken> {
    const LAW: &str = "unlisted-refused";
    match G::check(state, seat, action) {
        Ok(()) if G::lists_all(state, seat) && !listed.contains(action) => {
            Err(Broken::new(LAW, format!("seat {seat}: {action} is accepted but not listed")))
        }
        Ok(()) => Ok(()),
        Err(refusal) => {
            in_book::<G>(LAW, refusal.rule)?;
            sentences::<G>(LAW, &Phrase::new(refusal.rule.as_str(), refusal.facts))
        }
    }
}

/// The stand-in's action is legal.
pub(crate) fn stand_in_legal<G: Scenario>(state: &G::State, seat: Seat) -> Result<(), Broken> {
    let action = G::stand_in(state, seat);
    G::check(state, seat, &action)
        .map_err(|refusal| Broken::new("stand-in-legal", format!("seat {seat}: {action} is refused: {refusal}")))
}

/// A phrase has a text in every language, with every fact it speaks of.
pub(crate) fn sentences<G: Complete>(law: &'static str, phrase: &Phrase) -> Result<(), Broken> {
    for lang in Lang::ALL {
        G::words().try_say(lang, phrase).map_err(|missing| Broken::new(law, missing.to_string()))?;
    }
    Ok(())
}
