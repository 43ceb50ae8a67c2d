import { withoutTrailing } from "../wire/without-trailing.js";
import { matchedPath, openness, pathTemplate, sentPath } from "../styles/path-template.js";
import type { AnyEndpoint } from "./endpoint.js";

/** An endpoint that matches a path. */
export interface Route {
  /** The name of the endpoint's builder. */
  readonly name: string;
  readonly endpoint: AnyEndpoint;
  /** The path variables as they were sent. */
  readonly pathParams: Readonly<Record<string, string>>;
}

/** The maximum number of paths whose routes are cached. */
const MAX_PATHS = 1000;

/**
 * Finds the endpoints that match a path as it was sent, for all methods. Endpoints with fewer path
 * variables come first.
 */
export function router(
  endpoints: Readonly<Record<string, AnyEndpoint>>,
): (pathname: string) => readonly Route[] {
  const patterns = Object.entries(endpoints)
    .map(([name, endpoint]) => {
      const template = pathTemplate(endpoint.path);
      return { name, endpoint, template, openness: openness(template) };
    })
    .sort((a, b) => a.openness[0] - b.openness[0] || a.openness[1] - b.openness[1]);
  const find = (pathname: string): readonly Route[] => {
    const segments = pathname.split("/");
    return patterns.flatMap(({ name, endpoint, template }) => {
      const pathParams = matchedPath(template, segments);
      return pathParams ? [{ name, endpoint, pathParams }] : [];
    });
  };
  const known = new Map<string, readonly Route[]>();
  return (pathname) => {
    const before = known.get(pathname);
    if (before) return before;
    const routes = find(pathname);
    if (known.size >= MAX_PATHS) known.clear();
    known.set(pathname, routes);
    return routes;
  };
}

/** Returns the route for a method. GET also serves HEAD, unless there is a HEAD operation. */
export function routeFor(routes: readonly Route[], method: string): Route | undefined {
  return routesFor(routes, method)[0];
}

/**
 * Returns the routes that can serve a method. There are several if a document repeats a path with
 * different variable names or with a fragment, which only the parameters distinguish.
 */
export function routesFor(routes: readonly Route[], method: string): readonly Route[] {
  const found = routes.filter(({ endpoint }) => endpoint.method === method);
  const [first, second] = found;
  if (!first) return method === "HEAD" ? routesFor(routes, "GET") : [];
  if (!second) return found;
  const path = withoutNames(first);
  return found.filter((route) => route === first || withoutNames(route) === path);
}

function withoutNames({ endpoint: { path } }: Route): string {
  return sentPath(path).replaceAll(/\{[^{}]*\}/g, "{}");
}

/** Returns the value of the `Allow` header, in the order of MDN's list of methods. */
export function allowedMethods(routes: readonly Route[]): string {
  const served = new Set<string>(["OPTIONS", ...routes.map(({ endpoint }) => endpoint.method)]);
  if (served.has("GET")) served.add("HEAD");
  return METHODS.filter((method) => served.has(method)).join(", ");
}

const METHODS: readonly string[] = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/**
 * Returns a path relative to a base path; undefined if it is not below the base path.
 *
 * @param basePath such as `/api`, with or without a trailing slash
 */
export function belowBase(pathname: string, basePath: string): string | undefined {
  const base = withoutTrailing(basePath, "/");
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : undefined;
}
