import { describe, expect, it } from "vitest";
import { compare, MANIFEST, withManifest } from "../../../generator/write/changes.js";
import type { Change, Comparison, FolderState } from "../../../generator/write/changes.js";

/** What every file that is generated says. */
const OURS = "// Generated from x by `paramsmith generate`. Do not edit.";

interface Given {
  readonly owned?: readonly string[];
  readonly texts?: Readonly<Record<string, string>>;
  readonly obstacles?: readonly string[];
}

function state({ owned = [], texts = {}, obstacles = [] }: Given): FolderState {
  return {
    owned: new Set([MANIFEST, ...owned]),
    texts: new Map(Object.entries(texts)),
    obstacles: new Map(obstacles.map((path) => [path, path])),
  };
}

/** What happens to a folder that is to hold these files. */
function compared(files: Readonly<Record<string, string>>, given: Given): Comparison {
  return compare(
    Object.entries(files).map(([path, text]) => ({ path, text })),
    state(given),
  );
}

function short({ kind, path }: Change): string {
  return `${kind} ${path}`;
}

describe("the changes of a folder", () => {
  it("are none where it holds the files already", () => {
    expect(compared({ a: "x" }, { owned: ["a"], texts: { a: "x" } })).toEqual({
      changes: [],
      foreign: [],
    });
  });

  it("are what is new, what differs and what no longer belongs", () => {
    const { changes } = compared(
      { a: "x", b: "y" },
      { owned: ["b", "c"], texts: { b: "z", c: OURS } },
    );
    expect(changes.map(short)).toEqual(["create a", "update b", "delete c"]);
  });

  it("never touch a file that the last run did not write", () => {
    const found = compared({ a: "x" }, { texts: { a: "mine", b: "mine too" } });
    expect(found).toEqual({ changes: [], foreign: ["a"] });
  });

  it("take over a file that holds what would be written", () => {
    expect(compared({ a: "x" }, { texts: { a: "x" } })).toEqual({ changes: [], foreign: [] });
  });

  it("never touch a folder that stands where a file should be", () => {
    const given = { owned: ["a", "b"], obstacles: ["a", "b"] };
    expect(compared({ a: "x" }, given)).toEqual({ changes: [], foreign: ["a"] });
  });

  it("never remove a file that is listed and does not say that it was generated", () => {
    const given = { owned: ["a", "b", "c"], texts: { a: "mine", b: OURS, c: "" } };
    expect(compared({}, given).changes.map(short)).toEqual(["delete b", "delete c"]);
  });

  it("leave a file alone that is listed and gone", () => {
    expect(compared({}, { owned: ["a"] }).changes).toEqual([]);
  });

  it("end with the manifest, so that every file is listed until it is gone", () => {
    const { changes } = compared(
      { [MANIFEST]: "new", z: "x" },
      { owned: ["a"], texts: { [MANIFEST]: "old", a: OURS } },
    );
    expect(changes.map(short)).toEqual(["delete a", "create z", `update ${MANIFEST}`]);
  });
});

describe("the manifest", () => {
  it("lists the files, sorted", () => {
    const files = withManifest([
      { path: "b", text: "" },
      { path: "a/c", text: "" },
    ]);
    expect(files.at(-1)).toEqual({
      path: MANIFEST,
      text: '{\n  "files": [\n    "a/c",\n    "b"\n  ]\n}\n',
    });
  });
});
