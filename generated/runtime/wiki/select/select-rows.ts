// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { ApiMessage } from "../../model/api-message.js";
import { argument, argumentNumber, argumentText } from "../call/module-call.js";
import { wireName } from "../../query-service/query-call.js";
import type { Asked } from "../call/module-call.js";
import { filters } from "./condition.js";
import { titleWarnings } from "./title-condition.js";
import { compareRows, cursorAt, resumed, sorters } from "./cursor.js";
import type { Sorter } from "./cursor.js";
import { allHold, refusal } from "./precondition.js";
import { ok } from "../../query-service/outcome.js";
import type { Outcome } from "../../query-service/outcome.js";
import type { Cell, Row } from "../values/row.js";
import { columnReader, isStored } from "../columns/column-reader.js";
import type { Limits, RowsPart, Selected } from "./selection.js";

/** Rows that a module answers with, and where it goes on. */
export interface SelectedRows {
  /** The table that they are of. */
  readonly from: string;
  readonly rows: readonly Row[];
  /** By parameter without prefix; absent where nothing is left. */
  readonly proceed?: Readonly<Record<string, string | number>>;
  /** Where it begins, for selections that say so; absent where there are no rows. */
  readonly position?: Readonly<Record<string, string | number>>;
  /** What `max` is, for selections that say so. */
  readonly most?: number;
  readonly warnings: readonly ApiMessage[];
  /** The selection with what counts for this request. */
  readonly part: RowsPart;
}

/** Filters, orders and cuts the rows that a module answers with. `rows` are those that come into question. */
export function selectRows(
  selection: Selected,
  asked: Asked,
  among?: readonly Row[],
): Outcome<SelectedRows> {
  const reason = refusal(selection, asked);
  if (reason) return reason;
  const { from, ...part } = effective(selection, asked);
  const down = isDown(part, asked);
  const sorts = sorters(part.order ?? [], asked, from, down);
  const wanted = filters(part.where, asked, { table: from, down });
  if ("kind" in wanted) return wanted;
  const cursors = cursorSorters(part, asked, from, down) ?? sorts;
  const isAhead = resumed(part, cursors, asked);
  if (typeof isAhead === "object") return isAhead;
  const ordered = inOrder(part, from, sorts, asked, among);
  const isNew = part.distinct ? firstOfEach(part.distinct, asked, from) : () => true;
  const found: Row[] = [];
  const enough = enoughFor(part, asked);
  for (const row of ordered) {
    if (!wanted.every((filter) => filter(row)) || !isNew(row)) continue;
    if (isAhead && !isAhead(row)) continue;
    found.push(row);
    if (found.length >= enough) break;
  }
  const cursor = (row: Row): string | number => cursorAt(cursors, row, part.continue);
  const warnings = [...titleWarnings(part.where, asked), ...limitWarnings(part, asked)];
  return ok({ from, part, ...page(found, part, asked, from, cursor), warnings });
}

/** A selection with what counts for a request. */
type Effective = RowsPart & Required<Pick<Selected, "from" | "where">>;

function effective(selection: Selected, asked: Asked): Effective {
  const applied = (selection.variants ?? []).filter(({ when }) => allHold(when, asked));
  const where = [selection, ...applied].flatMap((each) => each.where ?? []);
  const { variants: _variants, ...base } = selection;
  return { ...base, ...Object.assign({}, ...applied), where };
}

function joined({ join }: RowsPart, rows: readonly Row[], { store }: Asked): readonly Row[] {
  if (!join) return rows;
  const { table, on, columns, outer = false } = join;
  return rows.flatMap((row): readonly Row[] => {
    const others = store.find(table, on.theirs, row[on.ours]);
    if (others.length === 0) return outer ? [row] : [];
    return others.map((other) => ({
      ...row,
      ...Object.fromEntries(columns.map((name) => [name, other[name]])),
    }));
  });
}

function isDown({ direction }: RowsPart, asked: Asked): boolean {
  return direction?.down.includes(argumentText(asked, direction.param) ?? "") ?? false;
}

function cursorSorters({ continue: proceed }: RowsPart, asked: Asked, from: string, down: boolean) {
  if (!proceed || "by" in proceed || !proceed.columns) return undefined;
  return sorters(proceed.columns, asked, from, down);
}

/** The rows that come into question, as they are ordered. The order of a whole table is found once. */
function inOrder(
  part: RowsPart,
  from: string,
  sorts: readonly Sorter[],
  asked: Asked,
  among: readonly Row[] | undefined,
): readonly Row[] {
  const { store } = asked;
  const sorted = (rows: readonly Row[]): readonly Row[] =>
    [...rows].sort((a, b) => compareRows(sorts, a, b));
  const name = among || part.join ? undefined : orderName(sorts, from);
  return name === undefined
    ? sorted(joined(part, among ?? store.rows(from), asked))
    : store.ordered(name, () => sorted(store.rows(from)));
}

/** What an order of stored columns is known by; undefined where it depends on the request. */
function orderName(sorts: readonly Sorter[], from: string): string | undefined {
  const names = sorts.map(({ column, ranks, sign }) =>
    column !== undefined && !ranks && isStored(from, column) ? `${column}${sign}` : undefined,
  );
  return names.includes(undefined) ? undefined : [from, ...names].join(" ");
}

/** How many rows decide an answer: those of the page, those before it, and the next. */
function enoughFor(part: RowsPart, asked: Asked): number {
  if (part.weight !== undefined) return Number.POSITIVE_INFINITY;
  const { continue: proceed } = part;
  const offset = proceed && "by" in proceed ? argumentNumber(asked, proceed.param) : 0;
  const highest = part.limits && highestOf(part.limits, asked);
  return Math.max(offset, 0) + limitOf(part, highest, asked) + 1;
}

/** Tells whether a row is the first with its values of some columns. */
function firstOfEach(
  columns: readonly string[],
  asked: Asked,
  from: string,
): (row: Row) => boolean {
  const readers = columns.map((column) => columnReader(asked, from, column));
  const seen = new Set<string>();
  return (row) => {
    const value = JSON.stringify(readers.map((read) => read(row)));
    if (seen.has(value)) return false;
    seen.add(value);
    return true;
  };
}

function page(
  rows: readonly Row[],
  part: RowsPart,
  asked: Asked,
  from: string,
  cursor: (row: Row) => string | number,
): Pick<SelectedRows, "rows" | "proceed" | "position" | "most"> {
  const { continue: proceed, position: marks } = part;
  const highest = part.limits && highestOf(part.limits, asked);
  const weightOf = part.weight === undefined ? undefined : columnReader(asked, from, part.weight);
  const most = weighed(rows, limitOf(part, highest, asked), weightOf);
  const counts = proceed && "by" in proceed ? proceed.param : undefined;
  const offset = counts === undefined ? 0 : argumentNumber(asked, counts);
  const next = rows[offset + most];
  const kept = rows.slice(offset, offset + most);
  const [first] = kept;
  const position =
    marks && first && counts === undefined
      ? { position: { [continueParam(proceed)]: cursor(first) } }
      : {};
  const said = { ...position, ...(highest !== undefined && { most: highest }) };
  if (next === undefined) return { rows: kept, ...said };
  const [name, value] =
    counts === undefined ? [continueParam(proceed), cursor(next)] : [counts, offset + most];
  return { rows: kept, proceed: { [name]: value }, ...said };
}

function limitOf(
  { limit: param = "limit", otherwise }: RowsPart,
  highest: number | undefined,
  asked: Asked,
): number {
  const given = argument(asked, param);
  const limit = typeof given === "number" ? given : otherwise;
  return Math.min(limit ?? Number.POSITIVE_INFINITY, highest ?? Number.POSITIVE_INFINITY);
}

/** The catalogue allows more than the module. */
function limitWarnings(
  { limit: param = "limit", limits }: RowsPart,
  asked: Asked,
): readonly ApiMessage[] {
  const given = argument(asked, param);
  if (!limits || typeof given !== "number") return [];
  const { most, high } = limits;
  const curmax = highestOf(limits, asked);
  const isMax = asked.wire.get(wireName(asked, param)) === "max";
  if (given <= curmax || isMax) return [];
  const text = `${wireName(asked, param)} is at most ${curmax} here.`;
  const data = { min: 1, curmax, max: most, highmax: high };
  return [{ code: "outofrange", text, data }];
}

function highestOf({ most, high }: Limits, { caller }: Asked): number {
  return caller.rights.has("apihighlimits") ? high : most;
}

/** How many rows there are to the limit where some of them count more than once. */
function weighed(
  rows: readonly Row[],
  limit: number,
  weightOf: ((row: Row) => Cell) | undefined,
): number {
  if (!weightOf) return limit;
  let sum = 0;
  const beyond = rows.findIndex((row) => {
    // The first of a row's shares decides whether it is within the limit.
    const isBeyond = sum >= limit;
    sum += Number(weightOf(row) ?? 1);
    return isBeyond;
  });
  return beyond < 0 ? rows.length : beyond;
}

function continueParam(proceed: RowsPart["continue"]): string {
  return proceed && !("by" in proceed) ? (proceed.param ?? "continue") : "continue";
}
