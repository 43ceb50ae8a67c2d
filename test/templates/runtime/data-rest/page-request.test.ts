import { describe, expect, it } from "vitest";
import { propertyOf } from "../../../../templates/runtime/model/member.js";
import {
  rowsOnPage,
  parsePageRequest,
  parseSort,
  sortRows,
} from "../../../../templates/runtime/data-rest/page-request.js";

const SORTABLE = ["id", "position", "position.sea", "position.x"];

/** The ids of rows with positions, in the order that a query string asks for. */
function sortedIds(query: string): string {
  const positions = [
    { x: 2, sea: "north" },
    { x: 1, sea: "south" },
    { x: 10, sea: "north" },
    { x: 3, sea: null },
    null,
  ];
  const rows = positions.map((position, id) => ({ value: { id, position }, text: "" }));
  const orders = parseSort(new URLSearchParams(query), SORTABLE);
  return sortRows(rows, orders)
    .map(({ value }) => propertyOf(value, "id"))
    .join(" ");
}

describe("The rows of a page", () => {
  // As a real Spring Data REST sorts them: test/spring/stub-agreement.test.ts.
  it.each([
    ["sort=position", "4 3 0 2 1"],
    ["sort=position,desc", "1 2 0 3 4"],
    ["sort=position.sea&sort=id,desc", "4 3 2 0 1"],
    ["sort=position.x", "4 1 0 3 2"],
    ["sort=nothing", "0 1 2 3 4"],
  ])("are sorted by objects as by their members, whose names are in order: %s", (query, ids) => {
    expect(sortedIds(query)).toBe(ids);
  });
});

describe("The rows of a page that is sorted by a list", () => {
  const rows = [["b", "d"], [], ["c", "a"]].map((tags, id) => ({ value: { id, tags }, text: "" }));

  // As a real Spring Data REST joins them: test/spring/stub-agreement.test.ts.
  it.each([
    ["sort=tags&size=5", "1 2 0"],
    ["sort=tags,desc&size=5", "0 2 1"],
    ["sort=tags&size=2", "1 2"],
    ["sort=tags&size=2&page=1", "0 2"],
    ["sort=id,tags&size=2", "0"],
    ["sort=tags&size=2&page=2", "0"],
  ])("are counted once for each item of the list, and occur once: %s", (query, ids) => {
    const page = parsePageRequest(new URLSearchParams(query), ["id", "tags"]);
    const kept = page ? rowsOnPage(rows, page) : [];
    expect(kept.map(({ value }) => propertyOf(value, "id")).join(" ")).toBe(ids);
  });
});

describe("A page", () => {
  it.each([
    ["", 0, 20],
    ["size=1000&page=2", 2, 1000],
    ["size=1001", 0, 1000],
    ["size=0&page=-1", 0, 20],
    ["size=abc&page=1.5", 0, 20],
  ])("has the default instead of wrong numbers: %s", (query, page, size) => {
    expect(parsePageRequest(new URLSearchParams(query), [])).toEqual({ page, size, orders: [] });
  });
});
