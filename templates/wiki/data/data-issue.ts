/** An error in a wiki's data. */
export interface WikiIssue {
  /** JSON Pointer (RFC 6901) into the data: `/pages/0/title`. */
  readonly pointer: string;
  /** The error, as a sentence. */
  readonly reason: string;
  /** The fix, as a sentence. */
  readonly help: string;
}

/** Collects an error. The caller continues. */
export type Report = (pointer: string, reason: string, help: string) => void;

/** Formats the issues as message lines. */
export function dataIssueLines(issues: readonly WikiIssue[]): string {
  return issues
    .map(({ pointer, reason, help }) => `${pointer || "(root)"}: ${reason} ${help}`)
    .join("\n");
}
