import type { ResultWriter } from "../../../../generator/emit/parts/result-rows.js";
import { unionWithEmptyList } from "../../../../generator/emit/parts/result-type.js";
import { analyse } from "../../../../generator/pipeline.js";
import type { Result, ResultFields } from "../../../../generator/spec/source/types.js";
import { catalogue, catalogueInput, inShort, module } from "../../support/specs.js";
import type { Json } from "../../support/specs.js";
import { field, inQuery } from "../../support/results.js";

/** What writes the result of the module `thing`, whose rows are the items of a list. */
export function writerOf(
  row: ResultFields,
  parameters: readonly Json[] = [],
  more: Partial<Result> = {},
  formatVersion: "1" | "2" = "2",
): ResultWriter {
  const result: Result = {
    module: "query+thing",
    servers: ["MediaWiki 1.0"],
    rows: { at: ["query", "thing"], kind: "item" },
    response: inQuery({ thing: field({ list: { record: row } }) }),
    ...more,
  };
  const bytes = new TextEncoder().encode(JSON.stringify(result));
  const { value, diagnostics } = analyse({
    ...catalogueInput(catalogue(module("thing", parameters))),
    results: [{ file: "results/thing.json", bytes }],
    ...(formatVersion === "1" && { formatVersion1: true }),
  });
  if (value?.kind !== "catalogue") throw new Error(diagnostics.map(inShort).join("\n"));
  const planned = value.modules.find(({ operation }) => operation.name === "thing");
  if (!planned?.result || !planned.operation.result) throw new Error("There is no result.");
  const two = { planned: planned.result, result: planned.operation.result };
  const written = formatVersion === "1" ? planned.version1 : two;
  if (!written) throw new Error("Both format versions are the same.");
  return {
    ...written,
    label: "`list=thing`",
    inVersion: "",
    module: planned,
    orEmptyList: unionWithEmptyList,
  };
}
