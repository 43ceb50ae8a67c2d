import type { ContentRule } from "../../templates/runtime/openapi/request-body.js";
import type { DialectStubApi } from "../../templates/runtime/data-rest/stub.js";
import { schemaValidators } from "../emit/parts/schema-validators.js";
import { mapMembers } from "../base/json.js";
import type { ServedContent, ServedOpenApi } from "./served-spec.js";

/** The parts of a stub that check values, with the results of generated validators. */
export function stubValidators({
  bodies,
  items,
  parameters,
  schemas,
}: ServedOpenApi): Required<Pick<DialectStubApi, "bodies" | "items" | "validators">> {
  const own = Object.values(bodies)
    .flatMap(({ contents }) => Object.values(contents))
    .flatMap(({ schema }) => (schema ? [schema] : []));
  const checked = [...own, ...Object.values(items), ...Object.values(parameters)];
  const validatorOf = schemaValidators(checked, schemas);
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
    validators: mapMembers(parameters, validatorOf),
  };
}
