// @ts-check
// Touching: what a set of touched things means. Pure, so that it can be tried on every choice of every game.
//
// The things of a choice are its path and its `also`, in any order. What was touched narrows the choices down to those that
// hold it all. A choice is meant
// - when its closing thing (`go:…`) is pressed and everything else of its path is touched, or
// - when no other is left and its whole path is touched, or
// - when no other is left and one thing of its path is missing that follows by itself: not a closing thing, and only after
//   two touches, or after the first thing of a path that says `at_once`. A path of one thing is done by any of its names.

/** @import { Choice } from "./wire.d.ts" */
/** What choosing needs to know of a choice. @typedef {Pick<Choice, "path" | "also" | "at_once">} Reachable */

/** Whether a thing closes paths. @param {string} thing */
export const closes = (thing) => thing.startsWith("go:");

/** What a thing is, whichever it is. @param {string} thing */
export const kindOf = (thing) => thing.split(":", 1)[0];

/** Whether touching it leads to a choice. @param {Reachable} choice @param {string} thing */
export const holds = (choice, thing) => choice.path.includes(thing) || (choice.also?.includes(thing) ?? false);

/** The choices that can still be meant. @template {Reachable} C @param {C[]} choices @param {string[]} touched @returns {C[]} */
export function possible(choices, touched) {
  return choices.filter((choice) => touched.every((thing) => holds(choice, thing)));
}

/** What of a choice's path is not touched yet. @param {Reachable} choice @param {string[]} touched */
export const missing = (choice, touched) => choice.path.filter((thing) => !touched.includes(thing));

/**
 * The choice that is meant once these things are touched, the last of them just now; none while more is to be touched.
 * @template {Reachable} C @param {C[]} choices @param {string[]} touched @returns {C | undefined}
 */
export function meant(choices, touched) {
  const left = possible(choices, touched);
  const last = touched.at(-1) ?? "";
  if (closes(last)) {
    const closed = left.find((choice) => missing(choice, touched).length === 0);
    if (closed) return closed;
  }
  if (left.length !== 1) return undefined;
  const [choice] = left;
  const open = missing(choice, touched);
  if (open.length === 0) return choice;
  if (open.length > 1 || closes(open[0])) return undefined;
  const first = choice.path[0];
  const sure = touched.length > 1 || choice.path.length === 1 || (choice.at_once && touched[0] === first);
  return sure ? choice : undefined;
}

/**
 * What is touched after one touch more; none if nothing can be meant with it.
 *
 * A thing that fits is added, or taken back if it was touched. A thing that fits only without another of its kind takes the
 * place of that one, and what does not go with it any more is let go: another figure, another die.
 * @param {Reachable[]} choices @param {string[]} touched @param {string} thing @returns {string[] | undefined}
 */
export function touch(choices, touched, thing) {
  if (touched.includes(thing)) {
    // A closing thing that waited for the rest is pressed again when the rest is there.
    const again = [...touched.filter((one) => one !== thing), thing];
    return closes(thing) && meant(choices, again) ? again : touched.filter((one) => one !== thing);
  }
  if (possible(choices, [...touched, thing]).length > 0) return [...touched, thing];
  if (!touched.some((one) => kindOf(one) === kindOf(thing))) return undefined;
  const kept = [];
  for (const one of touched) {
    if (kindOf(one) !== kindOf(thing) && possible(choices, [...kept, one, thing]).length > 0) kept.push(one);
  }
  return possible(choices, [...kept, thing]).length > 0 ? [...kept, thing] : undefined;
}

/**
 * What is to be touched next: of each choice left the first thing missing; a closing thing once nothing else is. Where the whole
 * path of a choice is touched and others could still be meant (a figure goes to the Hut on foot, or by the Hut's die), what only
 * this one holds besides tells it from them.
 * @param {Reachable[]} choices @param {string[]} touched @returns {string[]}
 */
export function wanted(choices, touched) {
  const left = possible(choices, touched);
  const apart = (/** @type {Reachable} */ choice) => choice.also?.find((thing) => !touched.includes(thing) && !left.some((other) => other !== choice && holds(other, thing)));
  const next = left.map((choice) => missing(choice, touched)[0] ?? apart(choice)).filter((thing) => thing !== undefined);
  return [...new Set(next)];
}
