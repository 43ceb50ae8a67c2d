import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { expectGolden } from "../generator/support/golden-text.js";
import { apiReports } from "./report.js";
import type { Reports } from "./report.js";

/** Declarations of each entry point of the package that is one file, by name. */
const SINGLE: ReadonlyMap<string, string> = new Map([
  ["paramsmith", "dist/generator/index.d.ts"],
  ["client", "dist/generated/runtime/client.d.ts"],
  ["server", "dist/generated/runtime/server.d.ts"],
  ["validate", "dist/generated/runtime/validate.d.ts"],
  ["wiki", "dist/generated/runtime/wiki.d.ts"],
  ["alliance", "dist/generated/alliance/index.d.ts"],
  ["paraminfo", "dist/generated/paraminfo/index.d.ts"],
]);

/** Declarations of further entry points, of which a pattern of the manifest has many. */
const SERVED: ReadonlyMap<string, string> = new Map(
  ["alliance", "paraminfo"].flatMap((spec) =>
    ["handlers", "stub"].map((file): [string, string] => [
      `${spec}-${file}`,
      `dist/generated/${spec}/${file}.d.ts`,
    ]),
  ),
);

const ENTRIES: ReadonlyMap<string, string> = new Map([...SINGLE, ...SERVED]);

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

  it("have a report for each entry point that is one file", () => {
    const declared = Object.values(manifest.exports).flatMap((target) =>
      typeof target === "string" || target.types.includes("*")
        ? []
        : [target.types.replace("./", "")],
    );
    expect(declared.toSorted()).toEqual([...SINGLE.values()].toSorted());
  });
});
