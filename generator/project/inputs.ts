import { readFileSync, readdirSync } from "node:fs";
import type { Stats } from "node:fs";
import { dirname, join, sep } from "node:path";
import { diagnostic, valuesOf } from "../diagnostics/diagnostic.js";
import type { Diagnostic, Staged } from "../diagnostics/diagnostic.js";
import type { Template, GenerateInput, SourceFile, SpecInput } from "../files/input.js";
import type { Job, JobSpec } from "./job.js";
import { packageRoot } from "./package-root.js";
import {
  DESCRIPTIONS_FILE,
  descriptionsPath,
  protocolPath,
  RESULTS_FOLDER,
  SELECTIONS_FOLDER,
  resultsPath,
  shippedDescriptionsPath,
  shippedResultsPaths,
  SITE_FILE,
  sitePath,
  wikiSchemaPath,
} from "./spec-paths.js";
import { statsAt } from "./stats-at.js";

/** A callback for each file that is read, with its absolute path. */
export type OnRead = (path: string, bytes: Uint8Array) => void;

/** Reads the input of a job and reports every file that cannot be read. */
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

/** Reads the specs of a job. Specs that cannot be read completely have no value. */
export function readJobSpecs(
  job: Job,
  onRead: OnRead = () => undefined,
): readonly Staged<SpecInput>[] {
  return job.specs.map((spec) => {
    const { value, diagnostics } = readSpecSafely(spec, { onRead, isWanted: () => true });
    return { value: diagnostics.length === 0 ? value : undefined, diagnostics };
  });
}

/** Reports files that exist and cannot be read, for example in a folder without access. */
function readSpecSafely(spec: JobSpec, options: SpecReadOptions): Staged<SpecInput> {
  try {
    return readSpec(spec, options);
  } catch (error) {
    const location = { file: pathIn(error) ?? spec.label, line: 1, column: 1 };
    const found = diagnostic("file-unreadable", { detail: systemReason(error) }, location);
    return { value: undefined, diagnostics: [found] };
  }
}

function pathIn(error: unknown): string | undefined {
  return error instanceof Error && "path" in error && typeof error.path === "string"
    ? error.path
    : undefined;
}

/** The options of reading a spec. */
export interface SpecReadOptions {
  readonly onRead: OnRead;
  /** Selects the files of results and selections to read, by absolute path. */
  readonly isWanted: (path: string) => boolean;
}

/**
 * Reads a spec with the files beside it, and the specs that it is combined with. Throws the system's
 * error if a file exists and cannot be read.
 */
export function readSpec(spec: JobSpec, options: SpecReadOptions): Staged<SpecInput> {
  const own = readSpecAlone(spec, options);
  if (!spec.combined) return own;
  const { how, first } = spec.combined;
  const others = spec.combined.others.map((each) => readSpec(each, options));
  const diagnostics = [own, ...others].flatMap((each) => each.diagnostics);
  if (!own.value) return { value: undefined, diagnostics };
  return {
    value: { ...own.value, combined: { how, first, others: valuesOf(others) } },
    diagnostics,
  };
}

function readSpecAlone(spec: JobSpec, { onRead, isWanted }: SpecReadOptions): Staged<SpecInput> {
  const file = readSource(spec.file, spec.label, onRead);
  const protocol = readProtocol(spec, onRead);
  const site = readBeside(spec, SITE_FILE, sitePath(spec), onRead);
  const descriptions = readBeside(spec, DESCRIPTIONS_FILE, descriptionsPath(spec), onRead);
  const shipped = readShippedDescriptions(spec, onRead);
  const results = readFolder(spec, RESULTS_FOLDER, { onRead, isWanted });
  const shippedResults = readShippedResults(spec, { onRead, isWanted });
  const selections = readFolder(spec, SELECTIONS_FOLDER, { onRead, isWanted });
  const beside = [site, descriptions, shipped, ...results, ...shippedResults, ...selections];
  const diagnostics = [file, protocol, ...beside].flatMap((each) => each.diagnostics);
  if (!file.value || !protocol.value) return { value: undefined, diagnostics };
  return {
    value: {
      name: spec.name,
      source: spec.source,
      spec: file.value,
      protocol: protocol.value,
      ...(spec.version !== undefined && { version: spec.version }),
      ...(spec.dialect !== undefined && { dialect: spec.dialect }),
      ...(spec.strict && { strict: spec.strict }),
      ...(spec.filter && { filter: spec.filter }),
      ...(spec.directoryKeys && { directoryKeys: spec.directoryKeys }),
      ...(site.value && { site: site.value }),
      ...(descriptions.value && { descriptions: descriptions.value }),
      ...(shipped.value && { shippedDescriptions: shipped.value }),
      results: results.flatMap((each) => each.value ?? []),
      shippedResults: shippedResults.flatMap((each) => each.value ?? []),
      selections: selections.flatMap((each) => each.value ?? []),
    },
    diagnostics,
  };
}

/** Reads the files of a folder beside a catalogue, such as results. The folder may be missing. */
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

/** The sorted names of the JSON files in a folder; empty if the folder is missing. */
export function jsonFiles(folder: string): readonly string[] {
  return statsAt(folder)?.isDirectory()
    ? readdirSync(folder)
        .filter((name) => name.endsWith(".json"))
        .toSorted()
    : [];
}

/** Reads a file beside a catalogue. Most catalogues have none. */
function readBeside(spec: JobSpec, name: string, path: string, onRead: OnRead): Staged<SourceFile> {
  if (!statsAt(path) || path === spec.file) return { value: undefined, diagnostics: [] };
  return readSource(path, join(dirname(spec.label), name), onRead);
}

/** Reads the shipped descriptions, unless they are those beside the catalogue. */
function readShippedDescriptions(spec: JobSpec, onRead: OnRead): Staged<SourceFile> {
  const path = shippedDescriptionsPath();
  return path === descriptionsPath(spec)
    ? { value: undefined, diagnostics: [] }
    : readSource(path, inPackage(path), onRead);
}

/** Reads the shipped results, except those beside the catalogue. */
function readShippedResults(
  spec: JobSpec,
  { onRead, isWanted }: SpecReadOptions,
): readonly Staged<SourceFile>[] {
  const beside = resultsPath(spec);
  return shippedResultsPaths()
    .filter((folder) => folder !== beside)
    .flatMap((folder) => jsonFiles(folder).map((file) => join(folder, file)))
    .filter(isWanted)
    .map((path) => readSource(path, inPackage(path), onRead));
}

/** Reads the protocol of a catalogue: the named one, the one beside it, or the one that ships. */
function readProtocol(spec: JobSpec, onRead: OnRead): Staged<SourceFile> {
  const path = protocolPath(spec);
  return readSource(path, spec.protocol === undefined ? inPackage(path) : path, onRead);
}

/** The path of a file relative to the package, if it is in the package. */
function inPackage(path: string): string {
  return path.replace(packageRoot() + sep, "");
}

/** Reads a file, or reports why it cannot be read. */
export function readSource(
  path: string,
  label: string,
  onRead: OnRead = () => undefined,
): Staged<SourceFile> {
  const at = { file: label, line: 1, column: 1 };
  try {
    const stats = statsAt(path);
    if (!stats) return failed(diagnostic("file-missing", {}, at));
    const detail = obstacleIn(stats);
    if (detail !== undefined) return failed(diagnostic("file-unreadable", { detail }, at));
    const bytes = readFileSync(path);
    onRead(path, bytes);
    return { value: { file: label, bytes }, diagnostics: [] };
  } catch (error) {
    return failed(diagnostic("file-unreadable", { detail: systemReason(error) }, at));
  }
}

/** The largest file that is read, in bytes. The largest published specs have 13 MB. */
const MAX_FILE_BYTES = 256 * 1024 * 1024;

/** Why a file is not read; undefined if it is. Reading a pipe or a device may never end. */
function obstacleIn(stats: Stats): string | undefined {
  if (stats.isDirectory())
    return "it is a folder, with neither a catalogue.json nor an openapi.json or openapi.yaml in it";
  if (!stats.isFile()) return "it is a pipe or a device, not a regular file";
  return stats.size > MAX_FILE_BYTES
    ? `it has ${Math.ceil(stats.size / (1024 * 1024))} MiB, and the largest file that is read has 256 MiB`
    : undefined;
}

function failed(found: Diagnostic): Staged<SourceFile> {
  return { value: undefined, diagnostics: [found] };
}

/** The system's reason for a failed file operation, without the path. */
export function systemReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message.replace(/^\w+: /, "").replace(/, \w+(?: '.*)?$/s, "");
}

/** Reads the hand-written files that are copied to the output. */
export function readTemplates(): readonly Template[] {
  const folder = join(packageRoot(), "templates");
  return scriptsBelow(folder)
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(folder, path), "utf8") }));
}

/**
 * The TypeScript files below a folder, with `/`. Node's own recursion stats every entry, which is
 * slower.
 */
function scriptsBelow(folder: string, above = ""): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = above + entry.name;
    if (entry.isDirectory()) return scriptsBelow(join(folder, entry.name), `${path}/`);
    return entry.name.endsWith(".ts") ? [path] : [];
  });
}
