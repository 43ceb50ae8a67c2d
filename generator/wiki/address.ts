import { diagnostic } from "../base/diagnostic.js";
import type { Diagnostic, Position, Staged } from "../base/diagnostic.js";

/** Parses an API's URL, without query and fragment. */
export function readAddress(text: string): Staged<URL> {
  const trimmed = text.trim();
  const refused = (found: (at: Position) => Diagnostic): Staged<URL> => ({
    value: undefined,
    diagnostics: [found(startOfFile(shownAddress(trimmed)))],
  });
  if (!URL.canParse(trimmed)) return refused((at) => diagnostic("address-malformed", {}, at));
  const url = new URL(trimmed);
  if (!isHttp(url))
    return refused((at) => diagnostic("address-scheme", { name: url.protocol }, at));
  if (url.username !== "" || url.password !== "")
    return refused((at) => diagnostic("address-credentials", {}, at));
  return { value: withoutQuery(url), diagnostics: [] };
}

/** Returns true if a URL's scheme is http or https. */
export function isHttp({ protocol }: URL): boolean {
  return protocol === "http:" || protocol === "https:";
}

/** Returns a URL without query and fragment. */
export function withoutQuery(url: URL): URL {
  const bare = new URL(url);
  bare.search = "";
  bare.hash = "";
  return bare;
}

/** The position for diagnostics about responses from a URL. */
export function addressPosition(url: URL): Position {
  return startOfFile(withoutQuery(url).href);
}

/** The spec folder's name for a URL: its host, and the port unless it is the default. */
export function hostFolder({ hostname, port }: URL): string {
  const labels = hostname.replaceAll(/[[\]]/g, "").replaceAll(":", "-").split(".");
  while (labels.at(-1) === "") labels.pop();
  const named = labels.length === 0 ? "wiki" : labels.join(".");
  return port === "" ? named : `${named}-${port}`;
}

function startOfFile(file: string): Position {
  return { file, line: 1, column: 1 };
}

/**
 * A URL for messages: without user, query, fragment and path parameters, which may contain secrets.
 */
export function shownAddress(text: string): string {
  return withoutCredentials(text)
    .replace(/[?#].*/s, "")
    .replaceAll(/;[^/]*/g, "");
}

/**
 * Removes the user and the password, which messages must not contain. If the text is not a valid
 * URL, it is unknown where they end: a password may contain any character.
 */
function withoutCredentials(text: string): string {
  if (!text.includes("@")) return text;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url?.host) return text.replace(/^(?<scheme>[a-z][a-z\d+.-]*:[\\/]+)?.*/is, "$<scheme>…");
  if (url.username === "" && url.password === "") return text;
  url.username = "";
  url.password = "";
  return url.href;
}
