//! The rule IDs.

use kernel::RuleId;

/// Seats and turn order.
pub const SEATS: RuleId = RuleId("WAR-SET-1");
/// Dealing the other numbers.
pub const DEAL_CLUES: RuleId = RuleId("WAR-SET-9");
/// Your own secret.
pub const OWN_SECRET: RuleId = RuleId("WAR-SET-10");
/// Who begins.
pub const FIRST_PLAYER: RuleId = RuleId("WAR-SET-13");
/// Everything starts hidden.
pub const HIDDEN: RuleId = RuleId("WAR-SET-14");
/// Equipment.
pub const EQUIPMENT: RuleId = RuleId("WAR-CHR-5");
/// Extra points.
pub const EXTRA_POINTS: RuleId = RuleId("WAR-CHR-6");
/// One weapon at a time.
pub const ONE_WEAPON: RuleId = RuleId("WAR-CHR-8");
/// Two sword cards.
pub const TWO_SWORDS: RuleId = RuleId("WAR-CHR-9");
/// Six cards in the backpack.
pub const BACKPACK: RuleId = RuleId("WAR-CHR-10");
/// The seventh card.
pub const SEVENTH_CARD: RuleId = RuleId("WAR-CHR-11");
/// Testing your luck.
pub const LUCK_TEST: RuleId = RuleId("WAR-LCK-1");
/// Luck wears out.
pub const LUCK_LOSS: RuleId = RuleId("WAR-LCK-2");
/// A meal takes the turn.
pub const MEAL: RuleId = RuleId("WAR-PRV-1");
/// One provision, four STAMINA.
pub const MEAL_GAIN: RuleId = RuleId("WAR-PRV-2");
/// Not two turns running.
pub const MEAL_TWICE: RuleId = RuleId("WAR-PRV-3");
/// No time to eat.
pub const MEAL_TIME: RuleId = RuleId("WAR-PRV-4");
/// Nothing to gain.
pub const MEAL_NEED: RuleId = RuleId("WAR-PRV-5");
/// One main action.
pub const MAIN_ACTION: RuleId = RuleId("WAR-TRN-1");
/// Potions before the action.
pub const POTIONS_FIRST: RuleId = RuleId("WAR-TRN-3");
/// Staying.
pub const STAY: RuleId = RuleId("WAR-TRN-4");
/// A missed turn.
pub const MISSED: RuleId = RuleId("WAR-TRN-5");
/// A round.
pub const ROUND: RuleId = RuleId("WAR-TRN-6");
/// Roll and walk.
pub const WALK: RuleId = RuleId("WAR-MOV-1");
/// No space twice.
pub const NO_RETURN: RuleId = RuleId("WAR-MOV-3");
/// The whole roll.
pub const WHOLE_ROLL: RuleId = RuleId("WAR-MOV-4");
/// Dead ends.
pub const DEAD_END: RuleId = RuleId("WAR-MOV-10");
/// Doors.
pub const DOORS: RuleId = RuleId("WAR-MOV-12");
/// One guest per fixed room.
pub const OCCUPIED: RuleId = RuleId("WAR-MOV-13");
/// Turning the encounter.
pub const REVEAL_ENCOUNTER: RuleId = RuleId("WAR-ROOM-1");
/// Leave a fixed room.
pub const LEAVE_FIXED: RuleId = RuleId("WAR-ROOM-8");
/// For your eyes only.
pub const TAKE_SECRET: RuleId = RuleId("WAR-TRE-1");
/// Gold and provisions are shown.
pub const TAKE_GOLD: RuleId = RuleId("WAR-TRE-2");
/// One card per turn in a room.
pub const ONE_PER_ROOM: RuleId = RuleId("WAR-TRE-4");
/// Any number in a tunnel.
pub const TUNNEL_CARDS: RuleId = RuleId("WAR-TRE-5");
/// Your own graves.
pub const OWN_GRAVE: RuleId = RuleId("WAR-TRE-6");
/// Other people's graves.
pub const OTHERS_GRAVE: RuleId = RuleId("WAR-TRE-7");
/// Guarded and loose.
pub const GUARDED: RuleId = RuleId("WAR-TRE-8");
/// Taken unseen.
pub const UNSEEN: RuleId = RuleId("WAR-TRE-10");
/// When you may pick up.
pub const WHEN_TAKEN: RuleId = RuleId("WAR-TRE-12");
/// Cage Trap.
pub const CAGE: RuleId = RuleId("WAR-ENC-2");
/// The sixth failure.
pub const CAGE_CAP: RuleId = RuleId("WAR-ENC-3");
/// Poison Gas.
pub const GAS: RuleId = RuleId("WAR-ENC-5");
/// Dart Trap.
pub const DARTS: RuleId = RuleId("WAR-ENC-6");
/// Trapdoor.
pub const TRAPDOOR: RuleId = RuleId("WAR-ENC-7");
/// Fool.
pub const FOOL: RuleId = RuleId("WAR-ENC-8");
/// Hexmaster.
pub const HEXMASTER: RuleId = RuleId("WAR-ENC-9");
/// Starving Beggar.
pub const BEGGAR: RuleId = RuleId("WAR-ENC-10");
/// Trader.
pub const TRADER: RuleId = RuleId("WAR-ENC-11");
/// Seer.
pub const SEER: RuleId = RuleId("WAR-ENC-12");
/// Monsters.
pub const MONSTER: RuleId = RuleId("WAR-ENC-13");
/// Sleep for the Undead.
pub const SLEEP: RuleId = RuleId("WAR-ENC-14");
/// Dragon.
pub const DRAGON: RuleId = RuleId("WAR-ENC-15");
/// Warlock.
pub const WARLOCK: RuleId = RuleId("WAR-ENC-16");
/// Larder.
pub const LARDER: RuleId = RuleId("WAR-ENC-19");
/// Fountain of Youth.
pub const FOUNTAIN: RuleId = RuleId("WAR-ENC-20");
/// Games Room.
pub const GAMES: RuleId = RuleId("WAR-ENC-21");
/// Shylock.
pub const SHYLOCK: RuleId = RuleId("WAR-ENC-22");
/// A challenge on a 1.
pub const CHALLENGE: RuleId = RuleId("WAR-KEY-1");
/// Any number.
pub const ANY_NUMBER: RuleId = RuleId("WAR-KEY-3");
/// Truthful answers.
pub const ANSWER: RuleId = RuleId("WAR-KEY-4");
/// When combat starts.
pub const COMBAT: RuleId = RuleId("WAR-CBT-1");
/// Choosing weapons.
pub const WEAPONS: RuleId = RuleId("WAR-CBT-2");
/// The assault.
pub const ASSAULT: RuleId = RuleId("WAR-CBT-3");
/// Wounds.
pub const WOUND: RuleId = RuleId("WAR-CBT-4");
/// A dead monster.
pub const MONSTER_DEAD: RuleId = RuleId("WAR-CBT-7");
/// Those who return.
pub const BOSS_DEAD: RuleId = RuleId("WAR-CBT-8");
/// The monster recovers.
pub const RECOVERS: RuleId = RuleId("WAR-CBT-9");
/// Order of an assault.
pub const ASSAULT_ORDER: RuleId = RuleId("WAR-CBT-11");
/// Magic Shield.
pub const SHIELD: RuleId = RuleId("WAR-CBT-12");
/// A hundred assaults.
pub const ASSAULT_CAP: RuleId = RuleId("WAR-CBT-14");
/// Potion of Invisibility.
pub const INVISIBILITY: RuleId = RuleId("WAR-ITM-1");
/// Crystal Ball.
pub const CRYSTAL_BALL: RuleId = RuleId("WAR-ITM-2");
/// Potion of Fortune.
pub const FORTUNE: RuleId = RuleId("WAR-ITM-3");
/// Potion of Strength.
pub const STRENGTH: RuleId = RuleId("WAR-ITM-4");
/// Used up.
pub const USED_UP: RuleId = RuleId("WAR-ITM-8");
/// Not before the first assault.
pub const NOT_FIRST: RuleId = RuleId("WAR-FLE-1");
/// Flight succeeds.
pub const FLIGHT: RuleId = RuleId("WAR-FLE-2");
/// The escape table.
pub const ESCAPE: RuleId = RuleId("WAR-FLE-3");
/// Out by the door you came.
pub const OUT_THE_DOOR: RuleId = RuleId("WAR-FLE-4");
/// From the Crocodile.
pub const CROCODILE_FLIGHT: RuleId = RuleId("WAR-FLE-5");
/// Move away.
pub const MOVE_AWAY: RuleId = RuleId("WAR-FLE-6");
/// From an adventurer.
pub const FLEE_ADVENTURER: RuleId = RuleId("WAR-FLE-8");
/// Always farther.
pub const FARTHER: RuleId = RuleId("WAR-FLE-9");
/// As far as possible.
pub const FLIGHT_LENGTH: RuleId = RuleId("WAR-FLE-10");
/// Into a den.
pub const INTO_DEN: RuleId = RuleId("WAR-FLE-12");
/// Loot.
pub const LOOT: RuleId = RuleId("WAR-FLE-14");
/// Which card.
pub const WHICH_CARD: RuleId = RuleId("WAR-FLE-15");
/// The lantern.
pub const LANTERN: RuleId = RuleId("WAR-FLE-16");
/// The journey.
pub const JOURNEY: RuleId = RuleId("WAR-PAS-2");
/// After the journey.
pub const AFTER_JOURNEY: RuleId = RuleId("WAR-PAS-3");
/// In the dark.
pub const BLIND: RuleId = RuleId("WAR-PAS-4");
/// Peace on the passages.
pub const PASSAGE_PEACE: RuleId = RuleId("WAR-PAS-6");
/// Crossing.
pub const CROSS: RuleId = RuleId("WAR-RIV-1");
/// Three ways.
pub const THREE_WAYS: RuleId = RuleId("WAR-RIV-2");
/// Across.
pub const ACROSS: RuleId = RuleId("WAR-RIV-3");
/// Into the water.
pub const FALLS_IN: RuleId = RuleId("WAR-RIV-4");
/// Swept to the south.
pub const SWEPT_SOUTH: RuleId = RuleId("WAR-RIV-5");
/// When adventurers meet.
pub const MEETING: RuleId = RuleId("WAR-MEET-1");
/// The active player first.
pub const ACTIVE_FIRST: RuleId = RuleId("WAR-MEET-2");
/// Then the others.
pub const OTHERS_REACT: RuleId = RuleId("WAR-MEET-3");
/// No consent.
pub const NO_CONSENT: RuleId = RuleId("WAR-MEET-4");
/// The truce of the beginning.
pub const TRUCE: RuleId = RuleId("WAR-MEET-6");
/// Places of peace.
pub const PEACE: RuleId = RuleId("WAR-MEET-7");
/// Face to face.
pub const FACE_TO_FACE: RuleId = RuleId("WAR-MEET-8");
/// Negotiating.
pub const NEGOTIATE: RuleId = RuleId("WAR-MEET-10");
/// What may be asked.
pub const ASKING: RuleId = RuleId("WAR-MEET-11");
/// Carried out at once.
pub const CARRIED_OUT: RuleId = RuleId("WAR-MEET-12");
/// A private showing.
pub const PRIVATE_SHOW: RuleId = RuleId("WAR-MEET-14");
/// Dead.
pub const DEAD: RuleId = RuleId("WAR-DTH-1");
/// A grave.
pub const GRAVE: RuleId = RuleId("WAR-DTH-2");
/// Killed by an adventurer.
pub const KILLED: RuleId = RuleId("WAR-DTH-4");
/// Leaving the game.
pub const LEAVING: RuleId = RuleId("WAR-DTH-10");
/// When to try.
pub const TRY_CHEST: RuleId = RuleId("WAR-CHEST-1");
/// Three numbers, three keys.
pub const COVER: RuleId = RuleId("WAR-CHEST-2");
/// Show the keys.
pub const SHOW_KEYS: RuleId = RuleId("WAR-CHEST-3");
/// The others answer.
pub const CHEST_ANSWERS: RuleId = RuleId("WAR-CHEST-4");
/// Open.
pub const OPENED: RuleId = RuleId("WAR-CHEST-5");
/// Wrong keys.
pub const WRONG: RuleId = RuleId("WAR-CHEST-6");
/// No keys, no try.
pub const NO_COVER: RuleId = RuleId("WAR-CHEST-8");
/// Turning a card.
pub const TURN_CARD: RuleId = RuleId("WAR-MAZ-2");
/// Open.
pub const MAZE_OPEN: RuleId = RuleId("WAR-MAZ-3");
/// Not under a hidden card.
pub const FACE_DOWN: RuleId = RuleId("WAR-MAZ-6");
/// The winner.
pub const WINNER: RuleId = RuleId("WAR-END-1");
/// Zagor wins.
pub const ZAGOR: RuleId = RuleId("WAR-END-4");
/// Double six.
pub const DOUBLE_SIX: RuleId = RuleId("WAR-VAR-1");
/// Hidden labyrinth.
pub const HIDDEN_MAZE: RuleId = RuleId("WAR-VAR-2");
/// Three numbers.
pub const TRIO: RuleId = RuleId("WAR-VAR-3");
/// Quick game.
pub const QUICK: RuleId = RuleId("WAR-VAR-4");
/// Leaving at your own turn.
pub const LEAVE_AT_START: RuleId = RuleId("WAR-RUL-57");
/// The nine numbers.
pub const NUMBERS_KEPT: RuleId = RuleId("WAR-INV-1");
/// Every treasure in one place.
pub const TREASURES_KEPT: RuleId = RuleId("WAR-INV-2");
/// Every encounter in one place.
pub const ENCOUNTERS_KEPT: RuleId = RuleId("WAR-INV-3");
/// Six labyrinth cards.
pub const MAZE_KEPT: RuleId = RuleId("WAR-INV-4");
/// Hands within limits.
pub const HANDS_BOUNDED: RuleId = RuleId("WAR-INV-5");
/// Keys never leave.
pub const KEYS_STAY: RuleId = RuleId("WAR-INV-6");
/// Gold is not a card for the bag.
pub const GOLD_NOT_HELD: RuleId = RuleId("WAR-INV-7");
/// Scores in bounds.
pub const SCORES_BOUNDED: RuleId = RuleId("WAR-INV-8");
/// SKILL.
pub const SKILL_BOUNDED: RuleId = RuleId("WAR-INV-9");
/// Lanterns.
pub const LANTERNS_BOUNDED: RuleId = RuleId("WAR-INV-10");
/// One per fixed room.
pub const ONE_PER_FIXED: RuleId = RuleId("WAR-INV-11");
/// On the board.
pub const ON_THE_BOARD: RuleId = RuleId("WAR-INV-12");
/// No leaks.
pub const NO_LEAKS: RuleId = RuleId("WAR-INV-13");
/// Peace where peace is.
pub const PEACE_KEPT: RuleId = RuleId("WAR-INV-14");
/// Fresh monsters.
pub const FRESH_MONSTERS: RuleId = RuleId("WAR-INV-15");
/// Somebody decides.
pub const SOMEBODY_DECIDES: RuleId = RuleId("WAR-INV-16");
/// An honest victory.
pub const HONEST_VICTORY: RuleId = RuleId("WAR-INV-17");
