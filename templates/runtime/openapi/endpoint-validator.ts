import type { Typed } from "../model/descriptor.js";
import { UNLISTED, valuesText, valueText } from "../model/violation.js";
import type { Violation } from "../model/violation.js";
import type { Checks } from "../rules/check.js";
import type { ParseOptions } from "../rules/rule.js";
import { stringCheck } from "../rules/string.js";
import type { WireParameter } from "../styles/described.js";
import { endpointParameters } from "../styles/described.js";
import { filledPath } from "../styles/path-template.js";
import type { Serialization } from "../styles/serialization.js";
import { isUnwritten, unwritableReason } from "../styles/unwritable.js";
import { writtenText } from "../styles/write-parameter.js";
import { isStackOverflow } from "../validate/payload-checks.js";
import { strictValidator } from "../validate/strict-validator.js";
import type { AddViolation } from "../validate/strict-validator.js";
import type { Validator } from "../validate/validator-types.js";
import { wellFormed } from "../wire/well-formed.js";
import type { AnyEndpoint } from "./endpoint.js";

/**
 * Creates the strict validator of an endpoint. It also rejects values that a request cannot
 * contain, such as path parameters that a URL would change.
 */
export function endpointValidator<Params extends object>(
  endpoint: AnyEndpoint & Typed<Params, object>,
  checks: Checks = {},
): Validator<Params> {
  const { operationId, path } = endpoint;
  return strictValidator(operationId, (values, options, add) => {
    const parameters = endpointParameters(endpoint);
    for (const [name, reason] of unwritableValues(path, [...parameters.values()], values))
      add(name, { code: "badvalue", text: reason });
    for (const [name, value] of Object.entries(values)) {
      const known = parameters.get(name);
      if (value === undefined) continue;
      if (known) checkValue(value, known, checks, options, add);
      else add(name, { code: "unrecognizedparams", text: `is not a parameter of ${operationId}` });
    }
    for (const { property, param } of parameters.values()) {
      const isGiven = Object.hasOwn(values, property) && values[property] !== undefined;
      if (!isGiven && param.required && param.default === undefined)
        add(property, { code: "missingparam", text: "is required" });
    }
    const names = [...parameters.keys()];
    return (name) => (parameters.has(name) ? names.indexOf(name) : Infinity);
  });
}

/** The violation for a string that a request cannot contain. */
const CHANGED_TEXT: Violation = {
  code: "badutf8",
  text: "contains half a surrogate pair, which is sent as U+FFFD",
};

/** Checks a value that is present, like the server. */
function checkValue(
  value: unknown,
  { property, param }: WireParameter,
  checks: Checks,
  options: ParseOptions,
  add: AddViolation,
): void {
  const check = checks[param.type] ?? stringCheck;
  const sent = typeof value === "string" ? wellFormed(value) : value;
  if (sent !== value && typeof value === "string") add(property, CHANGED_TEXT);
  if (param.deprecated && value !== false)
    add(property, { code: "deprecation", text: "is deprecated" });
  const violation = check.run(sent, param, options);
  if (violation === UNLISTED) {
    const listed = valuesText(check.values?.(param, options) ?? []);
    add(property, { code: "badvalue", text: `${valueText(sent)} is not one of ${listed}` });
  } else if (violation) add(property, violation);
}

/** The parameters that a request cannot contain, with the reasons. */
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
    if (value === undefined || (as.location === "query" && param.type !== "schema")) continue;
    const isNeeded = param.required === true || param.default !== undefined;
    const written = writtenOrReason(as, value, isNeeded);
    if (written.reason !== undefined) found.push([property, written.reason]);
    else if (as.location === "path") inPath.set(as.name, { ...each, text: written.text });
  }
  if (inPath.size === 0) return found;
  const texts = [...inPath].map(([name, { text }]) => [name, text]);
  for (const name of filledPath(path, Object.fromEntries(texts)).lost) {
    const { property, param, text } = inPath.get(name) ?? {};
    // The check of strings reports empty ones.
    if (property !== undefined && (text !== "" || param?.type === "schema"))
      found.push([property, `must not be ${JSON.stringify(text)} in a path`]);
  }
  return found;
}

/** The string of a path parameter, or the reason why a request cannot contain the value. */
type Written = { readonly reason: string } | { readonly reason?: undefined; readonly text: string };

function writtenOrReason(as: Serialization, value: unknown, isNeeded: boolean): Written {
  try {
    if (isNeeded && isUnwritten(as, value))
      return { reason: "must not be empty, because empty values are not sent" };
    const reason = unwritableReason(as, value);
    if (reason !== undefined) return { reason };
    return { text: as.location === "path" ? (writtenText(as, value) ?? "") : "" };
  } catch (error) {
    // The value contains itself, or a bigint that its type does not allow.
    if (error instanceof TypeError) return { reason: "must contain only JSON values" };
    if (isStackOverflow(error)) return { reason: "is nested too deeply" };
    throw error;
  }
}
