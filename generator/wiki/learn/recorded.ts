import { diagnostic } from "../../base/diagnostic.js";
import type { Diagnostic, Staged } from "../../base/diagnostic.js";
import { startOfLine } from "../../base/exchange-line.js";
import { groupBy } from "../../base/group.js";
import { isObject } from "../../base/json.js";
import { resultDescriptor } from "../../emit/parts/result-descriptor.js";
import { catalogueApi } from "../../inspect/catalogue-api.js";
import { inspectParsed } from "../../inspect/response.js";
import type { LearnedResult, ResponseVerdict } from "../../inspect/response.js";
import { lowerResult } from "../../spec/catalogue/result.js";
import { narrowResult } from "../../spec/catalogue/result-version.js";
import type { ModuleOperation } from "../../spec/model/operation.js";
import { versionOf } from "../../spec/model/server-versions.js";
import type { Correction, Result } from "../../spec/source/types.js";
import { suppliedBy } from "../../../templates/runtime/model/template.js";
import type { Api } from "../../../templates/runtime/parse/parsed-request.js";
import type { WikiFacts } from "./facts.js";
import { inferResult } from "./infer-result.js";
import { conflictsOf, contradictionsOf } from "./learn.js";
import type { Learned } from "./learn.js";
import { mergeResults } from "./merge-results.js";
import type { EffectiveValues } from "./plan-experiments.js";
import {
  generatorOf,
  isVersion1,
  observationsOf,
  readExchanges,
  selectedPaths,
  SKIP_REASONS,
} from "./recorded-exchanges.js";
import type { RecordedExchange, SkippedLine, SkipReason } from "./recorded-exchanges.js";
import { NO_QUERY_FIELDS } from "./sample-values.js";
import type { Observation, QueryFields } from "./sample-values.js";
import { weakenResult } from "./weaken-result.js";

/** The input of a run that learns from recorded exchanges. */
export interface LearnRecordsOptions {
  readonly file: string;
  readonly text: string;
  readonly modules: readonly ModuleOperation[];
  /** The results that `generate` uses, by module path. */
  readonly known: ReadonlyMap<string, Result>;
  /** The manual corrections of the results. */
  readonly corrections: readonly Correction[];
  /** The software of the wiki, if no response names it. */
  readonly server?: string | undefined;
}

/**
 * Widens the known results so that they accept the recorded responses. They accept every response
 * that they accepted before. A response without a difference from the known results changes nothing.
 * A module without a known result gets the result of its responses.
 */
export function learnFromRecords(options: LearnRecordsOptions): Staged<Learned> {
  const { file, text, modules, known, corrections } = options;
  const api = catalogueApi({ operations: modules });
  const { exchanges, skipped } = readExchanges(api, text);
  const server = exchanges.flatMap((each) => generatorOf(each) ?? [])[0] ?? options.server;
  if (server === undefined)
    return {
      value: undefined,
      diagnostics: [diagnostic("records-no-server", {}, startOfLine(file, 1))],
    };
  const check: Checker = { api, modules, corrections, server };
  const verdicts = exchanges.map((exchange) => verdictOn(exchange, known, check));
  const { results: typed, diagnostics } = widenTypes(verdicts, known, check);
  const { results, left } = weakenPresence(verdicts.filter(isOpen), typed, check);
  const failed = left.map(({ exchange, verdict }) => skippedLine(exchange, verdict, results, check));
  const changed = [...results].flatMap(([path, result]) =>
    known.get(path) === result ? [] : [result],
  );
  const errors = verdicts.flatMap(({ exchange, verdict }) =>
    verdict.error && !errorModule(exchange) ? [{ line: exchange.line, reason: "error" as const }] : [],
  );
  return {
    value: {
      results: changed,
      withoutData: [],
      requests: exchanges.length + skipped.length,
    },
    diagnostics: [...skipDiagnostics(file, [...skipped, ...errors, ...failed]), ...diagnostics],
  };
}

/** What a response is checked with, apart from the results. */
interface Checker {
  readonly api: Api;
  readonly modules: readonly ModuleOperation[];
  readonly corrections: readonly Correction[];
  readonly server: string;
}

type Results = ReadonlyMap<string, Result>;

interface ExchangeVerdict {
  readonly exchange: RecordedExchange;
  readonly verdict: ResponseVerdict;
}

/** Compares a response with results as `generate` uses them: corrected, and of the server's version. */
function verdictOn(
  exchange: RecordedExchange,
  results: Results,
  { api, modules, corrections, server }: Checker,
): ExchangeVerdict {
  const version = versionOf(server);
  const paths = new Set(["query", ...selectedPaths(exchange)]);
  const own = modules.flatMap((module): readonly LearnedResult[] => {
    const result = paths.has(module.path) ? results.get(module.path) : undefined;
    if (!result) return [];
    const corrected = corrections.filter((each) => each.module === module.path);
    const lowered = lowerResult(result, corrected, module);
    const narrowed = version ? narrowResult(lowered, version) : lowered;
    return [{ descriptor: resultDescriptor(module.path, narrowed), servers: result.servers }];
  });
  return { exchange, verdict: inspectParsed(api, own, exchange.sent, exchange.body.value) };
}

function isOpen({ verdict }: ExchangeVerdict): boolean {
  return verdict.findings.length > 0;
}

/** Adds the fields, types and error codes of responses to the results of their modules. */
function widenTypes(
  verdicts: readonly ExchangeVerdict[],
  known: Results,
  { modules, corrections, server }: Checker,
): { readonly results: Results; readonly diagnostics: readonly Diagnostic[] } {
  const results = new Map(known);
  const diagnostics: Diagnostic[] = [];
  const others = queryFields(known);
  for (const module of modules) {
    const before = known.get(module.path);
    const own = verdicts.filter(({ exchange }) => selectedPaths(exchange).includes(module.path));
    const paths = own.flatMap(({ verdict }) =>
      verdict.findings.filter((each) => each.modules.includes(module.path)).map(({ path }) => path),
    );
    const codes = own.flatMap(({ exchange, verdict: { error } }) =>
      error && errorModule(exchange) === module.path ? [error.code] : [],
    );
    if (paths.length === 0 && (!before || codes.length === 0)) continue;
    const succeeded = own.filter(({ verdict }) => !verdict.error).map(({ exchange }) => exchange);
    const observations = observationsOf(module, succeeded);
    const inferred = inferResult(
      module,
      observations,
      module.group === "action" ? NO_QUERY_FIELDS : others,
      factsOf(server, observations),
      codes,
      before?.response,
    );
    if (!inferred || (!before && observations.length === 0)) continue;
    diagnostics.push(...conflictsOf(module, inferred, corrections, observations));
    if (!before) {
      results.set(module.path, inferred);
      continue;
    }
    const merged = mergeResults(before, inferred, {
      kind: "records",
      differsAt: (at) => paths.some((path) => leadsThrough(path, at)),
    });
    diagnostics.push(...contradictionsOf(module, merged, observations));
    if (JSON.stringify(merged.result) !== JSON.stringify(before))
      results.set(module.path, merged.result);
  }
  return { results, diagnostics };
}

/** Returns true if a path has these field names, between indices and keys of maps. */
function leadsThrough(path: readonly (string | number)[], at: readonly string[]): boolean {
  let next = 0;
  for (const step of path) if (step === at[next]) next += 1;
  return next === at.length;
}

/** The action that an error belongs to. The errors of a query do not name their modules. */
function errorModule({ sent: { parsed } }: RecordedExchange): string | undefined {
  const { main, selected } = parsed;
  return main["action"] === "query" ? undefined : selected[0]?.module.path;
}

/**
 * Weakens the conditions of fields until they fit the responses. Returns the responses that still do
 * not fit.
 */
function weakenPresence(
  verdicts: readonly ExchangeVerdict[],
  known: Results,
  check: Checker,
): { readonly results: Results; readonly left: readonly ExchangeVerdict[] } {
  const results = new Map(known);
  let left = verdicts;
  for (;;) {
    left = left.map(({ exchange }) => verdictOn(exchange, results, check)).filter(isOpen);
    const before = new Map(results);
    for (const { exchange, verdict } of left) weakenBy(exchange, verdict, results);
    if ([...results].every(([path, result]) => before.get(path) === result))
      return { results, left };
  }
}

function weakenBy(
  exchange: RecordedExchange,
  { findings, formatversion }: ResponseVerdict,
  results: Map<string, Result>,
): void {
  for (const { code, path, modules: paths } of findings) {
    if (code !== "missing-field" && code !== "unasked-field") continue;
    for (const name of paths) {
      const result = results.get(name);
      if (!result) continue;
      const settings = argumentsOf(exchange, name);
      const weaker = weakenResult(result, { code, path, formatversion, settings });
      if (JSON.stringify(weaker) !== JSON.stringify(result)) results.set(name, weaker);
    }
  }
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

/** The reason why a response does not fit the widened results. */
function skippedLine(
  exchange: RecordedExchange,
  { findings }: ResponseVerdict,
  results: Results,
  { corrections }: Checker,
): SkippedLine {
  const { line } = exchange;
  const reason = (): SkipReason => {
    const paths = new Set(findings.flatMap(({ modules }) => modules));
    const isCorrected = corrections.some(({ module }) => paths.has(module));
    if (isVersion1(exchange)) return "version-1";
    return isCorrected && selectedPaths(exchange).every((path) => results.has(path))
      ? "corrected"
      : "shared";
  };
  return { line, reason: reason() };
}

/** One warning for each reason, with the numbers of the lines. */
function skipDiagnostics(
  file: string,
  skipped: readonly SkippedLine[],
): readonly Diagnostic[] {
  const ordered = skipped.toSorted((a, b) => a.line - b.line);
  return [...groupBy(ordered, ({ reason }) => reason).values()].map((lines) =>
    diagnostic(
      "record-skipped",
      { lines: lines.map(({ line }) => line), detail: SKIP_REASONS[lines[0].reason] },
      startOfLine(file, lines[0].line),
    ),
  );
}

/** The known fields that `query` itself adds to responses. */
function queryFields(known: Results): QueryFields {
  const query = known.get("query")?.response["query"]?.is;
  if (typeof query !== "object" || !("record" in query))
    return { query: new Set(), page: new Set(["pageid", "ns", "title", "missing"]) };
  const pages = query.record["pages"]?.is;
  const page =
    typeof pages === "object" && "list" in pages && typeof pages.list === "object"
      ? pages.list
      : undefined;
  return {
    query: new Set(Object.keys(query.record).filter((name) => name !== "pages")),
    page: new Set(page && "record" in page ? Object.keys(page.record) : []),
  };
}

/** The facts of a wiki that only its recorded responses are known of. */
export function factsOf(server: string, observations: readonly Observation[]): WikiFacts {
  const none: readonly string[] = [];
  return {
    server,
    namespaces: observations.flatMap(({ responses }) => responses.flatMap(namespaceNumbers)),
    pages: none,
    redirects: none,
    files: none,
    categories: none,
    templates: none,
    linked: none,
    targets: none,
    deleted: none,
    users: none,
    addresses: none,
    userids: none,
    pageids: none,
    revids: none,
    stashed: none,
    pageprops: none,
    tags: none,
    languages: none,
    interwikis: none,
  };
}

function namespaceNumbers(value: unknown): readonly number[] {
  if (Array.isArray(value)) return value.flatMap(namespaceNumbers);
  if (!isObject(value)) return [];
  const { ns } = value;
  return [
    ...(typeof ns === "number" ? [ns] : []),
    ...Object.values(value).flatMap(namespaceNumbers),
  ];
}
