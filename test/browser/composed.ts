/* oxlint-disable unicorn/consistent-function-scoping -- what runs in a page can use nothing from outside itself */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { catalogueRequest } from "../../generator/explorer/page/catalogue-request.js";
import type { ComposedCatalogue } from "../../generator/explorer/page/catalogue-request.js";
import { withModuleError } from "../../generator/explorer/page/run-catalogue.js";
import type { Verdict } from "../../generator/inspect/verdict.js";
import type { ModuleOperation } from "../../generator/spec/model/operation.js";
import { shippedContext } from "../generator/explorer/page/shipped-context.js";
import { paramsmith } from "../generator/support/cli.js";
import { REPOSITORY } from "../generator/support/places.js";
import { startBrowser } from "./browser.js";
import type { BrowserName, TestBrowser } from "./browser.js";

/** The explorer of the shipped specs in a file. */
export interface ExplorerFile {
  readonly address: string;
  readonly remove: () => void;
}

/** Writes the explorer by the command, with further arguments. */
export function writeExplorer(...words: readonly string[]): ExplorerFile {
  const folder = mkdtempSync(join(tmpdir(), "paramsmith-explorer-"));
  const { code, err } = paramsmith(REPOSITORY, "docs", "--out", folder, ...words);
  if (code !== 0) throw new Error(err);
  return {
    address: pathToFileURL(join(folder, "index.html")).href,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The page of the explorer that the tests of a file share. */
export interface ExplorerPage {
  readonly explorer: ExplorerFile;
  readonly browser: TestBrowser;
  readonly page: Page;
  readonly complaints: readonly string[];
}

/** Opens the explorer of the shipped specs before the tests of a file, and closes it after them. */
export function sharedExplorer(name: BrowserName, fragment: string): () => ExplorerPage {
  let shared: ExplorerPage | undefined;
  beforeAll(async () => {
    const explorer = writeExplorer();
    const browser = await startBrowser(name);
    shared = { explorer, browser, ...(await browser.open(explorer.address + fragment)) };
  });
  afterAll(async () => {
    await shared?.browser.stop();
    shared?.explorer.remove();
  });
  return () => {
    if (!shared) throw new Error("The explorer opens before the tests.");
    return shared;
  };
}

/** What the form of a request shows. */
export interface ShownForm {
  /** The method and the address. */
  readonly request: string;
  readonly verdict: string;
  /** `parameter code` for each issue at a field, and ` code` for those of no field. */
  readonly issues: readonly string[];
}

/** Opens forms by their fragments, one after the other, and returns what each shows. */
export async function shownForms(
  page: Page,
  fragments: readonly string[],
): Promise<readonly ShownForm[]> {
  return page.evaluate(async (all) => {
    const textOf = (selector: string): string =>
      document.querySelector(selector)?.textContent ?? "";
    const shown: ShownForm[] = [];
    for (const fragment of all) {
      history.replaceState(undefined, "", fragment);
      dispatchEvent(new PopStateEvent("popstate"));
      // oxlint-disable-next-line no-await-in-loop -- the page renders one form after the other
      await new Promise((resolve) => {
        setTimeout(resolve, 0);
      });
      const issues = [...document.querySelectorAll("[data-code]")].map((issue) => {
        const field = issue.closest("[data-field]")?.getAttribute("data-field") ?? "";
        return `${field} ${issue.getAttribute("data-code")}`;
      });
      shown.push({ request: textOf("#out-address"), verdict: textOf("#verdict"), issues });
    }
    return shown;
  }, fragments);
}

/** A shipped catalogue, as the page has it. */
export interface ShippedCatalogue {
  readonly context: ComposedCatalogue;
  /** Its modules that requests are sent to. */
  readonly modules: readonly ModuleOperation[];
}

/** Reads a shipped catalogue. */
export function shippedCatalogue(name: "paraminfo" | "actions"): ShippedCatalogue {
  const context = shippedContext(name);
  const modules = context.model.operations.filter(({ role }) => role === "request");
  return { context, modules };
}

/** The verdict on a request that a form shows, outside of the page. */
export async function verdictOn(
  { context }: ShippedCatalogue,
  { request }: ShownForm,
): Promise<Verdict> {
  const query = request.slice(request.indexOf("?") + 1);
  const { strict } = await withModuleError(context, catalogueRequest(context, [], query));
  return strict.verdict;
}
