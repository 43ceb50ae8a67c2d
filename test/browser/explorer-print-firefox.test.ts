/**
 * The explorer on paper, in Firefox. Its driver cannot emulate media. Instead, the test reads the PDF that
 * Firefox prints, and checks the page with the rules of print applied to the screen.
 *
 * @module
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { describe, expect, it, onTestFinished } from "vitest";
import { accessibilityProblems, explorerInBrowser, shippedSpecs } from "./explorers.ts";
import { overflowsOf } from "./page-checks.ts";

const specs = shippedSpecs();

/** A view, with texts that it must print. */
const VIEWS: readonly (readonly [view: string, printed: readonly string[]])[] = [
  ["#/paraminfo/allpages", ["allpages", "apfilterredir", "pageid"]],
  ["#/alliance/listAlliances", ["listAlliances", "size", "AllianceList"]],
];

/** A4 without the margins of print, in pixels. */
const PAPER = { viewport: { width: 718, height: 1046 } };

const MARGIN = { top: "1cm", right: "1cm", bottom: "1cm", left: "1cm" };

/** The texts of a PDF, and those outside of its paper with their positions. */
interface PrintedText {
  readonly text: string;
  readonly outside: readonly string[];
}

/** Reads a PDF with the viewer of Firefox. */
async function readPdf(page: Page, pdf: Buffer): Promise<PrintedText> {
  const folder = mkdtempSync(join(tmpdir(), "paramsmith-print-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "page.pdf");
  writeFileSync(file, pdf);
  await page.goto(pathToFileURL(file).href);
  await page.waitForFunction("globalThis.PDFViewerApplication?.pdfDocument");
  return page.evaluate<PrintedText>(`(async () => {
    const pdf = PDFViewerApplication.pdfDocument;
    const texts = [];
    const outside = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      const [left, bottom, right, top] = page.view;
      for (const { str, width, transform } of (await page.getTextContent()).items) {
        const [x, y] = transform.slice(4);
        texts.push(str);
        if (x < left || x + width > right + 0.5 || y < bottom || y > top) outside.push([str, x, y, width, number, pdf.numPages, page.view].join());
      }
    }
    return { text: texts.join(" "), outside };
  })()`);
}

/** Applies the style rules of print to the screen, and those of the screen to nothing. */
async function applyPrintRules(page: Page): Promise<void> {
  await page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    for (const rule of rules) {
      if (!(rule instanceof CSSMediaRule)) continue;
      if (rule.conditionText === "print") rule.media.mediaText = "all";
      else if (rule.conditionText.includes("screen")) rule.media.mediaText = "not all";
    }
  });
}

describe("The explorer on paper, in Firefox", () => {
  const open = explorerInBrowser("firefox", () => specs);

  it.each(VIEWS)(
    "has %s without navigation, violations of axe, or wide parts",
    async (view, texts) => {
      const { page } = await open(view, PAPER);
      const pdf = await page.pdf({ format: "A4", margin: MARGIN });

      await applyPrintRules(page);
      expect(await page.locator("#parts").isVisible()).toBe(false);
      expect(await page.locator("#search").isVisible()).toBe(false);
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await overflowsOf(page)).toEqual([]);

      const { text, outside } = await readPdf(page, pdf);
      for (const each of texts) expect(text).toContain(each);
      // A module that only the navigation names.
      expect(text).not.toContain("watchlistraw");
      expect(outside).toEqual([]);
    },
  );
});
