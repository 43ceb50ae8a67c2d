import { Name, _, nil, str, stringify } from "ajv/dist/2020.js";
import type { Ajv2020, Code, KeywordCxt } from "ajv/dist/2020.js";
import type { JsonSchema } from "../../spec/schema/json-schema.js";

/** The name of the list of errors in a check. */
const ERRORS = new Name("errors");

/** The name of the path of the checked value. */
const PATH = new Name("path");

/** Functions of the runtime that checks call. */
export type Helper =
  | "addError"
  | "addTypeError"
  | "matchAdditional"
  | "matchAnyOf"
  | "matchBound"
  | "matchClosed"
  | "matchConst"
  | "matchContains"
  | "matchEnum"
  | "matchIf"
  | "matchItems"
  | "matchNot"
  | "matchOneOf"
  | "matchPropertyNames"
  | "matchRequired"
  | "matchSize"
  | "matchUnique";

/** Writes the code of a keyword; `writeOwn` writes ajv's. */
type Write = (context: KeywordCxt, calls: Calls, writeOwn: () => void) => void;

interface Calls {
  /** The name of the check of a schema that is a reference. */
  readonly checkOf: (schema: unknown) => Code;
  /** Calls a helper with the value of the keyword. */
  readonly call: (context: KeywordCxt, helper: Helper, ...more: readonly Code[]) => void;
}

/**
 * Makes ajv write calls: of the checks of other schemas, and of helpers that add errors. By default,
 * ajv writes about ten lines for each of them, and most schemas are repeated.
 *
 * @param nameOf the name of the check for the text of a `$ref`
 * @param used receives the helpers that the code calls
 */
export function checkByCalls(
  ajv: Ajv2020,
  nameOf: (reference: string) => string,
  used: Set<Helper>,
): void {
  const calls: Calls = {
    checkOf: (schema) => {
      if (isEmpty(schema)) return _`() => {}`;
      const reference = schemaOf(schema).$ref;
      if (reference === undefined) throw new Error("A schema does not have a check.");
      return new Name(nameOf(reference));
    },
    call: ({ gen, data, it }, helper, ...more) => {
      used.add(helper);
      gen.code(_`${new Name(helper)}(${listOf([data, pathOf(it), ERRORS, ...more])})`);
    },
  };
  ajv.removeKeyword("$ref");
  ajv.addKeyword({
    keyword: "$ref",
    schemaType: "string",
    code: ({ gen, data, it, schema }) => {
      const check = new Name(nameOf(String(schema)));
      gen.code(_`${check}(${data}, ${pathOf(it)}, ${ERRORS})`);
    },
  });
  for (const keyword of KEYWORDS) {
    const definition = ajv.getKeyword(keyword);
    if (typeof definition !== "object" || !("code" in definition)) continue;
    const { code: write, before: _before, ...rest } = definition;
    const writeCalls = WRITERS[keyword];
    ajv.removeKeyword(keyword);
    ajv.addKeyword({
      ...rest,
      keyword,
      code: (context, type) => {
        context.error = (_append, parameters) => {
          used.add("addError");
          addError(context, parameters);
        };
        const writeOwn = (): void => write(context, type);
        if (writeCalls) writeCalls(context, calls, writeOwn);
        else writeOwn();
      },
    });
  }
}

/** Adds the error of a keyword. */
function addError(context: KeywordCxt, parameters: KeywordCxt["params"] = context.params): void {
  const { gen, it, keyword, def } = context;
  context.setParams(parameters);
  const { params = _`{}`, message } = def.error ?? { message: "" };
  const texts = [
    pathOf(it),
    ERRORS,
    stringify(keyword),
    typeof params === "function" ? params(context) : params,
    messageOf(typeof message === "function" ? message(context) : message),
  ];
  gen.code(_`addError(${listOf(texts)})`);
}

/** The keywords whose code adds errors, in the order of the code. */
const KEYWORDS = (
  "const enum not anyOf oneOf allOf if then else file int64 " +
  "maximum minimum exclusiveMaximum exclusiveMinimum multipleOf " +
  "maxLength minLength pattern format " +
  "maxItems minItems prefixItems items contains uniqueItems " +
  "maxProperties minProperties required propertyNames additionalProperties properties " +
  "patternProperties dependentRequired dependentSchemas selection"
).split(" ");

function pathOf({ errorPath }: KeywordCxt["it"]): Code {
  return str`${PATH}${errorPath}`;
}

const WRITERS: Readonly<Record<string, Write>> = {
  ...Object.fromEntries(
    ["maximum", "minimum", "exclusiveMaximum", "exclusiveMinimum"].map(
      (keyword): [string, Write] => [
        keyword,
        (context, { call }) => writeLimit(context, call, "matchBound"),
      ],
    ),
  ),
  ...Object.fromEntries(
    ["maxItems", "minItems", "maxLength", "minLength", "maxProperties", "minProperties"].map(
      (keyword): [string, Write] => [
        keyword,
        (context, { call }) => writeLimit(context, call, "matchSize"),
      ],
    ),
  ),
  additionalProperties: writeAdditional,
  anyOf: (context, calls) => writeChoice(context, calls, "matchAnyOf"),
  const: (context, { call }, writeOwn) => {
    const value: unknown = context.schema;
    if (typeof value === "object" && value !== null) writeOwn();
    else call(context, "matchConst", stringify(value));
  },
  contains: writeContains,
  enum: (context, { call }, writeOwn) => {
    const values: readonly unknown[] = context.schema;
    if (values.some((value) => typeof value === "object" && value !== null)) writeOwn();
    else call(context, "matchEnum", stringify(values));
  },
  if: writeConditional,
  items: (context, { call, checkOf }) => {
    const { prefixItems = [] } = schemaOf(context.parentSchema);
    const start = prefixItems.length > 0 ? [stringify(prefixItems.length)] : [];
    if (!isEmpty(context.schema)) call(context, "matchItems", checkOf(context.schema), ...start);
  },
  not: (context, { call, checkOf }) => call(context, "matchNot", checkOf(context.schema)),
  oneOf: (context, calls) => writeChoice(context, calls, "matchOneOf"),
  propertyNames: (context, { call, checkOf }) => {
    if (!isEmpty(context.schema)) call(context, "matchPropertyNames", checkOf(context.schema));
  },
  required: (context, { call }, writeOwn) => {
    const names: readonly string[] = context.schema;
    if (context.it.opts.ownProperties === true) writeOwn();
    else if (names.length > 0) call(context, "matchRequired", stringify(names));
  },
  // Items are references, whose types ajv does not know.
  uniqueItems: (context, { call }) => {
    if (context.schema === true) call(context, "matchUnique");
  },
};

function writeLimit(
  context: KeywordCxt,
  call: Calls["call"],
  helper: "matchBound" | "matchSize",
): void {
  call(context, helper, stringify(context.keyword), stringify(context.schema));
}

function writeChoice(
  context: KeywordCxt,
  { call, checkOf }: Calls,
  helper: "matchAnyOf" | "matchOneOf",
): void {
  const schemas: readonly unknown[] = context.schema;
  call(context, helper, _`[${listOf(schemas.map(checkOf))}]`);
}

function writeAdditional(context: KeywordCxt, { call, checkOf }: Calls): void {
  const { schema, parentSchema } = context;
  const { properties = {}, patternProperties = {} } = schemaOf(parentSchema);
  const names = Object.keys(properties);
  const patterns = Object.keys(patternProperties).map((each) => patternCode(context, each));
  const known = [
    ...(names.length + patterns.length > 0 || schema === false ? [stringify(names)] : []),
    ...(patterns.length > 0 ? [_`[${listOf(patterns)}]`] : []),
  ];
  if (schema === false) call(context, "matchClosed", ...known);
  else if (schema !== true && !isEmpty(schema))
    call(context, "matchAdditional", checkOf(schema), ...known);
}

/** The constant of a pattern, which ajv's keywords share. */
function patternCode({ gen, it }: KeywordCxt, pattern: string): Code {
  const expression = it.opts.code.regExp(pattern, "u");
  return gen.scopeValue("pattern", {
    // The key of the keyword `pattern`.
    key: expression instanceof RegExp ? String(expression) : pattern,
    ref: expression,
    code: _`new RegExp(${pattern}, "u")`,
  });
}

function writeContains(context: KeywordCxt, { call, checkOf }: Calls): void {
  const { minContains = 1, maxContains } = schemaOf(context.parentSchema);
  if (minContains === 0 && maxContains === undefined) return;
  const bounds = [minContains, ...(maxContains === undefined ? [] : [maxContains])];
  call(context, "matchContains", checkOf(context.schema), ...bounds.map(stringify));
}

function writeConditional(context: KeywordCxt, { call, checkOf }: Calls): void {
  const { if: condition, then: thenSchema, else: elseSchema } = schemaOf(context.parentSchema);
  if (thenSchema === undefined && elseSchema === undefined) return;
  const branches = [
    thenSchema === undefined ? _`undefined` : checkOf(thenSchema),
    ...(elseSchema === undefined ? [] : [checkOf(elseSchema)]),
  ];
  call(context, "matchIf", checkOf(condition), ...branches);
}

function listOf(codes: readonly Code[]): Code {
  const [first = nil, ...others] = codes;
  return others.reduce((list, code) => _`${list}, ${code}`, first);
}

/** A message as one literal, if ajv concatenates literals. */
function messageOf(message: string | Code): Code {
  if (typeof message === "string") return stringify(message);
  const text = String(message);
  if (!LITERALS.test(text)) return message;
  const parts = (text.match(LITERAL) ?? []).map((literal): unknown => JSON.parse(literal));
  return stringify(parts.join(""));
}

const LITERAL = /"(?:[^"\\]|\\.)*"/g;

/** Literals that are concatenated. */
const LITERALS = /^"(?:[^"\\]|\\.)*"(?:\+"(?:[^"\\]|\\.)*")+$/;

function isEmpty(schema: unknown): boolean {
  return Object.keys(schemaOf(schema)).length === 0;
}

function schemaOf(schema: unknown): JsonSchema {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- ajv passes the parts of the schemas that it compiles
  return schema as JsonSchema;
}
