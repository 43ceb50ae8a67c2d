import type { Draw } from "../../runtime/sample/draw.js";

const PLACES = /* @__PURE__ */ words(
  "Aberfell Brightholm Caldermouth Dunwick Eastermere Fairhaven Greywater Hollinsea Inverlea Juniper-Bay Kelsford " +
    "Langholt Marrowick Northcove Oldmarsh Pellworth Quernsey Ravensea Silloth Thornmouth Ulverby Varnsea Westhythe " +
    "Yarrowby Zennoch Ålesby Østerhavn Île-aux-Grues",
);

const THINGS = /* @__PURE__ */ words(
  "lighthouse harbour bridge mill chapel market ferry quay orchard tower island school museum garden railway canal",
);

const WORDS = /* @__PURE__ */ words(
  "old stone small busy north south narrow river coast storm keeper built later since year again trade boat " +
    "rope salt wool summer winter visitors quiet famous rebuilt painted high deep light wind",
);

/** Towns that the wiki describes. Some have letters beyond ASCII, which clients must handle. */
export function places(): readonly string[] {
  return PLACES.map((place) => place.replaceAll("-", " "));
}

/** Nouns for things in towns. */
export function things(): readonly string[] {
  return THINGS;
}

/** A sentence of `length` words. */
export function sentence(draw: Draw, length: number): string {
  const text = Array.from({ length }, () => pick(draw, WORDS)).join(" ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** A random item of a list that is not empty. */
export function pick<Item>(draw: Draw, items: readonly [Item, ...Item[]] | readonly Item[]): Item {
  const item = items[draw(items.length)];
  if (item === undefined) throw new RangeError("There is nothing to choose from.");
  return item;
}

/** The items in another order. */
export function shuffled<Item>(draw: Draw, items: readonly Item[]): readonly Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(draw(left.length), 1));
}

function words(text: string): readonly string[] {
  return text.split(" ");
}
