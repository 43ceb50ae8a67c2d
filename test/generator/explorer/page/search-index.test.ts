import { beforeAll, describe, expect, it } from "vitest";
import { searchIndex } from "../../../../generator/explorer/page/search-index.js";
import type { SearchIndex } from "../../../../generator/explorer/page/search-index.js";
import { analyse } from "../../../../generator/pipeline.js";
import { readJobSpecs } from "../../../../generator/project/inputs.js";
import { specJob } from "../../../../generator/project/job.js";
import { REPOSITORY } from "../../support/places.js";
import { storeOf } from "./stores.js";

let search: SearchIndex;

beforeAll(async () => {
  const specs = readJobSpecs(specJob(["spec/paraminfo", "spec/alliance"], ".", REPOSITORY)).flatMap(
    ({ value }) => (value ? (analyse(value).value ?? []) : []),
  );
  search = searchIndex({
    isServed: false,
    wikis: [],
    specs: specs.map(({ names, model }) =>
      storeOf({ name: names.folder, model, builders: new Map() }),
    ),
  });
  await search.complete;
});

/** The kinds and names of the first results. */
function found(text: string, most = 5): readonly string[] {
  return search.find(text, most).map(({ kind, name }) => `${kind} ${name}`);
}

describe("The search of the explorer", () => {
  it.each([
    ["recentchanges", "module recentchanges"],
    ["recentch", "module recentchanges"],
    ["recnt", "module recentchanges"],
    ["recentchnages", "module recentchanges"],
    ["alpages", "module allpages"],
    ["allpages", "module allpages"],
    ["listAll", "operation listAlliances"],
    ["alliance", "schema Alliance"],
    ["filterredir", "parameter filterredir"],
    ["apfilterredir", "parameter filterredir"],
    ["filteredir", "parameter filterredir"],
    ["nonredirects", "value nonredirects"],
  ])("finds by %s first %s", (text, expected) => {
    expect(found(text, 1)).toEqual([expected]);
  });

  it("finds fields and texts of descriptions", () => {
    expect(found("old_revid")).toContain("field old_revid");
    expect(found("pages in a namespace by title", 1)).toEqual(["module allpages"]);
  });

  it("finds the beginning of a part with a typo, but not that of a parameter", () => {
    expect(found("rceent", 1)).toEqual(["module recentchanges"]);
    expect(found("flter", 40)).not.toContain("parameter filterredir");
  });

  it("requires all words, in any order", () => {
    expect(found("limit allpages", 1)).toEqual(["parameter limit"]);
    expect(search.find("limit allpages", 1)[0]?.href).toBe("#/paraminfo/allpages/limit");
    expect(found("allpages zzzzzz")).toEqual([]);
  });

  it("leads to values and fields by their addresses", () => {
    const addresses = search.find("redirects", 40).map(({ href }) => href);
    expect(addresses).toContain("#/paraminfo/allpages/filterredir/redirects");
    expect(search.find("old_revid", 40).map(({ href }) => href)).toContain(
      "#/paraminfo/recentchanges/.query.recentchanges.old_revid",
    );
  });
});
