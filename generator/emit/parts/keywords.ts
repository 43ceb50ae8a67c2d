import { Name, _, str } from "ajv/dist/2020.js";
import type { Ajv2020, Code, KeywordCxt } from "ajv/dist/2020.js";
import { and, not, or, rawCode } from "./ajv-code.js";
import { BRANCHES, DISCRIMINATOR, FILE, INT64 } from "./validator-schema.js";
import type { Int64Keyword } from "./validator-schema.js";

/** The property that selects an alternative, and its values for each alternative. */
interface Selection {
  readonly property: string;
  readonly values: readonly (readonly string[])[];
}

/**
 * Adds the keyword that checks an object with the alternative that its discriminator selects, and
 * reports the errors of this alternative only. ajv's own keyword follows neither `mapping` nor the
 * names of schemas.
 */
export function addDiscriminator(ajv: Ajv2020): void {
  ajv.addKeyword({
    keyword: DISCRIMINATOR,
    type: "object",
    schemaType: "object",
    error: {
      message: ({ schema }) => {
        const { property, values } = selectionOf(schema);
        const listed = values.flat().map((value) => JSON.stringify(value));
        return str`must have one of the values ${listed.join(", ")} in ${JSON.stringify(property)}`;
      },
      params: ({ schema }) => _`{property: ${selectionOf(schema).property}}`,
    },
    code: checkSelected,
  });
}

function checkSelected(context: KeywordCxt): void {
  const { gen, data, schema } = context;
  const { property, values } = selectionOf(schema);
  const valid = gen.let("valid", false);
  const isName = /^[a-z$_][\w$]*$/i.test(property);
  const tag = gen.const(
    "tag",
    isName ? _`${data}${rawCode(`.${property}`)}` : _`${data}[${property}]`,
  );
  gen.if(false);
  for (const [index, selecting] of values.entries()) {
    const [first = _`false`, ...others] = selecting.map((value) => _`${tag} === ${value}`);
    gen.elseIf(or(first, ...others));
    const isFitting = gen.name("valid");
    const branch = context.subschema({ keyword: BRANCHES, schemaProp: index }, isFitting);
    context.mergeEvaluated(branch, Name);
    gen.assign(valid, isFitting);
  }
  gen.else();
  context.error();
  gen.endIf();
  context.ok(valid);
}

function selectionOf(schema: unknown): Selection {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `validatorSchema` makes all values of this keyword
  return schema as Selection;
}

/** Adds the keyword that checks files, which are blobs. */
export function addFile(ajv: Ajv2020): void {
  ajv.addKeyword({
    keyword: FILE,
    schemaType: "boolean",
    error: { message: () => _`${"must be a Blob"}`, params: () => _`{}` },
    code: (context) => context.fail(not(_`${context.data} instanceof Blob`)),
  });
}

/** An integer as JSON writes it, of at most 19 digits. */
const DIGITS = /^(?:0|-?[1-9]\d{0,18})$/;

/** Adds the keyword that checks 64-bit integers, which are bigints or texts of their digits. */
export function addInt64(ajv: Ajv2020): void {
  ajv.addKeyword({
    keyword: INT64,
    schemaType: "object",
    error: { message: ({ schema }) => _`${messageOf(keywordOf(schema))}`, params: () => _`{}` },
    code: checkInteger,
  });
}

function messageOf({ as, minimum, maximum, multipleOf }: Int64Keyword): string {
  const kind = as === "bigint" ? "a bigint" : "the digits of an integer";
  const step = multipleOf === undefined ? "" : ` and a multiple of ${multipleOf}`;
  return `must be ${kind} from ${minimum} to ${maximum}${step}`;
}

function checkInteger(context: KeywordCxt): void {
  const { data } = context;
  const { as, minimum, maximum, multipleOf } = keywordOf(context.schema);
  const value = as === "bigint" ? _`${data}` : _`BigInt(${data})`;
  const isInteger =
    as === "bigint"
      ? _`typeof ${data} === "bigint"`
      : _`typeof ${data} === "string" && ${rawCode(String(DIGITS))}.test(${data})`;
  const step =
    multipleOf === undefined ? [] : [_`${value} % ${integer(multipleOf)} === ${integer("0")}`];
  context.fail(
    not(
      and(
        isInteger,
        _`${value} >= ${integer(minimum)}`,
        _`${value} <= ${integer(maximum)}`,
        ...step,
      ),
    ),
  );
}

/** The literal of a bigint. */
function integer(digits: string): Code {
  return rawCode(`${digits}n`);
}

function keywordOf(schema: unknown): Int64Keyword {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `validatorSchema` makes all values of this keyword
  return schema as Int64Keyword;
}

const KEYWORD = "multipleOf";

/**
 * Replaces ajv's keyword, which refuses 1e21 as a multiple of 1 and 1.13 as a multiple of 0.01. A
 * number is a multiple if JavaScript reads a multiple as this number. From 2 ** 53 steps on, all
 * numbers are: those next to each other differ by more than the step.
 */
export function addMultipleOf(ajv: Ajv2020): void {
  ajv.removeKeyword(KEYWORD);
  ajv.addKeyword({
    keyword: KEYWORD,
    type: "number",
    schemaType: "number",
    // The place of ajv's keyword, which errors follow.
    before: "format",
    error: {
      message: ({ schema }) => str`must be multiple of ${schema}`,
      params: ({ schema }) => _`{multipleOf: ${schema}}`,
    },
    code: checkMultiple,
  });
}

function checkMultiple(context: KeywordCxt): void {
  const { data } = context;
  const step = Number(context.schema);
  const { digits, scale } = decimalOf(step);
  const isLarge = _`Math.abs(${data}) >= ${step * 2 ** 53}`;
  const isExact = _`${data} % ${step} === 0`;
  context.fail(not(or(isLarge, isExact, ...nearestMultiple(data, digits, scale))));
}

/** Whether the nearest multiple, as a decimal number, is read as the number. Integers below 2 ** 53 are exact. */
function nearestMultiple(data: Code, digits: number, scale: number): readonly Code[] {
  if (scale > 1)
    return [_`Math.round(${data} * ${scale} / ${digits}) * ${digits} / ${scale} === ${data}`];
  return digits > 1 ? [_`Math.round(${data} / ${digits}) * ${digits} === ${data}`] : [];
}

/** A positive number as an integer divided by a power of ten, as its shortest text has it. */
function decimalOf(step: number): { readonly digits: number; readonly scale: number } {
  const [, whole = "", fraction = "", exponent = "0"] =
    /^(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(step)) ?? [];
  const places = fraction.length - Number(exponent);
  if (places <= 0) return { digits: step, scale: 1 };
  return { digits: Number(whole + fraction), scale: Number(`1e${places}`) };
}
