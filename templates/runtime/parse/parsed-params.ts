import type { AnyModule } from "../model/descriptor.js";
import type { Issue } from "../model/issue.js";
import { parseWireValue } from "./parameter.js";
import { preparedParam, preparedParams, wirePrefix } from "./prepared-params.js";
import type { ParamsPart, PreparedParam } from "./prepared-params.js";
import { serverReporter } from "./reporter.js";
import type { ParseOptions, Rules } from "../rules/rule.js";
import { ruleViolations } from "../rules/param-rules.js";
import { optionsFor } from "../rules/server-version.js";
import { exists, expandedTemplates } from "../model/template.js";
import type { IsToken, ParsedValue } from "../model/values.js";
import { wireParams } from "../wire/wire-params.js";
import type { WireInput, WireParams } from "../wire/wire-params.js";

export type { WireInput } from "../wire/wire-params.js";

/**
 * The arguments with which a module runs: defaults applied, booleans present, lists as lists, times
 * as ISO 8601.
 */
export type Arguments<Params, Defaults> = {
  readonly [
    Name in keyof Params as Name extends AlwaysRead<Params, Defaults> ? Name : never
  ]-?: ParsedValue<Exclude<Params[Name], undefined>>;
} & {
  readonly [
    Name in keyof Params as Name extends AlwaysRead<Params, Defaults> ? never : Name
  ]: ParsedValue<Params[Name]>;
};

type AlwaysRead<Params, Defaults> =
  | keyof Defaults
  | {
      [Name in keyof Params]-?: [Exclude<Params[Name], undefined>] extends [boolean]
        ? Name
        : // A request without its token is refused.
          IsToken<Exclude<Params[Name], undefined>> extends true
          ? Name
          : never;
    }[keyof Params];

/**
 * The arguments with which an endpoint is called, with defaults applied. Unlike an action API flag,
 * a boolean may be absent.
 */
export type EndpointArguments<Params, Defaults> = {
  readonly [Name in keyof Params as Name extends keyof Defaults ? Name : never]-?: Exclude<
    Params[Name],
    undefined
  >;
} & {
  readonly [Name in keyof Params as Name extends keyof Defaults ? never : Name]: Params[Name];
};

/** The argument type of a module or an endpoint, from its descriptor. */
export type ArgumentsOf<Described> = Described extends {
  readonly "~types"?: { readonly params: infer Params; readonly defaults: infer Defaults };
}
  ? Described extends { readonly operationId: string }
    ? EndpointArguments<Params, Defaults>
    : Arguments<Params, Defaults>
  : never;

/** The parameters of a module as the server parses them. */
export interface ParsedParams<Args> {
  /** False after an error, in which case the response contains nothing else. */
  readonly ok: boolean;
  /** The values that apply, except for values that could not be parsed because of an error. */
  readonly args: Args;
  /** The issues in the order in which the server finds them. An error comes last. */
  readonly issues: readonly Issue[];
}

/** How the request uses the module, in addition to data about the wiki and the account. */
export interface ModuleParseOptions extends ParseOptions {
  /** Whether the module is the request's generator, whose parameters have the prefix `g`. */
  readonly asGenerator?: boolean;
}

/** Parses the parameters of a module in a wire request. */
export interface ModuleParser<Module> {
  (wire: WireInput, options?: ModuleParseOptions): ParsedParams<ArgumentsOf<Module>>;
  /** Types only; never set. Otherwise the compiler would infer from each signature. */
  readonly "~module"?: Module;
}

/**
 * Creates a function that parses a module's parameters in a wire request like the server: it warns,
 * clamps, drops, continues, and stops at the first error. Names of other parameters are ignored;
 * only `parseRequest` can report unknown names.
 */
export function moduleParser<Module>(
  module: Module & AnyModule,
  rules: Rules = {},
): ModuleParser<Module> {
  return (input, options = {}) => {
    const wire = wireParams(input);
    const { ok, args, issues } = parseParams(module, rules, wire, options);
    const [broken] = ok ? ruleIssues(module, args, wire, options) : [];
    return {
      ok: ok && !broken,
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the descriptor has each of the parameters, and the rules give values of its type
      args: args as ArgumentsOf<Module>,
      issues: broken ? [...issues, broken] : issues,
    };
  };
}

/** The parsed parameters of a module, and the wire names that belong to it. */
export interface ParsedWireParams extends ParsedParams<Readonly<Record<string, unknown>>> {
  /** All issues. The server reads all parameters of a module before it stops at an error. */
  readonly found: readonly Issue[];
  /** The names in the request that belong to the module. */
  readonly used: readonly string[];
}

/**
 * Parses all or some of a module's parameters by the rules of their types, even after an error.
 * Unknown names are ignored.
 */
export function parseParams(
  module: AnyModule,
  rules: Rules,
  wire: WireParams,
  callerOptions: ModuleParseOptions,
  part?: ParamsPart,
): ParsedWireParams {
  const options = optionsFor(module, callerOptions);
  const issues: Issue[] = [];
  const entries: (readonly [name: string, value: unknown])[] = [];
  const used: string[] = [];
  const { asGenerator = false } = options;
  const read = ({ name, wireName, param, isRequired, absent }: PreparedParam): void => {
    const sent = wire.get(wireName);
    if (sent === undefined && !isRequired) {
      // Most parameters are absent.
      if (absent) entries.push(absent);
      return;
    }
    if (sent !== undefined) used.push(wireName);
    const reporter = serverReporter(issues, module, wireName, options);
    const value = parseWireValue(sent, param, rules, reporter);
    if (value !== undefined) entries.push([name, value]);
  };
  const supplied = (source: string): readonly unknown[] => {
    const value = entries.find(([name]) => name === source)?.[1];
    return Array.isArray(value) ? value : [];
  };
  for (const each of preparedParams(module, asGenerator, part))
    if (each.param.when === undefined || exists(each.param, supplied)) read(each);
  if (module.templates) {
    const prefix = wirePrefix(module, asGenerator);
    for (const [name, template] of expandedTemplates(module, supplied))
      read(preparedParam(name, prefix, template));
  }
  const firstError = issues.findIndex((issue) => issue.severity === "error");
  if (firstError < 0 && module.deprecated && part?.name !== "pages")
    issues.push(deprecatedModule(module));
  return {
    ok: firstError < 0,
    // Copying an object that was filled member by member takes 10 µs; this one takes 0.1 µs.
    args: Object.fromEntries(entries),
    issues: firstError < 0 ? issues : issues.slice(0, firstError + 1),
    found: issues,
    used,
  };
}

/**
 * Returns the server's errors for combinations of a module's parameters. The server stops at the
 * first one.
 */
export function ruleIssues(
  module: AnyModule,
  args: Readonly<Record<string, unknown>>,
  wire: WireParams,
  { asGenerator = false, paramRules }: ModuleParseOptions,
): readonly Issue[] {
  if (!module.rules || paramRules === false) return [];
  const prefix = wirePrefix(module, asGenerator);
  const valueOf = (name: string): unknown => {
    // A value that could not be parsed counts as present, but an array does not.
    const sent = wire.get(prefix + name);
    return args[name] ?? (typeof sent === "string" ? sent : undefined);
  };
  return ruleViolations(module, valueOf, { prefix, asGenerator, withoutFiles: true }).map(
    ({ parameter, violation: { code, text } }) => ({
      severity: "error",
      code,
      parameter,
      module: module.path,
      message: `${parameter}: ${text}`,
    }),
  );
}

/** Returns the server's warning for a name that does not belong to a selected module. */
export function unrecognized(parameter: string, module: string): Issue {
  return {
    severity: "warning",
    code: "unrecognizedparams",
    parameter,
    module,
    message: `${parameter}: no selected module has this parameter`,
  };
}

/** The server's warning for a deprecated module, on the parameter that selects it. */
function deprecatedModule({ path, select }: AnyModule): Issue {
  const selection = Object.entries(select);
  const parameter = selection.at(-1)?.[0] ?? "";
  return {
    severity: "warning",
    code: "deprecation",
    parameter,
    module: path,
    message: `${parameter}: ${path} is deprecated`,
    data: { feature: selection.map(([name, value]) => `${name}=${value}`).join("&") },
  };
}
