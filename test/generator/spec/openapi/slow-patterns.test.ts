import { RegExpParser } from "@eslint-community/regexpp";
import type { AST } from "@eslint-community/regexpp";
import { describe, expect, it } from "vitest";
import { slowPatternWarnings } from "../../../../generator/spec/openapi/payload-schema.js";
import { openApiParts } from "../../../../generator/spec/schema/parts.js";
import { parseDocument } from "../../../../generator/base/document.js";
import { randomNumbers } from "../../../../templates/runtime/sample/mulberry32.js";

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

  it.each([
    "^(a|a?)+$",
    "^(?:a?){30}$",
    "^(?:x(?:a?|b?))*$",
    "^(?:a|b|ab)*$",
    "^(?:(?:a?)+b)*$",
    "^(?:\\p{L}|\\p{Lu})+$",
    `^${"(".repeat(100)}a${"+)".repeat(100)}$`,
  ])("names what a text repeats that takes long: %s", (pattern) => {
    const [, repeated = '""'] =
      /many (".*") takes exponential/.exec(messagesOf({ pattern }).join()) ?? [];
    expect(stepsOf(pattern, `${String(JSON.parse(repeated)).repeat(40)}!`)).toBe(MOST_STEPS);
  });

  it.each([
    [
      "words that begin alike",
      `^(?:${Array.from({ length: 250 }, (_, index) => index).join("|")})+$`,
    ],
    ["back references", "^(a*)*\\1$"],
  ])("reports that it does not analyse %s", (_, pattern) => {
    expect(messagesOf({ pattern }).join()).toContain("was not analysed");
  });

  // The missed one has repetitions with limits only, so that its time has a limit.
  it("finds the patterns that take long to fail", () => {
    const random = randomNumbers(42);
    const counts = { slow: 0, missed: 0, quick: 0, mistaken: 0 };
    for (let run = 0; run < 120; run += 1) {
      const pattern = randomPattern(random);
      const message = messagesOf({ pattern }).join();
      const isSlow = ATTACKS.some((text) => stepsOf(pattern, text) === MOST_STEPS);
      counts[isSlow ? "slow" : "quick"] += 1;
      if (isSlow && message === "") counts.missed += 1;
      if (!isSlow && message.includes("exponential")) counts.mistaken += 1;
    }
    expect(counts).toEqual({ slow: 64, missed: 1, quick: 56, mistaken: 0 });
  });
});

/** Steps of a matcher after which it takes long, for texts of at most 40 letters. */
const MOST_STEPS = 100_000;

/** Texts that repeat up to three letters, and end so that most patterns do not match them. */
const ATTACKS = ["a", "b", "0", "ab", "ba", "a0", "aab", "abb", "aba", "bab"].flatMap((each) =>
  ["", "a", "b", "0", "b0"].flatMap((start) =>
    ["!", "\n", "a\n"].map((end) => start + each.repeat(Math.ceil(36 / each.length)) + end),
  ),
);

function randomPattern(random: () => number): string {
  const pick = (...all: readonly string[]): string => all[Math.floor(random() * all.length)] ?? "";
  const part = (depth: number): string => {
    if (depth === 0 || random() < 0.35)
      return pick("a", "b", "[ab]", "\\w", "[^a!\\n]", "\\d", ".");
    const [one, other] = [part(depth - 1), part(depth - 1)];
    const ends = ["", "*", "+", "?", "{2}", "{1,3}", "{2,}", "*?", "+?"];
    return `(?:${pick(one, `${one}|${other}`, `${one}|${other}|`, one + other)})${pick(...ends)}`;
  };
  return `^${part(3)}${pick("", part(2))}$`;
}

/** Counts the steps of a matcher that backtracks as ECMAScript describes it, up to a limit. */
function stepsOf(pattern: string, text: string): number {
  const tree = new RegExpParser().parsePattern(pattern, 0, pattern.length, true);
  let steps = 0;
  type Continue = (at: number) => boolean;

  function matchAny(all: readonly AST.Alternative[], at: number, go: Continue): boolean {
    return all.some(({ elements }) => matchAll(elements, at, go));
  }

  function matchAll(elements: readonly AST.Element[], at: number, go: Continue): boolean {
    const [first, ...others] = elements;
    return first ? match(first, at, (end) => matchAll(others, end, go)) : go(at);
  }

  function match(node: AST.Element, at: number, go: Continue): boolean {
    steps += 1;
    // A match ends the search.
    if (steps >= MOST_STEPS) return true;
    switch (node.type) {
      case "Group":
      case "CapturingGroup":
        return matchAny(node.alternatives, at, go);
      case "Quantifier":
        return repeat(node, 0, at, go);
      case "Assertion":
        return at === (node.kind === "start" ? 0 : text.length) && go(at);
      default:
        return new RegExp(`^${node.raw}$`, "u").test(text.charAt(at)) && go(at + 1);
    }
  }

  function repeat(node: AST.Quantifier, count: number, at: number, go: Continue): boolean {
    const isEnough = count >= node.min;
    const more = (): boolean =>
      count < node.max &&
      match(
        node.element,
        at,
        (end) => !(isEnough && end === at) && repeat(node, count + 1, end, go),
      );
    if (!isEnough) return more();
    return node.greedy ? more() || go(at) : go(at) || more();
  }

  matchAny(tree.alternatives, 0, () => true);
  return steps;
}
