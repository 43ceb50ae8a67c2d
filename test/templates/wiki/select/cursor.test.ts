import { describe, expect, it } from "vitest";
import {
  compareRows,
  cursorAt,
  rowsAhead,
  sorters,
} from "../../../../templates/wiki/select/cursor.js";
import type { TableRow } from "../../../../templates/wiki/values/row.js";
import type { OrderTerm, RowsPart } from "../../../../templates/wiki/select/selection.js";
import { askedOf, tinyStore } from "../tiny-wiki.js";

const rows: readonly TableRow[] = tinyStore().rows("colours");

/** The ids of the colours in an order. */
function ordered(order: readonly OrderTerm[], args = {}, down = false): readonly unknown[] {
  const sorts = sorters(order, askedOf(args), "colours", down);
  return rows.toSorted((a, b) => compareRows(sorts, a, b)).map(({ id }) => id);
}

/** Where a request goes on at each of the colours. */
function cursors(
  order: readonly OrderTerm[],
  proceed?: RowsPart["continue"],
): readonly (string | number)[] {
  const sorts = sorters(order, askedOf({}), "colours", false);
  return rows.map((row) => cursorAt(sorts, row, proceed));
}

/** The ids of the colours from a place on, or the code of the refusal. */
function ahead(
  given: string,
  order: readonly OrderTerm[],
  down = false,
  proceed?: RowsPart["continue"],
): readonly unknown[] | string {
  const asked = askedOf({ continue: given });
  const sorts = sorters(order, asked, "colours", down);
  const isAhead = rowsAhead({ ...(proceed && { continue: proceed }) }, sorts, asked);
  if (typeof isAhead === "object") return isAhead.code;
  return rows.filter((row) => isAhead?.(row) ?? true).map(({ id }) => id);
}

describe("an order", () => {
  it("goes by one column after the other", () => {
    expect(ordered(["shade", "name"])).toEqual([2, 4, 3, 1]);
  });

  it("is turned around by the direction, but where it is always the same", () => {
    expect(ordered(["shade", "name"], {}, true)).toEqual([1, 3, 4, 2]);
    expect(ordered(["shade", { column: "name", always: "up" }], {}, true)).toEqual([1, 4, 3, 2]);
  });

  it("has a column only where its guards hold", () => {
    const order = [{ column: "shade", when: [{ given: "name" }] }, "id"] as const;
    expect(ordered(order)).toEqual([1, 2, 3, 4]);
    expect(ordered(order, { name: "x" })).toEqual([2, 3, 4, 1]);
  });

  it("follows the values of a parameter", () => {
    const order = [{ column: "name", by: "names" }] as const;
    expect(ordered(order, { names: ["green", "a|b%", "blue", "red"] })).toEqual([3, 4, 2, 1]);
  });

  it("has what is absent before everything else", () => {
    expect(ordered(["warm", "id"])).toEqual([3, 2, 1, 4]);
  });
});

describe("where a request goes on", () => {
  it("is written as the server writes times, truths and numbers", () => {
    expect(cursors(["at", "warm", "id"])).toEqual([
      "20240102000000|1|1",
      "20240101000000|0|2",
      "20240103000000||3",
      "20240103000000|1|4",
    ]);
  });

  it("is a text, even if it is a number alone", () => {
    expect(cursors(["id"])).toEqual(["1", "2", "3", "4"]);
  });

  it("has separators within a text escaped where the server does that", () => {
    expect(cursors(["name"], { escaped: true })[3]).toBe("a%7Cb%25");
    expect(ahead("a%7Cb%25", ["name"], false, { escaped: true })).toEqual([1, 2, 3, 4]);
  });

  it("includes the row that it names", () => {
    expect(ahead("2|green", ["shade", "name"])).toEqual([1, 3]);
    expect(ahead("2|green", ["shade", "name"], true)).toEqual([2, 3, 4]);
    expect(ahead("20240102000000", ["at"])).toEqual([1, 3, 4]);
  });

  it("is refused with another number of parts", () => {
    expect(ahead("2", ["shade", "name"])).toBe("badcontinue");
    expect(ahead("2|green|1", ["shade", "name"])).toBe("badcontinue");
  });

  it("is a number where the server writes one", () => {
    expect(cursors(["id"], { number: true })).toEqual([1, 2, 3, 4]);
  });

  it("is refused where a part has not the form of its column", () => {
    const order = [{ column: "shade", form: "number" }, "id"] as const;
    expect(ahead("2|3", order)).toEqual([1, 3, 4]);
    expect(ahead("two|3", order)).toBe("badcontinue");
    expect(ahead("|3", order)).toBe("badcontinue");
  });

  it("is refused where another word stands in the place of a word", () => {
    const order = ["id", { literal: "x" }] as const;
    expect(ahead("3|x", order)).toEqual([3, 4]);
    expect(ahead("3|y", order)).toBe("badcontinue");
  });

  it("follows the values of a parameter", () => {
    const asked = askedOf({ continue: "blue", names: ["green", "blue", "red"] });
    const sorts = sorters([{ column: "name", by: "names" }], asked, "colours", false);
    const isAhead = rowsAhead({}, sorts, asked);
    const names = ["green", "blue", "red"].map((name) =>
      typeof isAhead === "function" ? isAhead({ name }) : undefined,
    );
    expect(names).toEqual([false, true, true]);
  });

  it("has what is absent before everything else", () => {
    expect(ahead("|3", ["warm", "id"])).toEqual([1, 3, 4]);
    expect(ahead("1|1", ["warm", "id"])).toEqual([1, 4]);
  });

  it("is the beginning where nothing is said", () => {
    const asked = askedOf({});
    expect(rowsAhead({}, sorters(["id"], asked, "colours", false), asked)).toBeUndefined();
  });
});
