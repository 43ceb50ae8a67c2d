// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

/**
 * The forms of a timestamp that MediaWiki accepts (observed on 1.39 and 1.45), read without regard
 * to the time zone of this machine.
 */
interface Form {
  readonly pattern: RegExp;
  /** Seconds since 1970, or undefined where a part is impossible. */
  seconds(parts: Readonly<Record<string, string | undefined>>): number | undefined;
}

const DATE = String.raw`(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)`;
const TIME = String.raw`(?<hour>\d\d):(?<minute>\d\d):(?<second>\d\d)`;
const FRACTION = String.raw`(?:[.,]\d{1,6})?`;
const OFFSET = String.raw`(?<zone>Z|[+-]\d\d(?::?\d\d)?)?`;
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const WEEKDAYS = /^(?:sun|mon|tue|wed|thu|fri|sat)$|^(?:sun|mon|tues|wednes|thurs|fri|satur)day$/i;

/** Zones with a name, in hours; military letters follow RFC 2822's original table. */
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
  { pattern: /^(?<unix>-?\d{1,13})(?:\.\d{1,6})?$/, seconds: ({ unix }) => Number(unix) },
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
      /^[ \t\r\n]*(?:(?<weekday>[A-Z][a-z]{2}),[ \t\r\n]*)?(?<day>\d\d?)[ \t\r\n]+(?<monthname>[A-Z][a-z]{2})[ \t\r\n]+(?<year>\d{2,})[ \t\r\n]+(?<hour>\d\d)[ \t\r\n]*:[ \t\r\n]*(?<minute>\d\d)[ \t\r\n]*:[ \t\r\n]*(?<second>\d\d)(?:[ \t\r\n]+(?<zone>[+-]\d{4}|UT|GMT|[ECMP][SD]T|[A-IK-Za-ik-z]))?(?:[ \t\r\n]*;|\n?$)/,
    seconds: calendar,
  },
  {
    pattern: new RegExp(
      String.raw`^(?<weekday>[A-Z][a-z]{5,8}), (?<day>\d\d)-(?<monthname>[A-Z][a-z]{2})-(?<shortyear>\d\d) ${TIME}(?: (?<zone>[+-]\d\d(?::?\d\d)?|[A-Z]{1,5}))?` +
        "\n?$",
    ),
    seconds: calendar,
  },
  {
    pattern: new RegExp(
      String.raw`^(?<weekday>[A-Z][a-z]{2}) (?<monthname>[A-Z][a-z]{2}) +(?<day>\d{1,2}) ${TIME} (?<year>\d{4})\s*$`,
    ),
    seconds: calendar,
  },
];

/** Seconds since 1970-01-01T00:00:00Z, or undefined where the text is in none of the forms. */
export function parseTimestamp(text: string): number | undefined {
  for (const form of FORMS) {
    const match = form.pattern.exec(text);
    if (match?.groups) return form.seconds(match.groups);
  }
  return undefined;
}

function calendar(parts: Readonly<Record<string, string | undefined>>): number | undefined {
  if (parts["weekday"] !== undefined && !WEEKDAYS.test(parts["weekday"])) return undefined;
  const month =
    parts["monthname"] === undefined
      ? Number(parts["month"])
      : MONTHS.indexOf(parts["monthname"].toLowerCase()) + 1;
  if (month === 0 && parts["monthname"] !== undefined) return undefined;
  const year =
    parts["shortyear"] === undefined ? Number(parts["year"]) : fullYear(Number(parts["shortyear"]));
  const numbers = [
    Number(parts["day"]),
    Number(parts["hour"]),
    Number(parts["minute"]),
    Number(parts["second"]),
  ] as const;
  const [day, hour, minute, second] = numbers;
  // Day 31 of a shorter month and second 60 run over, as in PHP; larger numbers are refused.
  if (month > 12 || day > 31 || hour > 24 || minute > 59 || second > 60) return undefined;
  const offset = zoneMinutes(parts["zone"]);
  if (offset === undefined || year > 9999) return undefined;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  date.setUTCHours(hour, minute, second);
  return date.getTime() / 1000 - offset * 60;
}

function fullYear(short: number): number {
  return short < 70 ? 2000 + short : 1900 + short;
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
