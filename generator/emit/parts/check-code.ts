import type { JsonSchema } from "../../spec/schema/json-schema.js";
import { branchesOf, GROUPS, WRITERS } from "./check-keywords.js";
import type { Writer } from "./check-keywords.js";

/** A schema that has a check. */
export interface CheckedSchema {
  /** The name of its check. */
  readonly name: string;
  readonly schema: JsonSchema;
}

/** The JavaScript code of checks: functions `(data, path, errors)` that add errors to a list. */
export interface CheckCode {
  /** In the order of the schemas. */
  readonly functions: readonly CheckFunction[];
  /** The functions of the runtime that the code calls. */
  readonly helpers: readonly string[];
}

/** The code of a check. */
export interface CheckFunction {
  readonly name: string;
  /** The constants that no function before it uses. */
  readonly constants: readonly string[];
  readonly text: string;
  /** The text is a constant instead of a declaration. */
  readonly isConstant: boolean;
}

/**
 * Writes the checks for schemas. All parts of a schema must be references, which name checks.
 * Errors contain ajv's keywords, parameters and messages.
 */
export function checkCode(schemas: readonly CheckedSchema[]): CheckCode {
  const helpers = new Set<string>();
  const constants = new Map<string, string>();
  const counts = { pattern: 0, formats: 0 };
  const tracked = trackedChecks(schemas);
  const callOf = (helper: string, values: readonly string[]): string => {
    helpers.add(helper);
    return `${helper}(${values.join(", ")});`;
  };
  const functions = schemas.map((compiled): CheckFunction => {
    const added: string[] = [];
    const text = functionText(compiled, {
      call: (helper, ...values) => callOf(helper, ["data", "path", "errors", ...values]),
      add: (helper, ...values) => callOf(helper, ["path", "errors", ...values]),
      constant: (kind, expression) => {
        const known = constants.get(expression);
        if (known !== undefined) return known;
        const name = `${kind}${counts[kind]++}`;
        constants.set(expression, name);
        added.push(`const ${name} = ${expression};`);
        return name;
      },
      seen: tracked.has(compiled.name) || isTracking(compiled.schema) ? ["seen"] : [],
      tracked,
    });
    return { name: compiled.name, constants: added, ...text };
  });
  if (schemas.some(({ schema }) => isTracking(schema))) {
    helpers.add("addEvaluated");
    helpers.add("newEvaluated");
  }
  return { functions, helpers: [...helpers] };
}

/** The checks that record the parts which they evaluate, for a schema that has them in place. */
function trackedChecks(schemas: readonly CheckedSchema[]): ReadonlySet<string> {
  const byName = new Map(schemas.map(({ name, schema }) => [name, schema]));
  const tracked = new Set<string>();
  const pending = schemas.map(({ schema }) => schema).filter(isTracking);
  for (const schema of pending)
    for (const { $ref: name = "" } of inPlaceSchemas(schema)) {
      const next = byName.get(name);
      if (!next || tracked.has(name)) continue;
      tracked.add(name);
      pending.push(next);
    }
  return tracked;
}

function isTracking({ unevaluatedItems, unevaluatedProperties }: JsonSchema): boolean {
  return unevaluatedItems !== undefined || unevaluatedProperties !== undefined;
}

/** The schemas that describe the same value as a schema that contains them, and its own reference. */
function inPlaceSchemas(schema: JsonSchema): readonly JsonSchema[] {
  const { allOf = [], anyOf = [], oneOf = [], dependentSchemas = {} } = schema;
  return [
    schema,
    ...allOf,
    ...anyOf,
    ...oneOf,
    ...[schema.if, schema.then, schema.else].filter((each) => each !== undefined),
    ...branchesOf(schema),
    ...Object.values(dependentSchemas),
  ];
}

/** The names of the parts' checks. */
const PART = /^check\d+$/;

/** A statement that is one call. */
const CALL = /^\w+\(.*\);$/;

function functionText(
  { name, schema }: CheckedSchema,
  writer: Writer,
): Pick<CheckFunction, "isConstant" | "text"> {
  const isTracked = writer.tracked.has(name);
  const own = isTracking(schema);
  const record = own ? "outer" : "seen";
  const parameters = ["data", "path", "errors", ...(isTracked ? [record] : [])].join(", ");
  const statements = [
    ...(own ? ["const seen = newEvaluated();"] : []),
    ...checkStatements(schema, writer),
    ...(own && isTracked ? ["addEvaluated(outer, seen.names, seen.items);"] : []),
  ];
  const [only = "", ...others] = statements;
  return PART.test(name) && others.length === 0 && CALL.test(only)
    ? { text: `const ${name} = (${parameters}) => ${only}`, isConstant: true }
    : {
        text: `function ${name}(${parameters}) ${inBraces(statements)}`,
        isConstant: false,
      };
}

function inBraces(statements: readonly string[]): string {
  return `{\n${statements.map((each) => `${each}\n`).join("")}}`;
}

/** Statements as the body of an `if`: in braces if they are more than a call. */
function block(statements: readonly string[]): string {
  const [only = "", ...others] = statements;
  return others.length === 0 && CALL.test(only) ? only : inBraces(statements);
}

function checkStatements(schema: JsonSchema, writer: Writer): readonly string[] {
  const types = [schema.type ?? []].flat();
  const [type = "any", ...others] = types;
  const groups = GROUPS.map((group) => ({
    group,
    statements: WRITERS[group].flatMap((write) => write(schema, writer)),
  }));
  // The only type of a schema is checked together with its keywords.
  const joined =
    others.length === 0 ? groups.find(({ group }) => group !== "any" && group === type) : undefined;
  const isJoined = joined !== undefined && joined.statements.length > 0;
  const typeError = writeTypeError(schema, types, writer);
  return [
    ...(isJoined ? [] : typeError.map((error) => `if (${wrongType(types)}) ${error}`)),
    ...groups.flatMap(({ group, statements }) => {
      if (group === "any" || statements.length === 0) return statements;
      const tested = `if (${conditionOf(group)}) ${block(statements)}`;
      return isJoined && group === type ? [`${tested} else ${typeError.join("")}`] : [tested];
    }),
  ];
}

function writeTypeError(
  { type }: JsonSchema,
  types: readonly string[],
  { add }: Writer,
): readonly string[] {
  return types.length === 0 ? [] : [add("addTypeError", JSON.stringify(type))];
}

function conditionOf(type: string): string {
  switch (type) {
    case "null":
      return "data === null";
    case "array":
      return "Array.isArray(data)";
    case "object":
      return 'typeof data === "object" && data !== null && !Array.isArray(data)';
    case "integer":
      return "Number.isInteger(data)";
    case "number":
      return "Number.isFinite(data)";
    default:
      return `typeof data === "${type}"`;
  }
}

/** The condition for values that do not have any of the types. */
function wrongType(types: readonly string[]): string {
  return types
    .filter((type) => type !== "integer" || !types.includes("number"))
    .map((type) => {
      const condition = conditionOf(type);
      if (type === "object") return `!(${condition})`;
      return condition.includes("===") ? condition.replace("===", "!==") : `!${condition}`;
    })
    .join(" && ");
}
