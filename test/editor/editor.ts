/** What an editor shows of a file, asked of a language service. */
export interface Editor {
  /** Opens a file, or replaces its text. */
  open(file: string, text: string): void;
  /** The names that completion offers at an offset of an open file, in the order of the editor. */
  completions(file: string, offset: number): Promise<readonly Completion[]>;
  /** The text of a hover, as Markdown without code fences; empty if there is none. */
  hover(file: string, offset: number): Promise<string>;
  /** The errors of an open file, each in full. */
  errors(file: string): Promise<readonly string[]>;
  /** Ends the server. */
  close(): Promise<void> | void;
}

export interface Completion {
  readonly name: string;
  /** Editors sort by it, then by name. */
  readonly sortText: string;
}
