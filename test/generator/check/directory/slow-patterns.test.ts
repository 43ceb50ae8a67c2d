import { array, constantFrom, property } from "fast-check";
import { analyse } from "scslre";
import { describe, expect, it } from "vitest";
import { slowPatternWarnings } from "../../../../generator/check/directory/slow-patterns.js";
import { directoryParts } from "../../../../generator/check/document/parts.js";
import { parseDocument } from "../../../../generator/read/document.js";
import { assert } from "../../../random-runs.js";

function messagesOf(schema: object): readonly string[] {
  const text = JSON.stringify({
    openapi: "3.1.0",
    info: { title: "Patterns", version: "1" },
    paths: {},
    components: { schemas: { Given: schema } },
  });
  const { value: document } = parseDocument("openapi.json", new TextEncoder().encode(text));
  if (!document) throw new Error("The document is not JSON.");
  return slowPatternWarnings(document, directoryParts(document.value)).map(
    ({ message }) => message,
  );
}

describe("the check of patterns", () => {
  it.each([
    ["^(a+)+$", "exponential"],
    ["^\\d*\\w+$", "polynomial"],
    ["\\s+$", "polynomial"],
    ["^(?:a+){2,5}$", "polynomial"],
  ])("warns about %s", (pattern, degree) => {
    expect(messagesOf({ type: "string", pattern }).join()).toContain(`takes ${degree} time`);
    const patternProperties = { [pattern]: {} };
    expect(messagesOf({ type: "object", patternProperties })).toHaveLength(1);
  });

  it.each(["^[0-9A-Fa-f]+$", "^[A-Z]{2}-\\d{1,4}$", "^(?:a|b)?$", "^a+-b+$", "^(?:[a-z]+,)*$"])(
    "does not warn about %s",
    (pattern) => {
      expect(messagesOf({ pattern })).toEqual([]);
    },
  );

  it("warns about a pattern once", () => {
    const pattern = "^(a+)+$";
    expect(messagesOf({ properties: { a: { pattern }, b: { pattern } } })).toHaveLength(1);
  });

  it("does not analyse long patterns, and reports them", () => {
    expect(messagesOf({ pattern: "a+b+".repeat(251) }).join()).toContain("was not analysed");
  });

  it("finds what the analysis finds, also in patterns that it does not load it for", () => {
    const part = constantFrom(
      "^",
      "$",
      "a",
      "b",
      "\\d",
      "\\w",
      "(?:",
      "(",
      ")",
      "|",
      "[ab]",
      "[^a]",
    );
    const repetition = constantFrom("*", "+", "?", "{2}", "{1,}", "{0,3}", "");
    let compiled = 0;
    assert(
      property(
        array(part, { maxLength: 6 }),
        array(repetition, { maxLength: 6 }),
        (parts, ends) => {
          const pattern = parts.map((each, index) => each + (ends[index] ?? "")).join("");
          let reports: readonly unknown[];
          try {
            ({ reports } = analyse({ source: new RegExp(pattern, "u").source, flags: "u" }));
          } catch {
            return;
          }
          compiled += 1;
          expect(messagesOf({ pattern }).length, pattern).toBe(reports.length > 0 ? 1 : 0);
        },
      ),
      { seed: 22, numRuns: 3000 },
    );
    expect(compiled).toBeGreaterThan(300);
  });
});
