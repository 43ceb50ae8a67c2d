/**
 * Replaces the messages of findings by those about the redacted exchange: the original ones quote
 * parts of values, in which secrets cannot be found. Findings about a secret lose their name.
 */
export function redactFindings<Found extends { readonly message: string }>(
  findings: readonly Found[],
  redacted: readonly Found[],
  withoutName: (finding: Found) => Found,
): readonly Found[] {
  const keyOf = (finding: Found): string => JSON.stringify({ ...finding, message: "", data: "" });
  const byKey = new Map(redacted.map((each) => [keyOf(each), each]));
  return findings.map(
    (each) => byKey.get(keyOf(each)) ?? { ...withoutName(each), message: "The value is secret." },
  );
}
