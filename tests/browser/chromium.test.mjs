// How the tests find their browser.

import assert from "node:assert/strict";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { test } from "node:test";
import { chromiumPath } from "./chromium.mjs";

test("the browser is the one that CHROMIUM names, or else the first on the PATH under its usual names", () => {
  const folder = mkdtempSync(join(tmpdir(), "caldera-chromium-"));
  const program = (name, mode = 0o755) => {
    const path = join(folder, name);
    writeFileSync(path, "");
    chmodSync(path, mode);
    return path;
  };
  const [chrome, own] = [program("google-chrome"), program("my-browser")];
  const PATH = ["/nowhere", folder].join(delimiter);
  assert.equal(chromiumPath({ CHROMIUM: own, PATH }), own);
  assert.equal(chromiumPath({ CHROMIUM: join(folder, "gone"), PATH }), undefined, "a wrong name is not passed over");
  assert.equal(chromiumPath({ PATH }), chrome);
  const chromium = program("chromium");
  assert.equal(chromiumPath({ PATH }), chromium, "the usual name comes first");
  rmSync(folder, { recursive: true });
});
