// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { ParsedRule } from "./rule.js";
import { stringText } from "./rule.js";

const MAX_TITLE_BYTES = 255;

/** A possible title of a page; the page need not exist. The value that counts has its spaces in order. */
export const title: ParsedRule = {
  kind: "parsed",
  expects: "the title of a page",
  text: stringText,
  read(text, _param, report) {
    const value = normalTitle(text);
    if (value === undefined)
      report.error("badtitle", `${JSON.stringify(text)} cannot be the title of a page`);
    return value;
  },
};

/** The title with single spaces and without its fragment, or undefined where it cannot be one (observed on MediaWiki 1.39). */
export function normalTitle(text: string): string | undefined {
  const whole = collapsed(text);
  const [page = ""] = whole.replace(/^:/, "").split("#", 1);
  const value = collapsed(page);
  return value !== "" && isPossible(value) ? value : undefined;
}

/** Underscores and white space of every kind count as one space; directional marks are dropped. */
function collapsed(text: string): string {
  return text
    .replace(/[\u200E\u200F\u202A-\u202E]+/g, "")
    .replace(/[ _\u00A0\u1680\u180E\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+/g, " ")
    .replace(/^ | $/g, "");
}

function isPossible(value: string): boolean {
  // oxlint-disable-next-line no-control-regex -- control characters are what the rule is about
  if (/[\u0000-\u001F\u007F<>[\]{|}\uFFFD]/.test(value)) return false;
  if (/%[0-9A-Fa-f]{2}|&[A-Za-z0-9\u0080-\uFFFF]+;/.test(value)) return false;
  if (/^\.{1,2}$|^\.{1,2}\/|\/\.{1,2}\/|\/\.{1,2}$|~~~|^:/.test(value)) return false;
  return new TextEncoder().encode(value).length <= MAX_TITLE_BYTES;
}
