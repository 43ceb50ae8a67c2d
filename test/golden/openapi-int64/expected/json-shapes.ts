// Generated from spec.json by `paramsmith generate`. Do not edit.

import type { JsonShape } from "../runtime/client.js";

/** The locations of 64-bit integers in payloads, by schema and by endpoint. */
export const openapiInt64Shapes: Readonly<Record<string, JsonShape>> = {
  Pet: {
    properties: {
      id: { int64: "bigint" },
      age: { int64: "bigint" },
      parent: { int64: "bigint" },
      even: { int64: "bigint" },
      pairs: { items: { properties: { a: { int64: "bigint" }, b: { int64: "bigint" } } } },
      scores: { rest: { int64: "bigint" } },
      children: { items: { also: ["Pet"] } },
    },
  },
  Places: {
    properties: {
      unions: {
        items: { also: [{ when: { member: "kind", values: ["large"] }, also: ["Large"] }] },
      },
      tuple: { prefixItems: [{ int64: "bigint" }, {}], items: { int64: "bigint" } },
      patterns: { patterns: { "^x": { int64: "bigint" } } },
      dependent: { also: [{ when: { member: "t" }, properties: { v: { int64: "bigint" } } }] },
      contains: { items: { int64: "bigint" } },
    },
  },
  Large: { properties: { v: { int64: "bigint" } } },
  "GET /pets": { items: { also: ["Pet"] } },
  "GET /pets parameter ownerId": { int64: "bigint" },
  "GET /pets parameter after": { int64: "bigint" },
  "GET /pets parameter ids": { items: { int64: "bigint" } },
  "POST /pets": { also: ["Pet"] },
  "POST /pets body": { also: ["Pet"] },
  "GET /pets/{id}": { properties: { missing: { int64: "bigint" } }, also: ["Pet"] },
  "GET /pets/{id} parameter id": { int64: "bigint" },
  "GET /pets/{id} parameter X-Trace": { int64: "bigint" },
  "GET /pets/{id} parameter session": { int64: "bigint" },
  "GET /places": { also: ["Places"] },
  "POST /forms fields": {
    properties: { id: { int64: "bigint" }, ids: { items: { int64: "bigint" } } },
  },
};
