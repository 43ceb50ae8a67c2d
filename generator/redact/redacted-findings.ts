/** The message of a finding about a secret. */
export const SECRET_MESSAGE = "The value is secret.";

/** A finding about a request or response. */
interface Finding {
  readonly message: string;
}

/**
 * Replaces findings by those about the redacted exchange: messages quote parts of values, in which
 * a secret cannot be found. A finding about a secret value itself has no message.
 *
 * @param keyOf identifies the finding in both lists
 */
export function redactFindings<Found extends Finding>(
  findings: readonly Found[],
  redacted: readonly Found[],
  keyOf: (finding: Found) => string,
): readonly Found[] {
  const byKey = new Map(redacted.map((each) => [keyOf(each), each]));
  return findings.map(
    (finding) => byKey.get(keyOf(finding)) ?? { ...finding, message: SECRET_MESSAGE },
  );
}
