import { describe, expect, it } from "vitest";
import { changes, changesOf, INTEGER, LIMIT } from "./changes.js";
import type { Facets } from "./changes.js";

describe("a length", () => {
  it("that is shorter, or is there now, is narrower; one that is longer or gone is wider", () => {
    const short = { maxbytes: 8, maxchars: 8 };
    const long = { maxbytes: 9, maxchars: 9 };
    for (const [narrow, wide] of [
      [short, long],
      [short, {}],
    ] as const) {
      expect(changes(wide, narrow)).toEqual(["length-tightened", "length-tightened"]);
      expect(changes(narrow, wide)).toEqual(["length-loosened", "length-loosened"]);
    }
  });
});

describe("a length of other texts", () => {
  it.each(["password", "raw", "text"])("is compared: %s", (type) => {
    expect(changes({ type, maxbytes: 9 }, { type, maxbytes: 8 })).toEqual(["length-tightened"]);
  });
});

describe("a range", () => {
  it("has a minimum of 0 that is lowered or added as any other", () => {
    expect(changes({ ...LIMIT, min: 0 }, { ...LIMIT, min: -1 })).toEqual(["min-lowered"]);
    expect(changes({ ...LIMIT, min: -1 }, { ...LIMIT, min: 0 })).toEqual(["min-raised"]);
    expect(changes(INTEGER, { ...INTEGER, min: 0 })).toEqual(["min-added"]);
    expect(changes({ ...INTEGER, min: 0 }, INTEGER)).toEqual(["min-removed"]);
  });

  it("keeps its maxima in a comparison if its minimum comes or goes with the type", () => {
    expect(changes({ ...INTEGER, max: 9 }, { ...LIMIT, max: 5, highmax: 9 })).toEqual([
      "integer-to-limit negative",
      "max-lowered",
      "highmax-added",
    ]);
  });

  it("reports where a bound was, and its value", () => {
    expect(changesOf({ ...INTEGER, max: 9 }, INTEGER)).toMatchObject([
      { rule: "max-removed", old: 9, origins: { old: { pointer: "/max" } } },
    ]);
    expect(changesOf({ maxbytes: 9 }, {})).toMatchObject([
      {
        rule: "length-loosened",
        value: "maxbytes",
        old: 9,
        origins: { old: { pointer: "/maxbytes" } },
      },
    ]);
  });

  it("of a limit begins at 0 where it does not say where", () => {
    expect(changes(LIMIT, { ...LIMIT, min: 0 })).toEqual([]);
    expect(changes({ ...LIMIT, min: 0 }, LIMIT)).toEqual([]);
    expect(changes(LIMIT, { ...LIMIT, min: 1 })).toEqual(["min-raised"]);
    expect(changes({ ...LIMIT, min: 1 }, LIMIT)).toEqual(["min-lowered"]);
  });

  it.each<[string, Facets, Facets, readonly string[]]>([
    ["falls above the maximum", { max: 5, highmax: 9 }, { max: 5, highmax: 8 }, []],
    ["falls to the maximum", { max: 5, highmax: 9 }, { max: 5, highmax: 5 }, []],
    ["falls below the maximum", { max: 5, highmax: 4 }, { max: 5, highmax: 3 }, ["inert"]],
    ["falls without a maximum", { highmax: 4 }, { highmax: 3 }, ["inert"]],
  ])("of callers with high limits that %s", (_what, old, next, circumstances) => {
    expect(changes({ ...LIMIT, ...old }, { ...LIMIT, ...next })).toEqual([
      ["highmax-lowered", ...circumstances].join(" "),
    ]);
  });

  it("of callers with high limits is lost only where it went beyond the maximum", () => {
    const next = { ...LIMIT, max: 5 };
    expect(changes({ ...next, highmax: 6 }, next)).toEqual(["highmax-removed"]);
    expect(changes({ ...next, highmax: 5 }, next)).toEqual(["highmax-removed inert"]);
  });

  it("of callers with high limits is looked at with the maximum of either side", () => {
    expect(changes({ ...LIMIT, max: 5, highmax: 9 }, { ...LIMIT, max: 9, highmax: 8 })).toEqual([
      "max-raised",
      "highmax-lowered inert",
    ]);
  });

  it("is an error or clamped as the new spec says, and only where it is narrower", () => {
    const enforced = { ...INTEGER, enforcerange: true };
    expect(changes({ ...enforced, min: 1, max: 9 }, { ...enforced, min: 2, max: 8 })).toEqual([
      "min-raised enforced",
      "max-lowered enforced",
    ]);
    expect(changes(enforced, { ...enforced, min: 2, max: 8 })).toEqual([
      "min-added enforced",
      "max-added enforced",
    ]);
    expect(changes({ ...enforced, min: 1, max: 9 }, { ...enforced, min: 0, max: 10 })).toEqual([
      "min-lowered",
      "max-raised",
    ]);
    expect(changes({ ...enforced, max: 9 }, { ...INTEGER, max: 8 })).toEqual([
      "max-lowered",
      "enforcerange-removed",
    ]);
  });

  it("that is enforced without bounds refuses nothing, but a limit has bounds of its own", () => {
    for (const side of [{ ...INTEGER, min: 1 }, { ...INTEGER, max: 1 }, LIMIT])
      expect(changes(side, { ...side, enforcerange: true })).toEqual(["enforcerange-added"]);
    expect(changes(INTEGER, { ...INTEGER, enforcerange: true })).toEqual([
      "enforcerange-added unbounded",
    ]);
  });
});
