/** Data for a stub, so that an item that a request names exists. */
import { objectOf } from "../../generator/json/value.ts";
import type { UnknownObject } from "../../generator/json/value.ts";
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
  const samplesOf = await schemaSamples(dataSchema, check, { skipWriteOnly: true });
  const root = { value: dataSchema, pointer: "" };
  const { $schema: _, ...collections } = objectOf(dataSchema["properties"]);
  const rows = Object.keys(collections).flatMap((name) => {
    const item = below(root, dataSchema, "properties", name, "items");
    const isValid = (row: UnknownObject): boolean => check(item.pointer, row).length === 0;
    return [...samplesOf(item)].map((row) => ({ name, row: objectOf(row), isValid }));
  });
  return function* itemRequests(path, request) {
    const variable = /\{(?<name>[^}]*)\}$/.exec(path)?.groups?.["name"] ?? "";
    const given = new URL(request.url).pathname.split("/").at(-1) ?? "";
    const renamed = rows.flatMap(({ name, row, isValid }) => {
      const other = { ...row, ...identified(row, variable, decodeURIComponent(given)) };
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

function identified(row: UnknownObject, variable: string, value: string): UnknownObject {
  const name = keyOf(row, variable);
  if (name === undefined) return {};
  return { [name]: typeof row[name] === "number" ? Number(value) : value };
}
