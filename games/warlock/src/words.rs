//! Events, actions and decisions as phrases; the sentences themselves are in the texts.

use crate::action::{Action, Crossing, Loot, Pick, Stake};
use crate::bargains::{accepting, asked, given, given_face, proposing};
use crate::event::{Event, Path, Score};
use crate::labels::{card, card_set, encounter, foe, number_set};
use crate::place::{Card, Place};
use kernel::{Fact, Facts, Phrase, Seat, facts};

/// A path: how many spaces it has, and where it ends.
fn path(seat: Seat, path: &Path) -> Facts {
    let steps = path.iter().count();
    facts![seat, steps, to = path.iter().last().map_or_else(|| Fact::from("–"), Place::fact)]
}

fn score_key(score: Score) -> &'static str {
    match score {
        Score::Stamina => "event-stamina",
        Score::Luck => "event-luck",
        Score::Gold => "event-gold",
        Score::Provisions => "event-provisions",
        Score::Lanterns => "event-lanterns",
    }
}

fn weapon(weapon: Option<Card>, shield: bool) -> Fact {
    let weapon = weapon.map_or_else(|| Fact::label("label-sword"), card);
    if shield { Fact::List(vec![weapon, Fact::label("label-T25")]) } else { weapon }
}

/// A yes or no by which a text can choose.
fn flag(flag: bool) -> &'static str {
    if flag { "yes" } else { "no" }
}

/// An event as a sentence. Every event is named here; a new one must be put into one of these groups.
pub(crate) fn event_phrase(event: &Event) -> Phrase {
    match event {
        #[rustfmt::skip]
        Event::Created { .. } | Event::Split { .. } | Event::Laid | Event::Clues { .. }
        | Event::CluesHidden { .. } | Event::FirstDie { .. } | Event::First { .. } | Event::TurnBegins { .. }
        | Event::Missed { .. } | Event::Changed { .. } | Event::LuckTest { .. } | Event::Die { .. }
        | Event::Caged { .. } | Event::Freed { .. } | Event::PutOn { .. } | Event::MazeTurned { .. }
        | Event::MazeHidden | Event::Rolled { .. } | Event::NoStep { .. } | Event::Stayed { .. }
        | Event::Walked { .. } | Event::LeftGame { .. } | Event::Zagor | Event::Alone { .. } => turn_event(event),
        #[rustfmt::skip]
        Event::Challenged { .. } | Event::Answered { .. } | Event::EncounterUp { .. }
        | Event::EncounterGone { .. } | Event::EncounterDown { .. } | Event::Game { .. } | Event::Cursed { .. }
        | Event::Gazed { .. } | Event::Learnt { .. } | Event::FellIn { .. } | Event::Waits { .. }
        | Event::Met { .. } | Event::Died { .. } | Event::ChestTried { .. } | Event::ChestWrong { .. }
        | Event::ChestOpened { .. } => room_event(event),
        #[rustfmt::skip]
        Event::Took { .. } | Event::TookHidden { .. } | Event::TookOpenly { .. } | Event::Left { .. }
        | Event::LeftHidden { .. } | Event::Shown { .. } | Event::UsedUp { .. } | Event::Sold { .. }
        | Event::Pawned { .. } | Event::Redeemed { .. } | Event::Traded { .. } | Event::ShowedCards { .. }
        | Event::ShowedClues { .. } | Event::Confirmed { .. } | Event::ShowedHidden { .. } | Event::Looted { .. }
        | Event::LootedHidden { .. } | Event::NotThere { .. } | Event::Grave { .. } | Event::GraveHidden { .. }
        | Event::Kept { .. } | Event::KeptHidden { .. } => card_event(event),
        #[rustfmt::skip]
        Event::CombatBegins { .. } | Event::Armed { .. } | Event::Assault { .. } | Event::FoeWounded { .. }
        | Event::NoEffect { .. } | Event::FoeBeaten { .. } | Event::CombatEnds { .. } | Event::Fled { .. }
        | Event::Ran { .. } | Event::Attacked { .. } | Event::Spared { .. } | Event::SteppedIn { .. }
        | Event::StoodAside { .. } | Event::FightsUntil { .. } | Event::Ignored { .. } | Event::TalksBegin { .. }
        | Event::Offered { .. } | Event::OfferedTo { .. } | Event::OfferedHidden { .. } | Event::Accepted { .. }
        | Event::TalksEnd { .. } => combat_event(event),
    }
}

/// Events of the set-up and of the turn: sheets, dice and steps.
fn turn_event(event: &Event) -> Phrase {
    match *event {
        Event::Created { seat, skill, stamina, luck } => {
            Phrase::new("event-created", facts![seat, skill, stamina, luck])
        }
        Event::Split { seat, provisions, gold } => Phrase::new("event-split", facts![seat, provisions, gold]),
        Event::Laid => Phrase::new("event-laid", facts![]),
        Event::Clues { seat, numbers } => Phrase::new("event-clues", facts![seat, numbers = number_set(numbers)]),
        Event::CluesHidden { seat, count } => Phrase::new("event-clues-hidden", facts![seat, count]),
        Event::FirstDie { seat, die } => Phrase::new("event-first-die", facts![seat, die]),
        Event::First { seat } => Phrase::new("event-first", facts![seat]),
        Event::TurnBegins { seat, round } => Phrase::new("event-turn-begins", facts![seat, round]),
        Event::Missed { seat } => Phrase::new("event-missed", facts![seat]),
        Event::Changed { seat, score, change, now } => {
            let way = if change < 0 { "loses" } else { "gains" };
            Phrase::new(score_key(score), facts![seat, way, change = change.abs(), now])
        }
        Event::LuckTest { seat, dice, luck, lucky } => {
            Phrase::new("event-luck-test", facts![seat, total = dice[0] + dice[1], luck, lucky = flag(lucky)])
        }
        Event::Die { seat, die } => Phrase::new("event-die", facts![seat, die]),
        Event::Caged { seat } => Phrase::new("event-caged", facts![seat]),
        Event::Freed { seat } => Phrase::new("event-freed", facts![seat]),
        Event::PutOn { seat, at } => Phrase::new("event-put-on", facts![seat, at = at.fact()]),
        Event::MazeTurned { seat, maze, open } => {
            Phrase::new("event-maze-turned", facts![seat, maze, open = flag(open)])
        }
        Event::MazeHidden => Phrase::new("event-maze-hidden", facts![]),
        Event::Rolled { seat, die } => Phrase::new("event-rolled", facts![seat, die]),
        Event::NoStep { seat } => Phrase::new("event-no-step", facts![seat]),
        Event::Stayed { seat } => Phrase::new("event-stayed", facts![seat]),
        Event::Walked { seat, path: walked } => Phrase::new("event-walked", path(seat, &walked)),
        Event::LeftGame { seat } => Phrase::new("event-left-game", facts![seat]),
        Event::Zagor => Phrase::new("event-zagor", facts![]),
        Event::Alone { seat } => Phrase::new("event-alone", facts![seat]),
        ref other => unreachable!("{other:?} is worded in another group"),
    }
}

/// Events of rooms, challenges and the chest.
fn room_event(event: &Event) -> Phrase {
    match *event {
        Event::Challenged { seat, numbers } => {
            Phrase::new("event-challenged", facts![seat, numbers = number_set(numbers)])
        }
        Event::Answered { seat, by, shown } => {
            Phrase::new("event-answered", facts![seat, by, count = shown.len(), numbers = number_set(shown)])
        }
        Event::EncounterUp { room, card } => {
            Phrase::new("event-encounter-up", facts![room = room.fact(), card = encounter(card)])
        }
        Event::EncounterGone { room, card } => {
            Phrase::new("event-encounter-gone", facts![room = room.fact(), card = encounter(card)])
        }
        Event::EncounterDown { room, card } => {
            Phrase::new("event-encounter-down", facts![room = room.fact(), card = encounter(card)])
        }
        Event::Game { seat, dice, house } => {
            Phrase::new("event-game", facts![seat, ours = dice[0] + dice[1], house = house[0] + house[1]])
        }
        Event::Cursed { seat, victim } => Phrase::new("event-cursed", facts![seat, victim]),
        Event::Gazed { seat, of } => Phrase::new("event-gazed", facts![seat, of]),
        Event::Learnt { seat, of, numbers } => {
            Phrase::new("event-learnt", facts![seat, of, numbers = number_set(numbers)])
        }
        Event::FellIn { seat } => Phrase::new("event-fell-in", facts![seat]),
        Event::Waits { seat, room } => Phrase::new("event-waits", facts![seat, room = room.fact()]),
        Event::Met { seat, others } => {
            Phrase::new("event-met", facts![seat, others = Fact::List(others.iter().map(Fact::from).collect())])
        }
        Event::Died { seat } => Phrase::new("event-died", facts![seat]),
        Event::ChestTried { seat, numbers, keys } => {
            Phrase::new("event-chest-tried", facts![seat, numbers = number_set(numbers), keys = card_set(keys)])
        }
        Event::ChestWrong { seat, wrong } => Phrase::new("event-chest-wrong", facts![seat, wrong]),
        Event::ChestOpened { seat, numbers } => {
            Phrase::new("event-chest-opened", facts![seat, numbers = number_set(numbers)])
        }
        ref other => unreachable!("{other:?} is worded in another group"),
    }
}

/// Events in which cards move.
fn card_event(event: &Event) -> Phrase {
    let one = |key: &str, seat: Seat, which: Card| Phrase::new(key, facts![seat, card = card(which)]);
    match *event {
        Event::Took { seat, card: which, at, .. } => {
            Phrase::new("event-took", facts![seat, card = card(which), at = at.fact()])
        }
        Event::TookHidden { seat, at } => Phrase::new("event-took-hidden", facts![seat, at = at.fact()]),
        Event::TookOpenly { seat, card: which, at } => {
            Phrase::new("event-took-openly", facts![seat, card = card(which), at = at.fact()])
        }
        Event::Left { seat, card: which, at, .. } => {
            Phrase::new("event-left", facts![seat, card = card(which), at = at.fact()])
        }
        Event::LeftHidden { seat, at } => Phrase::new("event-left-hidden", facts![seat, at = at.fact()]),
        Event::Shown { seat, card } => one("event-shown", seat, card),
        Event::UsedUp { seat, card } => one("event-used-up", seat, card),
        Event::Sold { seat, card } => one("event-sold", seat, card),
        Event::Pawned { seat, card } => one("event-pawned", seat, card),
        Event::Redeemed { seat, card } => one("event-redeemed", seat, card),
        Event::Traded { from, to, cards: set } => Phrase::new("event-traded", facts![from, to, cards = card_set(set)]),
        Event::ShowedCards { from, to, cards: set } => {
            Phrase::new("event-showed-cards", facts![from, to, cards = card_set(set)])
        }
        Event::ShowedClues { from, to, numbers } => {
            Phrase::new("event-showed-clues", facts![from, to, numbers = number_set(numbers)])
        }
        Event::Confirmed { from, to, held, lacks } => {
            let which = if lacks.is_empty() {
                "all"
            } else if held.is_empty() {
                "none"
            } else {
                "some"
            };
            let (held, lacks) = (number_set(held), number_set(lacks));
            Phrase::new("event-confirmed", facts![from, to, which, held, lacks])
        }
        Event::ShowedHidden { from, to } => Phrase::new("event-showed-hidden", facts![from, to]),
        Event::Looted { seat, from, cards: set, .. } => {
            Phrase::new("event-looted", facts![seat, from, cards = card_set(set)])
        }
        Event::LootedHidden { seat, from, count } => Phrase::new("event-looted-hidden", facts![seat, from, count]),
        Event::NotThere { seat, from, card: which } => {
            Phrase::new("event-not-there", facts![seat, from, card = card(which)])
        }
        Event::Grave { seat, at, cards: set } => {
            Phrase::new("event-grave", facts![seat, at = at.fact(), cards = card_set(set)])
        }
        Event::GraveHidden { seat, at, count } => {
            Phrase::new("event-grave-hidden", facts![seat, at = at.fact(), count])
        }
        Event::Kept { seat, from, card: which } => Phrase::new("event-kept", facts![seat, from, card = card(which)]),
        Event::KeptHidden { seat, from } => Phrase::new("event-kept-hidden", facts![seat, from]),
        ref other => unreachable!("{other:?} is worded in another group"),
    }
}

/// Events of combats and meetings.
fn combat_event(event: &Event) -> Phrase {
    match *event {
        Event::CombatBegins { seat, foe: whom } => Phrase::new("event-combat-begins", facts![seat, foe = foe(whom)]),
        Event::Armed { seat, weapon: used, shield } => {
            Phrase::new("event-armed", facts![seat, weapon = weapon(used, shield)])
        }
        Event::Assault { seat, foe: whom, their_total, our_total, .. } => {
            Phrase::new("event-assault", facts![seat, foe = foe(whom), theirs = their_total, ours = our_total])
        }
        Event::FoeWounded { foe: whom, left, .. } => Phrase::new("event-foe-wounded", facts![foe = foe(whom), left]),
        Event::NoEffect { seat, foe: whom } => Phrase::new("event-no-effect", facts![seat, foe = foe(whom)]),
        Event::FoeBeaten { seat, foe: whom } => Phrase::new("event-foe-beaten", facts![seat, foe = foe(whom)]),
        Event::CombatEnds { seat } => Phrase::new("event-combat-ends", facts![seat]),
        Event::Fled { seat } => Phrase::new("event-fled", facts![seat]),
        Event::Ran { seat, path: run } => Phrase::new("event-ran", path(seat, &run)),
        Event::Attacked { seat, victim } => Phrase::new("event-attacked", facts![seat, victim]),
        Event::Spared { seat, victim } => Phrase::new("event-spared", facts![seat, victim]),
        Event::SteppedIn { seat, victim } => Phrase::new("event-stepped-in", facts![seat, victim]),
        Event::StoodAside { seat, victim } => Phrase::new("event-stood-aside", facts![seat, victim]),
        Event::FightsUntil { seat, stamina } => Phrase::new("event-fights-until", facts![seat, stamina]),
        Event::Ignored { seat } => Phrase::new("event-ignored", facts![seat]),
        Event::TalksBegin { seat, with } => Phrase::new("event-talks-begin", facts![seat, with]),
        Event::Offered { seat, to, ref offer } => {
            Phrase::new("event-offered", facts![seat, to, give = given(offer), ask = asked(&offer.ask)])
        }
        Event::OfferedTo { seat, to, ref offer } => {
            Phrase::new("event-offered", facts![seat, to, give = given_face(offer), ask = asked(&offer.ask)])
        }
        Event::OfferedHidden { seat, to } => Phrase::new("event-offered-hidden", facts![seat, to]),
        Event::Accepted { seat, with } => Phrase::new("event-accepted", facts![seat, with]),
        Event::TalksEnd { seat } => Phrase::new("event-talks-end", facts![seat]),
        ref other => unreachable!("{other:?} is worded in another group"),
    }
}

fn way(key: &str, to: Place, by: Option<Place>) -> Phrase {
    match by {
        None => Phrase::new(key, facts![to = to.fact()]),
        Some(by) => Phrase::new(format!("{key}-room"), facts![to = to.fact(), by = by.fact()]),
    }
}

fn plain(key: &str) -> Phrase {
    Phrase::new(key, facts![])
}

fn of_card(key: &str, which: Card) -> Phrase {
    Phrase::new(key, facts![card = card(which)])
}

fn of_seat(key: &str, seat: Seat) -> Phrase {
    Phrase::new(key, facts![seat])
}

/// An action as a choice.
pub(crate) fn action_phrase(action: &Action) -> Phrase {
    match *action {
        Action::Split { provisions, gold } => Phrase::new("do-split", facts![provisions, gold]),
        Action::Drink(which) => of_card("do-drink", which),
        Action::TryLuck => plain("do-try-luck"),
        Action::TryDie => plain("do-try-die"),
        Action::Face => plain("do-face"),
        Action::Travel(number) => Phrase::new("do-travel", facts![number]),
        Action::Grope => plain("do-grope"),
        Action::Reveal(number) => Phrase::new("do-reveal", facts![number]),
        Action::Roll => plain("do-roll"),
        Action::Eat => plain("do-eat"),
        Action::Invisible { room, pick: Pick::Guarded } => {
            Phrase::new("do-invisible-guarded", facts![room = room.fact()])
        }
        Action::Invisible { room, pick: Pick::Loose(slot) } => {
            Phrase::new("do-invisible-loose", facts![room = room.fact(), number = slot.0 + 1])
        }
        Action::Gaze(seat) => of_seat("do-gaze", seat),
        Action::Cross(Crossing::Ferry) => plain("do-ferry"),
        Action::Cross(Crossing::Punt) => plain("do-punt"),
        Action::Cross(Crossing::Bridge) => plain("do-bridge"),
        Action::Stay => plain("do-stay"),
        Action::OpenChest { numbers, keys } => {
            Phrase::new("do-open", facts![numbers = number_set(numbers), keys = card_set(keys)])
        }
        Action::PassChest => plain("do-pass-chest"),
        Action::Leave => plain("do-leave"),
        Action::Challenge(numbers) => Phrase::new("do-challenge", facts![numbers = number_set(numbers)]),
        Action::PassChallenge => plain("do-pass-challenge"),
        Action::Walk { to, by } => way("do-walk", to, by),
        Action::Arm { weapon: used, shield } => Phrase::new("do-arm", facts![weapon = weapon(used, shield)]),
        Action::Sleep => plain("do-sleep"),
        Action::Dragonfire => plain("do-dragonfire"),
        Action::Eye => plain("do-eye"),
        Action::Fight => plain("do-fight"),
        Action::FightUntil(stamina) => Phrase::new("do-fight-until", facts![stamina]),
        Action::Flee => plain("do-flee"),
        Action::Take(Pick::Guarded) => plain("do-take-guarded"),
        Action::Take(Pick::Loose(slot)) => Phrase::new("do-take-loose", facts![number = slot.0 + 1]),
        Action::TakeNothing => plain("do-take-nothing"),
        Action::Drop(which) => of_card("do-drop", which),
        Action::Attack(seat) => of_seat("do-attack", seat),
        Action::Negotiate(seat) => of_seat("do-negotiate", seat),
        Action::Ignore => plain("do-ignore"),
        Action::Propose(ref offer) => proposing(offer),
        Action::Accept(ref picks) => accepting(picks),
        Action::EndTalks => plain("do-end-talks"),
        Action::Loot { what, lantern } => loot_phrase(what, lantern),
        Action::Run { to, by } => way("do-run", to, by),
        Action::Keep(which) => of_card("do-keep", which),
        Action::LeaveRest => plain("do-leave-rest"),
        #[rustfmt::skip]
        Action::Done | Action::Curse(_) | Action::PayGold | Action::PayProvision | Action::BuyProvisions(_)
        | Action::BuyTreasure | Action::Sell(_) | Action::AskSeer(_) | Action::Quaff | Action::Stake { .. }
        | Action::Winnings | Action::Prize | Action::Pawn(_) | Action::Redeem(_) | Action::Flesh => dealing_phrase(action),
    }
}

/// A dealing with a character as a choice.
fn dealing_phrase(action: &Action) -> Phrase {
    match *action {
        Action::Done => plain("do-done"),
        Action::Curse(seat) => of_seat("do-curse", seat),
        Action::PayGold => plain("do-pay-gold"),
        Action::PayProvision => plain("do-pay-provision"),
        Action::BuyProvisions(count) => Phrase::new("do-buy-provisions", facts![count]),
        Action::BuyTreasure => plain("do-buy-treasure"),
        Action::Sell(which) => of_card("do-sell", which),
        Action::AskSeer(seat) => of_seat("do-ask-seer", seat),
        Action::Quaff => plain("do-quaff"),
        Action::Stake { what: Stake::Gold, amount } => Phrase::new("do-stake-gold", facts![amount]),
        Action::Stake { what: Stake::Provisions, amount } => Phrase::new("do-stake-provisions", facts![amount]),
        Action::Winnings => plain("do-winnings"),
        Action::Prize => plain("do-prize"),
        Action::Pawn(which) => of_card("do-pawn", which),
        Action::Redeem(which) => of_card("do-redeem", which),
        Action::Flesh => plain("do-flesh"),
        ref other => unreachable!("{other} is no dealing with a character"),
    }
}

fn loot_phrase(what: Loot, lantern: bool) -> Phrase {
    let lantern = flag(lantern);
    match what {
        Loot::Keys => Phrase::new("do-loot-keys", facts![lantern]),
        Loot::Named(which) => Phrase::new("do-loot-named", facts![card = card(which), lantern]),
        Loot::Random => Phrase::new("do-loot-random", facts![lantern]),
        Loot::Nothing => Phrase::new("do-loot-nothing", facts![lantern]),
    }
}
