import { describe, expect, it } from "vitest";
import { readFields } from "../../../../templates/runtime/content/read-fields.js";
import type { FieldRules } from "../../../../templates/runtime/content/read-fields.js";

const RULES: FieldRules = {
  id: { type: "number" },
  big: { type: "bigint" },
  on: { type: "boolean" },
  data: { type: "json" },
  tags: { type: "text", list: true },
  sizes: { type: "number", list: true, delimiter: "," },
  owner: { type: "json", members: { id: { type: "number" } }, rest: { type: "boolean" } },
  "odd[x]": { type: "number" },
  odd: { type: "text" },
};

const deep = (count: number): string => `owner${"[a]".repeat(count)}`;

type Fields = readonly (readonly [name: string, value: string])[];

describe("the fields of a form", () => {
  it.each<[string, Fields, object]>([
    ["numbers", [["id", "1.5"]], { id: 1.5 }],
    ["blanks as texts", [["id", " "]], { id: " " }],
    ["words as texts", [["id", "x"]], { id: "x" }],
    ["large integers", [["big", "-12345678901234567890"]], { big: -12345678901234567890n }],
    ["what is no integer as a text", [["big", "1.0"]], { big: "1.0" }],
    ["what begins like an integer as a text", [["big", "1x"]], { big: "1x" }],
    ["what ends like an integer as a text", [["big", "x1"]], { big: "x1" }],
    ["true", [["on", "true"]], { on: true }],
    ["false", [["on", "false"]], { on: false }],
    ["other words as texts", [["on", "yes"]], { on: "yes" }],
    ["JSON", [["data", '{"a":[1]}']], { data: { a: [1] } }],
    ["broken JSON as a text", [["data", "{"]], { data: "{" }],
    ["fields without a rule as texts", [["other", "1"]], { other: "1" }],
    [
      "names of objects",
      [
        ["toString", "1"],
        ["__proto__", "2"],
      ],
      JSON.parse('{"toString":"1","__proto__":"2"}'),
    ],
    [
      "several values of a field that is no list",
      [
        ["id", "1"],
        ["id", "2"],
      ],
      { id: ["1", "2"] },
    ],
    ["an item of a list", [["tags", "a,b"]], { tags: ["a,b"] }],
    [
      "items of a list",
      [
        ["tags", "a"],
        ["tags", "b"],
      ],
      { tags: ["a", "b"] },
    ],
    [
      "a list with empty brackets",
      [
        ["tags[]", "a"],
        ["tags[]", "b"],
      ],
      { tags: ["a", "b"] },
    ],
    ["a list in one field", [["sizes", "1,2,x"]], { sizes: [1, 2, "x"] }],
    [
      "a list in several fields",
      [
        ["sizes", "1,2"],
        ["sizes", "3"],
      ],
      { sizes: ["1,2", 3] },
    ],
    [
      "members in brackets",
      [
        ["owner[id]", "1"],
        ["owner[on]", "true"],
      ],
      { owner: { id: 1, on: true } },
    ],
    ["members of members", [["owner[a][b]", "x"]], { owner: { a: { b: "x" } } }],
    [
      "members beside JSON",
      [
        ["owner", '{"id":9,"z":0}'],
        ["owner[id]", "1"],
      ],
      { owner: { id: 1, z: 0 } },
    ],
    ["a name of its own with brackets", [["odd[x]", "1"]], { "odd[x]": 1 }],
    ["brackets of a field without a rule", [["none[x]", "1"]], { "none[x]": "1" }],
    ["brackets at the beginning", [["[x]", "1"]], { "[x]": "1" }],
    ["a bracket that stays open", [["owner[id", "1"]], { "owner[id": "1" }],
    ["brackets in brackets", [["owner[a[b]]", "1"]], { "owner[a[b]]": "1" }],
    ["a closed bracket too many", [["owner[a]]", "1"]], { "owner[a]]": "1" }],
    ["text between brackets", [["owner[a]x[b]", "1"]], { "owner[a]x[b]": "1" }],
    ["empty brackets of what is no list", [["owner[]", "1"]], { "owner[]": "1" }],
  ])("are read as %s", (_what, fields, expected) => {
    expect(readFields(fields, RULES)).toEqual(expected);
  });

  it("have at most 32 names in brackets", () => {
    expect(Object.keys(readFields([[deep(32), "1"]], RULES))).toEqual(["owner"]);
    expect(Object.keys(readFields([[deep(33), "1"]], RULES))).toEqual([deep(33)]);
  });

  it("have files as they are, and texts as files where a file belongs", async () => {
    const blob = new Blob(["x"]);
    const found = readFields(
      [
        ["id", blob],
        ["file", "y"],
      ],
      { ...RULES, file: { type: "file" } },
    );
    expect(found["id"]).toBe(blob);
    expect(found["file"] instanceof Blob && (await found["file"].text())).toBe("y");
  });
});
