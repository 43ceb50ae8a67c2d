const FIRST_DELAY = 1000;
const LONGEST_DELAY = 60_000;

/** Milliseconds to wait after so many tries (counted from 1) where the server does not say: 1 s, then twice as long each time. */
export function backOff(tries: number): number {
  return Math.min(FIRST_DELAY * 2 ** (tries - 1), LONGEST_DELAY);
}

/** Milliseconds that a Retry-After header asks for, in seconds or as a date; undefined where it says nothing that can be read. */
export function retryAfter(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? "";
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  // A date has letters; `Date.parse` takes `1.5` and `-1` too.
  const date = /^[a-z]/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
