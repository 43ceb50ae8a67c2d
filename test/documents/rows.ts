/** Data for a stub, so that an item that a request names exists. */
import { objectOf } from "../../generator/base/json.ts";
import type { UnknownObject } from "../../generator/base/json.ts";
import { below } from "./operations.ts";
import { schemaSamples } from "./samples.ts";
import { checkOf } from "./schemas.ts";

/** A request for an item, and data that may contain the item. */
export interface ItemRequest {
  readonly data: UnknownObject;
  readonly request: Request;
}

/** Makes requests of items from a request of an item that a stub does not have. */
export type ItemRequests = (path: string, request: Request) => Iterable<ItemRequest>;

/** Properties that identify an item, whatever the variable is called. */
const KEYS = ["id", "_id", "uuid", "guid", "key"];

/** Creates the requests of items from the JSON Schema of a stub's data. */
export async function itemRequestsOf(dataSchema: UnknownObject): Promise<ItemRequests> {
  const check = await checkOf(dataSchema, "response");
  const samplesOf = await schemaSamples(dataSchema, check, "response");
  const root = { value: dataSchema, pointer: "" };
  const { $schema: _, ...collections } = objectOf(dataSchema["properties"]);
  const rows = Object.keys(collections).flatMap((name) => {
    const item = below(root, dataSchema, "properties", name, "items");
    const isValid = (row: UnknownObject): boolean => check(item.pointer, row).length === 0;
    return [...samplesOf(item)].map((row) => ({ name, row: objectOf(row), isValid }));
  });
  return function* itemRequests(path, request) {
    const given = variablesOf(path, new URL(request.url).pathname);
    const [variable = ""] = given.at(-1) ?? [];
    const renamed = rows.flatMap(({ name, row, isValid }) => {
      const other = identified(row, given, isValid);
      return isValid(other) ? [{ name, row: other }] : [];
    });
    yield { data: dataOf(renamed), request: request.clone() };
    const data = dataOf(rows);
    for (const value of new Set(rows.map(({ row }) => row[keyOf(row, variable) ?? ""]))) {
      if (typeof value !== "string" && typeof value !== "number") continue;
      const url = new URL(request.url);
      const parts = url.pathname.split("/").slice(0, -1);
      url.pathname = [...parts, encodeURIComponent(String(value))].join("/");
      yield { data, request: new Request(url, request.clone()) };
    }
  };
}

/** Lists and objects around the items of a list. */
const WRAPPERS = 3;

/**
 * Makes requests of the items that a stub lists at the path above an item, as clients find them.
 *
 * @param request of an item that the stub does not have
 */
export async function listedItems(
  respond: (request: Request) => Promise<Response>,
  path: string,
  request: Request,
): Promise<readonly Request[]> {
  const above = new URL(request.url);
  above.pathname = above.pathname.split("/").slice(0, -1).join("/");
  const response = await respond(new Request(above));
  if (!response.ok || !response.headers.get("content-type")?.includes("json")) return [];
  const [variable = ""] = variablesOf(path, "").at(-1) ?? [];
  const listed = itemsIn(await response.json(), WRAPPERS);
  const values = listed.map((item) => item[keyOf(item, variable) ?? ""]);
  return values.flatMap((value) => {
    if (typeof value !== "string" && typeof value !== "number") return [];
    const url = new URL(above);
    url.pathname += `/${encodeURIComponent(String(value))}`;
    return [new Request(url, request.clone())];
  });
}

/** The objects in the lists of a response. */
function itemsIn(value: unknown, left: number): readonly UnknownObject[] {
  if (Array.isArray(value)) return value.map(objectOf);
  if (left === 0) return [];
  return Object.values(objectOf(value)).flatMap((each) =>
    typeof each === "object" ? itemsIn(each, left - 1) : [],
  );
}

/** Those with the most members come first in their collection. */
function dataOf(
  rows: readonly { readonly name: string; readonly row: UnknownObject }[],
): UnknownObject {
  return Object.fromEntries(
    rows.map(({ name }) => [name, rows.flatMap((each) => (each.name === name ? [each.row] : []))]),
  );
}

function keyOf(row: UnknownObject, variable: string): string | undefined {
  return [variable, ...KEYS].find((each) => Object.hasOwn(row, each));
}

/** The variables of a path, with their values in an address. */
function variablesOf(
  path: string,
  pathname: string,
): readonly (readonly [name: string, text: string])[] {
  const parts = pathname.split("/");
  return path.split("/").flatMap((part, index) => {
    const name = /^\{(?<name>[^}]*)\}$/.exec(part)?.groups?.["name"];
    return name === undefined ? [] : [[name, decodeURIComponent(parts[index] ?? "")] as const];
  });
}

/** A row with the values of a path, as texts or numbers, as far as its schema allows them. */
function identified(
  row: UnknownObject,
  given: readonly (readonly [name: string, text: string])[],
  isValid: (row: UnknownObject) => boolean,
): UnknownObject {
  const [, last = ""] = given.at(-1) ?? [];
  const wanted = [...given, ...KEYS.map((key) => [key, last] as const)];
  return wanted.reduce((found, [name, text]) => {
    const choices = [text, Number(text)].map((value) => ({ ...found, [name]: value }));
    return choices.find(isValid) ?? found;
  }, row);
}
