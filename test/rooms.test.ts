import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { REPOSITORY } from "./generator/support/places.js";
import { circles, fileGraph, grouped, importedBy, roomOf, topRoomOf } from "./rooms.js";

/** The rooms of generator/, each with the rooms that it imports. CONTRIBUTING.md shows the same table. */
const GENERATOR_ROOMS: Readonly<Record<string, readonly string[]>> = {
  check: ["diagnostics", "model", "read", "spec", "stub", "text"],
  cli: [
    "client",
    "diagnostics",
    "diff",
    "emit",
    "files",
    "inspect",
    "learn",
    "model",
    "pipeline.ts",
    "plan",
    "project",
    "pull",
    "read",
    "serve",
    "spec",
    "text",
    "write",
  ],
  client: ["diagnostics", "json", "read", "text"],
  "code-cache.ts": ["project"],
  "compiler.ts": ["code-cache.ts"],
  diagnostics: ["text"],
  diff: [
    "check",
    "compiler.ts",
    "diagnostics",
    "files",
    "json",
    "kinds",
    "lower",
    "model",
    "plan",
    "project",
    "read",
    "spec",
    "text",
  ],
  emit: ["compiler.ts", "files", "model", "plan", "print", "stub", "text", "ts-morph.ts"],
  files: [],
  "index.ts": ["diagnostics", "diff", "files", "pipeline.ts", "project"],
  inspect: ["emit", "json", "model", "text"],
  json: [],
  kinds: ["check", "diagnostics", "lower", "model", "read", "spec"],
  learn: ["check", "client", "diagnostics", "json", "model", "plan", "read", "spec", "write"],
  lower: ["diagnostics", "model", "read", "spec", "text"],
  model: [],
  "pipeline.ts": ["diagnostics", "emit", "files", "kinds", "model", "plan", "print", "read"],
  plan: ["diagnostics", "model", "read"],
  print: ["compiler.ts", "emit", "files", "text", "ts-morph.ts"],
  project: ["check", "diagnostics", "files", "read", "spec", "text", "write"],
  pull: ["client", "diagnostics", "json", "project", "spec", "text", "write"],
  read: ["diagnostics", "text"],
  scripts: ["compiler.ts", "emit", "serve"],
  serve: [
    "check",
    "client",
    "diagnostics",
    "emit",
    "inspect",
    "model",
    "pipeline.ts",
    "plan",
    "project",
    "read",
    "spec",
    "text",
  ],
  spec: [],
  stub: ["model"],
  text: ["json"],
  "ts-morph.ts": [],
  write: ["files"],
};

/** Files in one room at most. */
const MOST_FILES = 16;

/** Rooms that are being taken apart; their circles and sizes do not count yet. */
const UNFINISHED = /^(?:diff|emit|print)(?:\/|$)/;

function isFinished([first]: readonly (string | number)[]): boolean {
  return !UNFINISHED.test(String(first));
}

const files = fileGraph(join(REPOSITORY, "generator"));
const rooms = grouped(files, roomOf);
const topRooms = grouped(files, topRoomOf);

describe("The rooms of generator/", () => {
  it("have no circle of files", () => {
    expect(circles(files).filter(isFinished)).toEqual([]);
  });

  it("have no circle of rooms", () => {
    expect(circles(rooms).filter(isFinished)).toEqual([]);
    expect(circles(topRooms).filter(isFinished)).toEqual([]);
  });

  it("import exactly the rooms that the table allows", () => {
    const actual = Object.fromEntries(
      [...topRooms].map(([room, imported]) => [room, [...imported].toSorted()]),
    );
    expect(actual).toEqual(GENERATOR_ROOMS);
  });

  it("are those that CONTRIBUTING.md shows", () => {
    const text = readFileSync(join(REPOSITORY, "CONTRIBUTING.md"), "utf8");
    const rows = [...text.matchAll(/^\| `generator\/([\w./-]+)` *\|[^|]*\|([^|]*)\|$/gm)].map(
      ([, room = "", imports = ""]) => [
        room,
        imports
          .split(",")
          .map((name) => name.trim())
          .filter((name) => name !== ""),
      ],
    );
    expect(Object.fromEntries(rows)).toEqual(GENERATOR_ROOMS);
  });

  it("have no more files than can be surveyed", () => {
    const sizes = new Map<string, number>();
    for (const file of files.keys()) sizes.set(roomOf(file), (sizes.get(roomOf(file)) ?? 0) + 1);
    expect([...sizes].filter(([, size]) => size > MOST_FILES).filter(isFinished)).toEqual([]);
  });
});

describe("The reader of imports", () => {
  it("finds imports of values and types, exports, import() and import types", () => {
    const text = `
      import { a } from "./a.js";
      import type { B } from "../b.js";
      import "./c.js";
      export * from "./d.js";
      import fs from "node:fs";
      const e = import("./e.js");
      type F = import("./f.js").F;
      // import "./not.js"
      const text = 'import "./neither.js"';
    `;
    expect(importedBy("room/file.ts", text)).toEqual([
      "room/a.ts",
      "b.ts",
      "room/c.ts",
      "room/d.ts",
      "room/e.ts",
      "room/f.ts",
    ]);
  });
});

describe("The search for circles", () => {
  it("finds two that share no node, and no node outside of them", () => {
    const graph = new Map(
      Object.entries({ a: ["b"], b: ["c"], c: ["a", "d"], d: [], e: ["f", "a"], f: ["e"] }).map(
        ([node, targets]) => [node, new Set(targets)] as const,
      ),
    );
    expect(circles(graph)).toEqual([
      ["a", "b", "c"],
      ["e", "f"],
    ]);
  });
});
