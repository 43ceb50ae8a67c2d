import { escapeHiddenInLines } from "../../base/hidden-characters.js";
import type { PlannedOpenApi, PlannedSchema } from "../plan/planned.js";
import { allTypes, types, values } from "../../base/fragment.js";
import type { SourceFragment } from "../../base/fragment.js";
import type { Emitter } from "../target.js";
import type { CheckFunction } from "./check-code.js";
import { payloadSchemas } from "./payloads.js";
import type { Payload, Payloads } from "./payloads.js";
import { schemaChecks } from "./shared-schemas.js";

/** The validators of an OpenAPI document's payloads. */
export const payloadValidators: Emitter = {
  spec: (spec) => {
    if (spec.kind !== "openapi") return [];
    const payloads = payloadSchemas(spec);
    return payloads.all.length > 0 ? [validatorsFragment(spec, payloads)] : [];
  },
};

function validatorsFragment(
  { names, model }: PlannedOpenApi,
  { all, named }: Payloads,
): SourceFragment {
  const { functions, helpers, expressions } = schemaChecks(
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
    code: escapeHiddenInLines(withExports(functions, exportsByCheck(all, expressions))),
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

/** Writes exports before the functions that they wrap, after the constants that they wrap, or first. */
function withExports(
  functions: readonly CheckFunction[],
  exports: ReadonlyMap<string, string>,
): string {
  const names = new Set(functions.map(({ name }) => name));
  const first = [...exports].flatMap(([check, text]) => (names.has(check) ? [] : [text]));
  const texts = functions.map(({ name, constants, text, isConstant }, index) => {
    const own = exports.get(name) ?? "";
    const isList = isConstant && functions[index - 1]?.isConstant === true;
    return [
      ...constants.map((each) => `\n${each}\n`),
      isList ? "" : "\n",
      isConstant ? `${text}\n${own}` : `${own}${text}\n`,
    ].join("");
  });
  return [...first, ...texts].join("");
}
