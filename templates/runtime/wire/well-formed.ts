/** Returns the string as it is sent. Unpaired surrogates, which have no bytes, become U+FFFD. */
export function wellFormed(text: string): string {
  // Searching for any surrogate is faster than searching for unpaired ones.
  if (!/[\uD800-\uDFFF]/.test(text)) return text;
  return text.replace(/\p{Surrogate}/gu, "\uFFFD");
}
