// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { AnyModule, ModuleDescriptor } from "./descriptor.js";
import type { AnyEndpoint, EndpointDescriptor } from "./endpoint.js";
import { readModule } from "./reading.js";
import type { Arguments, Reading, WireInput } from "./reading.js";
import type { ReadOptions, Rules } from "./rules/rule.js";
import { validator } from "./validator.js";
import type { Validator } from "./validator.js";

/** Makes the strict validator of an endpoint. */
export function endpointValidator<Params extends object>(
  endpoint: EndpointDescriptor<string, Params>,
  rules: Rules,
): Validator<Params> {
  return validator(
    endpointModule(endpoint as unknown as AnyEndpoint),
    rules,
  ) as Validator<object> as Validator<Params>;
}

/** Reads an endpoint's parameters from a query string by the catalogue's rules, since the service's own are not known. */
export function readEndpoint<Params extends object, Defaults extends object>(
  endpoint: EndpointDescriptor<string, Params, Defaults>,
  rules: Rules,
  input: WireInput,
  options: ReadOptions = {},
): Reading<Arguments<Params, Defaults>> {
  const module = endpointModule(endpoint as unknown as AnyEndpoint) as unknown as ModuleDescriptor<
    string,
    string,
    boolean,
    Params,
    Defaults
  >;
  return readModule(module, rules, input, options);
}

/** An endpoint as a module without prefix, so that one set of rules reads both. */
export function endpointModule({ operationId, params }: AnyEndpoint): AnyModule {
  return {
    name: operationId,
    path: operationId,
    group: "",
    prefix: "",
    select: {},
    generator: false,
    params,
  };
}
