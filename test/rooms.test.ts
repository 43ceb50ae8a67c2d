import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { REPOSITORY } from "./generator/support/places.js";
import { GENERATOR_ROOMS, RUNTIME_ROOMS } from "./room-tables.js";
import type { RoomTable } from "./room-tables.js";
import { circles, fileGraph, grouped, importedBy, roomOf, topRoomOf } from "./rooms.js";

/** Files in one room at most. */
const MOST_FILES = 16;

/** A tree of rooms, and what is held of it. */
interface Tree {
  readonly folder: string;
  readonly table: RoomTable;
  /** The room of a file in the table. */
  readonly roomIn: (file: string) => string;
  /** How CONTRIBUTING.md names a room. */
  readonly row: (room: string) => string;
}

const TREES: readonly Tree[] = [
  {
    folder: "generator",
    table: GENERATOR_ROOMS,
    roomIn: topRoomOf,
    row: (room) => `generator/${room}`,
  },
  {
    folder: "templates/runtime",
    table: RUNTIME_ROOMS,
    roomIn: roomOf,
    row: (room) => `runtime/${room}`,
  },
];

describe.each(TREES)("The rooms of $folder/", ({ folder, table, roomIn, row }) => {
  const files = fileGraph(join(REPOSITORY, folder));
  const folders = grouped(files, roomOf);
  const rooms = grouped(files, roomIn);

  it("have no circle of files", () => {
    expect(circles(files)).toEqual([]);
  });

  it("have no circle of rooms", () => {
    expect(circles(folders)).toEqual([]);
    expect(circles(rooms)).toEqual([]);
  });

  it("import exactly the rooms that the table allows", () => {
    const actual = Object.fromEntries(
      [...rooms].map(([room, imported]) => [room, [...imported].toSorted()]),
    );
    expect(actual).toEqual(table);
  });

  it("are those that CONTRIBUTING.md shows", () => {
    const shown = Object.fromEntries(shownRooms().map(({ name, imports }) => [name, imports]));
    for (const [room, imports] of Object.entries(table)) expect(shown[row(room)]).toEqual(imports);
    const names = Object.keys(shown).filter((name) => name.startsWith(row("")));
    expect(names.toSorted()).toEqual(Object.keys(table).map(row).toSorted());
  });

  it("have no more files than can be surveyed", () => {
    const sizes = new Map<string, number>();
    for (const file of files.keys()) sizes.set(roomOf(file), (sizes.get(roomOf(file)) ?? 0) + 1);
    expect([...sizes].filter(([, size]) => size > MOST_FILES)).toEqual([]);
  });
});

describe("The first file of a room of the runtime", () => {
  const shown = new Map(shownRooms().map(({ name, purpose }) => [name, purpose]));
  const folders = Object.keys(RUNTIME_ROOMS).filter((room) => !room.endsWith(".ts"));

  it.each(folders)("begins with what %s is for, as CONTRIBUTING.md says", (room) => {
    const folder = join(REPOSITORY, "templates", "runtime", room);
    const [first = ""] = readdirSync(folder)
      .filter((name) => name.endsWith(".ts"))
      .toSorted();
    const [line] = readFileSync(join(folder, first), "utf8").split("\n", 1);
    expect(line).toBe(`// ${shown.get(`runtime/${room}`)}`);
  });
});

/** The rows of the tables of rooms in CONTRIBUTING.md. */
function shownRooms(): readonly {
  readonly name: string;
  readonly purpose: string;
  readonly imports: readonly string[];
}[] {
  const text = readFileSync(join(REPOSITORY, "CONTRIBUTING.md"), "utf8");
  const rows = text.matchAll(/^\| `((?:generator|runtime)\/[\w./-]+)` *\|([^|]*)\|([^|]*)\|$/gm);
  return [...rows].map(([, name = "", purpose = "", imports = ""]) => ({
    name,
    purpose: purpose.trim(),
    imports: imports
      .split(",")
      .map((each) => each.trim())
      .filter((each) => each !== ""),
  }));
}

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
