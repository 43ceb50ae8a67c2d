import type { ModuleOperation } from "../../spec/model/operation.js";
import type { EndpointParameter, Parameter } from "../../spec/model/parameter.js";
import { fieldsIn } from "../../spec/model/result-fields.js";
import type { ResultField } from "../../spec/model/result.js";
import { partAddress, schemaPart } from "../address.js";
import type { ExplorerOperation } from "../explorer-data.js";
import { divideDescription } from "./prose.js";
import type { SpecStore } from "./spec-store.js";

/** What the search finds. */
export interface SearchEntry {
  readonly id: number;
  readonly kind: SearchKind;
  /** The text that is searched first. */
  readonly name: string;
  /** Where it belongs: the spec, the module, the parameter. */
  readonly place: string;
  readonly text: string;
  readonly href: string;
}

export type SearchKind = "module" | "operation" | "schema" | "parameter" | "value" | "field";

type Found = Omit<SearchEntry, "id">;

/** The operations and schemas of a spec. */
export function* partEntries({ spec, operations }: SpecStore): Generator<Found> {
  for (const [index, operation] of operations().entries()) {
    const href = partAddress(spec.name, spec.parts[index] ?? operation.name);
    if (operation.kind === "module") {
      const { name, group, description = "" } = operation;
      yield { kind: "module", name, place: [spec.name, group].join(" "), text: description, href };
    } else {
      const { name, method, path, summary = "" } = operation;
      const text = `${method} ${path} ${summary}`;
      yield { kind: "operation", name, place: spec.name, text, href };
    }
  }
  const schemas = spec.kind === "openapi" ? Object.entries(spec.model.schemas) : [];
  for (const [name, { description = "" }] of schemas) {
    const href = partAddress(spec.name, schemaPart(name));
    yield { kind: "schema", name, place: spec.name, text: description, href };
  }
}

/** The parameters, values and fields of a spec. */
export function* detailEntries({ spec, operations }: SpecStore): Generator<Found> {
  for (const [index, operation] of operations().entries()) {
    const part = spec.parts[index] ?? operation.name;
    yield* parameterEntries(spec.name, part, operation);
    if (operation.kind === "module") yield* fieldEntries(spec.name, part, operation);
  }
}

function* parameterEntries(
  spec: string,
  part: string,
  operation: ExplorerOperation,
): Generator<Found> {
  const parameters: readonly (Parameter | EndpointParameter)[] =
    operation.kind === "module"
      ? [...operation.parameters, ...operation.templated]
      : operation.parameters;
  const prefix = operation.kind === "module" ? operation.prefix : "";
  for (const parameter of parameters) {
    const { name, type, description = "" } = parameter;
    const values = type.kind === "enum" ? type.values : [];
    const divided = divideDescription(description, values);
    const href = partAddress(spec, part, name);
    const text = prefix === "" ? divided.text : `${prefix}${name} ${divided.text}`;
    yield { kind: "parameter", name, place: operation.name, text, href };
    // Modules have entries of their own.
    if (type.kind === "enum" && type.submodules) continue;
    for (const value of values)
      yield {
        kind: "value",
        name: value,
        place: `${operation.name} ${prefix}${name}`,
        text: divided.values.get(value) ?? "",
        href: partAddress(spec, part, name, value),
      };
  }
}

function* fieldEntries(
  spec: string,
  part: string,
  { name, result }: ModuleOperation,
): Generator<Found> {
  if (!result) return;
  const seen = new Set<string>();
  for (const { path, field } of [...result.response, ...result.generator].flatMap((each) =>
    fieldPaths(each, ""),
  )) {
    if (seen.has(path)) continue;
    seen.add(path);
    yield {
      kind: "field",
      name: field.name,
      place: `${name} ${path}`,
      text: field.description?.text ?? "",
      href: partAddress(spec, part, `.${path}`),
    };
  }
}

function fieldPaths(
  field: ResultField,
  above: string,
): readonly { readonly path: string; readonly field: ResultField }[] {
  const path = above + field.name;
  const below = fieldsIn(field.shape).flatMap((each) => fieldPaths(each, `${path}.`));
  return [{ path, field }, ...below];
}
