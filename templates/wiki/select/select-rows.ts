import type { ApiMessage } from "../../runtime/model/api-message.js";
import { argument, argumentText } from "../call/module-call.js";
import { wireName } from "../../runtime/query-service/query-call.js";
import type { ModuleCall } from "../call/module-call.js";
import { filters } from "./condition.js";
import { titleWarnings } from "./title-condition.js";
import { compareRows, cursorAt, rowsAhead, sorters } from "./cursor.js";
import type { Sorter } from "./cursor.js";
import { allHold, findRefusal } from "./precondition.js";
import { ok } from "../../runtime/query-service/outcome.js";
import type { Outcome } from "../../runtime/query-service/outcome.js";
import type { TableRow } from "../values/row.js";
import { columnReader, isStored } from "../columns/column-reader.js";
import type { Limits, RowsPart, Selected } from "./selection.js";

/** The rows of a module's response, and where the module continues. */
export interface SelectedRows {
  /** The table that they are of. */
  readonly from: string;
  readonly rows: readonly TableRow[];
  /** By parameter without prefix; absent after the last row. */
  readonly continueParams?: Readonly<Record<string, string | number>>;
  /** The first row, if the selection has `position`; absent without rows. */
  readonly position?: Readonly<Record<string, string | number>>;
  /** The limit for `max`, if the selection has one. */
  readonly maxLimit?: number;
  readonly warnings: readonly ApiMessage[];
  /** The selection, with the variants that apply to this request. */
  readonly part: RowsPart;
}

/** Filters, orders and limits the rows of a module's response. */
export function selectRows(
  selection: Selected,
  call: ModuleCall,
  among?: readonly TableRow[],
): Outcome<SelectedRows> {
  const reason = findRefusal(selection, call);
  if (reason) return reason;
  const { from, ...part } = effective(selection, call);
  const down = DESCENDING.has(argumentText(call, "dir") ?? "");
  const sorts = sorters(part.order ?? [], call, from, down);
  const wanted = filters(part.where, call, { table: from, down });
  if ("kind" in wanted) return wanted;
  const cursors = cursorSorters(part, call, from, down) ?? sorts;
  const isAhead = rowsAhead(part, cursors, call);
  if (typeof isAhead === "object") return isAhead;
  const ordered = inOrder(part, from, sorts, call, among);
  const isNew = part.distinct ? firstOfEach(part.distinct, call, from) : () => true;
  const found: TableRow[] = [];
  const highest = part.limits && highestOf(part.limits, call);
  const limit = limitOf(part, highest, call);
  for (const row of ordered) {
    if (!wanted.every((filter) => filter(row)) || !isNew(row)) continue;
    if (isAhead && !isAhead(row)) continue;
    found.push(row);
    if (found.length > limit) break;
  }
  const cursor = (row: TableRow): string | number => cursorAt(cursors, row, part.continue);
  const warnings = [...titleWarnings(part.where, call), ...limitWarnings(part, call)];
  return ok({
    from,
    part,
    ...page(found, limit, part, cursor),
    ...(highest !== undefined && { maxLimit: highest }),
    warnings,
  });
}

/** A selection, with the variants that apply to a request. */
type Effective = RowsPart & Required<Pick<Selected, "from" | "where">>;

function effective(selection: Selected, call: ModuleCall): Effective {
  const applied = (selection.variants ?? []).filter(({ when }) => allHold(when, call));
  const where = [selection, ...applied].flatMap((each) => each.where ?? []);
  const { variants: _variants, ...base } = selection;
  const without = [selection, ...applied].flatMap((each) => each.without ?? []);
  return { ...base, ...Object.assign({}, ...applied), where, without };
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

/** The values of the parameter `dir` that reverse the order. */
const DESCENDING: ReadonlySet<string> = new Set(["desc", "descending", "older"]);

function cursorSorters(
  { continue: continuation }: RowsPart,
  call: ModuleCall,
  from: string,
  down: boolean,
) {
  if (!continuation?.columns) return undefined;
  return sorters(continuation.columns, call, from, down);
}

/** The candidate rows, in order. The order of a complete table is computed once. */
function inOrder(
  part: RowsPart,
  from: string,
  sorts: readonly Sorter[],
  call: ModuleCall,
  among: readonly TableRow[] | undefined,
): readonly TableRow[] {
  const { store } = call;
  const sorted = (rows: readonly TableRow[]): readonly TableRow[] =>
    [...rows].sort((a, b) => compareRows(sorts, a, b));
  const name = among || part.join ? undefined : orderName(sorts, from);
  return name === undefined
    ? sorted(joined(part, among ?? store.rows(from), call))
    : store.ordered(name, () => sorted(store.rows(from)));
}

/** The key of an order of stored columns; undefined if it depends on the request. */
function orderName(sorts: readonly Sorter[], from: string): string | undefined {
  const names = sorts.map(({ column, ranks, sign }) =>
    column !== undefined && !ranks && isStored(from, column) ? `${column}${sign}` : undefined,
  );
  return names.includes(undefined) ? undefined : [from, ...names].join(" ");
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

/** The rows of a response, of which one more than the limit was found. */
function page(
  rows: readonly TableRow[],
  limit: number,
  { continue: continuation, position: marks }: RowsPart,
  cursor: (row: TableRow) => string | number,
): Pick<SelectedRows, "rows" | "continueParams" | "position"> {
  const name = continuation?.param ?? "continue";
  const kept = rows.slice(0, limit);
  const [first] = kept;
  const next = rows[limit];
  return {
    rows: kept,
    ...(marks && first && { position: { [name]: cursor(first) } }),
    ...(next && { continueParams: { [name]: cursor(next) } }),
  };
}

function limitOf(
  { limit: param = "limit", otherwise }: RowsPart,
  highest: number | undefined,
  call: ModuleCall,
): number {
  const requested = argument(call, param);
  const limit = typeof requested === "number" ? requested : otherwise;
  return Math.min(limit ?? Number.POSITIVE_INFINITY, highest ?? Number.POSITIVE_INFINITY);
}

/** The catalogue allows more than the module. */
function limitWarnings(
  { limit: param = "limit", limits }: RowsPart,
  call: ModuleCall,
): readonly ApiMessage[] {
  const limit = argument(call, param);
  if (!limits || typeof limit !== "number") return [];
  const { most, high } = limits;
  const curmax = highestOf(limits, call);
  const isMax = call.wire.get(wireName(call, param)) === "max";
  if (limit <= curmax || isMax) return [];
  const text = `${wireName(call, param)} is at most ${curmax} here.`;
  const data = { min: 1, curmax, max: most, highmax: high };
  return [{ code: "outofrange", text, data }];
}

function highestOf({ most, high }: Limits, { caller }: ModuleCall): number {
  return caller.rights.has("apihighlimits") ? high : most;
}
