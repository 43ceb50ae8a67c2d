import type { JsonObject } from "../../runtime/model/json.js";
import { listOrEmpty, textOrEmpty } from "./row.js";

/** The default beginning of a wiki's history. It is fixed. */
export const EPOCH = "2024-01-01T09:00:00Z";
const HOUR = 3_600_000;
const LAST = "9999-12-31T23:59:59Z";

/** Whether a text of the right form is a moment that exists, unlike 31 February. */
export function isMoment(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && written(time) === text;
}

/** An hour later; at the end of time, the same. */
export function anHourAfter(moment: string): string {
  // Within a day, only two digits change. Large data has as many such moments as pages.
  const hour = Number(moment.slice(11, 13)) + 1;
  if (hour < 24) return `${moment.slice(0, 11)}${hour < 10 ? "0" : ""}${hour}${moment.slice(13)}`;
  const later = written(Date.parse(moment) + HOUR);
  return later.length === LAST.length ? later : LAST;
}

/** A second later; at the end of time, the same. */
export function aSecondAfter(moment: string): string {
  const later = written(Date.parse(moment) + 1000);
  return later.length === LAST.length ? later : LAST;
}

/** `20240131090000`, as names of old files begin. */
export function digitsOf(moment: string): string {
  return moment.replace(/\D/g, "");
}

/** `18:23, 3 November 2026`, or in the format and the language of a site's facts. */
export function shownMoment(moment: string, { months, dateformat }: JsonObject = {}): string {
  const date = new Date(moment);
  const english = date.toLocaleString("en-GB", { month: "long", timeZone: "UTC" });
  const parts: Readonly<Record<string, string>> = {
    "H:i": moment.slice(11, 16),
    j: `${date.getUTCDate()}`,
    F: textOrEmpty(listOrEmpty(months)[date.getUTCMonth()]) || english,
    Y: `${date.getUTCFullYear()}`,
  };
  const format = textOrEmpty(dateformat) || "H:i, j F Y";
  return format.replaceAll(/H:i|[jFY]/g, (part) => parts[part] ?? part);
}

function written(time: number): string {
  return `${new Date(time).toISOString().slice(0, -5)}Z`;
}
