import { jsonText } from "../base/hidden-characters.js";
import { statSync, existsSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { counted, quoteForShell } from "../base/counted.js";
import { diagnostic, hasErrors } from "../base/diagnostic.js";
import type { Staged } from "../base/diagnostic.js";
import { hostFolder, readAddress } from "../wiki/address.js";
import {
  foreignFiles,
  writePulled,
  CATALOGUE_FILE,
  pull as pullBare,
  pullWithHelp,
} from "../wiki/pull.js";
import { limitsFor, processEnvironment } from "../wiki/environment.js";
import type { PullLimits, Environment } from "../wiki/environment.js";
import { parsePatterns } from "../wiki/pull-modules.js";
import type { Pulled, PullOptions } from "../wiki/pull.js";
import { readConfigJob } from "../project/config-job.js";
import { CONFIG_FILE, findConfig, version } from "../project/folders.js";
import { labelOf } from "../project/job.js";
import { tryStep, toolFailed } from "./outcome.js";
import type { CommandOutcome } from "./outcome.js";
import { progressOn } from "./progress.js";
import type { ClientOptions } from "../wiki/client.js";
import { jsonObject } from "../wiki/response.js";
import { pullDataRest } from "../wiki/pull-data-rest.js";
import type { PulledDocument } from "../wiki/pull-data-rest.js";
import { SITE_FILE } from "../project/spec-paths.js";
import { readRegularText } from "../base/regular-file.js";
import { changesTo } from "../project/output-folder.js";
import { commit } from "../project/commit.js";

/** The settings of a pull. */
export interface PullSettings {
  /** The user agent. */
  readonly userAgent: string;
  readonly limits: PullLimits;
  readonly environment: Environment;
  readonly signal?: AbortSignal | undefined;
}

/** The arguments of `pull`. */
export interface PullCommandOptions extends PullSettings {
  readonly cwd: string;
  readonly address: string;
  /** The output folder. Default: `spec/` and the host. */
  readonly out: string | undefined;
  /** Module paths, `x+*` or `x+**`. */
  readonly modules: readonly string[];
  /** The titles of pages to fetch, or `Prefix*`. */
  readonly content?: readonly string[] | undefined;
  /** `pull` or `pullWithHelp`. */
  readonly pull: (options: PullOptions) => Promise<Staged<Pulled>>;
}

/** The arguments of commands that pull. */
interface PullArguments {
  readonly modules: readonly string[] | undefined;
  /** Titles, separated by `|`. */
  readonly content?: string | undefined;
  readonly helpTexts?: boolean;
  readonly timeout?: number;
}

/** This process's settings, and the modules and pages to pull. */
export function pullSettings({ modules, content, helpTexts = false, timeout = 30 }: PullArguments) {
  return {
    userAgent: `paramsmith/${version()} (fetches a catalogue by action=paraminfo)`,
    limits: limitsFor(timeout),
    environment: terminalEnvironment(),
    modules: modules ?? ["query+*"],
    content: content === undefined ? undefined : titlesIn(content),
    pull: helpTexts ? pullWithHelp : pullBare,
  };
}

function titlesIn(text: string): readonly string[] {
  return text
    .split("|")
    .map((title) => title.trim())
    .filter((title) => title !== "");
}

/** The environment of this process, which shows progress if standard error is a terminal. */
export function terminalEnvironment(): Environment {
  return { ...processEnvironment, progress: progressOn(process.stderr) };
}

/** A wiki with its catalogue and facts on disk. */
export interface PulledFolder {
  /** The folder, as in messages. */
  readonly folder: string;
  /** The number of modules in the catalogue. */
  readonly modules: number;
  readonly generator: string;
  /** The names of the changed files. */
  readonly written: readonly string[];
}

/** The modules and pages to pull into a folder. */
export interface PullTarget extends Pick<
  PullCommandOptions,
  "cwd" | "modules" | "content" | "pull"
> {
  readonly address: URL;
  /** The spec folder, as in messages. */
  readonly label: string;
}

/** Writes a wiki's catalogue and its facts to disk. */
export async function pullInto(
  { cwd, address, label, modules, content, pull }: PullTarget,
  { userAgent, limits, environment, signal }: PullSettings,
): Promise<Staged<PulledFolder>> {
  const folder = resolve(cwd, label);
  const inTheWay = tryStep(label, () => ({ value: foreignFiles(folder), diagnostics: [] }));
  if (!inTheWay.value) return { value: undefined, diagnostics: inTheWay.diagnostics };
  if (inTheWay.value.length > 0)
    return {
      value: undefined,
      diagnostics: inTheWay.value.map((name) =>
        diagnostic("foreign-file", { name: join(label, name) }),
      ),
    };
  const wanted = parsePatterns(modules);
  const pulled = await pull({ address, wanted, content, userAgent, limits, environment, signal });
  environment.progress("");
  const { value, diagnostics } = pulled;
  if (!value || hasErrors(diagnostics)) return { value: undefined, diagnostics };
  const written = tryStep(label, () => ({ value: writePulled(folder, value), diagnostics: [] }));
  const all = [...diagnostics, ...written.diagnostics];
  if (!written.value) return { value: undefined, diagnostics: all };
  const { generator } = value.site;
  return {
    value: { folder: label, modules: value.modules, generator, written: written.value },
    diagnostics: all,
  };
}

/** Pulls one wiki. */
export async function pullCommand(options: PullCommandOptions): Promise<CommandOutcome> {
  const { cwd, out } = options;
  const { value: address, diagnostics } = readAddress(options.address);
  if (!address) return toolFailed(diagnostics);
  const label = out ?? join("spec", hostFolder(address));
  // A wiki's API is a script; any other URL may be an OpenAPI document or a wiki page.
  if (!address.pathname.endsWith(".php")) {
    const openapi = await pullOpenApiInto(address, cwd, label, options);
    if (openapi.value) return openApiOutcome(openapi.value, cwd);
    if (openapi.diagnostics.length > 0) return toolFailed(openapi.diagnostics);
  }
  const pulled = await pullInto({ ...options, address, label }, options);
  const { value } = pulled;
  if (!value) return toolFailed(pulled.diagnostics);
  return {
    exitCode: 0,
    diagnostics: pulled.diagnostics,
    lines: [pulledLine(value), nextStepWith(resolve(cwd, label), cwd)],
    data: { ...value },
  };
}

function openApiOutcome(openapi: PulledOpenApi, cwd: string): CommandOutcome {
  const { folder, resources, written } = openapi;
  const what = `${counted(resources, "resource")} of a Spring Data REST`;
  const line =
    written.length === 0 ? `${folder} is up to date: ${what}.` : `Wrote ${folder}: ${what}.`;
  return {
    exitCode: 0,
    diagnostics: [],
    lines: [line, nextStepWith(resolve(cwd, folder), cwd)],
    data: { ...openapi },
  };
}

/** Describes a pulled wiki. */
export function pulledLine({ folder, modules, generator, written }: PulledFolder): string {
  const what = `${counted(modules, "module")} of ${generator}`;
  return written.length === 0 ? `${folder} is up to date: ${what}.` : `Wrote ${folder}: ${what}.`;
}

/**
 * The next step after a spec folder was written: to generate from it, or to add it to the
 * configuration first.
 *
 * @param folder absolute
 */
function nextStepWith(folder: string, cwd: string): string {
  const config = findConfig(cwd);
  if (config === undefined) {
    const spec = quoteForShell(labelOf(folder, cwd));
    return `Next: run paramsmith generate --spec ${spec} --out src/api.`;
  }
  const { value: job } = readConfigJob(cwd, config);
  if (job?.specs.some(({ file }) => dirname(file) === folder && isFile(file)))
    return "Next: run paramsmith generate.";
  const file = relative(dirname(config), folder).split(sep).join("/") || ".";
  return `Next: add { "file": ${JSON.stringify(file)} } to the specs of ${CONFIG_FILE}, and run paramsmith generate.`;
}

/** The configuration may name files that are not there, such as a folder in a folder. */
function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

const DOCUMENT_FILE = "openapi.json";
const WIKI_FILES = [CATALOGUE_FILE, SITE_FILE] as const;

/** An API with its OpenAPI document on disk. */
interface PulledOpenApi {
  /** The folder, as in messages. */
  readonly folder: string;
  readonly resources: number;
  /** The names of the changed files. */
  readonly written: readonly string[];
}

/**
 * Writes the OpenAPI document of a Spring Data REST server to disk; undefined without diagnostics
 * for other servers. If the folder contains a wiki's files, no request is sent.
 */
async function pullOpenApiInto(
  address: URL,
  cwd: string,
  label: string,
  settings: Omit<ClientOptions, "address" | "cookie">,
): Promise<Staged<PulledOpenApi>> {
  const isWiki = WIKI_FILES.some((name) => existsSync(join(resolve(cwd, label), name)));
  if (isWiki) return { value: undefined, diagnostics: [] };
  const { value: pulled, diagnostics } = await pullDataRest({ ...settings, address });
  settings.environment.progress("");
  if (!pulled) return { value: undefined, diagnostics };
  return tryStep(label, () => writeDocument(pulled, resolve(cwd, label), label));
}

function writeDocument(
  { document, resources }: PulledDocument,
  folder: string,
  label: string,
): Staged<PulledOpenApi> {
  const file = join(folder, DOCUMENT_FILE);
  const before = existsSync(file) ? jsonObject(readRegularText(file)) : {};
  const isForeign = existsSync(file) && before?.["x-paramsmith-dialect"] !== "spring-data-rest";
  if (isForeign) {
    const name = join(label, DOCUMENT_FILE);
    return { value: undefined, diagnostics: [diagnostic("foreign-file", { name })] };
  }
  const texts = { [DOCUMENT_FILE]: jsonText(document) };
  const changes = commit(folder, changesTo(folder, texts), () => changesTo(folder, texts));
  const value = { folder: label, resources, written: changes.map(({ path }) => path) };
  return { value, diagnostics: [] };
}
