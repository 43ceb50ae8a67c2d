import type { Wiki } from "../data/wiki.js";

/** How a stub of a wiki behaves. */
export interface WikiStubOptions {
  /** What the server would take with a warning is refused. Default: it is taken. */
  readonly strict?: boolean;
  /** Answers to `callback` with a script. Default: such requests are refused. */
  readonly jsonp?: boolean;
  /** Is told what a handler threw; the client learns that it was the server's fault, and no more. */
  readonly onError?: (error: unknown) => void;
}

/** How a stub of a catalogue answers, and what from. */
export interface CatalogueStubOptions extends WikiStubOptions {
  /** What the stub answers from: `createWiki` makes one. Without it, the seed does. */
  readonly wiki?: Wiki | undefined;
  /** What the wiki is made from where none is given: the same seed, the same wiki. Default: 1. */
  readonly seed?: number | undefined;
}
