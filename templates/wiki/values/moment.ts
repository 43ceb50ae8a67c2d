import type { JsonObject } from "../../runtime/model/json.js";
import { listOrEmpty, textOrEmpty } from "./row.js";

/** The fixed default start of a wiki's history. */
export const EPOCH = "2024-01-01T09:00:00Z";
const HOUR = 3_600_000;
const LAST = "9999-12-31T23:59:59Z";

/** Whether a correctly formatted timestamp exists, unlike 31 February. */
export function isMoment(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && written(time) === text;
}

/** One hour later, unless that is after the last valid time. */
export function anHourAfter(moment: string): string {
  // Within a day, only two digits change. This is faster for large data, which contains one time
  // per page.
  const hour = Number(moment.slice(11, 13)) + 1;
  if (hour < 24) return `${moment.slice(0, 11)}${hour < 10 ? "0" : ""}${hour}${moment.slice(13)}`;
  const later = written(Date.parse(moment) + HOUR);
  return later.length === LAST.length ? later : LAST;
}

/** One second later, unless that is after the last valid time. */
export function aSecondAfter(moment: string): string {
  const later = written(Date.parse(moment) + 1000);
  return later.length === LAST.length ? later : LAST;
}

/** The format `20240131090000`, which begins the names of old files. */
export function digitsOf(moment: string): string {
  return moment.replace(/\D/g, "");
}

/** The format `18:23, 3 November 2026`, or a site's own format and language. */
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
