/** The text as it is sent: half a surrogate pair, for which there are no bytes, becomes U+FFFD. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\uFFFD");
}
