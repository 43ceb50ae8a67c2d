import type { ResponseBody, ResponseOutcome } from "../response.js";
import { diagnostic } from "../../base/diagnostic.js";
import type { Diagnostic } from "../../base/diagnostic.js";
import { isObject } from "../../base/json.js";
import type { ModuleOperation } from "../../spec/model/operation.js";
import { versionOf } from "../../spec/model/server-versions.js";
import type { Scenario, ScenarioStep } from "../../spec/source/types.js";
import type { Observation } from "./sample-values.js";
import type { ScenarioSession } from "./session.js";

/** The context of a scenario. */
export interface ScenarioOptions {
  readonly scenario: Scenario;
  /** The actions of the wiki. Steps with others are omitted. */
  readonly modules: readonly ModuleOperation[];
  /** The software and version of the wiki. */
  readonly server: string;
  /** A string that differs in each run, for titles and names. */
  readonly run: string;
  readonly formatversion: "1" | "2";
  /** Opens a session without a user. */
  readonly open: () => ScenarioSession;
  /** Receives the number of finished steps. */
  readonly progress: (done: number, all: number) => void;
}

/** The responses to the steps of a scenario. */
export interface ScenarioResponses {
  readonly observations: readonly Observation[];
  /** Error codes, with the action's path. */
  readonly errors: readonly (readonly [path: string, code: string])[];
  readonly requests: number;
  /** Steps with a success or failure that the scenario does not expect. */
  readonly diagnostics: readonly Diagnostic[];
  /**
   * Whether the wiki stopped responding. Of the remaining steps, only those that undo earlier ones
   * were then sent.
   */
  readonly hasFailed: boolean;
}

/** Sends the steps of a scenario in order, then those that undo them. */
export async function runScenario(options: ScenarioOptions): Promise<ScenarioResponses> {
  const { scenario, modules, server, progress } = options;
  const steps = [...scenario.steps, ...(scenario.undo ?? [])];
  const byPath = new Map(modules.map((module) => [module.path, module]));
  const state: ScenarioState = { sessions: new Map(), kept: new Map() };
  const observations: Observation[] = [];
  const errors: (readonly [string, string])[] = [];
  const diagnostics: Diagnostic[] = [];
  let requests = 0;
  let hasFailed = false;
  for (const [index, step] of steps.entries()) {
    const module = byPath.get(step.action);
    if (!module || isNewer(step, server)) continue;
    // The wiki may have changed before a step failed, so those that undo it are tried.
    if (hasFailed && index < scenario.steps.length) continue;
    progress(index, steps.length);
    // oxlint-disable-next-line no-await-in-loop -- each step depends on those before it
    const sent = await sendStep(step, module, state, options);
    requests += 1;
    const name = `${index + 1} (${step.action})`;
    if ("reference" in sent) {
      diagnostics.push(diagnostic("scenario-reference", { name, other: sent.reference }));
      continue;
    }
    const { outcome } = sent;
    if (outcome.kind === "received") {
      observations.push(observationOf(module, options.formatversion, outcome.value));
      if (step.keep !== undefined) state.kept.set(step.keep, outcome.value);
      if (step.fails) diagnostics.push(diagnostic("scenario-step-accepted", { name }));
      continue;
    }
    const { errorCode } = outcome;
    if (errorCode === undefined) {
      diagnostics.push(outcome.diagnostic);
      if (hasFailed) break;
      hasFailed = true;
      continue;
    }
    errors.push([module.path, errorCode]);
    if (!step.fails)
      diagnostics.push(
        diagnostic("scenario-step-refused", { name, detail: outcome.diagnostic.message }),
      );
  }
  return { observations, errors, requests, diagnostics, hasFailed };
}

/** The state shared by a scenario's steps. */
interface ScenarioState {
  readonly sessions: Map<string, ScenarioSession>;
  readonly kept: Map<string, ResponseBody>;
}

function isNewer({ since }: ScenarioStep, server: string): boolean {
  const own = versionOf(server);
  const required = since === undefined ? undefined : versionOf(`MediaWiki ${since}`);
  return own !== undefined && required !== undefined && own.order < required.order;
}

type SentStep =
  | { readonly outcome: ResponseOutcome<ResponseBody> }
  | { readonly reference: string };

async function sendStep(
  { as, action, params = {}, files = {} }: ScenarioStep,
  module: ModuleOperation,
  { sessions, kept }: ScenarioState,
  { run, formatversion, open }: ScenarioOptions,
): Promise<SentStep> {
  const session = (as !== undefined && sessions.get(as)) || open();
  if (as !== undefined) sessions.set(as, session);
  const sentParams: Record<string, string> = {};
  for (const [name, template] of Object.entries(params)) {
    const resolved = resolveText(template, kept, run);
    if (resolved.kind === "unknown") return resolved;
    sentParams[name] = resolved.text;
  }
  const tokens = await missingTokens(session, module, sentParams);
  const common = { format: "json", formatversion, uselang: "en" };
  const parameters = { action, ...common, ...sentParams, ...tokens };
  return { outcome: await session.post(parameters, files) };
}

/** The tokens of a module that a step does not give. */
async function missingTokens(
  session: ScenarioSession,
  { parameters, prefix }: ModuleOperation,
  sentParams: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>>> {
  const found: Record<string, string> = {};
  for (const { name, tokentype } of parameters) {
    const wire = prefix + name;
    if (tokentype === undefined || Object.hasOwn(sentParams, wire)) continue;
    // oxlint-disable-next-line no-await-in-loop -- a module has at most one token
    const outcome = await session.post({
      action: "query",
      meta: "tokens",
      type: tokentype,
      format: "json",
      formatversion: "2",
    });
    const token = outcome.kind === "received" && tokenIn(outcome.value, tokentype);
    if (typeof token === "string") found[wire] = token;
  }
  return found;
}

function tokenIn({ value }: ResponseBody, type: string): unknown {
  const query = isObject(value) ? value["query"] : undefined;
  const tokens = isObject(query) ? query["tokens"] : undefined;
  return isObject(tokens) ? tokens[`${type}token`] : undefined;
}

/**
 * A response to a step. It has no parameters: a scenario has too few requests to show which of them
 * a field depends on.
 */
function observationOf(
  module: ModuleOperation,
  formatversion: "1" | "2",
  body: ResponseBody,
): Observation {
  return {
    experiment: {
      role: "module",
      module: { ...module, parameters: [] },
      sentParams: {},
      around: {},
    },
    formatversion,
    responses: body.kind === "object" ? [body.value] : [],
    bodies: body.kind === "object" ? [] : [body],
  };
}

/** The responses that later steps of a scenario refer to, by name. */
type KeptResponses = ReadonlyMap<string, ResponseBody>;

/** A string with its references replaced, or the first reference that does not name a value. */
type ResolvedText =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "unknown"; readonly reference: string };

const REFERENCE = /\$\{([^{}]*)\}/g;

/** Replaces `${run}`, and `${name.path}` by a value of an earlier response. */
export function resolveText(template: string, kept: KeptResponses, run: string): ResolvedText {
  let unknown: string | undefined;
  const text = template.replaceAll(REFERENCE, (_, reference: string) => {
    const value = reference === "run" ? run : referencedValue(reference.split("."), kept);
    if (typeof value === "string" || typeof value === "number") return String(value);
    unknown ??= reference;
    return "";
  });
  return unknown === undefined ? { kind: "text", text } : { kind: "unknown", reference: unknown };
}

/** The value at a path: the name of the response, then names of members and positions in lists. */
function referencedValue([name = "", ...path]: readonly string[], kept: KeptResponses): unknown {
  return path.reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return value[Number(step)];
    return isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
  }, kept.get(name)?.value);
}
