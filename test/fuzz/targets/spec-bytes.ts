import { readFileSync, readdirSync, existsSync } from "node:fs";
import { join } from "node:path";
import { packageRoot } from "../../../generator/project/folders.js";
import type { Target } from "../target.js";
import { checkFileOf } from "./specs.js";

/** One spec file, of any bytes. */
export const target: Target = {
  name: "spec-bytes",
  form: "bytes",
  seeds: () => {
    const goldens = join(packageRoot(), "test", "golden");
    return readdirSync(goldens)
      .map((name) => join(goldens, name, "spec.json"))
      .filter((file) => existsSync(file))
      .map((file) => readFileSync(file, "utf8"));
  },
  run: async (input) => checkFileOf({ file: "spec.json", bytes: input }),
};
