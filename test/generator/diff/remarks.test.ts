import { describe, expect, it } from "vitest";
import type { Change } from "../../../generator/diff/change.js";
import {
  docsChanges,
  inertChanges,
  ignoredKeyChanges,
  unknownKeyChanges,
} from "../../../generator/diff/remarks.js";

const SUBJECT = {
  module: "m",
  parameter: "p",
  old: { file: "a.json", pointer: "/a" },
  new: { file: "b.json", pointer: "/b" },
};

/** Where a member of the subject is. */
function originsAt(at: string) {
  return {
    old: { file: "a.json", pointer: `/a${at}` },
    new: { file: "b.json", pointer: `/b${at}` },
  };
}

function named(changes: readonly Change[]) {
  return changes.map(({ rule, value }) => [rule, value]);
}

describe("members that no rule knows", () => {
  it("are compared, apart from known ones and from the spelling of flags", () => {
    const old = { known: 1, gone: 1, changed: [1], flag: "", same: { a: 1, b: 2 }, "a/b": 1 };
    const next = {
      known: 2,
      added: null,
      changed: [2],
      flag: true,
      same: { b: 2, a: 1 },
      "a/b": 2,
    };
    expect(unknownKeyChanges(SUBJECT, old, next, new Set(["known"]))).toEqual([
      {
        rule: "unknown-key-removed",
        module: "m",
        parameter: "p",
        value: "gone",
        old: 1,
        origins: originsAt("/gone"),
      },
      {
        rule: "unknown-key-changed",
        module: "m",
        parameter: "p",
        value: "changed",
        old: [1],
        new: [2],
        origins: originsAt("/changed"),
      },
      {
        rule: "unknown-key-changed",
        module: "m",
        parameter: "p",
        value: "a/b",
        old: 1,
        new: 2,
        origins: originsAt("/a~1b"),
      },
      {
        rule: "unknown-key-added",
        module: "m",
        parameter: "p",
        value: "added",
        new: null,
        origins: originsAt("/added"),
      },
    ]);
  });

  it("are not inherited ones", () => {
    const rules = unknownKeyChanges(SUBJECT, {}, { toString: 1 }, new Set()).map(
      ({ rule }) => rule,
    );
    expect(rules).toEqual(["unknown-key-added"]);
  });
});

describe("remarks", () => {
  const old = { remarks: { texts: { help: "a", same: 1 }, unknown: { x: 1 }, inert: { y: 1 } } };
  const docs = {
    rule: "docs-changed",
    module: "m",
    parameter: "p",
    value: "help",
    old: "a",
    origins: originsAt("/help"),
  };

  it("have unknown keys, and texts if they are wanted", () => {
    const next = { remarks: { ...old.remarks, texts: { help: "b", same: 1 }, unknown: { x: 1 } } };
    expect(ignoredKeyChanges(SUBJECT, old, next, true)).toEqual([{ ...docs, new: "b" }]);
    expect(ignoredKeyChanges(SUBJECT, old, next, false)).toEqual([]);
    const rules = (docsToo: boolean) =>
      ignoredKeyChanges(SUBJECT, old, {}, docsToo).map(({ rule, value }) => [rule, value]);
    expect(rules(false)).toEqual([["unknown-key-removed", "x"]]);
    expect(rules(true)).toEqual([
      ["unknown-key-removed", "x"],
      ["docs-changed", "help"],
      ["docs-changed", "same"],
    ]);
    expect(ignoredKeyChanges(SUBJECT, {}, old, true).map(({ value }) => value)).toEqual([
      "x",
      "help",
      "same",
    ]);
  });

  it("have keys without effect, which are compared on their own", () => {
    expect(named(inertChanges(SUBJECT, old, {}))).toEqual([["unknown-key-removed", "y"]]);
    expect(named(inertChanges(SUBJECT, {}, old))).toEqual([["unknown-key-added", "y"]]);
    expect(named(inertChanges(SUBJECT, old, old))).toEqual([]);
  });

  it("are compared by the keys that are given", () => {
    const next = { help: "b", other: 2 };
    expect(docsChanges(SUBJECT, { help: "a", other: 1 }, next, ["help"])).toEqual([
      { ...docs, new: "b" },
    ]);
    expect(docsChanges(SUBJECT, { help: { a: 1 } }, { help: { a: 1 } }, ["help"])).toEqual([]);
  });
});
