import { pointerTokens } from "../../base/json.js";
import { Validator } from "@cfworker/json-schema";
import type { OutputUnit, Schema } from "@cfworker/json-schema";
import type { PayloadError, PayloadValidator } from "../../../templates/runtime/model/payload.js";
import type { ValidatorOf } from "../../emit/parts/schema-validators.js";
import { oncePerObject } from "../../base/shared-parts.js";
import type { NamedSchemas } from "../../spec/schema/discriminator.js";
import { isAssertion } from "../../spec/schema/keywords.js";
import { mapSubschemas, referencedSchema } from "../../spec/schema/json-schema.js";
import type { JsonSchema } from "../../spec/schema/json-schema.js";

/** A difference between a value and its description. */
export interface SchemaFinding {
  /** The keyword of the schema. */
  readonly code: string;
  /** Names and indices from the value down. */
  readonly path: readonly string[];
  readonly message: string;
}

/** Lists the differences between a value and its schema; each one once. */
export function schemaFindings(
  validate: PayloadValidator<unknown>,
  value: unknown,
): readonly SchemaFinding[] {
  if (validate(value)) return [];
  const findings = (validate.errors ?? []).map(findingOf);
  return [...new Map(findings.map((each) => [JSON.stringify(each), each])).values()];
}

function findingOf({ keyword, instancePath, message }: PayloadError): SchemaFinding {
  const path = pointerTokens(instancePath);
  return { code: keyword, path, message: message ?? "does not match its schema" };
}

/**
 * Makes validators that interpret their schemas. ajv compiles schemas to code, which the policy of the
 * page forbids. A schema that cannot be interpreted accepts every value.
 *
 * @param schemas the named schemas that others refer to
 */
export function interpretedSchemas(schemas: NamedSchemas): ValidatorOf {
  // By index, since names of schemas may have any characters.
  const names = new Map(Object.keys(schemas).map((name, index) => [name, index]));
  const convert = oncePerObject((schema: JsonSchema): JsonSchema => {
    const { $ref: _reference, ...own } = mapSubschemas(schema, convert);
    const name = referencedSchema(schema);
    const assertions = Object.entries(own).filter(
      ([keyword]) => keyword === "format" || isAssertion(keyword),
    );
    return {
      ...Object.fromEntries(assertions),
      ...(name !== undefined && names.has(name) && { $ref: `#/$defs/${names.get(name)}` }),
    };
  });
  const defs = Object.fromEntries(
    Object.values(schemas).map((schema, index) => [index, convert(schema)]),
  );
  return oncePerObject((schema: JsonSchema) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a schema of 2020-12, as the check of documents found
    validatorOf({ ...convert(schema), $defs: defs } as Schema),
  );
}

function validatorOf(schema: Schema): PayloadValidator<unknown> {
  let made: Validator | undefined;
  const validate: PayloadValidator<unknown> = (value): value is unknown => {
    made ??= new Validator(schema, "2020-12", false);
    const { valid, errors } = made.validate(valueOfJson(value));
    validate.errors = valid ? [] : leavesOf(errors).map(payloadError);
    return valid;
  };
  return validate;
}

/**
 * The library knows the types of JSON alone. 64-bit integers are read as bigint, to keep their digits;
 * documents describe files as strings.
 */
function valueOfJson(value: unknown): unknown {
  if (value instanceof Blob) return "";
  if (typeof value === "bigint") return Number(value);
  if (Array.isArray(value)) return value.map(valueOfJson);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, valueOfJson(member)]),
  );
}

/** The errors without those that only say that a part has an error. */
function leavesOf(errors: readonly OutputUnit[]): readonly OutputUnit[] {
  return errors.filter(
    ({ keywordLocation }) =>
      !errors.some((other) => other.keywordLocation.startsWith(`${keywordLocation}/`)),
  );
}

function payloadError({ keyword, instanceLocation, error }: OutputUnit): PayloadError {
  return { instancePath: instanceLocation.slice(1), keyword, params: {}, message: error };
}
