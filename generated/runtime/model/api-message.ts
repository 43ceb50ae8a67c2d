// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

// Modules, parameters, results and JSON values as data; no behaviour of a server.

import type { JsonObject } from "./json.js";

/** A message of the API, an error or a warning, whatever the `errorformat` of the response. */
export interface ApiMessage<Code extends string = string> {
  readonly code: Code;
  /** Plain text. */
  readonly text: string;
  /** Data about the message, such as `min` and `max` with `outofrange`. */
  readonly data?: JsonObject;
  /** Path of the module, such as `query+allpages`. */
  readonly module?: string;
}
