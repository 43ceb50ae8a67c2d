import type { ModuleOperation } from "../../model/operation.js";
import type { Result, ResultField, ResultFields, ResultShape } from "../../spec/types.js";
import type { WikiFacts } from "../experiment/facts.js";
import { pagesOf, sampleOf } from "../experiment/sample.js";
import type { Observation, QueryFields, Sample } from "../experiment/sample.js";
import { effective } from "../experiment/experiment.js";
import type { Experiment } from "../experiment/experiment.js";
import { isObject } from "../../json/object.js";
import { withVersion1 } from "./format-version.js";
import { rowsOf } from "./rows.js";
import { fieldsOf } from "./shape.js";
import type { Vocabulary } from "./text.js";

/** Infers what a module answers from what was observed; undefined where it put nothing into any answer. */
export function inferResult(
  module: ModuleOperation,
  observations: readonly Observation[],
  others: QueryFields,
  facts: WikiFacts,
): Result | undefined {
  const vocabulary = vocabularyOf(module, observations, facts);
  const infer = (role: "module" | "generator", samplesOf: ToSample): ResultFields => {
    const own = observations.filter(({ experiment }) => experiment.role === role);
    const [first, second] = (["1", "2"] as const).map((version) =>
      fieldsOf(
        own
          .filter(({ formatversion, answers }) => formatversion === version && answers.length > 0)
          .map((each) => samplesOf(each)),
        vocabulary,
      ),
    );
    return first && second ? withVersion1(second, first) : {};
  };
  const answer = withoutBarePages(infer("module", (each) => sampleOf(each, others)));
  const generator = infer("generator", (each) => pageSample(each, others));
  if (Object.keys(answer).length === 0 && Object.keys(generator).length === 0) return undefined;
  // What `query` itself answers is about the pages of others.
  const rows = module.path === "query" ? undefined : rowsOf(answer, module);
  return {
    module: module.path,
    servers: [facts.server],
    ...(rows && { rows }),
    answer,
    ...(Object.keys(generator).length > 0 && { generator }),
  };
}

/** A module that says nothing of pages has none of its own. */
function withoutBarePages(answer: ResultFields): ResultFields {
  const { query, ...rest } = answer;
  if (!query || typeof query.is !== "object" || !("record" in query.is)) return answer;
  const { pages, ...own } = query.is.record;
  if (!pages || !isBareList(pages.is)) return answer;
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

/** What a generator adds to pages, beside what every page has. */
function pageSample({ experiment, answers }: Observation, { page }: QueryFields): Sample {
  const values = answers
    .flatMap(pagesOf)
    .map((each) => Object.fromEntries(Object.entries(each).filter(([name]) => !page.has(name))));
  return { asked: effective(experiment), values };
}

/**
 * What modules put beside the pages when they are generators, as optional fields of `query`: nobody
 * else's, since the module is not asked for itself.
 */
export function besidePages(
  module: ModuleOperation,
  observations: readonly Observation[],
  { query: known }: QueryFields,
  facts: WikiFacts,
): ResultFields {
  const samples = observations
    .filter(
      ({ experiment, formatversion }) => experiment.role === "generator" && formatversion === "2",
    )
    .map(({ experiment, answers }) => ({
      asked: effective(experiment),
      values: answers.map(({ query }) =>
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

/** Its conditions are parameters of another module; in the place where it stands they would mean others. */
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

/** A result of `query` with more fields, and pages that are not always asked for. */
export function withQueryFields(result: Result, fields: ResultFields): Result {
  const query = result.answer["query"];
  if (!query || typeof query.is !== "object" || !("record" in query.is)) return result;
  const { pages, ...others } = query.is.record;
  const record: ResultFields = {
    ...(pages && { pages: { ...pages, optional: true } }),
    ...others,
    ...fields,
  };
  const is = { ...query.is, record };
  return { ...result, answer: { ...result.answer, query: { ...query, is } } };
}

function vocabularyOf(
  module: ModuleOperation,
  observations: readonly Observation[],
  facts: WikiFacts,
): Vocabulary {
  const { pages, redirects, files, categories, templates, linked, targets, deleted } = facts;
  return {
    module,
    namespaces: new Set([...facts.namespaces, -1, -2]),
    titles: new Set(
      [pages, redirects, files, categories, templates, linked, targets, deleted].flat(),
    ),
    users: new Set([...facts.users, ...facts.addresses]),
    given: new Set(observations.flatMap(({ experiment }) => textsGiven(experiment))),
  };
}

/** The values of parameters that take any text. */
function textsGiven({ module, given }: Experiment): readonly string[] {
  return module.parameters
    .filter(({ type }) => type.kind === "string")
    .flatMap(({ name }) => given[name]?.split("|") ?? []);
}

/** The names of fields that `query` itself was seen to put into answers, so that they are nobody else's. */
export function queryFieldsOf(observations: readonly Observation[]): QueryFields {
  const answers = observations.flatMap((each) => each.answers);
  const names = answers.flatMap(({ query }) =>
    typeof query === "object" && query !== null ? Object.keys(query) : [],
  );
  const page = answers.flatMap(pagesOf).flatMap((each) => Object.keys(each));
  return { query: new Set(names.filter((name) => name !== "pages")), page: new Set(page) };
}
