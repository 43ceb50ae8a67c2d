import { describe, expect, it } from "vitest";
import {
  literalText,
  objectText,
  propertyName,
  stringText,
  templateText,
} from "../../../generator/base/literal.js";
import type { Literal } from "../../../generator/base/literal.js";

/** What JavaScript makes of an expression. */
function evaluated(expression: string): unknown {
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- the literal is what is tested
  return new Function(`return (${expression});`)();
}

const HOSTILE = [
  "",
  "it's",
  'say "x"',
  "both ' and \"",
  "back`tick ${x}",
  "\\",
  "\\'",
  "\\u0041",
  "line\nfeed\rreturn\ttab",
  "\u0000\u001F\u007F\u0085\u00A0\u00AD",
  "\u2028\u2029\u202E\u2066\uFEFF",
  "\uD800",
  "a\uDC00b",
  "😀",
  "</script>",
  "*/",
];

describe("a string literal", () => {
  it.each(HOSTILE)("gives %j back", (text) => {
    expect(evaluated(stringText(text))).toBe(text);
  });

  it("shows what would hide or break a line as its code", () => {
    expect(stringText("\u202E\u2028\uD800\u200B")).toBe(String.raw`"\u202e\u2028\ud800\u200b"`);
  });

  it("has the quotes that need fewer escapes", () => {
    expect(stringText("x")).toBe('"x"');
    expect(stringText('"x"')).toBe(`'"x"'`);
    expect(stringText(`"x'`)).toBe(String.raw`"\"x'"`);
  });
});

describe("the end of a literal", () => {
  it.each([
    ["a string", stringText("\\")],
    ["a string in other quotes", stringText('"\\')],
    ["a template literal type", templateText(["\\"])],
  ])("of %s is no backslash before a quote, which ts-morph's writer would misread", (_, text) => {
    expect(text.slice(0, -1)).toMatch(/\\x5c$/);
  });
});

describe("a literal", () => {
  it.each<[Literal]>([[HOSTILE], [{ a: [1, -1.5, true, "x"], b: {}, c: [] }], [1e21], [-0]])(
    "gives %j back",
    (value) => {
      expect(evaluated(literalText(value))).toEqual(Object.is(value, -0) ? 0 : value);
    },
  );

  it("keeps a key that is named like the prototype", () => {
    const value = Object.fromEntries([["__proto__", { x: 1 }]]);
    const copy = evaluated(literalText(value));
    expect(Object.keys(Object(copy))).toEqual(["__proto__"]);
  });

  it("stands on one line, however long it is", () => {
    const value = ["x".repeat(80), { a: 1, "b-c": [] }];
    expect(literalText(value)).toBe(`["${"x".repeat(80)}", { a: 1, "b-c": [] }]`);
  });

  it("has a member a line where it is asked to", () => {
    expect(objectText({ a: 1, "b-c": ["x"] })).toBe('{\na: 1,\n"b-c": ["x"],\n}');
    expect(objectText({})).toBe("{}");
  });
});

describe("a property name", () => {
  it.each([
    ["name", "name"],
    ["default", "default"],
    ["café", "café"],
    ["_$1", "_$1"],
    ["my-name", '"my-name"'],
    ["3d", '"3d"'],
    ["", '""'],
    ["a\u202Eb", String.raw`"a\u202eb"`],
  ])("of '%s' is %s", (name, text) => {
    expect(propertyName(name)).toBe(text);
  });
});

describe("a template literal type", () => {
  it.each([
    ["a back-tick", "`"],
    ["a substitution", "${x}"],
    ["the beginning of a substitution", "${"],
    ["a dollar before a part that is open", "$"],
    ["a backslash", "\\"],
    ["a line break and a bidirectional control", "\n\u202E"],
  ])("holds %s as it is", (_, part) => {
    const text = templateText([part, ""]).replace("${string}", "");
    expect(evaluated(text)).toBe(part);
  });

  it("has a hole between its parts", () => {
    expect(templateText(["a-", "-", ""])).toBe("`a-${string}-${string}`");
  });
});
