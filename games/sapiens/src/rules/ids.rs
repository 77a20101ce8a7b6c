//! The IDs of the rules that refusals and events cite, by name.

use kernel::RuleId;

pub(crate) const PUT_AWAY: RuleId = RuleId("SAP-SET-2");
pub(crate) const COMMON: RuleId = RuleId("SAP-SET-3");
pub(crate) const VALLEYS: RuleId = RuleId("SAP-SET-4");
pub(crate) const TOKENS_PLACED: RuleId = RuleId("SAP-SET-5");
pub(crate) const RESERVES: RuleId = RuleId("SAP-SET-6");
pub(crate) const FIRST_PLAYER: RuleId = RuleId("SAP-SET-9");
pub(crate) const FIRST_IS_RANDOM: RuleId = RuleId("SAP-RUL-2");

pub(crate) const START_ORDER: RuleId = RuleId("SAP-START-1");
pub(crate) const START_PLACE: RuleId = RuleId("SAP-START-2");
pub(crate) const START_SCENE: RuleId = RuleId("SAP-START-3");
pub(crate) const START_PLAIN: RuleId = RuleId("SAP-START-4");
pub(crate) const START_TOKEN: RuleId = RuleId("SAP-START-6");
pub(crate) const START_SHELTER: RuleId = RuleId("SAP-START-7");
pub(crate) const START_NO_TOKEN: RuleId = RuleId("SAP-START-9");
pub(crate) const START_TAKE: RuleId = RuleId("SAP-START-10");
pub(crate) const START_FALLBACK: RuleId = RuleId("SAP-START-12");

pub(crate) const TURN: RuleId = RuleId("SAP-TURN-1");
pub(crate) const MUST_LAY: RuleId = RuleId("SAP-TURN-2");
pub(crate) const ONE_TOKEN: RuleId = RuleId("SAP-TURN-3");
pub(crate) const LAY_ORDER: RuleId = RuleId("SAP-TURN-5");

pub(crate) const TWO_SQUARES: RuleId = RuleId("SAP-LAY-1");
pub(crate) const NO_TILE: RuleId = RuleId("SAP-LAY-2");
pub(crate) const NO_BEAR: RuleId = RuleId("SAP-LAY-3");
pub(crate) const NO_WATERFALL: RuleId = RuleId("SAP-LAY-4");
pub(crate) const TOUCH: RuleId = RuleId("SAP-LAY-5");
pub(crate) const MATCH: RuleId = RuleId("SAP-LAY-6");
pub(crate) const AWAY: RuleId = RuleId("SAP-LAY-8");
pub(crate) const NO_PLAIN: RuleId = RuleId("SAP-LAY-9");
pub(crate) const CAVE_SCENE: RuleId = RuleId("SAP-LAY-11");

pub(crate) const FOOD: RuleId = RuleId("SAP-FOOD-1");

pub(crate) const POWER: RuleId = RuleId("SAP-EFF-1");
pub(crate) const DECLINE: RuleId = RuleId("SAP-EFF-2");
pub(crate) const ONE_AT_A_TIME: RuleId = RuleId("SAP-EFF-3");
pub(crate) const LOST: RuleId = RuleId("SAP-EFF-6");

pub(crate) const FEAST: RuleId = RuleId("SAP-FEAST-1");
pub(crate) const FEAST_SKIPPED: RuleId = RuleId("SAP-FEAST-5");
pub(crate) const GATHERING: RuleId = RuleId("SAP-GATH-1");

pub(crate) const RITUAL: RuleId = RuleId("SAP-RIT-1");
pub(crate) const USED_TOKEN: RuleId = RuleId("SAP-RIT-2");
pub(crate) const DISCARDED_TOKEN: RuleId = RuleId("SAP-RIT-3");
pub(crate) const SET_ASIDE_TOKEN: RuleId = RuleId("SAP-RIT-5");
pub(crate) const NOT_ITSELF: RuleId = RuleId("SAP-RIT-7");

pub(crate) const BRAWL: RuleId = RuleId("SAP-BRAWL-1");
pub(crate) const SETTLE: RuleId = RuleId("SAP-BRAWL-3");
pub(crate) const SETTLE_ORDER: RuleId = RuleId("SAP-BRAWL-4");
pub(crate) const RECALL: RuleId = RuleId("SAP-BRAWL-8");
pub(crate) const REMOVED_MARKS: RuleId = RuleId("SAP-BRAWL-10");
pub(crate) const OPEN_TILES: RuleId = RuleId("SAP-BRAWL-11");

pub(crate) const WATER: RuleId = RuleId("SAP-WATER-1");
pub(crate) const CAMP: RuleId = RuleId("SAP-CAMP-1");
pub(crate) const HUNT: RuleId = RuleId("SAP-HUNT-1");
pub(crate) const CONVERT: RuleId = RuleId("SAP-HUNT-2");
pub(crate) const HUNT_TOKEN: RuleId = RuleId("SAP-HUNT-5");

pub(crate) const BEAR: RuleId = RuleId("SAP-FIRE-1");
pub(crate) const BEAR_POINTS: RuleId = RuleId("SAP-FIRE-2");
pub(crate) const CHASE: RuleId = RuleId("SAP-FIRE-4");
pub(crate) const BEAR_PLACES: RuleId = RuleId("SAP-FIRE-6");
pub(crate) const NO_BEAR_LEFT: RuleId = RuleId("SAP-FIRE-7");

pub(crate) const TOKEN: RuleId = RuleId("SAP-TOK-1");
pub(crate) const WINDOWS: RuleId = RuleId("SAP-TOK-2");
pub(crate) const NEVER_TWO: RuleId = RuleId("SAP-TOK-4");
pub(crate) const GATHERING_TOKEN: RuleId = RuleId("SAP-TOK-6");
pub(crate) const NEVER_FOR_NOTHING: RuleId = RuleId("SAP-TOK-8");
pub(crate) const NO_INTERRUPTION: RuleId = RuleId("SAP-TOK-10");

pub(crate) const CAVE_TOKEN: RuleId = RuleId("SAP-CAVE-2");
pub(crate) const SHELTER: RuleId = RuleId("SAP-CAVE-3");

pub(crate) const BACK_TO_FOUR: RuleId = RuleId("SAP-REF-1");
pub(crate) const BACK_TO_FIVE: RuleId = RuleId("SAP-REF-4");

pub(crate) const MUST_FOUND: RuleId = RuleId("SAP-ABN-1");
pub(crate) const NOT_BEFORE: RuleId = RuleId("SAP-ABN-2");
pub(crate) const FREE_CAVE: RuleId = RuleId("SAP-ABN-3");
pub(crate) const TOKEN_LOST: RuleId = RuleId("SAP-ABN-4");
pub(crate) const ANY_TILE: RuleId = RuleId("SAP-ABN-5");
pub(crate) const PLAIN_MOUTH: RuleId = RuleId("SAP-ABN-6");
pub(crate) const OLD_TRIBES: RuleId = RuleId("SAP-ABN-7");
pub(crate) const LOW_SHELTER: RuleId = RuleId("SAP-ABN-8");
pub(crate) const NEW_TRIBE: RuleId = RuleId("SAP-ABN-10");

pub(crate) const OUT: RuleId = RuleId("SAP-OUT-1");

pub(crate) const LAST_ROUND: RuleId = RuleId("SAP-END-1");
pub(crate) const LAST_TURNS: RuleId = RuleId("SAP-END-2");
pub(crate) const RESULT: RuleId = RuleId("SAP-END-5");
pub(crate) const VICTORY: RuleId = RuleId("SAP-END-6");
pub(crate) const SHARED_VICTORY: RuleId = RuleId("SAP-END-7");

pub(crate) const REMOVE: RuleId = RuleId("SAP-2P-1");
pub(crate) const FILL_TWO: RuleId = RuleId("SAP-2P-3");

pub(crate) const ALL_TILES: RuleId = RuleId("SAP-INV-1");
pub(crate) const ALL_TOKENS: RuleId = RuleId("SAP-INV-2");
pub(crate) const SMALL_TOKENS: RuleId = RuleId("SAP-INV-3");
pub(crate) const ONE_THING: RuleId = RuleId("SAP-INV-4");
pub(crate) const TOUCHING: RuleId = RuleId("SAP-INV-5");
pub(crate) const CONTACTS: RuleId = RuleId("SAP-INV-6");
pub(crate) const WHOLE_TRIBES: RuleId = RuleId("SAP-INV-7");
pub(crate) const GATHERING_PLAINS: RuleId = RuleId("SAP-INV-8");
pub(crate) const FOUR: RuleId = RuleId("SAP-INV-10");
pub(crate) const FIVE: RuleId = RuleId("SAP-INV-11");
