import { escapeHiddenInLines } from "../../base/hidden-characters.js";
import type { PlannedDirectory, PlannedSchema } from "../plan/planned.js";
import { allTypes, types, values } from "../../base/fragment.js";
import type { Fragment } from "../../base/fragment.js";
import { uncheckedHeader } from "../../base/file-header.js";
import { payloadCode } from "./payload-code.js";
import { payloadFiles } from "./payload-files.js";
import { payloadSchemas } from "./payloads.js";
import type { Payload } from "./payloads.js";

/** The validators of a directory's payloads, by ajv. */
export async function payloadValidatorFiles(spec: PlannedDirectory): Promise<readonly Fragment[]> {
  if (!payloadFiles(spec).includes("validators")) return [];
  const { names, model } = spec;
  const { all, named } = payloadSchemas(spec);
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
  return [
    {
      kind: "source",
      path: `${names.folder}/validators.ts`,
      header: uncheckedHeader(model.source),
      imports: [
        types("runtime/validate", "PayloadValidator"),
        values("runtime/validate", "payloadValidator", ...helpers),
        ...(isTyped ? [allTypes(`${names.folder}/schemas`, TYPES)] : []),
      ],
      statements: [],
      code: escapeHiddenInLines(withExports(code, exportsByCheck(all, checks))),
    },
  ];
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
