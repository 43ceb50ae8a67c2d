import { expect, it } from "vitest";
import { runExperiments } from "../../../../generator/wiki/learn/conduct.js";
import { factsOf } from "../../../../generator/wiki/learn/facts.js";
import { choice, moduleOf, MULTI, parameter } from "./modules.js";

it("bounds the experiments with a module, and the values of a list", async () => {
  const names = Array.from({ length: 600 }, (_, index) => `value${index}`);
  const module = moduleOf("things", "list", [
    parameter("prop", choice(...names), MULTI),
    ...names.map((name) => parameter(name, { kind: "boolean" })),
  ]);
  const lists: (string | undefined)[] = [];
  await runExperiments(module, {
    facts: factsOf("MediaWiki 1.43.0", []),
    progress: () => undefined,
    send: async (parameters) => {
      lists.push(parameters["thprop"]);
      return {
        kind: "received",
        body: { kind: "object", value: { query: { things: [{ id: 1 }] } } },
      };
    },
  });
  const longest = Math.max(...lists.map((list) => list?.split("|").length ?? 0));
  // In both format versions; the ground is found by two experiments, with the default and all values.
  expect([lists.length, longest]).toEqual([2 * (1000 + 2), 500]);
});
