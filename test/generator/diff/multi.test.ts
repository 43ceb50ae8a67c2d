import { describe, expect, it } from "vitest";
import { changes, INTEGER, LISTED, SEVERAL } from "./changes.js";

describe("several values", () => {
  it("read a text with a bar as two, where both types can hold one", () => {
    expect(changes({}, SEVERAL)).toEqual(["multi-added"]);
    for (const type of ["tags", "upload", "colour"])
      expect(changes({ type }, { type, ...SEVERAL })).toEqual(["multi-added"]);
    expect(changes(INTEGER, { ...INTEGER, ...SEVERAL })).toEqual(["multi-added without-bars"]);
    expect(changes(LISTED, SEVERAL)).toEqual(["enum-to-string", "multi-added without-bars"]);
    expect(changes(SEVERAL, {})).toEqual(["multi-removed"]);
  });

  it("are 50, or 500 with high limits, where neither is said", () => {
    expect(changes(SEVERAL, { ...SEVERAL, lowlimit: 50, highlimit: 500 })).toEqual([]);
    expect(changes(SEVERAL, { ...SEVERAL, lowlimit: 49, highlimit: 501 })).toEqual([
      "lowlimit-lowered",
      "highlimit-raised",
    ]);
    expect(changes(SEVERAL, { ...SEVERAL, lowlimit: 51, highlimit: 499 })).toEqual([
      "lowlimit-raised",
      "highlimit-lowered",
    ]);
  });

  it("are at least as many with high limits as without", () => {
    const side = { ...SEVERAL, lowlimit: 600 };
    expect(changes(side, { ...side, highlimit: 600 })).toEqual([]);
    expect(changes({ ...side, highlimit: 600 }, side)).toEqual([]);
    expect(changes({ ...side, highlimit: 500 }, side)).toEqual(["highlimit-raised"]);
  });

  it("may come to be given twice, or once alone", () => {
    const twice = { ...SEVERAL, allowsduplicates: true };
    expect(changes(SEVERAL, twice)).toEqual(["allows-duplicates-added"]);
    expect(changes(twice, SEVERAL)).toEqual(["allows-duplicates-removed"]);
  });

  it("have another word for all of them", () => {
    const old = { ...LISTED, ...SEVERAL, allspecifier: "*" };
    expect(changes(old, { ...old, allspecifier: "all" })).toEqual(["allspecifier-changed"]);
  });

  it("of any text may have held the word for all of them", () => {
    const all = { ...SEVERAL, allspecifier: "*" };
    expect(changes(SEVERAL, all)).toEqual(["allspecifier-added any-text"]);
    expect(changes({ ...LISTED, ...all }, { ...LISTED, ...SEVERAL })).toEqual([
      "allspecifier-removed",
    ]);
  });
});
