// The types of web/js/wire.d.ts, made from the API document of the program under test.
// `CALDERA_BLESS=1 tests/browser/run.sh wire` writes the file anew.

import openapiTS, { astToString } from "openapi-typescript";

const HEADER = `// What the server answers and what it takes, made from the API document. Not written by hand:
// after a change of the document run \`CALDERA_BLESS=1 tests/browser/run.sh wire\`.

`;

export const FILE = new URL("../../web/js/wire.d.ts", import.meta.url);

/** @param {object} document */
export async function typesOf(document) {
  const nodes = await openapiTS(document, { emptyObjectsUnknown: true, rootTypes: true, rootTypesNoSchemaPrefix: true, rootTypesKeepCasing: true });
  return HEADER + astToString(nodes);
}
