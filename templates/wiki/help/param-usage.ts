import type { ParamDescriptor, TemplateDescriptor } from "../../runtime/model/descriptor.js";
import { escapeHtml } from "../../runtime/http/html.js";
import { moduleLink } from "./help-link.js";
import { writtenDefault } from "./module-info.js";

/** The facts that the notes on a parameter depend on, besides its descriptor. */
export interface UsageContext {
  /** Before the names of parameters. */
  readonly prefix: string;
  /** The numbers of the wiki's namespaces. */
  readonly namespaces: readonly number[];
  /** The path of the module that a value selects; undefined for other values. */
  readonly moduleOf: (value: string) => string | undefined;
}

/**
 * The notes on a parameter as HTML, in the order of `ApiHelp` and `ParamValidator::getHelpInfo` of
 * MediaWiki 1.39 and 1.43.
 */
export function paramUsage(
  param: ParamDescriptor | TemplateDescriptor,
  context: UsageContext,
): readonly string[] {
  return [
    ...(param.required ? ["Required."] : []),
    ...(param.info ?? []).map(({ name, values = [] }) =>
      values.length === 0
        ? `Condition: ${escapeHtml(name)}`
        : `Condition: ${escapeHtml(`${name} (${values.join(", ")})`)}`,
    ),
    ...("templatevars" in param ? [templateNote(param, context)] : []),
    ...typeNotes(param, context),
    ...countNotes(param),
    ...boundNotes(param),
    ...defaultNote(param),
  ];
}

function templateNote({ templatevars }: TemplateDescriptor, { prefix }: UsageContext): string {
  const replaced = Object.entries(templatevars).map(
    ([name, source]) =>
      `<var>&#123;${escapeHtml(name)}&#125;</var> is a value of <var>${escapeHtml(prefix + source)}</var>`,
  );
  const link = moduleLink("main#main/templatedparams", "templated parameter");
  return `In this ${link}, ${replaced.join(", and ")}.`;
}

/** The type, and how several values are separated. */
function typeNotes(param: ParamDescriptor, context: UsageContext): readonly string[] {
  const several = param.multi !== undefined;
  const separate = several
    ? [`Separator: <kbd>|</kbd> (${moduleLink("main#main/datatypes", "details")})`]
    : [];
  const named = (one: string, list: string, detail = ""): readonly string[] => [
    `Type: ${several ? list : one}${detail}`,
    ...separate,
  ];
  switch (param.type) {
    case "enum":
      return [valuesNote(param.values, several, context)];
    case "namespace":
      return [
        valuesNote(
          [...new Set([...(param.extranamespaces ?? []), ...context.namespaces])]
            .sort((one, other) => one - other)
            .map(String),
          several,
          context,
        ),
      ];
    case "tags":
      return separate;
    case "boolean":
      return [`Type: boolean (${moduleLink("main#main/datatype/boolean", "details")})`];
    case "timestamp":
      return named(
        "timestamp",
        "list of timestamps",
        ` (${moduleLink("main#main/datatype/timestamp", "allowed formats")})`,
      );
    case "expiry":
      return named(
        "expiry",
        "list of expiries",
        ` (${moduleLink("main#main/datatype/expiry", "details")})`,
      );
    case "limit":
      return ["Type: integer, <kbd>max</kbd>"];
    case "user":
      return named("user", "list of users", `: ${param.subtypes.map(escapeHtml).join(", ")}`);
    case "title":
      return ["Type: title", ...separate];
    case "upload":
      return ["Type: file, as multipart/form-data"];
    case "string":
    case "text":
    case "password":
    case "raw":
    case "unknown":
    // Only OpenAPI documents have such parameters.
    case "schema":
      return separate;
    default:
      return named(param.type, `list of ${param.type}s`);
  }
}

function valuesNote(
  values: readonly string[],
  several: boolean,
  { moduleOf }: UsageContext,
): string {
  const shown = values
    .filter((value) => value !== "")
    .map((value) => {
      const path = moduleOf(value);
      return path === undefined
        ? escapeHtml(value)
        : `<span dir="ltr" lang="en">${moduleLink(path, value)}</span>`;
    });
  const list = `${values.includes("") ? "empty, " : ""}${shown.join(", ")}`;
  return several
    ? `Values, separated by <kbd>|</kbd> (${moduleLink("main#main/datatypes", "details")}): ${list}`
    : `Value: ${list}`;
}

/** The number of values, if a request can reach it, and the value for all. */
function countNotes({ multi, ...param }: ParamDescriptor): readonly string[] {
  if (!multi) return [];
  const { lowlimit, highlimit, allspecifier, allowsduplicates } = multi;
  const isReachable =
    allowsduplicates ||
    !(param.type === "enum" && "values" in param && param.values.length <= lowlimit);
  const most = `At most ${lowlimit} values${highlimit > lowlimit ? ` (${highlimit} with high limits)` : ""}.`;
  return [
    ...(isReachable && param.type !== "namespace" ? [most] : []),
    ...(allspecifier === undefined ? [] : [`All values: <kbd>${escapeHtml(allspecifier)}</kbd>`]),
  ];
}

function boundNotes(param: ParamDescriptor): readonly string[] {
  switch (param.type) {
    case "integer":
    case "float":
    case "limit": {
      const { min, max } = param;
      if (min !== undefined && max !== undefined) return [`From ${min} to ${max}`];
      if (min !== undefined) return [`At least ${min}`];
      return max === undefined ? [] : [`At most ${max}`];
    }
    case "string":
    case "text":
    case "password":
    case "raw":
    case "unknown":
      return [
        ...(param.maxbytes === undefined ? [] : [`At most ${param.maxbytes} bytes`]),
        ...(param.maxchars === undefined ? [] : [`At most ${param.maxchars} characters`]),
      ];
    default:
      return [];
  }
}

function defaultNote(param: ParamDescriptor): readonly string[] {
  if (param.default === undefined || param.type === "boolean") return [];
  const text = String(writtenDefault(param.default));
  return [`Default: ${text === "" ? "empty" : escapeHtml(text)}`];
}
