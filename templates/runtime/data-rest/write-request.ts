import { isObject } from "../model/json.js";
import { propertyOf } from "../model/member.js";
import type { ServiceRequest, ServiceResponse } from "../http/service.js";
import { HAL, acceptedType } from "./accepted-type.js";
import { EMPTY_404, dataRestError, dataRestFailure } from "./error-response.js";
import { isChanged, readProperties, storedValue, withInitialValues } from "./item-value.js";
import type { ItemMembers } from "./item-value.js";
import { itemText, linksOfItem } from "./payload.js";
import type { DataRestResource, DataRestRow, DataRestStore } from "./resource.js";
import { failedPrecondition, tagHeader } from "./version-tag.js";

/** A request that changes an item. */
export interface DataRestChange {
  readonly store: DataRestStore;
  readonly resource: DataRestResource;
  readonly request: ServiceRequest;
  /** The URL of the service including its base path. */
  readonly base: string;
  /** The request path on its host, for errors. */
  readonly path: string;
}

/** Adds an item. If the client chooses the key, an existing item with the same key is replaced. */
export function createItem(change: DataRestChange): ServiceResponse {
  const { resource, store, request, path } = change;
  const wrongType = refusedMediaType(change);
  if (wrongType) return wrongType;
  const body = readBody(change);
  if (body.kind === "refused") return body.response;
  const read = readProperties(resource, body.value, () => true);
  if (read.kind === "unreadable") return unreadable(change, read.reason);
  const { generatesKeys, collection, key, version } = resource;
  const { [key]: itemKey, ...rest } = read.value;
  if (generatesKeys && itemKey !== undefined && body.value[key] !== null)
    return dataRestFailure(409, "The key of a new item cannot be set.", request.headers["accept"]);
  const id = generatesKeys ? store.nextKey(collection) : itemKey;
  if (typeof id !== "string" && typeof id !== "number" && typeof id !== "bigint")
    return dataRestError(500, path, request);
  const tag = version === undefined ? undefined : body.value[version];
  const value = withInitialValues(resource, { ...rest, [key]: id });
  const before = generatesKeys ? undefined : itemWithKey(store, resource, String(id));
  return changed(change, before, value, isNumeric(tag) ? Number(tag) : 0, {
    bodiless: 201,
    status: 201,
    headers: (row) => ({ location: addressOf(change, row) }),
    tagged: "with body",
  });
}

function isNumeric(value: unknown): value is number | bigint {
  return typeof value === "number" || typeof value === "bigint";
}

/** Replaces an item, or adds it if the client chooses the key. */
export function replaceItem(change: DataRestChange, wanted: string): ServiceResponse {
  const { resource, store, request } = change;
  const row = itemWithKey(store, resource, wanted);
  const body = readBody(change);
  if (body.kind === "refused") return body.response;
  const read = readProperties(resource, body.value, () => true);
  if (read.kind === "unreadable") return unreadable(change, read.reason);
  const failed = failedPrecondition(resource, row, request);
  if (failed) return failed;
  if (!row && resource.generatesKeys)
    return dataRestFailure(409, "No item has this key.", request.headers["accept"]);
  const id = row ? propertyOf(row.value, resource.key) : wanted;
  const value = withInitialValues(resource, { ...read.value, [resource.key]: id });
  const isOther =
    row !== undefined && isChanged(resource, row.value, value, (_, isEmpty) => !isEmpty);
  return changed(change, row, value, (row?.version ?? 0) + (isOther ? 1 : 0), {
    bodiless: row ? 204 : 201,
    status: row ? 200 : 201,
    headers: (after) => ({ location: addressOf(change, after) }),
    tagged: row ? "always" : "with body",
  });
}

/** Changes some properties of an item. */
export function patchItem(change: DataRestChange, wanted: string): ServiceResponse {
  const { resource, store, request, path } = change;
  const row = itemWithKey(store, resource, wanted);
  if (!row) return EMPTY_404;
  const patched = patchedMembers(change, row);
  if (patched.kind === "refused") return patched.response;
  const { value: patch } = patched;
  const { key, version } = resource;
  const old: ItemMembers = isObject(row.value) ? row.value : {};
  const read = readProperties(resource, patch, ({ name }) => name !== key);
  if (read.kind === "unreadable") return unreadable(change, read.reason);
  const failed = failedPrecondition(resource, row, request);
  if (failed) return failed;
  if (Object.hasOwn(patch, key) && String(patch[key]) !== String(old[key]))
    return dataRestError(500, path, request);
  const value = { ...old, ...read.value };
  const isOther =
    (version !== undefined && Object.hasOwn(patch, version)) ||
    isChanged(resource, old, value, ({ name }) => patched.isMerge && Object.hasOwn(patch, name));
  return changed(change, row, value, (row.version ?? 0) + (isOther ? 1 : 0), {
    bodiless: 204,
    status: 200,
    headers: () => ({}),
    tagged: "always",
  });
}

/** Removes an item. */
export function removeItem(change: DataRestChange, wanted: string): ServiceResponse {
  const { resource, store, request } = change;
  const row = itemWithKey(store, resource, wanted);
  if (!row) return EMPTY_404;
  const failed = failedPrecondition(resource, row, request);
  if (failed) return failed;
  store.remove(resource.collection, row);
  return reply(change, row, {
    bodiless: 204,
    status: 200,
    headers: () => ({}),
    tagged: "never",
  });
}

/** Returns the row with a key. */
export function itemWithKey(
  store: Pick<DataRestStore, "rows">,
  { collection, key, generatesKeys }: DataRestResource,
  wanted: string,
): DataRestRow | undefined {
  const text = generatesKeys ? String(longOf(wanted)) : wanted;
  return store.rows(collection).find(({ value }) => String(propertyOf(value, key)) === text);
}

/** Returns the response to a key that is not a number, if keys are numbers. */
export function wrongKey(
  { generatesKeys }: DataRestResource,
  wanted: string,
  { headers: { accept } }: ServiceRequest,
): ServiceResponse | undefined {
  if (!generatesKeys || longOf(wanted) !== undefined) return undefined;
  return dataRestFailure(500, `For input string: "${wanted}"`, accept);
}

const LONG = /^(?<sign>[+-]?)(?<digits>\d{1,19}|0x[\da-f]{1,16})$/i;

/** Parses a number like Java's `Long.decode`; undefined if it is invalid. */
function longOf(text: string): bigint | undefined {
  const { sign, digits } = LONG.exec(text)?.groups ?? {};
  if (digits === undefined) return undefined;
  const value = sign === "-" ? -BigInt(digits) : BigInt(digits);
  return BigInt.asIntN(64, value) === value ? value : undefined;
}

type ReadBody =
  | { readonly kind: "body"; readonly value: ItemMembers; readonly isMerge: boolean }
  | Refused;

interface Refused {
  readonly kind: "refused";
  readonly response: ServiceResponse;
}

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json$/;
const PATCH_TYPE = "application/json-patch+json";

/** Reads the object in a body of any JSON media type. */
function readBody(change: DataRestChange): ReadBody {
  const parsed = parsedBody(change);
  if (parsed.kind === "refused") return parsed;
  const { value } = parsed;
  return isObject(value)
    ? { kind: "body", value, isMerge: true }
    : refused(unreadable(change, "The body is not an object."));
}

function parsedBody(
  change: DataRestChange,
): { readonly kind: "parsed"; readonly value: unknown } | Refused {
  try {
    return {
      kind: "parsed",
      value: change.store.read(change.resource.collection, change.request.body),
    };
  } catch {
    return refused(unreadable(change, "JSON parse error"));
  }
}

/** The response to a body whose media type is not JSON; undefined if the media type is accepted. */
export function refusedMediaType(change: DataRestChange): ServiceResponse | undefined {
  const { headers } = change.request;
  const type = essence(headers["content-type"]);
  if (type === "" || JSON_TYPE.test(type)) return undefined;
  return type.includes("*") || !type.includes("/")
    ? dataRestFailure(500, `Invalid mime type "${type}"`, headers["accept"])
    : unreadable(change, `The media type ${type} is not supported.`);
}

function essence(type = ""): string {
  return (type.split(";", 1)[0] ?? "").trim().toLowerCase();
}

function refused(response: ServiceResponse): Refused {
  return { kind: "refused", response };
}

/** The properties that a patch in either form changes. */
function patchedMembers(change: DataRestChange, row: DataRestRow): ReadBody {
  if (essence(change.request.headers["content-type"]) !== PATCH_TYPE) return readBody(change);
  const parsed = parsedBody(change);
  if (parsed.kind === "refused") return parsed;
  const { properties, collection } = change.resource;
  const result = change.store.patched(collection, row, change.request.body);
  if (result.kind !== "value" || !isObject(result.value))
    return refused(unreadable(change, "The JSON Patch cannot be applied."));
  const { value } = result;
  const isKnown = Object.keys(value).every((name) => properties.some((each) => each.name === name));
  // The server does not replace lists, and assigns null to strings only.
  const isFit = properties.every(({ name, schema }) =>
    schema.type === "array"
      ? !replacesList(parsed.value, name)
      : schema.type === "string" || (value[name] ?? null) !== null,
  );
  if (!isKnown || !isFit)
    return refused(unreadable(change, "The JSON Patch contains unknown properties or values."));
  const members = properties.map(({ name }) => [name, value[name] ?? null] as const);
  return { kind: "body", value: Object.fromEntries(members), isMerge: false };
}

function replacesList(patch: unknown, name: string): boolean {
  return (
    Array.isArray(patch) &&
    patch.some((each) => isObject(each) && each["path"] === `/${name}` && each["op"] !== "test")
  );
}

function unreadable({ request }: DataRestChange, reason: string): ServiceResponse {
  return dataRestFailure(400, reason, request.headers["accept"]);
}

/** The response to a change. */
interface Reply {
  /** The status of responses without a body, which are sent if there is no `Accept` header. */
  readonly bodiless: number;
  readonly status: number;
  readonly headers: (row: DataRestRow) => Readonly<Record<string, string>>;
  readonly tagged: "always" | "with body" | "never";
}

function changed(
  change: DataRestChange,
  before: DataRestRow | undefined,
  value: ItemMembers,
  version: number,
  how: Reply,
): ServiceResponse {
  const { store, resource } = change;
  const { collection } = resource;
  const kept = storedValue(resource, value);
  if (before) store.replace(collection, before, kept, version);
  else store.add(collection, kept, { version });
  return reply(change, store.row(collection, value, version), how);
}

function reply(change: DataRestChange, row: DataRestRow, how: Reply): ServiceResponse {
  const { resource, request, base, path } = change;
  const { accept = "" } = request.headers;
  const headers = how.headers(row);
  const tag = tagHeader(resource, row);
  if (accept.trim() === "")
    return {
      status: how.bodiless,
      headers: { ...(how.tagged === "always" && tag), ...headers },
      body: "",
    };
  const type = acceptedType(accept);
  if (type === undefined) return dataRestError(406, path, request, { accept: HAL });
  return {
    status: how.status,
    headers: { ...(how.tagged !== "never" && tag), ...headers, "content-type": type },
    body: itemText(row, resource, base),
  };
}

function addressOf({ base, resource }: DataRestChange, row: DataRestRow): string {
  return linksOfItem(row, resource, base)["self"]?.href ?? base;
}
