import type { ParamRule } from "../../../templates/runtime/model/param-rule.js";
import type { EndpointParameter, Origin, Parameter, TemplatedParameter } from "./parameter.js";
import type { EndpointResponse, RequestBody, SchemeNames } from "./exchange.js";
import type { IgnoredKeys } from "./remarks.js";
import type { ModuleResult } from "./result.js";
import { oncePerObject } from "../../base/shared-parts.js";

/** An operation of generated code: alternatives by `kind`. */
export type Operation = ModuleOperation | EndpointOperation;

/** A module in a catalogue. */
export interface ModuleOperation {
  readonly kind: "module";
  readonly name: string;
  readonly origin: Origin;
  /** `query+<name>` for query modules. */
  readonly path: string;
  readonly role: ModuleRole;
  /** list, prop, meta, action or format; empty for `main`. */
  readonly group: string;
  readonly prefix: string;
  /** The parameters that select the module in a request, in order. */
  readonly select: readonly (readonly [name: string, value: string])[];
  readonly generator: boolean;
  readonly readrights: boolean;
  readonly writerights: boolean;
  readonly mustbeposted: boolean;
  readonly deprecated: boolean;
  /** The minor version of MediaWiki 1 on the wiki, if it is known. */
  readonly version?: number;
  readonly internal?: true;
  /** The names of the specs that have the module, if not all of a combination do. */
  readonly on?: readonly string[];
  /** The module takes parameters that the catalogue does not list. */
  readonly dynamicParameters?: true;
  /** Plain text. */
  readonly description?: string;
  /** The URL of the manual page. */
  readonly manual?: string;
  /** In the order in which the server parses them. */
  readonly parameters: readonly Parameter[];
  readonly templated: readonly TemplatedParameter[];
  /** The rules about several parameters, in the server's order. Absent if there are none. */
  readonly rules?: readonly ParamRule[];
  /** The learned result, if there is one. */
  readonly result?: ModuleResult;
  /** The members that do not affect code, if requested. */
  readonly remarks?: IgnoredKeys;
}

/** The role of a module in a request. Only `request` modules are requested directly. */
export type ModuleRole = "request" | "root" | "format";

/** The methods of an OpenAPI document's operations. */
export type OperationMethod = "GET" | "HEAD" | "OPTIONS" | "POST" | "PUT" | "PATCH" | "DELETE";

/** An operation in an OpenAPI document. */
export interface EndpointOperation {
  readonly kind: "endpoint";
  /** The operation id. */
  readonly name: string;
  readonly origin: Origin;
  readonly method: OperationMethod;
  /** Relative to the base URL. Names in braces are path parameters. */
  readonly path: string;
  readonly deprecated: boolean;
  /** The summary, or the description if there is no summary. */
  readonly summary?: string;
  /** The description, if there is also a summary. */
  readonly description?: string;
  readonly parameters: readonly EndpointParameter[];
  /** The property with the version of an item, which the entity tag has instead of the payload. */
  readonly versionProperty?: string;
  /** Absent if requests have none. */
  readonly body?: RequestBody;
  /** In the order of the document. */
  readonly responses: readonly EndpointResponse[];
  /** The base URL for requests; absent for the OpenAPI document's own. */
  readonly server?: string;
  /** The alternatives of schemes that requests need credentials for; absent if they need none. */
  readonly security?: readonly SchemeNames[];
}
/** Patterns of operations. An operation matches if it has one of the ids, tags or paths. */
export interface OperationPatterns {
  /** Operation ids; for operations without one, such as `GET /towns`. `*` matches any text. */
  readonly operations?: readonly string[];
  readonly tags?: readonly string[];
  readonly paths?: readonly string[];
}

/** The operations of an OpenAPI document that are generated. Default: all. */
export interface OperationFilter {
  readonly include?: OperationPatterns;
  readonly exclude?: OperationPatterns;
}

/** A parameter of an expanded template, with its conditions. */
interface ExpandedParameter {
  readonly parameter: Parameter;
  /** The source parameter and the value of each variable. */
  readonly when: Readonly<Record<string, string>>;
}

/**
 * A module's parameters. Templates whose sources list their values are expanded; others stay
 * templated.
 */
interface ModuleParameters {
  readonly closed: readonly ExpandedParameter[];
  readonly open: readonly TemplatedParameter[];
}

/** Expands the templates of a module. */
export function moduleParameters(module: ModuleOperation): ModuleParameters {
  const named = module.parameters.map((parameter) => ({ parameter, when: {} }));
  const closed = module.templated.flatMap((template) => expansionsOf(module, template) ?? []);
  const open = module.templated.filter((template) => !expansionsOf(module, template));
  return { closed: [...named, ...closed], open };
}

/** The first parameter of each name. */
const byName = oncePerObject(
  (parameters: readonly Parameter[]): ReadonlyMap<string, Parameter> =>
    new Map(parameters.toReversed().map((parameter) => [parameter.name, parameter])),
);

/** The maximum number of expansions of a template. A template with more stays as it is. */
const MAX_EXPANSIONS = 1000;

/** The expansions of a template; undefined if a source does not list its values, or if they are too many. */
export function expansionsOf(
  { parameters }: ModuleOperation,
  template: TemplatedParameter,
): readonly ExpandedParameter[] | undefined {
  const sources = template.variables.map(({ source }) => source);
  if (new Set(sources).size < sources.length) return undefined;
  let found: readonly ExpandedParameter[] = [{ parameter: template, when: {} }];
  for (const { name, source } of template.variables) {
    const type = byName(parameters).get(source)?.type;
    if (type?.kind !== "enum") return undefined;
    // A value with braces would form a different template.
    const values = type.values.filter((value) => !/[{}]/.test(value));
    if (found.length * values.length > MAX_EXPANSIONS) return undefined;
    found = found.flatMap(({ parameter, when }) =>
      values.map((value) => ({
        parameter: { ...parameter, name: parameter.name.replace(`{${name}}`, () => value) },
        when: { ...when, [source]: value },
      })),
    );
  }
  return found;
}
