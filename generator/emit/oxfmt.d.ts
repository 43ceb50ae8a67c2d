import type { FormatConfig } from "oxfmt";

/** From `oxfmt`, which the build bundles without the formatters of other languages than TypeScript. */
export function format(
  fileName: string,
  sourceText: string,
  options: FormatConfig,
): Promise<{
  readonly code: string;
  readonly errors: readonly { readonly message: string }[];
}>;
