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
  ["go+*", [], "go has no submodules."],
  ["go+x", [], "go has no submodules."],
  ["nope", [], 'main does not have a submodule "nope".'],
  ["", [], 'main does not have a submodule "".'],
  ["nope+*", [], 'main does not have a submodule "nope".'],
  ["query+nope", [], 'query does not have a submodule "nope".'],
  ["query+nope+x", [], 'query does not have a submodule "nope".'],
  ["query+a+x", [], "query+a has no submodules."],
  ["query a+b", [], 'main does not have a submodule "query a".'],
  ["query+a*", [], 'query does not have a submodule "a*".'],
  ["x\n*", [], 'main does not have a submodule "x\\n*".'],
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
