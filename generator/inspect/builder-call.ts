import { PAGE_SOURCES } from "../../templates/runtime/model/page-sources.js";
import type { AnyModule } from "../../templates/runtime/model/descriptor.js";
import type { SelectedModule } from "../../templates/runtime/parse/parsed-request.js";
import { isObject } from "../../templates/runtime/model/json.js";
import { literalText, propertyName, stringText } from "../base/literal.js";
import type { Literal, LiteralObject } from "../base/literal.js";
import type { RequestParameter, ParameterOwner } from "./request-parameters.js";

/** Root parameters that builders write themselves, or that select modules. */
const WRITTEN: ReadonlySet<string> = new Set(["action", "prop", "list", "meta", "generator"]);

/** The import of a generated builder. */
export interface Builder {
  readonly name: string;
  /** The import path. */
  readonly from: string;
  /** Whether the first argument is a body that may be omitted. Absent without a body. */
  readonly body?: "required" | "optional";
}

/** Builders by module path. */
export type Builders = ReadonlyMap<string, Builder>;

/**
 * The modules that a request selects, or the operation of an OpenAPI document in the form of a
 * module.
 */
interface Selection {
  readonly selected: readonly SelectedModule[];
  /** The body of the request. Default: none. */
  readonly body?: BodyArgument;
}

/** The body of a request in code. */
export interface BodyArgument {
  /** An expression. */
  readonly text: string;
  /** Selects the media type; absent for the first one of the operation. */
  readonly as?: { readonly mediaType: string; readonly bodyAs: Builder };
}

/**
 * The TypeScript code of an equal request: a call of the module's builder, or of `query` with
 * several builders. None if a required parameter is missing, because it would not compile.
 */
export function builderCalls(
  parsed: Selection,
  parameters: readonly RequestParameter[],
  builders: Builders,
): readonly string[] {
  if (parsed.selected.length === 0) return [];
  if (parsed.selected.some((each) => !hasRequired(each, parameters))) return [];
  const excluded = excludedSources(parameters);
  const roots = parameters.flatMap(({ owner, text }) =>
    owner &&
    isRoot(parsed, owner.module.path) &&
    !WRITTEN.has(owner.name) &&
    !excluded.includes(owner.name)
      ? [[owner.name, argumentOf(owner, text)] as const]
      : [],
  );
  const options = literalValues(Object.fromEntries(roots));
  const found = parsed.selected
    .filter((each) => !selectsOther(each, parsed))
    .flatMap((selected) => {
      const builder = builders.get(selected.module.path);
      return builder ? [{ selected, builder }] : [];
    });
  const imports = [
    ...found.map(({ builder }) => builder),
    ...(parsed.body?.as ? [parsed.body.as.bodyAs] : []),
  ].map(importText);
  const [sole, ...others] = found;
  const composer = builders.get("query");
  if (sole && others.length === 0 && !sole.selected.asGenerator)
    return [
      "",
      ...imports,
      "",
      `${callText(sole.builder, sole.selected, parameters, {
        body: bodyText(sole.builder, parsed.body),
        options: options && literalText(options),
      })};`,
    ];
  const calls = found.map(({ selected, builder }) => ({
    isGenerator: selected.asGenerator,
    text: callText(builder, selected, parameters, {}),
  }));
  const composed = { name: "query", from: composer?.from ?? "" };
  return [
    "",
    ...new Set([...imports, ...(composer ? [importText(composed)] : [])]),
    "",
    ...compositionLines(calls, options),
  ];
}

/** The body in code; for one that is required but not given, the name of a variable. */
function bodyText(builder: Builder, body: BodyArgument | undefined): string | undefined {
  if (!body) return builder.body === "required" ? "body" : undefined;
  if (!body.as) return body.text;
  const { mediaType, bodyAs } = body.as;
  return `${bodyAs.name}(${stringText(mediaType)}, ${body.text})`;
}

/** The names of parameters that cannot be used together with the first one that names pages. */
function excludedSources(parameters: readonly RequestParameter[]): readonly string[] {
  return PAGE_SOURCES.filter((name) =>
    parameters.some(({ owner }) => owner?.module.path === "query" && owner.name === name),
  ).slice(1);
}

function importText({ name, from }: Builder): string {
  return `import { ${name} } from ${stringText(from)};`;
}

/** A call of `query` with one part per line. */
function compositionLines(
  calls: readonly { readonly isGenerator: boolean; readonly text: string }[],
  options: LiteralObject | undefined,
): readonly string[] {
  const parts = calls.filter(({ isGenerator }) => !isGenerator).map(({ text }) => text);
  const rest = [
    ...calls.filter(({ isGenerator }) => isGenerator).map(({ text }) => `generator: ${text}`),
    ...Object.entries(options ?? {}).map(
      ([name, value]) => `${propertyName(name)}: ${literalText(value)}`,
    ),
  ];
  return [
    "query(",
    `  [${parts.join(", ")}],`,
    ...(rest.length === 0 ? [] : ["  {", ...rest.map((line) => `    ${line},`), "  },"]),
    ");",
  ];
}

/**
 * Returns true for a module with a selected submodule, because the submodule's builder selects
 * both.
 */
function selectsOther({ module: { path } }: SelectedModule, { selected }: Selection): boolean {
  return selected.some(({ module }) => module.path.startsWith(`${path}+`));
}

function isRoot(parsed: Selection, path: string): boolean {
  return !parsed.selected.some(({ module }) => module.path === path);
}

function callText(
  builder: Builder,
  { module, asGenerator }: SelectedModule,
  parameters: readonly RequestParameter[],
  { body, options }: { readonly body?: string | undefined; readonly options?: string | undefined },
): string {
  const params = literalValues(argumentsOf({ module, asGenerator }, parameters));
  const args = [
    ...(builder.body === undefined ? [] : [{ text: body, omitted: "undefined" }]),
    ...(takesOptionsOnly(module) ? [] : [{ text: params && literalText(params), omitted: "{}" }]),
    { text: options, omitted: "{}" },
  ];
  const end = args.findLastIndex(({ text }) => text !== undefined) + 1;
  const texts = args.slice(0, end).map(({ text, omitted }) => text ?? omitted);
  return `${builder.name}(${texts.join(", ")})`;
}

/** The arguments of a module in a request, by name. */
function argumentsOf(
  { module, asGenerator }: Omit<SelectedModule, "args">,
  parameters: readonly RequestParameter[],
): Readonly<Record<string, unknown>> {
  const own = parameters.flatMap(({ owner, text }) =>
    owner?.module.path === module.path && owner.asGenerator === asGenerator
      ? [[owner.name, argumentOf(owner, text)] as const]
      : [],
  );
  return Object.fromEntries(own);
}

/** Returns true if a request has all parameters that the module's builder requires. */
function hasRequired(selected: SelectedModule, parameters: readonly RequestParameter[]): boolean {
  const values = argumentsOf(selected, parameters);
  return Object.entries(selected.module.params).every(
    ([name, { required, default: value, token, when }]) =>
      !required ||
      value !== undefined ||
      token !== undefined ||
      when !== undefined ||
      isLiteral(values[name]),
  );
}

/** Returns true for an action without parameters. Its builder takes only options. */
function takesOptionsOnly({ group, params, templates }: AnyModule): boolean {
  return group !== "" && Object.keys(params).length === 0 && templates === undefined;
}

/**
 * A parameter's argument: its parsed value, except for `"max"` and the allspecifier, which are kept
 * because their meaning depends on the user and the wiki.
 */
function argumentOf({ param, value }: ParameterOwner, text: string): unknown {
  const isMaximum = param.type === "limit" && text === "max";
  const isAll = param.multi?.allspecifier === text;
  // A request with one empty value has an empty list; of two, a server removes one.
  if (Array.isArray(value) && value.length === 1 && value[0] === "") return ["", ""];
  return value !== undefined && (isMaximum || isAll) ? text : value;
}

/** The parsed values, without those that have an error; undefined if there are none. */
function literalValues(values: Readonly<Record<string, unknown>>): LiteralObject | undefined {
  const kept = Object.entries(values).filter((entry): entry is [string, Literal] =>
    isLiteral(entry[1]),
  );
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

function isLiteral(value: unknown): value is Literal {
  return (
    typeof value === "string" ||
    typeof value === "number" ||
    typeof value === "bigint" ||
    typeof value === "boolean" ||
    (Array.isArray(value) && value.every(isLiteral)) ||
    (isObject(value) && Object.values(value).every(isLiteral))
  );
}
