import { createHash } from "node:crypto";
import { canonical } from "./json.js";

const MAX_ID_PART = 60;

/** Makes a part of an id readable if possible, safe in any file, and bounded in length. */
export function idPart(text: string): string {
  const safe = Array.from(text, (char) =>
    /[^\s:%>\p{C}]/u.test(char) ? char : encoded(char),
  ).join("");
  if (safe.length <= MAX_ID_PART) return safe;
  return `sha256-${createHash("sha256").update(text).digest("hex").slice(0, 16)}`;
}

/** The part of an id for any JSON value; empty for an absent one. */
export function idArgument(value: unknown): string {
  if (value === undefined) return "";
  return idPart(typeof value === "string" ? value : canonical(value));
}

function encoded(char: string): string {
  return `%${(char.codePointAt(0) ?? 0).toString(16)};`;
}
