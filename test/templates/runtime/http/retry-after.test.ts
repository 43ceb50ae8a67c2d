import { describe, expect, it } from "vitest";
import { retryAfterOf } from "../../../../templates/runtime/http/retry-after.js";

const NOW = Date.UTC(2024, 0, 31, 12, 0, 0);

function waitFor(headers: Readonly<Record<string, string>>): number | undefined {
  return retryAfterOf(new Headers(headers), NOW);
}

describe("Retry-After in seconds", () => {
  it.each([
    ["0", 0],
    ["5", 5000],
    ["007", 7000],
    ["  120\t", 120_000],
    ["99999", 99_999_000],
  ])("%j is %d milliseconds", (text, milliseconds) => {
    expect(waitFor({ "retry-after": text })).toBe(milliseconds);
  });

  it.each(["2147483648", "2147483649", "99999999999999999999", "9".repeat(400)])(
    "%s is 2147483648 seconds at most",
    (text) => {
      expect(waitFor({ "retry-after": text })).toBe(2_147_483_648_000);
    },
  );
});

describe("Retry-After as a date", () => {
  it.each([
    // The three forms of RFC 9110, 5.6.7.
    ["Wed, 31 Jan 2024 12:00:05 GMT", 5000],
    ["Wednesday, 31-Jan-24 12:00:05 GMT", 5000],
    ["Wed Jan 31 12:00:05 2024", 5000],
    ["Thu Feb  1 12:00:00 2024", 86_400_000],
    // A leap second, and a leap day.
    ["Wed, 31 Jan 2024 12:00:60 GMT", 60_000],
    ["Thu, 29 Feb 2024 12:00:00 GMT", 29 * 86_400_000],
    // The name of the day does not count.
    ["Mon, 31 Jan 2024 12:00:05 GMT", 5000],
    // Two digits of a year are at most 50 years ahead.
    ["Tuesday, 31-Jan-74 12:00:00 GMT", 1_577_923_200_000],
    ["Friday, 31-Jan-75 12:00:00 GMT", 0],
    // A date that is over.
    ["Sun, 06 Nov 1994 08:49:37 GMT", 0],
    ["Sunday, 06-Nov-94 08:49:37 GMT", 0],
    ["Sun Nov  6 08:49:37 1994", 0],
  ])("%j is %d milliseconds away", (text, milliseconds) => {
    expect(waitFor({ "retry-after": text })).toBe(milliseconds);
  });

  it("is compared with the clock of the server if the response has a date", () => {
    const date = "Wed, 21 Oct 2015 07:28:00 GMT";
    expect(waitFor({ "retry-after": "Wed, 21 Oct 2015 07:28:10 GMT", date })).toBe(10_000);
    expect(waitFor({ "retry-after": "Wed, 21 Oct 2015 07:27:50 GMT", date })).toBe(0);
  });

  it("is compared with the own clock if the date of the response is invalid", () => {
    const given = { "retry-after": "Wed, 31 Jan 2024 12:00:05 GMT", date: "2015-10-21" };
    expect(waitFor(given)).toBe(5000);
  });
});

it("no Retry-After asks for no wait", () => {
  expect(waitFor({})).toBeUndefined();
});

it.each([
  "",
  "soon",
  // Signs, fractions, exponents, other digits and units are no delta-seconds.
  "-5",
  "+5",
  "1.5",
  "1e3",
  "0x10",
  "5s",
  "5 s",
  "1_000",
  "Infinity",
  "NaN",
  // Two headers that were joined.
  "5, 10",
  "5,5",
  "Wed, 31 Jan 2024 12:00:05 GMT, 5",
  "Wed, 31 Jan 2024 12:00:05 GMT, Wed, 31 Jan 2024 12:00:05 GMT",
  // Dates of other forms.
  "2024-01-31T12:00:05Z",
  "31 Jan 2024 12:00:05 GMT",
  "Wed, 31 Jan 2024 12:00:05",
  "Wed, 31 Jan 2024 12:00:05 UTC",
  "Wed, 31 Jan 2024 12:00:05 +0000",
  "wed, 31 jan 2024 12:00:05 gmt",
  "Wed, 1 Feb 2024 12:00:05 GMT",
  "Wed, 31 Jan 24 12:00:05 GMT",
  "Wed, 31-Jan-24 12:00:05 GMT",
  "Wednesday, 31-Jan-2024 12:00:05 GMT",
  "Wednesday, 31 Jan 2024 12:00:05 GMT",
  "Wed Jan 31 12:00:05 2024 GMT",
  "Thu Feb 1 12:00:05 2024",
  "Wed, 31 Jan 2024 12:00 GMT",
  // Dates that do not exist.
  "Wed, 32 Jan 2024 12:00:05 GMT",
  "Wed, 00 Jan 2024 12:00:05 GMT",
  "Thu, 30 Feb 2024 12:00:05 GMT",
  "Wed, 29 Feb 2023 12:00:05 GMT",
  "Wed, 31 Foo 2024 12:00:05 GMT",
  "Wed, 31 anF 2024 12:00:05 GMT",
  "Wed, 31 Jan 2024 24:00:05 GMT",
  "Wed, 31 Jan 2024 12:60:05 GMT",
  "Wed, 31 Jan 2024 12:00:61 GMT",
])("%j is no Retry-After", (text) => {
  expect(waitFor({ "retry-after": text })).toBeUndefined();
});
