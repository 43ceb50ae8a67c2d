import { existsSync, readFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { diagnostic, valuesOf } from "../base/diagnostic.js";
import type { Diagnostic, Staged } from "../base/diagnostic.js";
import type { Template, GenerateInput } from "../emit/output.js";
import type { SourceFile } from "../spec/source/source-file.js";
import type { SpecInput } from "../spec/input.js";
import { partsOf } from "./job.js";
import type { Job, JobSpec } from "./job.js";
import { packageRoot } from "./folders.js";
import {
  DESCRIPTIONS_FILE,
  descriptionsPath,
  siblingProtocol,
  protocolPath,
  RESULTS_FOLDER,
  resultsPath,
  shippedDescriptionsPaths,
  shippedResultsPaths,
  SITE_FILE,
  sitePath,
} from "./spec-paths.js";
import { NO_CALLBACKS, readReferencedFile, referencedFiles } from "./references.js";
import type { OnReference } from "./references.js";
import { parseSource, recogniseKind } from "../spec/source/source-file.js";
import { jsonFiles, readSource } from "./source.js";
import { systemReason, statsAt } from "../base/regular-file.js";
import type { OnRead } from "./source.js";

/** Reads the input of a job and reports every file that cannot be read. */
export function readInputs(job: Job): Staged<GenerateInput> {
  const specs = readJobSpecs(job);
  const diagnostics = specs.flatMap((spec) => spec.diagnostics);
  if (diagnostics.length > 0) return { value: undefined, diagnostics };
  return { value: generateInput(job, valuesOf(specs)), diagnostics };
}

/** A run's input, with the specs of its job. */
export function generateInput(
  { importExtension, runtime }: Job,
  specs: readonly SpecInput[],
): GenerateInput {
  const templates = runtime === "copy" ? readTemplates() : [];
  return { specs, templates, importExtension, runtime };
}

/** Reads a job's specs. Specs that cannot be read completely are omitted. */
export function readJobSpecs(
  job: Job,
  callbacks: OnReference = NO_CALLBACKS,
): readonly Staged<SpecInput>[] {
  const specs = job.specs.map((spec): Staged<SpecInput> => {
    const { value, diagnostics } = readSpecSafely(spec, callbacks);
    return { value: diagnostics.length === 0 ? value : undefined, diagnostics };
  });
  return specs.map(({ value, diagnostics }, index) => {
    const file = job.specs[index]?.roots;
    if (!value || file === undefined) return { value, diagnostics };
    const other = job.specs.findIndex((each) => each.file === file && each.roots === undefined);
    const roots = specs[other]?.value;
    return { value: { ...value, ...(roots && { roots }) }, diagnostics };
  });
}

/** Reports files that exist and cannot be read, for example in a folder without access. */
function readSpecSafely(spec: JobSpec, options: OnReference): Staged<SpecInput> {
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

/**
 * Reads a spec with neighbouring files, and the specs that it is combined with. Throws the system's
 * error if an existing file cannot be read.
 */
export function readSpec(spec: JobSpec, options: OnReference): Staged<SpecInput> {
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

function readSpecAlone(spec: JobSpec, options: OnReference): Staged<SpecInput> {
  const { value: file, diagnostics } = readSource(spec.file, spec.label, options.onRead);
  if (!file) return { value: undefined, diagnostics };
  const kind = recogniseKind(file);
  switch (kind.value) {
    case undefined:
      return { value: undefined, diagnostics: kind.diagnostics };
    case "catalogue":
      return readCatalogueFiles(spec, file, options.onRead);
    case "openapi":
      return { value: openApiInput(spec, file, options), diagnostics: catalogueKeys(spec, file) };
  }
}

/** Reports the keys of an OpenAPI document's entry that only catalogues have. */
function catalogueKeys(
  { protocol, version, formatVersion1: formatversion }: JobSpec,
  file: SourceFile,
): readonly Diagnostic[] {
  const given = Object.entries({ protocol, version, formatversion });
  return given.flatMap(([name, value]) =>
    value === undefined
      ? []
      : [diagnostic("catalogue-key", { name }, parseSource(file).value?.locate(""))],
  );
}

function readCatalogueFiles(spec: JobSpec, file: SourceFile, onRead: OnRead): Staged<SpecInput> {
  const protocol = readProtocol(spec, onRead);
  const site = readSibling(spec, SITE_FILE, sitePath(spec), onRead);
  const descriptions = readSibling(spec, DESCRIPTIONS_FILE, descriptionsPath(spec), onRead);
  const shipped = readShippedDescriptions(spec, onRead);
  const results = readFolder(spec, RESULTS_FOLDER, onRead);
  const shippedResults = readShippedResults(spec, onRead);
  const siblings = [site, descriptions, ...shipped, ...results, ...shippedResults];
  const start = parseSource(file).value?.locate("");
  const keys = (spec.openApiKeys ?? []).map((name) => diagnostic("openapi-key", { name }, start));
  const diagnostics = [...keys, ...[protocol, ...siblings].flatMap((each) => each.diagnostics)];
  if (!protocol.value) return { value: undefined, diagnostics };
  return {
    value: {
      kind: "catalogue",
      ...commonInput(spec, file),
      protocol: protocol.value,
      ...(spec.version !== undefined && { version: spec.version }),
      ...(spec.formatVersion1 && { formatVersion1: true }),
      ...(site.value && { site: site.value }),
      ...(descriptions.value && { descriptions: descriptions.value }),
      shippedDescriptions: shipped.flatMap((each) => each.value ?? []),
      results: results.flatMap((each) => each.value ?? []),
      shippedResults: shippedResults.flatMap((each) => each.value ?? []),
    },
    diagnostics,
  };
}

/** The input of an OpenAPI document, with the files that it refers to. */
export function openApiInput(spec: JobSpec, file: SourceFile, options: OnReference): SpecInput {
  const references = referencedFiles(file, (path) => readReferencedFile(spec, path, options));
  return {
    kind: "openapi",
    ...commonInput(spec, file),
    ...(references.length > 0 && { references }),
    ...(spec.dialect !== undefined && { dialect: spec.dialect }),
    ...(spec.int64 !== undefined && { int64: spec.int64 }),
    ...(spec.strict && { strict: spec.strict }),
    ...(spec.filter && { filter: spec.filter }),
  };
}

function commonInput(
  { name, source, targets }: JobSpec,
  spec: SourceFile,
): Pick<SpecInput, "name" | "source" | "spec" | "targets"> {
  return { name, source, spec, ...(targets && { targets }) };
}

/** Reads a folder's files next to a catalogue, such as results. The folder may be missing. */
function readFolder(spec: JobSpec, name: string, onRead: OnRead): readonly Staged<SourceFile>[] {
  const folder = join(dirname(spec.file), name);
  return jsonFiles(folder).map((file) =>
    readSource(join(folder, file), join(dirname(spec.label), name, file), onRead),
  );
}

/** Reads an optional file next to a catalogue. */
function readSibling(
  spec: JobSpec,
  name: string,
  path: string,
  onRead: OnRead,
): Staged<SourceFile> {
  if (!statsAt(path) || path === spec.file) return { value: undefined, diagnostics: [] };
  return readSource(path, join(dirname(spec.label), name), onRead);
}

/** Reads the shipped descriptions, except those next to the catalogue. */
function readShippedDescriptions(spec: JobSpec, onRead: OnRead): readonly Staged<SourceFile>[] {
  const ownPath = descriptionsPath(spec);
  return shippedDescriptionsPaths()
    .filter((path) => path !== ownPath)
    .map((path) => readSource(path, inPackage(path), onRead));
}

/** Reads the shipped results, except those next to the catalogue. */
export function readShippedResults(
  spec: Pick<JobSpec, "file">,
  onRead: OnRead,
): readonly Staged<SourceFile>[] {
  const ownPath = resultsPath(spec);
  return shippedResultsPaths()
    .filter((folder) => folder !== ownPath)
    .flatMap((folder) => jsonFiles(folder).map((file) => join(folder, file)))
    .map((path) => readSource(path, inPackage(path), onRead));
}

/** Reads a catalogue's protocol: the named one, the one next to it, or the shipped one. */
function readProtocol(spec: JobSpec, onRead: OnRead): Staged<SourceFile> {
  const path = protocolPath(spec);
  return readSource(path, spec.protocol === undefined ? inPackage(path) : path, onRead);
}

/** The path of a file relative to the package, if it is in the package. */
function inPackage(path: string): string {
  return path.replace(packageRoot() + sep, "");
}

/** Reads the runtime as the build has prepared it. */
export function readTemplates(): readonly Template[] {
  const file = join(packageRoot(), "dist", "runtime", "declarations.json");
  if (!existsSync(file))
    throw new Error("The installation of Paramsmith is incomplete: dist/runtime is missing.");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the build has written it
  return JSON.parse(readFileSync(file, "utf8")) as readonly Template[];
}

/** All input files and folders of a job, except for the generator; some may be missing. */
export function inputsOf({ specs, config }: Job): readonly string[] {
  return [...(config === undefined ? [] : [config]), ...specs.flatMap(partsOf).flatMap(inputFiles)];
}

/** Missing files are included, because adding them changes the output. */
function inputFiles(spec: JobSpec): readonly string[] {
  return [
    spec.file,
    ...(spec.preferred ?? []),
    protocolPath(spec),
    siblingProtocol(spec),
    sitePath(spec),
    descriptionsPath(spec),
    ...shippedDescriptionsPaths(),
    ...shippedResultsPaths(),
    resultsPath(spec),
  ];
}
