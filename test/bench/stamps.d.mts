/** When a part of the figures was measured, and on what. */
export interface Stamp {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly commit: string;
}

/** The line of a stamp. */
export function stampLine(stamp: Stamp): string;

/** The lines of a page by their parts. */
export function stampLinesOf(page: string): Readonly<Record<string, string>>;

/** A page with other lines. */
export function withStampLines(page: string, lines: Readonly<Record<string, string>>): string;
