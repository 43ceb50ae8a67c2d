// Requests to an operation of a directory, and the service that reads them.

import type { AnyModule, Typed, VerbatimTexts } from "../model/descriptor.js";
import type { ArgumentsOf, ParsedParams, ParsedWireParams } from "../read/parsed-params.js";
import { readParams } from "../read/parsed-params.js";
import type { Checks } from "../rules/check.js";
import type { ReadOptions, Rules } from "../rules/rule.js";
import type { WireParameter } from "../styles/described.js";
import { endpointParameters } from "../styles/described.js";
import { filledPath, matchedPath, pathTemplate } from "../styles/path-template.js";
import type { Serialization } from "../styles/serialization.js";
import { ownsName, readStyled, readWireText } from "../styles/read-parameter.js";
import { isUnwritten, unwritableReason } from "../styles/unwritable.js";
import type { EndpointInput, RawRequest } from "../styles/wire-request.js";
import { isWireRequest, rawRequest, rawTexts } from "../styles/wire-request.js";
import { writtenText } from "../styles/write-parameter.js";
import type { Validator } from "../validate/validator.js";
import { validator } from "../validate/validator.js";
import { wellFormed } from "../wire/well-formed.js";
import type { WireParams } from "../wire/wire-params.js";
import type { AnyEndpoint } from "./endpoint.js";

/**
 * Makes the strict validator of an endpoint. It also refuses values that a request cannot hold, such
 * as path parameters that addresses do not keep.
 */
export function endpointValidator<Params extends object>(
  endpoint: AnyEndpoint & Typed<Params, object>,
  checks: Checks = {},
): Validator<Params> {
  let parameters: readonly WireParameter[] | undefined;
  return validator(endpointModule(endpoint), checks, (known, _module, _checks, values, add) => {
    parameters ??= [...endpointParameters(endpoint).values()].filter(
      ({ param, as }) => as.location !== "query" || param.type === "schema",
    );
    for (const [name, reason] of unwritableValues(endpoint.path, parameters, values))
      add(name, { code: "badvalue", text: reason });
    return known;
  });
}

/** The parameters that a request cannot hold, with the reasons. */
function unwritableValues(
  path: string,
  parameters: readonly WireParameter[],
  values: Readonly<Record<string, unknown>>,
): readonly (readonly [property: string, reason: string])[] {
  const found: (readonly [string, string])[] = [];
  const inPath = new Map<string, WireParameter & { readonly text: string }>();
  for (const each of parameters) {
    const { property, param, as } = each;
    const value = values[property];
    if (value === undefined) continue;
    const isNeeded = param.required === true || param.default !== undefined;
    const written = writtenOrReason(as, value, isNeeded);
    if (written.reason !== undefined) found.push([property, written.reason]);
    else if (as.location === "path") inPath.set(as.name, { ...each, text: written.text });
  }
  if (inPath.size === 0) return found;
  const texts = [...inPath].map(([name, { text }]) => [name, text]);
  for (const name of filledPath(path, Object.fromEntries(texts)).lost) {
    const { property, param, text } = inPath.get(name) ?? {};
    // The check of texts reports empty ones.
    if (property !== undefined && (text !== "" || param?.type === "schema"))
      found.push([property, `must not be ${JSON.stringify(text)} in a path`]);
  }
  return found;
}

/** The text of a path parameter, or the reason why a request cannot hold the value. */
type Written = { readonly reason: string } | { readonly reason?: undefined; readonly text: string };

function writtenOrReason(as: Serialization, value: unknown, isNeeded: boolean): Written {
  try {
    if (isNeeded && isUnwritten(as, value))
      return { reason: "must not be empty, because nothing is sent for an empty value" };
    const reason = unwritableReason(as, value);
    if (reason !== undefined) return { reason };
    return { text: as.location === "path" ? (writtenText(as, value) ?? "") : "" };
  } catch (error) {
    // A bigint where the type has none, or a value that contains itself.
    if (error instanceof TypeError) return { reason: "must have only values of JSON" };
    throw error;
  }
}

/** The parameters of a request, as the endpoint reads them. */
export interface ReadEndpoint extends ParsedWireParams {
  /** The texts by the names in code: JSON for parameters that a JSON Schema describes. */
  readonly texts: WireParams;
  /** The names in the query that no parameter has. */
  readonly unknown: readonly string[];
}

/** Parses the parameters of a request, or of its query string, as the server of an endpoint does. */
export type EndpointReader<Endpoint> = (
  wire: EndpointInput,
  options?: ReadOptions,
) => ParsedParams<ArgumentsOf<Endpoint>>;

/**
 * Makes the parser of an endpoint's parameters. Texts are taken as they were sent; for numbers, the
 * rules of the catalogue apply, since those of the service are unknown.
 */
export function endpointReader<Endpoint extends AnyEndpoint>(
  endpoint: Endpoint,
  rules: Rules = {},
): EndpointReader<Endpoint> {
  return (wire, options = {}) => {
    const { ok, args, issues } = readRaw(endpoint, rules, rawOf(endpoint, wire), options);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the descriptor has each parameter, and the rules give values of its type
    return { ok, args: args as ArgumentsOf<Endpoint>, issues };
  };
}

function rawOf({ path }: AnyEndpoint, input: EndpointInput): RawRequest {
  if (!isWireRequest(input)) return rawTexts(input);
  const variables = matchedPath(pathTemplate(path), input.path.split("/")) ?? {};
  return rawRequest(input.search, variables, input.headers);
}

/** Reads an endpoint's parameters from a request that has been split. */
export function readRaw(
  endpoint: AnyEndpoint,
  rules: Rules,
  request: RawRequest,
  options: ReadOptions = {},
): ReadEndpoint {
  const parameters = [...endpointParameters(endpoint).values()];
  const texts = new Map<string, string>();
  for (const { property, param, as } of parameters) {
    const text =
      param.type === "schema" && !as.isJson
        ? jsonText(
            as,
            readStyled(as, param.shape, request, (name) =>
              parameters.some((other) => other.property !== property && other.as.name === name),
            ),
          )
        : readWireText(as, request);
    if (text !== undefined) texts.set(property, text);
  }
  const unknown = new Set<string>();
  for (const [name] of request.query)
    if (!parameters.some((each) => isInQueryAs(each, name))) unknown.add(name);
  const { ok, args, issues, found, used } = readParams(
    endpointModule(endpoint),
    rules,
    texts,
    options,
  );
  return { ok, args, issues, found, used, texts, unknown: [...unknown] };
}

/** Whether a name in the query belongs to a parameter. */
function isInQueryAs({ param, as }: WireParameter, name: string): boolean {
  return (
    as.location === "query" && ownsName(as, param.type === "schema" ? param.shape : undefined, name)
  );
}

/** The JSON of a parameter, which the rule of the parameter reads. */
function jsonText({ json }: Serialization, value: unknown): string | undefined {
  return value === undefined ? undefined : json.write(value);
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

const modules = /* @__PURE__ */ new WeakMap<object, AnyModule>();

/** An endpoint as a module without prefix, so that one set of rules reads both; made once. */
export function endpointModule<Params, Defaults>(
  endpoint: AnyEndpoint & Typed<Params, Defaults>,
): AnyModule & Typed<Params, Defaults> {
  const known = modules.get(endpoint);
  if (known) return known;
  const { operationId } = endpoint;
  const module: AnyModule = {
    name: operationId,
    path: operationId,
    group: "",
    prefix: "",
    select: {},
    generator: false,
    texts: TEXTS,
    params: endpoint.json ? formattedParams(endpoint) : endpoint.params,
  };
  modules.set(endpoint, module);
  return module;
}

/** The parameters, with the format of their JSON. */
function formattedParams(endpoint: AnyEndpoint): AnyEndpoint["params"] {
  const params = [...endpointParameters(endpoint).values()].map(
    ({ property, param, as: { json } }) =>
      [property, param.type === "schema" ? { ...param, json } : param] as const,
  );
  return Object.fromEntries(params);
}
