import { describe, expect, it } from "vitest";
import {
  multipart,
  textOf,
  urlEncoded,
} from "../../../../templates/runtime/content/form-fields.js";
import type { FieldEncodings } from "../../../../templates/runtime/content/form-fields.js";
import { readFields, readUrlEncoded } from "../../../../templates/runtime/content/read-fields.js";
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
    "a=b,c",
    { a: { type: "text", list: true, delimiter: "," } },
  ],
  [
    "items with commas that a comma joins",
    { a: ["b,c", "d", ""] },
    { a: { explode: false } },
    "a=b%2Cc,d,",
    { a: { type: "text", list: true, delimiter: "," } },
  ],
  [
    "lists in brackets",
    { a: ["b"], c: { d: ["e", "f"], g: [{ h: 1 }, { h: 2 }] } },
    { a: { style: "deepObject" }, c: { style: "deepObject" } },
    "a%5B0%5D=b&c%5Bd%5D%5B0%5D=e&c%5Bd%5D%5B1%5D=f&c%5Bg%5D%5B0%5D%5Bh%5D=1&c%5Bg%5D%5B1%5D%5Bh%5D=2",
    {
      a: { type: "text", list: true },
      c: {
        type: "json",
        members: {
          d: { type: "text", list: true },
          g: { type: "json", list: true, members: { h: { type: "number" } } },
        },
      },
    },
  ],
  [
    "items that a space joins",
    { a: [1, 2] },
    { a: { style: "spaceDelimited" } },
    "a=1%202",
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
    expect(readUrlEncoded(fields, rules)).toEqual(value);
  });

  it("no field for null, undefined and empty lists, and none if it is no object", () => {
    expect(urlEncoded({ a: null, b: undefined, c: [], d: "" })).toBe("d=");
    expect(urlEncoded("a")).toBe("");
  });

  it("no bytes of files, which only parts can have", () => {
    expect(urlEncoded({ file: new Blob(["x"]) })).toBe("file=");
  });

  it.each<readonly [label: string, value: unknown, FieldEncodings, parts: readonly string[]]>([
    ["text", { a: "b", c: 1 }, {}, ['name="a"\n\nb', 'name="c"\n\n1']],
    [
      "the type of a text",
      { page: "<p>", both: "b" },
      { page: { contentType: "text/html" }, both: { contentType: "text/html, text/plain" } },
      ['name="page"\nContent-Type: text/html\n\n<p>', 'name="both"\n\nb'],
    ],
    [
      "objects as JSON",
      { a: { k: 1 }, b: [{ k: 2 }, { k: 3 }], c: ["d", "e"] },
      {},
      [
        'name="a"\nContent-Type: application/json\n\n{"k":1}',
        'name="b"\nContent-Type: application/json\n\n{"k":2}',
        'name="b"\nContent-Type: application/json\n\n{"k":3}',
        'name="c"\n\nd',
        'name="c"\n\ne',
      ],
    ],
    [
      "objects with another type of JSON",
      { a: { k: 1 } },
      { a: { contentType: "application/vnd.a+json" } },
      ['name="a"\nContent-Type: application/vnd.a+json\n\n{"k":1}'],
    ],
    [
      "a list as JSON",
      { a: [1, 2] },
      { a: { contentType: "application/json" } },
      ['name="a"\nContent-Type: application/json\n\n[1,2]'],
    ],
    [
      "files with their names and types",
      { a: new File(["x"], 'b"\n.txt', { type: "text/plain" }), c: [new Blob(["y"])] },
      { a: { contentType: "image/png" } },
      [
        'name="a"; filename="b%22%0A.txt"\nContent-Type: text/plain\n\nx',
        'name="c"; filename="blob"\nContent-Type: application/octet-stream\n\ny',
      ],
    ],
    [
      "files without a type with that of the encoding, unless it is a choice",
      { a: new Blob(["x"]), b: new Blob(["y"]), c: new Blob(["z"]) },
      {
        a: { contentType: "image/png" },
        b: { contentType: "image/png, image/jpeg" },
        c: { contentType: "image/*" },
      },
      [
        'name="a"; filename="blob"\nContent-Type: image/png\n\nx',
        'name="b"; filename="blob"\nContent-Type: application/octet-stream\n\ny',
        'name="c"; filename="blob"\nContent-Type: application/octet-stream\n\nz',
      ],
    ],
  ])("parts: %s", async (_, value, encodings, parts) => {
    const body = multipart(value, encodings);
    const [, boundary = ""] = /^multipart\/form-data; boundary=(.*)$/.exec(body.type) ?? [];
    const text = (await body.text()).replaceAll("\r\n", "\n");
    const expected = parts.map(
      (part) => `--${boundary}\nContent-Disposition: form-data; ${part}\n`,
    );
    expect(text).toBe(`${expected.join("")}--${boundary}--\n`);
  });

  it("parts that the platform can read", async () => {
    const bytes = new Uint8Array([0, 255, 13, 10]);
    const body = multipart({ ä: "é\r\n--", f: new File([bytes], "ü.bin") });
    const form = await new Response(body).formData();
    const file = form.get("f");
    expect(form.get("ä")).toBe("é\r\n--");
    expect(
      file instanceof File && [file.name, ...new Uint8Array(await file.arrayBuffer())],
    ).toEqual(["ü.bin", ...bytes]);
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
    ["as a list with numbers", "a[1]=2&a[0]=1&a=3", list, { a: [3, 1, 2] }],
    [
      "as a list below an object",
      "a[c][]=1&a[c][]=2&a[d][0]=3",
      deep,
      { a: { c: ["1", "2"], d: ["3"] } },
    ],
    [
      "as numbers with encoded commas",
      "a=1%2C2",
      { a: { type: "number", list: true, delimiter: "," } },
      { a: [1, 2] },
    ],
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
    expect(readUrlEncoded(fields, rules)).toEqual(value);
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
