// A call of a module by a request to the stub, and what the module returns.

import type { Json } from "../../runtime/model/json.js";

/** The form of a response that differs from an object with members. */
export type ActionOutput =
  /** A list alone in JSON, without the members and the warnings of the root. */
  | {
      readonly kind: "list";
      readonly list: readonly Json[];
      /** Whether a warning makes the response an error. */
      readonly refusesWarnings: boolean;
    }
  /** XML whose root element has another name than `api`. */
  | {
      readonly kind: "element";
      readonly name: string;
      /** The media type of a response that is XML in any format. */
      readonly type?: string;
    }
  /** A text in a media type of its own, whatever the output format. */
  | {
      readonly kind: "document";
      readonly text: string;
      /** Without parameters, such as `text/html`. */
      readonly type: string;
      /** The name under which browsers save it; undefined if it has none. */
      readonly fileName?: string;
      readonly headers?: Readonly<Record<string, string>>;
    };
