import type { EndpointOperation } from "../model/operation.js";
import type { EndpointParameter, ParameterType } from "../model/parameter.js";
import type { OpenApiModel } from "../model/spec-model.js";

/**
 * Adds the conventions of the OpenAPI document's dialect to its operations, if they state nothing
 * else.
 */
export function withConventions(model: OpenApiModel): OpenApiModel {
  switch (model.dialect.kind) {
    case "plain":
      return model;
    case "spring-data-rest":
      return { ...model, operations: model.operations.map(dataRestOperation) };
  }
}

/** The paths of lists and searches: `/alliances` and `/alliances/search/findByName`. */
const LIST = /^\/[^/{}]+(?:\/search\/[^/{}]+)?$/;

function dataRestOperation(operation: EndpointOperation): EndpointOperation {
  return LIST.test(operation.path)
    ? { ...operation, parameters: operation.parameters.map(dataRestParameter) }
    : operation;
}

/**
 * The parameters of pages. Spring Data REST has 20 items on a page and at most 1000; it replaces other
 * values, and never refuses them. It sorts by all values of `sort`, in their order.
 */
function dataRestParameter(parameter: EndpointParameter): EndpointParameter {
  const { name, type } = parameter;
  if (name === "sort" && type.kind === "string" && parameter.in === "query")
    return { ...parameter, type: LIST_OF_TEXTS };
  if (type.kind !== "integer" || type.min !== undefined || type.max !== undefined) return parameter;
  switch (name) {
    case "size":
      return {
        ...parameter,
        type: { ...type, min: 1, max: 1000, enforcerange: false },
        default: parameter.default ?? 20,
      };
    case "page":
      return {
        ...parameter,
        type: { ...type, min: 0, enforcerange: false },
        default: parameter.default ?? 0,
      };
    default:
      return parameter;
  }
}

/** In a query string, each text is a parameter: `sort=name,desc&sort=id`. */
const LIST_OF_TEXTS: ParameterType = {
  kind: "schema",
  schema: { type: "array", items: { type: "string" } },
  shape: { items: "string" },
  isExact: true,
};
