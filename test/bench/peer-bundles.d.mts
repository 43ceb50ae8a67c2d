export function measureOwnBundles(): Promise<{
  readonly bundles: readonly {
    readonly name: string;
    readonly minified: number;
    readonly gzipped: number;
    readonly files: readonly string[];
  }[];
  readonly absent: readonly string[];
}>;
