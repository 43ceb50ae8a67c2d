/* oxlint-disable unicorn/consistent-function-scoping -- what runs in a page can use nothing from outside itself */
import type { Page } from "playwright-core";

/** A text that is hard to read on what is behind it. */
export interface PoorText {
  readonly text: string;
  /** By WCAG 2, from 1 to 21. */
  readonly contrast: number;
}

/** Contrast of all text that shows, by WCAG 2. */
export interface Contrasts {
  /** How many texts were looked at. */
  readonly texts: number;
  readonly lowest: number;
  readonly poor: readonly PoorText[];
}

/** Computes the contrast of every visible text, of texts in controls, and of placeholders. */
export function contrastsOf(page: Page, least: number): Promise<Contrasts> {
  return page.evaluate((threshold) => {
    type Colour = readonly [red: number, green: number, blue: number, alpha: number];
    const parse = (text: string): Colour => {
      const [, inside] = /^rgba?\(([^)]*)\)$/.exec(text) ?? [];
      if (inside === undefined) throw new Error(`This is no colour that is known here: ${text}`);
      const [red = 0, green = 0, blue = 0, alpha = 1] = inside.split(",").map(Number);
      return [red, green, blue, alpha];
    };
    const over = (front: Colour, back: Colour): Colour => {
      const mix = (index: 0 | 1 | 2): number =>
        front[index] * front[3] + back[index] * (1 - front[3]);
      return [mix(0), mix(1), mix(2), 1];
    };
    const behind = (element: Element | null): Colour => {
      // The canvas takes the colour of the page.
      if (!element) return [255, 255, 255, 1];
      const own = parse(getComputedStyle(element).backgroundColor);
      return own[3] === 1 ? own : over(own, behind(element.parentElement));
    };
    const luminance = ([red, green, blue]: Colour): number => {
      const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
        const share = channel / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (element: Element, colour: string): number => {
      const back = behind(element);
      const [one, two] = [luminance(over(parse(colour), back)), luminance(back)];
      return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
    };
    const found: { text: string; contrast: number }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { textContent, parentElement: element } = walker.currentNode;
      const text = (textContent ?? "").trim();
      if (!element || text === "" || element.closest("script, option")) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      found.push({ text, contrast: contrast(element, getComputedStyle(element).color) });
    }
    for (const control of document.querySelectorAll("select, input[type=search]")) {
      if (!control.checkVisibility()) continue;
      found.push({
        text: control.id,
        contrast: contrast(control, getComputedStyle(control).color),
      });
      const placeholder = getComputedStyle(control, "::placeholder").color;
      found.push({ text: `${control.id} placeholder`, contrast: contrast(control, placeholder) });
    }
    return {
      texts: found.length,
      lowest: Math.min(...found.map((each) => each.contrast)),
      poor: found.filter((each) => each.contrast < threshold),
    };
  }, least);
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
