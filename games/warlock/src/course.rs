//! How a game went, for the score sheet at its end: who held how much of the combination, and what everybody won and lost.

use crate::edition::Edition;
use crate::event::{Event, Score};
use crate::place::CardSet;
use crate::rules::end;
use crate::state::State;
use kernel::{Era, Gain, Seat};

const CARDS: &str = "label-gain-cards";

/// WAR-END-4: how many numbers of the combination everybody's keys cover.
pub(crate) fn lead(state: &State) -> Vec<i32> {
    Seat::all(state.seats).map(|seat| end::covered(state, seat) as i32).collect()
}

/// Everybody has one turn in a round.
pub(crate) fn era(event: &Event) -> Option<Era> {
    if let Event::TurnBegins { round, .. } = *event { Some(Era::Number(round.into())) } else { None }
}

/// Treasure cards, foes, gold, STAMINA and deaths. Keys decide.
pub(crate) fn gains(event: &Event) -> Vec<Gain> {
    #[rustfmt::skip]
    let gains = match *event {
        Event::Took { seat, card, .. } | Event::Redeemed { seat, card } => vec![cards(seat, card.alone(), 1)],
        Event::Left { seat, card, .. } | Event::UsedUp { seat, card } | Event::Sold { seat, card }
        | Event::Pawned { seat, card } => vec![cards(seat, card.alone(), -1)],
        Event::Looted { seat, from, cards: taken, .. } => vec![cards(seat, taken, 1), cards(from, taken, -1)],
        Event::Traded { from, to, cards: given } => vec![cards(to, given, 1), cards(from, given, -1)],
        Event::Kept { seat, from, card } => vec![cards(seat, card.alone(), 1), cards(from, card.alone(), -1)],
        Event::Grave { seat, cards: lost, .. } => vec![cards(seat, lost, -1)],
        Event::FoeBeaten { seat, .. } => vec![Gain::beside(seat, 1, "label-gain-foes")],
        Event::Died { seat } => vec![Gain::beside(seat, 1, "label-gain-deaths")],
        Event::Changed { seat, score, change, .. } => sheet(score).map(|of| Gain::beside(seat, i32::from(change), of)).into_iter().collect(),
        Event::Created { .. } | Event::Split { .. } | Event::Laid | Event::Clues { .. } | Event::CluesHidden { .. }
        | Event::FirstDie { .. } | Event::First { .. } | Event::TurnBegins { .. } | Event::Missed { .. }
        | Event::LuckTest { .. } | Event::Die { .. } | Event::Caged { .. } | Event::Freed { .. } | Event::PutOn { .. }
        | Event::MazeTurned { .. } | Event::MazeHidden | Event::Rolled { .. } | Event::NoStep { .. }
        | Event::Stayed { .. } | Event::Challenged { .. } | Event::Answered { .. } | Event::Walked { .. }
        | Event::EncounterUp { .. } | Event::EncounterGone { .. } | Event::EncounterDown { .. } | Event::Game { .. }
        | Event::Cursed { .. } | Event::TookHidden { .. } | Event::TookOpenly { .. } | Event::LeftHidden { .. }
        | Event::Shown { .. } | Event::Gazed { .. } | Event::Learnt { .. } | Event::FellIn { .. }
        | Event::CombatBegins { .. } | Event::Armed { .. } | Event::Assault { .. } | Event::FoeWounded { .. }
        | Event::NoEffect { .. } | Event::CombatEnds { .. } | Event::Fled { .. } | Event::Ran { .. }
        | Event::Waits { .. } | Event::Met { .. } | Event::Attacked { .. } | Event::Spared { .. }
        | Event::SteppedIn { .. } | Event::StoodAside { .. } | Event::FightsUntil { .. } | Event::Ignored { .. }
        | Event::TalksBegin { .. } | Event::Offered { .. } | Event::OfferedTo { .. } | Event::OfferedHidden { .. }
        | Event::Accepted { .. } | Event::TalksEnd { .. } | Event::ShowedCards { .. } | Event::ShowedClues { .. }
        | Event::Confirmed { .. } | Event::ShowedHidden { .. } | Event::LootedHidden { .. } | Event::NotThere { .. }
        | Event::GraveHidden { .. } | Event::KeptHidden { .. } | Event::ChestTried { .. } | Event::ChestWrong { .. }
        | Event::ChestOpened { .. } | Event::LeftGame { .. } | Event::Zagor | Event::Alone { .. } => Vec::new(),
    };
    gains
}

/// Cards won or lost. Which cards are keys is the same in every edition.
fn cards(seat: Seat, cards: CardSet, sign: i32) -> Gain {
    let amount = sign * cards.len() as i32;
    let keys = !cards.intersection(Edition::base().keys).is_empty();
    if keys { Gain::deciding(seat, amount, CARDS) } else { Gain::beside(seat, amount, CARDS) }
}

/// The numbers of a sheet that are worth telling at the end.
fn sheet(score: Score) -> Option<&'static str> {
    match score {
        Score::Stamina => Some("label-gain-stamina"),
        Score::Gold => Some("label-gain-gold"),
        Score::Luck | Score::Provisions | Score::Lanterns => None,
    }
}
