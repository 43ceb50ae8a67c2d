import { referencedSchema } from "../../spec/schema/json-schema.js";
import type { JsonSchema } from "../../spec/schema/json-schema.js";
import type { EndpointParameter, SchemaNames, SchemaType } from "../../spec/model/parameter.js";
import { isInline } from "../../spec/schema/shape.js";
import { identifierOf, upperFirst } from "./identifier.js";
import type {
  EndpointParts,
  OperationNames,
  PlannedOpenApi,
  PlannedParameterSchema,
  PlannedSchema,
} from "./planned.js";

/**
 * Plans the types and validators of parameters. A type with objects is declared for each parameter.
 * Validators of other values are shared by parameters with equal schemas, and with named schemas.
 *
 * @param named the named schemas of the document, with their identifiers
 * @param planSchema decides the identifiers of a schema
 */
export function planParameters(
  endpoints: readonly EndpointParts[],
  named: readonly (readonly [PlannedSchema, JsonSchema])[],
  planSchema: (name: string) => PlannedSchema,
): Pick<PlannedOpenApi, "parameterSchemas"> & { readonly endpoints: readonly EndpointParts[] } {
  const schemas: PlannedParameterSchema[] = [];
  // References to schemas without parts have been replaced by the schemas.
  const shared = new Map<string, PlannedSchema>(
    named.map(([planned, schema]) => [JSON.stringify(schema), planned]),
  );
  const add = (name: string, { schema, shape }: SchemaType): PlannedParameterSchema => {
    const made = { ...planSchema(name), schema, ...(isInline(shape) && { inline: shape }) };
    schemas.push(made);
    return made;
  };
  const namesOf = (name: string, type: SchemaType): SchemaNames | undefined => {
    const { schema, shape, isExact } = type;
    if (isInline(shape)) {
      if (isExact) return undefined;
      const key = JSON.stringify(schema);
      const planned = shared.get(key) ?? add(name, type);
      shared.set(key, planned);
      return { validate: planned.validate };
    }
    // Texts beside a reference do not change its values.
    const isAlone = Object.keys(schema).every((key) => key === "$ref" || key === "description");
    const reference = isAlone ? referencedSchema(schema) : undefined;
    const [known] = named.find(([each]) => each.name === reference) ?? [];
    const { type: declared, validate } = known ?? add(name, type);
    return { type: declared, validate };
  };
  const planned = (
    { request }: OperationNames,
    parameter: EndpointParameter,
  ): EndpointParameter => {
    const { type } = parameter;
    if (type.kind !== "schema") return parameter;
    const names = namesOf(upperFirst(request) + upperFirst(identifierOf(parameter.name)), type);
    return names ? { ...parameter, type: { ...type, names } } : parameter;
  };
  return {
    endpoints: endpoints.map(({ operation, ...endpoint }) => ({
      ...endpoint,
      operation: {
        ...operation,
        parameters: operation.parameters.map((each) => planned(endpoint.names, each)),
      },
    })),
    parameterSchemas: schemas,
  };
}
