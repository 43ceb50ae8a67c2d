import { describe, expect, it } from "vitest";
import type { Target } from "../../../../generator/spec/input.js";
import { analyse } from "../../../../generator/pipeline.js";
import { selectTargets } from "../../../../generator/emit/plan/select-targets.js";
import type { PlannedModule, PlannedSpec } from "../../../../generator/emit/plan/planned.js";
import { goldenInput } from "../../support/goldens.js";
import { openApiDocument, inputOf, query } from "../../support/specs.js";

function plannedGolden(name: string): PlannedSpec {
  const { value: spec } = analyse(goldenInput(name));
  if (!spec) throw new Error("There is no plan.");
  return spec;
}

const OF_TARGETS = ["result", "version1"] as const;

/** The parts of modules that depend on targets, of which a spec has any. */
function partsOf(given: object): readonly string[] {
  return OF_TARGETS.filter((name) => Object.hasOwn(given, name));
}

describe("the code of targets of a catalogue", () => {
  const spec = plannedGolden("result-format-version-1");
  if (spec.kind !== "catalogue") throw new Error("This is no catalogue.");
  const known = spec.modules.find(({ result, version1 }) => result && version1);
  if (!known?.result || !known.version1) throw new Error("A part is missing.");
  const full: PlannedModule = known;
  const { version1: _version1, result: _result, ...bare } = full;
  const all = {
    ...spec,
    modules: [full, bare],
    root: full,
    model: { ...spec.model, operations: [full.operation] },
  };

  it.each<readonly [readonly Target[], readonly string[]]>([
    [[], []],
    [["requests"], []],
    [["responses"], ["result", "version1"]],
    [["stub"], []],
    [
      ["responses", "stub"],
      ["result", "version1"],
    ],
  ])("is about what %j need", (targets, parts) => {
    const found = selectTargets(all, targets);
    if (found.kind !== "catalogue") throw new Error("This is no catalogue.");
    expect(found.modules.map(partsOf)).toEqual([parts, []]);
    const inModel = parts.filter((name) => name !== "version1");
    expect(found.modules.map(({ operation }) => partsOf(operation))).toEqual([inModel, inModel]);
    expect(found.model.operations.map(partsOf)).toEqual([inModel]);
    expect(found.root && partsOf(found.root)).toEqual(parts);
    const [module] = found.modules;
    for (const name of OF_TARGETS)
      if (parts.includes(name)) expect(module?.[name]).toBe(full[name]);
    expect(module?.names).toBe(full.names);
  });

  it("has no root if the catalogue has none", () => {
    const { root: _root, ...without } = all;
    expect(Object.hasOwn(selectTargets(without, ["responses"]), "root")).toBe(false);
  });
});

function object(properties: object) {
  return { type: "object", properties };
}

function ref(name: string) {
  return { $ref: `#/components/schemas/${name}` };
}

function json(schema: object) {
  return { content: { "application/json": { schema } } };
}

describe("the code of targets of an OpenAPI document", () => {
  const { value: spec } = analyse(
    inputOf(
      openApiDocument(
        {
          parameters: [query("filter", object({ f: ref("Filter") }))],
          responses: {
            200: { description: "", ...json({ type: "array", items: ref("Answer") }) },
            400: { description: "", ...json(object({ unnamed: { type: "string" } })) },
          },
        },
        {
          paths: {
            "/list": {
              post: {
                operationId: "add",
                requestBody: json(object({ outer: ref("Outer") })),
                parameters: [
                  { name: "filter", in: "query", ...json(ref("Filter")) },
                  { name: "plain", in: "query", schema: { type: "string" } },
                ],
                responses: {
                  200: { description: "", ...json(ref("Answer")) },
                  400: { description: "", ...json(object({ unnamed: { type: "string" } })) },
                },
              },
            },
          },
          components: {
            schemas: {
              Answer: object({ inner: ref("Inner") }),
              Filter: object({ a: { type: "string" } }),
              Inner: object({ b: { type: "string" } }),
              Outer: object({ inner: ref("Inner") }),
              Unused: object({}),
            },
          },
        },
      ),
    ),
  );
  if (spec?.kind !== "openapi") throw new Error("There is no plan.");

  it("is all of it with those of responses", () => {
    expect(selectTargets(spec, ["responses"])).toBe(spec);
  });

  it("is what bodies and parameters need without them", () => {
    const found = selectTargets(spec, ["requests", "stub"]);
    if (found.kind !== "openapi") throw new Error("This is no OpenAPI document.");
    expect(found.endpoints.map(({ responses }) => responses)).toEqual([[]]);
    expect(found.endpoints.map(({ operation }) => operation.responses)).toEqual([[]]);
    expect(found.model.operations.map(({ responses }) => responses)).toEqual([[]]);
    expect(found.endpoints.map(({ body, names }) => [body, names])).toEqual(
      spec.endpoints.map(({ body, names }) => [body, names]),
    );
    expect(Object.keys(found.model.schemas)).toEqual(["Filter", "Inner", "Outer"]);
    expect(found.schemas.map(({ name }) => name)).toEqual(["Filter", "Inner", "Outer"]);
    expect(spec.unnamed).toHaveLength(2);
    expect(found.unnamed.map(({ origin }) => origin.pointer)).toEqual(
      spec.unnamed
        .filter(({ schema }) => "outer" in (schema.properties ?? {}))
        .map(({ origin }) => origin.pointer),
    );
  });

  it("has no pages of lists, which are responses", () => {
    const pages = plannedGolden("openapi-list-pages");
    if (pages.kind !== "openapi") throw new Error("This is no OpenAPI document.");
    expect(pages.endpoints.some((each) => "pages" in each)).toBe(true);
    const found = selectTargets(pages, ["requests"]);
    expect(found.kind === "openapi" && found.endpoints.some((each) => "pages" in each)).toBe(false);
  });
});
