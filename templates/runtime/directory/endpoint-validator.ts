// Requests to an operation of a directory, the service that reads them, and its stub.

import type { AnyModule, Typed, VerbatimTexts } from "../model/descriptor.js";
import type { AnyEndpoint } from "./endpoint.js";
import { readModule } from "../read/parsed-params.js";
import type { Arguments, ParsedParams, WireInput } from "../read/parsed-params.js";
import type { Checks } from "../rules/check.js";
import type { ReadOptions, Rules } from "../rules/rule.js";
import { wellFormed } from "../wire/well-formed.js";
import { plainParams } from "../wire/wire-params.js";
import { validator } from "../validate/validator.js";
import type { Validator } from "../validate/validator.js";

/**
 * Makes the strict validator of an endpoint. It also refuses the path parameters that addresses do
 * not keep.
 */
export function endpointValidator<Params extends object>(
  endpoint: AnyEndpoint & Typed<Params, object>,
  checks: Checks,
): Validator<Params> {
  return validator(endpointModule(endpoint), checks, (known, _module, _checks, values, add) => {
    for (const name of pathParameters(endpoint)) {
      const value = values[name];
      if (value === "." || value === "..")
        add(name, { code: "badvalue", text: `must not be "${value}" in a path` });
    }
    return known;
  });
}

function pathParameters({ path, params }: AnyEndpoint): readonly string[] {
  return Object.keys(params).filter((name) => path.includes(`{${name}}`));
}

/**
 * Reads an endpoint's parameters from a query string. Texts are taken as they were sent; for other
 * types, the rules of the catalogue apply, since those of the service are unknown.
 */
export function readEndpoint<Params extends object, Defaults extends object>(
  endpoint: AnyEndpoint & Typed<Params, Defaults>,
  rules: Rules,
  input: WireInput,
  options: ReadOptions = {},
): ParsedParams<Arguments<Params, Defaults>> {
  return readModule(endpointModule(endpoint), rules, plainParams(input), options);
}

/** A directory reads texts as they were sent. */
const TEXTS: VerbatimTexts = {
  sent: wellFormed,
  changed: {
    code: "badutf8",
    text: "holds half a surrogate pair, which is sent as U+FFFD",
    loss: true,
  },
};

/** An endpoint as a module without prefix, so that one set of rules reads both. */
export function endpointModule<Params, Defaults>({
  operationId,
  params,
}: AnyEndpoint & Typed<Params, Defaults>): AnyModule & Typed<Params, Defaults> {
  return {
    name: operationId,
    path: operationId,
    group: "",
    prefix: "",
    select: {},
    generator: false,
    texts: TEXTS,
    params,
  };
}
