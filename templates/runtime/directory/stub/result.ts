import { propertyOf } from "../../action-api/api-messages.js";
import { withItemLinks } from "../../hal/item-links.js";
import { isObject, writeJson } from "../../model/json.js";
import { drawFrom } from "../../sample/draw.js";
import { sampled } from "../../sample/sample.js";
import type { SampleRule, SampleScope } from "../../sample/sample.js";
import { endpointLabel } from "../endpoint.js";
import { pageOf } from "../page.js";
import type { DirectoryCall, DirectoryResult } from "../service.js";
import type { DirectoryStubApi, DirectoryStubOptions, ListOperation } from "./definition.js";
import { isAbsolute, callOrigin } from "./origin.js";
import { selects } from "./filters.js";
import type { DirectoryStore } from "./store.js";
import { writeResult } from "./write.js";
import type { StubReply } from "./write.js";

/** Makes the results of operations that the store implements. */
export function storedResults(
  api: DirectoryStubApi,
  store: DirectoryStore,
  options: DirectoryStubOptions,
): (call: DirectoryCall) => DirectoryResult {
  const constants = constantWrappers(api, options);
  return (call) => storedResult(api, store, options, constants, call);
}

function storedResult(
  api: DirectoryStubApi,
  store: DirectoryStore,
  options: DirectoryStubOptions,
  constants: ConstantWrappers,
  call: DirectoryCall,
): DirectoryResult {
  const operation = Object.hasOwn(api.operations, call.name)
    ? api.operations[call.name]
    : undefined;
  switch (operation?.kind) {
    case "list":
      return listResult(api, store, operation, options, constants, call);
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
      return { ...json(api, call, withSelfLink(value, call)), mediaType: operation.mediaType };
    }
    case "text": {
      const draw = drawFrom(options.seed ?? 1, call.url);
      const text = sampled(operation.sample, draw, { named: api.samples, given: {} });
      return { kind: "content", content: String(text) };
    }
    case "empty":
      return { kind: "empty" };
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
  api: DirectoryStubApi,
  { seed = 1 }: DirectoryStubOptions,
  call: DirectoryCall,
  reply: StubReply,
  row: string,
  headers: Readonly<Record<string, string>>,
): DirectoryResult {
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

export function scopeOf({ samples }: DirectoryStubApi, { base }: DirectoryCall): SampleScope {
  return { named: samples, given: { base } };
}

/**
 * A payload whose link to itself, if it has one, is the address of the request. The result of a
 * request that writes has another address.
 */
function withSelfLink(value: unknown, { base, url, endpoint }: DirectoryCall): unknown {
  const self = ["_links", "self"].reduce<unknown>(propertyOf, value);
  return isObject(self) && endpoint.method === "GET"
    ? withItemLinks(value, [{ rel: "self", path: url }], base)
    : value;
}

/** A placeholder for the rows of a wrapper, which their texts replace. */
const ROWS = "paramsmith:rows";
const ROWS_TEXT = JSON.stringify([ROWS]);

/** The text before the rows of a wrapper, and the text after them. */
type WrapperTexts = readonly [before: string, after: string];

/** Finds the texts of a list's wrapper if they are the same for all requests. */
type ConstantWrappers = (call: DirectoryCall, embedded: SampleRule) => WrapperTexts | undefined;

function constantWrappers(
  api: DirectoryStubApi,
  { seed = 1 }: DirectoryStubOptions,
): ConstantWrappers {
  const known = new Map<string, WrapperTexts | undefined>();
  return (call, embedded) => {
    const before = known.get(call.name);
    if (before || known.has(call.name)) return before;
    const scope = { named: {}, given: { rows: [ROWS] } };
    const texts = hasRowsAlone(embedded)
      ? wrapperTexts(json(api, call, sampled(embedded, drawFrom(seed, call.name), scope)).text)
      : undefined;
    known.set(call.name, texts);
    return texts;
  };
}

/** Whether a wrapper consists of objects and the rows. */
function hasRowsAlone(sample: SampleRule): boolean {
  return sample.kind === "object"
    ? sample.others === undefined && Object.values(sample.members).every(hasRowsAlone)
    : sample.kind === "given" && sample.name === "rows" && !sample.isAbsolute;
}

function wrapperTexts(text: string): WrapperTexts | undefined {
  const at = text.indexOf(ROWS_TEXT);
  return at < 0 ? undefined : [text.slice(0, at), text.slice(at + ROWS_TEXT.length)];
}

function listResult(
  api: DirectoryStubApi,
  store: DirectoryStore,
  { collection, bare, embedded, paging, filters, search }: ListOperation,
  { envelope = "embedded", firstPage = 0, seed = 1 }: DirectoryStubOptions,
  constants: ConstantWrappers,
  call: DirectoryCall,
): DirectoryResult {
  const all = store.rows(collection);
  const isFiltered = filters.some(({ parameter }) => isGiven(call.args[parameter]));
  const kept = isFiltered ? all.filter(selects(filters, call)) : search ? [] : all;
  const result = pageOf(kept, paging, firstPage, call);
  if (!result.ok) {
    const { issues } = result;
    const detail = issues.map(({ message }) => message).join("; ");
    return { kind: "problem", status: 400, problem: { detail, issues } };
  }
  const { rows } = result.page;
  const list = `[${rows.map(({ text }) => text).join(",")}]`;
  if (!embedded || (bare && envelope === "bare")) return { kind: "json", text: list };
  const constant = constants(call, embedded);
  if (constant) return { kind: "json", text: constant.join(list) };
  const origin = isAbsolute(embedded) ? callOrigin(call) : undefined;
  // Not spread, since links are made when they are read.
  const given = Object.assign(result.page.facts, { base: call.base, origin, rows: [ROWS] });
  const scope = { named: api.samples, given };
  const wrapper = json(api, call, sampled(embedded, drawFrom(seed, call.name), scope));
  return { kind: "json", text: wrapper.text.replace(ROWS_TEXT, () => list) };
}

function json(
  { shapes }: DirectoryStubApi,
  { endpoint }: DirectoryCall,
  value: unknown,
): { readonly kind: "json"; readonly text: string } {
  return { kind: "json", text: writeJson(value, shapes[endpointLabel(endpoint)], shapes) };
}

function isGiven(wanted: unknown): boolean {
  return wanted !== undefined;
}
