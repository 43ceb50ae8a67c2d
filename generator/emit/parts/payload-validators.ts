import { escapeHiddenInLines } from "../../base/hidden-characters.js";
import type { PlannedOpenApi, PlannedSchema } from "../plan/planned.js";
import { allTypes, types, values } from "../../base/fragment.js";
import type { SourceFragment } from "../../base/fragment.js";
import type { Emitter } from "../target.js";
import { payloadSchemas } from "./payloads.js";
import type { Payload, Payloads } from "./payloads.js";
import type { Ajv2020 } from "ajv/dist/2020.js";
import type { NamedSchemas } from "../../spec/schema/discriminator.js";
import type { Helper } from "./calls.js";
import { payloadAjv } from "./schema-validators.js";
import { shareSchemas, sharedFunction } from "./shared-schemas.js";
import type { CompiledSchema, PayloadSchema } from "./shared-schemas.js";
import { validatorSchemas } from "./validator-schema.js";

/** The validators of an OpenAPI document's payloads, by ajv. */
export const payloadValidators: Emitter = {
  "payload-validators": async (spec) => {
    const payloads = payloadSchemas(spec);
    return payloads.all.length > 0 ? [await validatorsFragment(spec, payloads)] : [];
  },
};

async function validatorsFragment(
  { names, model }: PlannedOpenApi,
  { all, named }: Payloads,
): Promise<SourceFragment> {
  const { code, checks, helpers } = await payloadCode(
    all.map(({ planned, schema }) => ({
      name: checkName(planned),
      schema,
      isNamed: named.get(planned.name) === planned,
    })),
    model.schemas,
    (name) => {
      const planned = named.get(name);
      if (!planned) throw new Error(`The schema ${name} has no validator.`);
      return checkName(planned);
    },
  );
  const isTyped = all.some(({ inline }) => inline === undefined);
  return {
    kind: "source",
    path: `${names.folder}/validators.ts`,
    imports: [
      types("runtime/validate", "PayloadValidator"),
      values("runtime/validate", "payloadValidator", ...helpers),
      ...(isTyped ? [allTypes(`${names.folder}/schemas`, TYPES)] : []),
    ],
    statements: [],
    code: escapeHiddenInLines(withExports(code, exportsByCheck(all, checks))),
  };
}

/** The name of all types of payloads. */
const TYPES = "types";

/** The name of the function that checks a payload. Names of other functions have a digit after `check`. */
function checkName({ validate }: PlannedSchema): string {
  return `check${validate.replace(/^validate/, "")}`;
}

/** The exports of validators, with their types, by the expressions of their checks. */
function exportsByCheck(
  all: readonly Payload[],
  checks: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const exports = new Map<string, string>();
  for (const { planned, inline } of all) {
    const check = checks.get(checkName(planned)) ?? "";
    const type = `PayloadValidator<${inline ?? `${TYPES}.${planned.type}`}>`;
    const text = `export const ${planned.validate}: ${type} = /* @__PURE__ */ payloadValidator(${check});\n`;
    exports.set(check, (exports.get(check) ?? "") + text);
  }
  return exports;
}

/** Writes exports before the functions that they wrap, after the constants, and others first. */
function withExports(code: string, exports: ReadonlyMap<string, string>): string {
  const left = new Map(exports);
  const take = (name: string): string => {
    const text = left.get(name) ?? "";
    left.delete(name);
    return text;
  };
  const text = code
    .replaceAll(/^function (?<name>[\w$]+)\(/gm, (start, name: string) => take(name) + start)
    .replaceAll(/^const (?<name>check\d+) = .*\n/gm, (line, name: string) => line + take(name));
  return [...left.values(), text].join("\n");
}

/** The code of the checks of schemas. */
interface PayloadCode {
  readonly code: string;
  /** The expressions of checks, by the names of schemas. */
  readonly checks: ReadonlyMap<string, string>;
  /** The functions of the runtime that the code calls. */
  readonly helpers: readonly string[];
}

/**
 * Compiles schemas in advance, by ajv.
 *
 * @param all the schemas, with the names of their checks
 * @param schemas the named schemas that they refer to
 * @param nameOf the name of the check of a named schema
 */
async function payloadCode(
  all: readonly PayloadSchema[],
  schemas: NamedSchemas,
  nameOf: (name: string) => string,
): Promise<PayloadCode> {
  const ajv = await payloadAjv(
    all.map(({ schema }) => schema),
    // The code is written to a file, so that the engine need not compile it here.
    { source: true, esm: true, lines: true, optimize: 2, process: () => "return function () {};" },
  );
  const convert = validatorSchemas(schemas);
  const converted = all.map(({ schema, ...rest }) => ({ ...rest, schema: convert(schema) }));
  // A check does not know which parts of a value the schemas around it evaluated.
  return ajv.opts.unevaluated
    ? evaluatingCode(ajv, converted, nameOf)
    : codeOfCalls(ajv, converted, nameOf);
}

async function codeOfCalls(
  ajv: Ajv2020,
  all: readonly PayloadSchema[],
  nameOf: (name: string) => string,
): Promise<PayloadCode> {
  const [{ checkByCalls }, { checkFunctions, separateCode, standaloneModule, withPureConstants }] =
    await Promise.all([import("./calls.js"), import("./standalone.js")]);
  const { compiled, functions } = shareSchemas(all, nameOf);
  const helpers = new Set<Helper>();
  checkByCalls(
    ajv,
    (reference) => {
      const name = sharedFunction(reference) ?? nameOf(reference);
      return functions.get(name) ?? name;
    },
    helpers,
  );
  const code = withPureConstants(
    standaloneModule(ajv, exportsOf(ajv, compiled), (...input) =>
      checkFunctions(separateCode(...input)),
    ),
  ).replaceAll(BETWEEN_CONSTANTS, "$<check>");
  if (code.includes("addTypeError(")) helpers.add("addTypeError");
  return { code, checks: functions, helpers: [...helpers] };
}

/** Blank lines between the checks that are constants. */
const BETWEEN_CONSTANTS = /^(?<check>const check\d+ = .*\n)\s+(?=const check\d)/gm;

/** The code for documents with `unevaluatedProperties` or `unevaluatedItems`. Only ajv's keywords support these. */
async function evaluatingCode(
  ajv: Ajv2020,
  all: readonly CompiledSchema[],
  nameOf: (name: string) => string,
): Promise<PayloadCode> {
  const {
    referToExports,
    separateCode,
    standaloneModule,
    withAddedErrors,
    withPureConstants,
    withReferences,
    withoutExports,
  } = await import("./standalone.js");
  referToExports(ajv, nameOf);
  const { code, functions } = withoutExports(
    withReferences(
      standaloneModule(ajv, exportsOf(ajv, all), (...input) =>
        withAddedErrors(separateCode(...input)),
      ),
    ),
  );
  return {
    code: withPureConstants(code),
    checks: new Map([...functions].map(([name, compiled]) => [name, `checkCompiled(${compiled})`])),
    helpers: ["checkCompiled"],
  };
}

/** Adds schemas to ajv. ajv compiles one function for all names of an object. */
function exportsOf(ajv: Ajv2020, all: readonly CompiledSchema[]): Readonly<Record<string, string>> {
  for (const { name, schema } of all) ajv.addSchema({ ...schema }, name);
  return Object.fromEntries(all.map(({ name }) => [name, name]));
}
