import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { diagnostic, hasErrors } from "../base/diagnostic.js";
import { escapeHidden } from "../base/hidden-characters.js";
import type { Staged } from "../base/diagnostic.js";
import { resultFileDiagnostics } from "../wiki/learn/results-folder.js";
import { fileJournal, noJournal } from "../wiki/learn/journal.js";
import type { ResponseJournal } from "../wiki/learn/journal.js";
import { learn } from "../wiki/learn/learn.js";
import type { LearnSession } from "../wiki/learn/learn.js";
import { learnScenario } from "../wiki/learn/learn-scenario.js";
import { openSession } from "../wiki/learn/session.js";
import type { ScenarioSession } from "../wiki/learn/session.js";
import type { ModuleOperation } from "../spec/model/operation.js";
import { cacheFolder } from "../project/folders.js";
import { readRegularText, systemReason } from "../base/regular-file.js";
import { addressPosition, hostFolder, readAddress, shownAddress } from "../wiki/address.js";
import { createClient } from "../wiki/client.js";
import type { ClientOptions } from "../wiki/client.js";
import { pull } from "../wiki/pull.js";
import { limitsFor, limitsWithoutTotal } from "../wiki/environment.js";
import { parsePatterns } from "../wiki/pull-modules.js";
import type { Environment } from "../wiki/environment.js";
import { FolderBusyError, lockFolder } from "../project/commit.js";
import { failedOutcome, tryStep, toolFailed } from "./outcome.js";
import type { CommandOutcome } from "./outcome.js";
import { redactOutcome } from "./redacted-output.js";
import { createRedactor } from "../redact/redactor.js";
import type { ExchangeRedactor } from "../redact/redactor.js";
import { learnFromFile } from "./learn-file.js";
import { readResultsState, writeLearned } from "./learned-results.js";
import { modulesIn, readingModules } from "./wiki-modules.js";
import type { NamedScenario } from "./wiki-modules.js";

/** The arguments of `learn`. */
export interface LearnCommandOptions {
  readonly cwd: string;
  readonly address: string;
  /** The spec folder. Default: `spec/` and the host. */
  readonly out: string | undefined;
  /** Module paths, `x+*` or `x+**`. */
  readonly modules: readonly string[];
  /** The steps to run instead of experiments. */
  readonly scenario?: NamedScenario | undefined;
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
  const at = { file: shownAddress(address), line: 1, column: 1 };
  return toolFailed([diagnostic("source-missing", {}, at)]);
}

/** Runs experiments with a wiki, unless a different run in the project is doing so. */
async function learnFromWiki(options: LearnCommandOptions): Promise<CommandOutcome> {
  const { value: address, diagnostics } = readAddress(options.address);
  if (!address) return toolFailed(diagnostics);
  const lock = lockAddress(options, address);
  if (!lock.value) return toolFailed(lock.diagnostics);
  try {
    return await learnFromAddress(options, address);
  } finally {
    lock.value();
  }
}

/**
 * Locks a URL for this run. Two runs would send each experiment twice, and one would remove the
 * other's recorded responses.
 */
function lockAddress({ cwd }: LearnCommandOptions, url: URL): Staged<() => void> {
  const { href } = url;
  const cache = cacheFolder(cwd);
  const folder = cache
    ? join(cache, "learn", keyOf(href))
    : join(tmpdir(), `paramsmith-learn-${keyOf(JSON.stringify([cwd, href]))}`);
  const at = addressPosition(url);
  return tryStep(folder, () => {
    try {
      return { value: lockFolder(folder), diagnostics: [] };
    } catch (error) {
      if (!(error instanceof FolderBusyError)) throw error;
      return { value: undefined, diagnostics: [diagnostic("learn-busy", { name: href }, at)] };
    }
  });
}

/** After an interruption, the next run continues. */
async function learnFromAddress(
  options: LearnCommandOptions,
  address: URL,
): Promise<CommandOutcome> {
  const cookie = readCookie(options);
  if (hasErrors(cookie.diagnostics)) return toolFailed(cookie.diagnostics);
  const redactor = createRedactor([]).exchange();
  for (const pair of (cookie.value ?? "").split(";")) {
    const value = pair.slice(pair.indexOf("=") + 1).trim();
    // Whatever the cookie is called, its value is secret.
    redactor.addRequest(`?token=${encodeURIComponent(value.replace(/^"(.*)"$/, "$1"))}`);
  }
  const progress = (text: string): void => options.environment.progress(redactor.text(text));
  const environment = { ...options.environment, progress };
  const outcome = await learnWith({ ...options, environment }, address, cookie.value, redactor);
  return redactOutcome(outcome, redactor);
}

async function learnWith(
  options: LearnCommandOptions,
  address: URL,
  cookie: string | undefined,
  redactor: ExchangeRedactor,
): Promise<CommandOutcome> {
  const { cwd, environment } = options;
  const label = options.out ?? join("spec", hostFolder(address));
  const folder = resolve(cwd, label);
  const { value: state, diagnostics } = readResultsState(folder, label);
  if (!state) return toolFailed(diagnostics);
  const { known, corrections, target } = state;
  const clientOptions: ClientOptions = {
    address,
    userAgent: options.userAgent,
    limits: limitsWithoutTotal(options.timeoutSeconds),
    environment,
    signal: options.signal,
    cookie,
  };
  // Only experiments may take longer than a pull.
  const limits = limitsFor(options.timeoutSeconds);
  const wiki = await pull({ ...clientOptions, limits, wanted: parsePatterns(options.modules) });
  if (!wiki.value) return toolFailed(wiki.diagnostics);
  const shared = modulesIn(wiki.value, folder, label);
  if (!shared.value) return failedOutcome(shared.diagnostics);
  const modules = options.scenario ? shared.value.filter(isAction) : readingModules(shared.value);
  const misplaced = resultFileDiagnostics(modules.map(({ path }) => path));
  if (misplaced.length > 0) return toolFailed(misplaced);
  if (options.scenario) {
    const learned = await learnScenario({
      scenario: options.scenario.value,
      modules,
      server: wiki.value.site.generator,
      run: options.scenario.run,
      open: () => redactedSession(openSession(clientOptions), redactor),
      known,
      corrections,
      progress: environment.progress,
    });
    environment.progress("");
    return writeLearned(learned, known, target, `of ${wiki.value.site.generator}`);
  }
  const kept = tryStep(label, () => ({
    value: openSessions(options, clientOptions),
    diagnostics: [],
  }));
  if (!kept.value) return toolFailed(kept.diagnostics);
  const sessions = kept.value;
  const learned = await learn({
    sessions,
    modules,
    site: wiki.value.site,
    known,
    corrections,
    progress: environment.progress,
  });
  environment.progress("");
  const { generator } = wiki.value.site;
  const outcome = writeLearned(learned, known, target, `of ${generator}`);
  if (outcome.exitCode !== 0) return outcome;
  const finished = tryStep("The journal of the run", () => {
    for (const { journal } of sessions) journal.finish();
    return { value: true, diagnostics: [] };
  });
  return finished.value ? outcome : toolFailed([...outcome.diagnostics, ...finished.diagnostics]);
}

/** A session. Its passwords and tokens are redacted in messages. */
function redactedSession(session: ScenarioSession, redactor: ExchangeRedactor): ScenarioSession {
  return {
    post: (parameters, files) => {
      const pairs = Object.entries(parameters);
      // Messages show hidden characters escaped.
      const shown = pairs.map(([name, value]) => [name, escapeHidden(value)]);
      redactor.addRequest(`?${new URLSearchParams([...pairs, ...shown]).toString()}`);
      return session.post(parameters, files);
    },
  };
}

/** `query` is an action too: a scenario may need what it returns. */
function isAction({ group }: ModuleOperation): boolean {
  return group === "action";
}

/** The session's user, if any, and an anonymous user, who has fewer rights. */
function openSessions(
  options: LearnCommandOptions,
  { cookie, ...anonymous }: ClientOptions,
): readonly [LearnSession, ...LearnSession[]] {
  const nobody = {
    client: createClient(anonymous),
    journal: openJournal(options, anonymous.address),
  };
  if (cookie === undefined) return [nobody];
  const user = {
    client: createClient({ ...anonymous, cookie }),
    journal: openJournal(options, anonymous.address, cookie),
  };
  return [user, nobody];
}

/**
 * The journal for a URL, session and choice of modules. Cookie files with the same name can belong
 * to several users.
 */
function openJournal(
  { cwd, modules }: LearnCommandOptions,
  { href }: URL,
  cookie?: string,
): ResponseJournal {
  const cache = cacheFolder(cwd);
  if (cache === undefined) return noJournal;
  const key = JSON.stringify([href, modules, cookie ?? null]);
  return fileJournal(join(cache, "learn", `${keyOf(key)}.jsonl`));
}

/** A file name derived from a string. */
function keyOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

function readCookie({ cwd, cookieFile }: LearnCommandOptions): Staged<string> {
  if (cookieFile === undefined) return { value: undefined, diagnostics: [] };
  const at = { file: cookieFile, line: 1, column: 1 };
  try {
    const text = readRegularText(resolve(cwd, cookieFile)).trim();
    const value = text.replace(/^cookie:\s*/i, "");
    if (/^[\u0021-\u007E][\u0020-\u007E]*$/.test(value) && value.includes("="))
      return { value, diagnostics: [] };
    return { value: undefined, diagnostics: [diagnostic("no-cookie", {}, at)] };
  } catch (error) {
    const detail = systemReason(error);
    return { value: undefined, diagnostics: [diagnostic("file-unreadable", { detail }, at)] };
  }
}
