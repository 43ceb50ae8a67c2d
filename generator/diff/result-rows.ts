import { changeOf } from "./change.js";
import type { Change, Subject } from "./change.js";
import { canonical } from "../base/json.js";
import type { ModuleResult, ResultField, ResultShape } from "../spec/model/result.js";

/** A renamed field that contains the rows. Its removal and addition are one change. */
export interface MovedRows {
  /** The path of the object that contains it, as findings show it, without lists and maps. */
  readonly within: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Returns the renamed field if the rows are under another name in the same object; otherwise
 * undefined.
 */
export function movedRows(old: ModuleResult, next: ModuleResult): MovedRows | undefined {
  const [before, after] = [old.rows?.at ?? [], next.rows?.at ?? []];
  if (before.length !== after.length) return undefined;
  const differing = before.flatMap((name, index) => (name === after[index] ? [] : [index]));
  const [index, more] = differing;
  if (index === undefined || more !== undefined) return undefined;
  const [from = "", to = ""] = [before[index], after[index]];
  const above = before.slice(0, index);
  const stays = leadsTo(next.response, [...above, from]) || leadsTo(old.response, [...above, to]);
  return stays ? undefined : { within: above.join("."), from, to };
}

/** Compares the location of rows and the selector of their fields. */
export function rowsChanges(
  subject: Subject,
  old: ModuleResult,
  next: ModuleResult,
  moved: MovedRows | undefined,
): readonly Change[] {
  const [before, after] = [rowsPath(old), rowsPath(next)];
  const [selector, selects] = [old.rows?.selector, next.rows?.selector];
  return [
    ...(before === after
      ? []
      : [
          changeOf(
            "result-rows-moved",
            { ...subject, parameter: "" },
            {
              old: before,
              new: after,
              at: "/rows",
              // The fields did not move, or have separate findings.
              ...(!moved && { circumstances: ["fields-stay"] }),
            },
          ),
        ]),
    ...(selector === selects
      ? []
      : [
          changeOf(
            "result-selector-changed",
            { ...subject, parameter: "" },
            {
              ...(selector !== undefined && { old: selector }),
              ...(selects !== undefined && { new: selects }),
              at: "/rows/selector",
            },
          ),
        ]),
  ];
}

/**
 * Formats the location of rows: `query.allpages[]` for items, `query.x{}` for entries, `query.x`
 * for the object itself.
 */
function rowsPath({ rows }: ModuleResult): string {
  if (!rows) return canonical(null);
  const signs = { item: "[]", entry: "{}", object: "" } as const;
  return rows.at.join(".") + signs[rows.kind];
}

/** Returns true if a path of names leads to a field. Lists, maps and alternatives are not named. */
function leadsTo(fields: readonly ResultField[], [name, ...rest]: readonly string[]): boolean {
  const field = fields.find((each) => each.name === name);
  if (!field) return false;
  return rest.length === 0 || recordsOf(field.shape).some((record) => leadsTo(record, rest));
}

function recordsOf(shape: ResultShape): readonly (readonly ResultField[])[] {
  switch (shape.kind) {
    case "list":
      return recordsOf(shape.items);
    case "map":
      return recordsOf(shape.values);
    case "record":
      return [shape.fields];
    case "union":
      return shape.of.flatMap(recordsOf);
    case "scalar":
    case "enum":
    case "flag":
      return [];
  }
}
