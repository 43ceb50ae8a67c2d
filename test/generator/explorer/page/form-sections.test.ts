import { describe, expect, it } from "vitest";
import { catalogueRequest } from "../../../../generator/explorer/page/catalogue-request.js";
import { formSections } from "../../../../generator/explorer/page/form-sections.js";
import type { FirstSections } from "../../../../generator/explorer/page/form-sections.js";
import { shippedContext } from "./shipped-context.js";

const queries = shippedContext("paraminfo");
const actions = shippedContext("actions");

function sectionsOf(context: typeof queries, query: string, first: FirstSections = "module") {
  return formSections(context, catalogueRequest(context, [], query).strict.parsed, first);
}

function titlesOf(context: typeof queries, query: string, first?: FirstSections) {
  return sectionsOf(context, query, first).map(({ title }) => title);
}

/** The names of the fields of a section in requests. */
function fieldsOf(context: typeof queries, query: string, title: string): readonly string[] {
  const section = sectionsOf(context, query).find((each) => each.title === title);
  return section?.fields.map(({ wireName }) => wireName) ?? [];
}

describe("The sections of a form", () => {
  it("begin with the parameters of the module on its page", () => {
    expect(titlesOf(queries, "action=query&prop=info&list=random")).toEqual([
      "prop=info",
      "list=random",
      "Pages and query",
      "Modules of main",
      "Modules of query",
      "Parameters of main",
      "Parameters of json",
    ]);
  });

  it("begin with the choice of modules on the page of a catalogue", () => {
    expect(titlesOf(queries, "action=query&list=random", "choice")).toEqual([
      "Modules of main",
      "Modules of query",
      "list=random",
      "Pages and query",
      "Parameters of main",
      "Parameters of json",
    ]);
  });

  it("have the prefix of a generator in the names of its fields", () => {
    const names = fieldsOf(queries, "action=query&generator=random", "generator=random");
    expect(names).toContain("grnlimit");
    expect(names).not.toContain("rnlimit");
  });

  it("have the parameters of a template for the values of its source", () => {
    const [none = [], main = []] = ["action=compare", "action=compare&fromslots=main"].map(
      (query) => fieldsOf(actions, query, "action=compare"),
    );
    expect(none.filter((name) => name.startsWith("fromtext"))).toEqual(["fromtext"]);
    expect(main).toContain("fromtext-main");
  });

  it("have the format beside other parameters, and modules apart from them", () => {
    expect(fieldsOf(queries, "action=query", "Modules of main")).toEqual(["action"]);
    expect(fieldsOf(queries, "action=query", "Modules of query")).toEqual([
      "prop",
      "list",
      "meta",
      "generator",
    ]);
    expect(fieldsOf(queries, "action=query", "Parameters of main")).toContain("format");
  });
});
