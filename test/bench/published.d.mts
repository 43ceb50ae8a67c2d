/** What the README shows of the bench, from published.json. */
export function shownFigures(): {
  /** Markdown. */
  readonly tables: readonly string[];
  /** The chart as it follows from the figures: SVG. */
  readonly drawn: string;
  /** The chart as it is kept. */
  readonly kept: string;
};
