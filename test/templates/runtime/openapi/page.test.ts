import { describe, expect, it } from "vitest";
import { pageOf } from "../../../../templates/runtime/openapi/page.js";
import type { StubPage, StubPaging } from "../../../../templates/runtime/openapi/page.js";
import type { OpenApiCall } from "../../../../templates/runtime/openapi/service.js";

const ROWS = ["a", "b", "c", "d", "e"];
const PAGING: StubPaging = { page: "page", size: "size" };

/** A call of a list with the address that its arguments have, and one more parameter. */
function callOf(args: Readonly<Record<string, unknown>>): OpenApiCall {
  const query = new URLSearchParams(
    Object.entries(args).map(([name, value]) => [name, String(value)]),
  );
  query.append("name", "a b");
  return {
    name: "listLetters",
    endpoint: { operationId: "listLetters", method: "GET", path: "/letters", params: {} },
    args,
    base: "https://letters.example/api",
    bodyText: "",
    headers: {},
    url: `/letters?${query}`,
    request: () => new Request("https://letters.example/api/letters"),
  };
}

function pageAt(
  args: Readonly<Record<string, unknown>>,
  first: 0 | 1 = 0,
  paging = PAGING,
): StubPage<string> {
  const result = pageOf(ROWS, paging, first, callOf(args));
  if (!result.ok) throw new Error(result.issues.map(({ message }) => message).join());
  return result.page;
}

const link = (page: number, size = 2): string =>
  `https://letters.example/api/letters?page=${page}&size=${size}&name=a+b`;

describe("a page of a list", () => {
  it("has its rows, its number and its neighbours", () => {
    expect(pageAt({ page: 1, size: 2 })).toEqual({
      rows: ["c", "d"],
      isAfterLast: false,
      facts: {
        total: 5,
        pages: 3,
        pagesOrOne: 3,
        page: 1,
        size: 2,
        count: 2,
        isFirst: false,
        isLast: false,
        hasNext: true,
        hasPrevious: true,
        isEmpty: false,
        linkSelf: link(1),
        linkFirst: link(0),
        linkLast: link(2),
        linkNext: link(2),
        linkNextOrNull: link(2),
        linkNextAlways: link(2),
        linkPrevious: link(0),
        linkPreviousOrNull: link(0),
        linkPreviousAlways: link(0),
      },
    });
  });

  it("has no predecessor if it is the first", () => {
    const { rows, facts } = pageAt({ page: 0, size: 2 });

    expect(rows).toEqual(["a", "b"]);
    expect(facts).toMatchObject({
      isFirst: true,
      isLast: false,
      hasPrevious: false,
      linkPreviousOrNull: null,
      linkPreviousAlways: link(0),
      linkNext: link(1),
    });
    expect(facts["linkPrevious"]).toBeUndefined();
  });

  it("has no successor if it is the last", () => {
    const { rows, facts } = pageAt({ page: 2, size: 2 });

    expect(rows).toEqual(["e"]);
    expect(facts).toMatchObject({
      count: 1,
      isFirst: false,
      isLast: true,
      hasNext: false,
      linkNextOrNull: null,
      linkNextAlways: link(3),
      linkPrevious: link(1),
    });
    expect(facts["linkNext"]).toBeUndefined();
  });

  it("is empty after the last one, and leads back to it", () => {
    const { rows, facts } = pageAt({ page: 7, size: 2 });

    expect(rows).toEqual([]);
    expect(facts).toMatchObject({
      count: 0,
      isEmpty: true,
      isLast: true,
      hasNext: false,
      hasPrevious: true,
      linkLast: link(2),
      linkPrevious: link(2),
      linkPreviousOrNull: link(2),
      linkPreviousAlways: link(2),
      linkNextOrNull: null,
    });
  });

  it("counts from 1 if the service does", () => {
    expect(pageAt({ page: 1, size: 2 }, 1)).toMatchObject({
      rows: ["a", "b"],
      facts: { isFirst: true, hasPrevious: false, linkFirst: link(1), linkLast: link(3) },
    });
    expect(pageAt({ page: 3, size: 2 }, 1)).toMatchObject({
      rows: ["e"],
      facts: { isLast: true, hasNext: false },
    });
  });

  it("is the complete list without a size, and others are empty", () => {
    const { rows, facts } = pageAt({});
    expect(rows).toEqual(ROWS);
    expect(facts).toMatchObject({ pages: 1, size: 5, count: 5, isFirst: true, isLast: true });

    expect(pageAt({ page: 1 }).rows).toEqual([]);
    expect(pageAt({ page: 1 }, 1).rows).toEqual(ROWS);
  });

  it("has no rows if its size is 0, and there are no pages then", () => {
    expect(pageAt({ page: 0, size: 0 })).toMatchObject({
      rows: [],
      facts: { pages: 0, size: 0, isFirst: true, isLast: true, hasNext: false, isEmpty: true },
    });
  });

  it("has no links to others without a parameter for the page", () => {
    const { rows, facts } = pageAt({ size: 2 }, 0, { size: "size" });

    expect(rows).toEqual(["a", "b"]);
    expect(facts).toMatchObject({ hasNext: true, linkNextOrNull: null, linkPreviousOrNull: null });
    expect(facts["linkNext"]).toBeUndefined();
    expect(facts["linkFirst"]).toBe("https://letters.example/api/letters?size=2&name=a+b");
  });

  it("has links without a query if its address has none", () => {
    const call = { ...callOf({}), url: "/letters" };
    const result = pageOf(ROWS, {}, 0, call);

    expect(result.ok && result.page.facts["linkSelf"]).toBe("https://letters.example/api/letters");
    expect(result.ok && result.page.facts["linkLast"]).toBe("https://letters.example/api/letters");
  });
});

describe("a page that cannot be", () => {
  it("is refused with each parameter that is too small", () => {
    expect(pageOf(ROWS, PAGING, 1, callOf({ page: 0, size: -1 }))).toEqual({
      ok: false,
      issues: [
        {
          severity: "error",
          code: "outofrange",
          parameter: "page",
          module: "listLetters",
          message: "page: 0 is below 1, the minimum of this stub",
          data: { min: 1 },
        },
        {
          severity: "error",
          code: "outofrange",
          parameter: "size",
          module: "listLetters",
          message: "size: -1 is below 0, the minimum of this stub",
          data: { min: 0 },
        },
      ],
    });
  });

  it("is not refused at the minimum", () => {
    expect(pageOf(ROWS, PAGING, 0, callOf({ page: 0, size: 0 })).ok).toBe(true);
  });
});
