//! The faults, by number.

pub(crate) const NONE: u8 = 0;
pub(crate) const LISTS_AN_ILLEGAL_ACTION: u8 = 1;
pub(crate) const LISTS_TWICE: u8 = 2;
pub(crate) const ACCEPTS_AN_UNLISTED_ACTION: u8 = 3;
pub(crate) const REFUSES_BY_AN_UNKNOWN_RULE: u8 = 4;
pub(crate) const HAS_NO_TEXT_FOR_AN_EVENT: u8 = 5;
pub(crate) const HAS_NO_TEXT_FOR_A_REFUSAL: u8 = 6;
pub(crate) const REFUSES_WITHOUT_A_FACT: u8 = 7;
pub(crate) const STAND_IN_IS_ILLEGAL: u8 = 8;
pub(crate) const NEVER_ENDS: u8 = 9;
pub(crate) const BOUND_IS_TOO_SMALL: u8 = 10;
pub(crate) const NOBODY_DECIDES: u8 = 11;
pub(crate) const A_DECIDER_CANNOT_ACT: u8 = 12;
pub(crate) const LOSES_A_CARD: u8 = 13;
pub(crate) const POSITION_LOSES_A_FIELD: u8 = 14;
pub(crate) const POSITION_IS_REFUSED: u8 = 15;
pub(crate) const VIEW_SHOWS_A_HAND_TO_ALL: u8 = 16;
pub(crate) const VIEW_SHOWS_A_LAID_CARD: u8 = 17;
pub(crate) const ACTIONS_TELL_OF_A_HAND: u8 = 18;
pub(crate) const TURN_TELLS_OF_A_HAND: u8 = 19;
pub(crate) const IMAGINES_TOO_FEW_CARDS: u8 = 20;
pub(crate) const SHOWS_A_CARD_UNDECLARED: u8 = 21;
pub(crate) const TELLS_OF_A_CARD_UNDECLARED: u8 = 22;
pub(crate) const SHOWS_A_CARD_DECLARED: u8 = 23;
pub(crate) const POINTS_DO_NOT_ADD_UP: u8 = 24;
pub(crate) const DRAWS_DEPEND_ON_SOMETHING_ELSE: u8 = 25;
pub(crate) const TELLS_BY_AN_UNKNOWN_RULE: u8 = 26;
pub(crate) const REFUSES_THE_TABLE: u8 = 27;
pub(crate) const HAS_NO_TEXT_FOR_A_CHOICE: u8 = 28;
pub(crate) const DICE_ROLL_IN_SOME_WORLDS: u8 = 29;
pub(crate) const TELLS_EVERYBODY_WHAT_IS_LAID: u8 = 30;
pub(crate) const IMAGINES_THE_TRUTH: u8 = 31;
pub(crate) const STAND_IN_KNOWS_A_HAND: u8 = 32;
pub(crate) const REFUSAL_TELLS_OF_A_HAND: u8 = 33;
pub(crate) const SILENCE_CHANGES_THE_GAME: u8 = 34;
pub(crate) const LETS_IN_WHAT_CANNOT_BE_PLAYED: u8 = 35;

// Faults in what people read, for the tidy check.
pub(crate) const RULE_IS_NOT_IN_FRENCH: u8 = 40;
pub(crate) const RULE_STANDS_TWICE: u8 = 41;
pub(crate) const RULE_HAS_NO_TEXT: u8 = 42;
pub(crate) const RULE_IS_EXCUSED_IN_ENGLISH_ONLY: u8 = 43;
pub(crate) const EXAMPLES_DIFFER: u8 = 44;
pub(crate) const OPTIONS_HAVE_NO_TEXTS: u8 = 45;
pub(crate) const OPTION_CITES_AN_UNKNOWN_RULE: u8 = 46;
