import { describe, expect, it } from "vitest";
import { checkWikiData } from "../../../generator/serve/service-data.js";

describe("data of a wiki from a file", () => {
  it("makes a wiki", () => {
    const reading = checkWikiData({ $schema: "wiki.schema.json", pages: [{ title: "A" }] });
    expect(reading).toMatchObject({ kind: "wiki", wiki: { tables: { pages: [{ title: "A" }] } } });
  });

  it("is told everything that the schema says against it", () => {
    const reading = checkWikiData({
      pages: [
        { title: 1, txt: "" },
        { title: "A", categories: [{ title: "C", sortkey: 1 }] },
      ],
      users: {},
    });
    const reasons = reading.kind === "issues" ? reading.issues.map(({ reason }) => reason) : [];
    expect(reasons.toSorted()).toEqual([
      '/pages/0 must NOT have additional properties: "txt".',
      "/pages/0/title must be string.",
      "/pages/1/categories/0/sortkey must be string.",
      "/users must be array.",
    ]);
  });

  it("is told of each of many problems", () => {
    const pages = Array.from({ length: 30_000 }, (_, index) => ({ title: index, pageid: "x" }));
    const reading = checkWikiData({ pages });
    expect(reading.kind === "issues" && reading.issues.length).toBe(60_000);
  });

  it("is told which values there are", () => {
    const reading = checkWikiData({ namespaces: [{ id: 100, name: "A", case: "upper" }] });
    expect(reading).toMatchObject({
      kind: "issues",
      issues: [
        {
          reason:
            '/namespaces/0/case must be equal to one of the allowed values: ["first-letter","case-sensitive"].',
        },
      ],
    });
  });

  it.each([
    [{ pages: [{ text: "" }] }, "/pages/0", 'Give it the property "title".'],
    [{ page: [] }, "", 'Remove the property "page".'],
    [
      { blocks: [{ user: "A", timestamp: "yesterday" }] },
      "/blocks/0/timestamp",
      "Write it as in 2024-01-31T09:00:00Z.",
    ],
    [[], "", "Change the value; spec/schemas/wiki.schema.json describes valid values."],
  ])("is told what to do about %j", (data, pointer, help) => {
    expect(checkWikiData(data)).toMatchObject({
      kind: "issues",
      issues: [{ pointer, help }],
    });
  });

  it("is told what it means where the schema allows it", () => {
    expect(checkWikiData({ pages: [{ title: "A" }, { title: "a" }] })).toMatchObject({
      kind: "issues",
      issues: [{ pointer: "/pages/1/title" }],
    });
  });
});
