import type { ParsedRule } from "../../runtime/rules/rule.js";
import { parseTimestamp } from "../../runtime/rules/timestamp-forms.js";

/** The first moment that the server rejects as too late. */
const LAST = "9999-12-31";

const INFINITE: ReadonlySet<string> = new Set(["infinite", "indefinite", "infinity", "never"]);

const PART =
  /^(?<count>[+-]?\d{1,6}|next|last) ?(?<unit>sec|second|min|minute|hour|day|week|fortnight|month|year)s?(?![a-z])/;

/**
 * Parses the end of a block, a group membership or a watched title: `infinity`, or ISO 8601.
 * Accepts `infinity` and its synonyms, timestamps, dates, and relative times such as `2 weeks`, `1
 * day 2 hours`, `next month` and `tomorrow`; PHP accepts more. Undefined for other
 * texts and for times after the year 9999.
 *
 * @param now ISO 8601
 */
export function expiryMoment(text: string, now: string): string | undefined {
  const written = text.trim().toLowerCase();
  if (INFINITE.has(written)) return "infinity";
  if (written === "now") return now;
  const day = { yesterday: -1, tomorrow: 1 }[written];
  const moment =
    day === undefined
      ? (relative(written, now) ?? absolute(text.trim()))
      : moved(`${now.slice(0, 10)}T00:00:00Z`, day, "day");
  return moment !== undefined && moment < LAST ? moment : undefined;
}

/** One or more parts such as `1 day 2 hours`. */
function relative(text: string, now: string): string | undefined {
  if (text === "") return undefined;
  let [rest, moment] = [text, now];
  while (rest !== "") {
    const [all = "", count = "", unit = ""] = PART.exec(rest) ?? [];
    if (all === "") return undefined;
    moment = moved(moment, count === "next" ? 1 : count === "last" ? -1 : Number(count), unit);
    rest = rest.slice(all.length).trim();
  }
  return moment;
}

/** A date without a time is the beginning of the day. */
function absolute(text: string): string | undefined {
  const isDate = /^\d{4}-\d\d-\d\d$/.test(text);
  const seconds = parseTimestamp(isDate ? `${text}T00:00:00Z` : text);
  return typeof seconds === "number" ? isoOf(new Date(seconds * 1000)) : undefined;
}

/** Units with a fixed length, in seconds. */
const SECONDS: Readonly<Record<string, number>> = {
  sec: 1,
  second: 1,
  min: 60,
  minute: 60,
  hour: 3600,
  day: 86_400,
  week: 604_800,
  fortnight: 1_209_600,
};

/** A day that does not exist in a month is in the next month. */
function moved(moment: string, count: number, unit: string): string {
  const date = new Date(moment);
  const seconds = SECONDS[unit];
  if (seconds !== undefined) return isoOf(new Date(date.getTime() + count * seconds * 1000));
  date.setUTCMonth(date.getUTCMonth() + count * (unit === "month" ? 1 : 12));
  return isoOf(date);
}

/** Years with more than four digits have a sign; dates end there. */
function isoOf(date: Date): string {
  const isWritable = !Number.isNaN(date.getTime()) && /^\d{4}-/.test(date.toISOString());
  return isWritable ? `${date.toISOString().slice(0, 19)}Z` : LAST;
}

/**
 * The rule for end times, which must be after a given moment. The server checks them with the other
 * parameters.
 */
export function expiryRule(now: string): ParsedRule {
  return {
    kind: "parsed",
    read(text, _param, report) {
      const moment = expiryMoment(text, now);
      if (moment === undefined) report.error("badexpiry", `${JSON.stringify(text)} is not a time`);
      else if (moment < now) report.error("badexpiry-past", `${JSON.stringify(text)} has passed`);
      else return text;
      return undefined;
    },
  };
}
