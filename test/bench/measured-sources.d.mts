/** What the figures of a part of published.json depend on. */
export interface MeasuredSources {
  /** Modules whose reached code is measured. */
  readonly entries: readonly string[];
  /** Code that imports what is measured. */
  readonly code?: string;
  /** Files that are read. */
  readonly files?: readonly string[];
  /** The command that measures again. */
  readonly command: string;
}

/** By the parts of published.json. */
export const MEASURED_SOURCES: Readonly<Record<string, MeasuredSources>>;

/** The hash of what the figures of a part depend on, as it is now. */
export function hashOfSources(part: string): Promise<string>;
