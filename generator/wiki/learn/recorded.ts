import { diagnostic, hasErrors, valuesOf } from "../../base/diagnostic.js";
import type { Diagnostic, Staged } from "../../base/diagnostic.js";
import type { ModuleOperation } from "../../spec/model/operation.js";
import { parseRequestAndResponse, lineDiagnostic, startOfLine } from "../../base/exchange-line.js";
import { isObject } from "../../base/json.js";
import type { UnknownObject } from "../../base/json.js";
import type { Correction, Result } from "../../spec/source/types.js";
import type { WikiFacts } from "./facts.js";
import { inferResult } from "./infer-result.js";
import { conflictsOf, contradictionsOf } from "./learn.js";
import type { Learned } from "./learn.js";
import { mergeResults } from "./merge-results.js";
import { effectiveValues } from "./plan-experiments.js";
import type { Observation, QueryFields } from "./sample-values.js";

/** Infers results from the lines of recorded exchanges. */
export function learnFromRecords(options: {
  readonly file: string;
  readonly text: string;
  readonly modules: readonly ModuleOperation[];
  readonly known: ReadonlyMap<string, Result>;
  readonly corrections: readonly Correction[];
}): Staged<Learned> {
  const { file, text, modules, known, corrections } = options;
  const { value: records, diagnostics } = readRecords(file, text);
  if (!records) return { value: undefined, diagnostics };
  const server = records
    .map(({ response }) => generatorOf(response))
    .find((each) => each !== undefined);
  if (server === undefined)
    return {
      value: undefined,
      diagnostics: [diagnostic("records-no-server", {}, startOfLine(file, 1))],
    };
  const observed = records.map((record) => observationOf(record, modules, file));
  const observations = valuesOf(observed);
  const results: Result[] = [];
  const contradictions: Diagnostic[] = [];
  for (const module of modules) {
    const own = observations.filter(({ experiment }) => experiment.module === module);
    const result = inferResult(module, own, queryFields(known), factsOf(server, own));
    if (!result) continue;
    const before = known.get(module.path);
    const settings = own.map(({ experiment }) => effectiveValues(experiment));
    const merged = before && mergeResults(before, result, settings);
    results.push(merged ? merged.result : result);
    if (merged) contradictions.push(...contradictionsOf(module, merged, own));
    contradictions.push(...conflictsOf(module, result, corrections, own));
  }
  return {
    value: { results, withoutData: [], requests: records.length },
    diagnostics: [
      ...diagnostics,
      ...observed.flatMap((each) => each.diagnostics),
      ...contradictions,
    ],
  };
}

interface ResponseRecord {
  readonly line: number;
  readonly request: URLSearchParams;
  readonly response: UnknownObject;
}

function readRecords(file: string, text: string): Staged<readonly ResponseRecord[]> {
  const records: ResponseRecord[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const read = parseRequestAndResponse(line);
    const at = startOfLine(file, index + 1);
    if (read.kind !== "record") diagnostics.push(lineDiagnostic(read.kind, at));
    else if (isObject(read.response)) {
      const { request, response } = read;
      records.push({ line: index + 1, request: new URLSearchParams(request), response });
    } else diagnostics.push(lineDiagnostic("malformed", at));
  }
  return { value: hasErrors(diagnostics) ? undefined : records, diagnostics };
}

function generatorOf({ query }: UnknownObject): string | undefined {
  const general = isObject(query) ? query["general"] : undefined;
  const generator = isObject(general) ? general["generator"] : undefined;
  return typeof generator === "string" && generator !== "" ? generator : undefined;
}

/** Converts a record to an observation of the one module that it requests. */
function observationOf(
  { line, request, response }: ResponseRecord,
  modules: readonly ModuleOperation[],
  file: string,
): Staged<Observation> {
  const asked = (["list", "prop", "meta"] as const).flatMap((group) =>
    (request.get(group) ?? "").split("|").flatMap((name) => {
      const path = `query+${name}`;
      return modules.filter((each) => each.path === path && each.group === group);
    }),
  );
  const [module, ...others] = asked;
  // A record that only names the server has no module.
  if (asked.length === 0 && generatorOf(response) !== undefined)
    return { value: undefined, diagnostics: [] };
  if (!module || others.length > 0 || request.has("generator"))
    return {
      value: undefined,
      diagnostics: [diagnostic("record-skipped", {}, startOfLine(file, line))],
    };
  const entries = [...request].filter(([name]) => name.startsWith(module.prefix));
  const own = entries.map(([name, value]) => [name.slice(module.prefix.length), value] as const);
  const names = new Set(module.parameters.map(({ name }) => name));
  const sentParams = Object.fromEntries(own.filter(([name]) => names.has(name)));
  return {
    value: {
      experiment: { role: "module", module, sentParams, around: {} },
      formatversion: request.get("formatversion") === "2" ? "2" : "1",
      responses: [response],
    },
    diagnostics: [],
  };
}

/** The known fields that `query` itself adds to responses. */
function queryFields(known: ReadonlyMap<string, Result>): QueryFields {
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
