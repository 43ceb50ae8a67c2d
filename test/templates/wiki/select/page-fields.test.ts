import { describe, expect, it } from "vitest";
import type {
  FieldDescriptors,
  ResultDescriptor,
} from "../../../../templates/runtime/model/result-descriptor.js";
import { fieldsOfPages } from "../../../../templates/wiki/select/page-fields.js";
import { pageSet } from "../../../../templates/wiki/pages/page-set-builder.js";
import type { PageSelection } from "../../../../templates/wiki/select/selection.js";
import { askedOf, tinyStore } from "../tiny-wiki.js";

const SELECTION: PageSelection = {
  module: "query+colours",
  params: {},
  kind: "pages",
  of: "existing",
};

/** A learned result whose fields are the pages' own, or in an object of each page. */
function resultOf(record: FieldDescriptors, place: readonly string[]): ResultDescriptor {
  const page = place.length === 2 ? record : { colours: { is: { record } } };
  return {
    module: "query+colours",
    rows: { at: place, kind: "object" },
    response: { query: { is: { record: { pages: { is: { list: { record: page } } } } } } },
  };
}

const TITLE: FieldDescriptors = { title: { is: "string" } };

/** What each page of a request gets, by its number, or the code of the refusal. */
function said(
  more: Partial<PageSelection>,
  result: ResultDescriptor = resultOf(TITLE, ["query", "pages"]),
): unknown {
  const store = tinyStore();
  const titles = ["Apple", "Nothing", "Special:AllPages", "<>", "Talk:Apple"];
  const options = { redirects: false, caller: "Ann", seesDeleted: false, iwurl: false };
  const asked = askedOf({ name: "x" }, { store, pages: pageSet(store, { titles }, options) });
  const outcome = fieldsOfPages({ ...SELECTION, ...more }, result, asked);
  if (outcome.kind === "refused") return outcome.code;
  return [...(outcome.value.pages ?? [])].map(([id, fields]) => [Math.sign(id), fields]);
}

const APPLE = [1, { title: "Apple" }];
const TALK = [1, { title: "Talk:Apple" }];
const NOTHING = [-1, { title: "Nothing" }];
const SPECIAL = [-1, { title: "Special:AllPages" }];

describe("fields of pages", () => {
  it("are those of the pages that are there, of missing ones, or of all that have a title", () => {
    expect(said({})).toEqual([APPLE, TALK]);
    const found = said({ of: "existing and missing" });
    expect(found).toHaveLength(3);
    expect(found).toEqual(expect.arrayContaining([APPLE, TALK, NOTHING]));
    const all = said({ of: "all" });
    expect(all).toHaveLength(4);
    expect(all).toEqual(expect.arrayContaining([APPLE, TALK, NOTHING, SPECIAL]));
  });

  it("stand in an object beside the page's own where the result has them there", () => {
    const result = resultOf(TITLE, ["query", "pages", "colours"]);
    expect(said({}, result)).toEqual([
      [1, { colours: { title: "Apple" } }],
      [1, { colours: { title: "Talk:Apple" } }],
    ]);
  });

  it("come from a row of another table, by the page's number or by its title", () => {
    expect(said({ from: "revisions", columns: { title: "revid" } })).toEqual([
      [1, { title: "12" }],
    ]);
    expect(said({ from: "pagelinks", belongs: "title" })).toEqual([APPLE, TALK]);
  });

  it("come from columns of other names", () => {
    expect(said({ columns: { title: "length" } })).toEqual([
      [1, { title: "20" }],
      [1, { title: "40" }],
    ]);
  });

  it("are refused as rows are", () => {
    const refuse = [{ when: [{ given: "name" }], code: "noname", text: "No name." }];
    expect(said({ refuse })).toBe("noname");
  });
});
