import { readFileSync, readdirSync, statSync } from "node:fs";
import type { Stats } from "node:fs";
import { dirname, join, sep } from "node:path";
import { diagnostic } from "../diagnostics/diagnostic.js";
import type { Diagnostic, Staged } from "../diagnostics/diagnostic.js";
import type { Template, GenerateInput, SourceFile, SpecInput } from "../files/input.js";
import type { Job, JobSpec } from "./job.js";
import { hasErrorCode } from "../write/process.js";
import { packageRoot } from "./package-root.js";

/** The facts of a wiki, beside its catalogue. */
export const SITE_FILE = "site.json";

/** The folder of what was learned of a wiki's modules, beside its catalogue. */
export const RESULTS_FOLDER = "results";

/** The folder of what a stub answers with, by module, beside a catalogue. */
export const SELECTIONS_FOLDER = "selections";

/** Is told of each file that was read, with its absolute path. */
export type OnRead = (path: string, bytes: Uint8Array) => void;

/** Reads everything that a job needs; what cannot be read is reported, all of it. */
export function readInputs(job: Job, onRead: OnRead = () => undefined): Staged<GenerateInput> {
  const specs = readJobSpecs(job, onRead);
  const diagnostics = specs.flatMap((spec) => spec.diagnostics);
  if (diagnostics.length > 0) return { value: undefined, diagnostics };
  return {
    value: {
      specs: specs.flatMap((spec) => spec.value ?? []),
      templates: readTemplates(),
      wikiSchema: {
        file: "spec/schemas/wiki.schema.json",
        bytes: readFileSync(wikiSchemaPath()),
      },
      importExtension: job.importExtension,
    },
    diagnostics,
  };
}

/** Reads the specs of a job, each for itself; one that cannot be read, or not all of it, has no value. */
export function readJobSpecs(
  job: Job,
  onRead: OnRead = () => undefined,
): readonly Staged<SpecInput>[] {
  return job.specs.map((spec) => {
    const { value, diagnostics } = readSpecSafely(spec, { onRead, isWanted: () => true });
    return { value: diagnostics.length === 0 ? value : undefined, diagnostics };
  });
}

/** What neither is there nor is not, such as a folder that cannot be entered, is an error and not an omission. */
function readSpecSafely(spec: JobSpec, reading: SpecReadOptions): Staged<SpecInput> {
  try {
    return readSpec(spec, reading);
  } catch (error) {
    const place = { file: pathIn(error) ?? spec.label, line: 1, column: 1 };
    const found = diagnostic("file-unreadable", { detail: systemReason(error) }, place);
    return { value: undefined, diagnostics: [found] };
  }
}

function pathIn(error: unknown): string | undefined {
  return error instanceof Error && "path" in error && typeof error.path === "string"
    ? error.path
    : undefined;
}

/** How a spec is read. */
export interface SpecReadOptions {
  readonly onRead: OnRead;
  /** Of the files of results and selections, by absolute path, which are read. */
  readonly isWanted: (path: string) => boolean;
}

/** Reads a spec and what stands beside it. Throws what the system says of what neither is there nor is not. */
export function readSpec(spec: JobSpec, { onRead, isWanted }: SpecReadOptions): Staged<SpecInput> {
  const file = readSource(spec.file, spec.label, onRead);
  const protocol = readProtocol(spec, onRead);
  const site = readSite(spec, onRead);
  const results = readFolder(spec, RESULTS_FOLDER, { onRead, isWanted });
  const selections = readFolder(spec, SELECTIONS_FOLDER, { onRead, isWanted });
  const diagnostics = [file, protocol, site, ...results, ...selections].flatMap(
    (each) => each.diagnostics,
  );
  if (!file.value || !protocol.value) return { value: undefined, diagnostics };
  return {
    value: {
      name: spec.name,
      source: spec.source,
      spec: file.value,
      protocol: protocol.value,
      ...(site.value && { site: site.value }),
      results: results.flatMap((each) => each.value ?? []),
      selections: selections.flatMap((each) => each.value ?? []),
    },
    diagnostics,
  };
}

/** What is known of the modules of a catalogue, a file each; a wiki that was merely pulled has nothing. */
function readFolder(
  spec: JobSpec,
  name: string,
  { onRead, isWanted }: SpecReadOptions,
): readonly Staged<SourceFile>[] {
  const folder = join(dirname(spec.file), name);
  return jsonFiles(folder)
    .filter((file) => isWanted(join(folder, file)))
    .map((file) => readSource(join(folder, file), join(dirname(spec.label), name, file), onRead));
}

/** The names of the JSON files in a folder, in order; none where there is no such folder. */
export function jsonFiles(folder: string): readonly string[] {
  return statsAt(folder)?.isDirectory()
    ? readdirSync(folder)
        .filter((name) => name.endsWith(".json"))
        .toSorted()
    : [];
}

/** The absolute path of the folder where results stand beside a catalogue, if there are any. */
export function resultsPath({ file }: JobSpec): string {
  return join(dirname(file), RESULTS_FOLDER);
}

/** The absolute path of the folder where selections stand beside a catalogue, if there are any. */
export function selectionsPath({ file }: JobSpec): string {
  return join(dirname(file), SELECTIONS_FOLDER);
}

/** Facts of the wiki beside its catalogue; most specs have none. */
function readSite(spec: JobSpec, onRead: OnRead): Staged<SourceFile> {
  const path = sitePath(spec);
  if (!statsAt(path)) return { value: undefined, diagnostics: [] };
  return readSource(path, join(dirname(spec.label), SITE_FILE), onRead);
}

/** The absolute path where the facts of a wiki stand beside its catalogue, if there are any. */
export function sitePath({ file }: JobSpec): string {
  return join(dirname(file), SITE_FILE);
}

/** What a catalogue leaves open: as named, beside it, or as it ships. */
function readProtocol(spec: JobSpec, onRead: OnRead): Staged<SourceFile> {
  const path = protocolPath(spec);
  return readSource(
    path,
    spec.protocol === undefined ? path.replace(packageRoot() + sep, "") : path,
    onRead,
  );
}

/** The absolute path of the protocol that holds for a spec. */
export function protocolPath(spec: JobSpec): string {
  const beside = protocolBeside(spec);
  return (
    spec.protocol ??
    (statsAt(beside) && beside !== spec.file
      ? beside
      : join(packageRoot(), "spec", "paraminfo", "protocol.json"))
  );
}

/** The absolute path where a protocol stands beside its spec, if there is one. */
export function protocolBeside({ file }: JobSpec): string {
  return join(dirname(file), "protocol.json");
}

/** The absolute path of the schema of a wiki's data, which ships. */
export function wikiSchemaPath(): string {
  return join(packageRoot(), "spec", "schemas", "wiki.schema.json");
}

/** Reads a file, or says why it cannot be read. */
export function readSource(
  path: string,
  label: string,
  onRead: OnRead = () => undefined,
): Staged<SourceFile> {
  const at = { file: label, line: 1, column: 1 };
  try {
    const stats = statsAt(path);
    if (!stats) return failed(diagnostic("file-missing", {}, at));
    if (!stats.isDirectory()) {
      const bytes = readFileSync(path);
      onRead(path, bytes);
      return { value: { file: label, bytes }, diagnostics: [] };
    }
  } catch (error) {
    return failed(diagnostic("file-unreadable", { detail: systemReason(error) }, at));
  }
  const detail = "it is a folder, with neither a catalogue.json nor an openapi.json in it";
  return failed(diagnostic("file-unreadable", { detail }, at));
}

/** What stands at a path, behind links; undefined where nothing does. Throws what else the system says. */
function statsAt(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if (hasErrorCode(error, ["ENOTDIR"])) return undefined;
    throw error;
  }
}

function failed(found: Diagnostic): Staged<SourceFile> {
  return { value: undefined, diagnostics: [found] };
}

/** What the system says of a failed file operation, without the path. */
export function systemReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message.replace(/^\w+: /, "").replace(/, \w+(?: '.*)?$/s, "");
}

/** The hand-written files that are copied. */
export function readTemplates(): readonly Template[] {
  const folder = join(packageRoot(), "templates");
  return scriptsBelow(folder)
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(folder, path), "utf8") }));
}

/** The scripts of a folder and those in it, with `/`. Node's own recursion asks the system for each what it is. */
function scriptsBelow(folder: string, above = ""): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = above + entry.name;
    if (entry.isDirectory()) return scriptsBelow(join(folder, entry.name), `${path}/`);
    return entry.name.endsWith(".ts") ? [path] : [];
  });
}
