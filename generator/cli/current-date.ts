/** The date in UTC, as `2030-12-31`. Only commands read the clock; stages get the date as input. */
export function currentDate(now: Date = new Date()): string {
  return now.toISOString().slice(0, 10);
}
