import { relative, sep } from "node:path";
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
  repeatedParams,
} from "../../base/exchange-line.js";
import type { EndpointOperation, ModuleOperation, Operation } from "../../spec/model/operation.js";
import { readSource } from "../../project/source.js";
import { isMadeOf } from "../../../templates/runtime/model/named-by-template.js";
import type { Finding, UsedLocation } from "../finding.js";
import type { ComparedSpec } from "../compared-spec.js";
import { isEnumerating, ruleById } from "../rules.js";
import { affectedValue, memberOf } from "./subjects.js";

/** A recorded request to a module or an operation. */
export interface RecordedUse {
  readonly module: string;
  readonly position: UsedLocation;
  /** The values of the parameters that it gives. */
  readonly values: ReadonlyMap<string, readonly string[]>;
}

const MAX_LINE = 200;

/** The recorded requests do not show which fields of their responses a program reads. */
const RESPONSE = "a recorded request, whose response may be read";

/**
 * Reads recorded requests, written by `serve --record` or a different tool. Keeps the first of
 * several requests with the same values.
 */
export function recordedUses(
  cwd: string,
  paths: readonly string[],
  specs: readonly ComparedSpec[],
): Staged<readonly RecordedUse[]> {
  const operations = specs.flatMap((spec): readonly Operation[] => spec.model.operations);
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
      for (const operation of operations) {
        const values = valuesFor(operation, request);
        const module = operation.kind === "module" ? operation.path : operation.name;
        if (!values) continue;
        const key = JSON.stringify([module, ...values]);
        if (!uses.has(key)) uses.set(key, { module, position, values });
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

type Values = ReadonlyMap<string, readonly string[]>;

/** The values that a request gives to an operation; undefined if it is for others. */
function valuesFor(operation: Operation, request: string): Values | undefined {
  const start = request.indexOf("?");
  const isPath = request.startsWith("/") || start >= 0;
  const query = isPath ? (start < 0 ? "" : request.slice(start + 1)) : request;
  if (operation.kind === "module") return moduleValues(operation, wireParams(query));
  const path = request.slice(0, start < 0 ? undefined : start);
  return isPath ? endpointValues(operation, path, repeatedParams(query)) : undefined;
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
  { path, parameters }: EndpointOperation,
  requested: string,
  params: WireParams,
): Values | undefined {
  const parts = path.split("/").filter((part) => part !== "");
  const own = requested
    .split("/")
    .filter((part) => part !== "")
    .slice(-parts.length);
  const isSame =
    own.length === parts.length &&
    parts.every((part, index) => part.includes("{") || part === own[index]);
  if (!isSame) return undefined;
  const sent = parameters.map(({ name }) => {
    const index = parts.indexOf(`{${name}}`);
    return [name, index < 0 ? valuesOfParameter(params, name) : [own[index] ?? ""]] as const;
  });
  return new Map(sent.filter(([, values]) => values.length > 0));
}

/** The recorded requests that a finding affects. */
export function recordedLocations(finding: Finding, uses: readonly RecordedUse[]): UsedLocation[] {
  const { rule, module } = finding;
  const { affects, part } = ruleById(rule);
  if (affects === "nothing" || isEnumerating(finding)) return [];
  const member = memberOf(finding);
  const value = affectedValue(finding);
  const isOfRequest = part === undefined && !module.startsWith("#");
  const found = new Map<string, UsedLocation>();
  // Requests that show the same are one use.
  for (const { position, values } of uses.filter((use) => use.module === module)) {
    const given = [...values].filter(([name]) => isNameOf(name, member));
    const isGiven = given.some(([, all]) => value === undefined || all.includes(value));
    const isUsed = affects === "omission" ? given.length === 0 : member === "" || isGiven;
    const isAboutAll = !isOfRequest || affects === "omission" || member === "";
    const key = JSON.stringify(isAboutAll ? [...values.keys()] : given);
    if (found.has(key) || (isOfRequest && !isUsed)) continue;
    found.set(key, isOfRequest ? position : { ...position, reason: RESPONSE });
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
