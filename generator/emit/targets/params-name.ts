import type { EndpointOperation } from "../../spec/model/operation.js";
import type { OperationNames } from "../plan/planned.js";

/** The type of an operation's parameters. Operations without parameters do not declare an interface. */
export function paramsName({ parameters }: EndpointOperation, { params }: OperationNames): string {
  return parameters.length > 0 ? params : "{}";
}
