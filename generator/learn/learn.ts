import { diagnostic } from "../diagnostics/diagnostic.js";
import type { Diagnostic, Staged } from "../diagnostics/diagnostic.js";
import type { ModuleOperation } from "../model/operation.js";
import type { Client } from "../client/client.js";
import type { Result, ResultFields } from "../spec/types.js";
import { askQuery } from "./experiment/send.js";
import { conduct } from "./experiment/conduct.js";
import type { Ask, Conducted } from "./experiment/conduct.js";
import { samplesAt, shapeWords } from "./contradiction.js";
import { effective } from "./experiment/experiment.js";
import { askFacts } from "./experiment/facts.js";
import type { WikiFacts } from "./experiment/facts.js";
import { besidePages, inferResult, queryFieldsOf, withQueryFields } from "./infer/result.js";
import type { Journal } from "./journal.js";
import { mergeResults } from "./results/merge.js";
import type { Merged } from "./results/merge.js";
import { NO_QUERY_FIELDS } from "./experiment/sample.js";
import type { Observation, QueryFields } from "./experiment/sample.js";

/** What is learned from where. */
export interface LearnOptions {
  readonly client: Client;
  /** The query modules to learn, and `query` itself. */
  readonly modules: readonly ModuleOperation[];
  readonly site: {
    readonly generator: string;
    readonly namespaces: readonly { readonly id: number }[];
  };
  /** What was learned before, by module path. */
  readonly known: ReadonlyMap<string, Result>;
  readonly journal: Journal;
  /** Takes one short line about what is under way. */
  readonly progress: (line: string) => void;
}

/** What was learned. */
export interface Learned {
  readonly results: readonly Result[];
  /** Modules that put nothing into any answer; the diagnostics say why. */
  readonly silent: readonly string[];
  /** How many requests were sent or found in the journal. */
  readonly requests: number;
}

/** Experiments with each module in turn and infers what it answers. A wiki that can be asked no more is an error, and what it has answered stays in the journal. */
export async function learn(options: LearnOptions): Promise<Staged<Learned>> {
  const { modules, client, site, progress } = options;
  let requests = 0;
  const ask: Ask = async (parameters) => {
    requests += 1;
    return askOnce(options, parameters);
  };
  progress("looking for pages, files and users to ask about");
  const facts = await askFacts(client, site);
  if (!facts.value) return { value: undefined, diagnostics: facts.diagnostics };
  const lessons: Lesson[] = [];
  let others: QueryFields = NO_QUERY_FIELDS;
  const beside: ResultFields[] = [];
  for (const module of queryFirst(modules)) {
    // oxlint-disable-next-line no-await-in-loop -- one request at a time
    const conducted = await conduct(module, {
      ask,
      facts: facts.value,
      progress: ({ path }, done, all) => progress(`${path}: ${done} of ${all} experiments`),
    });
    if (!conducted.value) return { value: undefined, diagnostics: conducted.diagnostics };
    const { observations } = conducted.value;
    if (module.path === "query") others = queryFieldsOf(observations);
    else beside.push(besidePages(module, observations, others, facts.value));
    const known = options.known.get(module.path);
    lessons.push(lessonOf(module, conducted.value, known, others, facts.value));
  }
  const results = lessons.flatMap(({ result }) => result ?? []);
  return {
    value: {
      results: results.map((result) =>
        result.module === "query" ? withQueryFields(result, Object.assign({}, ...beside)) : result,
      ),
      silent: lessons.flatMap(({ module, result }) => (result ? [] : [module])),
      requests,
    },
    diagnostics: [...facts.diagnostics, ...lessons.flatMap((lesson) => lesson.diagnostics)],
  };
}

/** What the experiments with one module taught. */
interface Lesson {
  readonly module: string;
  /** Absent where it put nothing into any answer. */
  readonly result: Result | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

function lessonOf(
  module: ModuleOperation,
  { observations, refusals }: Conducted,
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
  if (!result) return { module: path, result, diagnostics: [silence(module, refusals, known)] };
  if (!known) return { module: path, result, diagnostics: [] };
  const asked = observations.map(({ experiment }) => effective(experiment));
  const merged = mergeResults(known, result, asked);
  const diagnostics = contradictionsOf(module, merged, observations);
  return { module: path, result: merged.result, diagnostics };
}

/** What contradicts what was known of a module, with samples of the answers that do. */
export function contradictionsOf(
  module: ModuleOperation,
  { contradictions }: Merged,
  observations: readonly Observation[],
): readonly Diagnostic[] {
  return contradictions.map(({ at, before, now }) =>
    contradiction(module, at, shapeWords(before), [shapeWords(now), ...seenAt(observations, at)]),
  );
}

function isQuery({ path }: ModuleOperation): boolean {
  return path === "query";
}

/** What every page has is learned before what modules add to it. */
function queryFirst(modules: readonly ModuleOperation[]): readonly ModuleOperation[] {
  return [...modules.filter(isQuery), ...modules.filter((module) => !isQuery(module))];
}

async function askOnce(
  { client, journal }: LearnOptions,
  parameters: Readonly<Record<string, string>>,
): ReturnType<Ask> {
  const request = new URLSearchParams(parameters).toString();
  const kept = journal.find(request);
  if (kept) return { kind: "answered", answer: kept };
  const reply = await askQuery(client, parameters);
  if (reply.kind === "answered") journal.keep(request, reply.answer);
  return reply;
}

function silence(
  { path }: ModuleOperation,
  refusals: readonly Diagnostic[],
  known: Result | undefined,
): Diagnostic {
  const detail = refusals[0]?.message ?? "the wiki has no data for it";
  return known
    ? diagnostic("nothing-new-learned", { name: path, detail })
    : diagnostic("nothing-learned", { name: path, detail });
}

function seenAt(observations: readonly Observation[], at: readonly string[]): readonly string[] {
  return samplesAt(
    observations.flatMap(({ answers }) => answers),
    at,
  );
}

function contradiction(
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
