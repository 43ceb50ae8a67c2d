import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { applyEdits, fixCode } from "../../../../generator/diff/usage/fix-code.js";
import type { Remedy } from "../../../../generator/diff/usage/remedies.js";
import { levels } from "../level-row.js";
import type { Finding } from "../../../../generator/diff/finding.js";
import { writeFiles } from "../../support/files.js";
import { scratchFolder } from "../../support/places.js";

/** A finding that is used where `^` is in each file. */
function used(id: string, files: Readonly<Record<string, string>>): Finding {
  return {
    id,
    rule: "param-renamed",
    level: "breaking",
    classes: levels("B B B B"),
    module: "query+things",
    message: "",
    positions: {},
    usage: Object.entries(files).flatMap(([file, text]) =>
      text.split("\n").flatMap((line, index) => {
        const at = line.indexOf("^");
        const position = { file, line: index + 1, column: at + 1 };
        return at < 0 ? [] : [{ ...position, excerpt: { firstLine: 1, lines: [] } }];
      }),
    ),
  };
}

/** A module whose builder has parameters of a type. */
function builders(type: string): string {
  return `export declare function a(params: ${type}): void;\n`;
}

/** Adapts files, in which `^` marks the uses, to remedies; returns their texts and the counts by finding. */
function fix(
  files: Readonly<Record<string, string>>,
  remedies: Readonly<Record<string, Remedy>>,
  params = "{ now?: number; other?: number }",
) {
  const folder = scratchFolder();
  const texts = Object.entries(files).map(([path, text]) => ({
    path,
    text: text.replaceAll("^", ""),
  }));
  writeFiles(folder, [
    {
      path: "tsconfig.json",
      text: '{"compilerOptions":{"lib":["es2022"],"types":[],"strict":true,"module":"nodenext"}}',
    },
    { path: "package.json", text: '{"type":"module"}' },
    { path: "builders.ts", text: builders("{ old?: number; other?: number }") },
    ...texts,
  ]);
  const found = new Map(
    Object.entries(remedies).map(([id, remedy]) => [
      used(id, files),
      { remedy, builders: new Set(["a"]) },
    ]),
  );
  const generated = new Map([[join(folder, "builders.ts"), builders(params)]]);
  const fixed = fixCode({ cwd: folder, generated }, found);
  return {
    files: Object.fromEntries(
      fixed.files.map(({ label, path, before, edits }) => {
        expect(path).toBe(join(folder, label));
        expect(before).toBe(texts.find((each) => each.path === label)?.text);
        return [label, applyEdits(before, edits)];
      }),
    ),
    fixed: Object.fromEntries([...fixed.fixed].map(([{ id }, count]) => [id, count])),
  };
}

const IMPORT = 'import { a } from "./builders.js";\n';
const RENAME: Remedy = { kind: "rename-parameter", name: "old", to: "now" };

describe("Code is adapted", () => {
  it("in each file and at each location, in the order of the files", () => {
    const code = `${IMPORT}a({ ^old: 1 });\na({ other: 2, ^old: 3 });\n`;
    const { files, fixed } = fix(
      { "src/b.ts": code.replace("./", "../"), "a.ts": code },
      { rename: RENAME },
    );
    const after = `${IMPORT}a({ now: 1 });\na({ other: 2, now: 3 });\n`;
    expect(files).toEqual({ "a.ts": after, "src/b.ts": after.replace("./", "../") });
    expect(Object.keys(files)).toEqual(["a.ts", "src/b.ts"]);
    expect(fixed).toEqual({ rename: 4 });
  });

  it("except statements that would not compile", () => {
    const code = `${IMPORT}a({ ^old: 1 });\nif (true) {\n  a({ ^old: "x" as never as string });\n}\n`;
    const { files, fixed } = fix({ "a.ts": code }, { rename: RENAME });
    expect(files).toEqual({ "a.ts": code.replaceAll("^", "").replace("old", "now") });
    expect(fixed).toEqual({ rename: 1 });
  });

  it("except if other code gets an error by it", () => {
    const files = {
      "a.ts": `${IMPORT}export const given = { ^old: 1 };\n`,
      "b.ts": `import { given } from "./a.js";\nexport const one: number = given.old;\n`,
    };
    expect(fix(files, { rename: RENAME })).toEqual({ files: {}, fixed: {} });
  });

  it("in spite of errors that the code has anyway", () => {
    const code = `${IMPORT}export const wrong: string = 1;\na({ ^old: 1 });\n`;
    expect(fix({ "a.ts": code }, { rename: RENAME }).fixed).toEqual({ rename: 1 });
  });

  it("by the first of two remedies that exclude each other", () => {
    const other: Remedy = { kind: "rename-parameter", name: "old", to: "other" };
    const code = `${IMPORT}a({ ^old: 1 });\n`;
    expect(fix({ "a.ts": code }, { first: RENAME, second: other })).toEqual({
      files: { "a.ts": `${IMPORT}a({ now: 1 });\n` },
      fixed: { first: 1 },
    });
  });

  it("not in recordings, absent files, and code of another form", () => {
    const files = { "a.jsonl": "^old", "a.ts": `${IMPORT}const ^old = 1;\na({ old });\n` };
    expect(fix(files, { rename: RENAME })).toEqual({ files: {}, fixed: {} });
    const finding = used("rename", { "absent.ts": "^old" });
    const remedies = new Map([[finding, { remedy: RENAME, builders: new Set(["a"]) }]]);
    const fixed = fixCode({ cwd: scratchFolder(), generated: new Map() }, remedies);
    expect(fixed).toEqual({ files: [], fixed: new Map() });
  });

  it("with the options of its own configuration", () => {
    const loose =
      '{"compilerOptions":{"lib":["es2022"],"types":[],"strict":false,"module":"nodenext"}}';
    const code = `import { a } from "../builders.js";\na({ ^old: null });\n`;
    expect(
      fix({ "loose/tsconfig.json": loose, "loose/a.ts": code }, { rename: RENAME }).fixed,
    ).toEqual({ rename: 1 });
    expect(fix({ "loose/a.ts": code }, { rename: RENAME }).fixed).toEqual({});
  });
});
