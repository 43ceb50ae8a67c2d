// Generated from spec.json by `paramsmith generate`. Do not edit.

import type { JsonShape } from "../runtime/client.js";

/** The locations of 64-bit integers in payloads, by schema and by endpoint. */
export const openapiInt64JsonShapes: Readonly<Record<string, JsonShape>> = {
  "GET /pets parameter filter": { properties: { id: { int64: "bigint" } } },
  "POST /pets fields": {
    properties: {
      owner: { properties: { id: { int64: "bigint" } } },
      range: { properties: { from: { int64: "bigint" }, tags: { items: { int64: "bigint" } } } },
      rows: { items: { items: { int64: "bigint" } } },
    },
  },
  "GET /grids parameter rows": { items: { items: { int64: "bigint" } } },
  "GET /grids parameter range": { properties: { from: { int64: "bigint" } } },
  "GET /grids parameter X-Grid": { items: { int64: "bigint" } },
  "GET /range parameter range": { properties: { from: { int64: "bigint" } } },
};
