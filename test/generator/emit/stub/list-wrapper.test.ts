import { describe, expect, it } from "vitest";
import type { JsonSchema } from "../../../../generator/spec/schema/json-schema.js";
import type { EndpointOperation } from "../../../../generator/spec/model/operation.js";
import { lastName, listForms } from "../../../../generator/emit/parts/list-form.js";
import type { SampleRule } from "../../../../templates/runtime/sample/sample.js";

const ORIGIN = { file: "", pointer: "" };
const ITEM = { title: "item" };
const LIST = { type: "array", items: ITEM };
const INTEGER = { type: "integer" };
const FLAG = { type: "boolean" };
const TEXT = { type: "string" };
const SAMPLE: SampleRule = { kind: "text", as: "words" };
const ROWS: SampleRule = { kind: "given", name: "rows" };

function operationAt(path: string, schema?: JsonSchema): EndpointOperation {
  const content = {
    mediaType: "application/json",
    contentType: "application/json",
    form: "json" as const,
    schema: schema ?? {},
  };
  return {
    kind: "endpoint",
    name: "listThings",
    origin: ORIGIN,
    method: "GET",
    path,
    deprecated: false,
    parameters: [],
    responses: schema ? [{ origin: ORIGIN, status: "200", headers: [], contents: [content] }] : [],
  };
}

/** The forms of a list at a path, if each schema but `{ title: "none" }` has a sample. */
function forms(schema: JsonSchema, path = "/things") {
  return listForms(operationAt(path, schema), {
    schemas: { Things: LIST },
    samples: { of: ({ title }) => (title === "none" ? undefined : SAMPLE) },
    paths: new Set(["/things/search", "/profile/things", "/owners"]),
  });
}

function object(
  properties: Readonly<Record<string, JsonSchema>>,
  ...required: readonly string[]
): JsonSchema {
  return { type: "object", properties, ...(required.length > 0 && { required }) };
}

/** The members of the wrapper of things besides the things; undefined if there is no wrapper. */
function members(
  properties: Readonly<Record<string, JsonSchema>>,
  ...required: readonly string[]
): object | undefined {
  const { embedded } = forms(object({ things: LIST, ...properties }, "things", ...required));
  if (!embedded?.wrapper || !("members" in embedded.wrapper)) return undefined;
  const { things, ...rest } = embedded.wrapper.members;
  expect([embedded.name, embedded.item, things]).toEqual(["things", ITEM, ROWS]);
  return rest;
}

describe("the form of a list", () => {
  it("is the list itself, by the name of its path", () => {
    const bare = { item: ITEM, list: LIST, name: "things", at: [] };
    expect(forms(LIST)).toEqual({ bare });
    expect(forms({ $ref: "#/components/schemas/Things" })).toEqual({ bare });
    expect(
      listForms(operationAt("/things"), {
        schemas: {},
        samples: { of: () => SAMPLE },
        paths: new Set(),
      }),
    ).toEqual({});
  });

  it("is both of two alternatives", () => {
    expect(forms({ oneOf: [object({ things: LIST }), LIST] })).toEqual({
      bare: { item: ITEM, list: LIST, name: "things", at: [] },
      embedded: {
        item: ITEM,
        list: LIST,
        name: "things",
        at: ["things"],
        wrapper: { kind: "object", members: { things: ROWS } },
      },
    });
  });

  it.each([
    "content",
    "data",
    "entries",
    "items",
    "members",
    "records",
    "results",
    "rows",
    "values",
    "Items",
    "things",
  ])("is a list with the usual name %s", (name) => {
    expect(forms(object({ [name]: LIST }))).toEqual({
      embedded: {
        item: ITEM,
        list: LIST,
        name,
        at: [name],
        wrapper: { kind: "object", members: { [name]: ROWS } },
      },
    });
  });

  it.each(["thing", "theItems", "itemsOf", "other"])("is not a list with the name %s", (name) => {
    expect(forms(object({ [name]: LIST }))).toEqual({});
  });

  it.each(["_embedded", "data"])("is any list in %s, also in an object there", (name) => {
    expect(forms(object({ [name]: object({ any: LIST }) }))).toEqual({
      embedded: {
        item: ITEM,
        list: LIST,
        name: "any",
        at: [name, "any"],
        wrapper: {
          kind: "object",
          members: { [name]: { kind: "object", members: { any: ROWS } } },
        },
      },
    });
    expect(forms(object({ [name]: object({ a: object({ b: LIST }) }) })).embedded?.name).toBe("b");
    const deep = object({ a: object({ b: object({ c: LIST }) }) });
    expect(forms(object({ [name]: deep })).embedded?.name).toBe("c");
    expect(forms(object({ [name]: object({ more: deep }) }))).toEqual({});
    expect(forms(object({ other: object({ any: LIST }) }))).toEqual({});
  });

  it("is named by the last part of its path that is no variable", () => {
    const names = ["/a/things", "/things/{id}", "/things/{id}/", "/a/x{id}", "/{id}", "/"].map(
      (path) => lastName(operationAt(path)),
    );
    expect(names).toEqual(["things", "things", "things", "a", "listThings", "listThings"]);
  });
});

describe("a member beside a list", () => {
  it.each([
    [
      "total",
      "total totalElements total_elements totalCount total_items totalResults totalRecords total_hits TOTAL",
    ],
    ["pages", "totalPages total_pages pageCount page_count pages lastPage last_page"],
    ["page", "number page pageNumber page_number currentPage current_page"],
    ["size", "size limit perPage per_page pageSize page_size"],
    ["count", "count numberOfElements number_of_elements"],
  ])("that is a number is the %s", (fact, names) => {
    for (const name of names.split(" ")) {
      expect([name, members({ [name]: INTEGER })]).toEqual([
        name,
        { [name]: { kind: "given", name: fact } },
      ]);
      expect(members({ [name]: { type: "number" } })).toEqual(members({ [name]: INTEGER }));
      for (const other of [`x${name}`, `${name}x`])
        expect([other, members({ [other]: INTEGER })]).toEqual([other, {}]);
      expect(members({ [name]: FLAG })).toEqual({});
    }
  });

  it.each([
    ["isFirst", "first isFirst is_first"],
    ["isLast", "last isLast is_last"],
    ["hasNext", "hasNext has_next hasMore hasNextPage has_more_page"],
    ["hasPrevious", "hasPrev hasPrevious has_prev has_previous_page"],
    ["isEmpty", "empty isEmpty is_empty"],
  ])("that is a flag says %s", (fact, names) => {
    for (const name of names.split(" ")) {
      expect([name, members({ [name]: FLAG })]).toEqual([
        name,
        { [name]: { kind: "given", name: fact } },
      ]);
      for (const other of [`x${name}`, `${name}x`])
        expect([other, members({ [other]: FLAG })]).toEqual([other, {}]);
      expect(members({ [name]: INTEGER })).toEqual({});
    }
  });

  it("has a sample if it is required, and then the list has no form without one", () => {
    expect(members({ other: TEXT })).toEqual({});
    expect(members({ other: TEXT }, "other")).toEqual({ other: SAMPLE });
    expect(members({ other: { title: "none" } }, "other")).toBeUndefined();
    expect(members({ pages: { ...INTEGER, minimum: 1 } })).toEqual({
      pages: { kind: "given", name: "pagesOrOne" },
    });
    expect(
      members({ page: { ...INTEGER, minimum: 1 }, pages: { ...INTEGER, minimum: 0 } }),
    ).toEqual({
      page: { kind: "given", name: "page" },
      pages: { kind: "given", name: "pages" },
    });
  });

  it.each(["links", "_links", "page", "paging", "pagination", "meta", "metadata", "_META"])(
    "may be an object %s of such members",
    (name) => {
      const total = { total: { kind: "given", name: "total" } };
      expect(members({ [name]: object({ total: INTEGER, other: TEXT }) })).toEqual({
        [name]: { kind: "object", members: total },
      });
      // What is required and not known leaves the object to its sample.
      expect(members({ [name]: object({ total: INTEGER, other: TEXT }, "other") })).toEqual({});
      expect(members({ [name]: object({ other: TEXT }) })).toEqual({});
      expect(members({ [name]: object({ other: TEXT }) }, name)).toEqual({
        [name]: { kind: "object", members: {} },
      });
    },
  );

  it("is left out in another object", () => {
    expect(
      members({ other: object({ total: INTEGER }), xpage: object({ total: INTEGER }) }),
    ).toEqual({});
  });
});

/** The links beside a list. */
function links(
  properties: Readonly<Record<string, JsonSchema>>,
  ...required: readonly string[]
): object | undefined {
  const found = members({ _links: object(properties, ...required) }) ?? {};
  return Object.values(found)[0];
}

function to(path: string) {
  return { kind: "object", members: { href: { kind: "address", path } } };
}

const HREF = object({ href: TEXT });

describe("a link beside a list", () => {
  it.each([
    ["self", "linkSelf"],
    ["first", "linkFirst"],
    ["prev", "linkPrevious"],
    ["previous", "linkPrevious"],
    ["next", "linkNext"],
    ["last", "linkLast"],
    ["Next", "linkNext"],
  ])("with the name %s is %s", (name, fact) => {
    const given = { kind: "given", name: fact };
    expect(links({ [name]: TEXT })).toEqual({ kind: "object", members: { [name]: given } });
    expect(links({ [name]: HREF })).toEqual({
      kind: "object",
      members: { [name]: { kind: "object", members: { href: given }, whole: true } },
    });
    expect(links({ [`${name}x`]: TEXT })).toBeUndefined();
    expect(links({ [`x${name}`]: TEXT })).toBeUndefined();
    expect(links({ [name]: object({ other: TEXT }) })).toBeUndefined();
  });

  it.each([
    ["next", TEXT, { kind: "given", name: "linkNextAlways" }],
    ["prev", TEXT, { kind: "given", name: "linkPreviousAlways" }],
    ["last", TEXT, { kind: "given", name: "linkLast" }],
    ["next", { type: ["string", "null"] }, { kind: "given", name: "linkNextOrNull" }],
    ["self", { type: ["null", "string"] }, { kind: "given", name: "linkSelf" }],
    [
      "next",
      HREF,
      { kind: "object", members: { href: { kind: "given", name: "linkNextAlways" } } },
    ],
    [
      "first",
      HREF,
      { kind: "object", members: { href: { kind: "given", name: "linkFirst" } }, whole: true },
    ],
  ])("that is required leads somewhere: %s of %j", (name, schema, sample) => {
    expect(links({ [name]: schema }, name)).toEqual({
      kind: "object",
      members: { [name]: sample },
    });
  });

  it.each([
    ["uri", true],
    ["url", true],
    ["iri", true],
    ["uri-reference", false],
  ])("of the format %s has a host: %s", (format, isAbsolute) => {
    const given = { kind: "given", name: "linkSelf", ...(isAbsolute && { isAbsolute }) };
    const address = { ...TEXT, format };
    expect(links({ self: address, first: object({ href: address }) })).toEqual({
      kind: "object",
      members: {
        self: given,
        first: { kind: "object", members: { href: { ...given, name: "linkFirst" } }, whole: true },
      },
    });
  });

  it("leads to another path of the OpenAPI document", () => {
    expect(links({ search: HREF, profile: HREF, owners: HREF, none: HREF })).toEqual({
      kind: "object",
      members: {
        search: to("/things/search"),
        profile: to("/profile/things"),
        owners: to("/owners"),
      },
    });
    expect(links({ search: object({ href: TEXT, other: TEXT }, "href") })).toEqual({
      kind: "object",
      members: { search: to("/things/search") },
    });
    expect(links({ search: object({ href: TEXT, other: TEXT }, "other") })).toBeUndefined();
    expect(links({ search: TEXT })).toBeUndefined();
  });
});
