import { describe, expect, it } from "vitest";
import { PALETTE } from "../../../generator/base/html-text.js";

const [light = "", dark = ""] = PALETTE.split("@media");

/** The custom properties of a scheme. */
function coloursOf(scheme: string): ReadonlyMap<string, string> {
  return new Map(
    [...scheme.matchAll(/--([a-z-]+): (#[\da-f]{6});/g)].map(([, name = "", colour = ""]) => [
      name,
      colour,
    ]),
  );
}

/** WCAG 2.2, relative luminance. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2, contrast ratio. */
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

describe.each([
  ["light", light],
  ["dark", dark],
])("The %s colours of pages", (name, scheme) => {
  const colours = coloursOf(scheme);

  it("are all there", () => {
    expect([...colours.keys()].toSorted()).toEqual([...coloursOf(light).keys()].toSorted());
    expect(colours.size).toBe(20);
    expect(scheme).toContain(`color-scheme: ${name};`);
  });

  it.each<readonly [text: string, page: string]>([
    ...["ink", "faint", "link", "breaking", "risky", "info", "none"].flatMap((text) =>
      ["page", "card"].map((page) => [text, page] as const),
    ),
    ["ink", "soft"],
    ["faint", "soft"],
    ["ink", "old"],
    ["ink", "new"],
    ["ink", "breaking-page"],
    ["ink", "risky-page"],
    ["breaking", "breaking-page"],
    ["risky", "risky-page"],
    ["info", "info-page"],
    ["none", "none-page"],
  ])("have a contrast of 4.5 or more for %s on %s", (text, page) => {
    expect(contrast(colours.get(text) ?? "", colours.get(page) ?? "")).toBeGreaterThanOrEqual(4.5);
  });
});

it("takes the dark colours on screens alone", () => {
  expect(dark).toMatch(/^ screen and \(prefers-color-scheme: dark\)/);
});
