/** When a part of the figures was measured, and on what. */
export interface Stamp {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly commit: string;
  /** Hash of the code that was measured; absent if it was measured before hashes were kept. */
  readonly sources?: string;
}

/** The line of a stamp; `current` is the hash of the present code. */
export function stampLine(stamp: Stamp, current: string | undefined): string;

/** The lines of a page by their parts. */
export function stampLinesOf(page: string): Readonly<Record<string, string>>;

/** A page with other lines. */
export function withStampLines(page: string, lines: Readonly<Record<string, string>>): string;
