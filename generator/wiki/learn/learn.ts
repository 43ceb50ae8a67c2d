import { diagnostic } from "../../base/diagnostic.js";
import type { Diagnostic, Staged } from "../../base/diagnostic.js";
import type { ModuleOperation } from "../../spec/model/operation.js";
import type { Client } from "../client.js";
import type { Correction, Result, ResultFields } from "../../spec/source/types.js";
import { sendQuery } from "./session.js";
import { runExperiments } from "./conduct.js";
import type { SendQuery, ExperimentResults } from "./conduct.js";
import { effectiveValues } from "./plan-experiments.js";
import { requestFacts } from "./facts.js";
import type { WikiFacts } from "./facts.js";
import { fieldsOutsidePages, inferResult, queryFieldsOf, withQueryFields } from "./infer-result.js";
import type { ResponseJournal } from "./journal.js";
import type { SkippedLine } from "./recorded-exchanges.js";
import { correctionConflicts, describeShape } from "./result-conflicts.js";
import { mergeResults } from "./merge-results.js";
import type { Merged } from "./merge-results.js";
import { NO_QUERY_FIELDS } from "./sample-values.js";
import type { Observation, QueryFields } from "./sample-values.js";
import { isObject } from "../../base/json.js";
import type { UnknownObject } from "../../base/json.js";

/** A user that requests are sent as. */
export interface LearnSession {
  readonly client: Client;
  readonly journal: ResponseJournal;
}

/** The input of a learn run. */
export interface LearnOptions {
  /**
   * The users, starting with the one with the most rights. All experiments use this user's pages
   * and files.
   */
  readonly sessions: readonly [LearnSession, ...LearnSession[]];
  /** The query modules to learn, and `query` itself. */
  readonly modules: readonly ModuleOperation[];
  readonly site: {
    readonly generator: string;
    readonly namespaces: readonly { readonly id: number }[];
  };
  /** The known results, by module path. */
  readonly known: ReadonlyMap<string, Result>;
  /** The manual corrections of the results. */
  readonly corrections: readonly Correction[];
  /** Receives a short line of progress. */
  readonly progress: (line: string) => void;
}

/** The results of a learn run. */
export interface Learned {
  readonly results: readonly Result[];
  /** Modules without data in any response; the diagnostics contain the reasons. */
  readonly withoutData: readonly string[];
  /** The number of requests that were sent or found in the journal. */
  readonly requests: number;
  /** The lines of a file that nothing was learned from; absent for a wiki. */
  readonly skipped?: readonly SkippedLine[];
}

/**
 * Runs the experiments with each module as each user, and infers its result. A wiki that stops
 * responding is an error; its recorded responses stay in the journals.
 */
export async function learn(options: LearnOptions): Promise<Staged<Learned>> {
  const { modules, site, progress, sessions } = options;
  progress("requesting pages, files and users");
  const facts = await requestFacts(sessions[0].client, site);
  if (!facts.value) return { value: undefined, diagnostics: facts.diagnostics };
  const known = new Map(options.known);
  const learned = new Map<string, Result>();
  const diagnostics: Diagnostic[] = [...facts.diagnostics];
  let requests = 0;
  for (const session of sessions) {
    // oxlint-disable-next-line no-await-in-loop -- one request at a time
    const found = await learnAs(session, { ...options, known }, facts.value);
    if (!found.value) return { value: undefined, diagnostics: found.diagnostics };
    for (const result of found.value.results) {
      known.set(result.module, result);
      learned.set(result.module, result);
    }
    requests += found.value.requests;
    diagnostics.push(
      ...(session === sessions[0] ? found.diagnostics : found.diagnostics.filter(isNews)),
    );
  }
  const withoutData = modules.map(({ path }) => path).filter((path) => !learned.has(path));
  return { value: { results: [...learned.values()], withoutData, requests }, diagnostics };
}

/** Hidden data for a user with fewer rights is not reported. */
function isNews({ code }: Diagnostic): boolean {
  return code !== "nothing-learned" && code !== "nothing-new-learned";
}

/** Runs the experiments with each module as one user. */
async function learnAs(
  session: LearnSession,
  options: LearnOptions,
  facts: WikiFacts,
): Promise<Staged<Pick<Learned, "results" | "requests">>> {
  const { modules, progress } = options;
  let requests = 0;
  const send: SendQuery = async (parameters) => {
    requests += 1;
    return sendOnce(session, parameters);
  };
  const lessons: LearnOutcome[] = [];
  let others: QueryFields = NO_QUERY_FIELDS;
  const outer: ResultFields[] = [];
  for (const module of queryFirst(modules)) {
    // oxlint-disable-next-line no-await-in-loop -- one request at a time
    const conducted = await runExperiments(module, {
      send,
      facts,
      progress: ({ path }, done, all) => progress(`${path}: ${done} of ${all} experiments`),
    });
    if (!conducted.value) return { value: undefined, diagnostics: conducted.diagnostics };
    const { observations } = conducted.value;
    if (module.path === "query") others = queryFieldsOf(observations);
    else outer.push(fieldsOutsidePages(module, observations, others, facts));
    lessons.push(learnModule(module, conducted.value, { ...options, others, facts }));
  }
  const results = lessons.flatMap(({ result }) => result ?? []);
  return {
    value: {
      results: results.map((result) =>
        result.module === "query" ? withQueryFields(result, Object.assign({}, ...outer)) : result,
      ),
      requests,
    },
    diagnostics: lessons.flatMap((lesson) => lesson.diagnostics),
  };
}

/** The inferred result of one module. */
interface LearnOutcome {
  /** Absent if no response contained data of the module. */
  readonly result: Result | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** The additional inputs for learning a module. */
interface LearnContext extends Pick<LearnOptions, "known" | "corrections"> {
  readonly others: QueryFields;
  readonly facts: WikiFacts;
}

function learnModule(
  module: ModuleOperation,
  { observations, refusals, errors }: ExperimentResults,
  { known: all, corrections, others, facts }: LearnContext,
): LearnOutcome {
  const { path } = module;
  const known = all.get(path);
  const result = inferResult(
    module,
    observations,
    path === "query" ? NO_QUERY_FIELDS : others,
    facts,
    errors,
  );
  if (!result) return { result, diagnostics: [nothingLearned(module, refusals, known)] };
  const conflicts = conflictsOf(module, result, corrections, observations);
  if (!known) return { result, diagnostics: conflicts };
  const sentParams = observations.map(({ experiment }) => effectiveValues(experiment));
  const merged = mergeResults(known, result, sentParams);
  const diagnostics = [...contradictionsOf(module, merged, observations), ...conflicts];
  return { result: merged.result, diagnostics };
}

/** Reports corrections that a module's responses contradict, with samples of the responses. */
export function conflictsOf(
  { path }: ModuleOperation,
  { response }: Result,
  corrections: readonly Correction[],
  observations: readonly Observation[],
): readonly Diagnostic[] {
  const current = observations.filter(({ formatversion }) => formatversion === "2");
  return corrections
    .filter(({ module }) => module === path)
    .flatMap((correction) => correctionConflicts(correction, response))
    .map(({ at, corrected, sent }) =>
      diagnostic("correction-contradicted", {
        name: path,
        place: at.join("."),
        before: corrected,
        now: [sent, ...observedSamples(current, at)].join("; "),
      }),
    );
}

/** Reports contradictions with the known result, with samples of the responses. */
export function contradictionsOf(
  module: ModuleOperation,
  { contradictions }: Merged,
  observations: readonly Observation[],
): readonly Diagnostic[] {
  return contradictions.map(({ at, before, now }) =>
    contradictionDiagnostic(module, at, describeShape(before), [
      describeShape(now),
      ...observedSamples(observations, at),
    ]),
  );
}

function isQuery({ path }: ModuleOperation): boolean {
  return path === "query";
}

/** Puts `query` first, so that the fields of every page are known before the fields of modules. */
function queryFirst(modules: readonly ModuleOperation[]): readonly ModuleOperation[] {
  return [...modules.filter(isQuery), ...modules.filter((module) => !isQuery(module))];
}

async function sendOnce(
  { client, journal }: LearnSession,
  parameters: Readonly<Record<string, string>>,
): ReturnType<SendQuery> {
  const request = new URLSearchParams(parameters).toString();
  const kept = journal.find(request);
  if (kept) return { kind: "received", body: kept };
  const result = await sendQuery(client, parameters);
  if (result.kind === "received") journal.record(request, result.body);
  return result;
}

function nothingLearned(
  { path }: ModuleOperation,
  refusals: readonly Diagnostic[],
  known: Result | undefined,
): Diagnostic {
  const detail = refusals[0]?.message ?? "the wiki has no data for it";
  return known
    ? diagnostic("nothing-new-learned", { name: path, detail })
    : diagnostic("nothing-learned", { name: path, detail });
}

function observedSamples(
  observations: readonly Observation[],
  at: readonly string[],
): readonly string[] {
  return samplesAt(
    observations.flatMap(({ responses }) => responses),
    at,
  );
}

function contradictionDiagnostic(
  { path }: ModuleOperation,
  at: readonly string[],
  before: string,
  now: readonly string[],
): Diagnostic {
  return diagnostic("result-contradiction", {
    name: path,
    place: at.join("."),
    before,
    now: now.join("; "),
  });
}

/** The maximum length of a sample in messages. */
const MAX_SHOWN = 80;

/** One value of each JSON type at a path in the responses, as text. */
export function samplesAt(
  responses: readonly UnknownObject[],
  at: readonly string[],
): readonly string[] {
  const kinds = new Map<string, string>();
  for (const value of responses.flatMap((response) => valuesAt(response, at))) {
    const kind = Array.isArray(value) ? "list" : value === null ? "null" : typeof value;
    if (!kinds.has(kind)) kinds.set(kind, shortened(value));
  }
  return [...kinds.values()];
}

/** The values at a path, through lists and maps. */
function valuesAt(value: unknown, at: readonly string[]): readonly unknown[] {
  const [name, ...more] = at;
  if (name === undefined) return [value];
  if (Array.isArray(value)) return value.flatMap((each) => valuesAt(each, at));
  if (!isObject(value)) return [];
  if (Object.hasOwn(value, name)) return valuesAt(value[name], more);
  return Object.values(value).flatMap((each) => (isObject(each) ? valuesAt(each, at) : []));
}

function shortened(value: unknown): string {
  const text = JSON.stringify(value) ?? "undefined";
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN - 1)}…` : text;
}
