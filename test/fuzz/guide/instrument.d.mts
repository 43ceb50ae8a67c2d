/** The same JavaScript with counters, and the texts that it holds. */
export function instrumented(
  name: string,
  source: string,
): { readonly text: string; readonly words: readonly string[] };
