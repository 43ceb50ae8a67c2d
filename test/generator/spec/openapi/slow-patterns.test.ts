import { array, constantFrom, property } from "fast-check";
import { analyse } from "scslre";
import { describe, expect, it } from "vitest";
import { slowPatternWarnings } from "../../../../generator/spec/openapi/payload-schema.js";
import { openApiParts } from "../../../../generator/spec/schema/parts.js";
import { parseDocument } from "../../../../generator/base/document.js";
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
  return slowPatternWarnings(document, openApiParts(document.value)).map(({ message }) => message);
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

  it.each([
    ["without repetitions", "a?".repeat(501)],
    ["with repetitions that end", "a{2}b{10}c{1,20}d{10,3}".repeat(50)],
    ["with one repetition at the start", `^${"a".repeat(1000)}+b$`],
    ["with one repetition of any length", `^${"a".repeat(1000)}*`],
    ["without any repetition at the start", `^${"a".repeat(1000)}$`],
  ])("does not report long patterns %s, which need no analysis", (_, pattern) => {
    expect(messagesOf({ pattern })).toEqual([]);
  });

  it.each([
    ["that may not begin at the start", `${"a".repeat(1000)}+b`],
    ["that repeat something without an end", `^b${"a".repeat(1000)}{2,}c{3}`],
    ["that have alternatives", `^${"a".repeat(1000)}|b+`],
    ["that have alternatives behind a repetition", `^a+${"a".repeat(1000)}|b`],
    ["that begin elsewhere", `a^${"a".repeat(1000)}+`],
  ])("reports long patterns %s", (_, pattern) => {
    expect(messagesOf({ pattern })).toHaveLength(1);
  });

  it("has a limit of 1000 characters", () => {
    expect(messagesOf({ pattern: `ba+${"b".repeat(997)}` })).toEqual([]);
    expect(messagesOf({ pattern: `ba+${"b".repeat(998)}` })).toHaveLength(1);
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
