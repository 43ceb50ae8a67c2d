import type { ResultTypeFigures } from "./result-types.mjs";

/** The figures of test/bench/README.md, from published.json. */
export function shownFigures(): {
  /** Markdown. */
  readonly tables: readonly string[];
  /** The chart as it follows from the figures: SVG. */
  readonly drawn: string;
  /** The chart as it is kept. */
  readonly kept: string;
};

/** The line of each published part that has a stamp. */
export function stampLines(): Readonly<Record<string, string>>;

export interface MeasuredBundle {
  readonly name: string;
  readonly minified: number;
  readonly gzipped: number;
  readonly files: readonly string[];
}
export interface PublishedBundle extends MeasuredBundle {
  readonly subject: "builder" | "query";
  readonly isOwn: boolean;
}
/** The costs of types of responses, as they are published. */
export function resultTypeFigures(): readonly ResultTypeFigures[];

export function singleBundles(): readonly MeasuredBundle[];
export function ownBundles(): readonly MeasuredBundle[];
export function publishedBundles(
  results: { readonly figures: { readonly bundles: readonly MeasuredBundle[] } },
  before: readonly PublishedBundle[],
): readonly PublishedBundle[];
