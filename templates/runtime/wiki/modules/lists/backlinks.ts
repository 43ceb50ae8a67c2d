// List modules of the stub that no selection describes.

import type { ApiMessage } from "../../../model/api-message.js";
import type { JsonObject } from "../../../model/json.js";
import type { ResultDescriptor } from "../../../model/result-descriptor.js";
import { argument, argumentList, argumentText } from "../../call/module-call.js";
import { wireName } from "../../../query-service/query-call.js";
import type { Asked } from "../../call/module-call.js";
import { compareCells } from "../../values/compare.js";
import { badContinue } from "../../select/cursor.js";
import { rowFields, showing } from "../../select/fields.js";
import type { ModuleAnswer, OwnModule } from "../../call/module-response.js";
import { namedPage } from "../../call/named-page.js";
import { ok, refused } from "../../../query-service/outcome.js";
import type { Outcome } from "../../../query-service/outcome.js";
import { numberOrZero, textIn } from "../../values/row.js";
import type { Cell, Row } from "../../values/row.js";
import type { Title } from "../../data/title.js";

const FILE = 6;

/** A link: the page that it is on, and the row that says where it leads. */
interface Link {
  readonly page: Row;
  readonly target: Row;
}

/** What `continue` says: of the links to the page two parts, of those to its redirects four more. */
type Place = readonly (number | string)[];

/** A page of links, and the one after it. */
interface Cut {
  readonly links: readonly Link[];
  readonly next?: Link | undefined;
}

/**
 * The pages that link to a page, use it or show it, and, where that is asked, the pages that do so by
 * a redirect (observed on MediaWiki 1.39).
 *
 * @param table the links: columns `pageid` for where they are, `ns` and `key` for where they lead
 */
export function backlinksOf(table: string): OwnModule {
  return (asked, result) => {
    const root = namedPage(asked);
    if (root.kind === "refused") return root;
    if (table === "imagelinks" && root.value.ns !== FILE)
      return refused("bad_image_title", `${root.value.text} is no file.`);
    const place = placeIn(argumentText(asked, "continue"));
    if (!place) return badContinue();
    return listed(table, root.value, place, asked, result);
  };
}

function listed(
  table: string,
  root: Title,
  place: Place,
  asked: Asked,
  result: ResultDescriptor | undefined,
): Outcome<ModuleAnswer> {
  const byRedirect = argument(asked, "redirect") === true;
  const limit = limitOf(asked, byRedirect);
  const direct = directLinks(table, root, place, asked, byRedirect, limit);
  const [first] = direct.links;
  const start = place.length >= 2 ? place.slice(0, 2) : first ? ends(first) : [];
  const redirects = direct.links.filter(({ page }) => page["redirect"] === true);
  const more = byRedirect ? linksTo(table, redirects, place, asked, limit) : { links: [] };
  const proceed = more.next
    ? [...start, more.next.target["ns"], more.next.target["key"], ...ends(more.next)]
    : direct.next && ends(direct.next);
  const going = proceed ? { proceed: { continue: proceed.map(partOf).join("|") } } : {};
  const isMost = asked.wire.get(wireName(asked, "limit")) === "max";
  const most = isMost ? { most: limit } : {};
  const warnings = !isMost && limit < limitAsked(asked) ? [outOfRange(limit)] : [];
  if (asked.asGenerator)
    return ok({
      generated: { rows: [...direct.links, ...more.links].map(({ page }) => page) },
      ...going,
      ...most,
      warnings,
    });
  const show = showing(rowFields(result), asked, "pages");
  const rows = direct.links.map(({ page }): JsonObject => {
    const through = more.links.filter(
      ({ target }) => target["ns"] === page["ns"] && target["key"] === page["key"],
    );
    const redirlinks = through.map((link) => show(link.page));
    return { ...show(page), ...(redirlinks.length > 0 && { redirlinks }) };
  });
  return ok({ query: { [asked.module.name]: rows }, ...going, ...most, warnings });
}

function directLinks(
  table: string,
  root: Title,
  place: Place,
  asked: Asked,
  byRedirect: boolean,
  limit: number,
): Cut {
  const kind = argument(asked, "filterredir");
  const links = linksOf(table, root.ns, root.key, asked).filter(
    ({ page }) =>
      (kind !== "redirects" || page["redirect"] === true) &&
      // What links to redirects would be lost with them.
      (kind !== "nonredirects" || byRedirect || page["redirect"] !== true),
  );
  const order: readonly Read[] = [
    ...(namespacesIn(asked) > 1 ? [({ page }: Link) => page["ns"]] : []),
    ({ page }) => page["pageid"],
  ];
  const from = place.length < 2 ? undefined : place.slice(2 - order.length, 2);
  return cut(links, order, from, asked, limit);
}

function linksTo(
  table: string,
  redirects: readonly Link[],
  place: Place,
  asked: Asked,
  limit: number,
): Cut {
  if (redirects.length === 0) return { links: [] };
  const kind = argument(asked, "filterredir");
  const links = redirects
    .flatMap(({ page }) => linksOf(table, numberOrZero(page["ns"]), textIn(page["key"]), asked))
    .filter(
      ({ page }) =>
        (kind !== "redirects" || page["redirect"] === true) &&
        (kind !== "nonredirects" || page["redirect"] !== true),
    );
  const several = (column: string): boolean =>
    new Set(redirects.map(({ page }) => page[column])).size > 1;
  const terms: readonly (readonly [Read, number])[] = [
    ...(table !== "imagelinks" && several("ns")
      ? [[({ target }: Link) => target["ns"], 2] as const]
      : []),
    ...(several("key") ? [[({ target }: Link) => target["key"], 3] as const] : []),
    ...(namespacesIn(asked) > 1 ? [[({ page }: Link) => page["ns"], 4] as const] : []),
    [({ page }) => page["pageid"], 5],
  ];
  const from = place.length < 6 ? undefined : terms.map(([, index]) => place[index]);
  return cut(
    links,
    terms.map(([read]) => read),
    from,
    asked,
    limit,
  );
}

type Read = (link: Link) => Cell;

function linksOf(table: string, ns: number, key: string, asked: Asked): readonly Link[] {
  const { store } = asked;
  const namespaces = argumentList(asked, "namespace");
  return store.find(table, "key", key).flatMap((target): readonly Link[] => {
    const page = target["ns"] === ns ? store.pageById(target["pageid"]) : undefined;
    const isWanted = page && (namespaces.length === 0 || namespaces.includes(page["ns"]));
    return isWanted ? [{ page, target }] : [];
  });
}

function cut(
  links: readonly Link[],
  order: readonly Read[],
  from: readonly Cell[] | undefined,
  asked: Asked,
  limit: number,
): Cut {
  const sign = argument(asked, "dir") === "descending" ? -1 : 1;
  const compare = (one: readonly Cell[], other: readonly Cell[]): number => {
    for (const [index, cell] of one.entries()) {
      const found = compareCells(cell, other[index]);
      if (found !== 0) return found * sign;
    }
    return 0;
  };
  const values = (link: Link): readonly Cell[] => order.map((read) => read(link));
  const ahead = links
    .filter((link) => from === undefined || compare(values(link), from) >= 0)
    .sort((a, b) => compare(values(a), values(b)));
  return { links: ahead.slice(0, limit), next: ahead[limit] };
}

function partOf(cell: Cell): string {
  return typeof cell === "number" ? String(cell) : textIn(cell);
}

function ends({ page }: Link): readonly Cell[] {
  return [page["ns"], page["pageid"]];
}

function namespacesIn(asked: Asked): number {
  return argumentList(asked, "namespace").length;
}

/** With the pages behind redirects, half as many of each are the most. */
const MOST = 250;
const MOST_HIGH = 2500;

function limitOf(asked: Asked, byRedirect: boolean): number {
  const limit = limitAsked(asked);
  if (!byRedirect) return limit;
  return Math.min(limit, asked.caller.rights.has("apihighlimits") ? MOST_HIGH : MOST);
}

function limitAsked(asked: Asked): number {
  return Number(argument(asked, "limit") ?? 10);
}

function outOfRange(curmax: number): ApiMessage {
  return {
    code: "outofrange",
    text: `With redirects, the limit is at most ${curmax}.`,
    data: { min: 1, curmax, max: MOST, highmax: MOST_HIGH },
  };
}

/** Two, six, seven or eight parts, of which the fourth is a title and the others are numbers. */
function placeIn(proceed: string | undefined): Place | undefined {
  if (proceed === undefined) return [];
  const parts = proceed.split("|");
  if (![2, 6, 7, 8].includes(parts.length)) return undefined;
  const isRight = parts.every((part, index) => index === 3 || /^(?:0|-?[1-9]\d*)$/.test(part));
  return isRight ? parts.map((part, index) => (index === 3 ? part : Number(part))) : undefined;
}
