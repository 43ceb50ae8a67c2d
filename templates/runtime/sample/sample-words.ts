import type { Draw } from "./draw.js";

const QUALITIES = /* @__PURE__ */ words(
  "Amber Ancient Black Bold Broken Crimson Distant Eternal Fallen First Frozen Gilded Golden Green Grey Hidden Hollow Iron Last Lonely " +
    "Merry Northern Pale Quiet Red Restless Rising Sable Scarlet Second Silver Sleepless Southern Sworn Tireless Wandering White Wild",
);

const THINGS = /* @__PURE__ */ words(
  "Anchors Anvils Archers Banners Bears Bridges Comets Crows Daggers Eagles Embers Falcons Foxes Giants Hammers Harbours Hawks Hounds " +
    "Hunters Lanterns Lions Mariners Millers Oaks Orchards Pilgrims Pines Ravens Riders Rivers Sentinels Shields Spears Stags Storms " +
    "Thorns Towers Walkers Watchers Wolves",
);

const BODIES = /* @__PURE__ */ words("Brotherhood Circle Company Council Guild House League Order");

/** Some names contain non-ASCII letters, which clients must support. */
const PLACES = /* @__PURE__ */ words(
  "Aldermoor Brannoch Córdel Dunmere Eastfell Fjällbo Greyhaven Hohenöd Kestrel-Bay Lindholm Marrowhill Nørrevig Oldbridge Port-Sarn " +
    "Ravna Stonewick Thornby Valdéroc Łysa-Góra Île-d’Or",
);

/** Generates a plausible name: `Iron Ravens`, `Order of the Quiet Harbours`. */
export function sampleName(draw: Draw): string {
  const [quality, thing] = [pickWord(draw, QUALITIES), pickWord(draw, THINGS)];
  switch (draw(6)) {
    case 0:
      return `${pickWord(draw, BODIES)} of the ${quality} ${thing}`;
    case 1:
      return `The ${quality} ${thing}`;
    case 2:
      return `${thing} of ${pickWord(draw, PLACES)}`;
    case 3:
      return `${pickWord(draw, PLACES)}’s ${thing}`;
    default:
      return `${quality} ${thing}`;
  }
}

/** Generates a few lower-case words separated by spaces. */
export function sampleWords(draw: Draw): string {
  return Array.from({ length: 1 + draw(3) }, () => sampleWord(draw)).join(" ");
}

/** Generates one lower-case word of plain letters. */
export function sampleWord(draw: Draw): string {
  return pickWord(draw, THINGS).toLowerCase();
}

function pickWord(draw: Draw, all: readonly string[]): string {
  return all[draw(all.length)] ?? "";
}

function words(text: string): readonly string[] {
  return text.split(" ");
}
