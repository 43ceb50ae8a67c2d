import { describe, expect, it } from "vitest";
import { servedApi } from "../../../generator/serve/served-spec.js";
import type { ServedCatalogue } from "../../../generator/serve/served-spec.js";
import type { AnyModule } from "../../../templates/runtime/model/descriptor.js";
import { allRules } from "../../../templates/runtime/rules/all.js";

const first: AnyModule = {
  name: "a",
  path: "a",
  group: "action",
  prefix: "",
  select: { action: "a" },
  generator: false,
  params: {},
};
const second: AnyModule = { ...first, name: "b", path: "b", select: { action: "b" } };
const CATALOGUE: ServedCatalogue = {
  kind: "catalogue",
  name: "wiki",
  modules: [first, second],
  results: [],
};

describe("the API of a served catalogue", () => {
  it("has its modules by their paths, and the rules of all types", () => {
    expect(servedApi(CATALOGUE)).toEqual({
      modules: new Map([
        ["a", first],
        ["b", second],
      ]),
      rules: allRules,
    });
  });

  it("knows the namespaces of its wiki, if the catalogue lists them", () => {
    const { rules } = servedApi({ ...CATALOGUE, namespaces: [0, 100] });
    const { namespace, ...others } = rules;
    const { namespace: _, ...common } = allRules;
    expect(others).toEqual(common);
    if (namespace?.kind !== "listed") throw new Error("Namespaces are listed.");
    const param = { type: "namespace" } as const;
    expect(["0", "1", "100"].map((text) => namespace.find(text, param, {}))).toEqual([
      0,
      undefined,
      100,
    ]);
  });
});
