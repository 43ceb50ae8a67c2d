import type { ParameterStyle } from "./serialization.js";

/** The separators of list values that share a query pair. */
export interface Separator {
  /** The decoded separator. */
  readonly text: string;
  /** The separator in requests, since URLs do not allow spaces and bars. */
  readonly written: string;
  /** The forms that are accepted in requests. */
  readonly read: RegExp;
}

const COMMA: Separator = { text: ",", written: ",", read: /,/ };
const SPACE: Separator = { text: " ", written: "%20", read: /%20|\+| / };
const BAR: Separator = { text: "|", written: "%7C", read: /%7C|\|/i };

/** Returns the separator of a style. */
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
