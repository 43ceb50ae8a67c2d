import type { OutputFile } from "../../../generator/emit/output.js";
import type { Target } from "../../../generator/spec/input.js";
import { generate } from "../../../generator/pipeline.js";
import { readTemplates } from "../../../generator/project/inputs.js";
import { goldenInput } from "./goldens.js";

/** Goldens whose code has a stub, results, validators of parameters, bodies, servers, 64-bit integers. */
export const CATALOGUES = [
  "unknown-module",
  "result-list",
  "query-module-and-action",
  "hostile-strings",
];
export const OPENAPI_DOCUMENTS = [
  "openapi-writes",
  "openapi-parameter-validators",
  "openapi-int64",
  "openapi-servers",
  "openapi-spring-data-rest",
];

/** The code of goldens with chosen targets, or with those of an absent choice. */
export async function generatedTargets(
  names: readonly string[],
  targets: readonly Target[] | undefined,
): Promise<readonly OutputFile[]> {
  const specs = names.map((name) => {
    const { targets: _, ...input } = goldenInput(name);
    return { ...input, ...(targets && { targets }) };
  });
  const { value } = await generate({ specs, templates: readTemplates(), importExtension: ".js" });
  if (!value) throw new Error("A golden has errors.");
  return value;
}
