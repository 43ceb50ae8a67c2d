import { describe, expect, it } from "vitest";
import { addPageFields } from "../../../../templates/runtime/query-service/page-fields.js";

const PAGES = [
  { id: 5, fields: { pageid: 5, title: "A" } },
  { id: -1, fields: { title: "B", missing: true } },
];

describe("fields of pages", () => {
  it("are added to the page with their number, and ignored if there is none", () => {
    const fields = { length: 1 };
    expect(
      addPageFields(PAGES, [
        [
          { id: 5, fields },
          { id: 6, fields },
        ],
      ]),
    ).toEqual([
      { id: 5, fields: { pageid: 5, title: "A", length: 1 } },
      { id: -1, fields: { title: "B", missing: true } },
    ]);
  });

  it("are added to the page with their id or title", () => {
    const added = [{ fields: { pageid: 5, a: 1 } }, { fields: { title: "B", b: 2 } }];
    expect(addPageFields(PAGES, [added])).toEqual([
      { id: 5, fields: { pageid: 5, title: "A", a: 1 } },
      { id: -1, fields: { title: "B", missing: true, b: 2 } },
    ]);
  });

  it("are a new page if their id and title are unknown", () => {
    const added = [
      { fields: { title: "C", c: 1 } },
      { fields: { pageid: 9, title: "D" } },
      { fields: { pageid: 9, d: 2 } },
      { fields: { title: "D", e: 3 } },
      { fields: {} },
    ];
    expect(addPageFields(PAGES, [added]).slice(2)).toEqual([
      { id: -2, fields: { title: "C", c: 1 } },
      { id: 9, fields: { pageid: 9, title: "D", d: 2, e: 3 } },
      { id: -3, fields: {} },
    ]);
  });

  it("replace those that the page has, and concatenate the lists of two modules", () => {
    const page = [{ id: 1, fields: { pageid: 1, tags: ["old"] } }];
    expect(
      addPageFields(page, [
        [{ id: 1, fields: { tags: ["a"], size: 1 } }],
        [{ id: 1, fields: { tags: ["b"], size: 2 } }],
      ]),
    ).toEqual([{ id: 1, fields: { pageid: 1, tags: ["a", "b"], size: 2 } }]);
  });

  it("may be copied from the page by two handlers without lists being repeated", () => {
    const tags = ["old"];
    const page = [{ id: 1, fields: { pageid: 1, tags } }];
    expect(
      addPageFields(page, [
        [{ fields: { pageid: 1, tags, size: 1 } }],
        [{ fields: { pageid: 1, tags, length: 2 } }],
      ]),
    ).toEqual([{ id: 1, fields: { pageid: 1, tags: ["old"], size: 1, length: 2 } }]);
  });

  it("may have names that every object has", () => {
    const fields: object = JSON.parse('{"__proto__": ["a"], "toString": ["b"]}');
    const [page] = addPageFields(PAGES, [
      [{ id: 5, fields: { ...fields } }],
      [{ id: 5, fields: { ...fields } }],
    ]);
    expect(Object.entries(page?.fields ?? {}).slice(2)).toEqual([
      ["__proto__", ["a"]],
      ["toString", ["b"]],
    ]);
  });
});
