import type { Validated } from "../model/issue.js";
import type { ParseOptions } from "../rules/rule.js";
import { convertJsonSchema } from "./json-schema-target.js";
import type { JsonSchema } from "./json-schema-target.js";
import type { JsonSchemaOptions, StandardJsonSchema, StandardResult } from "./standard-schema.js";
import { standardResult } from "./strict-validator.js";
import type { Validator } from "./validator-types.js";

/** A validator that also provides its JSON Schema. */
export type JsonSchemaValidator<Params> = Validator<Params> & StandardJsonSchema<Params>;

/**
 * Adds a JSON Schema to a validator, as Standard JSON Schema defines. Returns a new validator and
 * does not change the original.
 *
 * @param validate a generated validator, such as `validateAllpages`
 * @param schema the JSON Schema of the same parameters in draft 2020-12, from `jsonSchemaOf` or a
 * generated file
 * @param options the account's options, for calls without options, such as those from libraries
 * @throws Error from `jsonSchema.input` and `jsonSchema.output` if the target is unknown or cannot
 * express the schema
 * @see https://standardschema.dev/json-schema
 */
export function withJsonSchema<Params>(
  validate: Validator<Params>,
  schema: JsonSchema,
  options: ParseOptions = {},
): JsonSchemaValidator<Params> {
  const check = (input: unknown, callOptions = options): Validated<Params> =>
    validate(input, callOptions);
  const standardValidate = (input: unknown): StandardResult<Params> => standardResult(check(input));
  const toJsonSchema = ({ target }: JsonSchemaOptions): Record<string, unknown> =>
    convertJsonSchema(schema, target);
  return Object.assign(check, {
    "~standard": {
      version: 1,
      vendor: "paramsmith",
      validate: standardValidate,
      jsonSchema: { input: toJsonSchema, output: toJsonSchema },
    },
  } as const);
}
