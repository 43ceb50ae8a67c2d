// Modules, parameters, results and JSON values as data, without server behaviour.

import type { JsonObject } from "./json.js";

/** An error or warning from the API, independent of the response's `errorformat`. */
export interface ApiMessage<Code extends string = string> {
  readonly code: Code;
  /** The message as plain text. */
  readonly text: string;
  /** Additional data, such as `min` and `max` for `outofrange`. */
  readonly data?: JsonObject;
  /** The path of the module, such as `query+allpages`. */
  readonly module?: string;
}
