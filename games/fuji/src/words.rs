//! What a person reads: events and choices as phrases. The sentences are in `texts`.

use crate::Fuji;
use crate::action::{Action, Effect, Path, Use};
use crate::cards::{Equipment, EquipmentSet};
use crate::dice::DiceSet;
use crate::event::{Event, Faces};
use crate::hint::{Criterion, Hint, Saying, Wish};
use crate::member::Member;
use crate::rules::group::{card_label, skill_label};
use crate::side::Side;
use kernel::{Book, Fact, Facts, Fault, Game, Phrase, RuleId, Words, facts};
use std::sync::LazyLock;

/// The book in both languages.
pub(crate) fn book() -> &'static Book {
    static BOOK: LazyLock<Book> = LazyLock::new(|| {
        Book::new(include_str!("../rules/en.md"), include_str!("../rules/fr.md"))
            .with_examples(include_str!("../rules/examples.jsonl"))
            .in_edition(Fuji::edition_tag(Fuji::base_edition()), include_str!("../edition/book.toml"), words())
    });
    &BOOK
}

/// The texts in both languages.
pub(crate) fn words() -> &'static Words {
    static WORDS: LazyLock<Words> =
        LazyLock::new(|| Words::new(include_str!("../texts/en.ftl"), include_str!("../texts/fr.ftl")));
    &WORDS
}

/// What is wrong with an edition or a position.
pub(crate) fn fault(key: &str, facts: Facts) -> Fault {
    Fault::new(words(), key, facts)
}

/// A broken invariant: people read its title, developers the detail among the facts.
pub(crate) fn broken(rule: RuleId, detail: String) -> Fault {
    static TITLES: LazyLock<Words> = LazyLock::new(|| book().titles());
    Fault::new(&TITLES, rule.as_str(), facts![detail])
}

/// The text that names a thing of a kind.
pub(crate) fn label(kind: &str, key: &str) -> Fact {
    Fact::label(format!("label-{kind}-{}", key.replace('_', "-")))
}

fn texts<T: std::fmt::Display>(items: impl Iterator<Item = T>) -> Fact {
    Fact::List(items.map(|item| Fact::Text(item.to_string())).collect())
}

fn faces(faces: &Faces) -> Fact {
    texts(faces.iter().map(|(die, value)| format!("{die}={value}")))
}

fn dice(dice: DiceSet) -> Fact {
    texts(dice.iter())
}

fn cards(cards: EquipmentSet) -> Fact {
    Fact::List(cards.iter().map(card_label).collect())
}

fn path(path: &Path) -> Fact {
    Fact::Text(path.iter().map(|cell| cell.to_string()).collect::<Vec<_>>().join(" → "))
}

fn of(member: Member) -> Facts {
    Facts::none().with("member", member.fact())
}

fn side(side: Side) -> Fact {
    Fact::Seat(side.seat())
}

/// An event as a sentence.
pub(crate) fn event_phrase(event: &Event) -> Phrase {
    if let Event::Said { seat, hint } = event {
        let (key, facts) = hint_phrase(hint);
        return Phrase::new(format!("event-said-{key}"), facts.with("seat", *seat));
    }
    if let Event::Unsaid { seat, hint } = event {
        return Phrase::new("event-unsaid", facts![seat = *seat, hint = action_phrase(&Action::Hint(*hint))]);
    }
    Phrase::new(format!("event-{}", event_name(event)), event_facts(event))
}

/// An event's name in its written form, which is also the end of its text's key.
fn event_name(event: &Event) -> String {
    let written = serde_json::to_value(event).expect("an event is plain data");
    written["event"].as_str().expect("an event is tagged with its name").replace('_', "-")
}

/// The facts of an event: most events are about one thing of one member.
fn event_facts(event: &Event) -> Facts {
    match event {
        Event::Lapsed | Event::Defaulted | Event::Won | Event::BroughtHome => facts![],
        Event::MapBuilt { scenario, level } => {
            facts![scenario = label("scenario", &format!("s{scenario}")), level = *level]
        }
        Event::TurnBegan { turn } => facts![turn = *turn],
        Event::PhaseBegan { phase } => facts![phase = label("phase", &phase.to_string())],
        Event::DummyRolled { open: seen } | Event::Revealed { faces: seen } => facts![dice = faces(seen)],
        Event::Swapped { one, other } => facts![one = one.to_string(), other = other.to_string()],
        Event::Triggered { cell, symbols } => facts![cell = cell.to_string(), symbols = *symbols],
        Event::Erupted { burned } => facts![cells = texts(burned.iter())],
        Event::Rated { rating } => facts![rating = label("rating", &rating.to_string())],
        Event::Gave { from, to, card } => facts![from = from.fact(), to = to.fact(), card = card_label(*card)],
        Event::Lent { from, to, faces: seen, .. } => facts![from = from.fact(), to = to.fact(), dice = faces(seen)],
        Event::LentSecretly { from, to } | Event::Declined { from, to } => facts![from = from.fact(), to = to.fact()],
        Event::Said { seat, .. }
        | Event::Unsaid { seat, .. }
        | Event::AsideAgreed { seat }
        | Event::Picked { seat }
        | Event::BecameReady { seat }
        | Event::BecameUnready { seat }
        | Event::Finished { seat }
        | Event::Accepted { seat }
        | Event::Rejected { seat } => facts![seat = *seat],
        Event::Proposed { seat, action } => facts![seat = *seat, action = action_phrase(action)],
        Event::Scored { seat, source, points } => {
            facts![seat = *seat, source = label("score", source.key()), points = *points]
        }
        #[rustfmt::skip]
        Event::Joined { .. } | Event::MissingDie { .. } | Event::Dealt { .. } | Event::Kept { .. }
        | Event::SetUp { .. } | Event::Rolled { .. } | Event::RolledSecretly { .. } | Event::Placed { .. }
        | Event::Cleared { .. } | Event::Used { .. } | Event::Copied { .. } | Event::Discarded { .. }
        | Event::Tilted { .. } | Event::Cancelled { .. } | Event::Rerolled { .. } | Event::Turned { .. }
        | Event::Roped { .. } | Event::SetAside { .. } | Event::Shown { .. } | Event::Entitled { .. }
        | Event::Counted { .. } | Event::TakenBack { .. } | Event::BarsGained { .. } | Event::BarsSpent { .. }
        | Event::BarsLost { .. } | Event::Acts { .. } | Event::Totalled { .. } | Event::Authorised { .. }
        | Event::Refused { .. } | Event::NoDestination { .. } | Event::Moved { .. } | Event::Stayed { .. }
        | Event::Drew { .. } | Event::DrewNothing { .. } | Event::Left { .. } | Event::Hurt { .. }
        | Event::Spared { .. } | Event::Injured { .. } | Event::LostDie { .. } | Event::Died { .. }
        | Event::Proved { .. } => member_facts(event),
    }
}

/// The facts of an event about one member.
fn member_facts(event: &Event) -> Facts {
    match event {
        Event::Cleared { member }
        | Event::Acts { member }
        | Event::NoDestination { member }
        | Event::DrewNothing { member }
        | Event::Left { member }
        | Event::Spared { member } => of(*member),
        Event::Died { member, in_lava } => of(*member).with("how", if *in_lava { "lava" } else { "exhaustion" }),
        Event::Dealt { member, card }
        | Event::Used { member, card }
        | Event::Copied { member, card }
        | Event::Discarded { member, card }
        | Event::Tilted { member, card }
        | Event::Cancelled { member, card }
        | Event::Drew { member, card } => of(*member).with("card", card_label(*card)),
        Event::MissingDie { member, die } | Event::TakenBack { member, die } | Event::LostDie { member, die } => {
            of(*member).with("die", die.to_string())
        }
        Event::SetUp { member, cell } | Event::Placed { member, cell } | Event::Roped { member, to: cell } => {
            of(*member).with("cell", cell.to_string())
        }
        Event::Rolled { member, faces: seen, .. }
        | Event::Rerolled { member, faces: seen, .. }
        | Event::Turned { member, faces: seen, .. }
        | Event::SetAside { member, faces: seen }
        | Event::Shown { member, faces: seen } => of(*member).with("dice", faces(seen)),
        Event::RolledSecretly { member, count }
        | Event::Entitled { member, rerolls: count }
        | Event::Counted { member, rerolls: count }
        | Event::BarsGained { member, bars: count }
        | Event::BarsLost { member, bars: count } => of(*member).with("count", *count),
        Event::Joined { member, character, skill } => {
            of(*member).with("character", label("character", character.key())).with("skill", skill_label(*skill))
        }
        Event::Kept { member, cards: kept } => of(*member).with("cards", cards(*kept)),
        Event::BarsSpent { member, bars, target } => of(*member).with("count", *bars).with("target", target.fact()),
        Event::Totalled { member, value } => {
            let who = member.map_or_else(|| Fact::label("label-dummy"), Member::fact);
            facts![member = who, value = *value]
        }
        Event::Authorised { member, value, margin } => of(*member).with("value", *value).with("margin", *margin),
        Event::Refused { member, value, best } => of(*member).with("value", *value).with("best", *best),
        Event::Proved { member, value } => of(*member).with("value", *value),
        Event::Moved { member, path: walked } => of(*member).with("path", path(walked)),
        Event::Stayed { member, why } => of(*member).with("why", label("stay", why.key())),
        Event::Hurt { member, loss, health } => of(*member).with("loss", *loss).with("health", *health),
        Event::Injured { member, injury } => of(*member).with("injury", label("injury", injury.key())),
        #[rustfmt::skip]
        Event::MapBuilt { .. } | Event::TurnBegan { .. } | Event::PhaseBegan { .. } | Event::DummyRolled { .. }
        | Event::AsideAgreed { .. } | Event::Said { .. } | Event::Unsaid { .. } | Event::Gave { .. } | Event::Picked { .. }
        | Event::Swapped { .. } | Event::Lent { .. } | Event::LentSecretly { .. } | Event::Declined { .. }
        | Event::BecameReady { .. } | Event::BecameUnready { .. } | Event::Finished { .. }
        | Event::Revealed { .. } | Event::Proposed { .. } | Event::Accepted { .. } | Event::Rejected { .. }
        | Event::Lapsed | Event::Defaulted | Event::Triggered { .. } | Event::Erupted { .. } | Event::Won
        | Event::Scored { .. } | Event::Rated { .. } | Event::BroughtHome => facts![],
    }
}

fn criterion(criterion: Criterion) -> Fact {
    match criterion {
        Criterion::Card(cell) => Fact::Text(cell.to_string()),
        Criterion::Kind(kind) => label("trait", kind.key()),
    }
}

/// What a hint says: the end of its key, and its facts.
fn hint_phrase(hint: &Hint) -> (&'static str, Facts) {
    let about = label("about", hint.about.key());
    let (key, facts) = match hint.saying {
        Saying::Roll { card, grade } => ("roll", facts![card = card.to_string(), grade = label("grade", grade.key())]),
        Saying::Threat { target, criterion: by, danger } => (
            "threat",
            facts![target = target.fact(), criterion = criterion(by), danger = label("danger", danger.key())],
        ),
        Saying::Tendency { of } => ("tendency", facts![of = label("trait", of.key())]),
        Saying::Request { target, wish } => return request(target, wish, about),
        Saying::Suggest { target, card } => ("suggest", facts![target = target.fact(), card = card.to_string()]),
        Saying::Mood { mood } => ("mood", facts![mood = label("mood", mood.key())]),
        Saying::Ask { target, criterion: by } => ("ask", facts![target = target.fact(), criterion = criterion(by)]),
        Saying::Promise { criterion: by } => ("promise", facts![criterion = criterion(by)]),
        Saying::Answer { target, answer } => {
            ("answer", facts![target = target.fact(), answer = label("answer", answer.key())])
        }
    };
    (key, facts.with("about", about))
}

fn request(target: Member, wish: Wish, about: Fact) -> (&'static str, Facts) {
    let facts = facts![target = target.fact(), about];
    match wish {
        Wish::Another => ("another", facts),
        Wish::Stay => ("stay", facts),
        Wish::Go => ("go", facts),
        Wish::Down(by) => ("down", facts.with("criterion", criterion(by))),
        Wish::Use(card) => ("use", facts.with("card", card_label(card))),
        Wish::Keep(card) => ("keep", facts.with("card", card_label(card))),
        Wish::Lend(loan) => ("lend", facts.with("die", label("loan", loan.key()))),
    }
}

/// An action as a choice.
pub(crate) fn action_phrase(action: &Action) -> Phrase {
    let (key, facts) = match action {
        Action::Pairs(pair) => ("pairs", facts![seats = Fact::List(pair.seats().iter().map(Fact::Seat).collect())]),
        Action::TakeSkill(skill) => ("take-skill", facts![skill = skill_label(*skill)]),
        Action::ThirdSkill(skill) => ("third-skill", facts![skill = skill_label(*skill)]),
        Action::Keep(kept) => ("keep", facts![cards = cards(*kept)]),
        Action::Place(member, cell) => ("place", of(*member).with("cell", cell.to_string())),
        Action::Clear(member) => ("clear", of(*member)),
        Action::AsideSide(chosen) => ("aside-side", facts![seat = side(*chosen)]),
        Action::Hint(hint) => {
            let (key, facts) = hint_phrase(hint);
            return Phrase::new(format!("do-say-{key}"), facts);
        }
        Action::Unsay(hint) => ("unsay", facts![hint = action_phrase(&Action::Hint(*hint))]),
        Action::Give(card, to) => ("give", facts![card = card_label(*card), to = to.fact()]),
        Action::Use(used) => return use_phrase(used),
        Action::Ready => ("ready", facts![]),
        Action::Unready => ("unready", facts![]),
        Action::Reroll(chosen) => ("reroll", facts![dice = dice(*chosen)]),
        Action::SetAside(die) => ("set-aside", facts![die = die.to_string()]),
        Action::Done => ("done", facts![]),
        Action::Next(member) => ("next", of(*member)),
        Action::Accept => ("accept", facts![]),
        Action::Reject => ("reject", facts![]),
        Action::Bars(count) => ("bars", facts![count = *count]),
        Action::Move(walked) => ("move", facts![path = path(walked)]),
        Action::Stay => ("stay", facts![]),
        Action::Draw => ("draw", facts![]),
        Action::Leave => ("leave", facts![]),
        Action::PassGift => ("pass-gift", facts![]),
        Action::Injure(slot) => ("injure", facts![injury = label("injury", slot.key())]),
        Action::Lose(die) => ("lose", facts![die = die.to_string()]),
        Action::Pick(chosen) if chosen.is_empty() => ("pick-none", facts![]),
        Action::Pick(chosen) => ("pick", facts![dice = dice(*chosen)]),
        Action::Turn(die, value) => ("turn", facts![die = die.to_string(), value = *value]),
        Action::Decline => ("decline", facts![]),
    };
    Phrase::new(format!("do-{key}"), facts)
}

fn use_phrase(used: &Use) -> Phrase {
    let facts = facts![card = card_label(used.text())];
    let (key, facts) = match used.effect {
        Effect::Plain => ("plain", facts),
        Effect::Dice(chosen) => ("dice", facts.with("dice", dice(chosen))),
        Effect::Turn(die, value) => ("turn", facts.with("die", die.to_string()).with("value", value)),
        Effect::To(cell) => ("to", facts.with("cell", cell.to_string())),
        Effect::Swap(one, other) => ("swap", facts.with("one", one.to_string()).with("other", other.to_string())),
        Effect::With(member) => ("with", facts.with("member", member.fact())),
        Effect::Lend(die, to) => ("lend", facts.with("die", die.to_string()).with("member", to.fact())),
        Effect::Side(chosen) => ("side", facts.with("seat", side(chosen))),
        Effect::SideTo(chosen, to) => ("side-to", facts.with("seat", side(chosen)).with("member", to.fact())),
        Effect::Sides([first, second]) => ("sides", facts.with("first", first).with("second", second)),
        Effect::Both => ("both", facts),
    };
    let knife = if used.card == Equipment::Knife { "copy" } else { "use" };
    Phrase::new(format!("do-{knife}-{key}"), facts)
}
