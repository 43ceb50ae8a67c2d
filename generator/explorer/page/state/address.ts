import { encodePart } from "../../part-name.js";

/** The part of the address after `#`: `#/SPEC/PART/PATH!PANEL?QUERY`. */
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

/** Parses a fragment. Any text is an address; unknown parts are reported by the page. */
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

/** Formats an address. */
export function formatFragment({ spec, part, path, panel, query }: Address): string {
  const names = [spec, part, ...path].flatMap((name) => name ?? []).map(encodePart);
  return `#/${names.join("/")}${panel === undefined ? "" : `!${encodePart(panel)}`}${query === "" ? "" : `?${query}`}`;
}

/** Divides a text at the first separator. */
function split(text: string, separator: string): readonly string[] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
