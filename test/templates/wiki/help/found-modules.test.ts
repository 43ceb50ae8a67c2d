import { expect, it } from "vitest";
import { childrenOf, modulesByPattern } from "../../../../templates/wiki/help/found-modules.js";
import { MODULES } from "./described-modules.js";

const ALL_BELOW_MAIN = ["go", "query", "query+a", "query+b"];

/** Observed on MediaWiki 1.39 and 1.45. */
const FOUND: readonly (readonly [pattern: string, paths: readonly string[], warning?: string])[] = [
  ["main", ["main"]],
  ["go", ["go"]],
  ["query+a", ["query+a"]],
  ["query a", ["query+a"]],
  ["query+*", ["query+a", "query+b"]],
  ["query *", ["query+a", "query+b"]],
  ["query+**", ["query+a", "query+b"]],
  ["main+*", ["go", "query"]],
  ["*", ["go", "query"]],
  ["main+**", ALL_BELOW_MAIN],
  ["**", ALL_BELOW_MAIN],
  ["go+*", [], "No modules are below go."],
  ["go+x", [], "No modules are below go."],
  ["nope", [], 'The module main has no module "nope" below it.'],
  ["", [], 'The module main has no module "" below it.'],
  ["nope+*", [], 'The module main has no module "nope" below it.'],
  ["query+nope", [], 'The module query has no module "nope" below it.'],
  ["query+nope+x", [], 'The module query has no module "nope" below it.'],
  ["query+a+x", [], "No modules are below query+a."],
  ["query a+b", [], 'The module main has no module "query a" below it.'],
  ["query+a*", [], 'The module query has no module "a*" below it.'],
  ["x\n*", [], 'The module main has no module "x\\n*" below it.'],
];

it.each(FOUND.map(([pattern, paths, warning]) => ({ pattern, paths, warning })))(
  "the pattern $pattern has the modules $paths",
  ({ pattern, paths, warning }) => {
    const found = modulesByPattern(pattern, MODULES);
    expect({ ...found, modules: found.modules.map(({ path }) => path) }).toEqual({
      modules: paths,
      ...(warning !== undefined && { warning: { code: "badmodule", text: warning } }),
    });
  },
);

function below(path: string): readonly string[] {
  return childrenOf(path, MODULES).map(({ name }) => name);
}

it("the modules directly below a module are in the order of their paths", () => {
  expect([below("main"), below("query"), below("quer"), below("go")]).toEqual([
    ["go", "query"],
    ["a", "b"],
    [],
    [],
  ]);
});
