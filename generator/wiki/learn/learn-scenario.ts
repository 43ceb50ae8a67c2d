import { diagnostic, hasErrors } from "../../base/diagnostic.js";
import type { Diagnostic, Staged } from "../../base/diagnostic.js";
import type { ModuleOperation } from "../../spec/model/operation.js";
import type { Correction, Result, Scenario } from "../../spec/source/types.js";
import { effectiveValues } from "./plan-experiments.js";
import { NO_QUERY_FIELDS } from "./sample-values.js";
import { inferResult } from "./infer-result.js";
import { conflictsOf, contradictionsOf } from "./learn.js";
import type { Learned } from "./learn.js";
import { factsOf } from "./facts.js";
import { mergeResults } from "./merge-results.js";
import { runScenario } from "./run-scenario.js";
import type { ScenarioResponses } from "./run-scenario.js";
import type { ScenarioSession } from "./session.js";
import type { Parameter } from "../../spec/model/parameter.js";

/** The input of a run that learns from a scenario. */
export interface LearnScenarioOptions {
  readonly scenario: Scenario;
  /** The modules to learn. */
  readonly modules: readonly ModuleOperation[];
  /** The software and version of the wiki. */
  readonly server: string;
  /** A string that differs in each run of the command. */
  readonly run: string;
  readonly open: () => ScenarioSession;
  /** The known results, by module path. */
  readonly known: ReadonlyMap<string, Result>;
  readonly corrections: readonly Correction[];
  /** Receives a short line of progress. */
  readonly progress: (line: string) => void;
}

/** Runs a scenario in each format version, and infers the results of its actions. */
export async function learnScenario(options: LearnScenarioOptions): Promise<Staged<Learned>> {
  const runs: ScenarioResponses[] = [];
  for (const formatversion of ["2", "1"] as const) {
    // oxlint-disable-next-line no-await-in-loop -- both change the same wiki
    const responses = await runScenario({
      ...options,
      formatversion,
      run: options.run + formatversion,
      progress: (done, all) =>
        options.progress(`scenario, format version ${formatversion}: ${done} of ${all} steps`),
    });
    if (responses.hasFailed) return { value: undefined, diagnostics: responses.diagnostics };
    runs.push(responses);
  }
  const diagnostics: Diagnostic[] = [...(runs[0]?.diagnostics ?? [])];
  const results: Result[] = [];
  for (const module of options.modules.filter(({ path }) => path !== "query")) {
    const lesson = learnModule(module, runs, options);
    if (lesson.value) results.push(lesson.value);
    diagnostics.push(...lesson.diagnostics);
  }
  const requests = runs.reduce((sum, each) => sum + each.requests, 0);
  return {
    value: hasErrors(diagnostics) ? undefined : { results, withoutData: [], requests },
    diagnostics,
  };
}

function learnModule(
  module: ModuleOperation,
  runs: readonly ScenarioResponses[],
  { server, known, corrections }: LearnScenarioOptions,
): Staged<Result> {
  const { path } = module;
  // For actions that change nothing, experiments reveal more of their responses.
  const observations = runs
    .flatMap((each) => each.observations)
    .filter(({ experiment }) => experiment.module.path === path && !isReadingAction(module));
  const errors = runs.flatMap((each) => each.errors).filter(([of]) => of === path);
  const codes = errors.map(([, code]) => code);
  const facts = factsOf(
    server,
    observations.flatMap(({ responses }) => responses),
  );
  const result = inferResult(module, observations, NO_QUERY_FIELDS, facts, codes);
  const before = known.get(path);
  const conflicts = result ? conflictsOf(module, result, corrections, observations) : [];
  if (!result || !before) return { value: result, diagnostics: conflicts };
  const sentParams = observations.map(({ experiment }) => effectiveValues(experiment));
  const merged = mergeResults(before, result, sentParams);
  return {
    value: merged.result,
    diagnostics: [...contradictionsOf(module, merged, observations), ...conflicts],
  };
}

/**
 * Returns why a scenario must not run on a wiki: it changes pages, accounts and rights. Wikis on
 * this machine are allowed; for a different wiki, the user must repeat the host.
 */
export function refusalOfHost(
  { hostname, host }: URL,
  writeTo: string | undefined,
): Diagnostic | undefined {
  if (isLoopback(hostname) || writeTo === host) return undefined;
  return diagnostic("scenario-not-local", { name: host });
}

/** Returns true for the names and addresses of this machine. */
function isLoopback(hostname: string): boolean {
  return (
    hostname === "localhost" ||
    hostname.endsWith(".localhost") ||
    hostname === "[::1]" ||
    /^127(?:\.\d{1,3}){3}$/.test(hostname)
  );
}

/**
 * The modules, parameters and values that both catalogues have. Other ones are neither requested
 * from the wiki nor described by the spec.
 */
export function sharedModules(
  wiki: readonly ModuleOperation[],
  spec: readonly ModuleOperation[],
): readonly ModuleOperation[] {
  const known = new Map(spec.map((module) => [module.path, module]));
  return wiki.flatMap((module) => {
    const own = known.get(module.path);
    if (!own) return [];
    const parameters = module.parameters.flatMap((parameter) => {
      const other = own.parameters.find(({ name }) => name === parameter.name);
      return other ? [withSharedValues(parameter, other)] : [];
    });
    return [{ ...module, parameters }];
  });
}

function withSharedValues(parameter: Parameter, other: Parameter): Parameter {
  const { type } = parameter;
  if (type.kind !== "enum" || other.type.kind !== "enum") return parameter;
  const { values } = other.type;
  return {
    ...parameter,
    type: { ...type, values: type.values.filter((value) => values.includes(value)) },
  };
}

/** Actions that may be posted only, such as `login`, change sessions or are for browsers. */
export function isReadingAction({ group, writerights, mustbeposted }: ModuleOperation): boolean {
  return group === "action" && !writerights && !mustbeposted;
}
