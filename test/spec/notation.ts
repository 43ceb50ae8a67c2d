/**
 * The notation of `catalogue.table.ts`, and the rendering of a module description into it.
 *
 * A module is its group, its prefix, its flags (space separated, in the order `readrights`,
 * `generator`, `deprecated`), its parameters and its templated parameters, one line each:
 *
 * ```text
 * line      := name " " type multi? default? bounds? all? namespaces? subtypes? old? info* flag*
 * type      := a type name ("string", "integer", "boolean", "timestamp", "namespace", "title",
 *              "user", "limit"), or "(" value ("|" value)* ")", the allowed values in order
 * value     := a bare word of letters, digits and _ ! / . + -, anything else in quotes,
 *              so that the empty string is ''
 * multi     := " []", several values are accepted: lowlimit 50, highlimit 500, limit 50
 * default   := " =" literal
 * bounds    := " " min? ".." max? ("/" highmax)?, as in "1..500/5000" and "0.."
 * all       := " all:" quoted, the value that stands for all the allowed ones
 * namespaces:= " extranamespaces:" number ("," number)*
 * subtypes  := " subtypes:" value ("," value)*
 * old       := " deprecatedvalues:" value ("," value)*
 * info      := " info:" name ("(" literal ("," literal)* ")")?, once for each condition
 * vars      := " vars:" variable "=" parameter, once for each variable of a templated name
 * flag      := " required" | " allowsduplicates" | " sensitive" | " deprecated", in that order
 * literal   := a number, or quoted
 * quoted    := "'" characters "'", where a quote or a backslash is written after a backslash
 * ```
 *
 * `vars` stands between `info` and the flags. A default of several values is one string, joined
 * with `|`. A number and a string of digits are different: `=0` and `='0'`. What a line does not
 * say is absent from the description. `index` is not in a line: it is the line's place in the
 * module, counted from 1, the templated parameters after the others.
 *
 * @module
 */

/** One module in the notation of this file. */
export interface ModuleNotation {
  readonly group: string;
  readonly prefix: string;
  readonly flags: string;
  /** The addresses of the help pages; absent when the module has no `helpurls` member. */
  readonly helpurls?: readonly string[];
  readonly params: readonly string[];
  /** The templated parameters; absent when the module has none. */
  readonly templated?: readonly string[];
}

/** A JSON object whose members are not known yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** The members a module description may have. */
export const MODULE_KEYS: ReadonlySet<string> = new Set([
  "name",
  "path",
  "group",
  "prefix",
  "licensetag",
  "readrights",
  "generator",
  "deprecated",
  "helpurls",
  "parameters",
  "templatedparameters",
]);

/** The members a parameter description may have. */
export const PARAMETER_KEYS: ReadonlySet<string> = new Set([
  "index",
  "name",
  "type",
  "multi",
  "lowlimit",
  "highlimit",
  "limit",
  "default",
  "min",
  "max",
  "highmax",
  "allspecifier",
  "extranamespaces",
  "subtypes",
  "deprecatedvalues",
  "info",
  "templatevars",
  "required",
  "allowsduplicates",
  "sensitive",
  "deprecated",
]);

const MODULE_FLAGS = ["readrights", "generator", "deprecated"] as const;
const PARAMETER_FLAGS = ["required", "allowsduplicates", "sensitive", "deprecated"] as const;
const TYPE_NAMES: ReadonlySet<string> = new Set([
  "string",
  "integer",
  "boolean",
  "timestamp",
  "namespace",
  "title",
  "user",
  "limit",
]);
const INFO_KEYS: ReadonlySet<string> = new Set(["name", "values"]);

/** Renders a module description; throws on anything the notation has no place for. */
export function renderModule(module: JsonObject): ModuleNotation {
  const name = asString(module["name"], "name of a module");
  refuseUnknownKeys(module, MODULE_KEYS, name);
  const templated = asArray(module["templatedparameters"], `templatedparameters of ${name}`);
  return {
    group: asString(module["group"], `group of ${name}`),
    prefix: asString(module["prefix"], `prefix of ${name}`),
    flags: MODULE_FLAGS.filter((flag) => hasFlag(module, flag, name)).join(" "),
    ...("helpurls" in module && {
      helpurls: asArray(module["helpurls"], `helpurls of ${name}`).map((url) =>
        asString(url, `helpurls of ${name}`),
      ),
    }),
    params: asArray(module["parameters"], `parameters of ${name}`).map((parameter) =>
      renderParameter(asObject(parameter, `parameter of ${name}`)),
    ),
    ...(templated.length > 0 && {
      templated: templated.map((parameter) =>
        renderParameter(asObject(parameter, `templated parameter of ${name}`)),
      ),
    }),
  };
}

/** Renders a parameter description as one line; throws on anything the line cannot say. */
export function renderParameter(parameter: JsonObject): string {
  const name = asString(parameter["name"], "name of a parameter");
  refuseUnknownKeys(parameter, PARAMETER_KEYS, name);
  return [
    name,
    renderType(parameter["type"], name),
    ...renderMulti(parameter, name),
    ...renderDefault(parameter, name),
    ...renderBounds(parameter, name),
    ...renderAllSpecifier(parameter, name),
    ...renderList(parameter, "extranamespaces", (value, what) => String(asNumber(value, what))),
    ...renderList(parameter, "subtypes", renderValue),
    ...renderList(parameter, "deprecatedvalues", renderValue),
    ...renderInfo(parameter, name),
    ...renderVariables(parameter, name),
    ...PARAMETER_FLAGS.filter((flag) => hasFlag(parameter, flag, name)),
  ].join(" ");
}

function renderType(type: unknown, name: string): string {
  if (Array.isArray(type)) {
    return `(${type.map((value) => renderValue(value, `type of ${name}`)).join("|")})`;
  }
  const typeName = asString(type, `type of ${name}`);
  if (!TYPE_NAMES.has(typeName)) {
    throw new Error(`type of ${name} is unknown: ${typeName}`);
  }
  return typeName;
}

function renderMulti(parameter: JsonObject, name: string): readonly string[] {
  const bounds = [parameter["lowlimit"], parameter["highlimit"], parameter["limit"]];
  const expected = hasFlag(parameter, "multi", name)
    ? [50, 500, 50]
    : [undefined, undefined, undefined];
  if (bounds.some((bound, position) => bound !== expected[position])) {
    throw new Error(`lowlimit, highlimit, limit of ${name} are ${bounds.join(", ")}`);
  }
  return "multi" in parameter ? ["[]"] : [];
}

function renderDefault(parameter: JsonObject, name: string): readonly string[] {
  return "default" in parameter
    ? [`=${renderLiteral(parameter["default"], `default of ${name}`)}`]
    : [];
}

function renderBounds(parameter: JsonObject, name: string): readonly string[] {
  const bound = (key: string): string =>
    key in parameter ? String(asNumber(parameter[key], `${key} of ${name}`)) : "";
  const min = bound("min");
  const max = bound("max");
  const highmax = bound("highmax");
  if (min === "" && max === "" && highmax === "") {
    return [];
  }
  return [`${min}..${max}${highmax === "" ? "" : `/${highmax}`}`];
}

function renderAllSpecifier(parameter: JsonObject, name: string): readonly string[] {
  return "allspecifier" in parameter
    ? [`all:${quote(asString(parameter["allspecifier"], `allspecifier of ${name}`))}`]
    : [];
}

function renderList(
  parameter: JsonObject,
  key: string,
  render: (value: unknown, what: string) => string,
): readonly string[] {
  if (!(key in parameter)) {
    return [];
  }
  const what = `${key} of ${String(parameter["name"])}`;
  const values = asArray(parameter[key], what).map((value) => render(value, what));
  return [`${key}:${values.join(",")}`];
}

function renderInfo(parameter: JsonObject, name: string): readonly string[] {
  if (!("info" in parameter)) {
    return [];
  }
  const what = `info of ${name}`;
  const conditions = asArray(parameter["info"], what);
  if (conditions.length === 0) {
    throw new Error(`${what} is empty`);
  }
  return conditions.map((item) => {
    const condition = asObject(item, what);
    refuseUnknownKeys(condition, INFO_KEYS, what);
    const values =
      "values" in condition
        ? `(${asArray(condition["values"], what)
            .map((value) => renderLiteral(value, what))
            .join(",")})`
        : "";
    return `info:${renderValue(condition["name"], what)}${values}`;
  });
}

function renderVariables(parameter: JsonObject, name: string): readonly string[] {
  if (!("templatevars" in parameter)) {
    return [];
  }
  const what = `templatevars of ${name}`;
  const variables = Object.entries(asObject(parameter["templatevars"], what));
  if (variables.length === 0) {
    throw new Error(`${what} is empty`);
  }
  return variables.map(
    ([variable, source]) => `vars:${renderValue(variable, what)}=${renderValue(source, what)}`,
  );
}

function renderLiteral(value: unknown, what: string): string {
  return typeof value === "number" ? String(value) : quote(asString(value, what));
}

function renderValue(value: unknown, what: string): string {
  const text = asString(value, what);
  return /^[\w!/.+-]+$/.test(text) ? text : quote(text);
}

function quote(text: string): string {
  return `'${text.replace(/['\\]/g, "\\$&")}'`;
}

/** Whether a flag is present; a flag is the empty string, and any other value is refused. */
function hasFlag(object: JsonObject, flag: string, name: string): boolean {
  if (flag in object && object[flag] !== "") {
    throw new Error(`${flag} of ${name} is ${JSON.stringify(object[flag])}, not an empty string`);
  }
  return flag in object;
}

function refuseUnknownKeys(object: JsonObject, known: ReadonlySet<string>, name: string): void {
  const unknown = Object.keys(object).filter((key) => !known.has(key));
  if (unknown.length > 0) {
    throw new Error(`${name} has members the notation does not know: ${unknown.join(", ")}`);
  }
}

/** The value as an object; throws when it is anything else. */
export function asObject(value: unknown, what: string): JsonObject {
  if (!isObject(value)) {
    throw new Error(`${what} is not an object: ${JSON.stringify(value)}`);
  }
  return value;
}

/** The value as an array; throws when it is anything else. */
export function asArray(value: unknown, what: string): readonly unknown[] {
  if (!Array.isArray(value)) {
    throw new Error(`${what} is not an array: ${JSON.stringify(value)}`);
  }
  return value;
}

/** The value as a string; throws when it is anything else. */
export function asString(value: unknown, what: string): string {
  if (typeof value !== "string") {
    throw new Error(`${what} is not a string: ${JSON.stringify(value)}`);
  }
  return value;
}

function asNumber(value: unknown, what: string): number {
  if (typeof value !== "number") {
    throw new Error(`${what} is not a number: ${JSON.stringify(value)}`);
  }
  return value;
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
