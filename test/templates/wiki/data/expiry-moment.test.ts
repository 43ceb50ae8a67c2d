import { expect, it } from "vitest";
import { expiryMoment } from "../../../../templates/wiki/data/expiry-moment.js";

const NOW = "2026-11-23T22:26:35Z";

// Results of strtotime of PHP 8.2.
it.each([
  ["never", "infinity"],
  ["Indefinite", "infinity"],
  ["2 weeks", "2026-12-07T22:26:35Z"],
  ["1 day", "2026-11-24T22:26:35Z"],
  ["1month", "2026-12-23T22:26:35Z"],
  ["1 month 2 days", "2026-12-25T22:26:35Z"],
  ["next week", "2026-11-30T22:26:35Z"],
  ["3 hours", "2026-11-24T01:26:35Z"],
  ["tomorrow", "2026-11-24T00:00:00Z"],
  ["yesterday", "2026-11-22T00:00:00Z"],
  ["2030-01-01", "2030-01-01T00:00:00Z"],
  ["2030-01-01T10:00:00Z", "2030-01-01T10:00:00Z"],
  ["99 months", "2035-02-23T22:26:35Z"],
  // Observed on MediaWiki 1.45: the last day of the year 9999 is too late.
  ["9999-12-30T23:59:59Z", "9999-12-30T23:59:59Z"],
  ["9999-12-31", undefined],
  ["9000 years", undefined],
  ["999999 years", undefined],
  ["garbage", undefined],
  ["1 fortnight of", undefined],
  ["", undefined],
])("the expiry %j is %s", (text, moment) => {
  expect(expiryMoment(text, NOW)).toBe(moment);
});
