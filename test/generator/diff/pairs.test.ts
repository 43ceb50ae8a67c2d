import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { findingLines, readSections, withFindings } from "./pair-text.js";

const FOLDER = new URL("pairs/", import.meta.url);

describe.each(readdirSync(FOLDER))("the findings of the pairs in %s", (name) => {
  const file = new URL(name, FOLDER);
  const sections = readSections(readFileSync(file, "utf8"));

  if (process.env["UPDATE_GOLDENS"] === "1") {
    it("are written", () => writeFileSync(file, withFindings(sections)));
  } else {
    describe.each(sections)("$header", ({ header, pairs }) => {
      it.each(pairs)("$title", (pair) => {
        expect(findingLines(header, pair)).toEqual(pair.findings);
      });
    });
  }
});
