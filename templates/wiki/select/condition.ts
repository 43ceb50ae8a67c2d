import { isJsonArray } from "../../runtime/model/json.js";
import type { Json } from "../../runtime/model/json.js";
import { argument, argumentList, argumentText } from "../call/module-call.js";
import type { ModuleCall } from "../call/module-call.js";
import { compareCells } from "../values/compare.js";
import { allHold } from "./precondition.js";
import type { Refused } from "../../runtime/query-service/outcome.js";
import { refused } from "../../runtime/query-service/outcome.js";
import { pageNameOf } from "../data/page-name.js";
import type { Cell } from "../values/row.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import { addressRange } from "../data/ip-address.js";
import { isFieldHidden } from "../store/suppression.js";
import type { RowCondition, Filter, ConditionContext } from "./condition-types.js";
import { columnReader } from "../columns/column-reader.js";
import { namedPage } from "../call/named-page.js";

import { byArgument, cellOf } from "./argument-condition.js";

/** The filters of the conditions of a request. Conditions that match every row are omitted. */
export function filters(
  conditions: readonly RowCondition[],
  call: ModuleCall,
  context: ConditionContext,
): readonly Filter[] | Refused {
  const all: Filter[] = [];
  for (const condition of conditions) {
    const filter = filterOf(condition, call, context);
    if (filter === undefined) continue;
    if ("kind" in filter) return filter;
    all.push(filter);
  }
  return all;
}

function filterOf(
  condition: RowCondition,
  call: ModuleCall,
  context: ConditionContext,
): Filter | Refused | undefined {
  if ("when" in condition)
    return allHold(condition.when, call) ? every(condition.demand, call, context) : undefined;
  if ("some" in condition) return either(condition.some, call, context);
  if ("none" in condition) return negated(either(condition.none, call, context));
  if ("exists" in condition) return existence(condition, call, context);
  if ("cases" in condition) return byCase(condition, call, context);
  if ("visible" in condition) return (row) => !isFieldHidden(row, condition.visible, call.caller);
  if ("named" in condition) return amongRevisions(condition, call, context);
  if ("among" in condition) return amongPages(call);
  if ("first" in condition) return byAddress(condition, call, context);
  if ("of" in condition) return boundByRow(condition, call, context);
  if ("page" in condition) return ofNamedPage(condition.page, call);
  if ("param" in condition) return byArgument(condition, call, context);
  const read = columnReader(call, context.table, condition.column);
  if ("isnt" in condition) {
    const unwanted = oneOf(condition.isnt);
    return (row) => !unwanted(read(row));
  }
  const wanted = oneOf(condition.is);
  return (row) => wanted(read(row));
}

/** Null is an absent value. */
function oneOf(value: Json): (cell: Cell) => boolean {
  const values = isJsonArray(value) ? value : [value];
  return (cell) => values.some((each) => (each === null ? cell === undefined : cell === each));
}

function every(
  conditions: readonly RowCondition[],
  call: ModuleCall,
  context: ConditionContext,
): Filter | Refused | undefined {
  const all = filters(conditions, call, context);
  if ("kind" in all) return all;
  return all.length === 0 ? undefined : (row) => all.every((filter) => filter(row));
}

function either(
  conditions: readonly RowCondition[],
  call: ModuleCall,
  context: ConditionContext,
): Filter | Refused | undefined {
  const all = filters(conditions, call, context);
  if ("kind" in all) return all;
  return all.length === 0 ? undefined : (row) => all.some((filter) => filter(row));
}

function negated(filter: Filter | Refused | undefined): Filter | Refused | undefined {
  return typeof filter === "function" ? (row) => !filter(row) : filter;
}

function existence(
  { exists, on, where = [] }: Extract<RowCondition, { readonly exists: string }>,
  call: ModuleCall,
  context: ConditionContext,
): Filter | Refused {
  const { store } = call;
  const [first, ...others] = Object.entries(on).map(([theirs, ours]) => ({
    theirs,
    ours: columnReader(call, context.table, ours),
  }));
  const inner = filters(where, call, { ...context, table: exists });
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
  { param, cases }: Extract<RowCondition, { readonly cases: unknown }>,
  call: ModuleCall,
  context: ConditionContext,
): Filter | Refused | undefined {
  const wanted = argumentList(call, param).flatMap((value) => cases[String(value)] ?? []);
  return every(wanted, call, context);
}

function amongPages({ pages }: ModuleCall): Filter {
  const names = new Set(pages.titles().map(({ ns, key }) => pageNameOf(ns, key)));
  return ({ ns, key }) => names.has(pageNameOf(numberOrZero(ns), textOrEmpty(key)));
}

function byAddress(
  {
    param,
    test,
    first,
    last,
    code,
    least: minimum,
  }: Extract<RowCondition, { readonly first: string }>,
  call: ModuleCall,
  context: ConditionContext,
): Filter | Refused | undefined {
  const url = argumentText(call, param);
  if (url === undefined) return undefined;
  const range = addressRange(url);
  if (!range) return refused(code, `${url} is neither an IP address nor a range of IP addresses.`);
  const most = range.family === 4 ? minimum.v4 : minimum.v6;
  if (range.bits < most)
    return refused("cidrtoobroad", `Ranges larger than /${most} are not allowed.`);
  const readFirst = columnReader(call, context.table, first);
  const readLast = columnReader(call, context.table, last);
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
  { column, named }: Extract<RowCondition, { readonly named: string }>,
  call: ModuleCall,
  context: ConditionContext,
): Filter {
  const { revids, deletedRevids } = call.pages;
  const wanted = new Set<Cell>(named === "revids" ? revids : deletedRevids);
  const read = columnReader(call, context.table, column);
  return (row) => wanted.has(read(row));
}

function boundByRow(
  { param, test, columns, of, code }: Extract<RowCondition, { readonly of: unknown }>,
  call: ModuleCall,
  context: ConditionContext,
): Filter | Refused | undefined {
  const value = argument(call, param);
  if (value === undefined) return undefined;
  const bound = of.tables
    .flatMap((table) => call.store.find(table, of.key, cellOf(value)))
    .map((row) => columns.map((column) => row[column]))[0];
  if (!bound) return refused(code, `The ${param} does not exist.`);
  const readers = columns.map((column) => columnReader(call, context.table, column));
  const sign = (test === "from" ? 1 : -1) * (context.down ? -1 : 1);
  return (row) => {
    const orders = readers.map((read, index) => compareCells(read(row), bound[index]));
    const decisive = orders.find((order) => order !== 0);
    return decisive === undefined || decisive * sign > 0;
  };
}

function ofNamedPage(
  { namespace, code }: { readonly namespace: number; readonly code: string },
  call: ModuleCall,
): Filter | Refused {
  const named = namedPage(call);
  if (named.kind === "refused") return named;
  const page = named.value;
  if (page.ns < 0) return refused("pagecannotexist", `There cannot be a page ${page.text}.`);
  if (page.ns !== namespace) return refused(code, `${page.text} is in another namespace.`);
  return ({ ns, key }) => ns === page.ns && key === page.key;
}
