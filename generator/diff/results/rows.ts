import { changeOf } from "../change.js";
import type { Change, Subject } from "../change.js";
import { canonical } from "../json.js";
import { fieldsAt } from "../../spec/result.js";
import type { Result } from "../../spec/types.js";

/** A field on the way to the rows that has another name now: its removal and addition are that one edit. */
export interface MovedRows {
  /** Path of the object that it is in, as findings write it without lists and maps. */
  readonly within: string;
  readonly from: string;
  readonly to: string;
}

/** Where rows stand under another name than before, in the same object; undefined where they stay, or go further. */
export function movedRows(old: Result, next: Result): MovedRows | undefined {
  const [before, after] = [old.rows?.at ?? [], next.rows?.at ?? []];
  if (before.length !== after.length) return undefined;
  const differing = before.flatMap((name, index) => (name === after[index] ? [] : [index]));
  const [index, more] = differing;
  if (index === undefined || more !== undefined) return undefined;
  const [from = "", to = ""] = [before[index], after[index]];
  const above = before.slice(0, index);
  const stays =
    fieldsAt(next.answer, [...above, from]).length > 0 ||
    fieldsAt(old.answer, [...above, to]).length > 0;
  return stays ? undefined : { within: above.join("."), from, to };
}

/** Changes of what is called a row, and of what decides its fields. */
export function rowsChanges(
  subject: Subject,
  old: Result,
  next: Result,
  moved: MovedRows | undefined,
): readonly Change[] {
  const [before, after] = [placeOfRows(old), placeOfRows(next)];
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
              // The fields are where they were, or have findings of their own.
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

/** `query.allpages[]`: the items there; `query.x{}` its entries, `query.x` the object itself. */
function placeOfRows({ rows }: Result): string {
  if (!rows) return canonical(null);
  const signs = { item: "[]", entry: "{}", object: "" } as const;
  return rows.at.join(".") + signs[rows.kind];
}
