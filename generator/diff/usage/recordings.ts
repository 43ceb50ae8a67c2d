import { relative, sep } from "node:path";
import { isObject } from "../../../templates/runtime/model/json.js";
import type { AnyEndpoint } from "../../../templates/runtime/openapi/endpoint.js";
import { parseRaw } from "../../../templates/runtime/openapi/endpoint-parser.js";
import { endpointParameters } from "../../../templates/runtime/styles/described.js";
import { matchedPath } from "../../../templates/runtime/styles/path-template.js";
import { decodedQuery, rawRequest } from "../../../templates/runtime/styles/wire-request.js";
import { splitValues } from "../../../templates/runtime/wire/wire-text.js";
import { wireParams } from "../../../templates/runtime/wire/wire-params.js";
import type { WireParams } from "../../../templates/runtime/wire/wire-params.js";
import { hasErrors } from "../../base/diagnostic.js";
import type { Diagnostic, Staged } from "../../base/diagnostic.js";
import {
  recordedRequest,
  parseExchangeLine,
  lineDiagnostic,
  startOfLine,
} from "../../base/exchange-line.js";
import { groupBy } from "../../base/group.js";
import { parseJson } from "../../base/json.js";
import { oncePerObject } from "../../base/shared-parts.js";
import type { ModuleOperation } from "../../spec/model/operation.js";
import { readSource } from "../../project/source.js";
import { isMadeOf } from "../../../templates/runtime/model/named-by-template.js";
import type { Finding, UsedLocation } from "../finding.js";
import type { ComparedSpec } from "../compared-spec.js";
import { isEnumerating, ruleById } from "../rules.js";
import { operationFinder } from "./recorded-operations.js";
import type { RecordedOperation, SentRequest } from "./recorded-operations.js";
import { affectedValue, memberOf } from "./subjects.js";

/** A recorded request to a module or an operation. */
export interface RecordedUse {
  readonly module: string;
  readonly position: UsedLocation;
  /** The values of the parameters that it gives. */
  readonly values: Values;
  /** The names of headers and cookies, which recordings do not contain. */
  readonly unrecorded: ReadonlySet<string>;
}

/** The values of parameters and of members of objects in them, by name. */
type Values = ReadonlyMap<string, readonly string[]>;

const MAX_LINE = 200;

/** The recorded requests do not show which fields of their responses a program reads. */
const RESPONSE = "a recorded request, whose response may be read";

const UNRECORDED = "a recorded request, whose headers were not recorded";

/**
 * Reads recorded requests, written by `serve --record` or a different tool. Keeps the first of
 * several requests with the same values.
 */
export function recordedUses(
  cwd: string,
  paths: readonly string[],
  specs: readonly ComparedSpec[],
): Staged<readonly RecordedUse[]> {
  const findOperations = operationFinder(specs.map(({ model }) => model));
  const diagnostics: Diagnostic[] = [];
  const uses = new Map<string, RecordedUse>();
  for (const path of paths) {
    const label = relative(cwd, path).split(sep).join("/");
    const source = readSource(path, label);
    diagnostics.push(...source.diagnostics);
    const lines = new TextDecoder().decode(source.value?.bytes).split(/\r?\n/);
    for (const [index, text] of lines.entries()) {
      if (text.trim() === "") continue;
      const line = parseExchangeLine(text);
      if (line.kind !== "record" && line.kind !== "cassette") {
        diagnostics.push(lineDiagnostic(line.kind, startOfLine(label, index + 1)));
        continue;
      }
      const request = line.kind === "record" ? line.request : recordedRequest(line.exchange);
      const position = lineLocation(label, index + 1, text);
      const sent = sentRequest(request);
      for (const operation of findOperations(sent)) {
        const found = useOf(operation, sent);
        if (!found) continue;
        const key = JSON.stringify([found.module, ...found.values]);
        if (!uses.has(key)) uses.set(key, { ...found, position });
      }
    }
  }
  return hasErrors(diagnostics)
    ? { value: undefined, diagnostics }
    : { value: [...uses.values()], diagnostics };
}

function lineLocation(file: string, line: number, text: string): UsedLocation {
  return {
    file,
    line,
    column: 1,
    excerpt: { firstLine: line, lines: [text.slice(0, MAX_LINE)] },
  };
}

/** Splits a request: a query, or a path or URL, optionally after a method. */
function sentRequest(request: string): SentRequest {
  const [before = "", method] = /^([A-Z]+)\s+/.exec(request) ?? [];
  const text = request.slice(before.length).replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, "");
  const start = text.indexOf("?");
  const isPath = text.startsWith("/") || start >= 0;
  const query = isPath ? (start < 0 ? "" : text.slice(start + 1)) : text;
  const path = isPath ? text.slice(0, start < 0 ? undefined : start) : undefined;
  return {
    query,
    params: wireParams(query),
    ...(method !== undefined && { method: method.toUpperCase() }),
    ...(path !== undefined && { segments: path.split("/").filter((part) => part !== "") }),
  };
}

/** The use of an operation by a request; undefined if the request is for others. */
function useOf(
  recorded: RecordedOperation,
  sent: SentRequest,
): Omit<RecordedUse, "position"> | undefined {
  switch (recorded.kind) {
    case "module": {
      const { module } = recorded;
      const values = moduleValues(module, sent.params);
      return values && { module: module.path, values, unrecorded: new Set() };
    }
    case "endpoint": {
      const { endpoint, template } = recorded;
      const { segments = [], method, query } = sent;
      if (method !== undefined && method !== endpoint.method) return undefined;
      const own = template.length === 0 ? segments : segments.slice(-template.length);
      const variables = matchedPath(template, own);
      if (!variables || !sent.segments) return undefined;
      const unrecorded = [...endpointParameters(endpoint).values()].flatMap(({ property, as }) =>
        as.location === "header" || as.location === "cookie" ? [property, as.name] : [],
      );
      return {
        module: endpoint.operationId,
        values: endpointValues(endpoint, query, variables),
        unrecorded: new Set(unrecorded),
      };
    }
  }
}

/** A request selects a module as itself or as its generator, or both. */
function moduleValues(
  { name, prefix, select, generator, parameters, templated }: ModuleOperation,
  params: WireParams,
): Values | undefined {
  const isSelected = select.every(([key, value]) => valuesOfParameter(params, key).includes(value));
  const isGenerator = generator && valuesOfParameter(params, "generator").includes(name);
  if (!isSelected && !isGenerator) return undefined;
  const prefixes = [...(isSelected ? [prefix] : []), ...(isGenerator ? [`g${prefix}`] : [])];
  const isNamed = (each: string): boolean =>
    parameters.some((parameter) => parameter.name === each) ||
    templated.some((parameter) => each.startsWith(parameter.name.split("{", 1)[0] ?? ""));
  const sent = prefixes.flatMap((own) =>
    [...params.keys()]
      .filter((key) => key.startsWith(own) && isNamed(key.slice(own.length)))
      .map((key) => [key.slice(own.length), valuesOfParameter(params, key)] as const),
  );
  return new Map(sent);
}

function endpointValues(
  endpoint: AnyEndpoint,
  query: string,
  variables: Readonly<Record<string, string>>,
): Values {
  const request = rawRequest(query, variables, {});
  const { texts } = parseRaw(endpoint, {}, request);
  const values = new Map<string, readonly string[]>();
  for (const { property, param, as } of endpointParameters(endpoint).values()) {
    const text = texts.get(property);
    if (text === undefined) continue;
    const names = [...new Set([property, as.name])];
    // Servers may also read a repeated name, or a list that is one string.
    for (const [key, raw] of request.query)
      if (key === as.name) addValues(values, names, decodedQuery(raw));
    addValues(values, names, param.type === "schema" ? parseJson(text)?.value : text);
  }
  return values;
}

/** Adds all values in a parameter, and those of its members. */
function addValues(
  values: Map<string, readonly string[]>,
  names: readonly string[],
  value: unknown,
): void {
  if (Array.isArray(value)) for (const item of value) addValues(values, names, item);
  else if (isObject(value)) {
    for (const name of names) values.set(name, values.get(name) ?? []);
    for (const [key, member] of Object.entries(value)) addValues(values, [...names, key], member);
  } else
    for (const name of names)
      values.set(name, [...new Set([...(values.get(name) ?? []), String(value)])]);
}

const usesByModule = oncePerObject((uses: readonly RecordedUse[]) =>
  groupBy(uses, ({ module }) => module),
);

/** The recorded requests that a finding affects. */
export function recordedLocations(finding: Finding, uses: readonly RecordedUse[]): UsedLocation[] {
  const { rule, module } = finding;
  const { affects, part } = ruleById(rule);
  if (affects === "nothing" || isEnumerating(finding)) return [];
  const member = memberOf(finding);
  const value = affectedValue(finding);
  const isOfRequest = part === undefined && !module.startsWith("#");
  const [parameter = ""] = (finding.parameter ?? "").split(/[.[{]/, 1);
  const found = new Map<string, UsedLocation>();
  // Requests that show the same are one use.
  for (const { position, values, unrecorded } of usesByModule(uses).get(module) ?? []) {
    const isUnrecorded = unrecorded.has(member) || unrecorded.has(parameter);
    const given = [...values].filter(([name]) => isNameOf(name, member));
    const isGiven = given.some(([, all]) => value === undefined || all.includes(value));
    const isUsed = affects === "omission" ? given.length === 0 : member === "" || isGiven;
    const isAboutAll = !isOfRequest || isUnrecorded || affects === "omission" || member === "";
    const key = JSON.stringify(isAboutAll ? [...values.keys()] : given);
    if (found.has(key) || (isOfRequest && !isUnrecorded && !isUsed)) continue;
    const reason = !isOfRequest ? RESPONSE : isUnrecorded ? UNRECORDED : undefined;
    found.set(key, { ...position, ...(reason !== undefined && { reason }) });
  }
  return [...found.values()];
}

/** A templated name matches several names. */
function isNameOf(name: string, parameter: string): boolean {
  return (
    name === parameter ||
    (parameter.includes("{") && isMadeOf(name, parameter.split(/\{[^{}]*\}/), 1))
  );
}

function valuesOfParameter(params: WireParams, name: string): readonly string[] {
  const value = params.get(name);
  if (value === undefined) return [];
  // A single value may contain the separator.
  return typeof value === "string" ? [...new Set([value, ...splitValues(value)])] : value;
}
