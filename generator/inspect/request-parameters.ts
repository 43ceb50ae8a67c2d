import type { AnyModule, ParamDescriptor } from "../../templates/runtime/model/descriptor.js";
import type { Api, ParsedRequest } from "../../templates/runtime/parse/parsed-request.js";
import { templateOf } from "../../templates/runtime/model/template.js";
import { wireParams } from "../../templates/runtime/wire/wire-params.js";

/** A parameter of a request, with the module that it belongs to. */
export interface RequestParameter {
  readonly wireName: string;
  /** The value as written. Arrays, which no parameter accepts, are joined. */
  readonly text: string;
  /** Absent if no selected module has the parameter. */
  readonly owner?: ParameterOwner;
  /** The parameter is an API key, which a security scheme declares. */
  readonly isKey?: true;
}

export interface ParameterOwner {
  readonly module: AnyModule;
  readonly asGenerator: boolean;
  /** The name without prefix. */
  readonly name: string;
  readonly param: ParamDescriptor;
  /** The parsed value; undefined after an error. */
  readonly value: unknown;
}

/** A module that takes part in a request, with its remaining arguments. */
export interface Participant {
  readonly module: AnyModule;
  readonly asGenerator: boolean;
  readonly args: Readonly<Record<string, unknown>>;
}

/** The root modules and the selected modules of a request. */
export function participants(api: Api, parsed: ParsedRequest): readonly Participant[] {
  const root = (path: unknown, args: Participant["args"]): readonly Participant[] => {
    const module = typeof path === "string" ? api.modules.get(path) : undefined;
    return module ? [{ module, asGenerator: false, args }] : [];
  };
  const query = parsed.main["action"] === "query" ? root("query", parsed.query) : [];
  return [
    ...root("main", parsed.main),
    ...root(parsed.main["format"], parsed.format),
    ...query,
    ...parsed.selected,
  ];
}

/** The parameters of a request, in their order. */
export function collectParameters(
  api: Api,
  request: string,
  parsed: ParsedRequest,
): readonly RequestParameter[] {
  const candidates = participants(api, parsed);
  return [...wireParams(parametersIn(request))].map(([wireName, value]) => {
    const owner = ownerOf(wireName, candidates);
    return {
      wireName,
      text: typeof value === "string" ? value : value.join(", "),
      ...(owner && { owner }),
    };
  });
}

/** The prefix of a module's parameters in a request. */
export function prefixOf({ module, asGenerator }: Participant): string {
  return asGenerator ? `g${module.prefix}` : module.prefix;
}

function ownerOf(wireName: string, candidates: readonly Participant[]): ParameterOwner | undefined {
  for (const participant of candidates) {
    const prefix = prefixOf(participant);
    if (!wireName.startsWith(prefix)) continue;
    const { module, asGenerator, args } = participant;
    const name = wireName.slice(prefix.length);
    const supplied = (source: string): readonly unknown[] =>
      Array.isArray(args[source]) ? args[source] : [];
    const own = Object.hasOwn(module.params, name) ? module.params[name] : undefined;
    const present =
      own &&
      Object.entries(own.when ?? {}).every(([source, value]) => supplied(source).includes(value));
    const param = present ? own : templateOf(module, name, supplied);
    if (param) return { module, asGenerator, name, param, value: args[name] };
  }
  return undefined;
}

const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;

/** Returns true if a request is an absolute URL that does not end in `api.php`. */
export function isOtherAddress(request: string): boolean {
  const [path = ""] = request.trim().split(/[?#]/, 1);
  return SCHEME.test(path) && !path.endsWith("/api.php");
}

/** The path and query of a request to an OpenAPI operation. */
export interface PathRequest {
  /** In upper case; `GET` if the request names none. */
  readonly method: string;
  readonly path: string;
  readonly query: string;
}

/**
 * Splits a request that is a URL or begins with a path, optionally after a method; undefined for
 * other requests. Fragments are ignored.
 */
export function pathRequestIn(request: string): PathRequest | undefined {
  const [before = "", named] = ENDPOINT_METHOD.exec(request.trim()) ?? [];
  const text = request.trim().slice(before.length);
  const method = (named ?? "GET").toUpperCase();
  const below = SCHEME.test(text) ? text.replace(/^[^:]+:\/\/[^/?#]*/, "") : text;
  if (below === text && !text.startsWith("/")) return undefined;
  const [beforeFragment = ""] = below.split("#", 1);
  const question = beforeFragment.indexOf("?");
  return question < 0
    ? { method, path: beforeFragment, query: "" }
    : {
        method,
        path: beforeFragment.slice(0, question),
        query: beforeFragment.slice(question + 1),
      };
}

/** An operation's method before the request. */
const ENDPOINT_METHOD = /^(GET|HEAD|OPTIONS|POST|PUT|PATCH|DELETE)\s+/i;

/** A method before the request. */
const METHOD = /^(GET|POST)\s+/i;

/**
 * A request's method, if given. URLs without a method use `GET`. Undefined for a query string or a
 * form body, which may use either.
 */
export function methodIn(request: string): "GET" | "POST" | undefined {
  const text = request.trim();
  const method = METHOD.exec(text)?.[1]?.toUpperCase();
  if (method === "POST") return "POST";
  return method === "GET" || SCHEME.test(text) ? "GET" : undefined;
}

/**
 * Extracts a request's parameters from a URL's query, a query string or a form body, optionally
 * after a method. A URL without a question mark does not have parameters.
 */
export function parametersIn(text: string): string {
  const request = text.trim().replace(METHOD, "");
  const [beforeFragment = ""] = request.split("#", 1);
  const question = beforeFragment.indexOf("?");
  if (SCHEME.test(beforeFragment) && question < 0) return "";
  // Values can contain question marks. Only a question mark before the first `=` starts the query.
  const equals = beforeFragment.indexOf("=");
  const begins = question >= 0 && (equals < 0 || question < equals);
  return begins ? beforeFragment.slice(question + 1) : request.replace(/^\?/, "");
}
