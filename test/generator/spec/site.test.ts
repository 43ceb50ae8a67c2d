import { describe, expect, it } from "vitest";
import { catalogueApi } from "../../../generator/inspect/catalogue-api.js";
import type { CatalogueModel } from "../../../generator/spec/model/spec-model.js";
import { model } from "../support/model.js";
import { parseRequest } from "../../../templates/runtime/parse/parsed-request.js";
import { catalogue, catalogueInput, module, parameter } from "../support/specs.js";

/** The facts of a wiki, as `pull` writes them. */
const SITE = {
  generator: "MediaWiki 1.45.0",
  namespaces: [
    { id: -2, name: "Media", canonical: "Media" },
    { id: -1, name: "Special", canonical: "Special" },
    { id: 0, name: "" },
    { id: 100, name: "Portal" },
  ],
};

const MODULES = [
  module("allpages", [parameter("namespace", "namespace", { default: 0 })], { prefix: "ap" }),
  module("search", [parameter("namespace", "namespace", { multi: true, default: "0" })], {
    prefix: "sr",
  }),
  module(
    "recentchanges",
    [
      parameter("namespace", "namespace", {
        multi: true,
        allspecifier: "*",
        extranamespaces: [-2, -1],
      }),
    ],
    { prefix: "rc" },
  ),
];

function modelOf(facts: object): CatalogueModel {
  const input = catalogueInput(catalogue(...MODULES));
  const site = { file: "site.json", bytes: new TextEncoder().encode(JSON.stringify(facts)) };
  const { value } = model({ ...input, site });
  if (value?.kind !== "catalogue") throw new Error("The catalogue has errors.");
  return value;
}

function issuesOf(query: string): readonly string[] {
  const value = modelOf(SITE);
  const { issues } = parseRequest(catalogueApi(value), `action=query&format=json&${query}`);
  return issues.map(({ severity, code, parameter: name }) => `${severity} ${code} ${name}`);
}

// Observed on MediaWiki 1.39.17 and 1.45.0, whose site facts have the namespaces -2 and -1.
describe("a namespace of a wiki with site facts", () => {
  it("is one from 0, or one that the parameter lists", () => {
    expect(issuesOf("list=allpages&apnamespace=100")).toEqual([]);
    expect(issuesOf("list=recentchanges&rcnamespace=-1|100")).toEqual([]);
    expect(issuesOf("list=recentchanges&rcnamespace=*")).toEqual([]);
  });

  it("is not -2 or -1 in other parameters", () => {
    expect(issuesOf("list=allpages&apnamespace=-1")).toEqual(["error badvalue apnamespace"]);
    expect(issuesOf("list=search&srnamespace=-2|0")).toEqual([
      "warning unrecognizedvalues srnamespace",
    ]);
  });
});

describe("the version of a wiki with site facts", () => {
  it.each([
    ["MediaWiki 1.45.0", 45],
    ["MediaWiki 1.43.0-wmf.12", 43],
    ["MediaWiki 2.0", undefined],
    ["Something 1.45.0", undefined],
  ])("of %s is the minor version %s of its modules", (generator, version) => {
    const { modules } = catalogueApi(modelOf({ ...SITE, generator }));
    expect([...modules.values()].map((each) => each.version)).toEqual(
      Array.from(modules, () => version),
    );
  });

  it("decides the rules of a request", () => {
    const list = Array.from({ length: 51 }, (_, index) => index).join("|");
    const query = `action=query&format=json&list=search&srnamespace=${list}`;
    const dataOf = (generator: string): unknown =>
      parseRequest(catalogueApi(modelOf({ ...SITE, generator })), query).issues[0]?.data;
    const limits = { limit: 50, lowlimit: 50, highlimit: 500 };
    expect(dataOf("MediaWiki 1.39.17")).toEqual(limits);
    expect(dataOf("MediaWiki 1.43.9")).toEqual({ parameter: "srnamespace", ...limits });
  });
});
