import { describe, expect, it } from "vitest";
import { parseDocument } from "../../../generator/base/document.js";
import type { Document } from "../../../generator/base/document.js";

function read(text: string): Document {
  const { value, diagnostics } = parseDocument("a.yaml", new TextEncoder().encode(text));
  expect(diagnostics).toEqual([]);
  if (!value) throw new Error("There is no document.");
  return value;
}

function codes(text: string): readonly string[] {
  return parseDocument("a.yml", new TextEncoder().encode(text)).diagnostics.map(
    ({ code, position }) => `${code} ${position?.line}:${position?.column}`,
  );
}

describe("a YAML file", () => {
  it.each([
    ["a date", "2020-01-01", "2020-01-01"],
    ["a time", "12:30:45", "12:30:45"],
    ["yes", "yes", "yes"],
    ["an integer", "0o17", 15],
    ["an infinite number", ".inf", ".inf"],
    ["nothing", "", null],
    ["a tagged value", "!town x", "x"],
    ["bytes", "!!binary YQ==", "YQ=="],
    ["a set", "!!set { x, y }", { x: null, y: null }],
    ["an ordered map", "!!omap [x: 1]", [{ x: 1 }]],
  ])("has the values of YAML 1.2: %s", (_, text, value) => {
    expect(read(`a: ${text}`).value).toEqual({ a: value });
  });

  it("has keys as they are written", () => {
    expect(read("200: a\n1.0: b\ntrue: c\n__proto__: d\n").value).toEqual(
      JSON.parse('{ "200": "a", "1.0": "b", "true": "c", "__proto__": "d" }'),
    );
  });

  it("has aliases and merge keys, which do not replace other keys", () => {
    const text = "a: &a { x: 1, y: 2 }\nb: *a\nc: { <<: *a, y: 3 }\nd: { <<: [*a, { z: 4 }] }\n";
    expect(read(text).value).toEqual({
      a: { x: 1, y: 2 },
      b: { x: 1, y: 2 },
      c: { x: 1, y: 3 },
      d: { x: 1, y: 2, z: 4 },
    });
  });

  it("has aliases of the last anchor before them", () => {
    expect(read("a: &x 1\nb: *x\nc: &x 2\nd: *x\n").value).toEqual({ a: 1, b: 1, c: 2, d: 2 });
  });

  it.each([
    ["", 1, 1],
    ["/a", 1, 1],
    ["/a/1", 3, 5],
    ["/b/x", 5, 3],
    ["/b/x/missing", 5, 3],
    ["/c/x", 5, 3],
    ["/d~1e", 7, 1],
  ])("has positions: %s", (pointer, line, column) => {
    const text = "a:\n  - 1\n  - 2\nb: &b\n  x: 1\nc: *b\nd/e: 1\r\n";
    expect(read(text).locate(pointer)).toMatchObject({ file: "a.yaml", line, column });
  });

  it.each([
    ["a: 1\nb: 2\na: 3\n", ["duplicate-key 3:1"]],
    ["a: [1\n", ["yaml-syntax 2:1"]],
    ["a: *b\n", ["yaml-syntax 1:4"]],
    ["? [a]\n: 1\n", ["yaml-syntax 1:3"]],
    ["a: 1\n---\nb: 2\n", ["yaml-syntax 2:1"]],
    ["a: &a [*a]\n", ["nested-too-deeply 1:8"]],
  ])("is refused with its problems: %j", (text, expected) => {
    expect(codes(text)).toEqual(expected);
  });

  it("is refused if it is nested deeply", () => {
    // The parser ends at the depth that its stack allows.
    for (const text of ["[".repeat(100_000), "{a: ".repeat(20_000), `\n  ${"- ".repeat(20_000)}`])
      expect(codes(`a: ${text}`)).toEqual([expect.stringContaining("nested-too-deeply")]);
    expect(codes(`a: ${"[".repeat(300)}${"]".repeat(300)}`)).toEqual(["nested-too-deeply 1:203"]);
    expect(codes(`a: ${"[".repeat(9000)}${"]".repeat(9000)}`)).toEqual([
      expect.stringMatching("nested-too-deeply 1:"),
    ]);
  });

  it("is refused if merge keys exceed the stack", () => {
    const maps = Array.from({ length: 10_000 }, (_, at) => `a${at}: &a${at} { <<: *a${at - 1} }`);
    const text = ["a: &a-1 {}", ...maps, "<<: *a9999"].join("\n");
    expect(codes(text)).toEqual(["nested-too-deeply 1:1"]);
  });

  it("is refused if its aliases expand to too many values", () => {
    const lines = Array.from({ length: 30 }, (_, at) =>
      at === 0 ? "a0: &a0 [1, 1]" : `a${at}: &a${at} [*a${at - 1}, *a${at - 1}]`,
    );
    expect(codes(`${lines.join("\n")}\n`)).toEqual([expect.stringContaining("yaml-too-large")]);
  });

  it("is refused if its merge keys repeat too many members", () => {
    const members = Array.from({ length: 1000 }, (_, at) => `k${at}: 1`);
    const text = `a: &a { ${members.join(", ")} }\nb: { <<: [${"*a, ".repeat(5001)}] }\n`;
    expect(codes(text)).toEqual([expect.stringContaining("yaml-too-large")]);
  });
});
