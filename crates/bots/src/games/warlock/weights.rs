//! The weights of the policy's actions, set by hand. An action of no special interest weighs 1.

/// An action that is hardly ever right, and one that is never right while there is another.
pub(super) const UNLIKELY: f32 = 0.05;
pub(super) const POINTLESS: f32 = 0.01;
/// Leaving the game.
pub(super) const LEAVE: f32 = 0.001;
/// Added to weights that may become zero, so that nothing is impossible.
pub(super) const LEAST: f32 = 0.02;
/// Per turn that an attack is worth: staying to attack.
pub(super) const STAY_TO_ATTACK: f32 = 0.5;

/// With this many provisions nobody need buy more.
pub(super) const ENOUGH_PROVISIONS: u16 = 4;
/// Trying a combination that the seat thinks possible, and one that it does not.
pub(super) const OPEN_POSSIBLE: f32 = 2.0;
pub(super) const OPEN_IMPOSSIBLE: f32 = 0.002;
/// Keeping a card of the spoils, besides its worth.
pub(super) const KEEP: f32 = 0.06;
/// Dropping a card weighs the inverse of its worth and this.
pub(super) const DROP: f32 = 0.2;
/// The winner's prize, and a drink from the Fountain.
pub(super) const GIFT: f32 = 2.0;
/// Taking treasure.
pub(super) const TAKE: f32 = 2.0;
/// Talks in which there is something to gain, a look at unknown numbers, the Potion of Invisibility.
pub(super) const TALK: f32 = 1.5;
pub(super) const GAZE: f32 = 1.5;
pub(super) const INVISIBLE: f32 = 1.5;
/// Cards that win or ease a fight before it begins.
pub(super) const BEFORE_A_FIGHT: f32 = 5.0;
/// Arming: the starting sword, any weapon card besides its bonus, and the shield.
pub(super) const SWORD: f32 = 0.2;
pub(super) const WEAPON_CARD: f32 = 0.05;
pub(super) const SHIELD: f32 = 0.5;
/// The LUCK at which luck and the die are equally good ways out of the cage.
pub(super) const EVEN_LUCK: f32 = 6.0;

/// What waiting before the Warlock adds to the way through his room, in turns.
pub(super) const WAIT: f32 = 8.0;
/// With fewer rounds left than this nobody waits.
pub(super) const HURRY: f32 = 12.0;
/// The most that a room brings on the way to a treasure, in turns.
pub(super) const MOST_BONUS: f32 = 1.0;

/// Dealings that get a guarded treasure, by price: bought, for gold or knowledge, for a provision or a card.
pub(super) const BUY_TREASURE: f32 = 4.0;
pub(super) const FOR_GOLD: f32 = 3.0;
pub(super) const FOR_GOODS: f32 = 2.0;
/// A dealing that brings nothing now, a curse, a pound of flesh.
pub(super) const NO_USE: f32 = 0.1;
pub(super) const CURSE: f32 = 2.0;
pub(super) const FLESH: f32 = 0.05;
/// Buying provisions weighs this much more for each of them.
pub(super) const EACH_PROVISION: f32 = 0.1;
/// A card worth less than this is sold for a treasure.
pub(super) const SPARE_CARD: f32 = 0.35;

/// The weight of a thing that is worth a little less than nothing.
pub(super) const DISLIKED: f32 = 0.5;

/// Loot: keys, a named card besides a part of its worth, a random card, nothing; with the lantern all weigh more.
pub(super) const LOOT_KEYS: f32 = 1.5;
pub(super) const LOOT_NAMED: f32 = 0.6;
pub(super) const LOOT_NAMED_WORTH: f32 = 0.3;
pub(super) const LOOT_RANDOM: f32 = 0.5;
pub(super) const LOOT_NOTHING: f32 = 0.05;
pub(super) const WITH_LANTERN: f32 = 1.2;

/// A journey must save this many turns.
pub(super) const WORTH_A_JOURNEY: f32 = 0.1;
/// Turns that crossing the river takes on average.
pub(super) const CROSSING: f32 = 1.5;
/// The ways across, by how safe they are: the ferry, a punt with and without luck, the bridge.
pub(super) const FERRY: f32 = 1.3;
pub(super) const LUCKY_PUNT: f32 = 1.0;
pub(super) const UNLUCKY_PUNT: f32 = 0.7;
pub(super) const BRIDGE: f32 = 0.85;

/// How many rooms are entered before the next meal.
pub(super) const ROOMS_TO_A_MEAL: f32 = 2.5;
/// What a meal costs besides its turn if it is the last one, in turns; less if there are more.
pub(super) const LAST_MEAL: f32 = 0.5;
/// A potion of strength in need, and one of fortune.
pub(super) const DRINK_STRENGTH: f32 = 3.0;
pub(super) const DRINK_FORTUNE: f32 = 1.6;
/// A potion is drunk within this many turns of a boss.
pub(super) const AT_A_BOSS: f32 = 1.6;
/// What people do who go by their feeling, and the opposite.
pub(super) const FELT: f32 = 1.0;
pub(super) const NOT_FELT: f32 = 0.1;

/// What cards are worth: the best sword and each point of its bonus, cards that are used against bosses, a potion of
/// strength, shield and invisibility, a Crystal Ball while there is something to learn, the Giver of Sleep, a potion of
/// fortune, and cards that are of no use.
pub(super) const BEST_SWORD: f32 = 0.6;
pub(super) const SWORD_BONUS: f32 = 0.5;
pub(super) const BOSS_CARD: f32 = 0.9;
pub(super) const STRENGTH_CARD: f32 = 0.7;
pub(super) const USEFUL_CARD: f32 = 0.5;
pub(super) const CRYSTAL_BALL: f32 = 0.9;
pub(super) const SLEEP_CARD: f32 = 0.3;
pub(super) const FORTUNE_CARD: f32 = 0.2;
pub(super) const USELESS_CARD: f32 = 0.1;
/// What keys are worth: a skeleton key, any ring, a new number that every possible combination has, and coverage of
/// everything possible.
pub(super) const SKELETON_KEY: f32 = 1.2;
pub(super) const RING: f32 = 0.1;
pub(super) const NEW_NUMBER: f32 = 1.0;
pub(super) const COVERAGE: f32 = 3.0;
