// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import { isJsonArray } from "../json.js";
import type { Json } from "../json.js";
import { argument, argumentList, argumentText, wireName } from "./asked.js";
import type { Asked } from "./asked.js";
import { compareCells } from "./compare.js";
import { hasForm } from "./form.js";
import { allHold } from "./guard.js";
import type { Refused } from "./refusal.js";
import { refused } from "./refusal.js";
import { nameOf } from "./page-set.js";
import type { Cell, Row } from "./row.js";
import { numberIn, textIn } from "./row.js";
import { addressRange } from "./address.js";
import { groupsWith } from "./caller.js";
import { isVeiled } from "./veil.js";
import type { Condition, Test } from "./selection.js";
import { columnReader } from "./store.js";
import type { Store } from "./store.js";
import { keyOfPart, parseTitle, titleOfPart } from "./title.js";
import type { Title } from "./title.js";
import { namedPage } from "./named-page.js";
import type { ModuleWarning } from "./module-answer.js";
import { urlIndexStart } from "./url-index-start.js";
import { hexOf } from "./wiki/bytes.js";

/** Whether a row is wanted. */
export type Filter = (row: Row) => boolean;

/** Where a condition is met: the table of the row, and the direction that `from` and `to` go by. */
export interface Place {
  readonly table: string;
  readonly down: boolean;
}

/** The filters that conditions come to for a request; those that demand nothing of it are none. */
export function filters(
  conditions: readonly Condition[],
  asked: Asked,
  place: Place,
): readonly Filter[] | Refused {
  const all: Filter[] = [];
  for (const condition of conditions) {
    const filter = filterOf(condition, asked, place);
    if (filter === undefined) continue;
    if ("kind" in filter) return filter;
    all.push(filter);
  }
  return all;
}

function filterOf(condition: Condition, asked: Asked, place: Place): Filter | Refused | undefined {
  if ("when" in condition)
    return allHold(condition.when, asked) ? every(condition.demand, asked, place) : undefined;
  if ("some" in condition) return either(condition.some, asked, place);
  if ("none" in condition) return negated(either(condition.none, asked, place));
  if ("exists" in condition) return existence(condition, asked, place);
  if ("cases" in condition) return byCase(condition, asked, place);
  if ("visible" in condition) return (row) => !isVeiled(row, condition.visible, asked.caller);
  if ("named" in condition) return amongRevisions(condition, asked, place);
  if ("among" in condition) return amongPages(asked);
  if ("first" in condition) return byAddress(condition, asked, place);
  if ("of" in condition) return boundByRow(condition, asked, place);
  if ("page" in condition) return ofNamedPage(condition.page, asked);
  if ("param" in condition) return byArgument(condition, asked, place);
  const read = columnReader(asked, place.table, condition.column);
  if ("isnt" in condition) {
    const unwanted = oneOf(condition.isnt);
    return (row) => !unwanted(read(row));
  }
  const wanted = oneOf(condition.is);
  return (row) => wanted(read(row));
}

/** Null stands for what is absent. */
function oneOf(value: Json): (cell: Cell) => boolean {
  const values = isJsonArray(value) ? value : [value];
  return (cell) => values.some((each) => (each === null ? cell === undefined : cell === each));
}

function every(
  conditions: readonly Condition[],
  asked: Asked,
  place: Place,
): Filter | Refused | undefined {
  const all = filters(conditions, asked, place);
  if ("kind" in all) return all;
  return all.length === 0 ? undefined : (row) => all.every((filter) => filter(row));
}

function either(
  conditions: readonly Condition[],
  asked: Asked,
  place: Place,
): Filter | Refused | undefined {
  const all = filters(conditions, asked, place);
  if ("kind" in all) return all;
  return all.length === 0 ? undefined : (row) => all.some((filter) => filter(row));
}

function negated(filter: Filter | Refused | undefined): Filter | Refused | undefined {
  return typeof filter === "function" ? (row) => !filter(row) : filter;
}

function existence(
  { exists, on, where = [] }: Extract<Condition, { readonly exists: string }>,
  asked: Asked,
  place: Place,
): Filter | Refused {
  const { store } = asked;
  const [first, ...others] = Object.entries(on).map(([theirs, ours]) => ({
    theirs,
    ours: columnReader(asked, place.table, ours),
  }));
  const inner = filters(where, asked, { table: exists, down: place.down });
  if ("kind" in inner) return inner;
  return (row) => {
    const candidates = first
      ? store.find(exists, first.theirs, first.ours(row))
      : store.rows(exists);
    return candidates.some(
      (other) =>
        others.every(({ theirs, ours }) => other[theirs] === ours(row)) &&
        inner.every((filter) => filter(other)),
    );
  };
}

function byCase(
  { param, cases }: Extract<Condition, { readonly cases: unknown }>,
  asked: Asked,
  place: Place,
): Filter | Refused | undefined {
  const wanted = argumentList(asked, param).flatMap((value) =>
    Object.hasOwn(cases, String(value)) ? (cases[String(value)] ?? []) : [],
  );
  return every(wanted, asked, place);
}

function amongPages({ pages }: Asked): Filter {
  const names = new Set(pages.titles().map(({ ns, key }) => nameOf(ns, key)));
  return ({ ns, key }) => names.has(nameOf(numberIn(ns) ?? 0, textIn(key)));
}

function byAddress(
  { param, test, first, last, code, least }: Extract<Condition, { readonly first: string }>,
  asked: Asked,
  place: Place,
): Filter | Refused | undefined {
  const given = argumentText(asked, param);
  if (given === undefined) return undefined;
  const range = addressRange(given);
  if (!range) return refused(code, `${given} is neither an address nor a range of them.`);
  const most = range.family === 4 ? least.v4 : least.v6;
  if (range.bits < most)
    return refused("cidrtoobroad", `Ranges of more addresses than /${most} has are refused.`);
  const readFirst = columnReader(asked, place.table, first);
  const readLast = columnReader(asked, place.table, last);
  return (row) => {
    const begin = readFirst(row);
    const end = readLast(row);
    if (typeof begin !== "string" || typeof end !== "string") return false;
    return test === "around"
      ? begin <= range.first && end >= range.last
      : begin >= range.first && end <= range.last;
  };
}

function amongRevisions(
  { column, named }: Extract<Condition, { readonly named: string }>,
  asked: Asked,
  place: Place,
): Filter {
  const { revids, deletedRevids } = asked.pages;
  const wanted = new Set<Cell>(named === "revids" ? revids : deletedRevids);
  const read = columnReader(asked, place.table, column);
  return (row) => wanted.has(read(row));
}

function boundByRow(
  { param, test, columns, of, code }: Extract<Condition, { readonly of: unknown }>,
  asked: Asked,
  place: Place,
): Filter | Refused | undefined {
  const value = argument(asked, param);
  if (value === undefined) return undefined;
  const bound = of.tables
    .flatMap((table) => asked.store.find(table, of.key, cellOf(value)))
    .map((row) => columns.map((column) => row[column]))[0];
  if (!bound) return refused(code, `${param} names nothing that is there.`);
  const readers = columns.map((column) => columnReader(asked, place.table, column));
  const sign = (test === "from" ? 1 : -1) * (place.down ? -1 : 1);
  return (row) => {
    const orders = readers.map((read, index) => compareCells(read(row), bound[index]));
    return (orders.find((order) => order !== 0) ?? 0) * sign >= 0;
  };
}

type ComparedCondition = Exclude<
  Extract<Condition, { readonly param: string; readonly column: string }>,
  { readonly cases: unknown }
>;

function byArgument(
  { param, column, test = "is", namespace, as }: ComparedCondition,
  asked: Asked,
  place: Place,
): Filter | Refused | undefined {
  if (argument(asked, param) === undefined) return undefined;
  const given = argumentList(asked, param);
  if (test === "title") return amongTitles(given, namespace, asked);
  if (test === "link") return ofLink(String(given[0]), column, asked, place);
  if (test === "title starts" || test === "title from" || test === "title to")
    return byTitlePart(String(given[0]), test, asked, place);
  if (test === "grants") return byGrant(given, column, asked, place);
  const bounds = isKey(column)
    ? given.map((each) => keyFor(each, asked, namespace))
    : as
      ? given.map((each) => written(String(each), as))
      : given;
  if (as === "hexadecimal" && !bounds.every((each) => hasForm(String(each), "hexadecimal")))
    return refused(`badvalue_${wireName(asked, param)}`, `${param} takes hexadecimal numbers.`);
  if (bounds.includes(undefined))
    return refused("invalidtitle", `${param}: ${JSON.stringify(given)} is no part of a title.`);
  const read = columnReader(asked, place.table, column);
  const compare = comparison(test, place.down);
  if (test === "isnt") return (row) => bounds.every((bound) => compare(read(row), bound));
  return (row) => {
    const cell = read(row);
    return bounds.some((bound) => compare(cell, bound));
  };
}

function written(text: string, as: NonNullable<ComparedCondition["as"]>): string {
  switch (as) {
    case "user":
      return nameOfUser(text);
    case "lower case":
    case "hexadecimal":
      return text.toLowerCase();
    case "bytes":
      return hexOf(text);
    case "bytes in upper case":
      return hexOf(text.toUpperCase());
    default:
      return as satisfies never;
  }
}

function amongTitles(
  given: readonly unknown[],
  namespace: number | undefined,
  { store }: Asked,
): Filter {
  const titles = given.flatMap((text) => titleIn(store, String(text), namespace) ?? []);
  const names = new Set(titles.map(({ ns, key }) => nameOf(ns, key)));
  return ({ ns, key }) => names.has(nameOf(numberIn(ns) ?? 0, textIn(key)));
}

function titleIn({ site }: Store, text: string, namespace: number | undefined): Title | undefined {
  const title = parseTitle(site, text);
  const isFitting = title.kind === "title" && (namespace === undefined || title.ns === namespace);
  return isFitting ? title : undefined;
}

/** What the server warns of: arguments that should be titles and are none, or not of the right namespace. */
export function titleWarnings(
  conditions: readonly Condition[],
  asked: Asked,
): readonly ModuleWarning[] {
  return conditions.flatMap((condition) => {
    if (!("param" in condition && "warn" in condition) || condition.warn === undefined) return [];
    const { param, warn, namespace } = condition;
    const unfit = argumentList(asked, param).filter(
      (text) => titleIn(asked.store, String(text), namespace) === undefined,
    );
    return unfit.map((text) => ({
      code: warn,
      text: `${JSON.stringify(text)} is no title that ${param} takes.`,
    }));
  });
}

function ofNamedPage(
  { namespace, code }: { readonly namespace: number; readonly code: string },
  asked: Asked,
): Filter | Refused {
  const named = namedPage(asked);
  if (named.kind === "refused") return named;
  const page = named.value;
  if (page.ns < 0) return refused("pagecannotexist", `There cannot be a page ${page.text}.`);
  if (page.ns !== namespace) return refused(code, `${page.text} is in another namespace.`);
  return ({ ns, key }) => ns === page.ns && key === page.key;
}

function ofLink(query: string, column: string, asked: Asked, place: Place): Filter | Refused {
  const start = urlIndexStart(asked.store.site, query, argumentText(asked, "protocol"));
  if (start === undefined) return refused("badquery", `${JSON.stringify(query)} is no URL.`);
  const read = columnReader(asked, place.table, column);
  return (row) => textIn(read(row)).startsWith(start);
}

type TitlePartTest = Extract<Test, `title ${string}`>;

/** Namespaces come before keys; the direction turns bounds around. */
function byTitlePart(
  part: string,
  test: TitlePartTest,
  { store }: Asked,
  { down }: Place,
): Filter | Refused {
  const title = titleOfPart(store.site, part);
  if (!title) return refused("invalidtitle", `${JSON.stringify(part)} is no part of a title.`);
  if (test === "title starts")
    return ({ ns, key }) => ns === title.ns && textIn(key).startsWith(title.key);
  const sign = (test === "title from" ? 1 : -1) * (down ? -1 : 1);
  return ({ ns, key }) =>
    ((numberIn(ns) ?? 0) - title.ns || compareCells(key, title.key)) * sign >= 0;
}

/** Groups that have a right of their own, and not by others. */
function byGrant(given: readonly unknown[], column: string, asked: Asked, place: Place): Filter {
  const granting = new Set<Cell>(given.flatMap((right) => groupsWith(asked.store, String(right))));
  const read = columnReader(asked, place.table, column);
  return (row) => {
    const groups = read(row);
    return Array.isArray(groups) && groups.some((group) => granting.has(group));
  };
}

/** Names of users begin with a capital and have spaces. */
function nameOfUser(text: string): string {
  const [first = "", ...others] = text.replaceAll("_", " ");
  return first.toUpperCase() + others.join("");
}

function isKey(column: string): boolean {
  return column === "key" || column.endsWith(".key");
}

/** Keys are compared with what the argument is as a part of a title, in the namespace that is asked for. */
function keyFor(value: unknown, asked: Asked, namespace: number | undefined): string | undefined {
  const ns = namespace ?? argument(asked, "namespace");
  return keyOfPart(asked.store.site, String(value), typeof ns === "number" ? ns : 0);
}

type Comparison = (cell: Cell, bound: unknown) => boolean;

function comparison(test: Test, down: boolean): Comparison {
  switch (test) {
    case "is":
    case "link":
    case "title":
    case "title starts":
    case "title from":
    case "title to":
      return (cell, bound) => cell === bound;
    case "isnt":
      return (cell, bound) => cell !== bound;
    case "min":
      return (cell, bound) => compareCells(cell, cellOf(bound)) >= 0;
    case "max":
      return (cell, bound) => compareCells(cell, cellOf(bound)) <= 0;
    case "from":
      return comparison(down ? "max" : "min", down);
    case "to":
      return comparison(down ? "min" : "max", down);
    case "starts":
      return (cell, bound) => typeof cell === "string" && cell.startsWith(String(bound));
    case "contains":
      return (cell, bound) => typeof cell === "string" && cell.includes(String(bound));
    case "grants":
    case "has":
      return (cell, bound) => Array.isArray(cell) && cell.includes(bound);
    default:
      return test satisfies never;
  }
}

function cellOf(value: unknown): Cell {
  return typeof value === "number" || typeof value === "string" || typeof value === "boolean"
    ? value
    : undefined;
}
