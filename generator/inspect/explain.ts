import { int64Integers } from "../../templates/runtime/content/int64-json.js";
import type { ParamDescriptor } from "../../templates/runtime/model/descriptor.js";
import type { Api } from "../../templates/runtime/parse/parsed-request.js";
import { splitValues } from "../../templates/runtime/wire/wire-text.js";
import { counted } from "../base/counted.js";
import { escapeHidden } from "../base/hidden-characters.js";
import { builderCalls } from "./builder-call.js";
import type { Builders } from "./builder-call.js";
import { collectParameters, participants, prefixOf, isOtherAddress } from "./request-parameters.js";
import type { RequestParameter, Participant } from "./request-parameters.js";
import { helpLines } from "./help-texts.js";
import type { HelpTexts } from "./help-texts.js";
import { nearest, wordSimilarity } from "../base/similarity.js";
import { SUGGESTIONS } from "../spec/parameters/registry.js";
import type { Inspection, VerdictIssue } from "./verdict.js";
import type { OpenApiInspection, InspectedOpenApi } from "./openapi-request.js";

/**
 * Formats a verdict on a request: each parameter with its type, parsed value, description and issues,
 * then the code of an equal request.
 */
export function explain(
  api: Api,
  { verdict, parsed }: Inspection,
  builders: Builders,
  texts: HelpTexts = new Map(),
): readonly string[] {
  const parameters = collectParameters(api, verdict.request, parsed);
  const candidates = participants(api, parsed);
  const { issues } = verdict;
  const lines = [
    verdict.request === "" ? "(an empty request)" : verdict.request,
    ...explainParameters(parameters, { candidates, issues, texts }),
    ...remarks(verdict.request, parameters),
  ];
  // Escapes text from the request, which could otherwise control a terminal or add lines.
  return [...lines.map(escapeHidden), ...builderCalls(parsed, parameters, builders)];
}

/** Formats the parameters of a request with their issues, and the verdict. */
export function explainParameters(
  parameters: readonly RequestParameter[],
  context: ExplanationContext,
): readonly string[] {
  const { issues } = context;
  const rest = issues.filter(
    (issue) => !parameters.some(({ wireName }) => wireName === issue.parameter),
  );
  return [
    ...parameters.flatMap((parameter) => parameterLines(parameter, context)),
    ...rest.flatMap((issue) => issueLines(issue, undefined)),
    ...summary(issues, parameters),
  ];
}

/** The context of parameters in a report. */
export interface ExplanationContext {
  readonly candidates: readonly Participant[];
  readonly issues: readonly VerdictIssue[];
  readonly texts: HelpTexts;
}

function parameterLines(
  parameters: RequestParameter,
  { candidates, issues, texts }: ExplanationContext,
): readonly string[] {
  const { wireName, text, owner, isKey } = parameters;
  if (isKey) return [`  ${wireName} = ${JSON.stringify(text)}  (API key)`];
  const own = issues.filter((issue) => issue.parameter === wireName);
  if (!owner) {
    const meant = suggestedName(wireName, candidates);
    // After an error, the server does not report unknown names. The report lists them anyway.
    const unread =
      own.length === 0 ? ["    ignored: no selected module accepts this parameter"] : [];
    const hint = unread.map((line) =>
      meant === undefined ? line : `${line}; did you mean ${meant}?`,
    );
    return [
      `  ${wireName} = ${JSON.stringify(text)}`,
      ...hint,
      ...own.flatMap((issue) => issueLines(issue, meant)),
    ];
  }
  const { module, asGenerator, param, value } = owner;
  const counts =
    value === undefined ? "" : `, parsed as ${shortText(value)}${inexactText(text, value)}`;
  const label = `${module.path}${asGenerator ? " as generator" : ""}`;
  return [
    `  ${wireName} = ${JSON.stringify(text)}  (${label}: ${typeText(param)}${counts})`,
    ...helpLines(texts, owner, text),
    ...conditionLines(param),
    ...own.flatMap((issue) =>
      // A different value would not help if parameters conflict.
      issueLines(
        { ...issue, message: withNearestValues(issue.message, text, param) },
        issue.code === "multisource" ? undefined : SUGGESTIONS[param.type]?.(text, value, param),
      ),
    ),
  ];
}

/** The most values that a message lists. */
const MAX_VALUES = 10;

/** Shortens a message with many values to the values most similar to a text. */
function withNearestValues(message: string, text: string, param: ParamDescriptor): string {
  if (param.type !== "enum" || param.values.length <= MAX_VALUES) return message;
  const similar = param.values
    .map((value) => ({ value, score: wordSimilarity(value, text) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MAX_VALUES);
  const shown = quotedList(similar.map(({ value }) => value));
  const rest = param.values.length - MAX_VALUES;
  return message.replace(quotedList(param.values), () => `${shown} and ${rest} other values`);
}

function quotedList(values: readonly string[]): string {
  return values.map((value) => JSON.stringify(value)).join(", ");
}

/** A note about a number that differs from the request's; the server uses 64-bit integers. */
function inexactText(text: string, value: unknown): string {
  const parameters = splitValues(text).filter((each) => /^[+-]?\d+$/.test(each));
  const isExact = [value]
    .flat()
    .every(
      (each) =>
        !Number.isInteger(each) ||
        Number.isSafeInteger(each) ||
        parameters.some((integer) => BigInt(integer) === BigInt(Number(each))),
    );
  return isExact ? "" : ", rounded, because JavaScript cannot represent this integer";
}

/** The name with its missing prefix, or the most similar name. */
function suggestedName(wireName: string, candidates: readonly Participant[]): string | undefined {
  const prefixed = candidates
    .filter(({ module }) => Object.hasOwn(module.params, wireName))
    .map((each) => prefixOf(each) + wireName);
  if (prefixed.length > 0) return prefixed.join(" or ");
  const known = candidates.flatMap((each) =>
    Object.keys(each.module.params).map((name) => prefixOf(each) + name),
  );
  return nearest(wireName, known);
}

/** Formats an issue of a request, with a better name or value. */
export function issueLines(
  { severity, code, message }: VerdictIssue,
  better: string | undefined,
): readonly string[] {
  return [
    `    ${severity} ${code}: ${message}${better === undefined ? "" : `; did you mean ${better}?`}`,
  ];
}

function conditionLines({ info = [] }: ParamDescriptor): readonly string[] {
  return info.map(
    ({ name, values = [] }) =>
      `    condition ${[name, ...values].join(" ")}: the catalogue does not contain its rule`,
  );
}

function typeText(param: ParamDescriptor): string {
  const many = param.multi ? `, up to ${param.multi.lowlimit} values` : "";
  if (param.type === "enum") return `one of ${param.values.length} values${many}`;
  const range = "min" in param || "max" in param ? rangeText(param) : "";
  return param.type + range + many;
}

function rangeText({
  min,
  max,
  highmax,
}: {
  readonly min?: number;
  readonly max?: number;
  readonly highmax?: number;
}): string {
  if (min === undefined && max === undefined) return "";
  const high = highmax === undefined || highmax === max ? "" : ` (${highmax} with high limits)`;
  return ` ${min ?? ""}..${max ?? ""}${high}`;
}

function shortText(value: unknown): string {
  const text = int64Integers.exact.write(value);
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}

function summary(
  issues: readonly VerdictIssue[],
  parameters: readonly RequestParameter[],
): readonly string[] {
  if (issues.length > 0) return [summaryOf(issues)];
  return parameters.length === 0 ? [] : ["The server accepts the request without changes."];
}

/** IgnoredKeys on requests that are probably not meant for an API. */
function remarks(request: string, parameters: readonly RequestParameter[]): readonly string[] {
  return [
    ...(isOtherAddress(request)
      ? ["The URL does not end in api.php, so only its parameters are checked."]
      : []),
    ...(parameters.some(({ wireName }) => wireName === "action")
      ? []
      : ["The request does not set action, so the server returns its help page."]),
  ];
}

function summaryOf(issues: readonly VerdictIssue[]): string {
  const errors = issues.filter(({ severity }) => severity === "error").length;
  const warnings = issues.length - errors;
  return errors > 0
    ? `The server rejects the request: ${counted(errors, "error")}, ${counted(warnings, "warning")}.`
    : `The server responds with ${counted(warnings, "warning")}.`;
}

/**
 * Formats an OpenAPI document's verdict on a request: the operation, each parameter with its type,
 * parsed value, description and issues, then the code of an equal request.
 */
export function explainOpenApi(
  { endpoints, builders, texts }: InspectedOpenApi,
  { verdict, parsed }: OpenApiInspection,
): readonly string[] {
  if (!parsed) {
    const paths = Object.values(endpoints).map(({ path }) => path);
    return [
      escapeHidden(verdict.request),
      `  error: no operation has this path; the paths are ${[...new Set(paths)].join(", ")}`,
    ];
  }
  const { endpoint, module, args, parameters } = parsed;
  const { issues } = verdict;
  const selected = [{ module, asGenerator: false, args }];
  const lines = [
    verdict.request,
    `  operation ${endpoint.operationId}: ${endpoint.method} ${endpoint.path}`,
    ...explainParameters(parameters, { candidates: selected, issues, texts }),
    ...(parameters.length === 0 && issues.length === 0
      ? ["The server accepts the request without changes."]
      : []),
  ];
  return [...lines.map(escapeHidden), ...builderCalls({ selected }, parameters, builders)];
}
