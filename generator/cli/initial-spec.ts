import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { diagnostic, hasErrors } from "../base/diagnostic.js";
import type { Staged } from "../base/diagnostic.js";
import { isObject } from "../base/json.js";
import { specName } from "../project/job.js";
import type { OperationMethod } from "../spec/model/operation.js";
import { SITE_FILE } from "../project/spec-paths.js";
import { hostFolder, withoutQuery } from "../wiki/address.js";
import { CATALOGUE_FILE, pulledTexts } from "../wiki/pull.js";
import { parsePatterns } from "../wiki/pull-modules.js";
import type { Pulled, PullOptions } from "../wiki/pull.js";
import { counted } from "../base/counted.js";
import type { PullSettings } from "./run-pull.js";
import type { Choices } from "./init-choices.js";
import { documentOnDisk, fetchedDocument } from "./initial-document.js";
import { programText } from "./init-files.js";
import type { NewFiles, ProgramPlace, WikiProgramInput } from "./init-files.js";
import type { ProjectFacts } from "./project-facts.js";

/** The spec of a new project. */
export interface InitialSpec {
  /** A description of the spec, for messages. */
  readonly title: string;
  /** The absolute path of its file or folder. */
  readonly file: string;
  /** The folder of its generated code. */
  readonly name: string;
  /** The first program's code. */
  readonly program: (place: ProgramPlace) => string;
  /** The wiki that programs use; absent for an OpenAPI document. */
  readonly wiki?: WikiProgramInput;
  /** The method of the request that the program sends; absent if it sends none. */
  readonly method?: OperationMethod;
  /** The files to create. */
  readonly files: NewFiles;
}

/** The settings of fetching a catalogue. */
export interface SpecSettings extends PullSettings {
  /** Module paths, `x+*` or `x+**`. */
  readonly modules: readonly string[];
  /** `pull` or `pullWithHelp`. */
  readonly pull: (options: PullOptions) => Promise<Staged<Pulled>>;
}

/** The wiki that the shipped catalogue is used with, until the user replaces it. */
const SHIPPED_ENDPOINT = "https://www.mediawiki.org/w/api.php";

/** The name that a spec has if its folder has none, such as an IP address. */
const CATALOGUE_NAME = "catalogue";

/** The absolute paths of the spec's files that will be created; none for the shipped catalogue. */
export function specFiles({ source }: Choices, cwd: string): readonly string[] {
  return source.kind === "address"
    ? [CATALOGUE_FILE, SITE_FILE].map((name) =>
        join(resolve(cwd, wikiFolder(source.address)), name),
      )
    : [];
}

/** Reads or fetches the spec of a project. */
export async function initialSpec(
  { source }: Choices,
  facts: ProjectFacts,
  { cwd, ...settings }: SpecSettings & { readonly cwd: string },
): Promise<Staged<InitialSpec>> {
  switch (source.kind) {
    case "shipped":
      return shippedSpec(facts);
    case "file":
      return documentOnDisk(resolve(cwd, source.file), cwd);
    case "address": {
      const { address } = source;
      const document = isWiki(address)
        ? { value: undefined, diagnostics: [] }
        : await fetchedDocument(address, cwd, settings);
      if (document.value || document.diagnostics.length > 0) return document;
      const wiki = withoutQuery(address);
      return fetchedSpec(wiki, resolve(cwd, wikiFolder(wiki)), settings);
    }
  }
}

/** Returns true for the URL of a script, which no document has. */
function isWiki({ pathname }: URL): boolean {
  return pathname.endsWith(".php");
}

function wikiFolder(address: URL): string {
  return join("spec", hostFolder(address));
}

/** The shipped catalogue, which stays in the installed package. */
function shippedSpec({ installed }: ProjectFacts): Staged<InitialSpec> {
  if (installed === undefined)
    return { value: undefined, diagnostics: [diagnostic("not-installed", {})] };
  const folder = join(installed, "spec", "paraminfo");
  const catalogue: unknown = JSON.parse(readFileSync(join(folder, CATALOGUE_FILE), "utf8"));
  const modules = modulePaths(catalogue);
  const wiki = { endpoint: SHIPPED_ENDPOINT, modules };
  return {
    value: {
      title: `the shipped catalogue of MediaWiki (${counted(modules.size, "module")})`,
      file: folder,
      name: specName(join(folder, CATALOGUE_FILE)),
      wiki,
      program: (place) => programText({ ...place, ...wiki }),
      method: "GET",
      files: new Map(),
    },
    diagnostics: [],
  };
}

/** Fetches the catalogue of a wiki. */
async function fetchedSpec(
  address: URL,
  folder: string,
  { userAgent, limits, environment, signal, pull, ...settings }: SpecSettings,
): Promise<Staged<InitialSpec>> {
  const wanted = parsePatterns(settings.modules);
  const pulled = await pull({ address, wanted, userAgent, limits, environment, signal });
  const { value, diagnostics } = pulled;
  if (!value || hasErrors(diagnostics)) return { value: undefined, diagnostics };
  const wiki = { endpoint: address.href, modules: modulePaths(value.catalogue) };
  const texts = Object.entries(pulledTexts(value));
  const name = specName(join(folder, CATALOGUE_FILE));
  return {
    value: {
      title: `${value.site.generator} (${counted(value.modules, "module")})`,
      file: folder,
      name: name === CATALOGUE_NAME ? "wiki" : name,
      wiki,
      program: (place) => programText({ ...place, ...wiki }),
      method: "GET",
      files: new Map(texts.map(([file, text]) => [join(folder, file), text])),
    },
    diagnostics,
  };
}

function modulePaths(catalogue: unknown): ReadonlySet<string> {
  const paraminfo = isObject(catalogue) ? catalogue["paraminfo"] : undefined;
  const modules = isObject(paraminfo) ? paraminfo["modules"] : undefined;
  const paths = (Array.isArray(modules) ? modules : []).flatMap((module: unknown) =>
    isObject(module) && typeof module["path"] === "string" ? [module["path"]] : [],
  );
  return new Set(paths);
}
