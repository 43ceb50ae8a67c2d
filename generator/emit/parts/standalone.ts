import { createRequire } from "node:module";
import { Name } from "ajv/dist/2020.js";
import type { Ajv2020 } from "ajv/dist/2020.js";
import { callRef } from "ajv/dist/vocabularies/core/ref.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import { literalText } from "../../base/literal.js";
import type { Literal } from "../../base/literal.js";

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
const SCHEMA = /^const (?<name>schema\d+) = (?<text>\{.*\});\n/gm;

/**
 * Writes schemas as literals of TypeScript instead of JSON, and patterns so that bundlers omit those
 * that nothing uses.
 */
export function withPureConstants(code: string): string {
  return code
    .replaceAll(/^const pattern\d+ = /gm, "$&/* @__PURE__ */ ")
    .replaceAll(SCHEMA, (_declared, name: string, text: string) => {
      const schema: Literal = JSON.parse(text);
      return `const ${name} = ${literalText(schema)};\n`;
    });
}

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
export function withAddedErrors(code: string): string {
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
      callRef(context, validate);
    },
  });
}

/**
 * Completes the code of {@link standaloneModule} after {@link referToExports}: calls lead to the
 * functions that are exported under these names.
 */
export function withReferences(code: string): string {
  const functions = exportedFunctions(code);
  return code.replaceAll(/\bvalidatorOf_(?<name>[\w$]+)/g, (_placeholder, name: string) => {
    const target = functions.get(name);
    if (target === undefined) throw new Error(`No schema has the validator ${name}.`);
    return target;
  });
}

/** Code without its exports, and the functions that it exported, by their names. */
export function withoutExports(code: string): {
  readonly code: string;
  readonly functions: ReadonlyMap<string, string>;
} {
  return {
    code: code.replace('"use strict";\n', "").replaceAll(EXPORTS, ""),
    functions: exportedFunctions(code),
  };
}

function exportedFunctions(code: string): ReadonlyMap<string, string> {
  return new Map(
    [...code.matchAll(EXPORTS)].map(({ groups = {} }) => [
      groups["name"] ?? "",
      groups["function"] ?? "",
    ]),
  );
}

const EXPORTS = /^export const (?<name>[\w$]+) = (?<function>validate\d+);$/gm;

/**
 * Completes the code of {@link separateCode} after `checkByCalls`: functions add errors to a list, and
 * have the names under which ajv exports them.
 */
export function checkFunctions(code: string): string {
  const { code: own, functions } = withoutExports(code);
  const names = new Map([...functions].map(([name, compiled]) => [compiled, name]));
  return own
    .replaceAll(TYPE_ERROR, (_text, _error, type: string, types: string) => {
      // ajv refers to a list in the schema; its message has the same types.
      const given = type.startsWith('"') ? type : JSON.stringify(types.split(","));
      return `addTypeError(path, errors, ${given});`;
    })
    .replaceAll(/\{\n(?<call>\w+\(.*\);)\n\}/g, " $<call>")
    .replaceAll(VALIDATOR, (_text, compiled: string, body: string) => {
      if (/^(?:const _errs\d|vErrors|errors\+\+)/m.test(body))
        throw new Error(`The code of a check counts errors: ${body}`);
      const name = names.get(compiled) ?? compiled;
      return PART.test(name) && CALL.test(body)
        ? `const ${name} = (data, path, errors) => ${body}`
        : `function ${name}(data, path, errors) {\n${body}}\n`;
    });
}

/** The name of the check of a part. */
const PART = /^check\d+$/;

/** One call. */
const CALL = /^(?:check|match)\w+\(.*\);\n$/;

/** The error for a value of the wrong type. ajv adds it without a keyword. */
const TYPE_ERROR =
  /const (?<error>err\d+) = \{instancePath,schemaPath:"#\/type",keyword:"type",params:\{type: (?<type>[^}]+)\},message:"must be (?<types>[^"]*)"\};\nif\(vErrors === null\)\{\nvErrors = \[\k<error>\];\n\}\nelse \{\nvErrors\.push\(\k<error>\);\n\}\nerrors\+\+;/g;

/** A function that ajv writes. */
const VALIDATOR =
  /^function (?<name>validate\d+)\(data, \{.*\}=\{\}\)\{\n(?:let vErrors = null;\nlet errors = 0;\n)?(?<body>[^]*?)\k<name>\.errors = (?:vErrors|null);\nreturn (?:errors === 0|true);\n\}\n/gm;
