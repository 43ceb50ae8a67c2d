import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { plainPalette, renderDiagnostic } from "../../../generator/base/render-diagnostics.js";
import { valuesOf } from "../../../generator/base/diagnostic.js";
import type { Diagnostic, Staged } from "../../../generator/base/diagnostic.js";
import { generate } from "../../../generator/pipeline.js";
import type { CatalogueInput, OpenApiInput, SpecInput } from "../../../generator/spec/input.js";
import type { SourceFile } from "../../../generator/spec/source/source-file.js";
import { readReferencedFile, referencedFiles } from "../../../generator/project/references.js";
import type { OutputFile } from "../../../generator/emit/output.js";
import { recogniseKind } from "../../../generator/spec/source/source-file.js";
import { TARGETS } from "../../../generator/spec/input.js";
import { REPOSITORY } from "./places.js";

const GOLDENS = join(REPOSITORY, "test", "golden");
const SHIPPED_PROTOCOL = join(REPOSITORY, "spec", "paraminfo", "protocol.json");

/**
 * One folder of test/golden/: a spec, and what has to come of it. The spec is combined with the one
 * in the folder's own folder `other`, if there is one, in the way that the folder's name says.
 */
export interface Golden {
  readonly name: string;
  /** The file of the spec. */
  readonly file: string;
  /** The input, or the diagnostics of a file that is no spec. */
  readonly input: Staged<SpecInput>;
  /** Where the rendered diagnostics stand; no such file: there are none. */
  readonly diagnosticsFile: string;
  /** The generated files that show the point, by path below the spec's folder of output. */
  readonly expected: ReadonlyMap<string, string>;
}

/** Every golden, by name. */
export const goldens: readonly Golden[] = readdirSync(GOLDENS)
  .filter((name) => statSync(join(GOLDENS, name)).isDirectory())
  .toSorted()
  .map(readGolden);

/** The inputs of the goldens that show generated files. */
export const inputsWithOutput: readonly SpecInput[] = valuesOf(
  goldens.filter(({ expected }) => expected.size > 0).map(({ input }) => input),
);

/** The input of a golden that is a spec. */
export function goldenInput(name: string): SpecInput {
  const input = goldens.find((golden) => golden.name === name)?.input.value;
  if (!input) throw new Error(`The golden ${name} is missing.`);
  return input;
}

/** The input of a golden that is an OpenAPI document. */
export function goldenOpenApi(name: string): OpenApiInput {
  const input = goldenInput(name);
  if (input.kind !== "openapi") throw new Error(`The golden ${name} is no OpenAPI document.`);
  return input;
}

function readGolden(name: string): Golden {
  const folder = join(GOLDENS, name);
  return {
    name,
    file: join(folder, specName(folder)),
    input: combinedInput(name, folder),
    diagnosticsFile: join(folder, "diagnostics.txt"),
    expected: new Map(filesBelow(join(folder, "expected"))),
  };
}

function combinedInput(name: string, folder: string): Staged<SpecInput> {
  const own = inputOf(name, folder);
  const other = join(folder, "other");
  if (!own.value || !existsSync(other)) return own;
  const how = name.startsWith("combined-intersection") ? "intersection" : "union";
  const others = valuesOf([inputOf("other", other)]);
  return { ...own, value: { ...own.value, combined: { how, first: "spec", others } } };
}

function specName(folder: string): string {
  return existsSync(join(folder, "spec.yaml")) ? "spec.yaml" : "spec.json";
}

/** The spec of a folder, with what stands beside it. */
function inputOf(name: string, folder: string): Staged<SpecInput> {
  const file = specName(folder);
  const spec = source(file, join(folder, file));
  const { value: kind, diagnostics } = recogniseKind(spec);
  const roots = textOf(join(folder, "roots.txt")).trim();
  const common = {
    name,
    source: file,
    targets: TARGETS,
    spec,
    ...(roots !== "" && { roots: goldenRoots(roots) }),
  };
  switch (kind) {
    case "catalogue":
      return { value: { kind, ...common, ...catalogueFiles(folder) }, diagnostics };
    case "openapi":
      return { value: { kind, ...common, ...openApiFiles(folder, spec) }, diagnostics };
    case undefined:
      return { value: undefined, diagnostics };
  }
}

function goldenRoots(name: string): SpecInput {
  const { value } = inputOf(name, join(GOLDENS, name));
  if (!value) throw new Error(`The golden ${name} is no spec.`);
  return value;
}

type Common = "kind" | "name" | "source" | "spec" | "targets" | "roots" | "combined";

function catalogueFiles(folder: string): Omit<CatalogueInput, Common> {
  const own = join(folder, "protocol.json");
  const descriptions = join(folder, "descriptions.json");
  const site = join(folder, "site.json");
  const version = textOf(join(folder, "version.txt")).trim();
  return {
    protocol: existsSync(own)
      ? source("protocol.json", own)
      : source("spec/paraminfo/protocol.json", SHIPPED_PROTOCOL),
    ...(existsSync(descriptions) && {
      descriptions: source("descriptions.json", descriptions),
    }),
    ...(existsSync(site) && { site: source("site.json", site) }),
    ...(version !== "" && { version }),
    ...(existsSync(join(folder, "format-version-1")) && { formatVersion1: true }),
    results: sourcesBelow(folder, "results"),
  };
}

function openApiFiles(folder: string, spec: SourceFile): Omit<OpenApiInput, Common> {
  const filter = join(folder, "filter.json");
  const int64 = textOf(join(folder, "int64.txt")).trim();
  const main = { file: join(folder, spec.file), label: spec.file, project: folder };
  return {
    references: referencedFiles(spec, (path) => readReferencedFile(main, path)),
    ...((int64 === "bigint" || int64 === "text") && { int64 }),
    ...(existsSync(join(folder, "strict")) && { strict: true }),
    ...(existsSync(filter) && { filter: JSON.parse(textOf(filter)) }),
  };
}

function source(file: string, path: string): SourceFile {
  return { file, bytes: readFileSync(path) };
}

function sourcesBelow(folder: string, name: string): readonly SourceFile[] {
  return filesBelow(join(folder, name))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, file]) => source(`${name}/${path}`, file));
}

function filesBelow(folder: string): readonly (readonly [path: string, file: string])[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => [path, join(folder, path)] as const)
    .filter(([, file]) => statSync(file).isFile());
}

/** Generates from a golden, without the runtime. */
export async function generateGolden({ input }: Golden): Promise<Staged<readonly OutputFile[]>> {
  return input.value
    ? generate({ specs: [input.value], templates: [], importExtension: ".js" })
    : { value: undefined, diagnostics: input.diagnostics };
}

/** What the command would print of findings. */
export function rendered(diagnostics: readonly Diagnostic[]): string {
  return diagnostics.map((found) => `${renderDiagnostic(found, plainPalette)}\n`).join("\n");
}

/** The text of a file, empty where there is none. */
export function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}
