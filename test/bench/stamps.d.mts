/** The lines of a page by their parts. */
export function stampLinesOf(page: string): Readonly<Record<string, string>>;

/** A page with other lines. */
export function withStampLines(page: string, lines: Readonly<Record<string, string>>): string;
