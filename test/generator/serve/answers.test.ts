import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseDocument } from "../../../generator/base/document.js";
import type { Document } from "../../../generator/base/document.js";
import { readSpecs } from "../../../generator/serve/read-specs.js";
import type { ServedCatalogue, ServedSpec } from "../../../generator/serve/served-spec.js";
import { makeServices } from "../../../generator/serve/services.js";
import { readWikis } from "../../../generator/serve/service-data.js";
import type { Json } from "../support/specs.js";
import { writeFiles } from "../support/files.js";
import { REPOSITORY, scratchFolder } from "../support/places.js";
import { catalogue, module } from "../support/specs.js";

const shipped = readSpecs(["spec/paraminfo"], REPOSITORY).value ?? [];

interface Catalogue {
  readonly paraminfo: { readonly modules: readonly Json[] };
}

function allpagesOfShipped(): Json {
  const { paraminfo }: Catalogue = JSON.parse(
    readFileSync(join(REPOSITORY, "spec", "paraminfo", "catalogue.json"), "utf8"),
  );
  return paraminfo.modules.find((each) => each["path"] === "query+allpages") ?? {};
}

/** The body of a response to what the stub does not implement. */
function unimplemented(what: string): object {
  const info = `The stub does not implement ${what} of query+allpages.`;
  return { error: { code: "notimplemented", info } };
}

function parametersOf({ parameters }: Json): readonly Json[] {
  return Array.isArray(parameters) ? parameters : [];
}

/** A catalogue that was merely pulled: one module that the shipped one has too, and one that it has not. */
function pulled(allpages = allpagesOfShipped()): ServedCatalogue {
  const folder = scratchFolder();
  const modules = [allpages, module("oddities")];
  writeFiles(folder, [
    { path: "wiki/catalogue.json", text: JSON.stringify(catalogue(...modules)) },
  ]);
  const [spec] = readSpecs(["wiki"], folder).value ?? [];
  if (spec?.kind !== "catalogue") throw new Error("This is no catalogue.");
  return spec;
}

async function ask(
  specs: readonly ServedSpec[],
  query: string,
  more: Partial<Parameters<typeof makeServices>[1]> = {},
): Promise<unknown> {
  const services = makeServices(specs, { seed: 1, envelope: "embedded", ...more });
  const answer = await services[0]?.handler.service({
    method: "GET",
    url: `/api.php?action=query&format=json&formatversion=2&${query}`,
    headers: {},
    body: "",
  });
  const body: unknown = JSON.parse(answer?.body ?? "");
  return body;
}

/** Data as it is read from a file. */
function data(value: unknown): Document {
  const bytes = new TextEncoder().encode(JSON.stringify(value, undefined, 1));
  const document = parseDocument("data.json", bytes).value;
  if (!document) throw new Error("This is no JSON.");
  return document;
}

describe("a catalogue that was merely pulled", () => {
  it("answers as the shipped one does, as far as it has the same modules", async () => {
    const query = "list=allpages&aplimit=3";
    expect(await ask([pulled()], query)).toEqual(await ask(shipped, query));
  });

  it("refuses parameters and values that the wiki does not act on", async () => {
    const allpages = {
      ...allpagesOfShipped(),
      parameters: [
        ...parametersOf(allpagesOfShipped()).map((each) =>
          each["name"] === "filterredir"
            ? { ...each, type: ["all", "redirects", "nonredirects", "double"] }
            : each,
        ),
        { name: "byauthor", type: "string" },
        { name: "style", type: ["plain", "fancy"], default: "plain" },
      ],
    };
    const specs = [pulled(allpages)];
    expect(await ask(specs, "list=allpages&aplimit=3&apstyle=plain")).toEqual(
      await ask(shipped, "list=allpages&aplimit=3"),
    );
    expect(await ask(specs, "list=allpages&apbyauthor=Admin")).toMatchObject(
      unimplemented("the parameter byauthor"),
    );
    expect(await ask(specs, "list=allpages&apfilterredir=double")).toMatchObject(
      unimplemented("double of the parameter filterredir"),
    );
  });

  it("has the shipped results of its modules and of the query root", () => {
    expect(pulled().results.map((each) => each.module)).toEqual(["query", "query+allpages"]);
  });
});

describe("the wiki in the data of services", () => {
  it("is served instead of the one that the seed makes", async () => {
    const { value: wikis } = readWikis(
      data({ paraminfo: { pages: [{ title: "Apple" }] } }),
      shipped,
    );
    expect(await ask(shipped, "list=allpages", wikis && { wikis })).toMatchObject({
      query: { allpages: [{ title: "Apple" }] },
    });
  });

  it("is reported where it cannot be used, with the place and all of it", () => {
    const { value, diagnostics } = readWikis(
      data({ paraminfo: { pages: [{ text: "no title" }, { title: 1 }] } }),
      shipped,
    );
    expect(value).toBeUndefined();
    expect(diagnostics.map(({ code, position }) => [code, position?.line])).toEqual([
      ["data-unusable", 4],
      ["data-unusable", 8],
    ]);
  });
});
