import { propertyOf, memberOf } from "../../model/member.js";
import { BodyAs } from "../../content/body-as.js";
import { isObject } from "../../model/json.js";
import { percentEncoded } from "../../wire/wire-text.js";
import type { SampleRule } from "../../sample/sample.js";
import { bodyIssues } from "../body-issues.js";
import type { BodyValidator } from "../body-issues.js";
import type { OpenApiCall, OpenApiResult } from "../service.js";
import { selects } from "./filters.js";
import { callOrigin } from "./origin.js";
import type { OpenApiStore, StubRow } from "./store.js";
import type { StubFilter } from "./filters.js";

/** A change to one row of a collection. */
export type WriteOperation = {
  readonly kind: "write";
  readonly change: "create" | "replace" | "merge" | "remove";
  readonly collection: string;
  /** The parameters that select the row; empty for `create`. */
  readonly filters: readonly StubFilter[];
  /** The properties whose values must differ between rows. */
  readonly unique: readonly string[];
  /** The body members that are stored, because items have the same member with the same schema. */
  readonly members: readonly string[];
  /** The stored members that an item may omit. */
  readonly optional?: readonly string[];
  /** The stored members that can be null only in bodies. Null removes them or changes nothing. */
  readonly nulled?: readonly string[];
  /** The stored members that a merge changes member by member. It replaces all other members. */
  readonly merged?: readonly string[];
  readonly reply: StubReply;
  /** The response to `replace` if the row did not exist. Default: status 404. */
  readonly created?: StubReply;
  /** The property at the end of an item's path, for the `Location` header. */
  readonly location?: string;
  /** Whether the `Location` header includes the request's origin. */
  readonly isAbsolute?: true;
};

/** The response to a change: the changed row, a sample with a different shape, or no body. */
export type StubReply =
  | { readonly kind: "row"; readonly status: number }
  | { readonly kind: "sample"; readonly status: number; readonly sample: SampleRule }
  | { readonly kind: "text"; readonly status: number; readonly sample: SampleRule }
  | { readonly kind: "empty"; readonly status: number };

/** Returns the result of a reply to a call. */
export type WriteReply = (
  reply: StubReply,
  row: StubRow,
  headers: Readonly<Record<string, string>>,
) => OpenApiResult;

/** The maximum number of generated rows when searching for new keys. */
const TRIES = 200;

/** The validators of items by collection, for the results of JSON Patches. */
export type ItemValidators = Readonly<Record<string, BodyValidator>>;

/** Changes the store for a call and returns the response. */
export function writeResult(
  operation: WriteOperation,
  call: OpenApiCall,
  store: OpenApiStore,
  validators: ItemValidators,
  respond: WriteReply,
): OpenApiResult {
  const { change, collection, filters, reply } = operation;
  if (isPatch(call.body)) return patchRow(operation, call, store, validators, respond);
  const body = storedBody(operation, call.body);
  if (change === "create") return createRow(operation, call, store, respond, body, reply);
  const row = store.rows(collection).find(selects(filters, call));
  if (!row)
    return change === "replace" && operation.created
      ? createRow(operation, call, store, respond, body, operation.created)
      : problem(404, `No item matches ${call.url}.`);
  if (change === "remove") {
    store.remove(collection, row);
    return respond(reply, row, {});
  }
  const value = changedValue(operation, row.value, body);
  return respond(reply, store.replace(collection, row, value), {});
}

/**
 * Applies a JSON Patch to a row. As RFC 5789 recommends, the status is 400 for a malformed patch,
 * 409 if the patch does not apply to the row, and 422 if the resulting row would be invalid.
 */
function patchRow(
  { change, collection, filters, unique, reply }: WriteOperation,
  call: OpenApiCall,
  store: OpenApiStore,
  validators: ItemValidators,
  respond: WriteReply,
): OpenApiResult {
  const validate = Object.hasOwn(validators, collection) ? validators[collection] : undefined;
  if (change !== "merge" || !validate)
    return problem(501, "The stub does not implement this JSON Patch; give it a handler.");
  const row = store.rows(collection).find(selects(filters, call));
  if (!row) return problem(404, `No item matches ${call.url}.`);
  const result = store.patched(collection, row, call.bodyText);
  switch (result.kind) {
    case "malformed":
      return problem(400, result.reason);
    case "conflict":
      return problem(409, result.reason);
    case "value": {
      const { value } = result;
      const lost = unique.find((name) => propertyOf(value, name) !== propertyOf(row.value, name));
      if (lost !== undefined) return problem(422, `The value of ${lost} cannot change.`);
      if (validate(value)) return respond(reply, store.replace(collection, row, value), {});
      const issues = bodyIssues(validate, call.endpoint.operationId);
      const detail = issues.map(({ message }) => message).join("; ");
      return { kind: "problem", status: 422, problem: { detail, issues } };
    }
  }
}

function createRow(
  { collection, filters, unique, location, ...operation }: WriteOperation,
  call: OpenApiCall,
  store: OpenApiStore,
  respond: WriteReply,
  body: Members,
  reply: StubReply,
): OpenApiResult {
  // The path variables determine the keys of a row that is created at its own path.
  const keys = filters.flatMap(({ parameter, properties: [property] }) =>
    property === undefined || call.args[parameter] === undefined
      ? []
      : [[property, call.args[parameter]] as const],
  );
  const sampleValues = { ...body, ...Object.fromEntries(keys) };
  const [path = ""] = call.url.split("?", 1);
  const list = filters.length > 0 ? path.slice(0, path.lastIndexOf("/")) : path;
  // Items of different lists have different paths, even with the same key.
  const isAmong = (row: StubRow, name: string): boolean =>
    name !== location || row.list === undefined || row.list === list;
  // A document's example may be both a row and a body.
  const replaced = store
    .rows(collection)
    .filter(
      (row) =>
        row.isSample &&
        unique.some(
          (name) =>
            isAmong(row, name) &&
            memberOf(sampleValues, name) !== undefined &&
            propertyOf(row.value, name) === memberOf(sampleValues, name),
        ),
    );
  for (const row of replaced) store.remove(collection, row);
  const taken = unique.map((name) => {
    const rows = store.rows(collection).filter((row) => isAmong(row, name));
    return [name, new Set(rows.map(({ value }) => propertyOf(value, name)))] as const;
  });
  const isFree = (value: unknown): boolean =>
    taken.every(([name, values]) => !values.has(propertyOf(value, name) ?? values));
  const known = unique.find((name) => !isFree({ [name]: memberOf(sampleValues, name) }));
  if (known !== undefined)
    return problem(409, `An item with this value of ${known} already exists.`);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const sample = store.sample(collection, attempt);
    // List items may be null, but created rows are not.
    if (!isObject(sample)) continue;
    const names = [...operation.members, ...keys.map(([name]) => name)];
    const value = changedValue(
      { ...operation, change: "replace", members: names },
      sample,
      sampleValues,
    );
    if (!isFree(value)) continue;
    const row = store.add(collection, value, location === undefined ? {} : { list });
    const key = location === undefined ? undefined : propertyOf(value, location);
    const at = filters.length > 0 ? path : `${path}/${percentEncoded(String(key))}`;
    const origin = operation.isAbsolute ? callOrigin(call) : "";
    return respond(reply, row, key === undefined ? {} : { location: origin + call.base + at });
  }
  return problem(409, "All values of the key are in use.");
}

type Members = Readonly<Record<string, unknown>>;

/** A JSON Patch is the only body of a change that is an array. */
function isPatch(sampleValues: unknown): boolean {
  return sampleValues instanceof BodyAs
    ? sampleValues.mediaType === "application/json-patch+json"
    : Array.isArray(sampleValues);
}

/** The body members that are stored. */
function storedBody({ members }: WriteOperation, sampleValues: unknown): Members {
  const body: unknown = sampleValues instanceof BodyAs ? sampleValues.value : sampleValues;
  if (!isObject(body)) return {};
  return Object.fromEntries(Object.entries(body).filter(([name]) => members.includes(name)));
}

/** A row with a body's members. A replacement removes omitted optional members. */
function changedValue(
  {
    change,
    members,
    optional = [],
    nulled = [],
    merged = [],
  }: Pick<WriteOperation, "change" | "members" | "optional" | "nulled" | "merged">,
  before: unknown,
  body: Members,
): unknown {
  const after = new Map<string, unknown>(isObject(before) ? Object.entries(before) : []);
  for (const name of members) {
    const value = memberOf(body, name);
    const isRemoved =
      change === "merge" ? value === null : value === undefined || isNulled(name, value, nulled);
    if (isRemoved && optional.includes(name)) after.delete(name);
    else if (value !== undefined && !isNulled(name, value, nulled))
      after.set(
        name,
        change === "merge" && merged.includes(name) ? joined(after.get(name), value) : value,
      );
  }
  return Object.fromEntries(after);
}

function isNulled(name: string, value: unknown, nulled: readonly string[]): boolean {
  return value === null && nulled.includes(name);
}

function joined(before: unknown, value: unknown): unknown {
  return isObject(before) && isObject(value) ? { ...before, ...value } : value;
}

function problem(status: number, detail: string): OpenApiResult {
  return { kind: "problem", status, problem: { detail } };
}
