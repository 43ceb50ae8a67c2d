import { describe, expect, it } from "vitest";
import { missingModules, requestCode } from "../../examples/api-sandbox/src/request-code.js";
import type { Module } from "../../../generator/spec/source/types.js";
import actions from "../../../spec/actions/catalogue.json" with { type: "json" };
import queries from "../../../spec/paraminfo/catalogue.json" with { type: "json" };
import protocol from "../../../spec/paraminfo/protocol.json" with { type: "json" };

const known: readonly Module[] = JSON.parse(
  JSON.stringify([...queries.paraminfo.modules, ...actions.paraminfo.modules, ...protocol.roots]),
);

/** `main` as a wiki describes it: with the modules that its parameters select. */
const main = modulesAt(["main"]);

function modulesAt(paths: readonly string[]): readonly Module[] {
  return paths.flatMap((path) => known.filter((module) => module.path === path).slice(0, 1));
}

describe("the modules that a request selects", () => {
  it("are found step by step", () => {
    const request = "action=query&prop=info|revisions&generator=allpages&list=nonsense";
    expect(missingModules(request, main)).toEqual(["query"]);
    expect(missingModules(request, [...main, ...modulesAt(["query"])]).toSorted()).toEqual([
      "query+allpages",
      "query+info",
      "query+revisions",
    ]);
  });

  it("are none if all are known", () => {
    const modules = [...main, ...modulesAt(["query", "query+info"])];
    expect(missingModules("action=query&prop=info", modules)).toEqual([]);
  });
});

function code(request: string, paths: readonly string[]): string {
  return requestCode(
    request,
    [...main, ...modulesAt(paths)],
    ({ group }, file) => `${group ?? "root"}/${file}`,
  );
}

describe("the code of a request", () => {
  it("has the names of generated code", () => {
    expect(code("action=delete&title=A", ["delete"])).toBe(`import { delete_ } from "action/delete";

delete_({ title: "A" });`);
    expect(code("action=options&reset=1", ["options"])).toContain('from "action/options_"');
  });

  it("composes modules with a generator", () => {
    const request = "action=query&prop=info&generator=allpages&gaplimit=max";
    expect(code(request, ["query", "query+allpages", "query+info"])).toContain(`query(
  [info()],
  {
    generator: allpages({ limit: "max" }),
  },
);`);
  });

  it("is empty if the request selects no module", () => {
    expect(code("action=query", ["query"])).toBe("");
  });
});
