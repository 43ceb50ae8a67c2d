import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { SourceFile } from "../../../generator/spec/source/source-file.js";
import type { ModuleOperation } from "../../../generator/spec/model/operation.js";
import { model } from "../support/model.js";
import { readInputs } from "../../../generator/project/inputs.js";
import { specJob } from "../../../generator/project/job.js";
import type { Correction, Result } from "../../../generator/spec/source/types.js";
import { REPOSITORY, scratchFolder } from "../support/places.js";
import { field, inQuery, withProp } from "../support/results.js";
import { catalogue, catalogueInput, inShort, module, parameter } from "../support/specs.js";
import type { Json } from "../support/specs.js";

const SHIPPED: Result = {
  module: "query+a",
  servers: ["MediaWiki 1.39"],
  rows: { at: ["query", "a"], kind: "item", selector: "prop" },
  response: inQuery({
    a: field({
      list: {
        record: {
          id: field("integer"),
          title: withProp("title", "title"),
          size: withProp("integer", "size"),
          type: field({ enumOf: "type" }),
          hits: field("integer", { when: { withhits: true } }),
        },
      },
    }),
  }),
};

function file(name: string, content: object): SourceFile {
  return { file: name, bytes: new TextEncoder().encode(JSON.stringify(content)) };
}

/** Adds a field to the rows of `query+a`. */
function correct(name: string): Correction {
  return {
    module: "query+a",
    at: ["query", "a", name],
    field: field("string"),
    reason: "Observed.",
  };
}

interface Given {
  readonly module: Json;
  readonly own?: readonly object[];
  readonly shipped?: readonly object[];
}

/** The rows of `query+a` with their fields, and what is reported. */
function modelled({ module: given, own = [], shipped = [SHIPPED] }: Given): {
  readonly result: ModuleOperation["result"];
  readonly fields: readonly string[];
  readonly findings: readonly string[];
} {
  const { value, diagnostics } = model({
    ...catalogueInput(catalogue(given)),
    results: own.map((each, index) => file(`results/${index}.json`, each)),
    shippedResults: shipped.map((each, index) => file(`shipped/${index}.json`, each)),
  });
  const operations = value?.kind === "catalogue" ? value.operations : [];
  const result = operations.find(({ path }) => path === "query+a")?.result;
  const rows = result?.response
    .flatMap(({ shape }) => (shape.kind === "record" ? shape.fields : []))
    .flatMap(({ shape }) => (shape.kind === "list" ? [shape.items] : []));
  const fields = rows?.flatMap((row) =>
    row.kind === "record"
      ? row.fields.map(({ name, shape }) =>
          shape.kind === "scalar" ? `${name}: ${shape.type}` : `${name}: ${shape.kind}`,
        )
      : [],
  );
  return { result, fields: fields ?? [], findings: diagnostics.map(inShort) };
}

const ALL = module("a", [
  parameter("prop", ["title", "size"], { multi: true }),
  parameter("type", ["edit", "new"]),
  parameter("withhits", "boolean"),
]);
const FEWER = module("a", [parameter("prop", ["title"], { multi: true })]);

describe("a module without a result of its own", () => {
  it("has the shipped one of its path", () => {
    expect(modelled({ module: ALL })).toMatchObject({
      result: { rows: { at: ["query", "a"], kind: "item", selector: "prop" } },
      fields: ["id: integer", "title: title", "size: integer", "type: enum", "hits: integer"],
      findings: [],
    });
  });

  it("has the shipped one as far as its parameters and values go, without a report", () => {
    expect(modelled({ module: FEWER })).toMatchObject({
      fields: ["id: integer", "title: title", "type: string"],
      findings: [],
    });
  });

  it("has no selector that it has no parameter for", () => {
    const { result, findings } = modelled({ module: module("a") });
    expect(result?.rows).toEqual({ at: ["query", "a"], kind: "item" });
    expect(findings).toEqual([]);
  });

  it("has no result of another path", () => {
    const { result, findings } = modelled({ module: { ...module("b"), path: "query+b" } });
    expect(result).toBeUndefined();
    expect(findings).toEqual([]);
  });

  it("has the shipped corrections, and its own", () => {
    const { fields, findings } = modelled({
      module: FEWER,
      shipped: [SHIPPED, { corrections: [correct("shipped")] }],
      own: [{ corrections: [correct("own")] }],
    });
    expect(fields).toEqual([
      "id: integer",
      "title: title",
      "type: string",
      "shipped: string",
      "own: string",
    ]);
    expect(findings).toEqual([]);
  });
});

/** A shipped result whose responses are texts or lists. */
const SHIPPED_FORMS: Result = {
  module: "query+a",
  servers: ["MediaWiki 1.39"],
  response: {},
  bodies: [
    { is: { tuple: ["string", { enumOf: "type" }] }, when: { type: ["new"] }, seen: 10 },
    { is: "text", when: { withhits: true }, seen: 10 },
    { is: "text", unless: { prop: ["size"] }, seen: 10 },
  ],
  errors: [{ code: "missingparam" }],
};

describe("a module with a shipped result whose responses are no objects", () => {
  it("has its forms and the codes of its errors", () => {
    const { result } = modelled({ module: ALL, shipped: [SHIPPED_FORMS] });
    expect(result).toMatchObject({
      bodies: [
        { when: [{ parameter: "type", values: ["new"] }], unless: [] },
        { is: "text", when: [{ parameter: "withhits" }], unless: [] },
        { is: "text", when: [], unless: [{ parameter: "prop", values: ["size"] }] },
      ],
      errors: [{ code: "missingparam", servers: ["MediaWiki 1.39"] }],
    });
  });

  it("has only the conditions that its requests can meet", () => {
    const { result, findings } = modelled({ module: FEWER, shipped: [SHIPPED_FORMS] });
    expect(result?.bodies).toEqual([{ is: "text", when: [], unless: [] }]);
    expect(findings).toEqual([]);
  });
});

describe("a catalogue of all actions in another folder", () => {
  it("has the shipped results of actions, with their corrections", () => {
    const folder = scratchFolder();
    mkdirSync(join(folder, "wiki"));
    const catalogueFile = join("spec", "actions", "catalogue.json");
    copyFileSync(join(REPOSITORY, catalogueFile), join(folder, "wiki", "catalogue.json"));
    const shipped = resultsOf(catalogueFile, REPOSITORY);
    expect(shipped.has("edit")).toBe(true);
    expect(resultsOf(join("wiki", "catalogue.json"), folder)).toEqual(shipped);
  });
});

/** The results of the modules of a catalogue, by path. */
function resultsOf(path: string, folder: string): ReadonlyMap<string, ModuleOperation["result"]> {
  const [spec] = readInputs(specJob([path], "out", folder)).value?.specs ?? [];
  const value = spec && model(spec).value;
  const operations = value?.kind === "catalogue" ? value.operations : [];
  return new Map(operations.flatMap((each) => (each.result ? [[each.path, each.result]] : [])));
}

describe("a module with a result of its own", () => {
  it("keeps it, without the shipped corrections", () => {
    const own: Result = {
      ...SHIPPED,
      servers: ["MediaWiki 1.45"],
      response: inQuery({ a: field({ list: { record: { id: field("string") } } }) }),
    };
    const shipped = {
      corrections: [
        { module: "query+a", at: ["query", "a", "id"], field: field("integer"), reason: "Other." },
      ],
    };
    expect(modelled({ module: ALL, own: [own], shipped: [SHIPPED, shipped] })).toMatchObject({
      fields: ["id: string"],
      findings: [],
    });
  });
});
