import type { ModuleOperation } from "../../spec/model/operation.js";
import type {
  Result,
  ResultError,
  ResultField,
  ResultFields,
  ResultShape,
} from "../../spec/source/types.js";
import type { WikiFacts } from "./facts.js";
import { pagesOf, sampleOf } from "./sample-values.js";
import type { Observation, QueryFields, Sample } from "./sample-values.js";
import { effectiveValues } from "./plan-experiments.js";
import type { Experiment } from "./plan-experiments.js";
import { isObject, member } from "../../base/json.js";
import { bodiesOf } from "./infer-bodies.js";
import { withVersion1 } from "./format-version.js";
import { rowsOf } from "./infer-rows.js";
import { fieldsOf } from "./infer-shape.js";
import type { Vocabulary } from "./infer-shape.js";

/** Infers a module's result; undefined if no response contained its data. */
export function inferResult(
  module: ModuleOperation,
  observations: readonly Observation[],
  others: QueryFields,
  facts: WikiFacts,
  errors: readonly string[] = [],
): Result | undefined {
  const vocabulary = vocabularyOf(module, observations, facts);
  const infer = (role: "module" | "generator", samplesOf: ToSample): ResultFields => {
    const own = observations.filter(({ experiment }) => experiment.role === role);
    const [first, second] = (["1", "2"] as const).map((version) =>
      fieldsOf(
        own.filter(({ formatversion }) => formatversion === version).map((each) => samplesOf(each)),
        vocabulary,
      ),
    );
    return first && second ? withVersion1(second, first) : {};
  };
  const response = withoutBarePages(infer("module", (each) => sampleOf(each, others)));
  const generator = infer("generator", (each) => pageSample(each, others));
  const [body, ...bodies] = bodiesOf(module, observations, vocabulary);
  const [error, ...more] = errorsOf(errors);
  const isEmpty = [response, generator].every((fields) => Object.keys(fields).length === 0);
  // Query errors do not name the module that raised them.
  if (isEmpty && !body && (!error || isPartOfQuery(module))) return undefined;
  // The result of `query` itself describes the pages of other modules.
  const rows = module.path === "query" ? undefined : rowsOf(response, module);
  return {
    module: module.path,
    servers: [facts.server],
    ...(rows && { rows }),
    response,
    ...(Object.keys(generator).length > 0 && { generator }),
    ...(body && { bodies: [body, ...bodies] }),
    ...(error && !isPartOfQuery(module) && { errors: [error, ...more] }),
  };
}

function isPartOfQuery({ path }: ModuleOperation): boolean {
  return path === "query" || path.startsWith("query+");
}

/** The codes in alphabetical order, each once. */
function errorsOf(codes: readonly string[]): readonly ResultError[] {
  return [...new Set(codes)].toSorted().map((code) => ({ code }));
}

/** Removes pages that contain no fields of the module. */
function withoutBarePages(response: ResultFields): ResultFields {
  const { query, ...rest } = response;
  if (!query || typeof query.is !== "object" || !("record" in query.is)) return response;
  const { pages, ...own } = query.is.record;
  if (!pages || !isBareList(pages.is)) return response;
  return Object.keys(own).length === 0
    ? rest
    : { ...rest, query: { ...query, is: { ...query.is, record: own } } };
}

function isBareList(shape: ResultShape): boolean {
  if (typeof shape !== "object" || !("list" in shape)) return false;
  const { list } = shape;
  return typeof list === "object" && "record" in list && Object.keys(list.record).length === 0;
}

type ToSample = (observation: Observation) => Sample;

/** The fields that a generator adds to pages, without the fields of every page. */
function pageSample({ experiment, responses }: Observation, { page }: QueryFields): Sample {
  const values = responses
    .flatMap(pagesOf)
    .map((each) => Object.fromEntries(Object.entries(each).filter(([name]) => !page.has(name))));
  return { settings: effectiveValues(experiment), values };
}

/** The fields that modules add next to the pages as generators, as optional fields of `query`. */
export function fieldsOutsidePages(
  module: ModuleOperation,
  observations: readonly Observation[],
  { query: known }: QueryFields,
  facts: WikiFacts,
): ResultFields {
  const samples = observations
    .filter(
      ({ experiment, formatversion }) => experiment.role === "generator" && formatversion === "2",
    )
    .map(({ experiment, responses }) => ({
      settings: effectiveValues(experiment),
      values: responses.map(({ query }) =>
        isObject(query)
          ? Object.fromEntries(
              Object.entries(query).filter(([name]) => name !== "pages" && !known.has(name)),
            )
          : {},
      ),
    }));
  const fields = Object.entries(fieldsOf(samples, vocabularyOf(module, observations, facts)));
  return Object.fromEntries(fields.map(([name, field]) => [name, unconditionalField(field)]));
}

function unconditionalField({ is, seen }: ResultField): ResultField {
  return {
    is: unconditional(is),
    optional: true,
    seen,
    ...(is === "boolean" && { formatversion1: { as: "flag" as const } }),
  };
}

/**
 * Removes conditions. They name a different module's parameters, which would have a different
 * meaning here.
 */
function unconditional(shape: ResultShape): ResultShape {
  if (typeof shape !== "object" || "enumOf" in shape) return shape;
  if ("list" in shape) return { list: unconditional(shape.list) };
  if ("map" in shape) return { ...shape, map: unconditional(shape.map) };
  if ("anyOf" in shape) return shape;
  const fields = Object.entries(shape.record).map(
    ([name, field]) => [name, unconditionalField(field)] as const,
  );
  return { ...shape, record: Object.fromEntries(fields) };
}

/** Adds fields to the result of `query`. Its pages become optional. */
export function withQueryFields(result: Result, fields: ResultFields): Result {
  const query = result.response["query"];
  if (!query || typeof query.is !== "object" || !("record" in query.is)) return result;
  const { pages, ...others } = query.is.record;
  const record: ResultFields = {
    ...(pages && { pages: { ...pages, optional: true } }),
    ...others,
    ...fields,
  };
  const is = { ...query.is, record };
  return { ...result, response: { ...result.response, query: { ...query, is } } };
}

/** Names and strings that identify the values in a module's responses. */
export function vocabularyOf(
  module: ModuleOperation,
  observations: readonly Observation[],
  facts: WikiFacts,
): Vocabulary {
  const { pages, redirects, files, categories, templates, linked, targets, deleted } = facts;
  return {
    module: withOutputParameters(module),
    namespaces: new Set([...facts.namespaces, -1, -2]),
    titles: new Set(
      [pages, redirects, files, categories, templates, linked, targets, deleted].flat(),
    ),
    users: new Set([...facts.users, ...facts.addresses]),
    codes: new Set([...facts.languages, ...facts.interwikis]),
    sentParams: new Set(observations.flatMap(({ experiment }) => requestedTexts(experiment))),
  };
}

/**
 * A module's parameters that fields may depend on. An action's texts, pages and revisions affect
 * its response by their content.
 */
function withOutputParameters(module: ModuleOperation): ModuleOperation {
  if (module.group !== "action" || module.path === "query") return module;
  const parameters = module.parameters.filter(
    ({ type: { kind } }) => kind === "boolean" || kind === "enum",
  );
  return { ...module, parameters };
}

/** The values of text parameters in an experiment. */
function requestedTexts({ module, sentParams }: Experiment): readonly string[] {
  return module.parameters
    .filter(({ type }) => type.kind === "string")
    .flatMap(({ name }) => member(sentParams, name)?.split("|") ?? []);
}

/** The fields that `query` itself adds to responses. */
export function queryFieldsOf(observations: readonly Observation[]): QueryFields {
  const responses = observations.flatMap((each) => each.responses);
  const names = responses.flatMap(({ query }) =>
    typeof query === "object" && query !== null ? Object.keys(query) : [],
  );
  const page = responses.flatMap(pagesOf).flatMap((each) => Object.keys(each));
  return { query: new Set(names.filter((name) => name !== "pages")), page: new Set(page) };
}
