import type { Violation } from "../model/violation.js";
import { nfc } from "./normal-form.js";
import { wellFormed } from "./well-formed.js";

// oxlint-disable-next-line no-control-regex -- the server replaces these controls: all of C0 but tab, LF and CR
const REPLACED_CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** A string that the server changes. */
export const REPLACED: Violation = {
  code: "badutf8",
  text: "contains control characters or text that is not NFC, which the server replaces",
  loss: true,
};

/**
 * Whether the server certainly accepts a string unchanged, because it is ASCII without control
 * characters.
 */
export function isPlain(text: string): boolean {
  return /^[\t\n\r -~]*$/.test(text);
}

/**
 * Returns a string as the server normalizes it: NFC, with control characters and unpaired
 * surrogates replaced.
 */
export function normalised(text: string): string {
  return isPlain(text) ? text : wellFormed(nfc(text)).replace(REPLACED_CONTROLS, "\uFFFD");
}

/** Like {@link normalised}, without replacing U+001F, which separates values. */
export function normalisedParts(text: string): string {
  return text.split("\u001F").map(normalised).join("\u001F");
}
