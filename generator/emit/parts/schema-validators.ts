import type { ValidateFunction } from "ajv";
import type { PayloadValidator } from "../../../templates/runtime/model/payload.js";
import type { NamedSchemas } from "../../spec/schema/discriminator.js";
import type { JsonSchema } from "../../spec/schema/json-schema.js";
import { schemaKey } from "../../spec/parameters/schema.js";
import type { PlannedOpenApi } from "../plan/planned.js";
import { validatorSchemas, hasInheritedMember } from "./validator-schema.js";
import type { Ajv2020, Options } from "ajv/dist/2020.js";
import { TEXT_FORMATS } from "../../spec/schema/formats.js";
import { hasUnevaluated } from "../../spec/schema/json-schema.js";

/** The `$id` of the schema that contains the others. */
const ROOT = "checked";

/** Returns the validator of one of the schemas. */
export type ValidatorOf = (schema: JsonSchema) => PayloadValidator<unknown>;

/**
 * Makes validators with the results of generated ones. Each is compiled when it is first used.
 *
 * @param checked the schemas to make validators of
 * @param schemas the named schemas that they refer to
 */
export async function schemaValidators(
  checked: readonly JsonSchema[],
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
}: Pick<PlannedOpenApi, "endpoints">): Readonly<Record<string, JsonSchema>> {
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

/**
 * Creates an ajv that compiles the results of `validatorSchema`, with the options of generated
 * validators. It is loaded on first use, because that takes longer than most runs.
 *
 * @param all the schemas of the document that it compiles
 */
export async function payloadAjv(
  all: readonly JsonSchema[],
  code: Options["code"] = {},
): Promise<Ajv2020> {
  const [{ Ajv2020: Ajv }, { addDiscriminator }, { addFile }, { addInt64 }, { addMultipleOf }] =
    await Promise.all([
      import("ajv/dist/2020.js"),
      import("./keywords.js"),
      import("./keywords.js"),
      import("./keywords.js"),
      import("./keywords.js"),
    ]);
  const ajv = new Ajv({
    strict: true,
    // The OpenAPI document's schema has been checked. Compiling the meta schema takes longer than all
    // payload schemas.
    meta: false,
    validateSchema: false,
    allErrors: true,
    formats: Object.fromEntries(TEXT_FORMATS),
    strictTypes: false,
    strictTuples: false,
    strictRequired: false,
    strictSchema: false,
    ownProperties: all.some(hasInheritedMember),
    code,
  });
  // Ajv2020 always sets these options; without them, validators are shorter.
  ajv.opts.unevaluated = all.some(hasUnevaluated);
  ajv.opts.dynamicRef = false;
  addDiscriminator(ajv);
  addFile(ajv);
  addInt64(ajv);
  addMultipleOf(ajv);
  return ajv;
}
