interface Range {
  readonly start: { readonly line?: number; readonly column?: number };
}

interface Branch {
  readonly type: string;
  readonly loc: Range;
  readonly locations: readonly Range[];
}

/** What istanbul keeps of a file: places and counts, each by the same identifiers. */
export interface FileCoverage {
  readonly path: string;
  readonly statementMap: Readonly<Record<string, Range>>;
  readonly fnMap: Readonly<Record<string, { readonly decl: Range }>>;
  readonly branchMap: Readonly<Record<string, Branch>>;
  readonly s: Readonly<Record<string, number>>;
  readonly f: Readonly<Record<string, number>>;
  readonly b: Readonly<Record<string, readonly number[]>>;
}

/**
 * The counts of one, at the places of the other.
 *
 * @throws {Error} where something counted has no place
 */
export function aligned(places: FileCoverage, counts: FileCoverage): FileCoverage;
