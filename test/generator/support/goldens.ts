import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { plainPalette, renderDiagnostic } from "../../../generator/base/render-diagnostics.js";
import type { Diagnostic, Staged } from "../../../generator/base/diagnostic.js";
import { generate } from "../../../generator/pipeline.js";
import type { SourceFile, SpecInput } from "../../../generator/spec/input.js";
import { readReferencedFile } from "../../../generator/project/referenced-file.js";
import { referencedFiles } from "../../../generator/project/references.js";
import type { OutputFile } from "../../../generator/spec/output.js";
import { TARGETS } from "../../../generator/spec/model/target.js";
import { REPOSITORY } from "./places.js";

const GOLDENS = join(REPOSITORY, "test", "golden");
const SHIPPED_PROTOCOL = join(REPOSITORY, "spec", "paraminfo", "protocol.json");

/**
 * One folder of test/golden/: a spec, and what has to come of it. The spec is combined with the one
 * in the folder's own folder `other`, if there is one, in the way that the folder's name says.
 */
export interface Golden {
  readonly name: string;
  readonly input: SpecInput;
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

function readGolden(name: string): Golden {
  const folder = join(GOLDENS, name);
  const other = join(folder, "other");
  const how = name.startsWith("combined-intersection") ? "intersection" : "union";
  return {
    name,
    input: {
      ...inputOf(name, folder),
      ...(existsSync(other) && {
        combined: { how, first: "spec", others: [inputOf("other", other)] },
      }),
    },
    diagnosticsFile: join(folder, "diagnostics.txt"),
    expected: new Map(filesBelow(join(folder, "expected"))),
  };
}

/** The spec of a folder, with what stands beside it. */
function inputOf(name: string, folder: string): SpecInput {
  const own = join(folder, "protocol.json");
  const descriptions = join(folder, "descriptions.json");
  const site = join(folder, "site.json");
  const filter = join(folder, "filter.json");
  const keys = join(folder, "directory-keys.json");
  const int64 = textOf(join(folder, "int64.txt")).trim();
  const version = textOf(join(folder, "version.txt")).trim();
  const roots = textOf(join(folder, "roots.txt")).trim();
  const spec = existsSync(join(folder, "spec.yaml")) ? "spec.yaml" : "spec.json";
  const main = { file: join(folder, spec), label: spec, project: folder };
  return {
    name,
    source: spec,
    targets: TARGETS,
    spec: source(spec, main.file),
    references: referencedFiles(source(spec, main.file), (path) => readReferencedFile(main, path)),
    protocol: existsSync(own)
      ? source("protocol.json", own)
      : source("spec/paraminfo/protocol.json", SHIPPED_PROTOCOL),
    ...(existsSync(descriptions) && {
      descriptions: source("descriptions.json", descriptions),
    }),
    ...(existsSync(site) && { site: source("site.json", site) }),
    ...(version !== "" && { version }),
    ...((int64 === "bigint" || int64 === "text") && { int64 }),
    ...(existsSync(join(folder, "format-version-1")) && { formatVersion1: true }),
    ...(existsSync(join(folder, "strict")) && { strict: true }),
    ...(existsSync(filter) && { filter: JSON.parse(textOf(filter)) }),
    ...(existsSync(keys) && { directoryKeys: JSON.parse(textOf(keys)) }),
    ...(roots !== "" && { roots: inputOf(roots, join(GOLDENS, roots)) }),
    results: sourcesBelow(folder, "results"),
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
export function generateGolden({ input }: Golden): Promise<Staged<readonly OutputFile[]>> {
  return generate({ specs: [input], templates: [], importExtension: ".js" });
}

/** What the command would print of findings. */
export function rendered(diagnostics: readonly Diagnostic[]): string {
  return diagnostics.map((found) => `${renderDiagnostic(found, plainPalette)}\n`).join("\n");
}

/** The text of a file, empty where there is none. */
export function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}
