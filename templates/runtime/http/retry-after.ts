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

/** The current form of an HTTP date (RFC 9110, 5.6.7), and the older one with hyphens. */
const FORM =
  /^(?:[A-Z][a-z]{2}, [ \d]\d [A-Z][a-z]{2} \d{4}|[A-Z][a-z]+day, \d\d-[A-Z][a-z]{2}-\d\d) (?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60) GMT$/;

/** The time of an HTTP date in milliseconds; undefined if it is invalid. `Date.parse` accepts far more. */
function parseHttpDate(text: string, now: number): number | undefined {
  // The third form is the output of `asctime`.
  const date = text.replace(/^(\w+) (\w+) ([ \d]\d) (\S+) (\d{4})$/, "$1, $3 $2 $5 $4 GMT");
  if (!FORM.test(date)) return undefined;
  const [, day, month, year = "", ...times] = date.slice(0, -4).split(/[ ,:-]+/);
  const seconds = times.reduce((sum, each) => sum * 60 + Number(each), 0);
  // Two digits are a year that is at most 50 years ahead.
  const latest = new Date(now).getUTCFullYear() + 50;
  const fullYear = year.length === 2 ? latest - ((latest - Number(year)) % 100) : year;
  const midnight = Date.parse(`Mon, ${day} ${month} ${fullYear} 00:00:00 GMT`);
  // The parser takes the 30th of February for the 1st of March. A leap second has the number 60.
  return new Date(midnight).getUTCDate() === Number(day) ? midnight + seconds * 1000 : undefined;
}
