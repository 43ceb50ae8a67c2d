import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { normalOpenApi } from "../../../generator/spec/openapi/upgrade.js";
import { packageRoot } from "../../../generator/project/folders.js";
import { specInput } from "../spec-inputs.js";
import { jsonOf, same, shown } from "../target.js";
import type { Target } from "../target.js";
import { checkSpec } from "./specs.js";

const VERSIONS = ["3.0.3", "3.1.0", "3.2.0"];

/** A document as a document of each version of OpenAPI that is converted. */
export const target: Target = {
  name: "versions",
  form: "json",
  seeds: () => {
    const goldens = join(packageRoot(), "test", "golden");
    return readdirSync(goldens)
      .filter((name) => name.startsWith("openapi-"))
      .flatMap((name) => {
        try {
          return readFileSync(join(goldens, name, "spec.json"), "utf8");
        } catch {
          return [];
        }
      });
  },
  run: async (input) => {
    const given = jsonOf(input);
    if (typeof given !== "object" || given === null || Array.isArray(given)) return;
    for (const openapi of VERSIONS) {
      const value = { ...given, openapi };
      const before = shown(value);
      const once = converted(value);
      same(JSON.parse(before), value, "The conversion changed its input");
      same(converted(once), once, `A converted document of ${openapi} is converted again`);
      const spec = specInput("spec", { spec: value });
      // oxlint-disable-next-line no-await-in-loop -- one after the other, to find the one that fails
      if (spec) await checkSpec(spec);
    }
  },
};

const START = { file: "spec.json", line: 1, column: 1 };

function converted(value: unknown): unknown {
  return normalOpenApi({ file: START.file, value, locate: () => START }).value;
}
