import { createRequire } from "node:module";
import type { Ajv2020 as Ajv2020Class } from "ajv/dist/2020.js";
import { TEXT_FORMATS } from "./formats.js";
import { hasUnevaluated, isAssertion, mapSubschemas, referencedSchema } from "./json-schema.js";
import type { JsonSchema } from "./json-schema.js";
import { oncePerObject } from "../../base/once-per-object.js";
import type { NamedSchemas } from "./discriminator.js";

const require = createRequire(import.meta.url);

/** Returns true if a value matches a schema of an OpenAPI document. */
export type SchemaCheck = (schema: JsonSchema, value: unknown) => boolean;

/** Checks values by ajv, which is loaded with the first check. */
export function schemaCheck(schemas: NamedSchemas): SchemaCheck {
  // Recording evaluated members takes time, and ajv fails to do so for some schemas.
  const plain = lazily(() => ajvOf(schemas, false));
  const recording = lazily(() => ajvOf(schemas, true));
  const isRecorded = lazily(() => Object.values(schemas).some(hasUnevaluated));
  const validators = new WeakMap<JsonSchema, (value: unknown) => unknown>();
  return (schema, value) => {
    let validate = validators.get(schema);
    if (!validate) {
      const ajv = isRecorded() || hasUnevaluated(schema) ? recording() : plain();
      validate = ajv.compile(withKeys(schema));
      validators.set(schema, validate);
    }
    return validate(value) === true;
  };
}

function lazily<Value>(create: () => Value): () => Value {
  let known: { readonly value: Value } | undefined;
  return () => (known ??= { value: create() }).value;
}

function ajvOf(schemas: NamedSchemas, unevaluated: boolean): Ajv2020Class {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the package with its own types
  const { Ajv2020 } = require("ajv/dist/2020.js") as { Ajv2020: typeof Ajv2020Class };
  const ajv = new Ajv2020({
    strict: false,
    logger: false,
    meta: false,
    validateSchema: false,
    // Without it, ajv does not check `contains` beside `prefixItems`.
    allErrors: true,
    ownProperties: true,
    // Each schema is compiled for a few values only.
    messages: false,
    code: { optimize: false },
    formats: Object.fromEntries(TEXT_FORMATS),
  });
  ajv.opts.unevaluated = unevaluated;
  for (const [name, schema] of Object.entries(schemas))
    ajv.addSchema(withKeys(schema), keyOf(name));
  return ajv;
}

/**
 * Replaces references by the keys of schemas, and removes annotations and types that the document
 * lacks: without them, more values match two alternatives of a `oneOf`.
 */
const withKeys = oncePerObject((schema: JsonSchema): JsonSchema => {
  const name = referencedSchema(schema);
  const { format, "x-implied-type": isImplied } = schema;
  return {
    // ajv has keywords of its own, such as `nullable`.
    ...Object.fromEntries(
      Object.entries(mapSubschemas(schema, withKeys)).filter(
        ([keyword]) => isAssertion(keyword) && !(isImplied && keyword === "type"),
      ),
    ),
    ...(typeof format === "string" && TEXT_FORMATS.has(format) && { format }),
    ...(name !== undefined && { $ref: keyOf(name) }),
  };
});

/** The key of a named schema, whose name may have any characters. */
function keyOf(name: string): string {
  return `schema:${encodeURIComponent(name)}`;
}
