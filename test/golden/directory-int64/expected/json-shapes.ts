// Generated from spec.json by `paramsmith generate`. Do not edit.

import type { JsonShape } from "../runtime/model/json.js";

/** The locations of 64-bit integers in payloads, by schema and by endpoint. */
export const directoryInt64Shapes: Readonly<Record<string, JsonShape>> = {
  Pet: {
    properties: {
      id: { int64: "bigint" },
      age: { int64: "bigint" },
      parent: { int64: "bigint" },
      scores: { rest: { int64: "bigint" } },
      children: { items: { also: ["Pet"] } },
    },
  },
  "GET /pets": { items: { also: ["Pet"] } },
  "POST /pets": { also: ["Pet"] },
  "POST /pets body": { also: ["Pet"] },
  "GET /pets/{id}": { properties: { missing: { int64: "bigint" } }, also: ["Pet"] },
};
