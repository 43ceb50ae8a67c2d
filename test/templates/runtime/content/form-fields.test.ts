import { describe, expect, it } from "vitest";
import { formData, textOf, urlEncoded } from "../../../../templates/runtime/content/form-fields.js";
import type { FieldEncodings } from "../../../../templates/runtime/content/form-fields.js";
import { readFields } from "../../../../templates/runtime/content/read-fields.js";
import type { FieldRules } from "../../../../templates/runtime/content/read-fields.js";

/** OpenAPI 3.1, Encoding Object: the fields of a form, and the object that is read of them. */
type Row = readonly [label: string, value: unknown, FieldEncodings, fields: string, FieldRules];

const ROWS: readonly Row[] = [
  ["texts", { a: "b c", d: "e&f" }, {}, "a=b+c&d=e%26f", {}],
  [
    "numbers and flags",
    { a: 1.5, b: true },
    {},
    "a=1.5&b=true",
    { a: { type: "number" }, b: { type: "boolean" } },
  ],
  [
    "integers of 64 bits",
    { a: 9007199254740993n },
    {},
    "a=9007199254740993",
    { a: { type: "bigint" } },
  ],
  ["a field for each item", { a: ["b", "c"] }, {}, "a=b&a=c", { a: { type: "text", list: true } }],
  [
    "items that a comma joins",
    { a: ["b", "c"] },
    { a: { style: "form", explode: false } },
    "a=b%2Cc",
    { a: { type: "text", list: true, delimiter: "," } },
  ],
  [
    "items that a space joins",
    { a: [1, 2] },
    { a: { style: "spaceDelimited" } },
    "a=1+2",
    { a: { type: "number", list: true, delimiter: " " } },
  ],
  [
    "items that a bar joins",
    { a: ["b", "c"] },
    { a: { style: "pipeDelimited" } },
    "a=b%7Cc",
    { a: { type: "text", list: true, delimiter: "|" } },
  ],
  [
    "a field for each item, in spite of a delimiter",
    { a: ["b", "c"] },
    { a: { style: "pipeDelimited", explode: true } },
    "a=b&a=c",
    { a: { type: "text", list: true } },
  ],
  [
    "an object as JSON",
    { a: { b: [1] } },
    {},
    "a=%7B%22b%22%3A%5B1%5D%7D",
    { a: { type: "json" } },
  ],
  [
    "a text as JSON",
    { a: "b" },
    { a: { contentType: "application/json" } },
    "a=%22b%22",
    { a: { type: "json" } },
  ],
  [
    "a list as JSON",
    { a: [1] },
    { a: { contentType: "application/json" } },
    "a=%5B1%5D",
    { a: { type: "json" } },
  ],
  [
    "members in brackets",
    { a: { b: "c", d: { e: 1 } } },
    { a: { style: "deepObject" } },
    "a%5Bb%5D=c&a%5Bd%5D%5Be%5D=1",
    {
      a: {
        type: "json",
        members: { b: { type: "text" }, d: { type: "json", members: { e: { type: "number" } } } },
      },
    },
  ],
  [
    "other members in brackets",
    { a: { b: 1 } },
    { a: { style: "deepObject" } },
    "a%5Bb%5D=1",
    { a: { type: "json", rest: { type: "number" } } },
  ],
  ["a name of what objects inherit", { toString: "a" }, {}, "toString=a", {}],
];

describe("A form has", () => {
  it.each(ROWS)("%s, and is read again", (_, value, encodings, fields, rules) => {
    expect(urlEncoded(value, encodings)).toBe(fields);
    expect(readFields(new URLSearchParams(fields), rules)).toEqual(value);
  });

  it("no field for null, undefined and empty lists, and none if it is no object", () => {
    expect(urlEncoded({ a: null, b: undefined, c: [], d: "" })).toBe("d=");
    expect(urlEncoded("a")).toBe("");
  });

  it("files and parts with a type of their own", async () => {
    const file = new File(["x"], "x.txt", { type: "text/plain" });
    const form = formData(
      { file, files: [file], note: "n", page: "<p>", both: "b", plain: ["a", "b"] },
      {
        page: { contentType: "text/html" },
        both: { contentType: "text/html, text/plain" },
        file: { contentType: "image/png" },
      },
    );
    const types = [...form].map(([name, each]) => [
      name,
      typeof each === "string" ? each : each.type,
    ]);
    expect(types).toEqual([
      ["file", "text/plain"],
      ["files", "text/plain"],
      ["note", "n"],
      ["page", "text/html"],
      ["both", "b"],
      ["plain", "a"],
      ["plain", "b"],
    ]);
    expect(urlEncoded({ file })).toBe("file=");
  });

  it("values as text: JSON, unless they are texts", () => {
    expect([textOf("a"), textOf(1), textOf(1n), textOf([1]), textOf(null)]).toEqual([
      "a",
      "1",
      "1",
      "[1]",
      "null",
    ]);
  });
});

describe("Fields are read", () => {
  const list: FieldRules = { a: { type: "number", list: true } };
  const deep: FieldRules = { a: { type: "json", members: { b: { type: "number" } } } };

  it.each<readonly [label: string, fields: string, FieldRules, value: unknown]>([
    [
      "as texts, if they do not have their type",
      "a=x&b=&c=1.5&d=yes&e={",
      {
        a: { type: "number" },
        b: { type: "number" },
        c: { type: "bigint" },
        d: { type: "boolean" },
        e: { type: "json" },
      },
      { a: "x", b: "", c: "1.5", d: "yes", e: "{" },
    ],
    [
      "as flags",
      "a=false&b=true",
      { a: { type: "boolean" }, b: { type: "boolean" } },
      { a: false, b: true },
    ],
    ["as a list, if there are several", "a=1&a=2", {}, { a: ["1", "2"] }],
    ["as a list with PHP's brackets", "a[]=1&a[]=2", list, { a: [1, 2] }],
    ["by their name, if it is no list", "a[]=1", deep, { "a[]": "1" }],
    ["by their name, if nothing is known of it", "b[c]=1", deep, { "b[c]": "1" }],
    ["by their name, if it begins with a bracket", "[a]=1", deep, { "[a]": "1" }],
    ["by their name, if it does not end with a bracket", "a[b]c=1", deep, { "a[b]c": "1" }],
    ["by their name, if brackets are in brackets", "a[[b]]=1", deep, { "a[[b]]": "1" }],
    [
      "by their name, if it is known",
      "a[b]=1",
      { ...deep, "a[b]": { type: "boolean" } },
      { "a[b]": "1" },
    ],
    [
      "by their name below 32 levels",
      `a${"[b]".repeat(33)}=1`,
      deep,
      { [`a${"[b]".repeat(33)}`]: "1" },
    ],
    ["into an object, beside its JSON", 'a={"c":1}&a[b]=2', deep, { a: { c: 1, b: 2 } }],
    ["into an object instead of a text", "a=x&a[b]=2", deep, { a: { b: 2 } }],
    [
      "as several, although a delimiter could join them",
      "a=1,2&a=3",
      { a: { type: "text", list: true, delimiter: "," } },
      { a: ["1,2", "3"] },
    ],
  ])("%s", (_, fields, rules, value) => {
    expect(readFields(new URLSearchParams(fields), rules)).toEqual(value);
  });

  it("to 32 levels", () => {
    expect(JSON.stringify(readFields([[`a${"[b]".repeat(32)}`, "1"]], deep))).toContain('"1"');
  });

  it("as files", async () => {
    const file = new Blob(["x"]);
    const rules: FieldRules = { a: { type: "file" }, b: { type: "file" } };
    const { a, b } = readFields(
      [
        ["a", file],
        ["b", "text"],
      ],
      rules,
    );
    expect(a).toBe(file);
    expect(b instanceof Blob && (await b.text())).toBe("text");
  });
});
