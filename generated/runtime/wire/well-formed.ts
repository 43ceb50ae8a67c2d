// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

/** The text as it is sent: half a surrogate pair, for which there are no bytes, becomes U+FFFD. */
export function wellFormed(text: string): string {
  // Texts without surrogates are found faster than those without unpaired ones.
  if (!/[\uD800-\uDFFF]/.test(text)) return text;
  return text.replace(/\p{Surrogate}/gu, "\uFFFD");
}
