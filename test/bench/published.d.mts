/** What the README shows of the bench, from published.json. */
export function shownFigures(): {
  /** Markdown. */
  readonly tables: readonly string[];
  /** The chart as it follows from the figures: SVG. */
  readonly drawn: string;
  /** The chart as it is kept. */
  readonly kept: string;
};

/** The parts of published.json, with the hash of the code that each was measured on, if it has one. */
export function measuredOn(): readonly { readonly part: string; readonly hash?: string }[];

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
export function ownBundles(): readonly MeasuredBundle[];
export function publishedBundles(
  results: { readonly figures: { readonly bundles: readonly MeasuredBundle[] } },
  before: readonly PublishedBundle[],
): readonly PublishedBundle[];
