// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import { dateText } from "./timestamp.js";
import type { ParsedRule } from "./rule.js";

/**
 * When something ends: a timestamp, a relative time such as `2 weeks`, or `infinite`. The server
 * reads relative times with PHP's grammar, which is not repeated here: any text is taken.
 */
export const expiry: ParsedRule = {
  kind: "parsed",
  expects: "a Date or the text of an expiry",
  text: dateText,
  read(text, _param, report) {
    if (text !== "") return text;
    report.error("badexpiry", 'must not be empty; write a time such as "2 weeks", or "infinite"');
    return undefined;
  },
};
