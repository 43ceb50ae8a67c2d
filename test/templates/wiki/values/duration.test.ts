import { expect, it } from "vitest";
import { durationText } from "../../../../templates/wiki/values/duration.js";

// The texts are those of `duration-l10n` in responses of list=blocks on MediaWiki 1.45.
it.each([
  ["2024-01-01T00:00:00Z", "2024-01-01T00:00:00Z", "0 seconds"],
  ["2024-01-01T00:00:00Z", "2024-01-01T00:00:01Z", "1 second"],
  [
    "2024-01-01T00:00:00Z",
    "2025-03-04T05:06:07Z",
    "1 year, 2 months, 3 days, 5 hours, 6 minutes and 7 seconds",
  ],
  ["2024-01-09T12:00:00Z", "2090-03-01T12:00:00Z", "6 decades, 6 years, 1 month and 20 days"],
  ["2000-01-01T00:00:00Z", "3111-01-01T00:00:00Z", "1 millennium, 1 century, 1 decade and 1 year"],
  ["2024-01-31T00:00:00Z", "2024-03-01T00:00:00Z", "30 days"],
  ["2023-10-31T10:00:00Z", "2024-03-01T09:00:00Z", "3 months, 29 days and 23 hours"],
])("the time from %s to %s is %s", (start, end, text) => {
  expect(durationText(start, end)).toBe(text);
  expect(durationText(end, start)).toBe(text);
});
