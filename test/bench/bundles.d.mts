export interface BundleFigures {
  readonly name: string;
  readonly minified: number;
  readonly gzipped: number;
  readonly files: readonly string[];
  /** Files that do not belong in the bundle. */
  readonly strangers: readonly string[];
}

/** Bundles of single modules and of what goes with them, from the built package. */
export function measureBundles(): Promise<readonly BundleFigures[]>;
