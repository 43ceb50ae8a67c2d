import type { OtherBody } from "../response.js";
import { isObject } from "../../base/json.js";
import type { UnknownObject } from "../../base/json.js";
import { effectiveValues } from "./plan-experiments.js";
import type { EffectiveValues, Experiment } from "./plan-experiments.js";

/** The values at one path of the responses to one experiment. */
export interface Sample {
  /** The given values and the defaults. */
  readonly settings: EffectiveValues;
  readonly values: readonly unknown[];
}

/** An experiment with its responses in one format version. */
export interface Observation {
  readonly experiment: Experiment;
  readonly formatversion: "1" | "2";
  readonly responses: readonly UnknownObject[];
  /** The responses that are not objects. Default: none. */
  readonly bodies?: readonly OtherBody[];
}

/** Members of a response that belong to the protocol. */
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

/** The fields that `query` itself adds to responses: fields of `query` and of each page. */
export interface QueryFields {
  readonly query: ReadonlySet<string>;
  readonly page: ReadonlySet<string>;
}

/** Used for `query` itself, so that all fields are its own. */
export const NO_QUERY_FIELDS: QueryFields = { query: new Set(), page: new Set() };

/** Returns the parts of an observation's responses that belong to its module. */
export function sampleOf({ experiment, responses }: Observation, others: QueryFields): Sample {
  return {
    settings: effectiveValues(experiment),
    values: responses.map((response) => modulePart(response, others)),
  };
}

/** The part of a response that other modules and the protocol do not add. */
export function modulePart(response: UnknownObject, others: QueryFields): UnknownObject {
  const { query, ...rest } = withoutNames(response, ENVELOPE);
  if (!isObject(query)) return rest;
  const { pages, ...own } = withoutNames(query, others.query);
  const modulePages = pages === undefined ? {} : { pages: withoutPageBasics(pages, others.page) };
  return { ...rest, query: { ...own, ...modulePages } };
}

/** Removes fields from pages, which are a list, or an object in format version 1. */
function withoutPageBasics(pages: unknown, names: ReadonlySet<string>): unknown {
  const page = (each: unknown): unknown => (isObject(each) ? withoutNames(each, names) : each);
  if (Array.isArray(pages)) return pages.map(page);
  if (!isObject(pages)) return pages;
  return Object.fromEntries(Object.entries(pages).map(([id, each]) => [id, page(each)]));
}

function withoutNames(object: UnknownObject, names: ReadonlySet<string>): UnknownObject {
  if (names.size === 0) return object;
  return Object.fromEntries(Object.entries(object).filter(([name]) => !names.has(name)));
}

/** The pages of a response, in either format version. */
export function pagesOf(response: UnknownObject): readonly UnknownObject[] {
  const { query } = response;
  const pages = isObject(query) ? query["pages"] : undefined;
  if (Array.isArray(pages)) return pages.filter(isObject);
  return isObject(pages) ? Object.values(pages).filter(isObject) : [];
}
