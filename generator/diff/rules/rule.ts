import { changedLevels, levels } from "./level.js";
import type { Levels } from "./level.js";

/** The part of a spec that a rule is about; `review` is about the review itself. */
export type Area = "catalogue" | "openapi" | "both" | "review";

/** One rule, as data. */
export interface DiffRule {
  readonly area: Area;
  readonly levels: Levels;
  /** The level changes of named circumstances. */
  readonly variants?: Readonly<Record<string, RuleVariant>>;
  /**
   * The message of a finding, with the placeholders `{parameter}`, `{old}`, `{new}` and `{value}`. Of
   * several, the first is used whose placeholders the finding can fill.
   */
  readonly says: string | readonly string[];
  /** The effect of the change, and the affected users. */
  readonly means: string;
  readonly example: string;
  /** The fix, with the same placeholders as `says`. */
  readonly adapt: string;
}

export interface RuleVariant {
  readonly when: string;
  /** The classes that the circumstance changes. */
  readonly levels: Partial<Levels>;
  /** The message and the fix, if they are not those of the rule. */
  readonly says?: string;
  readonly adapt?: string;
}

interface Text {
  readonly says: string | readonly string[];
  readonly means: string;
  readonly example: string;
  readonly adapt: string;
  /**
   * Circumstances by name, each with its description, level changes and texts. `=` leaves a class
   * unchanged.
   */
  readonly variants?: Readonly<
    Record<
      string,
      readonly [when: string, row: string, texts?: Pick<RuleVariant, "says" | "adapt">]
    >
  >;
}

/** Creates the rules of an area from rows of levels and texts. */
export function rules<const Rows extends Readonly<Record<string, readonly [string, Text]>>>(
  area: Area,
  rows: Rows,
): { readonly [Id in keyof Rows]: DiffRule } {
  const made = Object.entries(rows).map(([id, [row, text]]) => [id, createRule(area, row, text)]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fromEntries loses the names of the rows
  return Object.fromEntries(made) as { readonly [Id in keyof Rows]: DiffRule };
}

function createRule(area: Area, row: string, { variants, ...text }: Text): DiffRule {
  return {
    area,
    levels: levels(row),
    ...text,
    ...(variants && {
      variants: Object.fromEntries(
        Object.entries(variants).map(([name, [when, own, texts]]) => [
          name,
          { when, levels: changedLevels(own), ...texts },
        ]),
      ),
    }),
  };
}
