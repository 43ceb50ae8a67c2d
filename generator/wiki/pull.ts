import { diagnostic, hasErrors } from "../base/diagnostic.js";
import type { Staged } from "../base/diagnostic.js";
import type { Module, Site } from "../spec/source/types.js";
import { addressPosition } from "./address.js";
import { canonicalCatalogue, canonicalCatalogueWithHelp } from "./canonical.js";
import { createClient } from "./client.js";
import type { ClientOptions } from "./client.js";
import { isObject } from "../base/json.js";
import type { UnknownObject } from "../base/json.js";
import type { ModulePattern } from "./pull-modules.js";
import { fetchModules } from "./pull-modules.js";

/** The options of a pull. */
export interface PullOptions extends ClientOptions {
  readonly wanted: readonly ModulePattern[];
}

/** The catalogue and the facts of a wiki. */
export interface Pulled {
  readonly catalogue: UnknownObject;
  readonly site: Site;
  /** The number of modules in the catalogue. */
  readonly modules: number;
}

/** Pulls a catalogue without help texts. Rejects only with the reason of the caller's signal. */
export async function pull(options: PullOptions): Promise<Staged<Pulled>> {
  return pullWith(options, "none", canonicalCatalogue);
}

/** Pulls a catalogue with help texts, as plain text. Rejects as {@link pull} does. */
export async function pullWithHelp(options: PullOptions): Promise<Staged<Pulled>> {
  return pullWith(options, "html", canonicalCatalogueWithHelp);
}

async function pullWith(
  options: PullOptions,
  helpformat: "none" | "html",
  canonical: (modules: readonly Module[]) => UnknownObject,
): Promise<Staged<Pulled>> {
  const { address, wanted, environment } = options;
  const { progress } = environment;
  const at = addressPosition(address);
  const client = createClient(options);
  progress(`requesting ${address.host}`);
  const info = await client.request(SITE_PARAMETERS, ["query"]);
  if (!info.value) return { value: undefined, diagnostics: info.diagnostics };
  const site = siteFacts(info.value);
  if (!site)
    return {
      value: undefined,
      diagnostics: [...info.diagnostics, diagnostic("response-no-api", {}, at)],
    };
  const fetched = await fetchModules({ client, wanted, helpformat, at, progress });
  const diagnostics = [...info.diagnostics, ...fetched.diagnostics];
  if (!fetched.value || hasErrors(diagnostics)) return { value: undefined, diagnostics };
  const modules = fetched.value;
  return { value: { catalogue: canonical(modules), site, modules: modules.length }, diagnostics };
}

/** The parameters of the `meta=siteinfo` request. */
export const SITE_PARAMETERS = {
  action: "query",
  meta: "siteinfo",
  siprop: "general|namespaces",
};

/**
 * The stable facts of a wiki, from a response of `meta=siteinfo`; undefined if they are missing.
 */
export function siteFacts(response: UnknownObject): Site | undefined {
  const { query } = response;
  if (!isObject(query) || !isObject(query["general"]) || !isObject(query["namespaces"]))
    return undefined;
  const { generator } = query["general"];
  if (typeof generator !== "string") return undefined;
  const namespaces = Object.values(query["namespaces"]).flatMap(namespaceFacts);
  return { generator, namespaces: namespaces.toSorted((a, b) => a.id - b.id) };
}

/** Format version 1 writes the name as `*`, version 2 as `name`. */
function namespaceFacts(namespace: unknown): Site["namespaces"] {
  if (!isObject(namespace)) return [];
  const { id, name = namespace["*"], canonical } = namespace;
  if (typeof id !== "number" || typeof name !== "string") return [];
  return [{ id, name, ...(typeof canonical === "string" && { canonical }) }];
}
