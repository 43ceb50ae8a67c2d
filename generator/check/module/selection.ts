import { customModules } from "../../../templates/wiki/modules/registry.js";
import { WIKI_VERSIONS } from "../../../templates/wiki/data/wiki-version.js";
import { rowRenderers } from "../../../templates/wiki/rows/registry.js";
import { diagnostic } from "../../diagnostics/diagnostic.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import { moduleParameters } from "../../model/expansion.js";
import type { ModuleOperation } from "../../model/operation.js";
import type { Parameter } from "../../model/parameter.js";
import type { ResultField } from "../../model/result.js";
import { fieldsIn } from "../../model/result-fields.js";
import type { Document } from "../../read/document.js";
import type { Selection } from "../../spec/types.js";
import { selectionNames } from "./selection-names.js";
import type { LocatedName } from "./selection-names.js";
import { hasColumn, hasStoredColumn, hasTable } from "./store-columns.js";

/**
 * Checks a selection against its module, the module's result and the stub's store. Names that only
 * another version of the module has are warnings. Names that no store has are errors.
 */
export function selectionDiagnostics(
  document: Document<Selection>,
  module: ModuleOperation,
): readonly Diagnostic[] {
  const names = selectionNames(document.value);
  const { closed } = moduleParameters(module);
  const context: Context = {
    document,
    module,
    parameters: new Map(closed.map(({ parameter }) => [parameter.name, parameter])),
    ...(names.some(({ kind }) => kind === "field") && { fields: fieldNames(module) }),
  };
  return [
    ...kindDiagnostics(context),
    ...belongingDiagnostics(context),
    ...names.flatMap((name) => nameDiagnostics(context, name)),
    ...orderDiagnostics(context),
  ];
}

/** The versions that have a predecessor. */
const LATER: readonly string[] = WIKI_VERSIONS.slice(1);

interface Context {
  readonly document: Document<Selection>;
  readonly module: ModuleOperation;
  readonly parameters: ReadonlyMap<string, Parameter>;
  /** The fields of the module's responses; undefined if they are unknown. */
  readonly fields?: ReadonlySet<string> | undefined;
}

/** The names of all fields in a result, nested rows included. */
function fieldNames({ result }: ModuleOperation): ReadonlySet<string> | undefined {
  return result && new Set([...result.response, ...result.generator].flatMap(namesOfField));
}

function namesOfField({ name, shape }: ResultField): readonly string[] {
  return [name, ...fieldsIn(shape).flatMap(namesOfField)];
}

function kindDiagnostics({ document, module }: Context): readonly Diagnostic[] {
  const { kind } = document.value;
  const { group } = module;
  if (kind === "own" || group === (kind === "rows" ? "list" : "prop")) return [];
  return [
    diagnostic(
      "selection-kind-unfit",
      { name: kind, module: module.path, group },
      document.locate("/kind"),
    ),
  ];
}

/** The column that links rows to pages must exist. */
function belongingDiagnostics({ document }: Context): readonly Diagnostic[] {
  const { value } = document;
  if (value.kind !== "rows of pages" && value.kind !== "pages") return [];
  const { from: table, belongs } = value;
  if (table === undefined || belongs === undefined || !hasTable(table)) return [];
  const missing = (belongs === "title" ? ["ns", "key"] : ["pageid"]).find(
    (name) => !hasStoredColumn(table, name),
  );
  return missing === undefined
    ? []
    : [
        diagnostic(
          "selection-column-unknown",
          { name: missing, table },
          document.locate("/belongs"),
        ),
      ];
}

function nameDiagnostics(context: Context, found: LocatedName): readonly Diagnostic[] {
  if (isKnown(context, found)) return [];
  const { document, module } = context;
  const location = document.locate(found.pointer);
  switch (found.kind) {
    case "parameter":
      return [
        diagnostic(
          "selection-parameter-unknown",
          { name: found.name, module: module.path },
          location,
        ),
      ];
    case "argument": {
      const { parameter: name, value } = found;
      const detail = { name, value: String(value), module: module.path };
      return [diagnostic("selection-value-unknown", detail, location)];
    }
    case "table":
      return [diagnostic("selection-table-unknown", { name: found.name }, location)];
    case "column":
      return [
        diagnostic("selection-column-unknown", { name: found.name, table: found.table }, location),
      ];
    case "field":
      return [
        diagnostic("selection-field-unknown", { name: found.name, module: module.path }, location),
      ];
    case "function":
    case "show":
      return [diagnostic("selection-function-unknown", { name: found.name }, location)];
    case "version":
      return [
        diagnostic("selection-version-unknown", { name: found.name, known: LATER }, location),
      ];
  }
}

function isKnown({ parameters, fields }: Context, found: LocatedName): boolean {
  switch (found.kind) {
    case "parameter":
      return parameters.has(found.name);
    case "argument":
      return isPossibleArgument(parameters.get(found.parameter), found.value);
    case "table":
      return hasTable(found.name);
    case "column": {
      const { table, name, isStored } = found;
      // An unknown table is reported separately.
      return !hasTable(table) || (isStored ? hasStoredColumn(table, name) : hasColumn(table, name));
    }
    case "field":
      return !fields || fields.has(found.name);
    case "function":
      return Object.hasOwn(customModules, found.name);
    case "show":
      return Object.hasOwn(rowRenderers, found.name);
    case "version":
      return LATER.includes(found.name);
  }
}

/** Returns false if a parameter lists its values and the value is not one of them. */
function isPossibleArgument(parameter: Parameter | undefined, value: unknown): boolean {
  if (parameter?.type.kind !== "enum") return true;
  return (
    typeof value === "string" &&
    (parameter.type.values.includes(value) || parameter.multi?.allspecifier === value)
  );
}

/** Rows that are continued need an order, unless they are counted. */
function orderDiagnostics({ document, module, parameters }: Context): readonly Diagnostic[] {
  const { value } = document;
  if (value.kind !== "rows" && value.kind !== "rows of pages") return [];
  const isOrdered = [value, ...(value.variants ?? [])].some(
    ({ order, continue: proceed }) => order !== undefined || (proceed && "by" in proceed),
  );
  return isOrdered || !parameters.has(value.limit ?? "limit")
    ? []
    : [diagnostic("selection-without-order", { module: module.path }, document.locate("/kind"))];
}
