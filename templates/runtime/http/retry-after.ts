/** The value for a number of seconds that is too large to represent (RFC 9111, 1.2.2). */
const MAX_SECONDS = 2_147_483_648;

/**
 * Returns the wait in milliseconds that a `Retry-After` header requests (RFC 9110, 10.2.3). Its
 * value is a number of seconds or a date, which is compared with the response's `Date` if present.
 * Returns undefined if the header is absent or invalid, for example if several values were joined
 * by commas.
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

/** The current HTTP date format (RFC 9110, 5.6.7) and the older format with hyphens. */
const FORM =
  /^(?:[A-Z][a-z]{2}, [ \d]\d [A-Z][a-z]{2} \d{4}|[A-Z][a-z]+day, \d\d-[A-Z][a-z]{2}-\d\d) (?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60) GMT$/;

/**
 * Parses an HTTP date to milliseconds; undefined if it is invalid. `Date.parse` accepts many other
 * formats.
 */
function parseHttpDate(text: string, now: number): number | undefined {
  // The third format is the output of `asctime`.
  const date = text.replace(/^(\w+) (\w+) ([ \d]\d) (\S+) (\d{4})$/, "$1, $3 $2 $5 $4 GMT");
  if (!FORM.test(date)) return undefined;
  const [, day, month, year = "", ...times] = date.slice(0, -4).split(/[ ,:-]+/);
  const seconds = times.reduce((sum, each) => sum * 60 + Number(each), 0);
  // A two-digit year is at most 50 years in the future.
  const latest = new Date(now).getUTCFullYear() + 50;
  const fullYear = year.length === 2 ? latest - ((latest - Number(year)) % 100) : year;
  const midnight = Date.parse(`Mon, ${day} ${month} ${fullYear} 00:00:00 GMT`);
  // The parser converts February 30 to March 1. A leap second has the number 60.
  return new Date(midnight).getUTCDate() === Number(day) ? midnight + seconds * 1000 : undefined;
}
