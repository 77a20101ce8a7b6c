// @ts-check
// Talks to the server, as the API document describes it. Every write is JSON; every fault comes back as `Told`.

/** @import { Answer, Body, Method, Parameters, PathFor } from "./requests.d.ts" */
/** @import { Told } from "./wire.d.ts" */

/** What went wrong, as the server tells it. */
export class Fault extends Error {
  /** @param {number} status @param {Told} told */
  constructor(status, told) {
    super(told.text);
    this.status = status;
    this.told = told;
  }
}

/** The sentence of anything that was thrown. @param {unknown} fault @returns {string} */
export function messageOf(fault) {
  return fault instanceof Error ? fault.message : String(fault);
}

/** What every page can say of a request without an answer. @param {"unsent" | "unanswered"} what */
const unheard = (what) => document.getElementById("told")?.dataset[what] ?? "";

/** No request is waited for longer. One over a line that died without a word would never end, and browsers open few connections. */
const LONGEST = 45000;

/**
 * Sends a request; throws a Fault when it was not carried out.
 * @template {Method} M @template {PathFor<M>} P
 * @param {M} method @param {P} path @param {Parameters<P, M>} parameters @param {Body<P, M>} [body] @param {AbortSignal} [signal]
 * @returns {Promise<Answer<P, M>>}
 */
async function send(method, path, parameters, body, signal) {
  let response;
  try {
    response = await fetch(address(path, /** @type {Record<string, unknown>} */ (parameters)), {
      method: method.toUpperCase(),
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: signal ?? AbortSignal.timeout(LONGEST),
    });
  } catch {
    throw new Fault(0, { error: "offline", text: unheard("unsent") });
  }
  if (response.status === 204) return /** @type {Answer<P, M>} */ (null);
  const told = await response.json().catch(() => null);
  if (!response.ok) throw new Fault(response.status, told ?? { error: "unreadable", text: response.statusText });
  // The line broke in the middle of the answer: nobody knows what it said.
  if (told === null) throw new Fault(0, { error: "offline", text: unheard("unanswered") });
  return told;
}

/** Fills the names in a path; what is not in the path is asked in the query. @param {string} path @param {Record<string, unknown>} parameters */
function address(path, parameters) {
  const asked = new URLSearchParams();
  let filled = path;
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined || value === null) continue;
    if (path.includes(`{${name}}`)) filled = filled.replace(`{${name}}`, encodeURIComponent(String(value)));
    else asked.set(name, String(value));
  }
  const query = asked.toString();
  return query === "" ? filled : `${filled}?${query}`;
}

/** @template {PathFor<"get">} P @param {P} path @param {Parameters<P, "get">} parameters */
export const get = (path, parameters) => send("get", path, parameters);
/** @template {PathFor<"post">} P @param {P} path @param {Parameters<P, "post">} parameters @param {Body<P, "post">} [body] */
export const post = (path, parameters, body) => send("post", path, parameters, body);
/** @template {PathFor<"put">} P @param {P} path @param {Parameters<P, "put">} parameters @param {Body<P, "put">} [body] */
export const put = (path, parameters, body) => send("put", path, parameters, body);

/** A key that names one request, so that sending it again does not do it twice. */
function requestKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** How long an answer may take before the line is thought to be dead and the request is sent again. */
const PATIENCE = 8000;
/** How long something is kept to be sent while there is no connection. */
const KEPT = 300000;

/** Until some time has passed or the line stands again, whichever comes first. @param {number} time */
function pause(time) {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, time);
    document.addEventListener("line-open", () => {
      clearTimeout(timer);
      resolve(null);
    }, { once: true });
  });
}

/**
 * Sends a request that may be repeated until it is answered: a lost connection or a restart costs nothing.
 * @template {PathFor<"post">} P @param {P} path @param {Parameters<P, "post">} parameters @param {Body<P, "post">} body
 * @param {() => void} [waits] called when there is no connection and it waits for one
 */
export async function postSurely(path, parameters, body, waits) {
  const keyed = Object.assign({}, body, { key: requestKey() });
  const began = Date.now();
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await send("post", path, parameters, keyed, AbortSignal.timeout(PATIENCE));
    } catch (fault) {
      const offline = fault instanceof Fault && fault.status === 0 && Date.now() - began < KEPT;
      const passing = fault instanceof Fault && fault.status === 503 && attempt < 6;
      if (!offline && !passing) throw fault;
      if (offline) waits?.();
      await pause(Math.min(300 * 2 ** attempt, 4000));
    }
  }
}
