import type { AnyModule, ParamDescriptor } from "../model/descriptor.js";
import type { Issue } from "../model/issue.js";
import { continueParts, continueViolation, finishedModules } from "../model/continue.js";
import { PAGE_SOURCES, secondSource } from "../model/page-sources.js";
import type { Violation } from "../model/violation.js";
import type { ParamsPart } from "./prepared-params.js";

/** The parameters that select the pages of `query` and of actions such as `purge`. */
const PAGE_PARAMS: ReadonlySet<string> = new Set([
  ...PAGE_SOURCES,
  "generator",
  "redirects",
  "converttitles",
]);

const ANY_GENERATOR: ParamDescriptor = { type: "string" };

/**
 * The part of a module that selects its pages. The server initially accepts any string as the
 * generator. `query` reads this part first, actions read it last.
 */
export const PAGE_PART: ParamsPart = {
  name: "pages",
  descriptor: (name, param) => {
    if (!PAGE_PARAMS.has(name)) return undefined;
    return name === "generator" ? ANY_GENERATOR : param;
  },
};

/** The remaining part. */
export const OTHER_PART: ParamsPart = {
  name: "others",
  descriptor: (name, param) => (PAGE_PARAMS.has(name) ? undefined : param),
};

/** Whether a module acts on pages that the request selects. */
export function hasPages({ params }: AnyModule): boolean {
  return [...PAGE_SOURCES, "generator"].every((name) => Object.hasOwn(params, name));
}

/** Whether the module accepts a generator with this name. */
export function isGeneratorOf({ params }: AnyModule, name: string): boolean {
  const { generator } = params;
  return generator?.type !== "enum" || generator.values.includes(name);
}

/** Returns the server's error for a name that is not a generator. */
export function badGenerator({ path }: AnyModule, name: string): Issue {
  const text = `${JSON.stringify(name)} is not a module that can be a generator`;
  return error(path, "generator", { code: "badgenerator", text });
}

/**
 * Returns the server's error for a malformed `continue`, which it attributes to its root; undefined
 * if `continue` is valid.
 */
export function continueIssue(args: Readonly<Record<string, unknown>>): Issue | undefined {
  const violation = continueViolation(args["continue"]);
  return violation && error("main", "continue", violation);
}

const QUERY_GROUPS = ["prop", "list", "meta"];

/** Returns the paths of the modules that a query selects, in the server's order. */
export function queryPaths(query: Readonly<Record<string, unknown>>): readonly string[] {
  const paths: string[] = [];
  for (const group of QUERY_GROUPS)
    for (const name of namesIn(query[group])) paths.push(queryPath(name));
  return paths;
}

/**
 * Returns the paths of modules that `continue` marks as finished. The server reads them before all
 * others.
 */
export function finishedPaths(query: Readonly<Record<string, unknown>>): ReadonlySet<string> {
  const parts = continueParts(query["continue"]);
  if (!parts) return NO_PATHS;
  return new Set([...finishedModules(parts, namesIn(query["prop"]))].map(queryPath));
}

const NO_PATHS: ReadonlySet<string> = /* @__PURE__ */ new Set();

function namesIn(argument: unknown): readonly string[] {
  return Array.isArray(argument) ? argument.filter((name) => typeof name === "string") : [];
}

function queryPath(name: string): string {
  return `query+${name}`;
}

/**
 * Returns the server's error for two parameters that select pages; undefined if there are fewer.
 * With a generator, the error comes from `query`.
 */
export function multiSource(
  { path }: AnyModule,
  args: Readonly<Record<string, unknown>>,
): Issue | undefined {
  const second = secondSource(args);
  if (!second) return undefined;
  const module = args["generator"] === undefined ? path : "query";
  return error(module, second.parameter, second.violation);
}

function error(module: string, parameter: string, { code, text }: Violation): Issue {
  return { severity: "error", code, parameter, module, message: `${parameter}: ${text}` };
}
