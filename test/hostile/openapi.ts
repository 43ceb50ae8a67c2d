import {
  array,
  boolean,
  constantFrom,
  dictionary,
  integer,
  letrec,
  oneof,
  option,
  record,
  tuple,
  uniqueArray,
} from "fast-check";
import type { Arbitrary } from "fast-check";
import { hostileText } from "../property/hostile.js";
import { HOSTILE } from "./values.js";

type Json = Readonly<Record<string, unknown>>;

/** Any text, most often one that would break out of something. */
const anyText: Arbitrary<string> = oneof(hostileText, constantFrom(...Object.values(HOSTILE)));

/** A name that an operation or a schema may have, and none that is refused anyway. */
const plainName: Arbitrary<string> = constantFrom(
  "list",
  "get-it",
  "con",
  "class",
  "__proto__",
  "constructor",
  "toString",
  "P0",
  "Array",
  "a.b",
  "1st",
);

const annotations: Arbitrary<Json> = record(
  { title: anyText, description: anyText, default: anyText, example: anyText, $comment: anyText },
  { requiredKeys: [] },
);

const { schema } = letrec<{ schema: Json }>((tie) => ({
  schema: tuple(
    annotations,
    oneof(
      { maxDepth: 3 },
      record({ type: constantFrom("string", "integer", "boolean", "null") }),
      record({ const: anyText }),
      uniqueArray(anyText, { minLength: 1, maxLength: 4 }).map((values) => ({ enum: values })),
      record({ type: constantFrom("string"), format: anyText }),
      record({ $ref: constantFrom("#/components/schemas/P0", "#/components/schemas/a.b") }),
      record({ type: constantFrom("array"), items: tie("schema") }),
      tuple(dictionary(anyText, tie("schema"), { maxKeys: 4 }), boolean()).map(
        ([properties, all]) => ({
          type: "object",
          properties,
          ...(all && { required: Object.keys(properties) }),
        }),
      ),
      array(tie("schema"), { minLength: 1, maxLength: 3 }).map((anyOf) => ({ anyOf })),
    ),
  ).map(([notes, form]) => ({ ...notes, ...form })),
}));

const parameter: Arbitrary<Json> = record({
  name: anyText,
  in: constantFrom("query"),
  required: boolean(),
  description: anyText,
  schema: oneof(
    record({ type: constantFrom("string", "integer", "boolean"), description: anyText }),
    uniqueArray(anyText, { minLength: 1, maxLength: 4 }).map((values) => ({
      type: "string",
      enum: values,
    })),
    record({ type: constantFrom("integer"), minimum: integer(), description: anyText }),
  ),
});

const operation: Arbitrary<Json> = record({
  operationId: plainName,
  summary: anyText,
  description: anyText,
  deprecated: boolean(),
  parameters: uniqueArray(parameter, { selector: ({ name }) => name, maxLength: 4 }),
  responses: record({
    "200": record({
      description: anyText,
      content: record({ "application/json": record({ schema }) }),
    }),
  }),
});

/** OpenAPI documents of up to three operations; some are refused, as for a property `__proto__`. */
export const documents: Arbitrary<Json> = record({
  openapi: constantFrom("3.1.0"),
  info: record({ title: anyText, version: anyText, description: anyText }),
  paths: uniqueArray(tuple(anyText, operation), {
    selector: ([, { operationId }]) => operationId,
    minLength: 1,
    maxLength: 3,
  }).map((paths) =>
    Object.fromEntries(paths.map(([path, get]) => [`/${path.replaceAll(/[{}]/g, "")}`, { get }])),
  ),
  components: record({
    schemas: option(schema, { nil: { type: "string" } }).map((first) => ({
      P0: first,
      "a.b": { type: "string" },
    })),
  }),
});
