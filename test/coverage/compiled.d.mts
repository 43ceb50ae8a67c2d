/** What is compiled from a source, with its source map; nothing for a file that is not compiled. */
export function compiledOf(path: string): Compiled | undefined;

export interface Compiled {
  readonly code: string;
  readonly map: {
    readonly version: 3;
    readonly sources: string[];
    readonly names: string[];
    readonly mappings: string;
  };
}
