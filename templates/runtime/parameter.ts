import type { MultiDescriptor, ParamDescriptor } from "./descriptor.js";
import type { IssueCode } from "./issue.js";
import { string } from "./rules/string.js";
import type { ListedRule, Reporter, Rule, Rules } from "./rules/rule.js";
import { asUtf8, asWindows1252 } from "./stray-bytes.js";
import { splitValues } from "./wire-text.js";

/** The rule for a parameter; a type of which nothing is known is read as a string. */
export function ruleFor(param: ParamDescriptor, rules: Rules): Rule {
  return rules[param.type] ?? string;
}

/**
 * Reads the wire text of one parameter and gives the value that counts: the default where the
 * parameter is absent, undefined where there is none or after an error.
 */
export function readWireValue(
  given: string | readonly string[] | undefined,
  param: ParamDescriptor,
  rules: Rules,
  report: Reporter,
): unknown {
  const raw = typeof given === "object" ? undefined : given;
  if (param.type === "boolean") {
    if (raw !== undefined && param.deprecated) warnDeprecated(report);
    return raw !== undefined;
  }
  if (typeof given === "object") {
    report.loss(
      "unsupportedarray",
      "is written as an array, which is not read; join values with |",
    );
  }
  if (raw === undefined) {
    if (param.default === undefined && param.required) report.error("missingparam", "is required");
    return param.default;
  }
  const text = param.type === "raw" ? raw : clean(raw);
  if (text !== raw) warnReplaced(report);
  if (param.deprecated) warnDeprecated(report);
  const rule = ruleFor(param, rules);
  return param.multi
    ? readList(splitValues(text), param, param.multi, rule, report)
    : readSingle(text, param, rule, report);
}

/** Checks one structured value by the same rules; booleans and absent parameters are not checked further. */
export function checkStructuredValue(
  value: unknown,
  param: ParamDescriptor,
  rules: Rules,
  report: Reporter,
): void {
  if (param.type === "boolean") {
    if (typeof value !== "boolean")
      report.error("badvalue", `must be true or false, not ${shown(value)}`);
    else if (value && param.deprecated) warnDeprecated(report);
    return;
  }
  const rule = ruleFor(param, rules);
  const texts: string[] = [];
  for (const item of param.multi && Array.isArray(value) ? value : [value]) {
    const text =
      rule.text(item) ??
      (item === param.multi?.allspecifier ? param.multi?.allspecifier : undefined);
    if (text === undefined) {
      report.error(
        WRONG_TYPE_CODES[param.type] ?? "badvalue",
        `must be ${rule.expects}, not ${shown(item)}`,
      );
      return;
    }
    texts.push(text);
  }
  const cleaned = param.type === "raw" ? texts : texts.map(param.multi ? normalised : clean);
  if (cleaned.some((text, index) => text !== texts[index])) warnReplaced(report);
  if (param.deprecated) warnDeprecated(report);
  if (param.multi) readList(cleaned, param, param.multi, rule, report);
  else readSingle(cleaned[0] ?? "", param, rule, report);
}

function readSingle(text: string, param: ParamDescriptor, rule: Rule, report: Reporter): unknown {
  if (text.startsWith("\u001F")) {
    report.error("badvalue", "takes one value and must not begin with U+001F");
    return undefined;
  }
  return rule.kind === "parsed"
    ? rule.read(text, param, report)
    : readListed(text, param, rule, report);
}

function readListed(
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
): unknown[] {
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
    report.loss("unrecognizedvalues", `does not know ${names}`, { values: unlisted });
  }
  return values;
}

/** Undefined where one of the values is in error: the server takes none of them then. */
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

// oxlint-disable-next-line no-control-regex -- the server replaces these controls: all of C0 but tab, LF and CR
const REPLACED_CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

function warnReplaced(report: Reporter): void {
  report.loss(
    "badutf8",
    "holds text that is not NFC, or control characters, which the server replaces",
  );
}

/** The text as the server takes it: NFC, controls replaced. U+001F in front separates values and stays. */
function clean(text: string): string {
  if (/^[\t\n\r -~]*$/.test(text)) return text;
  return text.startsWith("\u001F")
    ? text
        .split("\u001F")
        .map((part) => normalised(asUtf8(part)))
        .join("\u001F")
    : normalised(asWindows1252(text));
}

function normalised(text: string): string {
  return text
    .normalize("NFC")
    .replace(/\p{Surrogate}/gu, "\uFFFD")
    .replace(REPLACED_CONTROLS, "\uFFFD");
}

/** What the server says of a value of another type; of other types it says `badvalue`. */
const WRONG_TYPE_CODES: Readonly<Partial<Record<ParamDescriptor["type"], IssueCode>>> = {
  integer: "badinteger",
  limit: "badinteger",
  float: "badfloat",
  timestamp: "badtimestamp",
  expiry: "badexpiry",
  user: "baduser",
  title: "badtitle",
};

function shown(value: unknown): string {
  if (value instanceof Date) return "an invalid Date";
  if (Array.isArray(value)) return "a list";
  return typeof value === "string"
    ? JSON.stringify(value)
    : typeof value === "object" && value !== null
      ? "an object"
      : String(value);
}
