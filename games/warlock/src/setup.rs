//! What the players agree on before the start.

use crate::rules::ids;
use crate::state::Content;
use kernel::{OptionKind, OptionSpec, Refusal, RulesVersion, Table, facts};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The options of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// WAR-VAR-1: a winner's double six wounds twice.
    pub double_six: bool,
    /// WAR-VAR-2: labyrinth cards are hidden again.
    pub maze_rehide: bool,
    /// WAR-VAR-3: a Key Challenge names three numbers.
    pub trio: bool,
    /// WAR-VAR-4: a Key Challenge on 1 and 2.
    pub quick: bool,
    /// Whether Dragon and Warlock have the gamebook's strength.
    pub gamebook: bool,
    /// WAR-END-4: after how many rounds Zagor wins.
    pub round_cap: u16,
    /// Whether a player's view shows everything the player has seen.
    pub memory_aid: bool,
}

impl Options {
    /// The default options.
    pub const DEFAULT: Options = Options {
        double_six: false,
        maze_rehide: false,
        trio: false,
        quick: false,
        gamebook: false,
        round_cap: 120,
        memory_aid: true,
    };
}

/// WAR-RUL-62: the longest game that can be agreed on, in rounds.
pub const MOST_ROUNDS: u16 = 500;

/// The options as the game's card lists them. Flags default to off, so the memory aid is a choice with `on` first.
pub static OPTIONS: [OptionSpec; 7] = [
    OptionSpec { key: "double_six", rule: ids::DOUBLE_SIX, kind: OptionKind::Flag },
    OptionSpec { key: "maze_rehide", rule: ids::HIDDEN_MAZE, kind: OptionKind::Flag },
    OptionSpec { key: "challenge_mode", rule: ids::TRIO, kind: OptionKind::Choice(&["single", "trio"]) },
    OptionSpec { key: "challenge_faces", rule: ids::QUICK, kind: OptionKind::Choice(&["one", "one_two"]) },
    OptionSpec { key: "boss_stats", rule: ids::WARLOCK, kind: OptionKind::Choice(&["board", "gamebook"]) },
    OptionSpec {
        key: "round_cap",
        rule: ids::ZAGOR,
        kind: OptionKind::Number { min: 1, max: MOST_ROUNDS as i64, default: 120 },
    },
    OptionSpec { key: "memory_aid", rule: ids::OWN_SECRET, kind: OptionKind::Choice(&["on", "off"]) },
];

/// What the players agreed on, valid by construction.
#[derive(Clone, Copy, Debug)]
pub struct Setup {
    /// The version of the rules.
    pub rules: RulesVersion,
    /// How many play.
    pub seats: u8,
    /// Board, cards and tables.
    pub content: Content,
    /// The options.
    pub options: Options,
}

/// Checks what the players want to play.
pub(crate) fn setup(rules: RulesVersion, table: &Table, content: Content) -> Result<Setup, Refusal> {
    let mut options = Options::DEFAULT;
    for (key, value) in &table.options {
        let Some(spec) = OPTIONS.iter().find(|spec| spec.key == key.as_str()) else {
            return Err(ids::DOUBLE_SIX.refuse(facts![why = "unknown", option = key.as_str()]));
        };
        set(&mut options, key, value).ok_or_else(|| {
            spec.rule.refuse(facts![
                why = "option",
                option = key.as_str(),
                value = value.to_string(),
                most = MOST_ROUNDS
            ])
        })?;
    }
    Ok(Setup { rules, seats: table.seats, content, options })
}

fn set(options: &mut Options, key: &str, value: &Value) -> Option<()> {
    let one_of = |first: &str, second: &str| match value.as_str() {
        Some(word) if word == first => Some(false),
        Some(word) if word == second => Some(true),
        _ => None,
    };
    match key {
        "double_six" => options.double_six = value.as_bool()?,
        "maze_rehide" => options.maze_rehide = value.as_bool()?,
        "challenge_mode" => options.trio = one_of("single", "trio")?,
        "challenge_faces" => options.quick = one_of("one", "one_two")?,
        "boss_stats" => options.gamebook = one_of("board", "gamebook")?,
        "memory_aid" => options.memory_aid = !one_of("on", "off")?,
        "round_cap" => {
            let cap = value.as_u64().and_then(|cap| u16::try_from(cap).ok())?;
            options.round_cap = Some(cap).filter(|cap| (1..=MOST_ROUNDS).contains(cap))?;
        }
        _ => return None,
    }
    Some(())
}
