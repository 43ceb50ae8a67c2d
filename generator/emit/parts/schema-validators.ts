import * as payloadBranches from "../../../templates/runtime/validate/payload-branches.js";
import * as payloadChecks from "../../../templates/runtime/validate/payload-checks.js";
import type { PayloadCheck } from "../../../templates/runtime/validate/payload-checks.js";
import type { PayloadValidator } from "../../../templates/runtime/model/payload.js";
import type { NamedSchemas } from "../../spec/schema/discriminator.js";
import { reachableNames } from "../../spec/schema/json-schema.js";
import type { JsonSchema } from "../../spec/schema/json-schema.js";
import { schemaKey } from "../../spec/parameters/schema.js";
import type { PlannedOpenApi } from "../plan/planned.js";
import { schemaChecks } from "./shared-schemas.js";

/** Returns the validator for one of the schemas. */
export type ValidatorOf = (schema: JsonSchema) => PayloadValidator<unknown>;

/**
 * Makes the validators that are generated from schemas. Their code is run when one is first used.
 *
 * @param checked the schemas to make validators of
 * @param schemas the named schemas that they refer to
 */
export function schemaValidators(
  checked: readonly JsonSchema[],
  schemas: NamedSchemas,
): ValidatorOf {
  let checks: readonly PayloadCheck[] | undefined;
  return (schema) => {
    const index = checked.indexOf(schema);
    return payloadChecks.payloadValidator((value, path, errors) => {
      checks ??= loadChecks(checked, schemas);
      checks[index]?.(value, path, errors);
    });
  };
}

function loadChecks(
  checked: readonly JsonSchema[],
  schemas: NamedSchemas,
): readonly PayloadCheck[] {
  const names = [...reachableNames(checked, schemas)].filter((name) =>
    Object.hasOwn(schemas, name),
  );
  // Names of schemas may have any characters.
  const ofNamed = new Map(names.map((name, index) => [name, `named${index}`]));
  const { functions, helpers, expressions } = schemaChecks(
    [
      ...names.map((name) => ({
        name: ofNamed.get(name) ?? "",
        schema: schemas[name] ?? {},
        isNamed: true,
      })),
      ...checked.map((schema, index) => ({ name: `checked${index}`, schema, isNamed: false })),
    ],
    schemas,
    (name) => ofNamed.get(name) ?? name,
  );
  const code = functions.flatMap(({ constants, text }) => [...constants, text]);
  const results = checked.map((_schema, index) => expressions.get(`checked${index}`));
  // oxlint-disable-next-line typescript/no-implied-eval, no-new-func -- the code that is generated for the schemas, without the file
  const load = new Function(
    "runtime",
    `"use strict";
    const { ${helpers.join(", ")} } = runtime;
    ${code.join("\n")}
    return [${results.join(", ")}];`,
  );
  return load({ ...payloadChecks, ...payloadBranches });
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
