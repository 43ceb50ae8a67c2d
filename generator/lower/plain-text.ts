import { htmlText, tidyLines } from "../text/html.js";

/** A help text as plain text, with markup taken out where its format is html; undefined where there is none, or only message keys. */
export function plainText(help: unknown, helpformat: string | undefined): string | undefined {
  if (typeof help !== "string") return undefined;
  const text = helpformat === "html" ? htmlText(help) : tidyLines(help);
  return text === "" ? undefined : text;
}
