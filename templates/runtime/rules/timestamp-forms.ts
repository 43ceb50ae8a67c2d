/**
 * A timestamp format that MediaWiki accepts (observed on 1.39 and 1.45), parsed independently of
 * the local time zone.
 */
interface Form {
  readonly pattern: RegExp;
  /** Returns seconds since 1970; undefined if a name is unknown or the year is too long. */
  seconds(parts: Parts): number | undefined;
}

type Parts = Readonly<Record<string, string | undefined>>;

const DATE = String.raw`(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)`;
const TIME = String.raw`(?<hour>\d\d):(?<minute>\d\d):(?<second>\d\d)`;
const FRACTION = String.raw`(?:[.,]\d{1,6})?`;
const OFFSET = String.raw`(?<zone>Z|[+-]\d\d(?::?\d\d)?)?`;
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const DAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];

/**
 * The server writes years with four digits: from the first second of the year 0 to the last second
 * of 9999.
 */
const FIRST_SECOND = -62_167_219_200;
const LAST_SECOND = 253_402_300_799;

/** Named zones in hours. The server accepts many; these are the zones of mail and web dates. */
const ZONES: Readonly<Record<string, number>> = {
  z: 0,
  ut: 0,
  utc: 0,
  gmt: 0,
  est: -5,
  edt: -4,
  cst: -6,
  cdt: -5,
  mst: -7,
  mdt: -6,
  pst: -8,
  pdt: -7,
};

const FORMS: readonly Form[] = [
  {
    pattern:
      /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)(?<hour>\d\d)(?<minute>\d\d)(?<second>\d\d)$/,
    seconds: calendar,
  },
  { pattern: new RegExp(`^${DATE}[T ]${TIME}${FRACTION}${OFFSET}\n?$`), seconds: calendar },
  {
    pattern: new RegExp(
      String.raw`^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)T(?<hour>\d\d)(?<minute>\d\d)(?<second>\d\d)${FRACTION}${OFFSET}` +
        "\n?$",
    ),
    seconds: calendar,
  },
  {
    pattern: /^(?<unix>-?\d{1,13}(?:\.\d{1,6})?)$/,
    seconds: ({ unix }) => Math.floor(Number(unix)),
  },
  {
    pattern: new RegExp(
      String.raw`^(?<day>\d\d)-(?<month>\d\d)-(?<year>\d{4}) ${TIME}\.\d{6}` + "\n?$",
    ),
    seconds: calendar,
  },
  {
    pattern: new RegExp(String.raw`^${DATE} ${TIME}(?:\.\d{1,6})?(?<zone>[+\- ]\d\d)` + "\n?$"),
    seconds: calendar,
  },
  {
    pattern: new RegExp(String.raw`^${DATE} ${TIME}(?:\.\d{1,6})? GMT` + "\n?$"),
    seconds: calendar,
  },
  {
    pattern: new RegExp(String.raw`^(?<year>\d{4}):(?<month>\d\d):(?<day>\d\d) ${TIME}$`),
    seconds: calendar,
  },
  {
    pattern:
      /^[ \t\r\n]*(?:(?<weekday>[A-Z][a-z]{2}),[ \t\r\n]*)?(?<day>\d\d?)[ \t\r\n]+(?<monthname>[A-Z][a-z]{2})[ \t\r\n]+(?<year>\d{2,})[ \t\r\n]+(?<hour>\d\d)[ \t\r\n]*:[ \t\r\n]*(?<minute>\d\d)[ \t\r\n]*:[ \t\r\n]*(?<second>\d\d)(?:[ \t\r\n]+(?:(?<zone>[+-]\d{4}|UT|GMT|[ECMP][SD]T)|[A-IK-Za-ik-z]))?(?:[ \t\r\n]*;|\n?$)/,
    seconds: ({ year = "", ...parts }) => calendar({ ...parts, year: mailYear(year) }),
  },
  {
    pattern: new RegExp(
      String.raw`^(?<weekday>[A-Z][a-z]{5,8}), (?<day>\d\d)-(?<monthname>[A-Z][a-z]{2})-(?<year>\d\d) ${TIME}(?: (?<zone>[+-]\d\d(?::?\d\d)?|[A-Z]{1,5}))?` +
        "\n?$",
    ),
    seconds: ({ year, ...parts }) => calendar({ ...parts, year: nearYear(Number(year)) }),
  },
  {
    pattern: new RegExp(
      String.raw`^(?<weekday>[A-Z][a-z]{2}) (?<monthname>[A-Z][a-z]{2}) +(?<day>\d{1,2}) ${TIME} (?<year>\d{4})[ \t-\r]*$`,
    ),
    seconds: calendar,
  },
];

/** Returns seconds since 1970-01-01T00:00:00Z; undefined if the string has none of the formats. */
export function parseTimestamp(text: string): number | undefined {
  // Each format includes digits.
  if (!/\d/.test(text)) return undefined;
  for (const form of FORMS) {
    const parts = form.pattern.exec(text)?.groups;
    if (!parts) continue;
    const time = form.seconds(parts);
    return time !== undefined && time >= FIRST_SECOND && time <= LAST_SECOND ? time : undefined;
  }
  return undefined;
}

/**
 * Parts that are too large overflow: month 13 is in the next year. A wrong weekday moves the date
 * to the next matching day.
 */
function calendar(parts: Parts): number | undefined {
  const { year = "", month, monthname, weekday } = parts;
  const monthIndex =
    monthname === undefined ? Number(month) - 1 : MONTHS.indexOf(monthname.toLowerCase());
  const weekdayIndex = weekday === undefined ? undefined : dayIndex(weekday);
  const offset = zoneMinutes(parts["zone"]);
  if ((monthname !== undefined && monthIndex < 0) || weekdayIndex === -1) return undefined;
  if (offset === undefined || year.length !== 4) return undefined;
  const date = new Date(0);
  date.setUTCFullYear(Number(year), monthIndex, Number(parts["day"]));
  date.setUTCHours(Number(parts["hour"]), Number(parts["minute"]), Number(parts["second"]));
  if (weekdayIndex !== undefined)
    date.setUTCDate(date.getUTCDate() + ((weekdayIndex - date.getUTCDay() + 7) % 7));
  return date.getTime() / 1000 - offset * 60;
}

/** The number of a weekday from its full name or its first three letters, or -1. */
function dayIndex(name: string): number {
  const written = name.toLowerCase();
  return DAYS.findIndex((day) => day === written || day.slice(0, 3) === written);
}

/** A mail date may omit the century, or be off by one such as 100 for 2000. */
function mailYear(written: string): string {
  const year = Number(written);
  if (year >= 1000) return written;
  return String(year + (year < 50 ? 2000 : 1900));
}

/** Two digits mean the nearest such year, at most fifty years in the future. */
function nearYear(short: number): string {
  const latest = new Date().getUTCFullYear() + 50;
  const year = latest - (latest % 100) + short;
  return String(year > latest ? year - 100 : year);
}

function zoneMinutes(zone: string | undefined): number | undefined {
  if (zone === undefined) return 0;
  const numeric = /^(?<sign>[+\- ])(?<hours>\d\d):?(?<minutes>\d\d)?$/.exec(zone)?.groups;
  if (numeric) {
    const minutes = Number(numeric["hours"]) * 60 + Number(numeric["minutes"] ?? 0);
    return numeric["sign"] === "-" ? -minutes : minutes;
  }
  const hours = ZONES[zone.toLowerCase()] ?? militaryHours(zone.toLowerCase());
  return hours === undefined ? undefined : hours * 60;
}

/** A to I are +1 to +9, K to M +10 to +12, N to Y -1 to -12, Z is 0. */
function militaryHours(letter: string): number | undefined {
  const position = "zabcdefghiklm".indexOf(letter);
  if (letter.length !== 1) return undefined;
  return position >= 0 ? position : -("nopqrstuvwxy".indexOf(letter) + 1) || undefined;
}
