import { readFileSync, readdirSync, existsSync } from "node:fs";
import { join } from "node:path";
import { packageRoot } from "../../../generator/project/folders.js";
import { below, parseDocument } from "../../../generator/base/document.js";
import { holds, same, shown } from "../target.js";
import type { Target } from "../target.js";
import { checkFileOf } from "./specs.js";

const FILE = "spec.yaml";

/** One YAML file, of any bytes: its values, their positions, and what is generated from it. */
export const target: Target = {
  name: "yaml-bytes",
  form: "bytes",
  seeds: () => {
    const goldens = join(packageRoot(), "test", "golden");
    const files = readdirSync(goldens)
      .map((name) => join(goldens, name, FILE))
      .filter((file) => existsSync(file))
      .map((file) => readFileSync(file, "utf8"));
    return [...files, "a: &a [1, .inf]\nb: { <<: { c: *a }, ? d : 1 }\n", "- |\n  a\n- !!str 1\n"];
  },
  run: async (input) => {
    const { value: document, diagnostics } = parseDocument(FILE, input);
    holds((document === undefined) === diagnostics.length > 0, () => "No value and no reason.");
    if (document) {
      const text: string = JSON.stringify(document.value);
      same(withoutSign(JSON.parse(text)), withoutSign(document.value), "The value is no JSON");
      checkPositions(document.value, "", (pointer) => document.locate(pointer));
    }
    await checkFileOf({ file: FILE, bytes: input });
  },
};

/** JSON text has no negative zero. */
function withoutSign(value: unknown): string {
  return shown(value).replaceAll('"-0"', "0");
}

/** Positions of values at most. A hostile text has many. */
const MOST = 500;

function checkPositions(
  value: unknown,
  pointer: string,
  locate: (pointer: string) => { readonly line: number; readonly column: number },
  budget = { left: MOST },
): void {
  if (budget.left-- <= 0) return;
  const { line, column } = locate(pointer);
  holds(line >= 1 && column >= 1, () => `${pointer} is at ${line}:${column}.`);
  if (typeof value !== "object" || value === null) return;
  for (const [key, member] of Object.entries(value))
    checkPositions(member, below(pointer, key), locate, budget);
}
