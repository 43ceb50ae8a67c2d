import { describe, expect, it } from "vitest";
import { createParaminfoStub, createWiki } from "../../../generated/paraminfo/stub.js";
import { paraminfoApi } from "../../../generated/paraminfo/handlers.js";
import { wikiStubApi } from "../../../generator/inspect/catalogue-api.js";
import { model } from "../support/model.js";
import { readInputs } from "../../../generator/project/inputs.js";
import { specJob } from "../../../generator/project/job.js";
import { sampleWiki } from "../../../templates/wiki/seed/create-wiki.js";
import { wikiStub } from "../../../templates/wiki/server/wiki-stub.js";
import { REPOSITORY } from "../support/places.js";

const inputs = readInputs(specJob(["spec/paraminfo"], ".", REPOSITORY)).value;
const shipped = inputs?.specs.map((spec) => model(spec).value)[0];
if (shipped?.kind !== "catalogue") throw new Error("The shipped catalogue cannot be read.");
const fromModel = wikiStubApi(shipped);

const QUERY = "action=query&format=json&formatversion=2";
const REQUESTS = [
  "list=allpages&aplimit=5",
  "generator=allpages&gaplimit=3&prop=info|links&pllimit=2",
  "meta=siteinfo&siprop=namespaces",
  "list=allpages&apfrom=%FF&aplimit=x",
];

async function bodyOf(
  stub: (request: Request) => Promise<Response>,
  query: string,
): Promise<unknown> {
  const response = await stub(new Request(`http://localhost/api.php?${QUERY}&${query}`));
  const body: unknown = await response.json();
  return body;
}

describe("what a stub of the shipped catalogue is made of", () => {
  it("has the modules of the generated code", () => {
    expect([...fromModel.api.modules.values()]).toEqual(Object.values(paraminfoApi));
  });

  it.each(REQUESTS)("answers %s as the generated stub does", async (query) => {
    const generated = await bodyOf(createParaminfoStub(), query);
    expect(await bodyOf(wikiStub(fromModel, sampleWiki()), query)).toEqual(generated);
  });
});

describe("a generated stub of a catalogue", () => {
  const wiki = createWiki({ pages: [{ title: "Apple", text: "A [[pear]]." }, { title: "Pear" }] });

  it("answers from the wiki that it is given", async () => {
    expect(await bodyOf(createParaminfoStub({ wiki }), "list=allpages")).toMatchObject({
      query: { allpages: [{ title: "Apple" }, { title: "Pear" }] },
    });
  });

  it("lets a handler answer instead, by the name of the builder", async () => {
    const stub = createParaminfoStub({
      wiki,
      handlers: { allpages: ({ limit }) => [{ pageid: 1, ns: 0, title: `One of ${limit}` }] },
    });
    expect(await bodyOf(stub, "list=allpages|alllinks")).toMatchObject({
      query: { allpages: [{ title: "One of 10" }], alllinks: [{ title: "Pear" }] },
    });
  });

  it("takes with a warning what the strict one refuses", async () => {
    const query = "list=allpages&colour=red";
    expect(await bodyOf(createParaminfoStub({ wiki }), query)).toHaveProperty("warnings");
    const refused = await bodyOf(createParaminfoStub({ wiki, strict: true }), query);
    expect(refused).toHaveProperty("error");
    expect(refused).not.toHaveProperty("query");
  });
});
