import { propertyOf } from "../../model/member.js";
import { withItemLinks } from "../../hal/item-links.js";
import { isObject, writeJson } from "../../model/json.js";
import { drawFrom } from "../../sample/draw.js";
import { sampled } from "../../sample/sample.js";
import type { SampleRule } from "../../sample/sample.js";
import { endpointLabel } from "../endpoint.js";
import { pageOf } from "../page.js";
import type { StubPage } from "../page.js";
import type { Representation } from "../representation.js";
import type { OpenApiCall, OpenApiResult } from "../service.js";
import type { OpenApiStubApi, OpenApiStubOptions, ListOperation } from "./definition.js";
import { scopeOf } from "./described.js";
import type { DescribedResponses } from "./described.js";
import { isAbsolute, callOrigin } from "./origin.js";
import { selects } from "./filters.js";
import { sampleBody } from "./sample-body.js";
import type { OpenApiStore, StubRow } from "./store.js";
import { writeResult } from "./write.js";
import type { StubReply } from "./write.js";

/** Creates the results of operations that the store implements. */
export function storedResults(
  api: OpenApiStubApi,
  store: OpenApiStore,
  options: OpenApiStubOptions,
  described: DescribedResponses,
): (call: OpenApiCall) => OpenApiResult {
  return (call) => storedResult(api, store, options, described, call);
}

function storedResult(
  api: OpenApiStubApi,
  store: OpenApiStore,
  options: OpenApiStubOptions,
  described: DescribedResponses,
  call: OpenApiCall,
): OpenApiResult {
  const operation = Object.hasOwn(api.operations, call.name)
    ? api.operations[call.name]
    : undefined;
  switch (operation?.kind) {
    case "list":
      return listResult(api, store, operation, options, call);
    case "item": {
      const [path = ""] = call.url.split("?", 1);
      const isOther = operation.others?.includes(path.slice(path.lastIndexOf("/") + 1)) ?? false;
      const row = store.rows(operation.collection).find(selects(operation.filters, call));
      return row && !isOther
        ? { kind: "json", text: row.text }
        : {
            kind: "problem",
            status: 404,
            problem: { detail: `No item matches ${call.url}.` },
          };
    }
    case "write":
      return writeResult(operation, call, store, api.items ?? {}, (reply, row, headers) =>
        replyResult(api, options, call, reply, row.text, headers),
      );
    case "sample": {
      const draw = drawFrom(options.seed ?? 1, call.url);
      const value = sampled(operation.sample, draw, scopeOf(api, call));
      return stubValue(api, call, withSelfLink(value, call), operation.mediaType);
    }
    case "text": {
      const draw = drawFrom(options.seed ?? 1, call.url);
      const text = sampled(operation.sample, draw, scopeOf(api, call));
      return { kind: "content", content: String(text) };
    }
    case "empty":
      return { kind: "empty" };
    case "response":
      return described.respond(call, operation.status) ?? { kind: "empty" };
    case "none":
      return { kind: "problem", status: 501, problem: { detail: operation.why } };
    case undefined:
      return {
        kind: "problem",
        status: 501,
        problem: { detail: `The stub does not implement ${call.endpoint.operationId}.` },
      };
  }
}

function replyResult(
  api: OpenApiStubApi,
  { seed = 1 }: OpenApiStubOptions,
  call: OpenApiCall,
  reply: StubReply,
  row: string,
  headers: Readonly<Record<string, string>>,
): OpenApiResult {
  const { status } = reply;
  const sample = (rule: SampleRule): unknown =>
    sampled(rule, drawFrom(seed, call.url), scopeOf(api, call));
  switch (reply.kind) {
    case "row":
      return { kind: "json", text: row, status, headers };
    case "sample":
      return { ...json(api, call, sample(reply.sample)), status, headers };
    case "text":
      return { kind: "content", content: String(sample(reply.sample)) };
    case "empty":
      return { kind: "empty", status, headers };
  }
}

/** A value in a media type. Default: JSON in the operation's media types. */
function stubValue(
  api: OpenApiStubApi,
  call: OpenApiCall,
  value: unknown,
  mediaType: string | undefined,
): Representation {
  const write = (each: unknown): string => json(api, call, each).text;
  return mediaType === undefined ? json(api, call, value) : sampleBody(value, mediaType, write);
}

/**
 * Sets a payload's link to itself to the request's URL, unless the request was a write, whose
 * result has a different URL.
 */
function withSelfLink(value: unknown, { base, url, endpoint }: OpenApiCall): unknown {
  const self = ["_links", "self"].reduce<unknown>(propertyOf, value);
  return isObject(self) && endpoint.method === "GET"
    ? withItemLinks(value, [{ rel: "self", path: url }], base)
    : value;
}

/** A placeholder that the rows' JSON replaces in a wrapper. */
const ROWS = "paramsmith:rows";
const ROWS_TEXT = JSON.stringify([ROWS]);

function listResult(
  api: OpenApiStubApi,
  store: OpenApiStore,
  operation: ListOperation,
  options: OpenApiStubOptions,
  call: OpenApiCall,
): OpenApiResult {
  const { bare, embedded } = operation;
  const { envelope = "embedded", seed = 1 } = options;
  const wrapper = embedded && !(bare && envelope === "bare") ? embedded : undefined;
  return listOfPage(store, operation, options, call, (list, { facts }) => {
    if (!wrapper) return list;
    const origin = isAbsolute(wrapper) ? callOrigin(call) : undefined;
    // Not spread, since links are created when they are read.
    const sampleValues = Object.assign(facts, { base: call.base, origin, rows: [ROWS] });
    const scope = { named: api.samples, sampleValues };
    const value = sampled(wrapper, drawFrom(seed, call.name), scope);
    return json(api, call, value).text.replace(ROWS_TEXT, () => list);
  });
}

/**
 * Returns the page of a list that a call requests, written by a function that receives the rows as
 * JSON.
 */
function listOfPage(
  store: OpenApiStore,
  { collection, paging, filters, search, min = 0 }: ListOperation,
  { firstPage = 0 }: OpenApiStubOptions,
  call: OpenApiCall,
  write: (list: string, page: StubPage<StubRow>) => string,
): OpenApiResult {
  const all = store.rows(collection);
  const isFiltered = filters.some(({ parameter }) => isGiven(call.args[parameter]));
  const kept = isFiltered ? all.filter(selects(filters, call)) : search ? [] : all;
  const result = pageOf(kept, paging, firstPage, call);
  if (!result.ok) {
    const { issues } = result;
    const detail = issues.map(({ message }) => message).join("; ");
    return { kind: "problem", status: 400, problem: { detail, issues } };
  }
  const { page } = result;
  const { rows } = page;
  // Clients that count pages stop at an empty page, even if the document requires rows.
  const missing = page.isAfterLast ? 0 : min - rows.length;
  // The document requires more rows, so other rows are added.
  const others = missing > 0 ? all.filter((row) => !rows.includes(row)).slice(0, missing) : [];
  const list = `[${[...rows, ...others].map(({ text }) => text).join(",")}]`;
  return { kind: "json", text: write(list, page) };
}

function json(
  { shapes }: OpenApiStubApi,
  { endpoint }: OpenApiCall,
  value: unknown,
): { readonly kind: "json"; readonly text: string } {
  return { kind: "json", text: writeJson(value, shapes[endpointLabel(endpoint)], shapes) };
}

function isGiven(wanted: unknown): boolean {
  return wanted !== undefined;
}
