import type { NamedSchemas } from "../schema/discriminator.js";
import { combinedSchemas } from "../schema/json-schema.js";
import type { JsonSchema } from "../schema/json-schema.js";

/** Whether a payload is sent by clients or by servers. */
export type PayloadDirection = "request" | "response";

/**
 * The keyword of members that payloads of a direction lack (JSON Schema 2020-12 validation, 9.4:
 * `readOnly` and `writeOnly`).
 */
const HIDING: Readonly<Record<PayloadDirection, string>> = {
  request: "readOnly",
  response: "writeOnly",
};

/**
 * The members that payloads of a direction lack: the properties of a schema that have the keyword,
 * and those of the schemas that it combines. Alternatives have members of their own.
 */
export function hiddenMembers(
  schema: JsonSchema,
  direction: PayloadDirection,
  schemas: NamedSchemas,
): ReadonlySet<string> {
  const hidden = new Set<string>();
  for (const { properties = {} } of combinedSchemas(schema, schemas))
    for (const [name, property] of Object.entries(properties))
      if (isHidden(property, direction, schemas)) hidden.add(name);
  return hidden;
}

/** Returns true if a schema, or one that it combines, has the keyword of the direction. */
function isHidden(schema: JsonSchema, direction: PayloadDirection, schemas: NamedSchemas): boolean {
  return combinedSchemas(schema, schemas).some((each) => each[HIDING[direction]] === true);
}

/** Returns true if a schema, or one that it combines, requires or describes one of the members. */
export function mentionsMembers(
  schema: JsonSchema,
  names: ReadonlySet<string>,
  schemas: NamedSchemas,
): boolean {
  return combinedSchemas(schema, schemas).some(
    ({ required, properties = {} }) =>
      (Array.isArray(required) && required.some((name) => names.has(String(name)))) ||
      Object.keys(properties).some((name) => names.has(name)),
  );
}
