import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { diagnostic } from "../base/diagnostic.js";
import type { Staged } from "../base/diagnostic.js";
import type { ClientOptions } from "../wiki/client.js";
import { jsonObject } from "../wiki/response.js";
import { pullDataRest } from "../wiki/pull-data-rest.js";
import type { PulledDocument } from "../wiki/pull-data-rest.js";
import { CATALOGUE_FILE } from "../wiki/pull-folder.js";
import { SITE_FILE } from "../project/spec-paths.js";
import { readRegularText } from "../base/regular-file.js";
import { changesTo } from "../project/output-folder.js";
import { commit } from "../project/commit.js";
import { tryStep } from "./failure.js";

const DOCUMENT_FILE = "openapi.json";
const WIKI_FILES = [CATALOGUE_FILE, SITE_FILE] as const;

/** An OpenAPI document whose document is on disk. */
export interface PulledOpenApi {
  /** The folder, as in messages. */
  readonly folder: string;
  readonly resources: number;
  /** The names of the changed files. */
  readonly written: readonly string[];
}

/**
 * Writes the document of a Spring Data REST to disk; undefined without diagnostics if the server is
 * none. A folder with the files of a wiki is a wiki's, and no request is sent.
 */
export async function pullOpenApiInto(
  address: URL,
  cwd: string,
  label: string,
  settings: Omit<ClientOptions, "address" | "cookie">,
): Promise<Staged<PulledOpenApi>> {
  const isWiki = WIKI_FILES.some((name) => existsSync(join(resolve(cwd, label), name)));
  if (isWiki) return { value: undefined, diagnostics: [] };
  const { value: pulled, diagnostics } = await pullDataRest({ ...settings, address });
  settings.environment.progress("");
  if (!pulled) return { value: undefined, diagnostics };
  return tryStep(label, () => written(pulled, resolve(cwd, label), label));
}

function written(
  { document, resources }: PulledDocument,
  folder: string,
  label: string,
): Staged<PulledOpenApi> {
  const file = join(folder, DOCUMENT_FILE);
  const before = existsSync(file) ? jsonObject(readRegularText(file)) : {};
  const isForeign = existsSync(file) && before?.["x-paramsmith-dialect"] !== "spring-data-rest";
  if (isForeign) {
    const name = join(label, DOCUMENT_FILE);
    return { value: undefined, diagnostics: [diagnostic("foreign-file", { name })] };
  }
  const texts = { [DOCUMENT_FILE]: `${JSON.stringify(document, undefined, 2)}\n` };
  const changes = commit(folder, changesTo(folder, texts), () => changesTo(folder, texts));
  const value = { folder: label, resources, written: changes.map(({ path }) => path) };
  return { value, diagnostics: [] };
}
