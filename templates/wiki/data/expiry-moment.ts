import type { ParsedRule } from "../../runtime/rules/rule.js";
import { parseTimestamp } from "../../runtime/rules/timestamp-forms.js";

/** The first moment that is too late, as the server compares. */
const LAST = "9999-12-31";

const INFINITE: ReadonlySet<string> = new Set(["infinite", "indefinite", "infinity", "never"]);

const PART =
  /^(?<count>[+-]?\d{1,6}|next|last) ?(?<unit>sec|second|min|minute|hour|day|week|fortnight|month|year)s?(?![a-z])/;

/**
 * The end of a block, a group membership or a watched title: `infinity`, or ISO 8601. Undefined if
 * the text is none of the forms that are read: the words for no end, timestamps, dates, and relative
 * times such as `2 weeks`, `1 day 2 hours`, `next month` and `tomorrow`. PHP reads more. Times after
 * the year 9999 are not valid.
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

/** The units that have a fixed length, in seconds. */
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

/** A day that a month does not have is in the next one. */
function moved(moment: string, count: number, unit: string): string {
  const date = new Date(moment);
  const seconds = SECONDS[unit];
  if (seconds !== undefined) return isoOf(new Date(date.getTime() + count * seconds * 1000));
  date.setUTCMonth(date.getUTCMonth() + count * (unit === "month" ? 1 : 12));
  return isoOf(date);
}

/** A year of more than four digits has a sign; beyond, there are no dates. */
function isoOf(date: Date): string {
  const isWritable = !Number.isNaN(date.getTime()) && /^\d{4}-/.test(date.toISOString());
  return isWritable ? `${date.toISOString().slice(0, 19)}Z` : LAST;
}

/** The rule for end times, which must not be before a moment. The server checks them with the other parameters. */
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
