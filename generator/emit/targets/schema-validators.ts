import type { ValidateFunction } from "ajv";
import type { PayloadValidator } from "../../../templates/runtime/model/payload.js";
import type { NamedSchemas } from "../../spec/model/discriminator.js";
import type { DirectorySchema } from "../../spec/model/json-schema.js";
import { schemaKey } from "../../spec/parameters/schema.js";
import type { PlannedDirectory } from "../plan/planned.js";
import { payloadAjv } from "./payload-ajv.js";
import { validatorSchemas } from "./validator-schema.js";

/** The `$id` of the schema that contains the others. */
const ROOT = "checked";

/** Returns the validator of one of the schemas. */
export type ValidatorOf = (schema: DirectorySchema) => PayloadValidator<unknown>;

/**
 * Makes validators with the results of generated ones. Each is compiled when it is first used.
 *
 * @param checked the schemas to make validators of
 * @param schemas the named schemas that they refer to
 */
export async function schemaValidators(
  checked: readonly DirectorySchema[],
  schemas: NamedSchemas,
): Promise<ValidatorOf> {
  const ajv = await payloadAjv([...Object.values(schemas), ...checked]);
  // By index, since names of schemas may have any characters.
  const names = new Map(Object.keys(schemas).map((name, index) => [name, index]));
  const compilable = validatorSchemas(
    schemas,
    (name) => `${ROOT}#/named/${names.get(name) ?? name}`,
  );
  ajv.addSchema({
    $id: ROOT,
    named: Object.values(schemas).map(compilable),
    checked: checked.map(compilable),
  });
  return (schema) =>
    withinStack(() => ajv.compile({ $ref: `${ROOT}#/checked/${checked.indexOf(schema)}` }));
}

/** The schemas of parameters that have validators, by the names in their descriptors. */
export function checkedParameters({
  endpoints,
}: Pick<PlannedDirectory, "endpoints">): Readonly<Record<string, DirectorySchema>> {
  return Object.fromEntries(
    endpoints.flatMap(({ operation }) =>
      operation.parameters.flatMap(({ type }) =>
        type.kind === "schema" && type.names?.validate !== undefined
          ? [[schemaKey(type.names.validate), type.schema] as const]
          : [],
      ),
    ),
  );
}

/** Compiles a validator on first use. A value that exceeds the stack is an ordinary error. */
function withinStack(compile: () => ValidateFunction): PayloadValidator<unknown> {
  let compiled: ValidateFunction | undefined;
  const validate: PayloadValidator<unknown> = (value): value is unknown => {
    compiled ??= compile();
    try {
      const fits = compiled(value);
      validate.errors = compiled.errors ?? [];
      return fits;
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      validate.errors = [TOO_DEEP];
      return false;
    }
  };
  return validate;
}

const TOO_DEEP = {
  instancePath: "",
  keyword: "depth",
  params: {},
  message: "must not be nested as deeply",
};
