import type { Diagnostic, Staged } from "../../base/diagnostic.js";
import type { ModuleOperation } from "../../spec/model/operation.js";
import type { UnknownObject } from "../../base/json.js";
import type { OtherBody } from "../response.js";
import { isObject } from "../../base/json.js";
import type { QueryResult } from "./session.js";
import {
  wireParameters,
  asGenerator,
  experimentsOn,
  firstExperiments,
  candidateGrounds,
} from "./plan-experiments.js";
import type { Experiment, Ground } from "./plan-experiments.js";
import type { WikiFacts } from "./facts.js";
import { hasHiddenData } from "./infer-presence.js";
import type { Observation } from "./sample-values.js";

/** Sends one request. */
export type SendQuery = (parameters: Readonly<Record<string, string>>) => Promise<QueryResult>;

/** The results of the experiments with one module. */
export interface ExperimentResults {
  readonly observations: readonly Observation[];
  /** Errors from requests that the API rejected. */
  readonly refusals: readonly Diagnostic[];
  /** The codes of these errors. */
  readonly errors: readonly string[];
}

/** The context of experiments. */
export interface ConductOptions {
  readonly send: SendQuery;
  readonly facts: WikiFacts;
  /** Receives the number of a module's finished experiments. */
  readonly progress: (module: ModuleOperation, done: number, all: number) => void;
}

/** The number of grounds that all experiments run on. */
const GROUNDS = 3;

/** The number of an action's grounds that all experiments run on. */
const ACTION_GROUNDS = 2;

/** The maximum number of experiments on a ground; modules of MediaWiki have up to about 200. */
const MAX_EXPERIMENTS = 1000;

/** The maximum number of further responses in a continued experiment. */
const CONTINUATIONS = 3;

/**
 * Runs the experiments with one module: finds parameters with which it returns rows, then varies
 * them.
 */
export async function runExperiments(
  module: ModuleOperation,
  options: ConductOptions,
): Promise<Staged<ExperimentResults>> {
  const grounds = candidateGrounds(module, options.facts);
  const firstRound = grounds.flatMap((ground) => firstExperiments(module, ground));
  const first = await observeAll(firstRound, options, 0);
  if (!first.value) return first;
  // The grounds of an action are chosen by hand, the most informative ones first.
  const best = isAction(module)
    ? grounds.slice(0, ACTION_GROUNDS)
    : bestGrounds(grounds, first.value.observations);
  const experiments = best.flatMap((ground) =>
    [
      ...experimentsOn(module, ground),
      ...(module.generator ? asGenerator(module, ground) : []),
    ].slice(0, MAX_EXPERIMENTS),
  );
  const observed = await observeAll(experiments, options, firstRound.length);
  if (!observed.value) return observed;
  return {
    value: {
      observations: [...first.value.observations, ...observed.value.observations],
      refusals: [...first.value.refusals, ...observed.value.refusals],
      errors: [...first.value.errors, ...observed.value.errors],
    },
    diagnostics: [],
  };
}

function isAction({ group, path }: ModuleOperation): boolean {
  return group === "action" && path !== "query";
}

/** The grounds with the longest responses, and one with hidden data if these have none. */
function bestGrounds(
  grounds: readonly Ground[],
  observations: readonly Observation[],
): readonly Ground[] {
  const yields = grounds
    .map((ground) => ({
      ground,
      text: observations
        .filter(({ experiment }) => experiment.around === ground.around)
        .filter(({ experiment }) => isOnGround(experiment, ground))
        .map(({ responses }) => JSON.stringify(responses))
        .join(""),
    }))
    .toSorted((a, b) => b.text.length - a.text.length);
  const best = yields.slice(0, GROUNDS);
  const shown = best.some(({ text }) => hasHiddenData(text))
    ? undefined
    : yields.find(({ text }) => hasHiddenData(text));
  return [...best, ...(shown ? [shown] : [])].map(({ ground }) => ground);
}

function isOnGround({ sentParams }: Experiment, ground: Ground): boolean {
  return Object.entries(ground.sentParams).every(([name, value]) => sentParams[name] === value);
}

async function observeAll(
  experiments: readonly Experiment[],
  options: ConductOptions,
  before: number,
): Promise<Staged<ExperimentResults>> {
  const observations: Observation[] = [];
  const refusals: Diagnostic[] = [];
  const errors = new Set<string>();
  for (const [index, experiment] of experiments.entries()) {
    options.progress(experiment.module, before + index, before + experiments.length);
    for (const formatversion of ["2", "1"] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one request at a time
      const observed = await observe(experiment, formatversion, options.send);
      if (observed.kind === "failed")
        return { value: undefined, diagnostics: observed.diagnostics };
      if (observed.kind === "refused") {
        refusals.push(observed.why);
        errors.add(observed.errorCode);
        break;
      }
      observations.push(observed.observation);
    }
  }
  return { value: { observations, refusals, errors: [...errors] }, diagnostics: [] };
}

type ObservationResult =
  | { readonly kind: "observed"; readonly observation: Observation }
  | Exclude<QueryResult, { readonly kind: "received" }>;

/**
 * Sends an experiment and continues it a few times, with the original parameters and the latest
 * `continue`.
 */
async function observe(
  experiment: Experiment,
  formatversion: "1" | "2",
  send: SendQuery,
): Promise<ObservationResult> {
  const parameters = { ...wireParameters(experiment), formatversion };
  const responses: UnknownObject[] = [];
  const bodies: OtherBody[] = [];
  let next: Readonly<Record<string, string>> | undefined = {};
  while (next && responses.length <= CONTINUATIONS) {
    // oxlint-disable-next-line no-await-in-loop -- each response says how to ask for the next
    const result: QueryResult = await send({ ...parameters, ...next });
    if (result.kind === "failed") return result;
    if (result.kind === "refused") {
      if (responses.length === 0) return result;
      break;
    }
    const { body } = result;
    if (body.kind === "object") responses.push(body.value);
    else bodies.push(body);
    next = body.kind === "object" ? continuation(body.value) : undefined;
  }
  return { kind: "observed", observation: { experiment, formatversion, responses, bodies } };
}

function continuation(response: UnknownObject): Readonly<Record<string, string>> | undefined {
  const { continue: found } = response;
  if (!isObject(found)) return undefined;
  const entries = Object.entries(found);
  // An object cannot be the value of a parameter.
  if (entries.some(([, value]) => typeof value === "object")) return undefined;
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
