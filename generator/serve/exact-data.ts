import { createRequire } from "node:module";
import type * as yaml from "yaml";
import { propertyOf } from "../../templates/runtime/model/member.js";
import { int64Integers } from "../../templates/runtime/content/int64-json.js";
import { isObject } from "../../templates/runtime/model/json.js";
import type { JsonShape } from "../../templates/runtime/model/json.js";
import { mapMembers } from "../base/json.js";
import { isYaml } from "../base/document.js";
import type { Document } from "../base/document.js";
import type { ServedOpenApi, ServedSpec } from "./served-spec.js";

/**
 * Reads service data again, so that 64-bit integers that are not numbers keep all digits.
 *
 * @param data valid JSON or YAML, with the data of each service by name
 */
export function exactData(
  data: Document,
  bytes: Uint8Array,
  specs: readonly ServedSpec[],
): Document {
  const exact = specs.filter(hasExactIntegers);
  if (exact.length === 0 || !isObject(data.value)) return data;
  const decoded = new TextDecoder().decode(bytes);
  const text = isYaml(data.file) ? jsonOfYaml(decoded) : decoded;
  const rows = exact.map((spec) => [spec.name, exactRows(text, spec)] as const);
  const found = rows.filter(([, value]) => value !== undefined);
  return { ...data, value: { ...data.value, ...Object.fromEntries(found) } };
}

function hasExactIntegers(spec: ServedSpec): spec is ServedOpenApi {
  return spec.kind === "openapi" && spec.model.int64 !== undefined;
}

/** Loaded on demand, because most data is JSON. */
function jsonOfYaml(text: string): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- require knows no types
  const { parse } = createRequire(import.meta.url)("yaml") as typeof yaml;
  return int64Integers.exact.write(parse(text, { merge: true, intAsBigInt: true }));
}

function exactRows(text: string, { name, stub: { collections, shapes } }: ServedOpenApi): unknown {
  const properties = mapMembers(collections, ({ shape }): JsonShape =>
    shape ? { items: shape } : {},
  );
  const shape = { properties: { [name]: { properties } } };
  return propertyOf(int64Integers.codec(shape, shapes).read(text), name);
}
