import { describe, expect, it } from "vitest";
import {
  descriptionDiagnostics,
  fieldDescriptionDiagnostics,
} from "../../../../generator/spec/catalogue/descriptions.js";
import type { Diagnostic } from "../../../../generator/base/diagnostic.js";
import type { ModuleOperation } from "../../../../generator/spec/model/operation.js";
import type { ResultField } from "../../../../generator/spec/model/result.js";
import type { CatalogueModel } from "../../../../generator/spec/model/spec-model.js";
import type { Document } from "../../../../generator/base/document.js";
import type { DescribedModule, Descriptions } from "../../../../generator/spec/source/types.js";
import { catalogueModel, module, parameter } from "../../support/specs.js";
import { documentOf } from "../schema/documents.js";

/** Findings with the text of their lines. */
function short(found: readonly Diagnostic[]): readonly string[] {
  return found.map(
    ({ code, position }) => `${code} at ${position?.line}: ${position?.lineText?.trim()}`,
  );
}

/** A catalogue with the module `query+a` alone, which has these texts. */
function modelOf(
  description: string | undefined,
  ofParameters: string | undefined,
): CatalogueModel {
  const several = parameter("s", "string", { multi: "" });
  const templated = [parameter("t-{s}", "string", { templatevars: { s: "s" } })];
  const given = module("a", [parameter("p", ["x", "y"]), several], {
    templatedparameters: templated,
  });
  const model = catalogueModel(given);
  const own = model.operations.find(({ path }) => path === "query+a");
  if (!own) throw new Error("The module is missing.");
  const text = ofParameters === undefined ? {} : { description: ofParameters };
  const operation: ModuleOperation = {
    ...own,
    ...(description !== undefined && { description }),
    parameters: own.parameters.map((each) => ({ ...each, ...text })),
    templated: own.templated.map((each) => ({ ...each, ...text })),
  };
  return { ...model, operations: [operation] };
}

/** Descriptions in which a module may have no text of its own. */
interface Given {
  readonly modules: Readonly<Record<string, Partial<DescribedModule>>>;
  readonly fields?: NonNullable<Descriptions["fields"]>;
}

function documentFor({ modules, fields }: Given): Document<Descriptions> {
  const described = Object.entries(modules).map(([path, own]) => [
    path,
    { description: "", ...own },
  ]);
  return {
    ...documentOf({ modules, fields }),
    value: { modules: Object.fromEntries(described), ...(fields && { fields }) },
  };
}

function findings(given: Given, model = modelOf("A", "P")): readonly string[] {
  return short(descriptionDiagnostics(documentFor(given), model));
}

function fieldFindings(given: Given, model = learned()): readonly string[] {
  return short(fieldDescriptionDiagnostics(documentFor(given), model));
}

describe("descriptions of modules and parameters", () => {
  it("are of known ones", () => {
    const parameters = {
      p: { description: "P", values: { x: "X", y: "Y" } },
      s: "S",
      "t-{s}": "T",
    };
    expect(findings({ modules: { "query+a": { description: "A", parameters } } })).toEqual([]);
    expect(findings({ modules: { "query+a": {} } })).toEqual([]);
  });

  it("are reported if they are of unknown ones, each at its place", () => {
    const parameters = {
      q: "Q",
      p: { description: "P", values: { z: "Z" } },
      s: { description: "S", values: { x: "X" } },
    };
    expect(findings({ modules: { b: {}, "query+a": { parameters } } })).toEqual([
      'description-module-unknown at 3: "b": {},',
      'description-parameter-unknown at 6: "q": "Q",',
      'description-value-unknown at 10: "z": "Z"',
      'description-value-unknown at 16: "x": "X"',
    ]);
  });

  it("are missed of a module, without its parameters, or of each parameter", () => {
    const described = { modules: { "query+a": {} } };
    expect(findings(described, modelOf(undefined, undefined))).toEqual([
      'module-without-description at 2: "modules": {',
    ]);
    const line = '"query+a": {}';
    expect(findings(described, modelOf("A", undefined))).toEqual(
      [1, 2, 3].map(() => `parameter-without-description at 3: ${line}`),
    );
    expect(findings({ modules: {} }, modelOf("A", undefined))).toEqual(
      [1, 2, 3].map(() => 'parameter-without-description at 2: "modules": {}'),
    );
    const names = descriptionDiagnostics(documentFor(described), modelOf("A", undefined)).map(
      ({ message }) => /"([^"]*)"/.exec(message)?.[1],
    );
    expect(names).toEqual(["p", "s", "t-{s}"]);
  });
});

function field(name: string, more: Partial<ResultField> = {}): ResultField {
  return {
    name,
    shape: { kind: "scalar", type: "string" },
    presence: "always",
    when: [],
    presentIf: [],
    seen: 1,
    servers: [],
    only: [],
    ...more,
  };
}

const DESCRIBED: Partial<ResultField> = { description: { text: "x", about: "name" } };

/** The catalogue with a learned result, whose field `bare` has no description. */
function learned(): CatalogueModel {
  const model = modelOf("A", "P");
  const fields = [field("inner", DESCRIBED)];
  const response = [
    field("list", {
      shape: { kind: "list", items: { kind: "record", fields, emptyIsList: false } },
    }),
    field("bare"),
  ];
  const result: ModuleOperation["result"] = {
    servers: [],
    response,
    generator: [field("index", DESCRIBED)],
    bodies: [],
    errors: [],
  };
  return { ...model, operations: model.operations.map((each) => ({ ...each, result })) };
}

describe("descriptions of fields", () => {
  it("are of fields that a result has, at any depth", () => {
    const fields = { inner: "I", index: "X" };
    expect(fieldFindings({ modules: { "query+a": { fields } }, fields })).toEqual([]);
    expect(fieldFindings({ modules: {} })).toEqual([]);
  });

  it("are reported if no result has them, each at its place", () => {
    expect(
      fieldFindings({
        modules: { "query+a": { fields: { inner: "I", other: "O", list: "L" } } },
        fields: { bare: "B", index: "X" },
      }),
    ).toEqual([
      'description-field-unknown at 6: "other": "O",',
      'description-field-unknown at 7: "list": "L"',
      'description-field-unused at 12: "bare": "B",',
    ]);
  });

  it("are not known without results", () => {
    const fields = { other: "O" };
    expect(
      fieldFindings({ modules: { "query+a": { fields } }, fields }, modelOf("A", "P")),
    ).toEqual([]);
    expect(fieldFindings({ modules: { b: { fields } } })).toEqual([]);
  });
});
