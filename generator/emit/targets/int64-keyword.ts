import { _ } from "ajv/dist/2020.js";
import type { Ajv2020, Code, KeywordCxt } from "ajv/dist/2020.js";
import { and, not, rawCode } from "./ajv-code.js";
import { INT64 } from "./int64-schema.js";
import type { Int64Keyword } from "./int64-schema.js";

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
