//! Reads an edition file and checks it as a whole: every fault is reported with its line.

use super::{Edition, EquipmentCard, Ground, LANDSCAPES, Level, Limits, Score, SkillCard, Terrain, VILLAGES};
use crate::cards::{Equipment, Skill};
use crate::dice::{Clause, Colour, Condition, Die, SET};
use crate::words::{self, fault};
use kernel::{EditionFault, EditionTag, Facts, Fault, facts, read_toml};
use serde::Deserialize;
use std::collections::BTreeMap;
use toml::Spanned;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    name: String,
    dice: BTreeMap<String, Spanned<String>>,
    halves: Halves,
    landscapes: Vec<Spanned<TerrainEntry>>,
    villages: Vec<Spanned<TerrainEntry>>,
    levels: Vec<Spanned<LevelEntry>>,
    health: Spanned<Health>,
    rerolls: Spanned<Rerolls>,
    skills: Vec<Spanned<SkillEntry>>,
    equipment: Vec<Spanned<EquipmentEntry>>,
    score: Spanned<Score>,
    limits: Spanned<Limits>,
    scenarios: Vec<Spanned<ScenarioEntry>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Halves {
    first: Spanned<[String; 3]>,
    second: Spanned<[String; 3]>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TerrainEntry {
    id: String,
    dice: Vec<String>,
    #[serde(default)]
    bonus: bool,
    #[serde(rename = "origin")]
    _origin: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LevelEntry {
    id: u8,
    fail: u8,
    margins: [u8; 6],
    #[serde(rename = "origin")]
    _origin: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Health {
    last: u8,
    injuries: [u8; 4],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Rerolls {
    by_distance: [u8; 4],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SkillEntry {
    id: Skill,
    #[serde(rename = "name")]
    _name: Names,
    dice: u8,
    dealt: u8,
    kept: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EquipmentEntry {
    id: Equipment,
    #[serde(rename = "name")]
    _name: Names,
    phases: Vec<u8>,
    scope: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ScenarioEntry {
    id: String,
    name: Names,
    advice: String,
    thrill: [u8; 2],
    map: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Names {
    en: String,
    fr: String,
}

/// Reads an edition file.
pub fn read(text: &str) -> Result<Edition, EditionFault> {
    let file: File = read_toml(text)?;
    let dice = dice(text, &file.dice)?;
    let halves = halves(text, &file.halves)?;
    let mut terrains = terrains(text, &file.landscapes, LANDSCAPES, "landscapes")?;
    terrains.extend(self::terrains(text, &file.villages, VILLAGES, "villages")?);
    unique(text, &terrains, &file)?;
    let counts = terrains.iter().map(|terrain| counts(&dice, &terrain.condition)).collect();
    let (last_space, injury_spaces) = health(text, &file.health)?;
    Ok(Edition {
        tag: EditionTag::new(&file.name, text),
        dice,
        halves,
        terrains,
        levels: levels(text, &file.levels)?,
        last_space,
        injury_spaces,
        rerolls: rerolls(text, &file.rerolls)?,
        skills: skills(text, &file.skills)?,
        equipment: equipment(text, &file.equipment)?,
        score: score(text, &file.score)?,
        limits: limits(text, &file.limits)?,
        grounds: grounds(text, &file.scenarios)?,
        counts,
    })
}

/// A fault that belongs to no line of the file.
fn whole_file(key: &str, facts: Facts) -> EditionFault {
    EditionFault { line: 1, reason: fault(key, facts) }
}

fn dice(text: &str, entries: &BTreeMap<String, Spanned<String>>) -> Result<[[Colour; 6]; SET], EditionFault> {
    let mut dice = [[Colour::Pink; 6]; SET];
    for (number, faces) in dice.iter_mut().enumerate() {
        let name = format!("d{}", number + 1);
        let letters =
            entries.get(&name).ok_or_else(|| whole_file("edition-die-missing", facts![die = name.as_str()]))?;
        let wrong = |key: &str, facts: Facts| EditionFault::of(text, letters, fault(key, facts));
        let word = letters.get_ref();
        if word.len() != 6 {
            return Err(wrong("edition-die-faces", facts![die = name.as_str()]));
        }
        for (face, letter) in faces.iter_mut().zip(word.chars()) {
            *face = Colour::ALL
                .iter()
                .copied()
                .find(|colour| colour.letter() == letter)
                .ok_or_else(|| wrong("edition-die-letter", facts![letter = letter.to_string()]))?;
        }
        for colour in Colour::ALL {
            if faces.iter().filter(|face| *face == colour).count() != 2 {
                let colour = words::label("trait", colour.key());
                return Err(wrong("edition-die-colour", facts![die = name.as_str(), colour]));
            }
        }
    }
    if entries.len() != SET {
        return Err(whole_file("edition-dice", facts![found = entries.len()]));
    }
    Ok(dice)
}

fn halves(text: &str, halves: &Halves) -> Result<[u8; 2], EditionFault> {
    let bits = |names: &Spanned<[String; 3]>| {
        let mut bits = 0_u8;
        for name in names.get_ref() {
            let number = name.strip_prefix('d').and_then(|digits| digits.parse::<usize>().ok());
            let number = number.filter(|number| (1..=SET).contains(number));
            let number = number
                .ok_or_else(|| EditionFault::of(text, names, fault("edition-half-die", facts![die = name.as_str()])))?;
            bits |= 1 << (number - 1);
        }
        Ok(bits)
    };
    let both = [bits(&halves.first)?, bits(&halves.second)?];
    if both[0] ^ both[1] != 0b11_1111 || both[0].count_ones() != 3 {
        return Err(EditionFault::of(text, &halves.second, fault("edition-halves", facts![])));
    }
    Ok(both)
}

fn terrains(
    text: &str,
    entries: &[Spanned<TerrainEntry>],
    count: usize,
    kind: &str,
) -> Result<Vec<Terrain>, EditionFault> {
    if entries.len() != count {
        let offset = entries.last().map_or(0, |entry| entry.span().start);
        let reason = fault(&format!("edition-{kind}"), facts![found = entries.len(), count]);
        return Err(EditionFault::at(text, offset, reason));
    }
    entries
        .iter()
        .map(|entry| {
            let card = entry.get_ref();
            let wrong = |reason: Fault| {
                EditionFault::of(text, entry, fault("edition-card", facts![card = card.id.as_str(), reason]))
            };
            let any_of: Vec<Clause> =
                card.dice.iter().map(|words| Clause::read(words)).collect::<Result<_, _>>().map_err(wrong)?;
            if any_of.is_empty() {
                return Err(wrong(fault("edition-condition-missing", facts![])));
            }
            Ok(Terrain { id: card.id.clone(), condition: Condition { any_of }, bonus: card.bonus })
        })
        .collect()
}

fn unique(text: &str, terrains: &[Terrain], file: &File) -> Result<(), EditionFault> {
    for (place, terrain) in terrains.iter().enumerate() {
        if terrains[..place].iter().any(|other| other.id == terrain.id) {
            let entry = file.landscapes.iter().chain(&file.villages).nth(place).expect("each terrain has its entry");
            return Err(EditionFault::of(text, entry, fault("edition-twice", facts![name = terrain.id.as_str()])));
        }
    }
    Ok(())
}

/// FUJ-CON-1: what every face counts under a card's condition.
fn counts(dice: &[[Colour; 6]; SET], condition: &Condition) -> [[u8; 7]; SET] {
    let mut counts = [[0; 7]; SET];
    for (kind, faces) in dice.iter().enumerate() {
        for value in 1..=6_u8 {
            if condition.validates(faces[usize::from(value) - 1], value) {
                counts[kind][usize::from(value)] = value;
            }
        }
    }
    counts
}

fn levels(text: &str, entries: &[Spanned<LevelEntry>]) -> Result<[Level; 4], EditionFault> {
    let mut levels = [Level { fail: 0, margins: [0; 6] }; 4];
    if entries.len() != levels.len() {
        return Err(whole_file("edition-levels", facts![]));
    }
    for (entry, (number, level)) in entries.iter().zip((1..).zip(&mut levels)) {
        let card = entry.get_ref();
        if card.id != number {
            return Err(EditionFault::of(text, entry, fault("edition-level-order", facts![number])));
        }
        if card.fail > 100 {
            return Err(EditionFault::of(text, entry, fault("edition-level-fail", facts![])));
        }
        let mut above = card.fail;
        for &loss in &card.margins {
            if loss > above {
                return Err(EditionFault::of(text, entry, fault("edition-level-margins", facts![])));
            }
            above = loss;
        }
        *level = Level { fail: card.fail, margins: card.margins };
    }
    Ok(levels)
}

fn health(text: &str, entry: &Spanned<Health>) -> Result<(u8, [u8; 4]), EditionFault> {
    let board = entry.get_ref();
    let mut before = 0;
    if board.last > 100 {
        return Err(EditionFault::of(text, entry, fault("edition-health-last", facts![])));
    }
    for &space in &board.injuries {
        if space <= before || space >= board.last {
            return Err(EditionFault::of(text, entry, fault("edition-health-injuries", facts![])));
        }
        before = space;
    }
    Ok((board.last, board.injuries))
}

fn rerolls(text: &str, entry: &Spanned<Rerolls>) -> Result<[u8; 4], EditionFault> {
    let by_distance = entry.get_ref().by_distance;
    if by_distance.iter().any(|&rerolls| rerolls > 2) {
        return Err(EditionFault::of(text, entry, fault("edition-rerolls", facts![])));
    }
    Ok(by_distance)
}

fn score(text: &str, entry: &Spanned<Score>) -> Result<Score, EditionFault> {
    let score = *entry.get_ref();
    if score.ratings[0] != 0 || !score.ratings.is_sorted() {
        return Err(EditionFault::of(text, entry, fault("edition-ratings", facts![])));
    }
    Ok(score)
}

/// The hints of both phases must fit into the array, and every counter into a byte.
fn limits(text: &str, entry: &Spanned<Limits>) -> Result<Limits, EditionFault> {
    let limits = *entry.get_ref();
    if usize::from(limits.hints) * 2 > crate::state::HINTS {
        return Err(EditionFault::of(text, entry, fault("edition-hints", facts![])));
    }
    if [limits.marker_changes, limits.unready, limits.rejections].iter().any(|limit| !(1..=200).contains(limit)) {
        return Err(EditionFault::of(text, entry, fault("edition-limits", facts![])));
    }
    Ok(limits)
}

fn skills(text: &str, entries: &[Spanned<SkillEntry>]) -> Result<[SkillCard; 6], EditionFault> {
    let mut cards: [Option<SkillCard>; 6] = Default::default();
    for entry in entries {
        let card = entry.get_ref();
        if !(5..=6).contains(&card.dice) || card.kept > card.dealt || card.dealt > 4 {
            return Err(EditionFault::of(text, entry, fault("edition-skill", facts![])));
        }
        if card.id.for_third_pawn() != (card.dice == 6) {
            return Err(EditionFault::of(text, entry, fault("edition-skill-dice", facts![])));
        }
        let new = SkillCard { dice: card.dice, dealt: card.dealt, kept: card.kept };
        if cards[card.id.index()].replace(new).is_some() {
            return Err(EditionFault::of(text, entry, fault("edition-twice", facts![name = card.id.key()])));
        }
    }
    let mut dealt: Vec<u8> = cards.iter().flatten().map(|card| card.dealt).collect();
    dealt.sort_unstable();
    if dealt.iter().rev().take(4).sum::<u8>() > 15 {
        return Err(whole_file("edition-skills-dealt", facts![]));
    }
    all_there(cards, "edition-skills", entries.len())
}

fn equipment(text: &str, entries: &[Spanned<EquipmentEntry>]) -> Result<[EquipmentCard; 15], EditionFault> {
    let mut cards: [Option<EquipmentCard>; 15] = Default::default();
    for entry in entries {
        let card = entry.get_ref();
        if card.phases.iter().any(|phase| ![2, 4].contains(phase)) {
            return Err(EditionFault::of(text, entry, fault("edition-equipment-phase", facts![])));
        }
        let new = EquipmentCard { phases: card.phases.clone(), scope: card.scope.clone() };
        if cards[card.id.index()].replace(new).is_some() {
            return Err(EditionFault::of(text, entry, fault("edition-twice", facts![name = card.id.key()])));
        }
    }
    all_there(cards, "edition-equipment", entries.len())
}

fn all_there<T, const N: usize>(cards: [Option<T>; N], key: &str, found: usize) -> Result<[T; N], EditionFault> {
    let cards: Vec<T> = cards.into_iter().flatten().collect();
    cards.try_into().map_err(|_| whole_file(key, facts![found, count = N]))
}

fn grounds(text: &str, entries: &[Spanned<ScenarioEntry>]) -> Result<Vec<Ground>, EditionFault> {
    if entries.len() != 7 {
        return Err(whole_file("edition-scenarios", facts![found = entries.len()]));
    }
    entries
        .iter()
        .map(|entry| {
            let card = entry.get_ref();
            let ground = Ground::read(card.map.get_ref(), card.thrill).map_err(|reason| {
                EditionFault::of(text, &card.map, fault("edition-card", facts![card = card.id.as_str(), reason]))
            })?;
            let names = [card.name.en.clone(), card.name.fr.clone()];
            Ok(Ground { id: card.id.clone(), names, advice: card.advice.clone(), ..ground })
        })
        .collect()
}

/// The dice of one half of a set, as dice of set number `set`.
impl Edition {
    /// FUJ-2B-2: the dice of a set that lie on one side.
    pub fn half(&self, set: usize, side: usize) -> crate::dice::DiceSet {
        (0..SET).filter(|number| self.halves[side] & (1 << number) != 0).map(|number| Die::of(set, number)).collect()
    }
}
