import { diagnostic } from "../../base/diagnostic.js";
import type { Diagnostic } from "../../base/diagnostic.js";
import { moduleParameters } from "../model/operation.js";
import type { ModuleOperation } from "../model/operation.js";
import type { Parameter } from "../model/parameter.js";
import { below } from "../../base/document.js";
import type { Document } from "../../base/document.js";
import { PARENT } from "../model/presence.js";
import { fieldOf, shapeAlternatives, fieldsAt } from "./result-documents.js";
import type { Result, ResultField, ResultFields, ResultShape } from "../source/types.js";

/**
 * Checks a learned result against its module: the parameters that it names, and the path of its
 * rows.
 */
export function resultDiagnostics(
  document: Document<Result>,
  module: ModuleOperation,
  corrected: ResultFields,
): readonly Diagnostic[] {
  const { response, generator = {} } = document.value;
  const context: Context = { document, module, parameters: parametersOf(module) };
  return [
    ...rowsDiagnostics(context, document.value, corrected),
    ...fieldsDiagnostics(context, response, "/response"),
    ...fieldsDiagnostics(context, generator, "/generator"),
    ...presenceDiagnostics(document, response, {}, "/response"),
    ...presenceDiagnostics(document, generator, {}, "/generator"),
  ];
}

/** Checks a field that a correction adds. */
export function correctedFieldDiagnostics(
  document: Document,
  module: ModuleOperation,
  field: ResultField,
  pointer: string,
): readonly Diagnostic[] {
  return fieldDiagnostics({ document, module, parameters: parametersOf(module) }, field, pointer);
}

interface Context {
  readonly document: Document;
  readonly module: ModuleOperation;
  readonly parameters: ReadonlyMap<string, Parameter>;
}

function parametersOf(module: ModuleOperation): ReadonlyMap<string, Parameter> {
  const { closed } = moduleParameters(module);
  return new Map(closed.map(({ parameter }) => [parameter.name, parameter]));
}

function rowsDiagnostics(
  context: Context,
  { rows }: Result,
  corrected: ResultFields,
): readonly Diagnostic[] {
  if (!rows) return [];
  const { at, kind, selector } = rows;
  const name = at.join(".");
  const shapes: readonly ResultShape[] =
    at.length === 0
      ? [{ record: corrected }]
      : fieldsAt(corrected, at).flatMap(({ is }) => shapeAlternatives(is));
  const found: Diagnostic[] = [];
  if (shapes.length === 0)
    found.push(diagnostic("result-rows-astray", { name }, context.document.locate("/rows/at")));
  else if (!shapes.some((shape) => holdsRows(shape, kind)))
    found.push(
      diagnostic("result-rows-unfit", { name, kind }, context.document.locate("/rows/kind")),
    );
  if (selector !== undefined) found.push(...enumDiagnostics(context, selector, "/rows/selector"));
  return found;
}

function holdsRows(shape: ResultShape, kind: "item" | "entry" | "object"): boolean {
  if (typeof shape === "string") return false;
  switch (kind) {
    case "item":
      return "list" in shape;
    case "entry":
      return "map" in shape;
    case "object":
      return "record" in shape;
  }
}

function fieldsDiagnostics(
  context: Context,
  fields: ResultFields,
  pointer: string,
): readonly Diagnostic[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    fieldDiagnostics(context, field, below(pointer, name)),
  );
}

function fieldDiagnostics(
  context: Context,
  { is, servers, when = {} }: ResultField,
  pointer: string,
): readonly Diagnostic[] {
  // A field of some versions may depend on what the version of the catalogue does not have.
  const conditions = servers ? [] : Object.entries(when);
  return [
    ...shapeDiagnostics(context, is, below(pointer, "is")),
    ...conditions.flatMap(([parameter, values]) =>
      conditionDiagnostics(context, parameter, values, below(pointer, "when", parameter)),
    ),
  ];
}

/** Checks that the fields exist which decide on the presence of others. */
function presenceDiagnostics(
  document: Document,
  fields: ResultFields,
  outer: ResultFields,
  pointer: string,
): readonly Diagnostic[] {
  const isKnown = (name: string): boolean =>
    name.startsWith(PARENT)
      ? fieldOf(outer, name.slice(PARENT.length)) !== undefined
      : fieldOf(fields, name) !== undefined;
  return Object.entries(fields).flatMap(([of, { is, presentIf = [] }]) => [
    ...presentIf.flatMap((clause, index) =>
      Object.keys(clause).flatMap((name) =>
        isKnown(name)
          ? []
          : [
              diagnostic(
                "result-presence-astray",
                { name, of },
                document.locate(below(pointer, of, "presentIf", index, name)),
              ),
            ],
      ),
    ),
    ...innerRecords(is, below(pointer, of, "is"), fields).flatMap(({ record, parent, at }) =>
      presenceDiagnostics(document, record, parent, at),
    ),
  ]);
}

interface InnerRecord {
  readonly record: ResultFields;
  /** The fields next to the record; empty for an item or an entry. */
  readonly parent: ResultFields;
  readonly at: string;
}

function innerRecords(
  shape: ResultShape,
  at: string,
  parent: ResultFields,
): readonly InnerRecord[] {
  if (typeof shape === "string" || "enumOf" in shape) return [];
  if ("list" in shape) return innerRecords(shape.list, below(at, "list"), {});
  if ("map" in shape) return innerRecords(shape.map, below(at, "map"), {});
  return "record" in shape
    ? [{ record: shape.record, parent, at: below(at, "record") }]
    : shape.anyOf.flatMap((each, index) => innerRecords(each, below(at, "anyOf", index), parent));
}

function conditionDiagnostics(
  context: Context,
  name: string,
  values: boolean | readonly string[],
  pointer: string,
): readonly Diagnostic[] {
  const { document, module, parameters } = context;
  const parameter = parameters.get(name);
  if (!parameter) return [unknownParameter(context, name, pointer)];
  const { type } = parameter;
  if (typeof values === "boolean" || type.kind !== "enum") return [];
  return values.flatMap((value, index) =>
    type.values.includes(value)
      ? []
      : [
          diagnostic(
            "result-value-unknown",
            { name, value, module: module.path },
            document.locate(below(pointer, index)),
          ),
        ],
  );
}

function shapeDiagnostics(
  context: Context,
  shape: ResultShape,
  pointer: string,
): readonly Diagnostic[] {
  if (typeof shape === "string") return [];
  if ("enumOf" in shape) return enumDiagnostics(context, shape.enumOf, below(pointer, "enumOf"));
  if ("list" in shape) return shapeDiagnostics(context, shape.list, below(pointer, "list"));
  if ("map" in shape) return shapeDiagnostics(context, shape.map, below(pointer, "map"));
  return "record" in shape
    ? fieldsDiagnostics(context, shape.record, below(pointer, "record"))
    : shape.anyOf.flatMap((each, index) =>
        shapeDiagnostics(context, each, below(pointer, "anyOf", index)),
      );
}

/** An enumeration must refer to a parameter that lists its values. */
function enumDiagnostics(context: Context, name: string, pointer: string): readonly Diagnostic[] {
  const { document, module, parameters } = context;
  const parameter = parameters.get(name);
  if (!parameter) return [unknownParameter(context, name, pointer)];
  return parameter.type.kind === "enum"
    ? []
    : [
        diagnostic(
          "result-parameter-open",
          { name, module: module.path },
          document.locate(pointer),
        ),
      ];
}

function unknownParameter(
  { document, module }: Context,
  name: string,
  pointer: string,
): Diagnostic {
  const at = document.locate(pointer);
  return diagnostic("result-parameter-unknown", { name, module: module.path }, at);
}
