import type { ProtectionLevel } from "./protect-change.js";

/** `[Edit=Allow only administrators] (indefinite)`, in the language of the default messages. */
export function revisionDescription(levels: readonly ProtectionLevel[]): string {
  return levels
    .filter(({ level }) => level !== "")
    .map(
      ({ type, level, expiry }) =>
        `[${TYPES[type] ?? type}=${LEVELS[level] ?? level}] (${expiryText(expiry)})`,
    )
    .join(" ");
}

/** `\u200E[edit=sysop] (indefinite)`, as entries of the log keep it: each part after a mark of direction. */
export function logDescription(levels: readonly ProtectionLevel[]): string {
  return levels
    .filter(({ level }) => level !== "")
    .map(({ type, level, expiry }) => `\u200E[${type}=${level}] (${expiryText(expiry)})`)
    .join("")
    .trim();
}

const TYPES: Readonly<Record<string, string>> = {
  edit: "Edit",
  move: "Move",
  create: "Create",
  upload: "Upload",
};

const LEVELS: Readonly<Record<string, string>> = {
  sysop: "Allow only administrators",
  autoconfirmed: "Allow only autoconfirmed users",
};

/** `expires 09:00, 31 January 2024 (UTC)` */
function expiryText(expiry: string): string {
  if (expiry === "infinity") return "indefinite";
  const date = new Date(expiry);
  const month = date.toLocaleString("en-GB", { month: "long", timeZone: "UTC" });
  return `expires ${expiry.slice(11, 16)}, ${date.getUTCDate()} ${month} ${date.getUTCFullYear()} (UTC)`;
}
