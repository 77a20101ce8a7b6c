//! How actions are written.

use crate::action::{Action, Effect, Pair, Path, Use};
use crate::cards::{Equipment, EquipmentSet, Injury, Skill};
use crate::cell::Cell;
use crate::dice::{DiceSet, Die};
use crate::hint::{About, Answer, Criterion, Danger, Grade, Hint, Loan, Mood, Saying, Trait, Wish};
use crate::member::Member;
use kernel::NotationFault;
use std::fmt;
use std::str::FromStr;

const EXAMPLES: &str = "place a 4,1; use shovel a3 5; use knife as rope 4,1; reroll a1 a4; done; next b; accept; \
                        move 4,1 5,1; injury leg; hint own tendency high; ready";

impl fmt::Display for Action {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Pairs(pair) => {
                out.write_str("white")?;
                pair.seats().iter().try_for_each(|seat| write!(out, " {}", Member::of(seat)))
            }
            Action::TakeSkill(skill) => write!(out, "skill {skill}"),
            Action::ThirdSkill(skill) => write!(out, "third {skill}"),
            Action::Keep(cards) => {
                out.write_str("keep")?;
                cards.iter().try_for_each(|card| write!(out, " {card}"))
            }
            Action::Place(member, cell) => write!(out, "place {member} {cell}"),
            Action::Clear(member) => write!(out, "clear {member}"),
            Action::AsideSide(side) => write!(out, "aside-side {side}"),
            Action::Hint(hint) => write!(out, "hint {} {}", hint.about, hint.saying),
            Action::Unsay(hint) => write!(out, "unsay {} {}", hint.about, hint.saying),
            Action::Give(card, to) => write!(out, "give {card} {to}"),
            Action::Use(used) => used.fmt(out),
            Action::Ready => out.write_str("ready"),
            Action::Unready => out.write_str("unready"),
            Action::Reroll(dice) => write!(out, "reroll {dice}"),
            Action::SetAside(die) => write!(out, "aside {die}"),
            Action::Done => out.write_str("done"),
            Action::Next(member) => write!(out, "next {member}"),
            Action::Accept => out.write_str("accept"),
            Action::Reject => out.write_str("reject"),
            Action::Bars(count) => write!(out, "bars {count}"),
            Action::Move(path) => {
                out.write_str("move")?;
                path.iter().try_for_each(|cell| write!(out, " {cell}"))
            }
            Action::Stay => out.write_str("stay"),
            Action::Draw => out.write_str("draw"),
            Action::Leave => out.write_str("leave"),
            Action::PassGift => out.write_str("pass"),
            Action::Injure(slot) => write!(out, "injury {slot}"),
            Action::Lose(die) => write!(out, "lose {die}"),
            Action::Pick(dice) if dice.is_empty() => out.write_str("pick none"),
            Action::Pick(dice) => write!(out, "pick {dice}"),
            Action::Turn(die, value) => write!(out, "turn {die} {value}"),
            Action::Decline => out.write_str("decline"),
        }
    }
}

impl fmt::Display for Use {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "use {}", self.card)?;
        if let Some(copy) = self.copy {
            write!(out, " as {copy}")?;
        }
        match self.effect {
            Effect::Plain => Ok(()),
            Effect::Dice(dice) => write!(out, " {dice}"),
            Effect::Turn(die, value) => write!(out, " {die} {value}"),
            Effect::To(cell) => write!(out, " {cell}"),
            Effect::Swap(one, other) => write!(out, " {one} {other}"),
            Effect::With(member) => write!(out, " {member}"),
            Effect::Lend(die, member) => write!(out, " {die} {member}"),
            Effect::Side(side) => write!(out, " side {side}"),
            Effect::SideTo(side, member) => write!(out, " side {side} {member}"),
            Effect::Sides([first, second]) => write!(out, " sides {first} {second}"),
            Effect::Both => out.write_str(" both"),
        }
    }
}

impl fmt::Display for Criterion {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Criterion::Card(cell) => cell.fmt(out),
            Criterion::Kind(kind) => kind.fmt(out),
        }
    }
}

impl fmt::Display for Saying {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Saying::Roll { card, grade } => write!(out, "roll {card} {grade}"),
            Saying::Threat { target, criterion, danger } => write!(out, "threat {target} {criterion} {danger}"),
            Saying::Tendency { of } => write!(out, "tendency {of}"),
            Saying::Request { target, wish } => {
                write!(out, "request {target} ")?;
                match wish {
                    Wish::Another => out.write_str("another"),
                    Wish::Stay => out.write_str("stay"),
                    Wish::Go => out.write_str("go"),
                    Wish::Down(criterion) => write!(out, "down {criterion}"),
                    Wish::Use(card) => write!(out, "use {card}"),
                    Wish::Keep(card) => write!(out, "keep {card}"),
                    Wish::Lend(loan) => write!(out, "lend {loan}"),
                }
            }
            Saying::Suggest { target, card } => write!(out, "suggest {target} {card}"),
            Saying::Mood { mood } => write!(out, "mood {mood}"),
            Saying::Ask { target, criterion } => write!(out, "ask {target} {criterion}"),
            Saying::Promise { criterion } => write!(out, "promise {criterion}"),
            Saying::Answer { target, answer } => write!(out, "answer {target} {answer}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationFault;

    fn from_str(text: &str) -> Result<Action, NotationFault> {
        let words: Vec<&str> = text.split(' ').collect();
        let read = words.split_first().and_then(|(verb, rest)| read_action(verb, rest));
        // Only the form that an action prints itself is accepted.
        read.filter(|action| action.to_string() == text).ok_or_else(|| NotationFault::new(text, EXAMPLES))
    }
}

fn read_action(verb: &str, rest: &[&str]) -> Option<Action> {
    let action = match (verb, rest) {
        ("white", [one, other]) => {
            let seats = [one, other].map(|word| word.parse::<Member>().ok().and_then(Member::seat));
            Action::Pairs(Pair(seats.into_iter().try_fold(0, |bits, seat| seat.map(|seat| bits | 1 << seat.0))?))
        }
        ("skill", [skill]) => Action::TakeSkill(Skill::from_key(skill)?),
        ("third", [skill]) => Action::ThirdSkill(Skill::from_key(skill)?),
        ("keep", cards) => {
            Action::Keep(cards.iter().map(|card| Equipment::from_key(card)).collect::<Option<EquipmentSet>>()?)
        }
        ("place", [member, cell]) => Action::Place(member.parse().ok()?, cell.parse().ok()?),
        ("clear", [member]) => Action::Clear(member.parse().ok()?),
        ("aside-side", [side]) => Action::AsideSide(side.parse().ok()?),
        ("hint", [about, saying @ ..]) => {
            Action::Hint(Hint { about: About::from_key(about)?, saying: read_saying(saying)? })
        }
        ("unsay", [about, saying @ ..]) => {
            Action::Unsay(Hint { about: About::from_key(about)?, saying: read_saying(saying)? })
        }
        ("give", [card, member]) => Action::Give(Equipment::from_key(card)?, member.parse().ok()?),
        ("use", [card, "as", copy, effect @ ..]) => Action::Use(Use {
            card: Equipment::from_key(card)?,
            copy: Some(Equipment::from_key(copy)?),
            effect: read_effect(effect)?,
        }),
        ("use", [card, effect @ ..]) => {
            Action::Use(Use { card: Equipment::from_key(card)?, copy: None, effect: read_effect(effect)? })
        }
        ("reroll", dice) => Action::Reroll(read_dice(dice)?),
        ("aside", [die]) => Action::SetAside(die.parse().ok()?),
        ("next", [member]) => Action::Next(member.parse().ok()?),
        ("bars", [count]) => Action::Bars(count.parse().ok()?),
        ("move", cells) => {
            Action::Move(Path::over(cells.iter().map(|cell| cell.parse().ok()).collect::<Option<Vec<_>>>()?)?)
        }
        ("injury", [slot]) => Action::Injure(Injury::from_key(slot)?),
        ("lose", [die]) => Action::Lose(die.parse().ok()?),
        ("pick", ["none"]) => Action::Pick(DiceSet::NONE),
        ("pick", dice) => Action::Pick(read_dice(dice)?),
        ("turn", [die, value]) => Action::Turn(die.parse().ok()?, read_value(value)?),
        (word, []) => return read_word(word),
        _ => return None,
    };
    Some(action)
}

fn read_word(word: &str) -> Option<Action> {
    let plain = [
        Action::Ready,
        Action::Unready,
        Action::Done,
        Action::Accept,
        Action::Reject,
        Action::Stay,
        Action::Draw,
        Action::Leave,
        Action::PassGift,
        Action::Decline,
    ];
    plain.into_iter().find(|action| action.to_string() == word)
}

fn read_dice(words: &[&str]) -> Option<DiceSet> {
    let dice: DiceSet = words.iter().map(|word| word.parse::<Die>().ok()).collect::<Option<DiceSet>>()?;
    (!dice.is_empty()).then_some(dice)
}

fn read_value(word: &str) -> Option<u8> {
    word.parse().ok().filter(|value| (1..=6).contains(value))
}

fn read_effect(words: &[&str]) -> Option<Effect> {
    if words.is_empty() {
        return Some(Effect::Plain);
    }
    if let Some(dice) = read_dice(words) {
        return Some(Effect::Dice(dice));
    }
    let effect = match words {
        ["both"] => Effect::Both,
        ["side", side] => Effect::Side(side.parse().ok()?),
        ["side", side, member] => Effect::SideTo(side.parse().ok()?, member.parse().ok()?),
        ["sides", first, second] => Effect::Sides([first.parse().ok()?, second.parse().ok()?]),
        [one] => match (one.parse::<Member>(), one.parse::<Cell>()) {
            (Ok(member), _) => Effect::With(member),
            (_, Ok(cell)) => Effect::To(cell),
            _ => return None,
        },
        [one, other] => match (one.parse::<Die>(), other.parse::<Member>()) {
            (Ok(die), Ok(member)) => Effect::Lend(die, member),
            (Ok(die), Err(())) => Effect::Turn(die, read_value(other)?),
            (Err(()), _) => Effect::Swap(one.parse().ok()?, other.parse().ok()?),
        },
        _ => return None,
    };
    Some(effect)
}

fn read_criterion(word: &str) -> Option<Criterion> {
    Trait::from_key(word).map(Criterion::Kind).or_else(|| word.parse().ok().map(Criterion::Card))
}

fn read_saying(words: &[&str]) -> Option<Saying> {
    let saying = match words {
        ["roll", card, grade] => Saying::Roll { card: card.parse().ok()?, grade: Grade::from_key(grade)? },
        ["threat", target, criterion, danger] => Saying::Threat {
            target: target.parse().ok()?,
            criterion: read_criterion(criterion)?,
            danger: Danger::from_key(danger)?,
        },
        ["tendency", of] => Saying::Tendency { of: Trait::from_key(of)? },
        ["request", target, wish @ ..] => {
            let wish = match wish {
                ["another"] => Wish::Another,
                ["stay"] => Wish::Stay,
                ["go"] => Wish::Go,
                ["down", criterion] => Wish::Down(read_criterion(criterion)?),
                ["use", card] => Wish::Use(Equipment::from_key(card)?),
                ["keep", card] => Wish::Keep(Equipment::from_key(card)?),
                ["lend", loan] => Wish::Lend(Loan::from_key(loan)?),
                _ => return None,
            };
            Saying::Request { target: target.parse().ok()?, wish }
        }
        ["suggest", target, card] => Saying::Suggest { target: target.parse().ok()?, card: card.parse().ok()? },
        ["mood", mood] => Saying::Mood { mood: Mood::from_key(mood)? },
        ["ask", target, criterion] => {
            Saying::Ask { target: target.parse().ok()?, criterion: read_criterion(criterion)? }
        }
        ["promise", criterion] => Saying::Promise { criterion: read_criterion(criterion)? },
        ["answer", target, answer] => {
            Saying::Answer { target: target.parse().ok()?, answer: Answer::from_key(answer)? }
        }
        _ => return None,
    };
    Some(saying)
}
