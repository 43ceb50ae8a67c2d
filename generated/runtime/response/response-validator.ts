// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import { checkObject } from "./response-check.js";
import { isObject } from "../model/json.js";
import type { CheckOptions } from "./response-check.js";
import { wrongTypeIssue } from "./response-expectation.js";
import type { Requester, Fields } from "./response-expectation.js";
import type { ResponseIssue } from "./response-issue.js";
import type { AnyModule } from "../model/descriptor.js";
import type { ModuleRequest } from "../request/request.js";
import type { ParsedRequest } from "../read/parsed-request.js";
import type { FieldDescriptors, ResultDescriptor } from "../model/result-descriptor.js";
import { suppliedBy } from "../model/template.js";

/** A module that an answer is of: what was asked, and what was learned of it. */
export interface RequestedModule {
  /** Which values a parameter has, and its default. */
  readonly module: AnyModule;
  /** Structured, as given or with defaults; those that are left out have their defaults. */
  readonly args: Readonly<Record<string, unknown>>;
  readonly asGenerator?: boolean;
  /** Absent where nothing was learned. */
  readonly result?: ResultDescriptor;
}

/** How an answer was asked for. */
export interface ResponseOptions {
  readonly formatversion: 1 | 2;
  /** The request's `continue`, if it went on from another one. */
  readonly continue?: string;
}

/** A request to one module as its builder gives it, a composed one, or a whole request as it was read from the wire. */
export type CheckedRequest = SingleRequest | ComposedRequest | ParsedRequest;

type SingleRequest = Pick<ModuleRequest<AnyModule, object>, "module" | "params" | "options">;

/** What `query` composes. */
interface ComposedRequest {
  readonly modules: readonly Pick<SingleRequest, "module" | "params">[];
  readonly generator?: unknown;
  readonly options: SingleRequest["options"];
}

/**
 * Holds an answer against what was learned: fields that are new, missing, of another type or not
 * asked for. Says nothing about an answer that is an error, but that it has nothing else.
 *
 * @param results of the modules of the request, and that of the module `query`
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

/** The `query` action, as far as its result depends on it: a request has its parameters among its own. */
const QUERY: AnyModule = {
  name: "query",
  path: "query",
  group: "action",
  prefix: "",
  select: { action: "query" },
  generator: false,
  params: {},
};

/** What {@link validateResponse} does, of modules and arguments from wherever they come. */
export function responseIssues(
  response: unknown,
  requested: readonly RequestedModule[],
  options: ResponseOptions,
): readonly ResponseIssue[] {
  const envelope: Fields = { fields: ENVELOPE, requester: { module: MAIN, valuesOf: () => [] } };
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
      message: `Nothing was learned of ${path}.`,
    })),
    ...checkObject(
      withQuery(response, requested),
      [envelope, ...requested.flatMap(partOf)],
      [],
      checkOptions(response, requested, options),
    ),
  ];
}

/** The server leaves out a `query` that holds nothing. */
function withQuery(response: object, requested: readonly RequestedModule[]): object {
  const isQuery = requested.some(({ module }) => module.select["action"] === "query");
  return isQuery && !Object.hasOwn(response, "query") ? { ...response, query: {} } : response;
}

/**
 * Only objects that several modules share can have parts of one that is not known, or lack parts:
 * where a module was done before, where what is said of a page goes on, and where there are no pages.
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
  const mayHaveNoPages = continueValue !== undefined || !requested.some(namesPages);
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

/** Whether a request says which pages it is about, so that there are some. */
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

/** A generator adds to the pages, and is not there itself. */
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

/** What every answer may have around what its modules put into it. */
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
