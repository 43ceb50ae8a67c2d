import { groupBy } from "../../base/group.js";
import { repeatedItems } from "../../base/json.js";
import { resultDescriptor } from "../../emit/parts/result-descriptor.js";
import { inspectParsed } from "../../inspect/response.js";
import type { LearnedResult, ResponseVerdict } from "../../inspect/response.js";
import { lowerResult } from "../../spec/catalogue/result.js";
import { narrowResult } from "../../spec/catalogue/result-version.js";
import type { ModuleOperation } from "../../spec/model/operation.js";
import { versionOf } from "../../spec/model/server-versions.js";
import type { Correction, Result, ResultField, ResultShape } from "../../spec/source/types.js";
import type { ResponseIssue } from "../../../templates/runtime/response/response-issue.js";
import { suppliedBy } from "../../../templates/runtime/model/template.js";
import type { Api } from "../../../templates/runtime/parse/parsed-request.js";
import { editResult } from "./edit-result.js";
import type { Edit, EditLocation } from "./edit-result.js";
import { factsOf } from "./facts.js";
import { vocabularyOf } from "./infer-result.js";
import { shapeOf } from "./infer-shape.js";
import type { EffectiveValues } from "./plan-experiments.js";
import { selectedPaths } from "./recorded-exchanges.js";
import type { RecordedExchange } from "./recorded-exchanges.js";
import type { Sample } from "./sample-values.js";

/** The inputs for checking responses, other than the results. */
export interface CheckContext {
  readonly api: Api;
  readonly modules: readonly ModuleOperation[];
  readonly corrections: readonly Correction[];
  readonly server: string;
  /** The results in the form that responses are checked with. */
  readonly prepared: Map<Result, LearnedResult>;
}

/** Results by the paths of their modules. */
export type Results = ReadonlyMap<string, Result>;

/** An exchange, and the differences between its response and the results. */
export interface ExchangeVerdict {
  readonly exchange: RecordedExchange;
  readonly verdict: ResponseVerdict;
}

/** Compares a response with the results of its modules. */
export function verdictOn(
  exchange: RecordedExchange,
  results: Results,
  context: CheckContext,
): ExchangeVerdict {
  const paths = new Set(["query", ...selectedPaths(exchange)]);
  const own = context.modules.flatMap((module) => {
    const result = paths.has(module.path) ? results.get(module.path) : undefined;
    return result ? [preparedResult(module, result, context)] : [];
  });
  const { sent, body } = exchange;
  const verdict = inspectParsed(context.api, own, sent, body.value, withoutRepeats);
  return { exchange, verdict };
}

/** The issues; issues without a value are the same for each row. */
function withoutRepeats(issues: readonly ResponseIssue[]): readonly ResponseIssue[] {
  const repeated = new Set(
    repeatedItems(issues.filter(isWithoutValue), ({ code, path, modules }) =>
      JSON.stringify([code, modules, withoutIndices(path)]),
    ),
  );
  return issues.filter((each) => !repeated.has(each)).slice(0, MAX_ISSUES);
}

/** The maximum number of issues that one comparison describes. The next comparison describes the rest. */
const MAX_ISSUES = 10_000;

function isWithoutValue({ code }: ResponseIssue): boolean {
  return code === "missing-field" || code === "unasked-field";
}

/** A path that is the same for all rows of a list. The first index is a position in a body. */
function withoutIndices(path: EditLocation["path"]): EditLocation["path"] {
  return path.map((step, depth) => (typeof step === "number" && depth > 0 ? 0 : step));
}

/** A result as `generate` uses it: corrected, and of the server's version. */
function preparedResult(
  module: ModuleOperation,
  result: Result,
  { corrections, server, prepared }: CheckContext,
): LearnedResult {
  const found = prepared.get(result);
  if (found) return found;
  const version = versionOf(server);
  const own = corrections.filter((each) => each.module === module.path);
  const lowered = lowerResult(result, own, module);
  const narrowed = version ? narrowResult(lowered, version) : lowered;
  const descriptor = resultDescriptor(module.path, narrowed);
  const learned = { descriptor, servers: result.servers };
  prepared.set(result, learned);
  return learned;
}

/** Returns true if the response differs from the results. */
export function isOpen({ verdict }: ExchangeVerdict): boolean {
  return verdict.findings.length > 0;
}

/** Results that accept responses, and the responses that they do not accept. */
interface Widened {
  readonly results: Results;
  readonly left: readonly ExchangeVerdict[];
}

/**
 * Edits results until they accept the responses. Nothing is learned from responses that they cannot
 * accept, for example because new parts cannot be attributed to one module.
 */
export function widenUntilAccepted(
  verdicts: readonly ExchangeVerdict[],
  known: Results,
  context: CheckContext,
): Widened {
  const widened = widenAsPossible(verdicts, known, context);
  if (widened.left.length === 0) return widened;
  const exchanges = new Set(widened.left.map(({ exchange }) => exchange));
  const others = verdicts.filter(({ exchange }) => !exchanges.has(exchange));
  const { results, left } = widenUntilAccepted(others, known, context);
  return { results, left: [...widened.left, ...left] };
}

function widenAsPossible(
  verdicts: readonly ExchangeVerdict[],
  known: Results,
  context: CheckContext,
): Widened {
  const results = new Map(known);
  let left = verdicts;
  for (;;) {
    left = left.map(({ exchange }) => verdictOn(exchange, results, context)).filter(isOpen);
    const before = new Map(results);
    for (const { module, location, edit } of editsFor(left, context)) {
      const result = results.get(module);
      const edited = result && editResult(result, location, edit);
      if (edited) results.set(module, edited);
    }
    if ([...results].every(([path, result]) => before.get(path) === result))
      return { results, left };
  }
}

interface LocatedEdit {
  /** The path of the module to edit. */
  readonly module: string;
  readonly location: EditLocation;
  readonly edit: Edit;
}

/** The edits after which results accept responses, as far as one module is responsible. */
function editsFor(
  verdicts: readonly ExchangeVerdict[],
  context: CheckContext,
): readonly LocatedEdit[] {
  const { server } = context;
  const found = verdicts.flatMap(({ exchange, verdict: { findings, formatversion } }) =>
    findings.flatMap(({ code, path, modules: names }) => {
      const own = names.length === 1 ? names : names.filter((name) => name !== "query");
      const isNew = code !== "missing-field" && code !== "unasked-field";
      return (isNew && own.length > 1 ? [] : own).map((module) => {
        const settings = argumentsOf(exchange, module);
        const location: EditLocation = { path, formatversion, server };
        return { module, code, location, settings, value: valueAt(exchange.body.value, path) };
      });
    }),
  );
  // The values at one path of several rows have one type.
  const groups = groupBy(found, ({ module, code, location }) =>
    JSON.stringify([module, code, location.formatversion, withoutIndices(location.path)]),
  );
  return [...groups.values()].flatMap((group): readonly LocatedEdit[] => {
    const [{ module, code, location }] = group;
    switch (code) {
      case "missing-field":
        return group.map((each) => ({
          module,
          location: each.location,
          edit: { kind: "make-optional" },
        }));
      case "unasked-field":
        return group.map((each) => ({
          module,
          location: each.location,
          edit: { kind: "remove-conditions", settings: each.settings },
        }));
      case "unknown-module":
        return [];
      case "unknown-field":
      case "wrong-type":
      case "unknown-value": {
        // Format version 1 writes several types in the same way.
        if (location.formatversion === 1) return [];
        const samples = group.map(({ settings, value }) => ({ settings, values: [value] }));
        const is = inferredShape(module, location, samples, context);
        if (is === undefined) return [];
        const field: ResultField = {
          is,
          optional: true,
          seen: samples.length,
          ...(is === "boolean" && { formatversion1: { as: "flag" as const } }),
        };
        const edit: Edit =
          code === "unknown-field"
            ? { kind: "add", field }
            : { kind: "widen", is: is === "unknown" ? "boolean" : is };
        return [{ module, location, edit }];
      }
    }
  });
}

/** The shape of new values; a few values that are all `false` have an unknown shape. */
function inferredShape(
  path: string,
  location: EditLocation,
  samples: readonly Sample[],
  { modules, server }: CheckContext,
): ResultShape | undefined {
  const module = modules.find((each) => each.path === path);
  if (!module) return undefined;
  const facts = factsOf(
    server,
    samples.flatMap(({ values }) => values),
  );
  const name = location.path.findLast((step) => typeof step === "string");
  return shapeOf(name ?? "", samples, vocabularyOf(module, [], facts));
}

function valueAt(value: unknown, [step, ...rest]: readonly (string | number)[]): unknown {
  if (step === undefined) return value;
  if (typeof value !== "object" || value === null) return undefined;
  return valueAt(Object.getOwnPropertyDescriptor(value, step)?.value, rest);
}

/** The values of a module's parameters in a request. */
function argumentsOf({ sent: { parsed } }: RecordedExchange, path: string): EffectiveValues {
  const selected = parsed.selected.find(({ module }) => module.path === path);
  if (!selected) return new Map();
  const { module, args } = selected;
  const valuesOf = suppliedBy(module, args);
  return new Map(
    Object.keys(module.params).flatMap((name) => {
      const values = valuesOf(name).filter((value) => value !== undefined && value !== false);
      return values.length > 0 ? [[name, values.map(String)]] : [];
    }),
  );
}
