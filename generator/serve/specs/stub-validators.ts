import type { ValidateFunction } from "ajv";
import type {
  BodyValidator,
  ContentRule,
} from "../../../templates/runtime/directory/request-body.js";
import type { PayloadError } from "../../../templates/runtime/model/payload.js";
import type { DirectoryStubApi } from "../../../templates/runtime/directory/stub.js";
import { payloadAjv } from "../../emit/directory/payload-ajv.js";
import { validatorSchema } from "../../emit/directory/validator-schema.js";
import { mapMembers } from "../../json/value.js";
import type { DirectorySchema } from "../../model/json-schema.js";
import { errorsOf } from "../../spec/schema.js";
import type { ServedContent, ServedDirectory } from "./served-spec.js";

/** The `$id` of the schema that contains the others. */
const ROOT = "served";

/** The parts of a stub that check values, with the results of generated validators. */
export async function stubValidators({
  bodies,
  items,
  schemas,
}: ServedDirectory): Promise<Required<Pick<DirectoryStubApi, "bodies" | "items">>> {
  const own = Object.values(bodies)
    .flatMap(({ contents }) => Object.values(contents))
    .flatMap(({ schema }) => (schema ? [schema] : []));
  const checked = [...own, ...Object.values(items)];
  const ajv = await payloadAjv([...Object.values(schemas), ...checked]);
  // By index, since names of schemas may have any characters.
  const names = Object.keys(schemas);
  const compilable = (schema: DirectorySchema): DirectorySchema =>
    validatorSchema(schema, schemas, (name) => `${ROOT}#/named/${names.indexOf(name)}`);
  ajv.addSchema({
    $id: ROOT,
    named: Object.values(schemas).map(compilable),
    checked: checked.map(compilable),
  });
  const validatorOf = (schema: DirectorySchema): BodyValidator =>
    withinStack(() => ajv.compile({ $ref: `${ROOT}#/checked/${checked.indexOf(schema)}` }));
  const ruleOf = ({ schema, fields }: ServedContent): ContentRule => ({
    ...(schema && { validate: validatorOf(schema) }),
    ...(fields && { fields }),
  });
  return {
    bodies: mapMembers(bodies, ({ contents, ...body }) => ({
      ...body,
      contents: mapMembers(contents, ruleOf),
    })),
    items: mapMembers(items, validatorOf),
  };
}

/** Compiles a validator on first use. A body that exceeds the stack is an ordinary error. */
function withinStack(compile: () => ValidateFunction): BodyValidator {
  let compiled: ValidateFunction | undefined;
  const validate: ((value: unknown) => boolean) & { errors?: readonly PayloadError[] } = (
    value,
  ) => {
    compiled ??= compile();
    try {
      const fits = compiled(value);
      validate.errors = errorsOf(compiled);
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
  schemaPath: "",
  keyword: "depth",
  params: {},
  message: "must not be nested as deeply",
};
