import { checkBody, checkObject } from "./response-check.js";
import { isObject } from "../model/json.js";
import { wrongTypeIssue } from "./response-expectation.js";
import type { CheckOptions, Fields, Requester } from "./response-expectation.js";
import type { ResponseIssue } from "./response-issue.js";
import type { AnyModule } from "../model/descriptor.js";
import type { ModuleRequest } from "../request/request.js";
import type { ParsedRequest } from "../parse/parsed-request.js";
import type { FieldDescriptors, ResultDescriptor } from "../model/result-descriptor.js";
import { formFor } from "../model/response-form.js";
import { suppliedBy } from "../model/template.js";

/** A module of a request, its arguments and its observed result. */
export interface RequestedModule {
  /** The descriptor with the values and defaults of parameters. */
  readonly module: AnyModule;
  /** Structured arguments with or without defaults. Defaults apply to absent arguments. */
  readonly args: Readonly<Record<string, unknown>>;
  readonly asGenerator?: boolean;
  /** Absent if no response was observed. */
  readonly result?: ResultDescriptor;
}

/** The options of the request for validating its response. */
export interface ResponseOptions {
  readonly formatversion: 1 | 2;
  /** The `continue` parameter, if the request continues an earlier one. */
  readonly continue?: string;
}

/** A request to one module from its builder, a composed request, or a parsed wire request. */
export type CheckedRequest = SingleRequest | ComposedRequest | ParsedRequest;

type SingleRequest = Pick<ModuleRequest<AnyModule, object>, "module" | "params" | "options">;

/** A request that `query` composes. */
interface ComposedRequest {
  readonly modules: readonly Pick<SingleRequest, "module" | "params">[];
  readonly generator?: unknown;
  readonly options: SingleRequest["options"];
}

/**
 * Compares a response with the observed results, and returns an issue for each field that is
 * unknown, missing, of the wrong type, or not requested. For an error response, only the envelope
 * is checked.
 *
 * @param results the results of the request's modules and of the `query` module
 */
export function validateResponse(
  response: unknown,
  request: CheckedRequest,
  results: readonly ResultDescriptor[],
): readonly ResponseIssue[] {
  const byPath = new Map(results.map((result) => [result.module, result]));
  const withResult = (requested: RequestedModule): RequestedModule => {
    const result = byPath.get(requested.module.path);
    return result ? { ...requested, result } : requested;
  };
  const { modules, options } = requestedModules(request);
  return responseIssues(response, modules.map(withResult), options);
}

interface Requested {
  readonly modules: readonly RequestedModule[];
  readonly options: ResponseOptions;
}

function requestedModules(request: CheckedRequest): Requested {
  if ("selected" in request) return fromParsed(request);
  return "modules" in request ? fromComposed(request) : fromRequest(request);
}

function fromComposed({ modules, generator, options }: ComposedRequest): Requested {
  const parts = modules.map(({ module, params }): RequestedModule => ({
    module,
    args: { ...params },
  }));
  const lead = isSingleRequest(generator)
    ? [{ module: generator.module, args: { ...generator.params }, asGenerator: true }]
    : [];
  return {
    modules: [{ module: QUERY, args: options }, ...lead, ...parts],
    options: optionsOf(options["formatversion"], options["continue"]),
  };
}

function isSingleRequest(generator: unknown): generator is SingleRequest {
  return typeof generator === "object" && generator !== null && "module" in generator;
}

function fromParsed({ main, query, format, selected }: ParsedRequest): Requested {
  const root: RequestedModule = { module: QUERY, args: query };
  return {
    modules: [...(main["action"] === "query" ? [root] : []), ...selected],
    options: optionsOf(format["formatversion"], query["continue"]),
  };
}

function fromRequest({ module, params, options }: SingleRequest): Requested {
  const requested: RequestedModule = { module, args: { ...params } };
  const root: RequestedModule = { module: QUERY, args: options };
  return {
    modules: module.select["action"] === "query" ? [root, requested] : [requested],
    options: optionsOf(options["formatversion"], options["continue"]),
  };
}

function optionsOf(formatversion: unknown, continueValue: unknown): ResponseOptions {
  return {
    formatversion: formatversion === undefined || formatversion === "1" ? 1 : 2,
    ...(typeof continueValue === "string" && { continue: continueValue }),
  };
}

/**
 * The part of the `query` action that its result depends on. A request has its parameters among its
 * options.
 */
const QUERY: AnyModule = {
  name: "query",
  path: "query",
  group: "action",
  prefix: "",
  select: { action: "query" },
  generator: false,
  params: {},
};

/** Checks a response like {@link validateResponse} for the given modules and their arguments. */
export function responseIssues(
  response: unknown,
  requested: readonly RequestedModule[],
  options: ResponseOptions,
): readonly ResponseIssue[] {
  const envelope: Fields = { fields: ENVELOPE, requester: { module: MAIN, valuesOf: () => [] } };
  const body = bodyIssues(response, requested, options);
  if (body) return body;
  if (!isObject(response))
    return [wrongTypeIssue(response, { shape: { record: {} }, ...envelope }, [], "an object")];
  if (Object.hasOwn(response, "error") || Object.hasOwn(response, "errors"))
    return checkObject(response, [envelope], [], {
      formatversion: options.formatversion,
      isOpen: () => false,
      mayLack: () => false,
    });
  const unknown = requested.filter(({ result }) => !result);
  return [
    ...unknown.map(({ module: { path } }): ResponseIssue => ({
      code: "unknown-module",
      path: [],
      modules: [path],
      message: `The result of ${path} is unknown.`,
    })),
    ...checkObject(
      withQuery(response, requested),
      [envelope, ...requested.flatMap(partOf)],
      [],
      checkOptions(response, requested, options),
    ),
  ];
}

/** The issues of a response that is not an object; undefined if it must be an object. */
function bodyIssues(
  response: unknown,
  requested: readonly RequestedModule[],
  options: ResponseOptions,
): readonly ResponseIssue[] | undefined {
  const [first] = requested.flatMap(({ module, args, result }) => {
    const valuesOf = suppliedBy(module, args);
    const body = formFor(result?.bodies, valuesOf);
    return body ? [{ body, requester: { module, valuesOf } }] : [];
  });
  const isError = isObject(response) && Object.hasOwn(response, "error");
  if (!first || isError) return undefined;
  return checkBody(response, first.body, first.requester, checkOptions({}, requested, options));
}

/** Adds the empty `query` that the server omits. */
function withQuery(response: object, requested: readonly RequestedModule[]): object {
  const isQuery = requested.some(({ module }) => module.select["action"] === "query");
  return isQuery && !Object.hasOwn(response, "query") ? { ...response, query: {} } : response;
}

/**
 * Only objects that several modules share may contain fields from an unknown module or omit fields.
 * They omit fields from finished modules, fields of pages that later responses continue, and fields
 * of missing pages. A generator may find no pages, whatever pages the request selects.
 */
function checkOptions(
  response: object,
  requested: readonly RequestedModule[],
  { formatversion, continue: continueValue }: ResponseOptions,
): CheckOptions {
  const hasUnknown = requested.some(({ result }) => !result);
  const finished = (continueValue?.split("||")[1] ?? "").split("|");
  const goesOn = Object.hasOwn(response, "continue") || Object.hasOwn(response, "query-continue");
  const isPartial = goesOn && !Object.hasOwn(response, "batchcomplete");
  const isGenerated = requested.some(({ asGenerator }) => asGenerator);
  const mayHaveNoPages = continueValue !== undefined || isGenerated || !requested.some(namesPages);
  return {
    formatversion,
    isOpen: (path) => hasUnknown && isShared(path),
    mayLack: (path, module) => {
      const object = path.slice(0, -1);
      return (
        (mayHaveNoPages && path.join("/") === "query/pages") ||
        (isShared(object) &&
          (finished.includes(module.name) || (isPartial && object.length === PAGE_DEPTH)))
      );
    },
  };
}

/** Whether a request selects pages, so that the response contains some. */
function namesPages({ module, args }: RequestedModule): boolean {
  const valuesOf = suppliedBy(module, args);
  const names = ["titles", "pageids", "revids"];
  return module.path === "query" && names.some((name) => valuesOf(name).length > 0);
}

/** `query`, `pages`, and the key of a page. */
const PAGE_DEPTH = 3;

function isShared([first, second, ...rest]: readonly (string | number)[]): boolean {
  if (first === undefined) return true;
  return first === "query" && (second === undefined || (second === "pages" && rest.length === 1));
}

/** A generator only adds to the pages and has no part of its own. */
function partOf({ module, args, asGenerator, result }: RequestedModule): readonly Fields[] {
  if (!result) return [];
  const requester: Requester = { module, valuesOf: suppliedBy(module, args) };
  const fields = asGenerator ? onPages(result.generator ?? {}) : result.response;
  return [{ fields, requester }];
}

function onPages(fields: FieldDescriptors): FieldDescriptors {
  const pages = {
    is: { list: { record: fields } },
    optional: true,
    formatversion1: { as: "map" },
  } as const;
  return { query: { is: { record: { pages } }, optional: true } };
}

const MAIN: AnyModule = { ...QUERY, name: "main", path: "main", group: "", select: {} };

/** The members of any response, except those that modules add. */
const ENVELOPE: FieldDescriptors = {
  batchcomplete: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
  continue: { is: { map: { anyOf: ["string", "integer"] } }, optional: true },
  "query-continue": { is: { map: { map: "unknown" } }, optional: true },
  limits: { is: { map: "integer" }, optional: true },
  warnings: { is: { anyOf: [{ map: "unknown" }, { list: "unknown" }] }, optional: true },
  errors: { is: { list: "unknown" }, optional: true },
  error: { is: { map: "unknown" }, optional: true },
  docref: { is: "string", optional: true, formatversion1: { name: "*" } },
  trace: { is: "unknown", optional: true },
  requestid: { is: "string", optional: true },
  servedby: { is: "string", optional: true },
  curtimestamp: { is: "timestamp", optional: true },
  uselang: { is: "string", optional: true },
  errorlang: { is: "string", optional: true },
};
