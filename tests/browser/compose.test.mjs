// What a form says: no browser is needed, only the few kinds of fields that compose.js tells apart.

import assert from "node:assert/strict";
import { test } from "node:test";

class Field {
  constructor(word, more = {}) {
    Object.assign(this, { word }, more);
  }
  getAttribute() {
    return this.word;
  }
}
class Input extends Field {}
class Select extends Field {}
class Boxes extends Field {
  querySelectorAll() {
    return this.checked.map((value) => ({ value }));
  }
}
Object.assign(globalThis, { HTMLInputElement: Input, HTMLSelectElement: Select, HTMLFieldSetElement: Boxes });
const { composed } = await import("../../web/js/compose.js");
const said = (...fields) => composed({ dataset: { compose: "offer" }, querySelectorAll: () => fields });

test("fields become words in the order of the page", () => {
  const give = [new Input("gold", { type: "number", value: "2" }), new Boxes("up", { checked: ["T04", "T13"] })];
  const ask = [new Input("key", { type: "checkbox", checked: true }), new Select("clues", { value: "all" })];
  assert.equal(said(...give, new Field("for"), ...ask), "offer gold=2 up=T04,T13 for key clues=all");
});

test("what is left empty is not said", () => {
  const empty = [new Input("gold", { type: "number", value: "0" }), new Boxes("up", { checked: [] })];
  const unsaid = [new Input("key", { type: "checkbox", checked: false }), new Select("clues", { value: "" })];
  assert.equal(said(...empty, new Field("for"), ...unsaid, new Select("", { value: "truce" })), "offer for truce");
});
