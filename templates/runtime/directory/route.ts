import { withoutTrailing } from "../wire/without-trailing.js";
import type { AnyEndpoint } from "./endpoint.js";

/** The endpoint that a path leads to. */
export interface Route {
  /** The name of its builder. */
  readonly name: string;
  readonly endpoint: AnyEndpoint;
  readonly pathParams: Readonly<Record<string, string>>;
}

/** Finds the endpoint of a path as it was sent; paths without variables win over paths with them. */
export function router(
  endpoints: Readonly<Record<string, AnyEndpoint>>,
): (pathname: string) => Route | undefined {
  const patterns = Object.entries(endpoints)
    .map(([name, endpoint]) => ({ name, endpoint, parts: endpoint.path.split("/") }))
    .sort((a, b) => variables(a.parts) - variables(b.parts));
  return (pathname) => {
    const given = pathname.split("/").map(decoded);
    for (const { name, endpoint, parts } of patterns) {
      const pathParams = matched(parts, given);
      if (pathParams) return { name, endpoint, pathParams };
    }
    return undefined;
  };
}

/**
 * The path below a base path; undefined if it is not below it.
 *
 * @param basePath such as `/api`, with or without a slash at its end
 */
export function belowBase(pathname: string, basePath: string): string | undefined {
  const base = withoutTrailing(basePath, "/");
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : undefined;
}

function matched(
  parts: readonly string[],
  given: readonly string[],
): Readonly<Record<string, string>> | undefined {
  if (parts.length !== given.length) return undefined;
  const found: [string, string][] = [];
  for (const [index, part] of parts.entries()) {
    const text = given[index] ?? "";
    if (isVariable(part)) found.push([part.slice(1, -1), text]);
    else if (part !== text) return undefined;
  }
  return Object.fromEntries(found);
}

function variables(parts: readonly string[]): number {
  return parts.filter(isVariable).length;
}

function isVariable(part: string): boolean {
  return /^\{.+\}$/.test(part);
}

/** Text that is not valid percent-encoding is returned unchanged. */
function decoded(text: string): string {
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
