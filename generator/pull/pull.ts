import { diagnostic, hasErrors } from "../diagnostics/diagnostic.js";
import type { Staged } from "../diagnostics/diagnostic.js";
import type { Module, Site } from "../spec/types.js";
import { addressPosition } from "../client/address.js";
import { canonicalCatalogue, canonicalCatalogueWithHelp } from "./canonical.js";
import { createClient } from "../client/client.js";
import type { ClientOptions } from "../client/client.js";
import type { JsonObject } from "../client/judgement.js";
import type { Wanted } from "./module-paths.js";
import { fetchModules } from "./modules.js";
import { SITE_PARAMETERS, siteFacts } from "./site-facts.js";

/** What is pulled from where. */
export interface PullOptions extends ClientOptions {
  readonly wanted: readonly Wanted[];
}

/** A wiki's catalogue and its facts. */
export interface Pulled {
  readonly catalogue: JsonObject;
  readonly site: Site;
  /** How many modules the catalogue has. */
  readonly modules: number;
}

/** Pulls a catalogue without help texts. Rejects only with the reason of the caller's own signal. */
export async function pull(options: PullOptions): Promise<Staged<Pulled>> {
  return pulled(options, "none", canonicalCatalogue);
}

/** Pulls a catalogue with help texts, as plain text. Rejects as {@link pull} does. */
export async function pullWithHelp(options: PullOptions): Promise<Staged<Pulled>> {
  return pulled(options, "html", canonicalCatalogueWithHelp);
}

async function pulled(
  options: PullOptions,
  helpformat: "none" | "html",
  canonical: (modules: readonly Module[]) => JsonObject,
): Promise<Staged<Pulled>> {
  const { address, wanted, surroundings } = options;
  const { progress } = surroundings;
  const at = addressPosition(address);
  const client = createClient(options);
  progress(`asking ${address.host}`);
  const info = await client.ask(SITE_PARAMETERS, ["query"]);
  if (!info.value) return { value: undefined, diagnostics: info.diagnostics };
  const site = siteFacts(info.value);
  if (!site)
    return {
      value: undefined,
      diagnostics: [...info.diagnostics, diagnostic("answer-no-api", {}, at)],
    };
  const fetched = await fetchModules({ client, wanted, helpformat, at, progress });
  const diagnostics = [...info.diagnostics, ...fetched.diagnostics];
  if (!fetched.value || hasErrors(diagnostics)) return { value: undefined, diagnostics };
  const modules = fetched.value;
  return { value: { catalogue: canonical(modules), site, modules: modules.length }, diagnostics };
}
