import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { resultText } from "../../../../generator/wiki/learn/results-folder.js";
import type { Result } from "../../../../generator/spec/source/types.js";
import { REPOSITORY } from "../../support/places.js";

const RESULTS = join(REPOSITORY, "spec", "paraminfo", "results");

it("writes results as the files that were learned", () => {
  const names = readdirSync(RESULTS).filter((name) => name !== "corrections.json");
  expect(names.length).toBeGreaterThan(50);
  for (const name of names) {
    const text = readFileSync(join(RESULTS, name), "utf8");
    const read: Result = JSON.parse(text);
    expect(resultText(read)).toBe(text);
  }
});
