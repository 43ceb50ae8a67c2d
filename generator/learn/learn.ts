import { diagnostic } from "../diagnostics/diagnostic.js";
import type { Diagnostic, Staged } from "../diagnostics/diagnostic.js";
import type { ModuleOperation } from "../model/operation.js";
import type { Client } from "../client/client.js";
import type { Result, ResultFields } from "../spec/types.js";
import { sendQuery } from "./experiment/send.js";
import { runExperiments } from "./experiment/conduct.js";
import type { SendQuery, ExperimentResults } from "./experiment/conduct.js";
import { samplesAt, describeShape } from "./contradiction.js";
import { effectiveValues } from "./experiment/experiment.js";
import { requestFacts } from "./experiment/facts.js";
import type { WikiFacts } from "./experiment/facts.js";
import { fieldsBesidePages, inferResult, queryFieldsOf, withQueryFields } from "./infer/result.js";
import type { ResponseJournal } from "./journal.js";
import { mergeResults } from "./results/merge.js";
import type { Merged } from "./results/merge.js";
import { NO_QUERY_FIELDS } from "./experiment/sample.js";
import type { Observation, QueryFields } from "./experiment/sample.js";

/** The input of a learn run. */
export interface LearnOptions {
  readonly client: Client;
  /** The query modules to learn, and `query` itself. */
  readonly modules: readonly ModuleOperation[];
  readonly site: {
    readonly generator: string;
    readonly namespaces: readonly { readonly id: number }[];
  };
  /** The known results, by module path. */
  readonly known: ReadonlyMap<string, Result>;
  readonly journal: ResponseJournal;
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
}

/**
 * Runs the experiments with each module and infers its result. A wiki that stops responding is an
 * error; its recorded responses stay in the journal.
 */
export async function learn(options: LearnOptions): Promise<Staged<Learned>> {
  const { modules, client, site, progress } = options;
  let requests = 0;
  const send: SendQuery = async (parameters) => {
    requests += 1;
    return sendOnce(options, parameters);
  };
  progress("requesting pages, files and users");
  const facts = await requestFacts(client, site);
  if (!facts.value) return { value: undefined, diagnostics: facts.diagnostics };
  const lessons: Lesson[] = [];
  let others: QueryFields = NO_QUERY_FIELDS;
  const beside: ResultFields[] = [];
  for (const module of queryFirst(modules)) {
    // oxlint-disable-next-line no-await-in-loop -- one request at a time
    const conducted = await runExperiments(module, {
      send,
      facts: facts.value,
      progress: ({ path }, done, all) => progress(`${path}: ${done} of ${all} experiments`),
    });
    if (!conducted.value) return { value: undefined, diagnostics: conducted.diagnostics };
    const { observations } = conducted.value;
    if (module.path === "query") others = queryFieldsOf(observations);
    else beside.push(fieldsBesidePages(module, observations, others, facts.value));
    const known = options.known.get(module.path);
    lessons.push(lessonOf(module, conducted.value, known, others, facts.value));
  }
  const results = lessons.flatMap(({ result }) => result ?? []);
  return {
    value: {
      results: results.map((result) =>
        result.module === "query" ? withQueryFields(result, Object.assign({}, ...beside)) : result,
      ),
      withoutData: lessons.flatMap(({ module, result }) => (result ? [] : [module])),
      requests,
    },
    diagnostics: [...facts.diagnostics, ...lessons.flatMap((lesson) => lesson.diagnostics)],
  };
}

/** The inferred result of one module. */
interface Lesson {
  readonly module: string;
  /** Absent if no response contained data of the module. */
  readonly result: Result | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

function lessonOf(
  module: ModuleOperation,
  { observations, refusals }: ExperimentResults,
  known: Result | undefined,
  others: QueryFields,
  facts: WikiFacts,
): Lesson {
  const { path } = module;
  const result = inferResult(
    module,
    observations,
    path === "query" ? NO_QUERY_FIELDS : others,
    facts,
  );
  if (!result)
    return { module: path, result, diagnostics: [nothingLearned(module, refusals, known)] };
  if (!known) return { module: path, result, diagnostics: [] };
  const given = observations.map(({ experiment }) => effectiveValues(experiment));
  const merged = mergeResults(known, result, given);
  const diagnostics = contradictionsOf(module, merged, observations);
  return { module: path, result: merged.result, diagnostics };
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
  { client, journal }: LearnOptions,
  parameters: Readonly<Record<string, string>>,
): ReturnType<SendQuery> {
  const request = new URLSearchParams(parameters).toString();
  const kept = journal.find(request);
  if (kept) return { kind: "received", response: kept };
  const result = await sendQuery(client, parameters);
  if (result.kind === "received") journal.record(request, result.response);
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
