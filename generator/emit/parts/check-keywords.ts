import { literalText } from "../../base/literal.js";
import type { Literal } from "../../base/literal.js";
import { TEXT_FORMATS } from "../../spec/schema/formats.js";
import type { JsonSchema } from "../../spec/schema/json-schema.js";
import { BRANCHES, DISCRIMINATOR, FILE, INT64 } from "./validator-schema.js";
import type { Int64Keyword, Selection } from "./validator-schema.js";

/** Writes the parts of the code that depend on other checks. */
export interface Writer {
  /** A call to a runtime helper that checks the value. */
  readonly call: (helper: string, ...values: readonly string[]) => string;
  /** A call of a helper that adds an error. */
  readonly add: (helper: "addError" | "addTypeError", ...values: readonly string[]) => string;
  /** The name of a constant. */
  readonly constant: (kind: "pattern" | "formats", expression: string) => string;
  /** The argument for the record of evaluated parts, if this check has one. */
  readonly seen: readonly string[];
  /** The checks that take such a record. */
  readonly tracked: ReadonlySet<string>;
}

/** The types with type-specific keywords, in the order of their checks. */
export const GROUPS = ["any", "number", "string", "array", "object"] as const;
export type Group = (typeof GROUPS)[number];

/** Writes the statements of one or a few keywords. */
type Write = (schema: JsonSchema, writer: Writer) => readonly string[];

/** Writes the code of a keyword if a schema has it. */
function keyword<Name extends string & keyof JsonSchema>(
  name: Name,
  write: (
    value: NonNullable<JsonSchema[Name]>,
    writer: Writer,
    schema: JsonSchema,
  ) => readonly string[],
): Write {
  return (schema, writer) => {
    const { [name]: value } = schema;
    return value === undefined || value === null ? [] : write(value, writer, schema);
  };
}

const limits = (helper: string, ...names: readonly string[]): readonly Write[] =>
  names.map((name) =>
    keyword(name, (limit, { call }) => [call(helper, JSON.stringify(name), literal(limit))]),
  );

/** The keywords for a type of values, in the order of their checks. */
export const WRITERS: Readonly<Record<Group, readonly Write[]>> = {
  number: [
    ...limits("matchBound", "maximum", "minimum", "exclusiveMaximum", "exclusiveMinimum"),
    keyword("multipleOf", writeMultipleOf),
  ],
  string: [
    ...limits("matchSize", "maxLength", "minLength"),
    ({ pattern }, writer) =>
      typeof pattern === "string"
        ? [writeExpression("pattern", pattern, patternConstant(pattern, writer), writer)]
        : [],
    ({ format }, writer) => {
      const expression = typeof format === "string" ? TEXT_FORMATS.get(format) : undefined;
      if (typeof format !== "string" || !expression) return [];
      const name = writer.constant("formats", String(expression));
      return [writeExpression("format", format, name, writer)];
    },
  ],
  any: [
    keyword("$ref", (name, writer) => [inPlace(name, writer)]),
    // `const` may be null.
    (schema, { call }) =>
      schema["const"] === undefined ? [] : [call("matchConst", literal(schema["const"]))],
    keyword("enum", (values, { call }) => [call("matchEnum", literal(values))]),
    keyword("not", (excluded, { call }) => [call("matchNot", checkOf(excluded))]),
    keyword("anyOf", (schemas, { call, seen }) => [call("matchAnyOf", checksOf(schemas), ...seen)]),
    keyword("oneOf", (schemas, { call, seen }) => [call("matchOneOf", checksOf(schemas), ...seen)]),
    keyword("allOf", (schemas, writer) =>
      schemas.flatMap(({ $ref: name }) => (name === undefined ? [] : [inPlace(name, writer)])),
    ),
    keyword("if", writeConditional),
    keyword(FILE, (_isFile, writer) => [
      `if (!(data instanceof Blob)) ${addError(FILE, "{}", "must be a Blob", writer)}`,
    ]),
    writeInt64,
  ],
  array: [
    ...limits("matchSize", "maxItems", "minItems"),
    keyword("prefixItems", (items, writer) => [
      ...items.flatMap(({ $ref: name }, index) =>
        name === undefined
          ? []
          : [`if (data.length > ${index}) ${name}(data[${index}], path + "/${index}", errors);`],
      ),
      ...evaluated(writer, "[]", String(items.length)),
    ]),
    keyword("items", (items, writer, { prefixItems = [] }) => [
      ...(items.$ref === undefined
        ? []
        : [
            writer.call(
              "matchItems",
              items.$ref,
              ...(prefixItems.length > 0 ? [String(prefixItems.length)] : []),
            ),
          ]),
      ...evaluated(writer, "[]", "Infinity"),
    ]),
    keyword("contains", writeContains),
    keyword("uniqueItems", (isUnique, { call }) =>
      isUnique === true ? [call("matchUnique")] : [],
    ),
    keyword("unevaluatedItems", (items, writer) => [
      writer.call("matchUnevaluatedItems", "seen", ...closingCheck(items)),
    ]),
  ],
  object: [
    ...limits("matchSize", "maxProperties", "minProperties"),
    keyword("required", writeRequired),
    keyword("propertyNames", ({ $ref: name }, { call }) =>
      name === undefined ? [] : [call("matchPropertyNames", name)],
    ),
    keyword("additionalProperties", writeAdditional),
    keyword("properties", writeProperties),
    keyword("patternProperties", (patterns, writer) =>
      Object.entries(patterns).flatMap(([pattern, { $ref: name }]) =>
        name === undefined && writer.seen.length === 0
          ? []
          : [
              writer.call(
                "matchPatternProperties",
                patternConstant(pattern, writer),
                name ?? ANY,
                ...writer.seen,
              ),
            ],
      ),
    ),
    keyword("dependentRequired", (names, { call }) => [
      call("matchDependentRequired", literal(names)),
    ]),
    keyword("dependentSchemas", (schemas, writer) =>
      Object.entries(schemas).flatMap(([member, { $ref: name }]) =>
        name === undefined ? [] : [`if (${hasMember(member)}) ${inPlace(name, writer)}`],
      ),
    ),
    writeSelection,
    keyword("unevaluatedProperties", (properties, writer) => [
      writer.call("matchUnevaluatedProperties", "seen", ...closingCheck(properties)),
    ]),
  ],
};

/** The check of a schema that all values match. */
export const ANY = "() => {}";

function checkOf({ $ref: name }: JsonSchema): string {
  return name ?? ANY;
}

function checksOf(schemas: readonly JsonSchema[]): string {
  return `[${schemas.map(checkOf).join(", ")}]`;
}

/** A call to the check of a schema for the same value. */
function inPlace(name: string, { seen, tracked }: Writer): string {
  const record = tracked.has(name) ? seen : [];
  return `${name}(${["data", "path", "errors", ...record].join(", ")});`;
}

/** Records the member names and the number of items that a keyword evaluates. */
function evaluated({ seen }: Writer, ...parts: readonly string[]): readonly string[] {
  return seen.map((record) => `addEvaluated(${[record, ...parts].join(", ")});`);
}

/** The check of an `unevaluated…` keyword; none if it allows no value. */
function closingCheck(schema: boolean | JsonSchema): readonly string[] {
  if (typeof schema === "object") return [checkOf(schema)];
  return schema ? [ANY] : [];
}

function literal(value: unknown): string {
  const copy: Literal = JSON.parse(JSON.stringify(value));
  return literalText(copy);
}

function addError(name: string, parameters: string, message: string, { add }: Writer): string {
  return add("addError", `"${name}"`, parameters, JSON.stringify(message));
}

function patternConstant(pattern: string, { constant }: Writer): string {
  return constant("pattern", `/* @__PURE__ */ new RegExp(${JSON.stringify(pattern)}, "u")`);
}

function writeExpression(
  name: "format" | "pattern",
  value: string,
  expression: string,
  writer: Writer,
): string {
  const error = addError(
    name,
    `{${name}: ${JSON.stringify(value)}}`,
    `must match ${name} "${value}"`,
    writer,
  );
  return `if (!${expression}.test(data)) ${error}`;
}

/**
 * A number is a multiple if JavaScript reads a multiple as this number: 1e21 is a multiple of 1, and
 * 1.13 of 0.01. From 2 ** 53 steps on, all numbers are: those next to each other differ by more than
 * the step.
 */
function writeMultipleOf(value: unknown, writer: Writer): readonly string[] {
  const step = Number(value);
  const { digits, scale } = decimalOf(step);
  const tests = [
    `Math.abs(data) >= ${step * 2 ** 53}`,
    `data % ${step} === 0`,
    // The nearest multiple as a decimal number. Integers below 2 ** 53 are exact.
    ...(scale > 1
      ? [`Math.round(data * ${scale} / ${digits}) * ${digits} / ${scale} === data`]
      : digits > 1
        ? [`Math.round(data / ${digits}) * ${digits} === data`]
        : []),
  ];
  const message = `must be multiple of ${step}`;
  const error = addError("multipleOf", `{multipleOf: ${step}}`, message, writer);
  return [`if (!(${tests.join(" || ")})) ${error}`];
}

/** A positive number as an integer divided by a power of ten, as its shortest text has it. */
function decimalOf(step: number): { readonly digits: number; readonly scale: number } {
  const [, whole = "", fraction = "", exponent = "0"] =
    /^(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(step)) ?? [];
  const places = fraction.length - Number(exponent);
  if (places <= 0) return { digits: step, scale: 1 };
  return { digits: Number(whole + fraction), scale: Number(`1e${places}`) };
}

/** An integer as JSON writes it, of at most 19 digits. */
const DIGITS = /^(?:0|-?[1-9]\d{0,18})$/;

/** 64-bit integers are bigints or strings of digits. */
function writeInt64({ [INT64]: value }: JsonSchema, writer: Writer): readonly string[] {
  if (value === undefined) return [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `validatorSchema` makes all values of this keyword
  const { as, minimum, maximum, multipleOf } = value as Int64Keyword;
  const isBigint = as === "bigint";
  const integer = isBigint ? "data" : "BigInt(data)";
  const tests = [
    isBigint
      ? 'typeof data === "bigint"'
      : `typeof data === "string" && ${String(DIGITS)}.test(data)`,
    `${integer} >= ${minimum}n`,
    `${integer} <= ${maximum}n`,
    ...(multipleOf === undefined ? [] : [`${integer} % ${multipleOf}n === 0n`]),
  ];
  const kind = isBigint ? "a bigint" : "the digits of an integer";
  const step = multipleOf === undefined ? "" : ` and a multiple of ${multipleOf}`;
  const message = `must be ${kind} from ${minimum} to ${maximum}${step}`;
  return [`if (!(${tests.join(" && ")})) ${addError(INT64, "{}", message, writer)}`];
}

function writeConditional(
  condition: JsonSchema,
  writer: Writer,
  schema: JsonSchema,
): readonly string[] {
  if (schema.then === undefined && schema.else === undefined) return [];
  const branches = [schema.then, schema.else].map((each) =>
    each === undefined ? "undefined" : checkOf(each),
  );
  const used =
    schema.else === undefined && writer.seen.length === 0 ? branches.slice(0, 1) : branches;
  return [writer.call("matchIf", checkOf(condition), ...used, ...writer.seen)];
}

function writeContains(item: JsonSchema, writer: Writer, schema: JsonSchema): readonly string[] {
  const { minContains = 1, maxContains } = schema;
  const isTracked = writer.seen.length > 0;
  if (minContains === 0 && maxContains === undefined && !isTracked) return [];
  const bounds = [
    literal(minContains),
    ...(maxContains !== undefined ? [literal(maxContains)] : isTracked ? ["undefined"] : []),
  ];
  return [writer.call("matchContains", checkOf(item), ...bounds, ...writer.seen)];
}

/** Whether objects inherit a member with this name, which is not a member of the value. */
function isInherited(name: string): boolean {
  return name in Object.prototype;
}

function writeRequired(value: unknown, { call }: Writer): readonly string[] {
  const names = Array.isArray(value) ? value.map(String) : [];
  if (names.length === 0) return [];
  return [call("matchRequired", literal(names), ...(names.some(isInherited) ? ["true"] : []))];
}

/** The condition that an object contains a member. */
function hasMember(name: string): string {
  const isDefined = `${memberOf(name)} !== undefined`;
  return isInherited(name)
    ? `${isDefined} && Object.hasOwn(data, ${JSON.stringify(name)})`
    : isDefined;
}

function memberOf(name: string): string {
  return /^[a-z$_][\w$]*$/i.test(name) ? `data.${name}` : `data[${JSON.stringify(name)}]`;
}

function writeProperties(
  properties: Readonly<Record<string, JsonSchema>>,
  writer: Writer,
): readonly string[] {
  const names = Object.keys(properties);
  return [
    ...Object.entries(properties).flatMap(([name, { $ref: check }]) => {
      if (check === undefined) return [];
      const path = JSON.stringify(`/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`);
      return [`if (${hasMember(name)}) ${check}(${memberOf(name)}, path + ${path}, errors);`];
    }),
    ...(names.length > 0 ? evaluated(writer, literal(names)) : []),
  ];
}

function writeAdditional(
  schema: boolean | JsonSchema,
  writer: Writer,
  { properties = {}, patternProperties = {} }: JsonSchema,
): readonly string[] {
  const names = Object.keys(properties);
  const patterns = Object.keys(patternProperties).map((each) => patternConstant(each, writer));
  const known = [
    ...(names.length + patterns.length > 0 || schema === false ? [literal(names)] : []),
    ...(patterns.length > 0 ? [`[${patterns.join(", ")}]`] : []),
  ];
  const check = typeof schema === "object" ? schema.$ref : undefined;
  return [
    ...(schema === false ? [writer.call("matchClosed", ...known)] : []),
    ...(check === undefined ? [] : [writer.call("matchAdditional", check, ...known)]),
    ...evaluated(writer, "Object.keys(data)"),
  ];
}

/** Checks an object by the alternative that its discriminator selects. */
function writeSelection(schema: JsonSchema, writer: Writer): readonly string[] {
  const { [DISCRIMINATOR]: value } = schema;
  if (value === undefined) return [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `validatorSchema` makes all values of this keyword
  const { property, values } = value as Selection;
  const branches = branchesOf(schema).map(({ $ref: name }, index) => {
    const tests = (values[index] ?? []).map((each) => `tag0 === ${JSON.stringify(each)}`);
    return `if (${tests.join(" || ")}) ${name === undefined ? "{}" : inPlace(name, writer)}\nelse `;
  });
  const listed = values.flat().map((each) => JSON.stringify(each));
  const message = `must have one of the values ${listed.join(", ")} in ${JSON.stringify(property)}`;
  const error = addError(DISCRIMINATOR, `{property: ${JSON.stringify(property)}}`, message, writer);
  return [`const tag0 = ${memberOf(property)};`, `${branches.join("")}${error}`];
}

/** The alternatives that a discriminator selects from. */
export function branchesOf({ [BRANCHES]: branches }: JsonSchema): readonly JsonSchema[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `validatorSchema` makes all values of this keyword
  return (branches ?? []) as readonly JsonSchema[];
}
