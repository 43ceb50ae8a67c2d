// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

/** RFC 9111, 1.2.2: the value for a number of seconds that is too large to represent. */
const MAX_SECONDS = 2_147_483_648;

/**
 * The wait in milliseconds that the `Retry-After` header of a response asks for (RFC 9110, 10.2.3): seconds, or a
 * date, which is compared with the `Date` of the response if it has one. Undefined if the header is
 * absent or invalid, for example if several were joined by commas.
 *
 * @param now the time in milliseconds
 */
export function retryAfterOf(
  headers: Pick<Headers, "get">,
  now: number = Date.now(),
): number | undefined {
  const text = headers.get("retry-after") ?? "";
  if (/^\d+$/.test(text)) return Math.min(Number(text), MAX_SECONDS) * 1000;
  const until = parseHttpDate(text, now);
  if (until === undefined) return undefined;
  return Math.max(0, until - (parseHttpDate(headers.get("date") ?? "", now) ?? now));
}

/** The three forms of an HTTP date (RFC 9110, 5.6.7), of which servers send only the first today. */
const FORMS: readonly RegExp[] = [
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), (?<day>\d\d) (?<month>[A-Z][a-z]{2}) (?<year>\d{4}) (?<time>\d\d:\d\d:\d\d) GMT$/,
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, (?<day>\d\d)-(?<month>[A-Z][a-z]{2})-(?<year>\d\d) (?<time>\d\d:\d\d:\d\d) GMT$/,
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) (?<month>[A-Z][a-z]{2}) (?<day>\d\d| \d) (?<time>\d\d:\d\d:\d\d) (?<year>\d{4})$/,
];
const MONTHS = "JanFebMarAprMayJunJulAugSepOctNovDec";

/** The time of an HTTP date in milliseconds; undefined if it is invalid. `Date.parse` accepts far more. */
function parseHttpDate(text: string, now: number): number | undefined {
  const form = FORMS.find((each) => each.test(text));
  const { day, month: name = "", year = "", time = "" } = form?.exec(text)?.groups ?? {};
  const month = MONTHS.indexOf(name) / 3;
  const [hour = 24, minute = 60, second = 61] = time.split(":").map(Number);
  const midnight = Date.UTC(fullYear(year, now), month, Number(day));
  const isDate = Number.isInteger(month) && new Date(midnight).getUTCDate() === Number(day);
  // A leap second has the number 60.
  if (!isDate || hour > 23 || minute > 59 || second > 60) return undefined;
  return midnight + ((hour * 60 + minute) * 60 + second) * 1000;
}

/** Two digits are a year that is at most 50 years ahead. */
function fullYear(digits: string, now: number): number {
  if (digits.length !== 2) return Number(digits);
  const current = new Date(now).getUTCFullYear();
  const year = current - (current % 100) + Number(digits);
  return year > current + 50 ? year - 100 : year;
}
