/** What is wrong with a place in the data of a wiki. */
export interface WikiIssue {
  /** JSON Pointer (RFC 6901) into the data: `/pages/0/title`. */
  readonly pointer: string;
  /** A whole sentence: what is wrong. */
  readonly reason: string;
  /** A whole sentence: what to do. */
  readonly help: string;
}

/** Takes down what is wrong, and says nothing. */
export type Report = (pointer: string, reason: string, help: string) => void;

/** The issues as the lines of a message. */
export function issueLines(issues: readonly WikiIssue[]): string {
  return issues
    .map(({ pointer, reason, help }) => `${pointer || "(the whole)"}: ${reason} ${help}`)
    .join("\n");
}
