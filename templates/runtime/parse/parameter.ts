import type { MultiDescriptor, ParamDescriptor } from "../model/descriptor.js";
import { string } from "../rules/string.js";
import type { ListedRule, ParseOptions, Reporter, Rule, Rules } from "../rules/rule.js";
import { stops } from "../rules/rule.js";
import { isSince, NAMED_LIMITS } from "../rules/server-version.js";
import { isPlain, normalised, normalisedParts, REPLACED } from "../wire/plain-text.js";
import { asUtf8, asWindows1252 } from "../wire/stray-bytes.js";
import { splitValues } from "../wire/wire-text.js";

/** Returns the rule for a parameter. A parameter of an unknown type is parsed as a string. */
export function ruleFor(param: ParamDescriptor, rules: Rules): Rule {
  return rules[param.type] ?? string;
}

/**
 * Parses a parameter's wire value. Returns the value that applies: the default if the parameter is
 * absent; undefined after an error or if there is no default.
 */
export function parseWireValue(
  value: string | readonly string[] | undefined,
  param: ParamDescriptor,
  rules: Rules,
  report: Reporter,
): unknown {
  const raw = typeof value === "object" ? undefined : value;
  if (param.type === "boolean") {
    if (raw !== undefined && param.deprecated) warnDeprecated(report);
    return raw !== undefined;
  }
  // The server expects a file instead of a value.
  if (typeof value === "object" && param.type !== "upload") {
    report.loss("unsupportedarray", "is written as an array, which is ignored; join values with |");
  }
  if (raw === undefined) {
    if (param.default === undefined && param.required) report.error("missingparam", "is required");
    return param.default;
  }
  if (param.type === "upload") {
    report.error("badupload", "must be a file in a form", { code: "notupload" });
    return undefined;
  }
  const text = param.type === "raw" ? raw : clean(raw, report.options);
  if (text !== raw) warnReplaced(report);
  if (param.deprecated) warnDeprecated(report);
  const rule = ruleFor(param, rules);
  return param.multi
    ? readList(splitValues(text), param, param.multi, rule, report)
    : readSingle(text, param, rule, report);
}

function readSingle(text: string, param: ParamDescriptor, rule: Rule, report: Reporter): unknown {
  if (text.startsWith("\u001F")) {
    report.error("badvalue", "takes one value and must not begin with U+001F");
    return undefined;
  }
  return rule.kind === "parsed"
    ? rule.read(text, param, report)
    : parseListed(text, param, rule, report);
}

function parseListed(
  text: string,
  param: ParamDescriptor,
  rule: ListedRule,
  report: Reporter,
): unknown {
  const value = rule.find(text, param, report.options);
  if (value === undefined) {
    const values = rule.values(param, report.options).map((allowed) => JSON.stringify(allowed));
    report.error("badvalue", `${JSON.stringify(text)} is not one of ${values.join(", ")}`);
  } else warnDeprecatedValue(value, param, report);
  return value;
}

function readList(
  texts: readonly string[],
  param: ParamDescriptor,
  multi: MultiDescriptor,
  rule: Rule,
  report: Reporter,
): unknown {
  if (rule.kind === "listed" && texts.length === 1 && texts[0] === multi.allspecifier)
    return rule.values(param, report.options);
  const { lowlimit, highlimit } = multi;
  const limit = report.options.highLimits ? Math.max(lowlimit, highlimit) : lowlimit;
  if (texts.length > limit) {
    report.error("toomanyvalues", `takes at most ${limit} values, not ${texts.length}`, {
      ...(isSince(NAMED_LIMITS, report.options) && { parameter: report.parameter }),
      limit,
      lowlimit,
      highlimit,
    });
    return undefined;
  }
  const values =
    rule.kind === "listed"
      ? listedOnly(texts, param, rule, report)
      : parsedAll(texts, param, rule, report);
  return multi.allowsduplicates ? values : values && [...new Set(values)];
}

function listedOnly(
  texts: readonly string[],
  param: ParamDescriptor,
  rule: ListedRule,
  report: Reporter,
): unknown[] | undefined {
  const values: unknown[] = [];
  const unlisted: string[] = [];
  for (const text of texts) {
    const value = rule.find(text, param, report.options);
    if (value === undefined) unlisted.push(text);
    else {
      warnDeprecatedValue(value, param, report);
      values.push(value);
    }
  }
  if (unlisted.length > 0) {
    const names = unlisted.map((text) => JSON.stringify(text)).join(", ");
    if (param.type === "enum" && param.unlisted) {
      report.error(param.unlisted, `does not allow ${names}`, { disallowedtags: unlisted });
      return undefined;
    }
    report.loss("unrecognizedvalues", `does not know ${names}`, { values: unlisted });
  }
  return values;
}

/** Returns undefined after an error in one value, since the server then rejects all of them. */
function parsedAll(
  texts: readonly string[],
  param: ParamDescriptor,
  rule: Rule & { kind: "parsed" },
  report: Reporter,
): unknown[] | undefined {
  const values: unknown[] = [];
  for (const text of texts) {
    const value = rule.read(text, param, report);
    if (value === undefined) return undefined;
    values.push(value);
  }
  return values;
}

function warnDeprecated(report: Reporter): void {
  report.deprecated("is deprecated");
}

function warnDeprecatedValue(value: unknown, param: ParamDescriptor, report: Reporter): void {
  if (param.type === "enum" && param.deprecatedvalues?.some((deprecated) => deprecated === value)) {
    report.deprecated(`${JSON.stringify(value)} is a deprecated value`, String(value));
  }
}

function warnReplaced(report: Reporter): void {
  stops(REPLACED, report);
}

/**
 * Decodes a string like the server. If its bytes are not UTF-8, the server treats those in a URL as
 * Windows-1252 and replaces those in a body.
 */
function clean(text: string, { method }: ParseOptions): string {
  if (isPlain(text)) return text;
  if (text.startsWith("\u001F")) return normalisedParts(asUtf8(text));
  return normalised(method === "POST" ? asUtf8(text) : asWindows1252(text));
}
