// Talks to the server. Every write is JSON; every fault comes back as {error, text, rule?, state?}.

/** What went wrong, as the server tells it. */
export class Fault extends Error {
  /** @param {number} status @param {{error: string, text: string, rule?: string, state?: any}} told */
  constructor(status, told) {
    super(told.text);
    this.status = status;
    this.told = told;
  }
}

/**
 * Sends a request; throws a Fault when it was not carried out.
 * @param {string} method @param {string} path @param {object} [body]
 * @returns {Promise<any>}
 */
export async function send(method, path, body) {
  let response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Fault(0, { error: "offline", text: spoken("offline") });
  }
  if (response.status === 204) return null;
  const told = await response.json().catch(() => ({ error: "unreadable", text: response.statusText }));
  if (!response.ok) throw new Fault(response.status, told);
  return told;
}

export const get = (/** @type {string} */ path) => send("GET", path);
export const post = (/** @type {string} */ path, /** @type {object} */ body = {}) => send("POST", path, body);

/** A key that names one request, so that sending it again does not do it twice. */
export function requestKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Sends a request that may be repeated until it is answered: a lost connection or a restart costs nothing.
 * @param {string} path @param {object} body
 */
export async function postSurely(path, body) {
  const keyed = { ...body, key: requestKey() };
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await post(path, keyed);
    } catch (fault) {
      const passing = fault instanceof Fault && (fault.status === 0 || fault.status === 503);
      if (!passing || attempt >= 6) throw fault;
      await new Promise((resolve) => setTimeout(resolve, 300 * 2 ** attempt));
    }
  }
}

/** Who this browser is, as the page was told. @returns {{id: string, name: string} | null} */
export function me() {
  const who = document.getElementById("who");
  return who ? { id: who.dataset.id ?? "", name: who.dataset.name ?? "" } : null;
}

/** Makes sure that this browser is somebody; a newcomer gets a name that can be changed later. */
export async function beSomebody() {
  const known = me();
  if (known) return known;
  const names = ["Ammonite", "Basalte", "Cendre", "Dino", "Fougère", "Gecko", "Lave", "Mammouth", "Obsidienne", "Silex"];
  const number = crypto.getRandomValues(new Uint16Array(2));
  const name = `${names[number[0] % names.length]} ${(number[1] % 900) + 100}`;
  return post("/api/me", { name });
}

/** A text in the reader's language, as the page was given it. @param {string} key @returns {string} */
export function spoken(key) {
  if (!texts) {
    const element = document.getElementById("spoken");
    texts = element ? JSON.parse(element.textContent ?? "{}") : {};
  }
  return texts?.[key] ?? key;
}
/** @type {Record<string, string> | undefined} */
let texts;
