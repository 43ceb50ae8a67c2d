import { existsSync } from "node:fs";
import { basename, dirname, extname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { isDeviceName } from "../emit/plan/identifier.js";
import { OPENAPI_KEYS } from "../spec/input.js";
import type { OpenApiKey, Target } from "../spec/input.js";
import type { ImportExtension, RuntimeSource } from "../emit/output.js";
import type { DialectKind } from "../spec/model/spec-model.js";
import type { Int64Values } from "../spec/schema/formats.js";
import type { OperationFilter } from "../spec/model/operation.js";
import type { Config, SpecEntry } from "../spec/source/types.js";
import { quoteForShell } from "../base/counted.js";
import type { Acceptance } from "./accepted.js";
import { findConfig } from "./folders.js";

/** The task of a run, as paths. */
export interface Job {
  /** Absolute. */
  readonly out: string;
  /** The name of the output folder in messages. */
  readonly outLabel: string;
  /** The arguments of commands that do this job, for messages; empty if they find it themselves. */
  readonly args: string;
  readonly importExtension: ImportExtension;
  readonly runtime: RuntimeSource;
  readonly specs: readonly JobSpec[];
  /** Absolute path of the configuration, if the job comes from one. */
  readonly config?: string;
  /** The warnings that the configuration accepts. */
  readonly acceptedWarnings?: readonly Acceptance[];
}

export interface JobSpec {
  readonly name: string;
  /** The name of the spec in file headers. */
  readonly source: string;
  /** The name of the file in diagnostics: as given, or relative to the working folder. */
  readonly label: string;
  /** Absolute. */
  readonly file: string;
  /** The absolute path of the folder with the files that an OpenAPI document may refer to. */
  readonly project: string;
  /** Absolute paths of missing files that would take precedence over this one. */
  readonly preferred?: readonly string[];
  /**
   * The absolute path of a named protocol. Default: the one next to the file, or the shipped one.
   */
  readonly protocol?: string;
  /** The minor version of MediaWiki that selects results. Default: the wiki's version. */
  readonly version?: string;
  /** True if response types of format version 1 are generated. */
  readonly formatVersion1?: true;
  /** The dialect of an OpenAPI document. Default: the document's. */
  readonly dialect?: DialectKind;
  /** The representation of 64-bit integers in code for an OpenAPI document. Default: numbers. */
  readonly int64?: Int64Values;
  /** The kinds of code to generate. Default: all, except a catalogue's stub. */
  readonly targets?: readonly Target[];
  /** The operations of an OpenAPI document that are generated. Default: all. */
  readonly filter?: OperationFilter;
  /** True if an OpenAPI document is rejected instead of skipping operations. */
  readonly strict?: true;
  /** The keys of its entry in the configuration that only OpenAPI documents have. */
  readonly openApiKeys?: readonly OpenApiKey[];
  /** The specs that this one is combined with. */
  readonly combined?: CombinedJob;
  /**
   * The absolute path of the catalogue in the job that provides the root modules. Default: the
   * catalogue itself.
   */
  readonly roots?: string;
}

/** The other specs of a combination. */
export interface CombinedJob {
  readonly how: "intersection" | "union";
  /** The name of the first spec in doc comments. */
  readonly first: string;
  readonly others: readonly JobSpec[];
}

/** A spec, and the specs that it is combined with. */
export function partsOf(spec: JobSpec): readonly JobSpec[] {
  return [spec, ...(spec.combined?.others ?? [])];
}

/** File names that name the kind of a spec and not the spec. */
const GENERIC_NAMES: ReadonlySet<string> = new Set([
  "catalogue",
  "openapi",
  "paraminfo",
  "index",
  "api",
]);

/** The job of a configuration. Its paths are relative to the configuration file. */
export function configJob(file: string, config: Config, cwd: string): Job {
  const folder = dirname(file);
  const out = resolve(folder, config.out ?? "generated");
  return {
    out,
    outLabel: labelOf(out, cwd),
    args: configArgs(file, cwd),
    importExtension: config.importExtension ?? ".js",
    runtime: config.runtime ?? "copy",
    config: file,
    specs: config.specs.flatMap((entry) => {
      const { file: only, files = only === undefined ? [] : [only], combine, name } = entry;
      const [first, ...others] = files.map((path) => specAt(path, entry));
      if (!first) return [];
      if (combine === undefined) return [{ ...first, name: name ?? first.name }];
      const combined = { how: combine, first: first.name, others };
      const source = [first, ...others].map((each) => each.source).join(", ");
      return [{ ...first, name: name ?? combine, source, combined }];
    }),
  };

  function specAt(
    path: string,
    {
      protocol,
      version,
      formatversion,
      dialect,
      int64,
      strict,
      targets = config.targets,
      include,
      exclude,
      roots,
    }: SpecEntry,
  ): JobSpec {
    const found = specFile(resolve(folder, path));
    const openApiKeys = OPENAPI_KEYS.filter(
      (key) => ({ dialect, int64, strict, include, exclude })[key] !== undefined,
    );
    return {
      name: specName(found.file),
      source: relative(folder, found.file).split(sep).join("/"),
      label: labelOf(found.file, cwd),
      project: folder,
      ...found,
      ...(protocol !== undefined && { protocol: resolve(folder, protocol) }),
      ...(version !== undefined && { version }),
      ...(formatversion?.includes(1) && { formatVersion1: true }),
      ...(dialect !== undefined && { dialect }),
      ...(int64 !== undefined && int64 !== "number" && { int64 }),
      ...(strict && { strict }),
      ...(targets && { targets }),
      ...((include || exclude) && {
        filter: { ...(include && { include }), ...(exclude && { exclude }) },
      }),
      ...(openApiKeys.length > 0 && { openApiKeys }),
      ...(roots !== undefined && { roots: specFile(resolve(folder, roots)).file }),
    };
  }
}

/**
 * The path of a job's configuration relative to the output folder, with slashes. Undefined without
 * a configuration, or on a different drive, because a manifest must be the same on every machine.
 */
export function configFrom({ out, config }: Job): string | undefined {
  if (config === undefined) return undefined;
  const path = relative(out, config);
  return isAbsolute(path) ? undefined : path.split(sep).join("/");
}

/** The arguments that name a configuration, which commands need if they do not find it. */
function configArgs(file: string, cwd: string): string {
  return findConfig(cwd) === file ? "" : `--config ${quoteForShell(labelOf(file, cwd))}`;
}

/** The command line that generates or checks the files of a job, for messages. */
export function jobCommand({ args }: Job, command: "generate" | "check"): string {
  return `paramsmith ${command}${args && ` ${args}`}`;
}

/** The job of specs on the command line. File headers use their base names. */
export function specJob(files: readonly string[], out: string, cwd: string): Job {
  return {
    out: resolve(cwd, out),
    outLabel: out,
    args: [
      ...files.map((file) => `--spec ${quoteForShell(file)}`),
      `--out ${quoteForShell(out)}`,
    ].join(" "),
    importExtension: ".js",
    runtime: "copy",
    specs: files.map((file) => {
      const found = specFile(resolve(cwd, file));
      const path = found.file;
      return {
        name: specName(path),
        source: basename(path),
        label: path === resolve(cwd, file) ? file : join(file, basename(path)),
        project: projectFolder(cwd),
        ...found,
      };
    }),
  };
}

/** The folder of a folder's configuration; without one, the folder itself. */
export function projectFolder(cwd: string): string {
  const config = findConfig(cwd);
  return config === undefined ? cwd : dirname(config);
}

/** The job with a different dialect for its OpenAPI documents; unchanged without one. */
export function withDialect(job: Job, dialect: DialectKind | undefined): Job {
  if (dialect === undefined) return job;
  return {
    ...job,
    args: `${job.args} --dialect ${dialect}`.trimStart(),
    specs: job.specs.map((spec) => ({ ...spec, dialect })),
  };
}

/** The job with other kinds of code; unchanged without any. */
export function withTargets(job: Job, targets: readonly Target[] | undefined): Job {
  if (targets === undefined) return job;
  return {
    ...job,
    args: `${job.args} --targets ${targets.join(",")}`.trimStart(),
    specs: job.specs.map((spec) => ({ ...spec, targets })),
  };
}

/** The job, which rejects OpenAPI documents instead of skipping operations. */
export function withStrictness(job: Job): Job {
  return {
    ...job,
    args: `${job.args} --strict`.trimStart(),
    specs: job.specs.map((spec) => ({ ...spec, strict: true })),
  };
}

/** The spec file at a path. A folder means the catalogue or OpenAPI document in it. */
function specFile(path: string): Pick<JobSpec, "file" | "preferred"> {
  const inside = ["catalogue.json", "openapi.json", "openapi.yaml", "openapi.yml"].map((name) =>
    join(path, name),
  );
  const at = inside.findIndex((file) => existsSync(file));
  return { file: inside[at] ?? path, ...(at > 0 && { preferred: inside.slice(0, at) }) };
}

/**
 * A spec's output folder: named after its file, or after its folder if the file name is generic.
 */
export function specName(path: string): string {
  const [own = "", folder = ""] = [basename(path, extname(path)), basename(dirname(path))]
    .map(safeName)
    // The folder of this name contains the runtime.
    .map((name) => (name === "runtime" || isDeviceName(name) ? "" : name));
  return own === "" || GENERIC_NAMES.has(own) ? folder || own || "spec" : own;
}

/** Converts a name to lower-case ASCII letters, digits and hyphens. */
function safeName(name: string): string {
  return name
    .normalize("NFD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replace(/^[-0-9]+/, "")
    .replace(/-$/, "");
}

/** The shorter of the absolute and the relative path, for messages. */
export function labelOf(path: string, cwd: string): string {
  const inside = relative(cwd, path);
  return inside.startsWith("..") || isAbsolute(inside) ? path : inside || join(".");
}
