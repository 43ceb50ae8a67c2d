import type { ScalarDescriptor } from "../model/result-descriptor.js";

/** MediaWiki's timestamp format. Expiries of long blocks can have longer years. */
const TIMESTAMP = /^-?\d{4,}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

/** MediaWiki's words for an indefinite time. */
const FOREVER: ReadonlySet<string> = /* @__PURE__ */ new Set([
  "infinity",
  "infinite",
  "indefinite",
  "never",
]);

/** Whether a value has a type in every format version. */
export function isScalar(value: unknown, type: ScalarDescriptor): boolean {
  switch (type) {
    case "unknown":
      return true;
    case "null":
      return value === null;
    case "boolean":
      return typeof value === "boolean";
    case "integer":
    case "namespace":
      return Number.isInteger(value);
    case "number":
      return typeof value === "number";
    case "string":
    case "title":
    case "user":
      return typeof value === "string";
    case "timestamp":
      return typeof value === "string" && TIMESTAMP.test(value);
    case "expiry":
      return typeof value === "string" && (FOREVER.has(value) || TIMESTAMP.test(value));
  }
}

/** The name of a type for messages. */
export const SCALAR_NAMES: Readonly<Record<ScalarDescriptor, string>> = {
  string: "a text",
  timestamp: "a timestamp",
  expiry: "a timestamp or a word such as infinity",
  title: "a title",
  user: "a user",
  namespace: "a namespace number",
  integer: "an integer",
  number: "a number",
  boolean: "true or false",
  null: "null",
  unknown: "anything",
};
