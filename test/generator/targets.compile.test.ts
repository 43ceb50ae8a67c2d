import { readdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { TARGETS } from "../../generator/spec/input.js";
import { writeFiles } from "./support/files.js";
import { scratchFolder } from "./support/places.js";
import { CATALOGUES, OPENAPI_DOCUMENTS, generatedTargets } from "./support/targets.js";
import { runCompiler, typeErrors } from "./support/tsc.js";

function sources(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts"))
    .toSorted();
}

/** The files that the compiler reads for the code of specs and the entry points of the runtime. */
function readByCompiler(folder: string): readonly string[] {
  writeFileSync(
    join(folder, "roots.json"),
    JSON.stringify({
      extends: "./tsconfig.json",
      include: ["*/*.ts", "*/results/*.ts"],
    }),
  );
  return runCompiler(folder, "-p", join(folder, "roots.json"), "--listFilesOnly")
    .split("\n")
    .map((path) => relative(folder, path))
    .filter((path) => path !== "" && !path.startsWith(".."))
    .toSorted();
}

describe("The code of one target", () => {
  it.each(TARGETS.filter((target) => target !== "schemas"))(
    "compiles, and comes with the files of the runtime that it imports and no other: %s",
    async (target) => {
      const folder = scratchFolder();
      writeFiles(folder, await generatedTargets([...CATALOGUES, ...OPENAPI_DOCUMENTS], [target]));

      expect(typeErrors(folder)).toBe("");
      expect(readByCompiler(folder)).toEqual(sources(folder));
    },
  );
});
