import type { ProtectionLevel } from "./protect-change.js";

/** `[edit=sysop] (indefinite)` for each protected action. */
export function levelsText(levels: readonly ProtectionLevel[], separator: string): string {
  return levels
    .filter(({ level }) => level !== "")
    .map(({ type, level, expiry }) => `[${type}=${level}] (${expiryText(expiry)})`)
    .join(separator);
}

/** The levels as log entries have them: each part after a mark of direction. */
export function logDescription(levels: readonly ProtectionLevel[]): string {
  const text = levelsText(levels, MARK);
  return text === "" ? "" : MARK + text;
}

const MARK = "\u200E";

/** `expires 09:00, 31 January 2024 (UTC)` */
function expiryText(expiry: string): string {
  if (expiry === "infinity") return "indefinite";
  const date = new Date(expiry);
  const month = date.toLocaleString("en-GB", { month: "long", timeZone: "UTC" });
  return `expires ${expiry.slice(11, 16)}, ${date.getUTCDate()} ${month} ${date.getUTCFullYear()} (UTC)`;
}
