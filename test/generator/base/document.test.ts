import { describe, expect, it } from "vitest";
import { below, parseDocument } from "../../../generator/base/document.js";
import type { Document } from "../../../generator/base/document.js";
import { inShort } from "../support/specs.js";

function parse(text: string | Uint8Array): ReturnType<typeof parseDocument> {
  const bytes = typeof text === "string" ? new TextEncoder().encode(text) : text;
  return parseDocument("file.json", bytes);
}

/** A text within lists. */
function nested(levels: number): string {
  return `${"[".repeat(levels)}"[[[\\"{"${"]".repeat(levels)}`;
}

/** The document of a text that has no faults. */
function read(text: string): Document {
  const { value, diagnostics } = parse(text);
  expect(diagnostics).toEqual([]);
  if (!value) throw new Error("There is no document.");
  return value;
}

/** The findings with their places. */
function faults(text: string | Uint8Array): readonly string[] {
  const { value, diagnostics } = parse(text);
  expect(value).toBeUndefined();
  return diagnostics.map(
    (found) => `${found.position?.line}:${found.position?.column} ${inShort(found)}`,
  );
}

describe("reading a file", () => {
  it("gives its value", () => {
    expect(read('{ "a": [1, "x", null, true] }').value).toEqual({ a: [1, "x", null, true] });
  });

  it("keeps a key that is named like the prototype", () => {
    const { value } = read('{ "__proto__": { "x": 1 } }');
    expect(Object.keys(Object(value))).toEqual(["__proto__"]);
  });

  it("reads escaped halves of surrogate pairs as they are", () => {
    expect(read(String.raw`["\ud800"]`).value).toEqual(["\ud800"]);
  });

  it.each([
    ["nothing", ""],
    ["white space", " \n\t"],
  ])("rejects a file that holds %s", (_, text) => {
    expect(faults(text)).toEqual(["1:1 file-empty: the file is empty"]);
  });

  it.each(["file.json", "file.yaml"])("ignores the byte order mark of %s", (file) => {
    const bytes = new TextEncoder().encode('\uFEFF{ "a": 1,\n  "b": 2 }');
    const { value, diagnostics } = parseDocument(file, bytes);
    expect(diagnostics).toEqual([]);
    expect(value?.value).toEqual({ a: 1, b: 2 });
    expect(value?.locate("/a")).toMatchObject({ line: 1, column: 3, lineText: '{ "a": 1,' });
    expect(value?.locate("/b")).toMatchObject({ line: 2, column: 3 });
  });

  it("does not count a byte order mark in positions, but in offsets of bytes", () => {
    expect(faults("\uFEFF{ x }")).toEqual([expect.stringContaining("1:3 json-syntax")]);
    const found = faults(Uint8Array.from([0xef, 0xbb, 0xbf, 0x5b, 0xff]));
    expect(found).toEqual([expect.stringMatching(/^1:2 invalid-utf8: .*0xff at offset 4/)]);
  });

  it("rejects a file with a byte order mark only", () => {
    expect(faults("\uFEFF")).toEqual([expect.stringContaining("1:1 file-empty")]);
  });

  it.each([
    ["in the middle", [0x5b, 0x22, 0x61, 0xff, 0x22, 0x5d], "1:4", "0xff at offset 3"],
    ["of a sequence that breaks off", [0x5b, 0x0a, 0x22, 0xc3, 0x28], "2:2", "0xc3 at offset 3"],
    ["of a sequence at the end", [0x5b, 0x22, 0xe2, 0x82], "1:3", "0xe2 at offset 2"],
    [
      "after a character that looks like the replacement of one",
      [0xef, 0xbf, 0xbd, 0x80],
      "1:2",
      "0x80 at offset 3",
    ],
    [
      "that would be a half of a surrogate pair",
      [0x22, 0xed, 0xa0, 0x80, 0x22],
      "1:2",
      "0xed at offset 1",
    ],
  ])("rejects a byte %s that is not UTF-8, and says where", (_, bytes, place, what) => {
    const found = faults(Uint8Array.from(bytes));
    expect(found).toEqual([expect.stringMatching(new RegExp(`^${place} invalid-utf8: .*${what}`))]);
  });

  it.each([
    ["a comma too many", '{ "a": 1, }', "1:11"],
    ["a missing brace", '{\n  "a": 1\n', "3:1"],
    ["a comment", '{ // no\n "a": 1 }', "1:3"],
    ["a key without quotes", "{ a: 1 }", "1:3"],
    ["something after the value", "{} {}", "1:4"],
    ["a control character in a string", '{ "a": "x\u0001" }', "1:10"],
    ["an unknown word", '{ "a": nothing }', "1:8"],
    ["an escape that is none", String.raw`["\x"]`, "1:2"],
    ["a number with a leading zero", "[01]", "1:3"],
  ])("rejects %s, and says where", (_, text, place) => {
    const found = faults(text);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(
      new RegExp(`^${place} json-syntax: the file is not valid JSON: [a-z].*[^.]$`),
    );
  });

  it("rejects a key that stands twice in one object, at its second place", () => {
    const found = faults('{ "a": { "b": 1 },\n  "c": { "b": 1 },\n  "a": 2 }');
    expect(found).toEqual([expect.stringMatching(/^3:3 duplicate-key: duplicate key "a"/)]);
  });

  it("rejects what is nested deeper than 200 levels, where that begins", () => {
    expect(read(nested(200)).value).toHaveLength(1);
    expect(faults(nested(201))).toEqual([expect.stringMatching(/^1:201 nested-too-deeply: /)]);
    expect(faults("[".repeat(200_000))).toHaveLength(1);
  });

  it("takes keys for the same however they are escaped", () => {
    expect(faults(String.raw`{ "a": 1, "\u0061": 2 }`)).toHaveLength(1);
  });
});

describe("the place of a pointer", () => {
  const document = read('{\n  "a/b": [\n    { "c~d": 1 }, "é\\n", 2\n  ],\r\n  "": {}\n}');

  it.each([
    ["", 1, 1],
    ["/a~1b", 2, 3],
    ["/a~1b/0", 3, 5],
    ["/a~1b/0/c~0d", 3, 7],
    ["/a~1b/1", 3, 19],
    ["/a~1b/2", 3, 26],
    ["/", 5, 3],
  ])("of '%s' is %i:%i", (pointer, line, column) => {
    expect(document.locate(pointer)).toMatchObject({ file: "file.json", line, column });
  });

  it("that leads nowhere is that of the nearest part above", () => {
    expect(document.locate("/a~1b/0/nothing/more")).toMatchObject({ line: 3, column: 5 });
    expect(document.locate("/nothing")).toMatchObject({ line: 1, column: 1 });
  });

  it("comes with the text of its line, without the line's end", () => {
    expect(document.locate("/a~1b/2").lineText).toBe('    { "c~d": 1 }, "é\\n", 2');
    expect(read("[\r\n  1\r\n]").locate("/0").lineText).toBe("  1");
  });
});

describe("a pointer", () => {
  it("escapes what would part it", () => {
    expect(below("/a", "b/c", 0, "~")).toBe("/a/b~1c/0/~0");
  });
});
