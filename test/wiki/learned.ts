import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { resultDescriptor } from "../../generator/emit/parts/result-descriptor.ts";
import { model } from "../generator/support/model.ts";
import type { SourceFile } from "../../generator/spec/source/source-file.js";
import type { SpecInput } from "../../generator/spec/input.js";
import type { WikiCatalogue } from "./catalogue.ts";
import type { ResultDescriptor } from "../../templates/runtime/model/result-descriptor.ts";

const SPEC = fileURLToPath(new URL("../../spec/", import.meta.url));

/** What the repository says that modules answer, corrections among it. */
export function learnedResults(
  spec: "actions" | "paraminfo" = "paraminfo",
): readonly ResultDescriptor[] {
  return descriptorsOf({
    kind: "catalogue",
    name: spec,
    source: `spec/${spec}/catalogue.json`,
    spec: sourceFile(`${spec}/catalogue.json`),
    protocol: sourceFile("paraminfo/protocol.json"),
    results: resultFiles(spec),
  });
}

/** The same for a catalogue that was pulled from a wiki without results: cut to it and its version. */
export function pulledResults({ catalogue, site }: WikiCatalogue): readonly ResultDescriptor[] {
  return descriptorsOf({
    kind: "catalogue",
    name: "wiki",
    source: "catalogue.json",
    spec: jsonFile("catalogue.json", catalogue),
    protocol: sourceFile("paraminfo/protocol.json"),
    site: jsonFile("site.json", site),
    shippedResults: ["paraminfo", ...extensionSpecs()].flatMap(resultFiles),
  });
}

/** The folders of extensions whose results ship, in `spec/`. */
export function extensionSpecs(): readonly string[] {
  return readdirSync(join(SPEC, "extensions"))
    .map((name) => join("extensions", name))
    .filter((folder) => existsSync(join(SPEC, folder, "results")));
}

function descriptorsOf(input: SpecInput): readonly ResultDescriptor[] {
  const { value } = model(input);
  if (value?.kind !== "catalogue") throw new Error(`${input.source} has errors.`);
  return value.operations.flatMap(({ path, result }) =>
    result ? [resultDescriptor(path, result)] : [],
  );
}

function resultFiles(spec: string): readonly SourceFile[] {
  const folder = join(spec, "results");
  return readdirSync(join(SPEC, folder)).map((name) => sourceFile(join(folder, name)));
}

function jsonFile(file: string, value: unknown): SourceFile {
  return { file, bytes: new TextEncoder().encode(JSON.stringify(value)) };
}

function sourceFile(name: string): SourceFile {
  return { file: name, bytes: readFileSync(join(SPEC, name)) };
}
