import { expect, it } from "vitest";
import { detailEntries, partEntries } from "../../../../generator/explorer/page/search-index.js";
import type { SpecStore } from "../../../../generator/explorer/page/spec-store.js";
import { pageOfSpecs } from "./page-specs.js";

type Row = readonly [kind: string, name: string, place: string, text: string, href: string];

/** The entries of one part of the page: all that lead to it, or below it. */
function entries(spec: string, part: string): readonly Row[] {
  const store = pageOfSpecs().specs.find((each) => each.spec.name === spec);
  if (!store) throw new Error(`The page has no ${spec}.`);
  const below = `#/${spec}/${part}`;
  return all(store)
    .filter(({ href }) => href === below || href.startsWith(`${below}/`))
    .map(({ kind, name, place, text, href }): Row => [kind, name, place, text, href]);
}

function all(store: SpecStore) {
  return [...partEntries(store), ...detailEntries(store)];
}

it("a module is found with its parameters and their values", () => {
  const rows = entries("wiki", "things");
  expect(rows.slice(0, 7)).toEqual([
    ["module", "things", "wiki list", "Lists things.\nWith their names.", "#/wiki/things"],
    [
      "parameter",
      "kind",
      "things",
      "thkind The kind of things.\n- other: No value.\nEnd.",
      "#/wiki/things/kind",
    ],
    ["value", "new", "things thkind", "Made this year.", "#/wiki/things/kind/new"],
    ["value", "old", "things thkind", "Made before.", "#/wiki/things/kind/old"],
    ["value", "", "things thkind", "Any.", "#/wiki/things/kind/"],
    [
      "parameter",
      "names",
      "things",
      "thnames Names of things. Others are left out.",
      "#/wiki/things/names",
    ],
    ["parameter", "flags", "things", "thflags ", "#/wiki/things/flags"],
  ]);
  expect(rows.length).toBe(21);
});

it("parameters without a prefix have their own text only, and those of modules no values", () => {
  expect(entries("wiki", "json")).toEqual([
    ["module", "json", "wiki format", "", "#/wiki/json"],
    ["parameter", "callback", "json", "", "#/wiki/json/callback"],
    ["parameter", "utf8", "json", "", "#/wiki/json/utf8"],
    ["parameter", "ascii", "json", "", "#/wiki/json/ascii"],
    ["parameter", "formatversion", "json", "", "#/wiki/json/formatversion"],
    ["value", "1", "json formatversion", "", "#/wiki/json/formatversion/1"],
    ["value", "2", "json formatversion", "", "#/wiki/json/formatversion/2"],
    ["value", "latest", "json formatversion", "", "#/wiki/json/formatversion/latest"],
  ]);
  expect(entries("wiki", "query").filter(([kind]) => kind === "value")).toEqual([
    ["value", "0.10", "query exportschema", "", "#/wiki/query/exportschema/0.10"],
    ["value", "0.11", "query exportschema", "", "#/wiki/query/exportschema/0.11"],
  ]);
});

it("an operation and a schema are found in an OpenAPI document", () => {
  expect(entries("pets", "addPet")).toEqual([
    ["operation", "addPet", "pets", "POST /pets Adds a pet.", "#/pets/addPet"],
    ["parameter", "limit", "addPet", "", "#/pets/addPet/limit"],
    ["parameter", "sold", "addPet", "", "#/pets/addPet/sold"],
    ["parameter", "owner", "addPet", "", "#/pets/addPet/owner"],
  ]);
  expect(entries("pets", "listPets")[0]).toEqual([
    "operation",
    "listPets",
    "pets",
    "GET /pets ",
    "#/pets/listPets",
  ]);
  expect(entries("pets", "schema:Pet")).toEqual([
    ["schema", "Pet", "pets", "A pet.", "#/pets/schema:Pet"],
  ]);
});

it("a learned field is found once, with its path", () => {
  const fields = entries("paraminfo", "tags").filter(([kind]) => kind === "field");
  expect(fields.map(([, name, place]) => [name, place])).toContainEqual([
    "hitcount",
    "tags query.tags.hitcount",
  ]);
  expect(fields.map(([, , , , href]) => href)).toContain("#/paraminfo/tags/.query.tags.hitcount");
  expect(new Set(fields.map(([, , , , href]) => href)).size).toBe(fields.length);
});
