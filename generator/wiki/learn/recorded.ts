import { diagnostic } from "../../base/diagnostic.js";
import type { Diagnostic, Staged } from "../../base/diagnostic.js";
import { startOfLine } from "../../base/exchange-line.js";
import { groupBy } from "../../base/group.js";
import { isWrittenEqual } from "../../base/json.js";
import { catalogueApi } from "../../inspect/catalogue-api.js";
import { recordsOf } from "../../spec/catalogue/result-documents.js";
import type { ModuleOperation } from "../../spec/model/operation.js";
import type { Correction, Result, ResultError } from "../../spec/source/types.js";
import { factsOf } from "./facts.js";
import { inferResult } from "./infer-result.js";
import { conflictsOf } from "./learn.js";
import type { Learned } from "./learn.js";
import { mergeErrors } from "./merge-others.js";
import {
  isVersion1,
  observationsOf,
  readExchanges,
  selectedPaths,
  SKIP_REASONS,
} from "./recorded-exchanges.js";
import type { RecordedExchange, SkippedLine } from "./recorded-exchanges.js";
import { NO_QUERY_FIELDS } from "./sample-values.js";
import type { QueryFields } from "./sample-values.js";
import { isOpen, verdictOn, widenUntilAccepted } from "./widen-results.js";
import type { CheckContext, ExchangeVerdict, Results } from "./widen-results.js";

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
  const { exchanges, skipped, ...read } = readExchanges(api, text);
  const server = read.server ?? options.server;
  if (server === undefined)
    return {
      value: undefined,
      diagnostics: [
        ...skipDiagnostics(file, skipped),
        diagnostic("records-no-server", {}, startOfLine(file, 1)),
      ],
    };
  const context: CheckContext = { api, modules, corrections, server, prepared: new Map() };
  const verdicts = exchanges.map((exchange) => verdictOn(exchange, known, context));
  const added = addAllResults(verdicts, known, context);
  const { results, left } = widenUntilAccepted(verdicts.filter(isOpen), added.results, context);
  const changed = [...results].flatMap(([path, result]) =>
    known.get(path) === result ? [] : [result],
  );
  const errors = verdicts.flatMap(({ exchange, verdict }): readonly SkippedLine[] =>
    verdict.error && !errorModule(exchange) ? [{ line: exchange.line, reason: "error" }] : [],
  );
  const failed = left.map((each) => skippedLine(each, context));
  const unused = [...skipped, ...errors, ...failed].toSorted((a, b) => a.line - b.line);
  const requests = exchanges.length + skipped.length;
  return {
    value: { results: changed, withoutData: [], requests, skipped: unused },
    diagnostics: [...skipDiagnostics(file, unused), ...added.diagnostics],
  };
}

/**
 * Adds results until no more modules have one: a request to several modules tells about one of them if
 * the results of the others are known.
 */
function addAllResults(
  verdicts: readonly ExchangeVerdict[],
  known: Results,
  context: CheckContext,
): { readonly results: Results; readonly diagnostics: readonly Diagnostic[] } {
  const sent = new Map<string, ExchangeVerdict[]>();
  for (const each of verdicts)
    for (const path of new Set(selectedPaths(each.exchange)))
      if (!sent.get(path)?.push(each)) sent.set(path, [each]);
  const byPath = new Map(context.modules.map((module) => [module.path, module]));
  const first = addResults(sent, known, context);
  const diagnostics = [...first.diagnostics];
  let { results, changed } = first;
  while (changed.length > 0) {
    const before = results;
    // Only requests to a module that became known tell more about the others.
    const next = new Set(
      changed
        .flatMap((path) => sent.get(path) ?? [])
        .flatMap(({ exchange }) => selectedPaths(exchange)),
    );
    const modules = [...next].flatMap((path) => (before.has(path) ? [] : (byPath.get(path) ?? [])));
    const more = addResults(sent, before, { ...context, modules });
    ({ results, changed } = more);
    diagnostics.push(...more.diagnostics);
  }
  return { results, diagnostics };
}

/**
 * Adds results for modules without one, and error codes for actions.
 *
 * @param allSent the exchanges of each module
 */
function addResults(
  allSent: ReadonlyMap<string, readonly ExchangeVerdict[]>,
  known: Results,
  { modules, corrections, server }: CheckContext,
): AddedResults {
  const results = new Map(known);
  const diagnostics: Diagnostic[] = [];
  const others = queryFields(known.get("query"));
  const fieldsOf = (path: string, asGenerator: boolean): QueryFields | undefined => {
    const result = known.get(path);
    return result && hasData(result) ? addedFields(result, asGenerator) : undefined;
  };
  const changed: string[] = [];
  for (const module of modules) {
    const before = known.get(module.path);
    const sent = allSent.get(module.path) ?? [];
    const codes = sent.flatMap(({ exchange, verdict: { error } }) =>
      error && errorModule(exchange) === module.path ? [error.code] : [],
    );
    const succeeded = sent.filter(({ verdict }) => !verdict.error).map(({ exchange }) => exchange);
    const observations = observationsOf(module, succeeded, fieldsOf);
    const facts = factsOf(
      server,
      observations.flatMap(({ responses }) => responses),
    );
    const isAction = module.group === "action";
    const own = before && hasData(before) ? before : undefined;
    const inferred =
      own && !corrections.some((each) => each.module === module.path)
        ? undefined
        : inferResult(module, observations, isAction ? NO_QUERY_FIELDS : others, facts);
    if (inferred) diagnostics.push(...conflictsOf(module, inferred, corrections, observations));
    const result = withErrors(own ?? inferred ?? before, before, codes, server);
    if (!result || isWrittenEqual(result, before)) continue;
    results.set(module.path, result);
    changed.push(module.path);
  }
  return { results, diagnostics, changed };
}

interface AddedResults {
  readonly results: Results;
  readonly diagnostics: readonly Diagnostic[];
  /** The paths of modules with new or different results. */
  readonly changed: readonly string[];
}

/** Returns false for results that only have the codes of errors. */
function hasData({ response, bodies, generator }: Result): boolean {
  return bodies !== undefined || generator !== undefined || Object.keys(response).length > 0;
}

/** Adds codes of errors to a result. */
function withErrors(
  result: Result | undefined,
  before: Result | undefined,
  codes: readonly string[],
  server: string,
): Result | undefined {
  const [first, ...more] = [...new Set(codes)].map((code): ResultError => {
    const isEverywhere = (before?.servers ?? [server]).every((each) => each === server);
    return isEverywhere ? { code } : { code, servers: [server] };
  });
  if (!result || (first === undefined && !before?.errors)) return result;
  const { servers } = before ?? result;
  const errors = mergeErrors(
    { servers, ...(before?.errors && { errors: before.errors }) },
    { servers, ...(first && { errors: [first, ...more] }) },
  );
  return { ...result, ...(errors && { errors }) };
}

/** The action that an error belongs to. The errors of a query do not name their modules. */
function errorModule({ sent: { parsed } }: RecordedExchange): string | undefined {
  const { main, selected } = parsed;
  return main["action"] === "query" ? undefined : selected[0]?.module.path;
}

/** The reason why results do not accept a response after all. */
function skippedLine(
  { exchange, verdict: { findings } }: ExchangeVerdict,
  { corrections }: CheckContext,
): SkippedLine {
  const { line } = exchange;
  if (isVersion1(exchange)) return { line, reason: "version-1" };
  const paths = new Set(findings.flatMap(({ modules }) => modules));
  const isCorrected = corrections.some(({ module }) => paths.has(module));
  const isBody = findings.every(({ code, path }) => code === "wrong-type" && path.length === 0);
  if (isBody) return { line, reason: "other-form" };
  if (isCorrected) return { line, reason: "corrected" };
  const isAdded = findings.every(({ code, modules: [, ...others] }) => {
    return code === "unknown-field" && others.length === 0;
  });
  return { line, reason: isAdded ? "many-fields" : "shared" };
}

/** One warning for each reason, with the line numbers. */
function skipDiagnostics(file: string, skipped: readonly SkippedLine[]): readonly Diagnostic[] {
  return [...groupBy(skipped, ({ reason }) => reason).values()].map((lines) =>
    diagnostic(
      "record-skipped",
      { lines: lines.map(({ line }) => line), detail: SKIP_REASONS[lines[0].reason] },
      startOfLine(file, lines[0].line),
    ),
  );
}

/** The fields that `query` itself adds to responses. */
function queryFields(query: Result | undefined): QueryFields {
  return query
    ? addedFields(query, false)
    : { query: new Set(), page: new Set(["pageid", "ns", "title", "missing"]) };
}

/** The fields that a module adds to `query` and to each page. */
function addedFields({ response, generator = {} }: Result, asGenerator: boolean): QueryFields {
  if (asGenerator) return { query: new Set(), page: new Set(Object.keys(generator)) };
  const query = recordsOf(response["query"]?.is ?? "unknown");
  const names = query.flatMap((record) => Object.keys(record));
  const pages = query.flatMap((record) => recordsOf(record["pages"]?.is ?? "unknown"));
  return {
    query: new Set(names.filter((name) => name !== "pages")),
    page: new Set(pages.flatMap((record) => Object.keys(record))),
  };
}
