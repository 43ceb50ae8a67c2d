import type { Issue } from "../model/issue.js";
import type { ArgumentsOf, ParsedParams } from "../parse/parsed-params.js";
import { serverReporter } from "../parse/reporter.js";
import type { ParseOptions, Reporter, Rules } from "../rules/rule.js";
import { string } from "../rules/string.js";
import type { WireParameter } from "../styles/described.js";
import { endpointParameters } from "../styles/described.js";
import { matchedPath, pathTemplate } from "../styles/path-template.js";
import { ownsName, parseStyled, parseWireText } from "../styles/parse-parameter.js";
import type { EndpointInput, RawRequest } from "../styles/wire-request.js";
import { isWireRequest, rawRequest, rawTexts } from "../styles/wire-request.js";
import type { AnyEndpoint } from "./endpoint.js";

/** Parses the parameters of a request, or of its query string, like the endpoint's server. */
export type EndpointParser<Endpoint> = (
  wire: EndpointInput,
  options?: ParseOptions,
) => ParsedParams<ArgumentsOf<Endpoint>>;

/**
 * Creates the parser for an endpoint's parameters. Strings are used as they were sent. Numbers
 * follow the catalogue's rules, since the service's rules are unknown.
 */
export function endpointParser<Endpoint extends AnyEndpoint>(
  endpoint: Endpoint,
  rules: Rules = {},
): EndpointParser<Endpoint> {
  return (wire, options = {}) => {
    const { ok, args, issues } = parseRaw(endpoint, rules, rawOf(endpoint, wire), options);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the descriptor has each parameter, and the rules give values of its type
    return { ok, args: args as ArgumentsOf<Endpoint>, issues };
  };
}

function rawOf({ path }: AnyEndpoint, input: EndpointInput): RawRequest {
  if (!isWireRequest(input)) return rawTexts(input);
  const variables = matchedPath(pathTemplate(path), input.path.split("/")) ?? {};
  return rawRequest(input.search, variables, input.headers);
}

/** The parameters of a request as the endpoint parses them. */
export interface ParsedEndpointRequest extends ParsedParams<Readonly<Record<string, unknown>>> {
  /** The strings by name in code. They are JSON for parameters that a JSON Schema describes. */
  readonly texts: ReadonlyMap<string, string>;
  /** The names in the query that do not belong to a parameter. */
  readonly unknown: readonly string[];
}

/** Parses an endpoint's parameters from the parts of a request. */
export function parseRaw(
  endpoint: AnyEndpoint,
  rules: Rules,
  request: RawRequest,
  options: ParseOptions = {},
): ParsedEndpointRequest {
  const parameters = [...endpointParameters(endpoint).values()];
  const texts = new Map<string, string>();
  for (const each of parameters) {
    const text = textIn(request, each, parameters);
    if (text !== undefined) texts.set(each.property, text);
  }
  const names = new Set(request.query.map(([name]) => name));
  const unknown = [...names].filter((name) => !parameters.some((each) => isInQueryAs(each, name)));
  return { ...readTexts(endpoint, rules, texts, options), texts, unknown };
}

/** The string of a parameter: JSON for its rule to parse if a JSON Schema describes it. */
function textIn(
  request: RawRequest,
  { property, param, as }: WireParameter,
  parameters: readonly WireParameter[],
): string | undefined {
  if (param.type !== "schema" || as.isJson) return parseWireText(as, request);
  const value = parseStyled(as, param.shape, request, (name) =>
    parameters.some((other) => other.property !== property && other.as.name === name),
  );
  return value === undefined ? undefined : as.json.write(value);
}

/** Whether a name in the query belongs to a parameter. */
function isInQueryAs({ param, as }: WireParameter, name: string): boolean {
  return (
    as.location === "query" && ownsName(as, param.type === "schema" ? param.shape : undefined, name)
  );
}

/**
 * Parses an endpoint's parameters from their strings by name in code. Returns all issues up to the
 * first error.
 */
export function readTexts(
  endpoint: AnyEndpoint,
  rules: Rules,
  texts: ReadonlyMap<string, string>,
  options: ParseOptions,
): ParsedParams<Readonly<Record<string, unknown>>> {
  const operation = { path: endpoint.operationId, select: {} };
  const issues: Issue[] = [];
  const args = [...endpointParameters(endpoint).values()].flatMap((parameter) => {
    const { property } = parameter;
    const report = serverReporter(issues, operation, property, options);
    const value = readText(texts.get(property), parameter, rules, report);
    return value === undefined ? [] : [[property, value] as const];
  });
  const firstError = issues.findIndex(({ severity }) => severity === "error");
  return {
    ok: firstError < 0,
    args: Object.fromEntries(args),
    issues: firstError < 0 ? issues : issues.slice(0, firstError + 1),
  };
}

/** The value that applies: the default for an absent string, undefined after an error. */
function readText(
  text: string | undefined,
  { param, as }: WireParameter,
  rules: Rules,
  report: Reporter,
): unknown {
  if (text === undefined) {
    if (param.default === undefined && param.required) report.error("missingparam", "is required");
    return param.default;
  }
  if (param.deprecated) report.deprecated("is deprecated");
  const rule = rules[param.type] ?? string;
  // Catalogues reject empty required strings, but string schemas accept them.
  const { required: _required, ...stated } = param;
  const described = stated.type === "schema" ? { ...stated, json: as.json } : stated;
  if (rule.kind === "parsed") return rule.read(text, described, report);
  const value = rule.find(text, param, report.options);
  if (value === undefined) {
    const values = rule.values(param, report.options).map((allowed) => JSON.stringify(allowed));
    report.error("badvalue", `${JSON.stringify(text)} is not one of ${values.join(", ")}`);
  }
  return value;
}
