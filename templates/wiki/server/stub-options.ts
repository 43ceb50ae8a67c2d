import type { LiveWiki } from "../call/stub-action.js";
import type { Wiki } from "../data/wiki.js";

/** Options of a stub of a wiki. */
export interface WikiStubOptions {
  /** Turns warnings about parameters into errors. Default: false. */
  readonly strict?: boolean;
  /** Responds to `callback` with a script. Default: such requests get an error. */
  readonly jsonp?: boolean;
  /** Receives what a handler threw. The client receives only `internal_api_error`. */
  readonly onError?: (error: unknown) => void;
}

/** The data and the behaviour of a stub of a catalogue. */
export interface CatalogueStubOptions extends WikiStubOptions {
  /**
   * The data of the stub; `createWiki` makes one, and `writableWiki` one that requests change.
   * Default: a wiki made from the seed.
   */
  readonly wiki?: Wiki | LiveWiki | undefined;
  /** The seed of the default wiki. The same seed creates the same wiki. Default: 1. */
  readonly seed?: number | undefined;
}
