import { jsonText } from "../base/hidden-characters.js";
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
import { fetchContent } from "./pull-content.js";
import type { WikiContent } from "./pull-content.js";
import { existsSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { site as validateSite } from "../spec/source/validators.js";
import { SITE_FILE } from "../project/spec-paths.js";
import { changesTo } from "../project/output-folder.js";
import type { FileChange } from "../project/changes.js";
import { commit } from "../project/commit.js";
import { illegalCharacters } from "../../templates/runtime/title/title-text.js";
import { readRegularText } from "../base/regular-file.js";

/** The options of a pull. */
export interface PullOptions extends ClientOptions {
  readonly wanted: readonly ModulePattern[];
  /** The titles of the pages to fetch. Default: no content is fetched. */
  readonly content?: readonly string[] | undefined;
}

/** The catalogue and the facts of a wiki. */
export interface Pulled {
  readonly catalogue: UnknownObject;
  readonly site: Site;
  /** The number of modules in the catalogue. */
  readonly modules: number;
  readonly content?: WikiContent;
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
  const { address, wanted, environment, content: titles } = options;
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
  const pulled = { catalogue: canonical(modules), site, modules: modules.length };
  if (titles === undefined) return { value: pulled, diagnostics };
  const content = await fetchContent({ client, titles, at, progress });
  const all = [...diagnostics, ...content.diagnostics];
  if (!content.value) return { value: undefined, diagnostics: all };
  return { value: { ...pulled, content: content.value }, diagnostics: all };
}

/** The parameters of the `meta=siteinfo` request. */
export const SITE_PARAMETERS = {
  action: "query",
  meta: "siteinfo",
  siprop: "general|namespaces|namespacealiases|interwikimap",
};

/** The maximum length of a server's name and version, which messages contain. */
const MAX_GENERATOR = 255;

/**
 * The stable facts of a wiki, from a response of `meta=siteinfo`; undefined if they are missing.
 */
export function siteFacts(response: UnknownObject): Site | undefined {
  const { query } = response;
  if (!isObject(query) || !isObject(query["general"]) || !isObject(query["namespaces"]))
    return undefined;
  const { generator } = query["general"];
  if (typeof generator !== "string" || generator.length > MAX_GENERATOR) return undefined;
  const aliases = objectsIn(query["namespacealiases"]);
  const namespaces = Object.values(query["namespaces"]).flatMap((namespace) =>
    namespaceFacts(namespace, aliases),
  );
  const titles = titleFacts(query["general"], query["interwikimap"]);
  return {
    generator,
    namespaces: namespaces.toSorted((a, b) => a.id - b.id),
    ...(titles && { titles }),
  };
}

/**
 * Format version 1 writes the name as `*`, version 2 as `name`; flags are empty strings, or true.
 */
function namespaceFacts(namespace: unknown, aliases: readonly UnknownObject[]): Site["namespaces"] {
  if (!isObject(namespace)) return [];
  const { id, name = namespace["*"], canonical, case: letters } = namespace;
  if (!Number.isInteger(id) || typeof id !== "number" || typeof name !== "string") return [];
  const others = aliases.flatMap(({ id: of, alias, "*": text = alias }) =>
    of === id && typeof text === "string" ? [text] : [],
  );
  return [
    {
      id,
      name,
      ...(typeof canonical === "string" && { canonical }),
      ...(others.length > 0 && { aliases: others.toSorted() }),
      ...(letters === "case-sensitive" && { caseSensitive: true }),
      ...(isFlagged(namespace["subpages"]) && { subpages: true }),
    },
  ];
}

function isFlagged(value: unknown): boolean {
  return value === "" || value === true;
}

function objectsIn(list: unknown): readonly UnknownObject[] {
  return Array.isArray(list) ? list.filter(isObject) : [];
}

/** Undefined if the wiki does not report its interwiki prefixes. */
function titleFacts(general: UnknownObject, interwikimap: unknown): Site["titles"] {
  const { lang, mainpage, legaltitlechars } = general;
  if (typeof lang !== "string" || typeof mainpage !== "string" || !Array.isArray(interwikimap))
    return undefined;
  const illegal = typeof legaltitlechars === "string" ? illegalCharacters(legaltitlechars) : "";
  const prefixes = objectsIn(interwikimap).flatMap(({ prefix, localinterwiki }) =>
    typeof prefix === "string" ? [{ prefix, isLocal: isFlagged(localinterwiki) }] : [],
  );
  const prefixesThat = (isLocal: boolean): string[] =>
    prefixes.flatMap((each) => (each.isLocal === isLocal ? each.prefix : [])).toSorted();
  return {
    language: lang,
    mainPage: mainpage,
    ...(illegal !== "" && { illegalCharacters: illegal }),
    interwikis: prefixesThat(false),
    localInterwikis: prefixesThat(true),
  };
}

export const CATALOGUE_FILE = "catalogue.json";

/** The content of a wiki, by the name of its spec folder, as `serve --data` reads it. */
const CONTENT_FILE = "content.json";

/** The files in a pulled folder, each with a test of its content. */
const KINDS: Readonly<Record<string, (value: unknown) => boolean>> = {
  [CATALOGUE_FILE]: (value) => isObject(value) && isObject(value["paraminfo"]),
  [SITE_FILE]: (value) => validateSite(value),
  [CONTENT_FILE]: (value) => isObject(value) && Object.values(value).some(isObject),
};

/**
 * The names of files in a folder that a pull would overwrite and that it did not write. Throws if
 * the folder cannot be read.
 */
export function foreignFiles(folder: string): readonly string[] {
  return Object.entries(KINDS).flatMap(([name, isLike]) => {
    const file = join(folder, name);
    if (!existsSync(file)) return [];
    return statSync(file).isFile() && isLike(jsonOf(readRegularText(file))) ? [] : [name];
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Writes pulled files, and returns the names of the changed ones. Throws the system's error, or an
 * error if a concurrent run is writing to the folder.
 */
export function writePulled(folder: string, pulled: Pulled): readonly string[] {
  const { content } = pulled;
  const texts = {
    ...pulledTexts(pulled),
    ...(content && { [CONTENT_FILE]: jsonText({ [basename(folder)]: content }) }),
  };
  const changesNow = (): readonly FileChange[] => changesTo(folder, texts);
  return commit(folder, changesNow(), changesNow).map(({ path }) => path);
}

/** The contents of pulled files by name. */
export function pulledTexts({ catalogue, site }: Pulled): Readonly<Record<string, string>> {
  return { [CATALOGUE_FILE]: jsonText(catalogue), [SITE_FILE]: jsonText(site) };
}
