import { readFileSync } from "node:fs";
import type { ParamDescriptor } from "../../templates/runtime/model/descriptor.ts";
import type { Api } from "../../templates/runtime/parse/parsed-request.ts";
import type { ParseOptions } from "../../templates/runtime/rules/rule.ts";
import { plainPalette, renderDiagnostic } from "../../generator/base/render-diagnostics.ts";
import { catalogueApi } from "../../generator/inspect/catalogue-api.ts";
import { model } from "../generator/support/model.ts";
import type { CatalogueModel } from "../../generator/spec/model/spec-model.ts";
import { canonicalCatalogue, canonicalCatalogueWithHelp } from "../../generator/wiki/canonical.ts";
import type { Module } from "../../generator/spec/source/types.ts";
import { LISTED_FOR_HELP } from "./private-logic.ts";
import { kept } from "./kept.ts";
import type { Wiki } from "./server.ts";

const ANY_TEXT: ParamDescriptor = { type: "string" };

/** What a wiki says of itself, and what requests are read by. */
export interface WikiCatalogue {
  /** As `paramsmith pull` writes it. */
  readonly catalogue: object;
  /** Its version and namespaces, in the same form. */
  readonly site: { readonly generator: string };
  readonly modules: readonly Module[];
  readonly api: Api;
  readonly namespaces: readonly number[];
}

/** What a request is read with when this user asks. */
export function readOptions(
  { namespaces }: WikiCatalogue,
  user: "anonymous" | "Highlimits",
): ParseOptions {
  return { namespaces, highLimits: user === "Highlimits" };
}

/** Fetches the catalogue of every module: actions, formats, query modules and those below them. */
export async function wholeCatalogue(wiki: Wiki): Promise<WikiCatalogue> {
  return lowered(wiki, await everyModule(wiki, "none"));
}

/** The catalogue of every module with help texts, as `pull --help-texts` writes it. */
export async function describedCatalogue(wiki: Wiki): Promise<object> {
  return canonicalCatalogueWithHelp(await everyModule(wiki, "html"));
}

async function everyModule(wiki: Wiki, helpformat: "html" | "none"): Promise<readonly Module[]> {
  const askedBy = ["catalogue.ts", "batch.php"];
  return kept(wiki.directory, { name: `modules-${helpformat}`, askedBy }, () =>
    askedModules(wiki, helpformat),
  );
}

async function askedModules(wiki: Wiki, helpformat: "html" | "none"): Promise<readonly Module[]> {
  const found = new Map<string, Module>();
  let wanted: readonly string[] = ["main"];
  while (wanted.length > 0) {
    // oxlint-disable-next-line no-await-in-loop -- what is below a module, only its answer says
    const modules = await modulesAt(wiki, wanted, helpformat);
    for (const module of modules) found.set(module.path, module);
    wanted = [...new Set(submodulePaths(modules))].filter((path) => !found.has(path));
  }
  return [...found.values()];
}

/** The same API, with the values aside that the catalogue lists for help only. */
export function asModulesRead(api: Api): Api {
  const modules = [...api.modules].map(([path, module]) => {
    const name = LISTED_FOR_HELP[path];
    const params = { ...module.params, ...(name !== undefined && { [name]: ANY_TEXT }) };
    return [path, { ...module, params }] as const;
  });
  return { ...api, modules: new Map(modules) };
}

/** Lowers a catalogue, perhaps with the facts of its wiki, and lets requests be read by it. */
export function apiFrom(catalogue: object, site?: object): Api {
  return catalogueApi(catalogueModel(catalogue, site));
}

function catalogueModel(catalogue: object, site?: object): CatalogueModel {
  const protocol = "spec/paraminfo/protocol.json";
  const found = model({
    kind: "catalogue",
    name: "wiki",
    source: "catalogue.json",
    spec: { file: "catalogue.json", bytes: new TextEncoder().encode(JSON.stringify(catalogue)) },
    protocol: {
      file: protocol,
      bytes: readFileSync(new URL(`../../${protocol}`, import.meta.url)),
    },
    ...(site && {
      site: { file: "site.json", bytes: new TextEncoder().encode(JSON.stringify(site)) },
    }),
  });
  if (found.value?.kind !== "catalogue")
    throw new Error(
      found.diagnostics.map((each) => renderDiagnostic(each, plainPalette)).join("\n"),
    );
  return found.value;
}

async function lowered(wiki: Wiki, modules: readonly Module[]): Promise<WikiCatalogue> {
  const catalogue = canonicalCatalogue(modules);
  const namespaces = await namespacesOf(wiki);
  const site = {
    generator: `MediaWiki ${wiki.version}`,
    namespaces: namespaces.map((id) => ({ id, name: id === 0 ? "" : `Namespace ${id}` })),
  };
  return { catalogue, site, modules, api: apiFrom(catalogue, site), namespaces };
}

async function modulesAt(
  wiki: Wiki,
  paths: readonly string[],
  helpformat: "html" | "none",
): Promise<Module[]> {
  const batches = Array.from({ length: Math.ceil(paths.length / 50) }, (_, index) =>
    paths.slice(index * 50, index * 50 + 50),
  );
  const answers = await wiki.batch(
    batches.map((batch) => {
      const modules = encodeURIComponent(batch.join("|"));
      return `action=paraminfo&helpformat=${helpformat}&formatversion=1&modules=${modules}`;
    }),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the form of the wiki's answer
  const infos = answers as { readonly paraminfo: { readonly modules: Module[] } }[];
  return infos.flatMap(({ paraminfo }) => paraminfo.modules);
}

function submodulePaths(modules: readonly Module[]): string[] {
  return modules.flatMap(({ parameters }) =>
    parameters.flatMap(({ submodules = {} }) => Object.values(submodules)),
  );
}

async function namespacesOf(wiki: Wiki): Promise<readonly number[]> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the form of the wiki's answer
  const answer = (await wiki.ask(
    "action=query&meta=siteinfo&siprop=namespaces&formatversion=1",
  )) as { readonly query: { readonly namespaces: Readonly<Record<string, unknown>> } };
  return Object.keys(answer.query.namespaces)
    .map(Number)
    .filter((id) => id >= 0);
}
