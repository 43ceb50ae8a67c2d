import type { JsonFormat } from "../content/json-format.js";
import type { ParamDescriptor } from "../model/descriptor.js";
import { serializationOf } from "./serialization.js";
import type { ParameterSerialization, Serialization } from "./serialization.js";

/** A parameter of an endpoint as data. */
export type EndpointParamDescriptor = ParamDescriptor & ParameterSerialization;

/** The parameters of an endpoint as data. */
export interface DescribedParameters {
  /** The path template. Names in braces are path parameters. */
  readonly path: string;
  readonly params: Readonly<Record<string, EndpointParamDescriptor>>;
  /** Reads and writes JSON. Default: `JSON.parse` and `JSON.stringify`. */
  readonly json?: Pick<JsonFormat, "parameter">;
}

/** A parameter of an endpoint with all defaults of its serialization. */
export interface WireParameter {
  /** The name in code. */
  readonly property: string;
  readonly param: EndpointParamDescriptor;
  readonly as: Serialization;
}

/** Parameters by endpoint, since builders run more often than endpoints are created. */
const known = /* @__PURE__ */ new WeakMap<
  DescribedParameters,
  ReadonlyMap<string, WireParameter>
>();

/** Returns the parameters of an endpoint by their names in code. */
export function endpointParameters(
  endpoint: DescribedParameters,
): ReadonlyMap<string, WireParameter> {
  const before = known.get(endpoint);
  if (before) return before;
  const found = new Map(
    Object.entries(endpoint.params).map(([property, param]) => [
      property,
      {
        property,
        param,
        as: serializationOf(property, param, endpoint.path, endpoint.json?.parameter(property)),
      },
    ]),
  );
  known.set(endpoint, found);
  return found;
}
