//! What the players choose before the start.

use crate::cards::{Character, Skill};
use crate::edition::Edition;
use crate::names::named;
use crate::rules::ids;
use crate::versions;
use kernel::{OptionKind, OptionSpec, Refusal, RuleId, RulesVersion, Table, facts};
use serde::de::DeserializeOwned;
use serde_json::Value;

named! {
    /// How two players play.
    Duo {
        /// They are not two.
        None = "none",
        /// Variant A: dice without a pawn between them.
        Dummy = "dummy",
        /// Variant B: a third pawn played together.
        Third = "third_pawn",
    }
}

named! {
    /// How long the comrade's die stays aside.
    ComradeMode {
        /// To the end of phase 3.
        Phase = "phase",
        /// To the end of the turn.
        Turn = "turn",
    }
}

named! {
    /// How the players may speak besides hints.
    Chat {
        /// Not at all.
        HintsOnly = "hints_only",
        /// Text that passes the filter.
        Filtered = "hints_and_filtered_text",
        /// Anything: the players are trusted.
        Open = "open",
    }
}

/// Everything agreed before the start that lasts the whole game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// How many play.
    pub seats: u8,
    /// How two players play.
    pub duo: Duo,
    /// The scenario, by its index in the edition.
    pub scenario: u8,
    /// The level, 1 to 4.
    pub level: u8,
    /// Whether extreme thrill is on.
    pub thrill: bool,
    /// How long the comrade's die stays aside.
    pub comrade: ComradeMode,
    /// How the players may speak.
    pub chat: Chat,
}

/// A table that can be played.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The version of the rules.
    pub rules: RulesVersion,
    /// The edition.
    pub edition: &'static Edition,
    /// The options; the scenario only counts if it is not drawn.
    pub options: Options,
    /// Whether the scenario is drawn.
    pub random_scenario: bool,
    /// Whether the players choose their skills, one after the other.
    pub chosen_skills: bool,
    /// The skills by seat, unless they are drawn.
    pub skills: Option<Vec<Skill>>,
    /// The characters by seat, unless they are drawn.
    pub characters: Option<Vec<Character>>,
}

/// What can be chosen, with the rule about it.
pub(crate) static OPTIONS: &[OptionSpec] = &[
    option("scenario", ids::SCENARIO, OptionKind::Choice(&["random", "S1", "S2", "S3", "S4", "S5", "S6", "S7"])),
    option("level", ids::LEVEL, OptionKind::Number { min: 1, max: 4, default: 1 }),
    option("thrill", ids::THRILL, OptionKind::Flag),
    option("two_players", ids::TWO_VARIANTS, OptionKind::Choice(&["dummy", "third_pawn"])),
    option("skills", ids::SKILLS, OptionKind::EachSeat { all: &["random", "choose"], words: &SKILLS }),
    option(
        "characters",
        ids::CHARACTERS,
        OptionKind::EachSeat { all: &["random"], words: &["blue", "purple", "green", "black"] },
    ),
    option("comrade_mode", ids::COMRADE_LONGER, OptionKind::Choice(&["phase", "turn"])),
    option("chat", ids::FREE_TEXT, OptionKind::Choice(&["hints_only", "hints_and_filtered_text", "open"])),
];

const SKILLS: [&str; 6] = ["manager", "scout", "comrade", "survivalist", "gatherer", "tinkerer"];

const fn option(key: &'static str, rule: RuleId, kind: OptionKind) -> OptionSpec {
    OptionSpec { key, rule, kind }
}

impl Setup {
    /// A table with its options, checked one after the other.
    pub fn read(rules: RulesVersion, table: &Table, edition: &'static Edition) -> Result<Setup, Refusal> {
        if !(2..=4).contains(&table.seats) {
            return Err(ids::CHARACTERS.refuse(facts![why = "seats", seats = table.seats, fewest = 2, most = 4]));
        }
        if let Some(key) = table.options.keys().find(|key| !OPTIONS.iter().any(|option| option.key == *key)) {
            return Err(ids::SCENARIO.refuse(facts![why = "option", option = key.as_str()]));
        }
        let scenario = scenario(table, edition)?;
        let options = Options {
            seats: table.seats,
            duo: duo(table)?,
            scenario: scenario.unwrap_or(0),
            level: level(table)?,
            thrill: read(table, "thrill", ids::THRILL)?.unwrap_or(false),
            comrade: read(table, "comrade_mode", ids::COMRADE_LONGER)?.unwrap_or(ComradeMode::Phase),
            chat: read(table, "chat", ids::FREE_TEXT)?.unwrap_or(Chat::HintsOnly),
        };
        Ok(Setup {
            rules,
            edition,
            options,
            random_scenario: scenario.is_none(),
            chosen_skills: chosen_skills(rules, table),
            skills: skills(rules, table)?,
            characters: characters(table)?,
        })
    }
}

fn read<T: DeserializeOwned>(table: &Table, key: &'static str, rule: RuleId) -> Result<Option<T>, Refusal> {
    match table.options.get(key) {
        None | Some(Value::Null) => Ok(None),
        Some(value) => T::deserialize(value).map(Some).map_err(|_| refused(rule, key, value)),
    }
}

fn refused(rule: RuleId, key: &'static str, value: &Value) -> Refusal {
    rule.refuse(facts![why = "option", option = key, value = value.to_string()])
}

/// FUJ-SET-7: a scenario of the edition by name; `None` to have it drawn.
fn scenario(table: &Table, edition: &Edition) -> Result<Option<u8>, Refusal> {
    let Some(name) = read::<String>(table, "scenario", ids::SCENARIO)? else { return Ok(None) };
    if name == "random" {
        return Ok(None);
    }
    let place = edition.grounds.iter().position(|ground| ground.id == name);
    place.map(|place| Some(place as u8)).ok_or_else(|| refused(ids::SCENARIO, "scenario", &Value::from(name)))
}

/// FUJ-SET-16: the level is 1 to 4.
fn level(table: &Table) -> Result<u8, Refusal> {
    let level = read::<u8>(table, "level", ids::LEVEL)?.unwrap_or(1);
    if !(1..=4).contains(&level) {
        return Err(refused(ids::LEVEL, "level", &Value::from(level)));
    }
    Ok(level)
}

/// FUJ-2P-1: two players choose a variant; other tables cannot.
fn duo(table: &Table) -> Result<Duo, Refusal> {
    let chosen = read::<Duo>(table, "two_players", ids::TWO_VARIANTS)?;
    match (table.seats, chosen) {
        (2, None) => Ok(Duo::Dummy),
        (2, Some(duo)) if duo != Duo::None => Ok(duo),
        (_, None) => Ok(Duo::None),
        (_, Some(duo)) => Err(refused(ids::TWO_VARIANTS, "two_players", &Value::from(duo.key()))),
    }
}

/// FUJ-SET-2: whether every player takes a skill by choice when the game begins.
fn chosen_skills(rules: RulesVersion, table: &Table) -> bool {
    rules >= versions::SKILLS_ARE_CHOSEN && table.options.get("skills") == Some(&Value::from("choose"))
}

/// FUJ-SET-2: chosen skills are one for each seat, none twice; in variant B a skill with six dice must be left.
fn skills(rules: RulesVersion, table: &Table) -> Result<Option<Vec<Skill>>, Refusal> {
    let drawn = rules >= versions::SKILLS_ARE_CHOSEN && table.options.get("skills") == Some(&Value::from("random"));
    if drawn || chosen_skills(rules, table) {
        return Ok(None);
    }
    distinct(table, "skills", ids::SKILLS)
}

/// FUJ-SET-1: chosen characters are one for each seat, none twice.
fn characters(table: &Table) -> Result<Option<Vec<Character>>, Refusal> {
    distinct(table, "characters", ids::CHARACTERS)
}

fn distinct<T>(table: &Table, key: &'static str, rule: RuleId) -> Result<Option<Vec<T>>, Refusal>
where
    T: DeserializeOwned + PartialEq,
{
    let Some(chosen) = read::<Vec<T>>(table, key, rule)? else { return Ok(None) };
    let repeated = (1..chosen.len()).any(|place| chosen[..place].contains(&chosen[place]));
    if chosen.len() != usize::from(table.seats) || repeated {
        return Err(refused(rule, key, &table.options[key]));
    }
    Ok(Some(chosen))
}
