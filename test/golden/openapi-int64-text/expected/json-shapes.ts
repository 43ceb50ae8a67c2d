// Generated from spec.json by `paramsmith generate`. Do not edit.

import type { JsonShape } from "../runtime/client.js";

/** The locations of 64-bit integers in payloads, by schema and by endpoint. */
export const openapiInt64TextShapes: Readonly<Record<string, JsonShape>> = {
  Pet: {
    properties: {
      id: { int64: "text" },
      age: { int64: "text" },
      parent: { int64: "text" },
      scores: { rest: { int64: "text" } },
      children: { items: { also: ["Pet"] } },
    },
  },
  "GET /pets": { items: { also: ["Pet"] } },
  "GET /pets parameter ownerId": { int64: "text" },
  "GET /pets parameter after": { int64: "text" },
  "GET /pets parameter ids": { items: { int64: "text" } },
  "POST /pets": { also: ["Pet"] },
  "POST /pets body": { also: ["Pet"] },
  "GET /pets/{id}": { properties: { missing: { int64: "text" } }, also: ["Pet"] },
  "GET /pets/{id} parameter id": { int64: "text" },
  "GET /pets/{id} parameter X-Trace": { int64: "text" },
  "GET /pets/{id} parameter session": { int64: "text" },
  "POST /forms fields": {
    properties: { id: { int64: "text" }, ids: { items: { int64: "text" } } },
  },
};
