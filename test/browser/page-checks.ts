/* oxlint-disable unicorn/consistent-function-scoping -- what runs in a page can use nothing from outside itself */
import axe from "axe-core";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";

/** What axe-core objects to on a page, as rule and element. */
export async function accessibilityProblems(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const results = await page.evaluate<AxeResults>("axe.run(document)");
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 150)} ${failureSummary}`),
  );
}

/** What stands out of the window to the right, and what is wider inside than it shows. */
export function overflowsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const name = (element: Element): string =>
      `${element.tagName} ${element.className} ${(element.textContent ?? "").slice(0, 40)}`;
    const out = [...document.querySelectorAll("body *")].filter((element) => {
      const box = element.getBoundingClientRect();
      return box.width > 1 && (box.right > width + 0.5 || box.left < -0.5);
    });
    const cut = [
      ...document.querySelectorAll("p, li, h1, h2, h3, td, th, code, .compare > div"),
    ].filter((element) => element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1);
    const wide = document.documentElement.scrollWidth > width ? ["the page"] : [];
    return [...wide, ...out.map(name), ...cut.map(name)];
  });
}

/** Where the focus is, and how it shows. */
export interface Focus {
  /** Tag, and what tells it apart: id, value or text. */
  readonly on: string;
  /** Width of its outline in pixels; 0 where there is none. */
  readonly outline: number;
  readonly isInView: boolean;
}

/** Moves the focus on by the tabulator key. */
export async function tab(page: Page): Promise<Focus> {
  await page.keyboard.press("Tab");
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const value =
      element instanceof HTMLInputElement && element.type === "checkbox" ? element.value : "";
    const label = element.id || value || (element.textContent ?? "").trim();
    return {
      on: `${element.tagName.toLowerCase()} ${label}`,
      outline: style.outlineStyle === "none" ? 0 : Number.parseFloat(style.outlineWidth),
      isInView:
        box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth,
    };
  });
}
