import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, it } from "vitest";
import { expectGolden } from "../generator/support/golden-text.js";
import { apiReports } from "./report.js";
import type { Reports } from "./report.js";

/**
 * Declarations of the hand-written entry points, by name. `server` has the exports of `client` and
 * `validate`, too.
 */
const ENTRIES: ReadonlyMap<string, string> = new Map([
  ["paramsmith", "dist/generator/index.d.ts"],
  ["server", "dist/templates/runtime/server.d.ts"],
  ["wiki", "dist/templates/wiki/index.d.ts"],
]);

describe("the public declarations", () => {
  const folder = mkdtempSync(join(tmpdir(), "paramsmith-api-"));
  let reports: Reports = new Map();
  beforeAll(() => {
    reports = apiReports(ENTRIES, folder);
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each([...ENTRIES.keys()])("of %s are those of its report", (name) => {
    expectGolden(join(import.meta.dirname, `${name}.api.md`), reports.get(name) ?? "");
  });
});
