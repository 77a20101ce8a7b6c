//! The worked examples of the books, played.

use crate::{AnyMatch, Door, Happening, PlayFault};
use kernel::{Draw, Example, Given, OwnFault, Phrase, Refusal, Seal, Seat};

/// A worked example with everything that happens in it.
pub struct Staged {
    /// The game before anything is done.
    pub before: Box<dyn AnyMatch>,
    /// What is done, in order.
    pub deeds: Vec<StagedAction>,
    /// The game in the end.
    pub after: Box<dyn AnyMatch>,
    /// What could be done in the end, and what could not.
    pub asks: Vec<StagedAction>,
}

/// Something that is done in an example, or that it speaks about.
pub struct StagedAction {
    /// Who does it.
    pub seat: Seat,
    /// What, as a phrase.
    pub action: Phrase,
    /// What happens; nothing if it is refused or only spoken about.
    pub happened: Vec<Happening>,
    /// Why it is refused, if it is.
    pub refusal: Option<Refusal>,
}

impl Staged {
    /// Whose eyes the example is seen with: whoever acts first, or decides first.
    pub fn seat(&self) -> Seat {
        let first = self.deeds.first().or(self.asks.first()).map(|deed| deed.seat);
        first.or_else(|| self.before.turn().deciders().first()).unwrap_or(Seat(0))
    }
}

/// Plays a worked example, or says what came out otherwise than it says.
pub fn stage(game: &dyn Door, example: &Example) -> Result<Staged, OwnFault> {
    let before = game
        .load(&example.position, game.edition_at(&example.position), Seal::from_seed(0))
        .map_err(|fault| OwnFault(format!("the position is refused: {fault}")))?;
    let mut after = before.copy();
    let mut deeds = Vec::new();
    for step in &example.steps {
        deeds.push(deed(after.as_mut(), step.seat, &step.action, &step.draws, step.refused.as_deref())?);
    }
    if after.hash() != example.hash {
        return Err(OwnFault(format!("it ends in {}, not in {}", after.hash(), example.hash)));
    }
    let mut asks = Vec::new();
    for ask in &example.asks {
        let mut tried = after.copy();
        let action = phrase(tried.as_ref(), &ask.action)?;
        let refusal = refusal(tried.act(ask.seat, &ask.action).err(), &ask.action, ask.refused.as_deref())?;
        asks.push(StagedAction { seat: ask.seat, action, happened: Vec::new(), refusal });
    }
    Ok(Staged { before, deeds, after, asks })
}

fn deed(
    played: &mut dyn AnyMatch,
    seat: Seat,
    action: &str,
    draws: &[Draw],
    refused: Option<&str>,
) -> Result<StagedAction, OwnFault> {
    let phrase = phrase(played, action)?;
    let given: Vec<Given> = draws.iter().cloned().map(Given::Draw).collect();
    match played.act_given(seat, action, given) {
        Ok(happened) => {
            refusal(None, action, refused)?;
            Ok(StagedAction { seat, action: phrase, happened, refusal: None })
        }
        Err(fault) => {
            let refusal = refusal(Some(fault), action, refused)?;
            Ok(StagedAction { seat, action: phrase, happened: Vec::new(), refusal })
        }
    }
}

fn phrase(played: &dyn AnyMatch, action: &str) -> Result<Phrase, OwnFault> {
    played.phrase(action).map_err(|fault| OwnFault(format!("{action}: {fault}")))
}

/// The refusal, if it is the one the example speaks of.
fn refusal(fault: Option<PlayFault>, action: &str, expected: Option<&str>) -> Result<Option<Refusal>, OwnFault> {
    match (fault, expected) {
        (None, None) => Ok(None),
        (None, Some(rule)) => Err(OwnFault(format!("{action} is not refused by {rule}"))),
        (Some(PlayFault::Refused(refusal)), Some(rule)) if refusal.rule.as_str() == rule => Ok(Some(refusal)),
        (Some(fault), _) => Err(OwnFault(format!("{action}: {fault}"))),
    }
}
