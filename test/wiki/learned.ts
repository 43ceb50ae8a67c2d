import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { resultDescriptor } from "../../generator/emit/results/result-descriptor.ts";
import { model } from "../../generator/pipeline.ts";
import type { SourceFile } from "../../generator/files/input.ts";
import type { ResultDescriptor } from "../../templates/runtime/model/result-descriptor.ts";

const SPEC = fileURLToPath(new URL("../../spec/paraminfo/", import.meta.url));

/** What the repository says that modules answer, corrections among it. */
export function learnedResults(): readonly ResultDescriptor[] {
  const folder = join(SPEC, "results");
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const { value } = model({
    name: "paraminfo",
    source: "spec/paraminfo/catalogue.json",
    spec: sourceFile("catalogue.json"),
    protocol: sourceFile("protocol.json"),
    results: names.map((name) => sourceFile(join("results", name))),
  });
  if (value?.kind !== "catalogue") throw new Error("spec/paraminfo has errors.");
  return value.operations.flatMap(({ path, result }) =>
    result ? [resultDescriptor(path, result)] : [],
  );
}

function sourceFile(name: string): SourceFile {
  return { file: name, bytes: readFileSync(join(SPEC, name)) };
}
