import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { counted } from "../../text/message.js";
import { diagnostic, hasErrors } from "../../diagnostics/diagnostic.js";
import type { Staged } from "../../diagnostics/diagnostic.js";
import {
  changedSince,
  readCorrections,
  readResults,
  resultFileDiagnostics,
  writeResults,
} from "../../learn/results/folder.js";
import { fileJournal, noJournal } from "../../learn/journal.js";
import type { ResponseJournal } from "../../learn/journal.js";
import { learn } from "../../learn/learn.js";
import type { Learned, LearnSession } from "../../learn/learn.js";
import { learnFromRecords } from "../../learn/recorded.js";
import { sharedModules } from "../../learn/restrict.js";
import type { ModuleOperation } from "../../model/operation.js";
import { model } from "../../pipeline.js";
import { cacheFolder } from "../../project/cache-folder.js";
import { readSource, systemReason } from "../../project/inputs.js";
import { packageRoot } from "../../project/package-root.js";
import { RESULTS_FOLDER } from "../../project/spec-paths.js";
import { hostFolder, readAddress } from "../../client/address.js";
import { createClient } from "../../client/client.js";
import type { ClientOptions } from "../../client/client.js";
import { CATALOGUE_FILE } from "../../pull/folder.js";
import { limitsWithoutTotal } from "../../client/limits.js";
import { parsePatterns } from "../../pull/module-paths.js";
import { pull } from "../../pull/pull.js";
import type { Pulled } from "../../pull/pull.js";
import type { Environment } from "../../client/environment.js";
import type { Result } from "../../spec/types.js";
import { tryStep, toolFailed } from "../outcome/failure.js";
import { failedOutcome } from "../outcome/outcome.js";
import type { CommandOutcome } from "../outcome/outcome.js";

/** The arguments of `learn`. */
export interface LearnCommandOptions {
  readonly cwd: string;
  readonly address: string;
  /** The spec folder. Default: `spec/` and the host. */
  readonly out: string | undefined;
  /** Module paths, `x+*` or `x+**`. */
  readonly modules: readonly string[];
  /** A file with the `Cookie` header of a session. */
  readonly cookieFile: string | undefined;
  readonly userAgent: string;
  /** The time limit of one response. */
  readonly timeoutSeconds: number;
  readonly environment: Environment;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Learns the results of modules from a wiki or from recorded responses. Merges them with the known
 * results and writes them to disk.
 */
export async function learnCommand(options: LearnCommandOptions): Promise<CommandOutcome> {
  const { cwd, address } = options;
  if (existsSync(resolve(cwd, address))) return learnFromFile(options);
  if (URL.canParse(address.trim())) return learnFromWiki(options);
  const at = { file: address, line: 1, column: 1 };
  return toolFailed([diagnostic("source-missing", {}, at)]);
}

/** Learns from the responses of a file, for the modules of the catalogue in the spec folder. */
function learnFromFile({ cwd, address, out }: LearnCommandOptions): CommandOutcome {
  const label = out ?? join("spec", "paraminfo");
  const folder = resolve(cwd, label);
  const results = join(folder, RESULTS_FOLDER);
  const resultsLabel = join(label, RESULTS_FOLDER);
  const known = tryStep(resultsLabel, () => readResults(results, resultsLabel));
  const corrections = tryStep(resultsLabel, () => readCorrections(results, resultsLabel));
  if (!known.value || !corrections.value)
    return toolFailed([...known.diagnostics, ...corrections.diagnostics]);
  const text = readSource(resolve(cwd, address), address);
  const catalogue = readSource(join(folder, CATALOGUE_FILE), join(label, CATALOGUE_FILE));
  if (!text.value || !catalogue.value)
    return toolFailed([...text.diagnostics, ...catalogue.diagnostics]);
  const spec = modelOf(catalogue.value.file, catalogue.value.bytes);
  if (!spec.value) return failedOutcome(spec.diagnostics);
  const modules = spec.value.filter(isQueried);
  const astray = resultFileDiagnostics(modules.map(({ path }) => path));
  if (astray.length > 0) return toolFailed(astray);
  const learned = learnFromRecords({
    file: address,
    text: new TextDecoder().decode(text.value.bytes),
    modules,
    known: known.value,
    corrections: corrections.value,
  });
  return writeLearned(learned, known.value, { results, label: resultsLabel }, `in ${address}`);
}

/** Runs experiments with a wiki. After an interruption, the next run continues. */
async function learnFromWiki(options: LearnCommandOptions): Promise<CommandOutcome> {
  const { cwd, environment } = options;
  const { value: address, diagnostics } = readAddress(options.address);
  if (!address) return toolFailed(diagnostics);
  const label = options.out ?? join("spec", hostFolder(address));
  const folder = resolve(cwd, label);
  const results = join(folder, RESULTS_FOLDER);
  const resultsLabel = join(label, RESULTS_FOLDER);
  const known = tryStep(resultsLabel, () => readResults(results, resultsLabel));
  const corrections = tryStep(resultsLabel, () => readCorrections(results, resultsLabel));
  if (!known.value || !corrections.value)
    return toolFailed([...known.diagnostics, ...corrections.diagnostics]);
  const cookie = readCookie(options);
  if (hasErrors(cookie.diagnostics)) return toolFailed(cookie.diagnostics);
  const clientOptions: ClientOptions = {
    address,
    userAgent: options.userAgent,
    limits: limitsWithoutTotal(options.timeoutSeconds),
    environment,
    signal: options.signal,
    cookie: cookie.value,
  };
  const wiki = await pull({ ...clientOptions, wanted: parsePatterns(options.modules) });
  if (!wiki.value) return toolFailed(wiki.diagnostics);
  const modules = modulesToLearn(wiki.value, folder);
  if (!modules.value) return toolFailed(modules.diagnostics);
  const astray = resultFileDiagnostics(modules.value.map(({ path }) => path));
  if (astray.length > 0) return toolFailed(astray);
  const kept = tryStep(label, () => ({
    value: openSessions(options, clientOptions),
    diagnostics: [],
  }));
  if (!kept.value) return toolFailed(kept.diagnostics);
  const sessions = kept.value;
  const learned = await learn({
    sessions,
    modules: modules.value,
    site: wiki.value.site,
    known: known.value,
    corrections: corrections.value,
    progress: environment.progress,
  });
  environment.progress("");
  const { generator } = wiki.value.site;
  const outcome = writeLearned(
    learned,
    known.value,
    { results, label: resultsLabel },
    `of ${generator}`,
  );
  if (outcome.exitCode !== 0) return outcome;
  const finished = tryStep("The journal of the run", () => {
    for (const { journal } of sessions) journal.finish();
    return { value: true, diagnostics: [] };
  });
  return finished.value ? outcome : toolFailed([...outcome.diagnostics, ...finished.diagnostics]);
}

/**
 * Writes learned results to disk.
 *
 * @param from the source of the responses, for the message
 */
function writeLearned(
  { value, diagnostics }: Staged<Learned>,
  known: ReadonlyMap<string, Result>,
  { results: folder, label }: { readonly results: string; readonly label: string },
  from: string,
): CommandOutcome {
  if (!value) return toolFailed(diagnostics);
  const changed = tryStep(label, () => writeUnlessChanged(value.results, known, folder, label));
  if (!changed.value) return toolFailed([...diagnostics, ...changed.diagnostics]);
  const { results, requests, withoutData } = value;
  const what = `${counted(results.length, "module")} from ${counted(requests, "response")} ${from}`;
  return {
    exitCode: 0,
    diagnostics,
    lines: [
      changed.value.length === 0 ? `Nothing new in ${label}: ${what}.` : `Wrote ${label}: ${what}.`,
    ],
    data: { folder: label, requests, silent: withoutData, written: changed.value },
  };
}

/** Another learn run may have written results meanwhile, which must not be overwritten. */
function writeUnlessChanged(
  learned: readonly Result[],
  known: ReadonlyMap<string, Result>,
  folder: string,
  label: string,
): Staged<readonly string[]> {
  let names: readonly string[] = [];
  const check = (): void => {
    names = changedSince(known, readResults(folder, label).value ?? new Map(), learned);
    if (names.length > 0) throw new Error("it was changed");
  };
  try {
    return { value: writeResults(folder, learned, check), diagnostics: [] };
  } catch (error) {
    if (names.length === 0) throw error;
    const found = diagnostic("learned-meanwhile", { name: label, names });
    return { value: undefined, diagnostics: [found] };
  }
}

/**
 * The wiki's modules that the catalogue of the spec folder contains. Without a catalogue, all
 * modules.
 */
function modulesToLearn({ catalogue }: Pulled, folder: string): Staged<readonly ModuleOperation[]> {
  const wiki = modelOf("wiki", Buffer.from(JSON.stringify(catalogue)));
  if (!wiki.value) return wiki;
  const file = join(folder, CATALOGUE_FILE);
  if (!existsSync(file)) return { value: readingModules(wiki.value), diagnostics: [] };
  const spec = modelOf(file, readFileSync(file));
  if (!spec.value) return spec;
  return { value: readingModules(sharedModules(wiki.value, spec.value)), diagnostics: [] };
}

/** The modules that change nothing on the wiki. `query` itself belongs to its modules. */
function readingModules(modules: readonly ModuleOperation[]): readonly ModuleOperation[] {
  const isQueryWanted = modules.some(({ path }) => path.startsWith("query+"));
  return modules.filter((module) =>
    isQueried(module) ? isQueryWanted : isReadingAction(module),
  );
}

/** Actions that may be posted only, such as `login`, change sessions or are for browsers. */
function isReadingAction({ group, writerights, mustbeposted }: ModuleOperation): boolean {
  return group === "action" && !writerights && !mustbeposted;
}

function isQueried({ path }: ModuleOperation): boolean {
  return path === "query" || path.startsWith("query+");
}

function modelOf(file: string, bytes: Uint8Array): Staged<readonly ModuleOperation[]> {
  const protocol = join(packageRoot(), "spec", "paraminfo", "protocol.json");
  const { value, diagnostics } = model({
    name: "wiki",
    source: file,
    spec: { file, bytes },
    protocol: { file: protocol, bytes: readFileSync(protocol) },
  });
  if (value?.kind !== "catalogue") return { value: undefined, diagnostics };
  return { value: value.operations, diagnostics: [] };
}

/** The user of the session, if there is one, and nobody, who sees less. */
function openSessions(
  options: LearnCommandOptions,
  { cookie, ...anonymous }: ClientOptions,
): readonly [LearnSession, ...LearnSession[]] {
  const nobody = {
    client: createClient(anonymous),
    journal: openJournal({ ...options, cookieFile: undefined }, anonymous.address),
  };
  if (cookie === undefined) return [nobody];
  const user = {
    client: createClient({ ...anonymous, cookie }),
    journal: openJournal(options, anonymous.address),
  };
  return [user, nobody];
}

/** The journal of an address, session and choice of modules. */
function openJournal(
  { cwd, modules, cookieFile }: LearnCommandOptions,
  { href }: URL,
): ResponseJournal {
  const cache = cacheFolder(cwd);
  if (cache === undefined) return noJournal;
  const key = JSON.stringify([href, modules, cookieFile ?? null]);
  const name = createHash("sha256").update(key).digest("hex").slice(0, 16);
  return fileJournal(join(cache, "learn", `${name}.jsonl`));
}

function readCookie({ cwd, cookieFile }: LearnCommandOptions): Staged<string> {
  if (cookieFile === undefined) return { value: undefined, diagnostics: [] };
  const at = { file: cookieFile, line: 1, column: 1 };
  try {
    const text = readFileSync(resolve(cwd, cookieFile), "utf8").trim();
    const value = text.replace(/^cookie:\s*/i, "");
    if (/^[\u0021-\u007E][\u0020-\u007E]*$/.test(value) && value.includes("="))
      return { value, diagnostics: [] };
    return { value: undefined, diagnostics: [diagnostic("no-cookie", {}, at)] };
  } catch (error) {
    const detail = systemReason(error);
    return { value: undefined, diagnostics: [diagnostic("file-unreadable", { detail }, at)] };
  }
}
