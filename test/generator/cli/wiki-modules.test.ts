import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  isQueried,
  modulesIn,
  modulesOfCatalogue,
  readingModules,
} from "../../../generator/cli/wiki-modules.js";
import type { Staged } from "../../../generator/base/diagnostic.js";
import type { ModuleOperation } from "../../../generator/spec/model/operation.js";
import type { Pulled } from "../../../generator/wiki/pull.js";
import { writeFiles } from "../support/files.js";
import { scratchFolder } from "../support/places.js";
import { catalogue, lowered, module, parameter } from "../support/specs.js";
import type { Json } from "../support/specs.js";

const MODULES = [
  module("a", [parameter("p", ["x", "y"]), parameter("q")]),
  module("b"),
  action("read"),
  action("write", { writerights: "" }),
  action("post", { mustbeposted: "" }),
];

function action(name: string, more: Json = {}): Json {
  return { name, path: name, group: "action", prefix: "", parameters: [], ...more };
}

/** The paths of a catalogue's own modules, without those of the protocol. */
function paths({ value }: Staged<readonly ModuleOperation[]>): readonly string[] | undefined {
  const given = new Set(MODULES.map(({ path }) => path));
  return value?.map(({ path }) => path).filter((path) => given.has(path));
}

function pulled(...modules: readonly Json[]): Pulled {
  const site = { generator: "MediaWiki 1.43.0", namespaces: [] };
  return { catalogue: catalogue(...modules), site, modules: modules.length };
}

describe("the modules of a wiki", () => {
  it("are all of them without a catalogue in the folder", () => {
    const found = modulesIn(pulled(...MODULES), scratchFolder());
    expect(paths(found)).toEqual(MODULES.map(({ path }) => path));
    expect(found.diagnostics).toEqual([]);
  });

  it("are those that the catalogue in the folder has, with its values", () => {
    const folder = scratchFolder();
    const own = catalogue(module("a", [parameter("p", ["y", "z"])]), module("c"));
    writeFiles(folder, [{ path: "catalogue.json", text: JSON.stringify(own) }]);
    const found = modulesIn(pulled(...MODULES), folder);
    expect(paths(found)).toEqual(["query+a"]);
    const [shared] = found.value?.filter(({ path }) => path === "query+a") ?? [];
    expect(
      shared?.parameters.map(({ name, type }) => [name, type.kind === "enum" && type.values]),
    ).toEqual([["p", ["y"]]]);
  });

  it("are none if one of the catalogues is invalid", () => {
    const folder = scratchFolder();
    expect(modulesIn(pulled({ name: "x" }), folder).value).toBeUndefined();
    writeFiles(folder, [{ path: "catalogue.json", text: "{" }]);
    const { value, diagnostics } = modulesIn(pulled(...MODULES), folder);
    expect(value).toBeUndefined();
    expect(diagnostics.map(({ code, position }) => [code, position?.file])).toEqual([
      ["json-syntax", join(folder, "catalogue.json")],
    ]);
    const openapi = Buffer.from('{ "openapi": "3.1.0", "info": {}, "paths": {} }');
    expect(modulesOfCatalogue("a.json", openapi).value).toBeUndefined();
  });
});

describe("modules whose experiments change nothing", () => {
  const all = MODULES.map(lowered);
  const query = { ...lowered(action("read")), path: "query" };

  it("are query modules, and actions that only read", () => {
    const found = readingModules([query, ...all]).map(({ path }) => path);
    expect(found).toEqual(["query", "query+a", "query+b", "read"]);
  });

  it("are query itself only with its modules", () => {
    const found = readingModules([query, ...all.slice(2)]).map(({ path }) => path);
    expect(found).toEqual(["read"]);
  });

  it("are told by their paths", () => {
    expect(
      ["query", "query+a", "queries", "query-a", "a"].map((path) => isQueried({ path })),
    ).toEqual([true, true, false, false, false]);
  });
});
