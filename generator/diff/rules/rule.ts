import { changedLevels, levels } from "./level.js";
import type { Levels } from "./level.js";

/** The part of a spec that a rule is about; `review` is about the review itself. */
export type Area = "catalogue" | "directory" | "both" | "review";

/** One rule, as data. */
export interface Rule {
  readonly area: Area;
  readonly levels: Levels;
  /** What named circumstances change of the levels. */
  readonly variants?: Readonly<Record<string, Variant>>;
  /** What a finding says; `{parameter}`, `{old}`, `{new}` and `{value}` are filled in. */
  readonly says: string;
  /** What it means, and for whom. */
  readonly means: string;
  readonly example: string;
  /** What to do about it; filled in like `says`. */
  readonly adapt: string;
}

export interface Variant {
  readonly when: string;
  /** The classes that the circumstance changes. */
  readonly levels: Partial<Levels>;
}

interface Text {
  readonly says: string;
  readonly means: string;
  readonly example: string;
  readonly adapt: string;
  /** Name to circumstance and the levels that it changes; `=` leaves a class as it is. */
  readonly variants?: Readonly<Record<string, readonly [when: string, row: string]>>;
}

/** Makes rules of an area from rows of levels and texts. */
export function rules<const Rows extends Readonly<Record<string, readonly [string, Text]>>>(
  area: Area,
  rows: Rows,
): { readonly [Id in keyof Rows]: Rule } {
  const made = Object.entries(rows).map(([id, [row, text]]) => [id, ruleOf(area, row, text)]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fromEntries loses the names of the rows
  return Object.fromEntries(made) as { readonly [Id in keyof Rows]: Rule };
}

function ruleOf(area: Area, row: string, { variants, ...text }: Text): Rule {
  return {
    area,
    levels: levels(row),
    ...text,
    ...(variants && {
      variants: Object.fromEntries(
        Object.entries(variants).map(([name, [when, own]]) => [
          name,
          { when, levels: changedLevels(own) },
        ]),
      ),
    }),
  };
}
