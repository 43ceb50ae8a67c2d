import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { BrowserContextOptions } from "playwright-core";
import { bundledScript, explorerPage } from "../../generator/explorer/explorer-page.js";
import { analyse } from "../../generator/pipeline.js";
import { paramsmith } from "../generator/support/cli.js";
import { REPOSITORY } from "../generator/support/places.ts";
import { inputOf } from "../generator/support/specs.ts";
import type { Json } from "../generator/support/specs.ts";
import { openPage } from "./browser.ts";
import type { BrowserName, OpenedPage } from "./browser.ts";

/** A folder that is deleted at the end of the process. */
export function sharedFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "paramsmith-pages-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

let shipped: string | undefined;

/** The address of the explorer of the shipped specs, which the command writes once. */
function shippedExplorer(): string {
  if (shipped !== undefined) return shipped;
  const folder = sharedFolder();
  const { code, err } = paramsmith(REPOSITORY, "docs", "--out", folder);
  if (code !== 0) throw new Error(err);
  shipped = pathToFileURL(join(folder, "index.html")).href;
  return shipped;
}

/** Opens the explorer of the shipped specs at a fragment, as a file without a server. */
export async function openExplorer(
  fragment: string,
  options?: BrowserContextOptions,
  name?: BrowserName,
): Promise<OpenedPage> {
  const opened = await openPage(shippedExplorer() + fragment, options, name);
  await opened.page.locator("#search").waitFor();
  return opened;
}

/** Opens the explorer of a spec. */
export async function openExplorerOf(spec: Json, fragment: string): Promise<OpenedPage> {
  const { value, diagnostics } = analyse(inputOf(spec));
  if (!value) throw new Error(diagnostics[0]?.message);
  const explored = { name: value.names.folder, model: value.model, builders: new Map() };
  const file = join(sharedFolder(), "index.html");
  writeFileSync(file, explorerPage([explored], { script: bundledScript() }));
  return openPage(pathToFileURL(file).href + fragment);
}
