import type { EndpointOperation, ModuleOperation } from "../spec/model/operation.js";
import type { Origin, Parameter } from "../spec/model/parameter.js";
import type { ModuleResult, ResultField, ResultShape } from "../spec/model/result.js";

/** The page shows no positions. */
const NOWHERE: Origin = { file: "", pointer: "" };

/**
 * A module without the parts that the page does not show: positions, remarks, the parameters of format
 * version 1, and the servers of fields that all servers of the result sent.
 */
export function moduleBlock(operation: ModuleOperation): ModuleOperation {
  const { remarks: _remarks, result, ...shown } = operation;
  return {
    ...shown,
    origin: NOWHERE,
    parameters: operation.parameters.map(withoutOrigin),
    templated: operation.templated.map((template) => ({
      ...template,
      ...withoutOrigin(template),
      variables: template.variables,
    })),
    ...(result && { result: shortResult(result) }),
  };
}

/** An operation of a directory without positions. */
export function endpointBlock(operation: EndpointOperation): EndpointOperation {
  const { body } = operation;
  return {
    ...operation,
    origin: NOWHERE,
    parameters: operation.parameters.map((parameter) => ({ ...parameter, origin: NOWHERE })),
    responses: operation.responses.map((response) => ({ ...response, origin: NOWHERE })),
    ...(body && { body: { ...body, origin: NOWHERE } }),
  };
}

function withoutOrigin({ remarks: _remarks, info, ...parameter }: Parameter): Parameter {
  return {
    ...parameter,
    origin: NOWHERE,
    info: info.map(({ name, values }) => ({ name, values })),
  };
}

function shortResult(result: ModuleResult): ModuleResult {
  const all = result.servers.join("\n");
  const short = (field: ResultField): ResultField => {
    return {
      ...field,
      shape: shortShape(field.shape, short),
      servers: field.servers.join("\n") === all ? [] : field.servers,
    };
  };
  return {
    ...result,
    response: result.response.map(short),
    generator: result.generator.map(short),
    bodies: result.bodies.map((body) =>
      body.is === "text"
        ? body
        : { ...body, is: { tuple: body.is.tuple.map((shape) => shortShape(shape, short)) } },
    ),
  };
}

function shortShape(shape: ResultShape, short: (field: ResultField) => ResultField): ResultShape {
  switch (shape.kind) {
    case "scalar":
    case "enum":
    case "flag":
      return shape;
    case "list":
      return { ...shape, items: shortShape(shape.items, short) };
    case "map":
      return { ...shape, values: shortShape(shape.values, short) };
    case "record":
      return { ...shape, fields: shape.fields.map(short) };
    case "union":
      return { ...shape, of: shape.of.map((each) => shortShape(each, short)) };
  }
}
