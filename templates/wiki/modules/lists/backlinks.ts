// List modules of the stub that no selection describes.

import type { ApiMessage } from "../../../runtime/model/api-message.js";
import type { JsonObject } from "../../../runtime/model/json.js";
import type { ResultDescriptor } from "../../../runtime/model/result-descriptor.js";
import { argument, argumentList, argumentText } from "../../call/module-call.js";
import { wireName } from "../../../runtime/query-service/query-call.js";
import type { ModuleCall } from "../../call/module-call.js";
import { compareCells } from "../../values/compare.js";
import { badContinue } from "../../../runtime/query-service/continuation.js";
import { rowFields, fieldRenderer } from "../../select/fields.js";
import type { ModuleResponse, CustomModule } from "../../call/module-response.js";
import { namedPage } from "../../call/named-page.js";
import { ok, refused } from "../../../runtime/query-service/outcome.js";
import type { Outcome } from "../../../runtime/query-service/outcome.js";
import { numberOrZero, textOrEmpty } from "../../values/row.js";
import type { Cell, TableRow } from "../../values/row.js";
import type { Title } from "../../data/title.js";

const FILE = 6;

/** A link: the page that it is on, and the row with its target. */
interface Link {
  readonly page: TableRow;
  readonly target: TableRow;
}

/** The parts of `continue`: two for links to the page, four more for links to its redirects. */
type Position = readonly (number | string)[];

/** A page of links, and the one after it. */
interface Cut {
  readonly links: readonly Link[];
  readonly next?: Link | undefined;
}

/**
 * The pages that link to a page or use it and, if requested, the pages that do so by a redirect
 * (observed on MediaWiki 1.39).
 *
 * @param table the links: column `pageid` for their page, `ns` and `key` for their target
 */
export function backlinksOf(table: string): CustomModule {
  return (call, result) => {
    const root = namedPage(call);
    if (root.kind === "refused") return root;
    if (table === "imagelinks" && root.value.ns !== FILE)
      return refused("bad_image_title", `${root.value.text} is no file.`);
    const position = parsePosition(argumentText(call, "continue"));
    if (!position) return badContinue();
    return listed(table, root.value, position, call, result);
  };
}

function listed(
  table: string,
  root: Title,
  position: Position,
  call: ModuleCall,
  result: ResultDescriptor | undefined,
): Outcome<ModuleResponse> {
  const byRedirect = argument(call, "redirect") === true;
  const limit = limitOf(call, byRedirect);
  const direct = directLinks(table, root, position, call, byRedirect, limit);
  const [first] = direct.links;
  const start = position.length >= 2 ? position.slice(0, 2) : first ? ends(first) : [];
  const redirects = direct.links.filter(({ page }) => page["redirect"] === true);
  const more = byRedirect ? linksTo(table, redirects, position, call, limit) : { links: [] };
  const next = more.next
    ? [...start, more.next.target["ns"], more.next.target["key"], ...ends(more.next)]
    : direct.next && ends(direct.next);
  const continuation = next ? { continueParams: { continue: next.map(partOf).join("|") } } : {};
  const isMost = call.wire.get(wireName(call, "limit")) === "max";
  const maxLimit = isMost ? { maxLimit: limit } : {};
  const warnings = !isMost && limit < requestedLimit(call) ? [outOfRange(limit)] : [];
  if (call.asGenerator)
    return ok({
      generated: { rows: [...direct.links, ...more.links].map(({ page }) => page) },
      ...continuation,
      ...maxLimit,
      warnings,
    });
  const show = fieldRenderer(rowFields(result), call, "pages");
  const rows = direct.links.map(({ page }): JsonObject => {
    const through = more.links.filter(
      ({ target }) => target["ns"] === page["ns"] && target["key"] === page["key"],
    );
    const redirlinks = through.map((link) => show(link.page));
    return { ...show(page), ...(redirlinks.length > 0 && { redirlinks }) };
  });
  return ok({ query: { [call.module.name]: rows }, ...continuation, ...maxLimit, warnings });
}

function directLinks(
  table: string,
  root: Title,
  position: Position,
  call: ModuleCall,
  byRedirect: boolean,
  limit: number,
): Cut {
  const kind = argument(call, "filterredir");
  const links = linksOf(table, root.ns, root.key, call).filter(
    ({ page }) =>
      (kind !== "redirects" || page["redirect"] === true) &&
      // Without the redirects, links to them would be lost.
      (kind !== "nonredirects" || byRedirect || page["redirect"] !== true),
  );
  const order: readonly Read[] = [
    ...(namespacesIn(call) > 1 ? [({ page }: Link) => page["ns"]] : []),
    ({ page }) => page["pageid"],
  ];
  const from = position.length < 2 ? undefined : position.slice(2 - order.length, 2);
  return cut(links, order, from, call, limit);
}

function linksTo(
  table: string,
  redirects: readonly Link[],
  position: Position,
  call: ModuleCall,
  limit: number,
): Cut {
  if (redirects.length === 0) return { links: [] };
  const kind = argument(call, "filterredir");
  const links = redirects
    .flatMap(({ page }) => linksOf(table, numberOrZero(page["ns"]), textOrEmpty(page["key"]), call))
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
    ...(namespacesIn(call) > 1 ? [[({ page }: Link) => page["ns"], 4] as const] : []),
    [({ page }) => page["pageid"], 5],
  ];
  const from = position.length < 6 ? undefined : terms.map(([, index]) => position[index]);
  return cut(
    links,
    terms.map(([read]) => read),
    from,
    call,
    limit,
  );
}

type Read = (link: Link) => Cell;

function linksOf(table: string, ns: number, key: string, call: ModuleCall): readonly Link[] {
  const { store } = call;
  const namespaces = argumentList(call, "namespace");
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
  call: ModuleCall,
  limit: number,
): Cut {
  const sign = argument(call, "dir") === "descending" ? -1 : 1;
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
  return typeof cell === "number" ? String(cell) : textOrEmpty(cell);
}

function ends({ page }: Link): readonly Cell[] {
  return [page["ns"], page["pageid"]];
}

function namespacesIn(call: ModuleCall): number {
  return argumentList(call, "namespace").length;
}

/** With the pages behind redirects, half as many of each are the most. */
const MOST = 250;
const MOST_HIGH = 2500;

function limitOf(call: ModuleCall, byRedirect: boolean): number {
  const limit = requestedLimit(call);
  if (!byRedirect) return limit;
  return Math.min(limit, call.caller.rights.has("apihighlimits") ? MOST_HIGH : MOST);
}

function requestedLimit(call: ModuleCall): number {
  return Number(argument(call, "limit") ?? 10);
}

function outOfRange(curmax: number): ApiMessage {
  return {
    code: "outofrange",
    text: `With redirects, the limit is at most ${curmax}.`,
    data: { min: 1, curmax, max: MOST, highmax: MOST_HIGH },
  };
}

/** Two, six, seven or eight parts, of which the fourth is a title and the others are numbers. */
function parsePosition(next: string | undefined): Position | undefined {
  if (next === undefined) return [];
  const parts = next.split("|");
  if (![2, 6, 7, 8].includes(parts.length)) return undefined;
  const isRight = parts.every((part, index) => index === 3 || /^(?:0|-?[1-9]\d*)$/.test(part));
  return isRight ? parts.map((part, index) => (index === 3 ? part : Number(part))) : undefined;
}
