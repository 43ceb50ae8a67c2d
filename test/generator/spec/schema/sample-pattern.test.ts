import { describe, expect, it } from "vitest";
import { textSample } from "../../../../generator/spec/schema/sample-scalar.js";
import { drawFrom } from "../../../../templates/runtime/sample/draw.js";
import { sampled } from "../../../../templates/runtime/sample/sample.js";

/** Texts of a pattern, or undefined where none is made. */
function texts(pattern: string, more: object = {}): readonly string[] | undefined {
  const sample = textSample({ type: "string", pattern, ...more }, "");
  return (
    sample &&
    Array.from({ length: 40 }, (_, seed) =>
      String(sampled(sample, drawFrom(seed), { named: {}, sampleValues: {} })),
    )
  );
}

describe("texts of a pattern", () => {
  it.each([
    "^[0-9A-Fa-f]+$",
    "^[A-Z][a-z]*$",
    "^\\d{3}-\\d{4}$",
    "^(a|b|cd){2,3}$",
    "^[^0-9]+$",
    "^.*$",
    "^[\\w.-]+@[\\w-]+\\.example$",
    "a|b",
    "^\\[x\\]\\$$",
    "^[a-]$",
    "^x??y+?$",
    "^a{2,}$",
    "^[a-cx]$",
    "\\s",
    // Assertions that all texts of the other parts match.
    "^(?<!x)a$",
    "^\\/(?!\\*)(?!.*\\*.+)[a-z]+(?:\\/\\*)?$",
    "^(?<year>\\d{4})$",
  ])("fit %s, and are not all the same where they need not be", (pattern) => {
    const found = texts(pattern) ?? [];
    expect(found).toHaveLength(40);
    const expression = new RegExp(pattern, "u");
    expect(found.filter((text) => !expression.test(text))).toEqual([]);
  });

  it.each([
    "^(?=a)b",
    "^(a)\\1$",
    "\\bword",
    "^\\p{L}$",
    "^a{5000}$",
    "^((a{99}){99}){99}$",
    "a^b",
    "(?!)",
    "^[^\\s\\S]$",
    "^[a",
    "^(a",
    "^[c-a]$",
    "^[\\d-z]$",
    "^[\\u{1F600}-x]$",
  ])("are not made of %s", (pattern) => {
    expect(texts(pattern)).toBeUndefined();
  });

  it("are as long as is said beside the pattern", () => {
    expect(texts("^[a-f]+$", { minLength: 30, maxLength: 31 })?.[0]?.length).toBeGreaterThan(29);
    expect(texts("^[a-f]*$", { maxLength: 3 })?.[0]?.length).toBe(3);
    expect(texts("^[a-f]{2}$", { minLength: 3 })).toBeUndefined();
  });
});
