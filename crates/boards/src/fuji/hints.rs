//! The hints that the form offers, beyond those the game lists.
//!
//! A seat may say hundreds of things. The form offers those that somebody would want to say: how well the player's roll
//! suits any card; to everybody, how dangerous one is by a kind of dice or for the card they marked; wishes about what
//! lies before them; and where they could go. The rest can still be written.

use super::reach;
use ::fuji::action::Action;
use ::fuji::cards::Equipment;
use ::fuji::cell::Cell;
use ::fuji::hint::{About, Criterion, Hint, Saying, Wish};
use ::fuji::member::Member;
use ::fuji::{Fuji, View, hints};
use kernel::{Knowledge, Seat};

pub(super) fn unlisted(knowledge: &Knowledge<Fuji>) -> Vec<Action> {
    let seat = knowledge.seat();
    let said = hints(knowledge.image(), seat);
    if said.is_empty() {
        return Vec::new();
    }
    let view = knowledge.view();
    if !matches!(view.step, "plan" | "gear") || view.waiting.is_some() {
        return Vec::new();
    }
    said.into_iter().filter(|hint| worth_offering(&view, seat, hint)).map(Action::Hint).collect()
}

fn worth_offering(view: &View, seat: Seat, hint: &Hint) -> bool {
    let marker = |member: Member| reach::member(view, member).and_then(|one| one.marker);
    let speaker = match hint.about {
        About::Own => Member::of(seat),
        About::Third => Member::THIRD,
    };
    let of_dice = match hint.saying {
        Saying::Roll { .. } | Saying::Tendency { .. } => true,
        Saying::Threat { target, .. } => target != speaker,
        Saying::Ask { .. } => true,
        Saying::Request { .. }
        | Saying::Suggest { .. }
        | Saying::Mood { .. }
        | Saying::Promise { .. }
        | Saying::Answer { .. } => false,
    };
    let for_card = |criterion: Criterion, member: Member| match criterion {
        Criterion::Card(cell) => marker(member) == Some(cell),
        Criterion::Kind(_) => true,
    };
    let wanted = match hint.saying {
        Saying::Roll { .. } | Saying::Tendency { .. } | Saying::Mood { .. } => true,
        Saying::Threat { target, criterion, .. } => for_card(criterion, target),
        Saying::Request { target, wish } => match wish {
            Wish::Another | Wish::Stay | Wish::Go => true,
            Wish::Down(criterion) => for_card(criterion, speaker),
            Wish::Lend(_) => lends(view, seat, target),
            Wish::Use(card) | Wish::Keep(card) => {
                reach::member(view, target).is_some_and(|one| one.cards.contains(card))
            }
        },
        Saying::Suggest { target, card } => within_reach(view, target, card),
        Saying::Ask { criterion, .. } => for_card(criterion, Member::of(seat)),
        Saying::Promise { criterion } => match criterion {
            Criterion::Card(cell) => {
                view.members.iter().any(|one| one.member != Member::of(seat) && one.marker == Some(cell))
            }
            Criterion::Kind(_) => true,
        },
        Saying::Answer { target, .. } => was_asked(view, seat, target),
    };
    wanted && (hint.about == About::Own || of_dice)
}

/// Whether a die could come over: the speaker has a lighter, or the other one a map.
fn lends(view: &View, seat: Seat, target: Member) -> bool {
    let has = |member: Member, card: Equipment| reach::member(view, member).is_some_and(|one| one.cards.contains(card));
    has(Member::of(seat), Equipment::Lighter) || has(target, Equipment::Map) || has(target, Equipment::Knife)
}

/// Whether somebody has a request to the speaker on the table.
fn was_asked(view: &View, seat: Seat, asker: Member) -> bool {
    view.hints.iter().any(|said| {
        Member::of(said.seat) == asker
            && matches!(said.hint.saying, Saying::Request { target, .. } if target == Member::of(seat))
    })
}

fn within_reach(view: &View, target: Member, card: Cell) -> bool {
    reach::member(view, target).is_some_and(|one| one.reach.iter().any(|near| near.at == card))
}
