import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { catalogueApi } from "../../../generator/inspect/catalogue-api.js";
import type { EnumType } from "../../../generator/spec/model/parameter.js";
import type { Parameter } from "../../../generator/spec/source/types.js";
import {
  catalogue as validateCatalogue,
  protocol as validateProtocol,
} from "../../../generator/spec/source/validators.js";
import type { AnyModule } from "../../../templates/runtime/model/descriptor.js";
import { catalogueHandler } from "../../../templates/runtime/query-service/catalogue-handler.js";
import { parseRequest } from "../../../templates/runtime/parse/parsed-request.js";
import { allRules } from "../../../templates/runtime/rules/all.js";
import { sampleWiki } from "../../../templates/wiki/seed/create-wiki.js";
import { wikiStub } from "../../../templates/wiki/server/wiki-stub.js";
import { REPOSITORY } from "../support/places.js";
import { catalogue, catalogueModel, modelled, module } from "../support/specs.js";
import type { Json } from "../support/specs.js";

const SPEC = join(REPOSITORY, "spec", "paraminfo");

/** A list that other wikis have, a generator, and nothing of the shipped catalogue. */
const OWN: readonly Json[] = [
  module("trackingcategories", [], { prefix: "" }),
  module("zones", [], { group: "prop", prefix: "zo", generator: true }),
];

function ownApi(): ReturnType<typeof catalogueApi> {
  return catalogueApi(catalogueModel(...OWN));
}

function issuesOf(request: string): readonly string[] {
  return parseRequest(ownApi(), request).issues.map(
    ({ severity, code, parameter }) => `${severity} ${code} ${parameter}`,
  );
}

/** The values of a parameter of a root, as the server describes them. */
function choices(modules: readonly Json[], path: string, name: string): EnumType | undefined {
  const { value } = modelled(catalogue(...modules));
  if (value?.kind !== "catalogue") throw new Error("The catalogue has errors.");
  const root = value.operations.find((operation) => operation.path === path);
  const type = root?.parameters.find((parameter) => parameter.name === name)?.type;
  return type?.kind === "enum" ? type : undefined;
}

/** A response of MediaWiki 1.45.0, restricted to the modules of the shipped catalogue. */
function parametersOfQuery(): readonly Parameter[] {
  const value: unknown = JSON.parse(readFileSync(join(SPEC, "protocol.json"), "utf8"));
  if (!validateProtocol(value)) throw new Error("This is no protocol.");
  return value.roots.find(({ path }) => path === "query")?.parameters ?? [];
}

function shippedModules(): readonly Json[] {
  const value: unknown = JSON.parse(readFileSync(join(SPEC, "catalogue.json"), "utf8"));
  if (!validateCatalogue(value)) throw new Error("This is no catalogue.");
  return value.paraminfo.modules.map((each) => ({ ...each }));
}

describe("a catalogue without root modules", () => {
  it("has its own modules as values of list, prop, meta and generator", () => {
    expect(choices(OWN, "query", "list")?.values).toEqual(["trackingcategories"]);
    expect(choices(OWN, "query", "prop")?.values).toEqual(["zones"]);
    expect(choices(OWN, "query", "meta")?.values).toEqual([]);
    expect(choices(OWN, "query", "generator")).toMatchObject({
      values: ["zones"],
      submodules: { paths: { zones: "query+zones" }, prefix: "g" },
    });
  });

  it("adds its actions to the shipped ones, internal ones last", () => {
    const probe = { name: "probe", path: "probe", group: "action", prefix: "", parameters: [] };
    const values = choices(
      [probe, { ...probe, name: "zap", path: "zap", internal: true }],
      "main",
      "action",
    )?.values;
    expect(values?.indexOf("probe")).toBe((values?.indexOf("protect") ?? 0) - 1);
    expect(values?.slice(-3)).toEqual(["cspreport", "stashedit", "zap"]);
  });

  it.each(["prop", "list", "meta", "generator"])(
    "gets the values that MediaWiki 1.45 describes for %s, in its order",
    (name) => {
      const described = parametersOfQuery().find((parameter) => parameter.name === name);
      const { values, submodules } = choices(shippedModules(), "query", name) ?? {};
      expect(values).toEqual(described?.type);
      expect(submodules).toEqual({
        paths: described?.submodules,
        prefix: described?.submoduleparamprefix ?? "",
        deprecated: described?.deprecatedvalues ?? [],
      });
    },
  );

  it("knows the modules that it has, and no others, in a request", () => {
    expect(issuesOf("action=query&list=trackingcategories&format=json")).toEqual([]);
    expect(issuesOf("action=query&list=allpages&format=json")).toEqual([
      "warning unrecognizedvalues list",
    ]);
    expect(issuesOf("action=query&generator=zones&format=json")).toEqual([]);
    expect(issuesOf("action=query&generator=allpages&format=json")).toEqual([
      "error badgenerator generator",
    ]);
    expect(issuesOf("action=query&generator=trackingcategories&format=json")).toEqual([
      "error badgenerator generator",
    ]);
  });

  it("reaches the handlers of its modules", async () => {
    const { modules } = ownApi();
    const byName: Record<string, AnyModule> = Object.fromEntries(
      [...modules.values()].map((each) => [each.name, each]),
    );
    const handler = catalogueHandler(byName, allRules, {
      trackingcategories: () => [{ title: "Category:A" }],
    });
    const url = "/api.php?action=query&list=trackingcategories&format=json&formatversion=2";
    const response = await handler(new Request(`http://wiki.example${url}`));
    expect(await response.json()).toEqual({
      batchcomplete: true,
      query: { trackingcategories: [{ title: "Category:A" }] },
    });
  });

  it("reaches its modules in a stub, which has no selection for them", async () => {
    const stub = wikiStub({ api: ownApi(), results: [] }, sampleWiki());
    const { status, body } = await stub.service({
      method: "GET",
      url: "/api.php?action=query&list=trackingcategories&format=json",
      headers: {},
      body: "",
    });
    expect([status, body]).toEqual([200, expect.stringContaining("trackingcategories")]);
  });
});
