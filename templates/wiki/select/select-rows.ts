import type { ApiMessage } from "../../runtime/model/api-message.js";
import { argument, argumentText } from "../call/module-call.js";
import { wireName } from "../../runtime/query-service/query-call.js";
import type { ModuleCall } from "../call/module-call.js";
import { noRow } from "./argument-condition.js";
import { filters } from "./condition.js";
import { compareRows, cursorAt, rowsAhead, sorters } from "./cursor.js";
import type { Sorter } from "./cursor.js";
import { allHold, findRefusal } from "./precondition.js";
import { ok } from "../../runtime/query-service/outcome.js";
import type { Outcome } from "../../runtime/query-service/outcome.js";
import type { TableRow } from "../values/row.js";
import { columnReader } from "../columns/column-reader.js";
import type { RowsPart, Selected, Variant } from "./selection.js";

/** The rows of a module's response, and where the module continues. */
export interface SelectedRows {
  readonly rows: readonly TableRow[];
  /** By parameter without prefix; absent after the last row. */
  readonly continueParams?: Readonly<Record<string, string | number>>;
  /** The first row, if the selection has `position`; absent without rows. */
  readonly position?: Readonly<Record<string, string | number>>;
  /** The limit for `max`, if the selection has one. */
  readonly maxLimit?: number;
  readonly warnings: readonly ApiMessage[];
  /** The selection, with the variants that apply to this request. */
  readonly part: SelectedPart;
}

/** A selection, with the variants that apply to a request. */
export type SelectedPart = RowsPart & Pick<Selected, "from">;

/** The values of the parameter `dir` that reverse the order. */
const DESCENDING: ReadonlySet<string> = new Set(["desc", "descending", "older"]);

/** Filters, orders and limits the rows of a module's response. */
export function selectRows(
  selection: Selected,
  call: ModuleCall,
  among?: readonly TableRow[],
): Outcome<SelectedRows> {
  const reason = findRefusal(selection, call);
  if (reason) return reason;
  const { variants } = selection;
  const part = variants ? withVariants(selection, variants, call) : selection;
  const { from, where = [], order = [], continue: continuation, distinct } = part;
  const down = DESCENDING.has(argumentText(call, "dir") ?? "");
  const warnings: ApiMessage[] = [];
  const wanted = filters(where, call, { table: from, down, warnings });
  if ("kind" in wanted) return wanted;
  if (wanted.includes(noRow)) return ok({ part, rows: [], warnings });
  const sorts = sorters(order, call, from, down);
  const cursors = continuation?.columns ? sorters(continuation.columns, call, from, down) : sorts;
  const isAhead = rowsAhead(part, cursors, call);
  if (typeof isAhead === "object") return isAhead;
  const isNew = distinct && firstOfEach(distinct, call, from);
  const { limit, highest } = limitOf(part, call, warnings);
  const found: TableRow[] = [];
  for (const row of inOrder(part, sorts, call, among)) {
    if (!wanted.every((filter) => filter(row)) || (isNew && !isNew(row))) continue;
    if (isAhead && !isAhead(row)) continue;
    found.push(row);
    if (found.length > limit) break;
  }
  const name = continuation?.param ?? "continue";
  const [first] = found;
  const next = found[limit];
  return ok({
    part,
    rows: found.slice(0, limit),
    ...(part.position && first && { position: { [name]: cursorAt(cursors, first, part) } }),
    ...(next && { continueParams: { [name]: cursorAt(cursors, next, part) } }),
    ...(highest !== undefined && { maxLimit: highest }),
    warnings,
  });
}

function withVariants(
  selection: Selected,
  variants: readonly Variant[],
  call: ModuleCall,
): SelectedPart {
  const applied = variants.filter(({ when }) => allHold(when, call));
  const where = [selection, ...applied].flatMap((each) => each.where ?? []);
  const without = [selection, ...applied].flatMap((each) => each.without ?? []);
  return { ...selection, ...Object.assign({}, ...applied), where, without };
}

function joined(
  { join }: RowsPart,
  rows: readonly TableRow[],
  { store }: ModuleCall,
): readonly TableRow[] {
  if (!join) return rows;
  const { table, on, columns, outer = false } = join;
  return rows.flatMap((row): readonly TableRow[] => {
    const others = store.find(table, on.theirs, row[on.ours]);
    if (others.length === 0) return outer ? [row] : [];
    return others.map((other) => ({
      ...row,
      ...Object.fromEntries(Object.entries(columns).map(([name, theirs]) => [name, other[theirs]])),
    }));
  });
}

/** The candidate rows, in order. The order of a complete table by stored columns is computed once. */
function inOrder(
  part: SelectedPart,
  sorts: readonly Sorter[],
  call: ModuleCall,
  among: readonly TableRow[] | undefined,
): readonly TableRow[] {
  const { store } = call;
  const { from } = part;
  const sorted = (rows: readonly TableRow[]): readonly TableRow[] =>
    [...rows].sort((a, b) => compareRows(sorts, a, b));
  const names = sorts.map(({ stored }) => stored);
  return among || part.join || names.includes(undefined)
    ? sorted(joined(part, among ?? store.rows(from), call))
    : store.ordered([from, ...names].join(" "), () => sorted(store.rows(from)));
}

/** Returns whether a row is the first with its values of some columns. */
function firstOfEach(
  columns: readonly string[],
  call: ModuleCall,
  from: string,
): (row: TableRow) => boolean {
  const readers = columns.map((column) => columnReader(call, from, column));
  const seen = new Set<string>();
  return (row) => {
    const value = JSON.stringify(readers.map((read) => read(row)));
    if (seen.has(value)) return false;
    seen.add(value);
    return true;
  };
}

/** The number of rows, and the highest for this caller. The catalogue may allow more than the module. */
function limitOf(
  { limit: param = "limit", limits, otherwise }: RowsPart,
  call: ModuleCall,
  warnings: ApiMessage[],
): { readonly limit: number; readonly highest?: number } {
  const sent = argument(call, param);
  const requested = typeof sent === "number" ? sent : undefined;
  const limit = requested ?? otherwise ?? Number.POSITIVE_INFINITY;
  if (!limits) return { limit };
  const { most: max, high: highmax } = limits;
  const curmax = call.caller.rights.has("apihighlimits") ? highmax : max;
  const name = wireName(call, param);
  if (requested !== undefined && requested > curmax && call.wire.get(name) !== "max") {
    const data = { min: 1, curmax, max, highmax };
    warnings.push({ code: "outofrange", text: `${name} is at most ${curmax} here.`, data });
  }
  return { limit: Math.min(limit, curmax), highest: curmax };
}
