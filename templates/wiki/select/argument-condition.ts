// Rows of tables for a request, as a selection describes them.

import { argument, argumentList, argumentText } from "../call/module-call.js";
import { wireName } from "../../runtime/query-service/query-call.js";
import type { ModuleCall } from "../call/module-call.js";
import { groupsWith, isEverybodys } from "../store/caller.js";
import { compareCells } from "../values/compare.js";
import type { Filter, ConditionContext, RowCondition, Test } from "./condition-types.js";
import { hasForm } from "./form.js";
import { isGiven } from "./precondition.js";
import { refused } from "../../runtime/query-service/outcome.js";
import type { Refused } from "../../runtime/query-service/outcome.js";
import type { Cell } from "../values/row.js";
import { textOrEmpty } from "../values/row.js";
import { columnReader } from "../columns/column-reader.js";
import { amongTitles, byTitlePart } from "./title-condition.js";
import type { TitlePartTest } from "./title-condition.js";
import { keyOfPart } from "../data/title.js";
import { urlIndexTest } from "./url-index-test.js";
import { hexOf } from "../values/bytes.js";

type ComparedCondition = Exclude<
  Extract<RowCondition, { readonly param: string; readonly column: string }>,
  { readonly cases: unknown }
>;

/** Matches no row: then the server does not read where to continue either. */
export const noRow: Filter = () => false;

/** Compares a column with an argument. Every row matches if the argument is absent. */
export function byArgument(
  condition: ComparedCondition,
  call: ModuleCall,
  context: ConditionContext,
): Filter | Refused | undefined {
  const { param, column, test = "is", namespace, as, strict = false } = condition;
  if (argument(call, param) === undefined)
    return strict && isGiven(param, call) ? noRow : undefined;
  const values = argumentList(call, param);
  if (test === "title") return amongTitles(condition, call, context);
  if (test === "link") return ofLink(String(values[0]), column, call, context);
  if (test === "title starts" || test === "title from" || test === "title to")
    return byTitlePart(String(values[0]), test, call, context);
  if (test === "grants all" && isEverybodys(call.store, values.map(String)))
    // Only named groups then filter.
    return () => argument(call, "group") === undefined;
  if (test === "grants" || test === "grants all") return byGrant(values, column, call, context);
  // Keys are compared with what the argument is as a part of a title.
  const ns = namespace ?? argument(call, "namespace");
  const bounds =
    column === "key" || column.endsWith(".key")
      ? values.map((each) =>
          keyOfPart(call.store.site, String(each), typeof ns === "number" ? ns : 0),
        )
      : as
        ? values.map((each) => written(String(each), as))
        : values;
  if (as === "hexadecimal" && !bounds.every((each) => hasForm(String(each), "hexadecimal")))
    return refused(`badvalue_${wireName(call, param)}`, `${param} takes hexadecimal numbers.`);
  if (bounds.includes(undefined))
    return refused("invalidtitle", `${param}: ${JSON.stringify(values)} is not part of a title.`);
  const read = columnReader(call, context.table, column);
  const { down } = context;
  if (test === "isnt") return (row) => !bounds.includes(read(row));
  return (row) => {
    const cell = read(row);
    return bounds.some((bound) => isWithin(cell, bound, test, down));
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
  }
}

function ofLink(
  query: string,
  column: string,
  call: ModuleCall,
  context: ConditionContext,
): Filter | Refused {
  const isMatch = urlIndexTest(call.store.site, query, argumentText(call, "protocol"));
  if (!isMatch) return refused("badquery", `${JSON.stringify(query)} is not a URL.`);
  const read = columnReader(call, context.table, column);
  return (row) => isMatch(textOrEmpty(read(row)));
}

/** Groups that have a right directly, and not by other groups. */
function byGrant(
  values: readonly unknown[],
  column: string,
  call: ModuleCall,
  context: ConditionContext,
): Filter {
  const granting = new Set<Cell>(values.flatMap((right) => groupsWith(call.store, String(right))));
  const read = columnReader(call, context.table, column);
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

function isWithin(
  cell: Cell,
  bound: unknown,
  test: Exclude<Test, "isnt" | "title" | "link" | TitlePartTest | "grants" | "grants all">,
  down: boolean,
): boolean {
  switch (test) {
    case "is":
      return cell === bound;
    case "starts":
      return typeof cell === "string" && cell.startsWith(String(bound));
    case "has":
      return Array.isArray(cell) && cell.includes(bound);
    case "min":
    case "max":
    case "from":
    case "to": {
      const order = compareCells(cell, cellOf(bound));
      const isLower = test === "min" || test === (down ? "to" : "from");
      return isLower ? order >= 0 : order <= 0;
    }
  }
}

/** The part of an argument that can be compared with a cell. */
export function cellOf(value: unknown): Cell {
  return typeof value === "number" || typeof value === "string" || typeof value === "boolean"
    ? value
    : undefined;
}
