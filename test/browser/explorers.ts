import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import axe from "axe-core";
import type { AxeResults } from "axe-core";
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, onTestFinished } from "vitest";
import { bundledScript, explorerPage } from "../../generator/explorer/explorer-page.js";
import type { ExploredSpec } from "../../generator/explorer/explored-spec.js";
import { analyse } from "../../generator/pipeline.js";
import { readJobSpecs } from "../../generator/project/inputs.js";
import { specJob } from "../../generator/project/job.js";
import { CURRENT, realFindings, RECORDED } from "../generator/diff/real-pair.ts";
import { REPOSITORY } from "../generator/support/places.ts";
import { inputOf } from "../generator/support/specs.ts";
import type { Json } from "../generator/support/specs.ts";
import { startBrowser } from "./browser.ts";
import type { BrowserName, OpenedPage, TestBrowser } from "./browser.ts";

/** Opens the explorer at a fragment, as a file without a server; the page closes with the test. */
export type OpenExplorer = (
  fragment: string,
  options?: BrowserContextOptions,
) => Promise<OpenedPage>;

/** Starts a browser for the tests of a block, and returns how to open an explorer in it. */
export function explorerInBrowser(
  name: BrowserName,
  specs: () => readonly ExploredSpec[],
): OpenExplorer {
  let browser: TestBrowser;
  let folder = "";
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "paramsmith-explorer-"));
    const html = explorerPage(specs(), { script: bundledScript() });
    writeFileSync(join(folder, "index.html"), html);
    browser = await startBrowser(name);
  });
  afterAll(async () => {
    await browser?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return async (fragment, options) => {
    const address = pathToFileURL(join(folder, "index.html")).href + fragment;
    const opened = await browser.open(address, {
      viewport: { width: 1280, height: 900 },
      ...options,
    });
    onTestFinished(() => opened.page.context().close());
    await opened.page.locator("#search").waitFor();
    return opened;
  };
}

/** The shipped specs; the wiki's with what changed since MediaWiki 1.39. */
export function shippedSpecs(): readonly ExploredSpec[] {
  const job = specJob(["spec/paraminfo", "spec/alliance"], ".", REPOSITORY);
  return readJobSpecs(job).flatMap(({ value }) => {
    const planned = value && analyse(value).value;
    if (!planned) throw new Error("A shipped spec is invalid.");
    const own = { name: planned.names.folder, model: planned.model, builders: new Map() };
    if (own.name !== "paraminfo") return [own];
    return [{ ...own, since: { base: "1.39", findings: realFindings(RECORDED, CURRENT) } }];
  });
}

/** A spec as the explorer gets it. */
export function exploredSpec(spec: Json): ExploredSpec {
  const { value, diagnostics } = analyse(inputOf(spec));
  if (!value) throw new Error(diagnostics[0]?.message);
  return { name: value.names.folder, model: value.model, builders: new Map() };
}

/** What axe-core objects to on a page, as rule and element. */
export async function accessibilityProblems(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const results = await page.evaluate<AxeResults>("axe.run(document)");
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 150)} ${failureSummary}`),
  );
}
