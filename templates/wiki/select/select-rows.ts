import type { ApiMessage } from "../../runtime/model/api-message.js";
import { ok } from "../../runtime/query-service/outcome.js";
import type { Outcome } from "../../runtime/query-service/outcome.js";
import { wireName } from "../../runtime/query-service/query-call.js";
import { argument, argumentText } from "../call/module-call.js";
import type { ModuleCall } from "../call/module-call.js";
import { columnReader } from "../columns/column-reader.js";
import type { TableRow } from "../values/row.js";
import { compareRows, cursorAt, isCursorOf, rowsAhead, rowsFrom, sorters } from "./cursor.js";
import type { Sorter } from "./cursor.js";
import { findRefusal } from "./request-condition.js";
import { filterOf, noRow } from "./row-condition.js";
import type { Filter, RowQuery, RowsPart, RowsSelection } from "./selection.js";

/** The rows in a module's response, and the continuation. */
export interface SelectedRows {
  readonly rows: readonly TableRow[];
  /** By parameter without prefix; absent after the last row. */
  readonly continueParams?: Readonly<Record<string, string | number>>;
  /** The first row, if the selection sets `position`; absent without rows. */
  readonly position?: Readonly<Record<string, string | number>>;
  /** The limit for `max`, if the selection sets one. */
  readonly maxLimit?: number;
  readonly warnings: readonly ApiMessage[];
  /** The selection, with the variants for this request. */
  readonly part: RowsSelection;
}

/** Some rows of a table, such as a page's rows. */
export interface RowsAmong {
  /** A name for the rows in their table, if several requests may read them. */
  readonly name?: string;
  readonly rows: () => readonly TableRow[];
}

/** The values of the parameter `dir` that reverse the order. */
const DESCENDING: ReadonlySet<string> = new Set(["desc", "descending", "older"]);

/** Filters, orders and limits the rows in a module's response. */
export function selectRows(
  selection: RowsSelection,
  call: ModuleCall,
  among?: RowsAmong,
): Outcome<SelectedRows> {
  const reason = findRefusal(selection.refuse, call);
  if (reason) return reason;
  const part = selection.variants ? withVariants(selection, call) : selection;
  const { from, where = [], order = [], continueBy, continueAt, distinct } = part;
  const query: RowQuery = {
    call,
    read: (column) => columnReader(call, from, column),
    down: DESCENDING.has(argumentText(call, "dir") ?? ""),
    warnings: [],
  };
  const isWanted = filterOf(where, query);
  if (typeof isWanted === "object") return isWanted;
  if (isWanted === noRow) return ok({ part, rows: [], warnings: query.warnings });
  const sorts = sorters(order, query, from);
  const cursors = continueBy ? sorters(continueBy, query, from) : sorts;
  const continued = continueAt === undefined ? argumentText(call, "continue") : undefined;
  const isAhead =
    continued === undefined ? undefined : rowsAhead(cursors, continued, call.store.rows(from)[0]);
  if (typeof isAhead === "object") return isAhead;
  const isNew = distinct && firstOfEach(distinct, query);
  const { limit, maxLimit } = limitOf(part, query);
  const found: TableRow[] = [];
  const ordered = inOrder(part, sorts, call, among);
  const isSkipped = isAhead && !isNew && isCursorOf(cursors, sorts);
  for (const row of isSkipped ? rowsFrom(ordered, isAhead) : ordered) {
    if ((isWanted && !isWanted(row)) || (isNew && !isNew(row))) continue;
    if (isAhead && !isAhead(row)) continue;
    found.push(row);
    if (found.length > limit) break;
  }
  const [first] = found;
  const next = found[limit];
  const paramsAt = (row: TableRow): Readonly<Record<string, string>> => ({
    [continueAt ?? "continue"]: cursorAt(cursors, row),
  });
  return ok({
    part,
    rows: found.slice(0, limit),
    ...(part.position && first && { position: paramsAt(first) }),
    ...(next && { continueParams: paramsAt(next) }),
    ...(maxLimit !== undefined && { maxLimit }),
    warnings: query.warnings,
  });
}

function withVariants(selection: RowsSelection, call: ModuleCall): RowsSelection {
  const applied = selection.variants?.filter(({ when }) => when(call)) ?? [];
  const where = [selection, ...applied].flatMap((each) => each.where ?? []);
  return { ...selection, ...Object.assign({}, ...applied), where };
}

/** The candidate rows in order. The order of named rows by stored columns is computed once. */
function inOrder(
  { from, join }: RowsSelection,
  sorts: readonly Sorter[],
  call: ModuleCall,
  among: RowsAmong = { name: "", rows: () => call.store.rows(from) },
): readonly TableRow[] {
  const { store } = call;
  const sorted = (rows: readonly TableRow[]): readonly TableRow[] =>
    [...rows].sort((a, b) => compareRows(sorts, a, b));
  const names = sorts.map(({ stored }) => stored);
  const { name, rows } = among;
  if (name !== undefined && !join && !names.includes(undefined))
    return store.ordered(JSON.stringify([from, name, names]), () => sorted(rows()));
  return sorted(join ? rows().flatMap((row) => join(row, call)) : rows());
}

/** Returns whether a row is the first with its values in some columns. */
function firstOfEach(columns: readonly string[], { read }: RowQuery): Filter {
  const readers = columns.map(read);
  const seen = new Set<string>();
  return (row) => {
    const value = JSON.stringify(readers.map((cellOf) => cellOf(row)));
    if (seen.has(value)) return false;
    seen.add(value);
    return true;
  };
}

/**
 * The default and maximum number of rows for this caller. The catalogue may allow more than the
 * module.
 */
function limitOf(
  { most, otherwise }: RowsPart,
  { call, warnings }: RowQuery,
): { readonly limit: number; readonly maxLimit?: number } {
  const sent = argument(call, "limit");
  const requested = typeof sent === "number" ? sent : undefined;
  const limit = requested ?? otherwise ?? Number.POSITIVE_INFINITY;
  if (most === undefined) return { limit };
  const high = most === 1 ? 1 : most * 10;
  const curmax = call.caller.rights.has("apihighlimits") ? high : most;
  const name = wireName(call, "limit");
  if (requested !== undefined && requested > curmax && call.wire.get(name) !== "max") {
    const data = { min: 1, curmax, max: most, highmax: high };
    warnings.push({ code: "outofrange", text: `${name} must not exceed ${curmax} here.`, data });
  }
  return { limit: Math.min(limit, curmax), maxLimit: curmax };
}
