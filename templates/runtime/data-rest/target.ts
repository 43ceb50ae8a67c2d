import type { DataRestResource, DataRestSearch } from "./resource.js";

/** The target of a path, by `kind`. */
export type DataRestTarget =
  | { readonly kind: "root" }
  | { readonly kind: "profiles" }
  /** The resource may not exist. */
  | { readonly kind: "profile"; readonly rel: string }
  | { readonly kind: "list"; readonly resource: DataRestResource }
  | { readonly kind: "searches"; readonly resource: DataRestResource }
  | {
      readonly kind: "search";
      readonly resource: DataRestResource;
      readonly search: DataRestSearch;
    }
  | { readonly kind: "item"; readonly resource: DataRestResource; readonly key: string }
  /** A path that looks like an unknown search: status 404 without a body. */
  | { readonly kind: "noSearch" }
  /** A path that looks like a property: status 404 without a body. */
  | { readonly kind: "nothing" }
  /** A longer path: status 404, which includes a body for POST, PUT and PATCH. */
  | { readonly kind: "deep" };

/** Resolves a path, as it was sent, below the base path; undefined if it matches no resource. */
export function resolveTarget(
  path: string,
  resources: readonly DataRestResource[],
): DataRestTarget | undefined {
  if (path === "/") return { kind: "root" };
  const [rel = "", below, name, ...rest] = path.split("/").slice(1).map(decoded);
  if (rel === "profile") return profileTarget(below, name);
  const resource = resources.find((each) => each.rel === rel);
  if (!resource || below === "") return undefined;
  if (below === undefined) return { kind: "list", resource };
  if (rest.length > 0) return { kind: "deep" };
  if (below !== "search")
    return name === undefined ? { kind: "item", resource, key: below } : { kind: "nothing" };
  if (name === undefined) return { kind: "searches", resource };
  const search = resource.searches.find((each) => each.name === name);
  return search ? { kind: "search", resource, search } : { kind: "noSearch" };
}

function profileTarget(
  rel: string | undefined,
  below: string | undefined,
): DataRestTarget | undefined {
  if (rel === undefined) return { kind: "profiles" };
  if (rel === "" || below !== undefined) return undefined;
  return { kind: "profile", rel };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
