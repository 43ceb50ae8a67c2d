import { describe, expect, it } from "vitest";
import type { Change } from "../../../generator/diff/change.js";
import { findingsOf, shown } from "../../../generator/diff/finding.js";
import type { Finding } from "../../../generator/diff/finding.js";

function found(...changes: readonly Change[]): readonly Finding[] {
  return findingsOf(changes);
}

function change(rest: Partial<Change>): Change {
  return { rule: "max-lowered", module: "query+a", origins: {}, ...rest };
}

describe("a finding of a change", () => {
  it.each([
    [{}, "max-lowered:query+a"],
    [{ parameter: "" }, "max-lowered:query+a"],
    [{ parameter: "p" }, "max-lowered:query+a:p"],
    [{ value: "v" }, "max-lowered:query+a::v"],
    [{ parameter: "p", value: "v" }, "max-lowered:query+a:p:v"],
    [{ parameter: "p", old: 1 }, "max-lowered:query+a:p:1>"],
    [{ parameter: "p", new: "x y" }, "max-lowered:query+a:p:>x%20;y"],
    [{ value: "v", old: "a:b", new: ["c"] }, 'max-lowered:query+a::v:a%3a;b>["c"]'],
    [{ module: "#/a:b", value: "" }, "max-lowered:#/a%3a;b"],
  ])("with %j has the id %s", (rest, id) => {
    expect(found(change(rest)).map((each) => each.id)).toEqual([id]);
  });

  it("speaks of itself if it has no parameter, with a capital letter", () => {
    expect(
      [{ parameter: "p" }, { parameter: "" }, {}].map(
        (rest) => found(change({ rule: "enforcerange-added", ...rest }))[0]?.message,
      ),
    ).toEqual([
      "An out-of-range value of `p` is now an error. Use values in the range.",
      "An out-of-range value of it is now an error. Use values in the range.",
      "An out-of-range value of it is now an error. Use values in the range.",
    ]);
    expect(found(change({ rule: "max-added", new: 1 }))[0]?.message).toBe(
      "It now has the maximum 1. Use at most 1.",
    );
  });

  it.each<[string, Partial<Change>, string]>([
    ["both values", { old: 1, new: 2 }, "`minLength` of `p` is 2 instead of 1."],
    ["no old value", { new: 2 }, "`minLength` of `p` is now 2."],
    ["no new value", { old: 1 }, "`minLength` of `p` was removed; it was 1."],
  ])("has the sentence that fits %s", (_what, rest, sentence) => {
    const rule = "query-param-bound-tightened";
    const [finding] = found(change({ rule, parameter: "p", value: "minLength", ...rest }));
    expect(finding?.message).toBe(`${sentence} Use values within the bounds.`);
  });

  it.each<[unknown, unknown, string]>([
    [["string"], ["integer"], "`integer` instead of `string`"],
    [["a", "b c"], [], "none instead of `a`, `b c`"],
    ["a", ["a"], '["a"] instead of `a`'],
    [["a"], [{ b: 1 }], '{"b":1} instead of `a`'],
    [
      ["a"],
      ["x".repeat(50), "y".repeat(50)],
      `["${"x".repeat(50)}","${"y".repeat(25)}… instead of \`a\``,
    ],
  ])("lists %j and %j without brackets if both are lists: %s", (old, next, types) => {
    const [finding] = found(
      change({ rule: "query-param-type-narrowed", parameter: "p", old, new: next }),
    );
    expect(finding?.message.startsWith(`The type of \`p\` is ${types}.`)).toBe(true);
  });

  it("has the fix for its last circumstance that has one", () => {
    const rule = "response-field-added-optional";
    const messages = [[], ["closed"], ["closed", "other"]].map(
      (circumstances) => found(change({ rule, parameter: "p", circumstances }))[0]?.message,
    );
    const closed =
      "The field `p` is new and in some responses. Regenerate the validators, which reject it.";
    expect(messages).toEqual([
      "The field `p` is new and in some responses. Regenerate the validators that reject additional fields.",
      closed,
      closed,
    ]);
  });

  it.each<[string, Partial<Change>, string]>([
    [
      "a schema",
      { rule: "response-field-became-nullable", module: "#/a" },
      "`#/a` may now be null.",
    ],
    ["a response", { rule: "response-field-became-nullable" }, "The response may now be null."],
    [
      "a body",
      { rule: "body-schema-narrowed", value: "type" },
      "Requests accept fewer values at the body: `type`.",
    ],
  ])("speaks of %s if it has no parameter", (_what, rest, sentence) => {
    expect(found(change(rest))[0]?.message.startsWith(sentence)).toBe(true);
  });

  it("keeps what looks like a placeholder in its values", () => {
    const rest = { rule: "docs-changed", value: "{old}", old: "{new}", new: "{word}" } as const;
    expect(found(change(rest))[0]?.message).toBe(
      "`{old}` changes from `{new}` to `{word}`. Read the text.",
    );
  });
});

describe("the findings of several changes", () => {
  it("are sorted by module, parameter and id", () => {
    const ids = found(
      change({ module: "b" }),
      change({ module: "a", parameter: "y" }),
      change({ module: "a", parameter: "x", rule: "min-added" }),
      change({ module: "a", parameter: "x", rule: "max-added" }),
      change({ module: "a" }),
      change({ module: "" }),
    ).map(({ id }) => id);
    expect(ids).toEqual([
      "max-lowered",
      "max-lowered:a",
      "max-added:a:x",
      "min-added:a:x",
      "max-lowered:a:y",
      "max-lowered:b",
    ]);
  });

  it("are numbered from the second on if their ids are the same", () => {
    expect(
      found(change({}), change({ module: "a" }), change({}), change({})).map(({ id }) => id),
    ).toEqual([
      "max-lowered:a",
      "max-lowered:query+a",
      "max-lowered:query+a#2",
      "max-lowered:query+a#3",
    ]);
  });
});

describe("a value in a message", () => {
  it.each([
    [undefined, "nothing"],
    ["word", "`word`"],
    ["a.b/c{d}[e]#$f+*:@-9_", "`a.b/c{d}[e]#$f+*:@-9_`"],
    ["two words", "`two words`"],
    [" a", '" a"'],
    ["a ", '"a "'],
    ["", '""'],
    ["a\n", '"a\\n"'],
    ["a`b", '"a\'b"'],
    ["é", '"é"'],
    ["‮", '"\\u202e"'],
    [12, "12"],
    [null, "null"],
    [{ b: 1, a: [true] }, '{"a":[true],"b":1}'],
    ["x".repeat(80), `\`${"x".repeat(80)}\``],
    ["x".repeat(81), `\`${"x".repeat(80)}…\``],
    ['say "a (b)"', '`say "a (b)"`'],
    ["a|b", '"a|b"'],
    [`${"x".repeat(77)} `, `"${"x".repeat(77)} "`],
    ["😀".repeat(90), `"${"😀".repeat(80)}…"`],
  ])("%j is written as %s", (value, expected) => {
    expect(shown(value)).toBe(expected);
  });
});
