/** A heading of a page of help. */
export interface HelpHeading {
  readonly anchor: string;
  /** As HTML. */
  readonly line: string;
  /** The level in HTML, from 2; deeper ones than 6 are written as 6. */
  readonly level: number;
  /** Its number in the table of contents, such as `1.2`. */
  readonly number: string;
}

/** A part of a page of help with its headings. */
export interface HelpPart {
  readonly html: string;
  readonly headings: readonly HelpHeading[];
}
