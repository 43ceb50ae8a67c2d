import { checkObject } from "./response-check.js";
import { isObject } from "../model/json.js";
import type { CheckOptions } from "./response-check.js";
import { wrongType } from "./response-expectation.js";
import type { Requester, Fields } from "./response-expectation.js";
import type { ResponseIssue } from "./response-issue.js";
import type { AnyModule } from "../model/descriptor.js";
import type { ModuleRequest } from "../request/request.js";
import type { RequestReading } from "../read/request-reading.js";
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
export type CheckedRequest = RequestOfOne | RequestOfSeveral | RequestReading;

type RequestOfOne = Pick<ModuleRequest<AnyModule, object>, "module" | "params" | "options">;

/** What `query` composes. */
interface RequestOfSeveral {
  readonly modules: readonly Pick<RequestOfOne, "module" | "params">[];
  readonly generator?: unknown;
  readonly options: RequestOfOne["options"];
}

/**
 * Holds an answer against what was learned: fields that are new, missing, of another type or not
 * asked for. Says nothing about an answer that is an error, but that it has nothing else.
 *
 * @param results of the modules of the request, and that of the module `query`
 */
export function validateResponse(
  answer: unknown,
  request: CheckedRequest,
  results: readonly ResultDescriptor[],
): readonly ResponseIssue[] {
  const byPath = new Map(results.map((result) => [result.module, result]));
  const withResult = (asked: RequestedModule): RequestedModule => {
    const result = byPath.get(asked.module.path);
    return result ? { ...asked, result } : asked;
  };
  const { modules, options } = requestedModules(request);
  return responseIssues(answer, modules.map(withResult), options);
}

interface Asked {
  readonly modules: readonly RequestedModule[];
  readonly options: ResponseOptions;
}

function requestedModules(request: CheckedRequest): Asked {
  if ("selected" in request) return ofReading(request);
  return "modules" in request ? ofSeveral(request) : ofRequest(request);
}

function ofSeveral({ modules, generator, options }: RequestOfSeveral): Asked {
  const parts = modules.map(({ module, params }): RequestedModule => ({
    module,
    args: { ...params },
  }));
  const lead = isOne(generator)
    ? [{ module: generator.module, args: { ...generator.params }, asGenerator: true }]
    : [];
  return {
    modules: [{ module: QUERY, args: options }, ...lead, ...parts],
    options: optionsOf(options["formatversion"], options["continue"]),
  };
}

function isOne(generator: unknown): generator is RequestOfOne {
  return typeof generator === "object" && generator !== null && "module" in generator;
}

function ofReading({ main, query, format, selected }: RequestReading): Asked {
  const root: RequestedModule = { module: QUERY, args: query };
  return {
    modules: [...(main["action"] === "query" ? [root] : []), ...selected],
    options: optionsOf(format["formatversion"], query["continue"]),
  };
}

function ofRequest({ module, params, options }: RequestOfOne): Asked {
  const asked: RequestedModule = { module, args: { ...params } };
  const root: RequestedModule = { module: QUERY, args: options };
  return {
    modules: module.select["action"] === "query" ? [root, asked] : [asked],
    options: optionsOf(options["formatversion"], options["continue"]),
  };
}

function optionsOf(formatversion: unknown, proceed: unknown): ResponseOptions {
  return {
    formatversion: formatversion === undefined || formatversion === "1" ? 1 : 2,
    ...(typeof proceed === "string" && { continue: proceed }),
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
  answer: unknown,
  asked: readonly RequestedModule[],
  options: ResponseOptions,
): readonly ResponseIssue[] {
  const envelope: Fields = { fields: ENVELOPE, requester: { module: MAIN, valuesOf: () => [] } };
  if (!isObject(answer))
    return [wrongType(answer, { shape: { record: {} }, ...envelope }, [], "an object")];
  if (Object.hasOwn(answer, "error") || Object.hasOwn(answer, "errors"))
    return checkObject(answer, [envelope], [], {
      formatversion: options.formatversion,
      isOpen: () => false,
      mayLack: () => false,
    });
  const unknown = asked.filter(({ result }) => !result);
  return [
    ...unknown.map(({ module: { path } }): ResponseIssue => ({
      code: "unknown-module",
      path: [],
      modules: [path],
      message: `Nothing was learned of ${path}.`,
    })),
    ...checkObject(
      withQuery(answer, asked),
      [envelope, ...asked.flatMap(partOf)],
      [],
      checkOptions(answer, asked, options),
    ),
  ];
}

/** The server leaves out a `query` that holds nothing. */
function withQuery(answer: object, asked: readonly RequestedModule[]): object {
  const isQuery = asked.some(({ module }) => module.select["action"] === "query");
  return isQuery && !Object.hasOwn(answer, "query") ? { ...answer, query: {} } : answer;
}

/**
 * Only objects that several modules share can have parts of one that is not known, or lack parts:
 * where a module was done before, where what is said of a page goes on, and where there are no pages.
 */
function checkOptions(
  answer: object,
  asked: readonly RequestedModule[],
  { formatversion, continue: proceed }: ResponseOptions,
): CheckOptions {
  const hasUnknown = asked.some(({ result }) => !result);
  const finished = (proceed?.split("||")[1] ?? "").split("|");
  const goesOn = Object.hasOwn(answer, "continue") || Object.hasOwn(answer, "query-continue");
  const isPartial = goesOn && !Object.hasOwn(answer, "batchcomplete");
  const mayHaveNoPages = proceed !== undefined || !asked.some(namesPages);
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
  const fields = asGenerator ? onPages(result.generator ?? {}) : result.answer;
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
