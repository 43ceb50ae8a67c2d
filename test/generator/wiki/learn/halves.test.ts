import { describe, expect, it } from "vitest";
import { readRecordedWiki } from "../../../templates/wiki/recorded/exchange.js";
import { learnHalf, recordedReads, recordedWiki, recordedWrites } from "./halves.js";

const RECORDED = readRecordedWiki();

/** Exchanges with three contents: two filled wikis, and one that the requests change. */
const WIKIS = [
  recordedWiki(
    "queries",
    RECORDED,
    recordedReads("stub-shares", "stub-parameters", "stub-continue", "stub-pages", "search"),
  ),
  recordedWiki("texts", RECORDED, recordedReads("parse", "compare", "open-search")),
  recordedWiki("writes", RECORDED, recordedWrites("page-writes", "writes")),
];

describe.each(WIKIS)("learning half of the exchanges of $name", (wiki) => {
  // Seeds whose halves have a form that the shipped results lack: three exchanges have one.
  it.each([4, 10])("loses no response of either half, seed %i", (seed) => {
    const { own, other, skipped } = learnHalf(wiki, seed, "shipped");
    expect(own.lost).toEqual([]);
    expect(other.lost).toEqual([]);
    // All of the half is accepted, apart from the lines that a warning names.
    expect(own.after).toBeGreaterThanOrEqual(own.all - skipped);
    expect(own.after).toBeGreaterThan(own.before);
    expect(other.after).toBeGreaterThanOrEqual(other.before);
  });

  it("describes modules that no shipped result describes", () => {
    const { own, other, skipped } = learnHalf(wiki, 3, "query alone");
    expect([own.lost, other.lost]).toEqual([[], []]);
    expect(own.after).toBeGreaterThanOrEqual(own.all - skipped);
    expect(other.after).toBeGreaterThan(other.before);
  });
});
