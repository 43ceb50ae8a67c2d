import { createHash } from "node:crypto";

/** The source expression of an inline style or script in a Content-Security-Policy. */
export function inlineSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
