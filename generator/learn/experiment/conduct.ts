import type { Diagnostic, Staged } from "../../diagnostics/diagnostic.js";
import type { ModuleOperation } from "../../model/operation.js";
import type { JsonObject } from "../../json/object.js";
import { isObject } from "../../json/object.js";
import type { Reply } from "./send.js";
import { wireParameters } from "./experiment.js";
import type { Experiment } from "./experiment.js";
import type { WikiFacts } from "./facts.js";
import { asGenerator, experimentsOn, firstExperiments, groundsToTry } from "./plan.js";
import type { Ground } from "./plan.js";
import type { Observation } from "./sample.js";

/** Sends one request. */
export type Ask = (parameters: Readonly<Record<string, string>>) => Promise<Reply>;

/** What the experiments with one module came to. */
export interface Conducted {
  readonly observations: readonly Observation[];
  /** Why the API took some of them not. */
  readonly refusals: readonly Diagnostic[];
}

/** What experimenting needs. */
export interface ConductOptions {
  readonly ask: Ask;
  readonly facts: WikiFacts;
  /** Is told how many of a module's experiments are done. */
  readonly progress: (module: ModuleOperation, done: number, all: number) => void;
}

/** Grounds that every experiment is tried on. */
const GROUNDS = 3;

/** Answers that are fetched after the first one of an experiment that is continued. */
const CONTINUATIONS = 3;

/** Experiments with one module: finds out where it yields rows, then varies what is asked there. */
export async function conduct(
  module: ModuleOperation,
  options: ConductOptions,
): Promise<Staged<Conducted>> {
  const grounds = groundsToTry(module, options.facts);
  const tries = grounds.flatMap((ground) => firstExperiments(module, ground));
  const tried = await observeAll(tries, options, 0);
  if (!tried.value) return tried;
  const best = bestOf(grounds, tried.value.observations);
  const experiments = best.flatMap((ground) => [
    ...experimentsOn(module, ground),
    ...(module.generator ? asGenerator(module, ground) : []),
  ]);
  const observed = await observeAll(experiments, options, tries.length);
  if (!observed.value) return observed;
  return {
    value: {
      observations: [...tried.value.observations, ...observed.value.observations],
      refusals: [...tried.value.refusals, ...observed.value.refusals],
    },
    diagnostics: [],
  };
}

/** The grounds on which a module had most to say, in the longest answers. */
function bestOf(
  grounds: readonly Ground[],
  observations: readonly Observation[],
): readonly Ground[] {
  const yields = grounds.map((ground) => ({
    ground,
    length: observations
      .filter(({ experiment }) => experiment.around === ground.around)
      .filter(({ experiment }) => isOn(experiment, ground))
      .map(({ answers }) => JSON.stringify(answers).length)
      .reduce((sum, length) => sum + length, 0),
  }));
  return yields
    .toSorted((a, b) => b.length - a.length)
    .slice(0, GROUNDS)
    .map(({ ground }) => ground);
}

function isOn({ given }: Experiment, ground: Ground): boolean {
  return Object.entries(ground.given).every(([name, value]) => given[name] === value);
}

async function observeAll(
  experiments: readonly Experiment[],
  options: ConductOptions,
  before: number,
): Promise<Staged<Conducted>> {
  const observations: Observation[] = [];
  const refusals: Diagnostic[] = [];
  for (const [index, experiment] of experiments.entries()) {
    options.progress(experiment.module, before + index, before + experiments.length);
    for (const formatversion of ["2", "1"] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one request at a time
      const observed = await observe(experiment, formatversion, options.ask);
      if (observed.kind === "failed")
        return { value: undefined, diagnostics: observed.diagnostics };
      if (observed.kind === "refused") refusals.push(observed.why);
      else observations.push(observed.observation);
      if (observed.kind === "refused") break;
    }
  }
  return { value: { observations, refusals }, diagnostics: [] };
}

type Observed =
  | { readonly kind: "observed"; readonly observation: Observation }
  | Exclude<Reply, { readonly kind: "answered" }>;

/** Sends an experiment, and asks for the rest of its answer a few times: the original parameters with the latest `continue`. */
async function observe(
  experiment: Experiment,
  formatversion: "1" | "2",
  ask: Ask,
): Promise<Observed> {
  const parameters = { ...wireParameters(experiment), formatversion };
  const answers: JsonObject[] = [];
  let next: Readonly<Record<string, string>> | undefined = {};
  while (next && answers.length <= CONTINUATIONS) {
    // oxlint-disable-next-line no-await-in-loop -- each answer says how to ask for the next
    const reply: Reply = await ask({ ...parameters, ...next });
    if (reply.kind === "failed") return reply;
    if (reply.kind === "refused") {
      if (answers.length === 0) return reply;
      break;
    }
    answers.push(reply.answer);
    next = continuation(reply.answer);
  }
  return { kind: "observed", observation: { experiment, formatversion, answers } };
}

function continuation(answer: JsonObject): Readonly<Record<string, string>> | undefined {
  const { continue: found } = answer;
  if (!isObject(found)) return undefined;
  const entries = Object.entries(found);
  // What no parameter can be leads nowhere.
  if (entries.some(([, value]) => typeof value === "object")) return undefined;
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
