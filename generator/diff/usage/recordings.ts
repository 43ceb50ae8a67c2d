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

/** What a recorded request shows about one module: alternatives by `kind`. */
export type RecordedUse =
  /** The module is requested, with some parameters. */
  | {
      readonly kind: "request";
      readonly module: string;
      readonly position: UsedLocation;
      readonly given: readonly string[];
    }
  /** A parameter is sent. */
  | {
      readonly kind: "parameter";
      readonly module: string;
      readonly name: string;
      readonly values: readonly string[];
      readonly position: UsedLocation;
    };

const MAX_LINE = 200;

/** The recorded requests do not show which fields of their responses a program reads. */
const RESPONSE = "a recorded request, whose response may be read";

/**
 * Reads the uses of recorded requests, which `serve --record` or another tool wrote. The first
 * request of each kind is the location of its uses.
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
      for (const use of usesOf(request, operations, position)) {
        const key = JSON.stringify({ ...use, position: undefined });
        if (!uses.has(key)) uses.set(key, use);
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

function usesOf(
  request: string,
  operations: readonly Operation[],
  position: UsedLocation,
): readonly RecordedUse[] {
  const start = request.indexOf("?");
  const isPath = request.startsWith("/") || start >= 0;
  const path = isPath ? request.slice(0, start < 0 ? undefined : start) : undefined;
  const query = isPath ? (start < 0 ? "" : request.slice(start + 1)) : request;
  return operations.flatMap((operation) => {
    switch (operation.kind) {
      case "module":
        return moduleUses(operation, wireParams(query), position);
      case "endpoint":
        return path === undefined
          ? []
          : endpointUses(operation, path, repeatedParams(query), position);
    }
  });
}

/** The uses of a module that a request selects, as itself or as its generator. */
function moduleUses(
  { path, name, prefix, select, generator, parameters, templated }: ModuleOperation,
  params: WireParams,
  position: UsedLocation,
): readonly RecordedUse[] {
  const has = ([key, value]: readonly [string, string]): boolean =>
    valuesOfParameter(params, key).includes(value);
  const isGenerator = generator && valuesOfParameter(params, "generator").includes(name);
  if (!select.every(has) && !isGenerator) return [];
  const prefixes = [...(select.every(has) ? [prefix] : []), ...(isGenerator ? [`g${prefix}`] : [])];
  const isNamed = (each: string): boolean =>
    parameters.some((parameter) => parameter.name === each) ||
    templated.some((parameter) => each.startsWith(parameter.name.split("{", 1)[0] ?? ""));
  const sent = prefixes.flatMap((own) =>
    [...params.keys()].flatMap((key) => {
      const bare = key.slice(own.length);
      return key.startsWith(own) && isNamed(bare)
        ? [[bare, valuesOfParameter(params, key)] as const]
        : [];
    }),
  );
  return sentUses(path, sent, position);
}

function endpointUses(
  { name, path, parameters }: EndpointOperation,
  requested: string,
  params: WireParams,
  position: UsedLocation,
): readonly RecordedUse[] {
  const parts = path.split("/").filter((part) => part !== "");
  const own = requested
    .split("/")
    .filter((part) => part !== "")
    .slice(-parts.length);
  const isSame =
    own.length === parts.length &&
    parts.every((part, index) => part.includes("{") || part === own[index]);
  if (!isSame) return [];
  const sent = parameters.flatMap((parameter) => {
    const index = parts.indexOf(`{${parameter.name}}`);
    const values = index < 0 ? valuesOfParameter(params, parameter.name) : [own[index] ?? ""];
    return values.length === 0 ? [] : [[parameter.name, values] as const];
  });
  return sentUses(name, sent, position);
}

function sentUses(
  module: string,
  sent: readonly (readonly [name: string, values: readonly string[]])[],
  position: UsedLocation,
): readonly RecordedUse[] {
  return [
    { kind: "request", module, position, given: sent.map(([name]) => name) },
    ...sent.map(([name, values]): RecordedUse => ({
      kind: "parameter",
      module,
      name,
      values,
      position,
    })),
  ];
}

/** The recorded requests that a finding affects. */
export function recordedLocations(
  finding: Finding,
  uses: readonly RecordedUse[],
): readonly UsedLocation[] {
  const { rule, classes, module } = finding;
  const { affects, part } = ruleById(rule);
  if (affects === "nothing" || isEnumerating(rule, classes)) return [];
  const member = memberOf(finding);
  const value = affectedValue(finding);
  const isOfRequest = part === undefined && !module.startsWith("#");
  return uses
    .filter((use) => use.module === module)
    .flatMap((use): readonly UsedLocation[] => {
      if (use.kind === "parameter") {
        const isAbout = part !== "response" && affects !== "omission" && isNameOf(use.name, member);
        return isAbout && (value === undefined || use.values.includes(value)) ? [use.position] : [];
      }
      if (!isOfRequest) return [{ ...use.position, reason: RESPONSE }];
      const isOmitted = affects === "omission" && !use.given.includes(member);
      return member === "" || isOmitted ? [use.position] : [];
    });
}

/** A name with variables stands for several names. */
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
