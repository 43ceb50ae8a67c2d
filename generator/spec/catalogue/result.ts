import type { ModuleOperation } from "../model/operation.js";
import type {
  ModuleResult,
  ResultBody,
  ResultCondition,
  FieldDescription,
  ResultField,
  ResultRows,
  ResultShape,
} from "../model/result.js";
import { presenceClause } from "../model/presence.js";
import { moduleParameters } from "../model/operation.js";
import type {
  Correction,
  Result,
  ResultBody as SpecBody,
  ResultFields as SpecFields,
  ResultField as SpecField,
  ResultRows as SpecRows,
  ResultShape as SpecShape,
} from "../source/types.js";
import { applyCorrections } from "./result-documents.js";
import type { DescribeField } from "./descriptions.js";

/**
 * Converts a learned result with its corrections to the model. Without the module, conditions stay
 * unchanged.
 */
export function lowerResult(
  result: Result,
  corrections: readonly Pick<Correction, "at" | "field">[],
  module: ModuleOperation | undefined,
  describe: DescribeField = () => undefined,
): ModuleResult {
  const rows = result.rows?.at.join(".");
  const context: Context = {
    servers: result.servers,
    valuesOf: (name) => (module ? enumValues(module, name) : []),
    has: (name) => !module || hasParameter(module, name),
    listsValues: (name) => !module || enumValues(module, name).length > 0,
    describe: (name, path) =>
      path === rows || path === "query.pages" ? describe(name) : undefined,
  };
  return {
    servers: result.servers,
    // The result of `query` itself is part of every response and does not have rows.
    ...(result.rows && module?.role !== "root" && { rows: lowerRows(result.rows, context) }),
    response: lowerFields(applyCorrections(result.response, corrections), "", context),
    generator: lowerFields(result.generator ?? {}, "query.pages", context),
    bodies: (result.bodies ?? [])
      .filter(({ when = {} }) => areKnownConditions(when, context))
      .map((body) => lowerBody(body, context)),
    errors: (result.errors ?? []).map(({ code, servers = result.servers }) => ({ code, servers })),
  };
}

function lowerBody({ is, when = {}, unless = {} }: SpecBody, context: Context): ResultBody {
  return {
    is: is === "text" ? is : { tuple: is.tuple.map((each) => lowerShape(each, "", context)) },
    when: lowerConditions(when, context),
    // Requests that cannot combine all of these parameters are not exceptions.
    unless: areKnownConditions(unless, context) ? lowerConditions(unless, context) : [],
  };
}

interface Context {
  readonly servers: readonly string[];
  valuesOf(parameter: string): readonly string[];
  has(parameter: string): boolean;
  listsValues(parameter: string): boolean;
  /** Describes a field of the objects at a path: field names from the response, joined by dots. */
  describe(field: string, path: string): FieldDescription | undefined;
}

function hasParameter(module: ModuleOperation, name: string): boolean {
  return moduleParameters(module).closed.some(({ parameter }) => parameter.name === name);
}

function enumValues(module: ModuleOperation, name: string): readonly string[] {
  const found = moduleParameters(module).closed.find(({ parameter }) => parameter.name === name);
  return found?.parameter.type.kind === "enum" ? found.parameter.type.values : [];
}

/** A different version may lack the parameter that selects the fields. */
function lowerRows({ at, kind, selector }: SpecRows, context: Context): ResultRows {
  return { at, kind, ...(selector !== undefined && context.has(selector) && { selector }) };
}

function lowerFields(fields: SpecFields, path: string, context: Context): readonly ResultField[] {
  return Object.entries(fields)
    .filter(([, { when = {} }]) => areKnownConditions(when, context))
    .map(([name, field]) => lowerField(name, field, path, context));
}

/** Returns true if requests can meet the conditions. On other versions, they may not be able to. */
function areKnownConditions(when: NonNullable<SpecField["when"]>, context: Context): boolean {
  return Object.entries(when).every(([name, values]) => isKnownCondition(name, values, context));
}

/** Returns true if the module has the parameter and one of the values. Other versions may not. */
function isKnownCondition(
  name: string,
  values: boolean | readonly string[],
  context: Context,
): boolean {
  // Requests to a version without the parameter omit it.
  if (values === false) return true;
  if (!context.has(name)) return false;
  const known = context.valuesOf(name);
  return values === true || known.length === 0 || values.some((value) => known.includes(value));
}

function lowerField(name: string, field: SpecField, path: string, context: Context): ResultField {
  const {
    is,
    optional,
    when = {},
    values: texts,
    presentIf,
    seen,
    servers,
    only = [],
    example,
    formatversion1,
  } = field;
  const description = context.describe(name, path);
  return {
    name,
    shape: lowerShape(is, path === "" ? name : `${path}.${name}`, context),
    presence: optional ? "sometimes" : "always",
    when: lowerConditions(when, context),
    ...(texts && { values: texts }),
    presentIf: optional ? (presentIf ?? []).map(presenceClause) : [],
    seen,
    servers: servers ?? context.servers,
    only: only.map((part) =>
      "type" in part ? { kind: "type", ...part } : { kind: "value", ...part },
    ),
    ...(example !== undefined && { example }),
    ...(description && { description }),
    ...(formatversion1 && { formatversion1 }),
  };
}

function lowerConditions(
  when: NonNullable<SpecField["when"]>,
  context: Context,
): readonly ResultCondition[] {
  return Object.entries(when).flatMap(([parameter, values]): readonly ResultCondition[] => {
    if (values === true) return [{ parameter }];
    if (values === false) return context.has(parameter) ? [{ parameter, values }] : [];
    const known = context.valuesOf(parameter);
    const possible = known.length === 0 ? values : values.filter((value) => known.includes(value));
    return [{ parameter, values: possible }];
  });
}

/** A different version may lack the parameter or its list of values. */
function lowerEnum(parameter: string, context: Context): ResultShape {
  return context.listsValues(parameter)
    ? { kind: "enum", parameter, values: context.valuesOf(parameter) }
    : { kind: "scalar", type: "string" };
}

function lowerShape(shape: SpecShape, path: string, context: Context): ResultShape {
  if (typeof shape === "string") return { kind: "scalar", type: shape };
  if ("enumOf" in shape) return lowerEnum(shape.enumOf, context);
  if ("list" in shape) return { kind: "list", items: lowerShape(shape.list, path, context) };
  const emptyIsList = "emptyIsList" in shape;
  if ("map" in shape)
    return { kind: "map", values: lowerShape(shape.map, path, context), emptyIsList };
  return "record" in shape
    ? { kind: "record", fields: lowerFields(shape.record, path, context), emptyIsList }
    : { kind: "union", of: shape.anyOf.map((each) => lowerShape(each, path, context)) };
}
