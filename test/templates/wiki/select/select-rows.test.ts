import { describe, expect, it } from "vitest";
import { selectRows } from "../../../../templates/wiki/select/select-rows.js";
import type { Selected } from "../../../../templates/wiki/select/selection.js";
import { askedOf } from "../tiny-wiki.js";

const COLOURS: Selected = {
  from: "colours",
  order: ["name"],
  direction: { param: "dir", down: ["down"] },
};

/** The names that a request gets and where it goes on, or the code of the refusal. */
function selected(args: Readonly<Record<string, unknown>>, more: Partial<Selected> = {}): unknown {
  const outcome = selectRows({ ...COLOURS, ...more }, askedOf(args));
  if (outcome.kind === "refused") return outcome.code;
  const { rows, continueParams: proceed } = outcome.value;
  return [rows.map(({ name }) => name), proceed];
}

describe("rows of a request", () => {
  it("come all and in order where there is no limit", () => {
    expect(selected({})).toEqual([["a|b%", "blue", "green", "red"], undefined]);
  });

  it("are cut at the limit, and the first one left is where to go on", () => {
    expect(selected({ limit: 2 })).toEqual([["a|b%", "blue"], { continue: "green" }]);
    expect(selected({ limit: 4 })).toEqual([["a|b%", "blue", "green", "red"], undefined]);
  });

  it("go on from there", () => {
    expect(selected({ limit: 2, continue: "green" })).toEqual([["green", "red"], undefined]);
  });

  it("come in the other direction", () => {
    expect(selected({ limit: 1, dir: "down" })).toEqual([["red"], { continue: "green" }]);
  });

  it("are counted by a parameter that says so", () => {
    const more = { continue: { param: "offset", by: "count" } } as const;
    expect(selected({ limit: 1, offset: 1 }, more)).toEqual([["blue"], { offset: 2 }]);
    expect(selected({ limit: 9, offset: 3 }, more)).toEqual([["red"], undefined]);
  });

  it("go on by other columns than those of the order", () => {
    const more = { continue: { param: "start", columns: ["id"] } } as const;
    expect(selected({ limit: 1 }, more)).toEqual([["a|b%"], { start: "2" }]);
  });

  it("come once for each value of columns that are to be distinct", () => {
    expect(selected({}, { distinct: ["shade"], order: ["shade", "id"] })).toEqual([
      ["blue", "green", "red"],
      undefined,
    ]);
  });

  it("follow the variants whose guards hold, whose conditions come besides", () => {
    const more: Partial<Selected> = {
      where: [{ column: "shade", isnt: 1 }],
      variants: [
        { when: [{ given: "warm" }], where: [{ column: "warm", is: true }], order: ["id"] },
      ],
    };
    expect(selected({}, more)).toEqual([["a|b%", "green", "red"], undefined]);
    expect(selected({ warm: true }, more)).toEqual([["red", "a|b%"], undefined]);
  });

  it("come as they are stored where nothing says otherwise", () => {
    const outcome = selectRows({ from: "colours" }, askedOf({}));
    expect(outcome).toMatchObject({ kind: "ok", value: { warnings: [] } });
    expect(outcome.kind === "ok" && outcome.value.rows.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });

  it("are joined with the rows that belong to them, or stay alone where they may", () => {
    const join = {
      table: "pagelinks",
      on: { theirs: "pageid", ours: "id" },
      columns: { title: "title" },
    };
    expect(selected({}, { join })).toEqual([["blue", "green", "red", "red"], undefined]);
    expect(selected({}, { join: { ...join, outer: true } })).toEqual([
      ["a|b%", "blue", "green", "red", "red"],
      undefined,
    ]);
  });

  it("count as often as a column says, and once where it does not", () => {
    const byShade = { weight: "shade", order: ["id"] } as const;
    expect(selected({ limit: 4 }, byShade)).toEqual([["red", "blue"], { continue: "3" }]);
    expect(selected({ limit: 3 }, { weight: "nothing", order: ["id"] })).toEqual([
      ["red", "blue", "green"],
      { continue: "4" },
    ]);
  });

  it("are refused for the first reason that applies", () => {
    const more: Partial<Selected> = {
      refuse: [
        { when: [{ given: "limit" }, { given: "name" }], code: "both", text: "One of them." },
        { when: [{ given: "name" }], code: "name", text: "Not that." },
      ],
    };
    expect(selected({ limit: 1, name: "x" }, more)).toBe("both");
    expect(selected({ name: "x" }, more)).toBe("name");
    expect(selected({ limit: 4, continue: "x|y" }, more)).toBe("badcontinue");
  });
});
