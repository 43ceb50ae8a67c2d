import { isJsonArray, isJsonObject } from "../../runtime/model/json.js";
import type { Json } from "../../runtime/model/json.js";

/** A value as PHP's `serialize` writes it. Lengths are in bytes of UTF-8. */
export function phpSerialize(value: Json): string {
  if (value === null) return "N;";
  if (typeof value === "boolean") return `b:${value ? 1 : 0};`;
  if (typeof value === "number") return Number.isInteger(value) ? `i:${value};` : `d:${value};`;
  if (typeof value === "string") return serializedText(value);
  if (isJsonArray(value)) return phpSerializedMembers(value.map((item, index) => [index, item]));
  const entries = isJsonObject(value) ? Object.entries(value) : [];
  return phpSerializedMembers(
    entries.flatMap(([name, member]): (readonly [string | number, Json])[] =>
      member === undefined ? [] : [[INTEGER.test(name) ? Number(name) : name, member]],
    ),
  );
}

/** Keys that PHP turns into integers. */
const INTEGER = /^(?:0|-?[1-9]\d{0,14})$/;

/** An array with these keys in this order. */
export function phpSerializedMembers(
  entries: readonly (readonly [string | number, Json])[],
): string {
  const written = entries.map(([key, member]) => `${phpSerialize(key)}${phpSerialize(member)}`);
  return `a:${entries.length}:{${written.join("")}}`;
}

function serializedText(text: string): string {
  return `s:${new TextEncoder().encode(text).length}:"${text}";`;
}
