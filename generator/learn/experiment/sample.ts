import { isObject } from "../../json/object.js";
import type { JsonObject } from "../../json/object.js";
import { effective } from "./experiment.js";
import type { Effective, Experiment } from "./experiment.js";

/** Values that stood at one place of the answers to one experiment. */
export interface Sample {
  /** What was asked for, defaults among it. */
  readonly asked: Effective;
  readonly values: readonly unknown[];
}

/** An experiment with its answers in one format version. */
export interface Observation {
  readonly experiment: Experiment;
  readonly formatversion: "1" | "2";
  readonly answers: readonly JsonObject[];
}

/** What belongs to the protocol rather than to a module. */
const ENVELOPE: ReadonlySet<string> = new Set([
  "batchcomplete",
  "continue",
  "warnings",
  "errors",
  "error",
  "limits",
  "requestid",
  "servedby",
  "curtimestamp",
  "responselanginfo",
]);

/** What `query` itself puts into answers: names of fields of `query`, and of each page. */
export interface QueryFields {
  readonly query: ReadonlySet<string>;
  readonly page: ReadonlySet<string>;
}

/** For `query` itself: everything it puts there is its own. */
export const NO_QUERY_FIELDS: QueryFields = { query: new Set(), page: new Set() };

/** The answers of an observation without what is not of its module. */
export function sampleOf({ experiment, answers }: Observation, others: QueryFields): Sample {
  return {
    asked: effective(experiment),
    values: answers.map((answer) => ownPart(answer, others)),
  };
}

function ownPart(answer: JsonObject, others: QueryFields): JsonObject {
  const { query, ...rest } = withoutNames(answer, ENVELOPE);
  if (!isObject(query)) return rest;
  const { pages, ...own } = withoutNames(query, others.query);
  const ownPages = pages === undefined ? {} : { pages: withoutBasics(pages, others.page) };
  return { ...rest, query: { ...own, ...ownPages } };
}

/** Pages are a list, or in format version 1 an object. */
function withoutBasics(pages: unknown, names: ReadonlySet<string>): unknown {
  const page = (each: unknown): unknown => (isObject(each) ? withoutNames(each, names) : each);
  if (Array.isArray(pages)) return pages.map(page);
  if (!isObject(pages)) return pages;
  return Object.fromEntries(Object.entries(pages).map(([id, each]) => [id, page(each)]));
}

function withoutNames(object: JsonObject, names: ReadonlySet<string>): JsonObject {
  if (names.size === 0) return object;
  return Object.fromEntries(Object.entries(object).filter(([name]) => !names.has(name)));
}

/** The records of pages in an answer, in either format version. */
export function pagesOf(answer: JsonObject): readonly JsonObject[] {
  const { query } = answer;
  const pages = isObject(query) ? query["pages"] : undefined;
  if (Array.isArray(pages)) return pages.filter(isObject);
  return isObject(pages) ? Object.values(pages).filter(isObject) : [];
}
