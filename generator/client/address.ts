import { diagnostic } from "../diagnostics/diagnostic.js";
import type { Diagnostic, Position, Staged } from "../diagnostics/diagnostic.js";

/** Reads the address of an API as a person gives it; a query and a fragment are left out. */
export function readAddress(text: string): Staged<URL> {
  const given = text.trim();
  const refused = (found: (at: Position) => Diagnostic): Staged<URL> => ({
    value: undefined,
    diagnostics: [found(place(withoutCredentials(given)))],
  });
  if (!URL.canParse(given)) return refused((at) => diagnostic("address-malformed", {}, at));
  const url = new URL(given);
  if (!isHttp(url))
    return refused((at) => diagnostic("address-scheme", { name: url.protocol }, at));
  if (url.username !== "" || url.password !== "")
    return refused((at) => diagnostic("address-credentials", {}, at));
  return { value: withoutQuery(url), diagnostics: [] };
}

/** Whether the scheme of an address is one that is fetched. */
export function isHttp({ protocol }: URL): boolean {
  return protocol === "http:" || protocol === "https:";
}

/** The address without query and fragment. */
export function withoutQuery(url: URL): URL {
  const bare = new URL(url);
  bare.search = "";
  bare.hash = "";
  return bare;
}

/** The place of a diagnostic about what an address answers. */
export function addressPosition(url: URL): Position {
  return place(withoutQuery(url).href);
}

/** The folder name for the specs of an address: its host, and the port unless it is the usual one. */
export function hostFolder({ hostname, port }: URL): string {
  const labels = hostname.replaceAll(/[[\]]/g, "").replaceAll(":", "-").split(".");
  while (labels.at(-1) === "") labels.pop();
  const named = labels.length === 0 ? "wiki" : labels.join(".");
  return port === "" ? named : `${named}-${port}`;
}

function place(file: string): Position {
  return { file, line: 1, column: 1 };
}

/** A password is not repeated, not even to whoever gave it. */
function withoutCredentials(text: string): string {
  return text.replace(/^(?<scheme>[^/]*\/\/)[^/]*@/, "$<scheme>");
}
