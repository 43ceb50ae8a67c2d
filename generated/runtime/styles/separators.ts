// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { ParameterStyle } from "./serialization.js";

/** The separators of the values of a list in a query, if they are in one pair. */
export interface Separator {
  /** Decoded. */
  readonly text: string;
  /** As requests are written: a space and a bar are not allowed in addresses. */
  readonly written: string;
  /** The forms that are read. */
  readonly read: RegExp;
}

const COMMA: Separator = { text: ",", written: ",", read: /,/ };
const SPACE: Separator = { text: " ", written: "%20", read: /%20|\+| / };
const BAR: Separator = { text: "|", written: "%7C", read: /%7C|\|/i };

/** The separator of a style. */
export function separatorOf(style: ParameterStyle): Separator {
  switch (style) {
    case "spaceDelimited":
      return SPACE;
    case "pipeDelimited":
      return BAR;
    case "form":
    case "simple":
    case "label":
    case "matrix":
    case "deepObject":
      return COMMA;
  }
}
