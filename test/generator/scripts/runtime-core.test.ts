import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { combineCore, coreFiles } from "../../../generator/scripts/runtime-core.ts";
import { scratchFolder } from "../support/places.js";

/** A folder of declarations, by their paths. */
function written(files: Readonly<Record<string, string>>): string {
  const folder = scratchFolder();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

function read(folder: string, path: string): string {
  return readFileSync(join(folder, path), "utf8");
}

const FILES = {
  "wiki/index.d.ts": 'import type { B } from "../runtime/b.js";\nexport declare const b: B;\n',
  "runtime/b.d.ts":
    'import type { A } from "./deep/a.js";\nexport type { A } from "./deep/a.js";\n/** Two of them. */\nexport interface B {\n    a: A;\n    own: Own;\n}\ntype Own = 2;\nexport {};\n',
  "runtime/deep/a.d.ts":
    "/** One of them. */\nexport type A = 1;\nexport declare function make(of: 1): A;\nexport declare function make(of: 2): A;\n",
  "runtime/client.d.ts":
    'import { make } from "./deep/a.js";\nexport type { B } from "./b.js";\nexport * from "./deep/a.js";\nexport declare const made: typeof make;\n',
  "runtime/unused.d.ts": "export type Unused = 3;\n",
};

it("finds the files of the runtime that an index refers to, directly or indirectly", () => {
  expect(coreFiles(join(written(FILES), "wiki/index.d.ts"))).toEqual(["b.d.ts", "deep/a.d.ts"]);
});

it("combines files of the runtime, with their comments and their private names", () => {
  const folder = written(FILES);
  combineCore(folder, ["b.d.ts", "deep/a.d.ts"]);
  expect(read(folder, "runtime/core.d.ts")).toBe(`/** Two of them. */
export interface B {
    a: A;
    own: Own;
}
type Own = 2;
/** One of them. */
export type A = 1;
export declare function make(of: 1): A;
export declare function make(of: 2): A;
export {};
`);
});

it("leaves files that export the same names from the combined one", () => {
  const folder = written(FILES);
  combineCore(folder, ["b.d.ts", "deep/a.d.ts"]);
  expect(read(folder, "runtime/b.d.ts")).toBe(
    'export type { A, B } from "./core.js";\nexport {};\n',
  );
  expect(read(folder, "runtime/deep/a.d.ts")).toBe(
    'export type { A } from "../core.js";\nexport { make } from "../core.js";\nexport {};\n',
  );
});

it("makes the other declarations import names from the combined file, and changes nothing else", () => {
  const folder = written(FILES);
  combineCore(folder, ["b.d.ts", "deep/a.d.ts"]);
  expect(read(folder, "wiki/index.d.ts")).toBe(
    'import type { B } from "../runtime/core.js";\nexport declare const b: B;\n',
  );
  expect(read(folder, "runtime/client.d.ts")).toBe(
    'import { make } from "./core.js";\nexport type { B } from "./core.js";\nexport * from "./deep/a.js";\nexport declare const made: typeof make;\n',
  );
  expect(read(folder, "runtime/unused.d.ts")).toBe(FILES["runtime/unused.d.ts"]);
});

it.each([
  ["a name that two files declare", "b.d.ts deep/a.d.ts", { "runtime/b.d.ts": "type A = 2;\n" }],
  ["a reference to a file that is not combined", "b.d.ts", {}],
  [
    "an export of all names",
    "b.d.ts deep/a.d.ts",
    { "runtime/b.d.ts": 'export * from "./deep/a.js";\n' },
  ],
  [
    "a type that is imported in place",
    "b.d.ts deep/a.d.ts",
    { "runtime/b.d.ts": 'export type B = import("./deep/a.js").A;\n' },
  ],
])("refuses %s", (_, files, changed) => {
  const folder = written({ ...FILES, ...changed });
  expect(() => combineCore(folder, files.split(" "))).toThrow(
    /is declared in both|cannot be combined/,
  );
});
