import { createRequire } from "node:module";
import { Name, _, strConcat } from "ajv/dist/compile/codegen/index.js";
import type { KeywordCxt } from "ajv/dist/compile/validate/index.js";
import type { Ajv2020 } from "ajv/dist/2020.js";
import { callRef } from "ajv/dist/vocabularies/core/ref.js";
import standaloneCode from "ajv/dist/standalone/index.js";

const require = createRequire(import.meta.url);

/** The helpers that compiled validators import, by module path. */
const HELPERS: ReadonlySet<string> = new Set([
  "ajv/dist/runtime/equal",
  "ajv/dist/runtime/ucs2length",
]);

/**
 * The standalone code of compiled schemas as one ES module without imports. The helpers that ajv's
 * code requires at run time are included.
 *
 * @param exported the names of the exported functions, each with the id or reference of its schema
 * @param write writes ajv's code; by default, of schemas that may contain each other
 */
export function standaloneModule(
  ajv: Ajv2020,
  exported: Readonly<Record<string, string>>,
  write = jointCode,
): string {
  const code = withJoinedErrors(withoutSchemas(write(ajv, exported)));
  return code.replaceAll(/require\("(?<path>[^"]+)"\)\.default/g, (_required, path: string) => {
    const helper: unknown = HELPERS.has(path) ? require(path) : undefined;
    if (typeof helper !== "object" || helper === null || !("default" in helper))
      throw new Error(`ajv's standalone code needs ${path}, which is not written into it.`);
    return `(${String(helper.default)})`;
  });
}

function jointCode(ajv: Ajv2020, exported: Readonly<Record<string, string>>): string {
  return withAddedErrors(standaloneCode.default(ajv, { ...exported }));
}

/**
 * ajv's code of schemas whose functions share constants only, after {@link referToExports}. ajv
 * copies the code before it with each of several schemas.
 */
export function separateCode(ajv: Ajv2020, exported: Readonly<Record<string, string>>): string {
  const declared = new Set<string>();
  const modules = Object.entries(exported).map(([name, schema]) =>
    standaloneCode
      .default(ajv, { [name]: schema })
      .replace('"use strict";\n', "")
      .replaceAll(CONSTANT, (line, constant: string) => {
        const isFirst = !declared.has(constant);
        declared.add(constant);
        return isFirst ? line : "";
      }),
  );
  return `"use strict";\n${modules.join("\n")}`;
}

/** A constant outside of functions, whose names ajv does not use again. */
const CONSTANT = /^const (?<name>(?:schema|pattern|formats|func)\d+) = .*\n/gm;

/** Removes the schemas that the code does not refer to. ajv's code contains all. */
function withoutSchemas(code: string): string {
  const uses = new Map<string, number>();
  for (const [name] of code.matchAll(SCHEMA_NAME)) uses.set(name, (uses.get(name) ?? 0) + 1);
  return code.replaceAll(SCHEMA, (declared, name: string) =>
    uses.get(name) === 1 ? "" : declared,
  );
}

const SCHEMA_NAME = /\bschema\d+\b/g;
const SCHEMA = /^const (?<name>schema\d+) = \{.*\};\n/gm;

/**
 * Adds the errors of another validator to a list in place. ajv copies the list each time, which takes
 * minutes for a value with 100,000 errors.
 */
function withJoinedErrors(code: string): string {
  const joined = code.replaceAll(
    /vErrors = vErrors === null \? (?<errors>[\w$.]+) : vErrors\.concat\(\k<errors>\);/g,
    "vErrors = joinErrors(vErrors, $<errors>);",
  );
  return joined.includes("joinErrors(") ? `${joined}\n${JOIN_ERRORS}` : code;
}

/** Adds an error to a list with a call. Most of ajv's code is the same lines for each error. */
function withAddedErrors(code: string): string {
  const added = code.replaceAll(ADDED_ERROR, "vErrors = addError(vErrors, $<object>);\nerrors++;");
  return added === code ? code : `${added}\n${ADD_ERROR}`;
}

const ADDED_ERROR =
  /const (?<error>err\d+) = (?<object>\{.*\});\nif\(vErrors === null\)\{\nvErrors = \[\k<error>\];\n\}\nelse \{\nvErrors\.push\(\k<error>\);\n\}\nerrors\+\+;/g;

const ADD_ERROR = `function addError(errors, error) {
if (errors === null) return [error];
errors.push(error);
return errors;
}
`;

/** A validator makes a new list each time it is called, so its list can be added to. */
const JOIN_ERRORS = `function joinErrors(errors, more) {
if (errors === null) return more;
for (const error of more) errors.push(error);
return errors;
}
`;

/** Names of functions in compiled code before {@link withReferences} replaces them. */
const PLACEHOLDER = "validatorOf_";

/**
 * Makes each `$ref` a call of an exported function, so that ajv compiles one schema at a time. By
 * default, ajv compiles the schemas that a schema refers to recursively, which exceeds the stack if
 * a document has hundreds of schemas.
 *
 * @param exportOf the name of the exported function for the text of a `$ref`
 */
export function referToExports(ajv: Ajv2020, exportOf: (reference: string) => string): void {
  ajv.removeKeyword("$ref");
  ajv.addKeyword({
    keyword: "$ref",
    schemaType: "string",
    code: (context) => {
      const validate = new Name(`${PLACEHOLDER}${exportOf(String(context.schema))}`);
      if (ajv.opts.unevaluated) callRef(context, validate);
      else callValidator(context, validate);
    },
  });
}

/**
 * Writes a call without the arguments that only `$data`, custom keywords and dynamic references
 * need. {@link withShortSignatures} removes their parameters.
 */
function callValidator(context: KeywordCxt, validate: Name): void {
  const { gen, data, it } = context;
  const argument = gen.object([INSTANCE_PATH, strConcat(INSTANCE_PATH, it.errorPath)]);
  context.result(_`${validate}(${data}, ${argument})`, undefined, () => {
    gen.assign(ERROR_LIST, _`joinErrors(${ERROR_LIST}, ${validate}.errors)`);
    gen.assign(ERROR_COUNT, _`${ERROR_LIST}.length`);
  });
}

/** Names in ajv's code. */
const INSTANCE_PATH = new Name("instancePath");
const ERROR_LIST = new Name("vErrors");
const ERROR_COUNT = new Name("errors");

/** Removes the parameters of validators that {@link callValidator} does not use. */
export function withShortSignatures(code: string): string {
  return code.replaceAll(SIGNATURE, "$<start>}={}){");
}

const SIGNATURE =
  /^(?<start>function validate\d+\(data, \{instancePath="")(?:, \w+(?:=data)?)+\}=\{\}\)\{$/gm;

/**
 * Completes the code of {@link standaloneModule} after {@link referToExports}: calls lead to the
 * functions that are exported under these names.
 */
export function withReferences(code: string): string {
  const functions = new Map(
    [...code.matchAll(EXPORTS)].map(({ groups = {} }) => [groups["name"], groups["function"]]),
  );
  return code.replaceAll(/\bvalidatorOf_(?<name>[\w$]+)/g, (_placeholder, name: string) => {
    const target = functions.get(name);
    if (target === undefined) throw new Error(`No schema has the validator ${name}.`);
    return target;
  });
}

/** Functions with these names stay functions of the module that it does not export. */
export function withoutExports(code: string, names: ReadonlySet<string>): string {
  return code.replaceAll(EXPORTED, (line, name: string) => (names.has(name) ? "" : line));
}

const EXPORTED = /^export const (?<name>[\w$]+) = validate\d+;\n/gm;

const EXPORTS = /^export const (?<name>[\w$]+) = (?<function>validate\d+);$/gm;

/** Wraps validators, so that a payload that exceeds the stack is an ordinary validation error. */
export function withStackLimit(code: string): string {
  const exports = code.replaceAll(
    EXPORTS,
    "export const $<name> = /* @__PURE__ */ withinStack($<function>);",
  );
  return `${exports}\n${WITHIN_STACK}`;
}

/** Browsers report a stack overflow with different errors. Validators throw no others. */
const WITHIN_STACK = `function withinStack(validate) {
function guarded(data) {
try {
const fits = validate(data);
guarded.errors = validate.errors;
return fits;
} catch (error) {
if (!(error instanceof RangeError) && error?.name !== "InternalError") throw error;
guarded.errors = [{instancePath:"",keyword:"depth",params:{},message:"must not be nested as deeply"}];
return false;
}
}
return guarded;
}
`;
