/** Shares of equal responses by version of MediaWiki and by module. */
export type Shares = Readonly<
  Record<string, Readonly<Record<string, { readonly requests: number; readonly equal: number }>>>
>;

/** Draws the shares as an SVG. */
export function fidelityChart(shares: Shares): string;
