import type { ModuleOperation } from "../spec/model/operation.js";

/** An operation's segment in URLs: its name, or its path if two operations share the name. */
export function partNames(
  operations: readonly (Pick<ModuleOperation, "name"> & { readonly path: string })[],
): readonly string[] {
  const counts = new Map<string, number>();
  for (const { name } of operations) counts.set(name, (counts.get(name) ?? 0) + 1);
  return operations.map(({ name, path }) => (counts.get(name) === 1 ? name : path));
}

/** A schema's segment in URLs. Operation ids cannot begin like this. */
export function schemaPart(name: string): string {
  return `${SCHEMA}${name}`;
}

/** The name of the schema of a part; undefined for other parts. */
export function schemaOfPart(part: string): string | undefined {
  return part.startsWith(SCHEMA) ? part.slice(SCHEMA.length) : undefined;
}

const SCHEMA = "schema:";

/** The fragment of a part, or of a spec without one. */
export function partAddress(spec: string, ...path: readonly string[]): string {
  return `#/${[spec, ...path].map(encodePart).join("/")}`;
}

/**
 * Encodes characters that would end a path segment. Other characters stay readable. Half a
 * surrogate pair, which cannot be encoded as bytes, becomes `%u` and its number.
 */
function encodePart(part: string): string {
  return part
    .replaceAll(/\P{Surrogate}+/gu, encodeURIComponent)
    .replaceAll(/\p{Surrogate}/gu, (half) => `%u${half.codePointAt(0)?.toString(16) ?? ""}`)
    .replaceAll(/%(?:3A|2B|7C|40|2C|24|7B|7D)/gi, decodeURIComponent)
    .replaceAll("!", "%21");
}

/** The URL fragment: `#/SPEC/PART/PATH!PANEL?QUERY`. */
export interface Address {
  readonly spec?: string;
  /** A module, an operation or a schema. */
  readonly part?: string;
  /** A parameter and its value, or a field as `.name` with the names below it. */
  readonly path: readonly string[];
  /** The chosen panel; absent for the first one. */
  readonly panel?: string;
  /** The wire parameters of the request that the page is about. */
  readonly query: string;
}

/** Parses a fragment. Any string is valid; the page reports unknown parts. */
export function parseFragment(hash: string): Address {
  const text = hash.replace(/^#\/?/, "");
  const [front = "", query = ""] = split(text, "?");
  const [names = "", panel = ""] = split(front, "!");
  const [spec, part, ...path] = names.split("/").map(decoded);
  return {
    ...(spec && { spec }),
    ...(part && { part }),
    path: path.filter((name) => name !== ""),
    ...(panel !== "" && { panel: decoded(panel) }),
    query,
  };
}

/** Formats a fragment. */
export function formatFragment({ spec, part, path, panel, query }: Address): string {
  const names = [spec, part, ...path].flatMap((name) => name ?? []).map(encodePart);
  return `#/${names.join("/")}${panel === undefined ? "" : `!${encodePart(panel)}`}${query === "" ? "" : `?${query}`}`;
}

/** Splits a string at the first separator. */
function split(text: string, separator: string): readonly string[] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

function decoded(text: string): string {
  try {
    return text
      .split(/%u([\da-f]{4})/)
      .map((each, index) =>
        index % 2 === 0
          ? decodeURIComponent(each)
          : String.fromCodePoint(Number.parseInt(each, 16)),
      )
      .join("");
  } catch {
    return text;
  }
}
