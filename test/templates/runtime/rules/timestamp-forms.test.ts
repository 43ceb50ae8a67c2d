import { afterEach, describe, expect, it, vi } from "vitest";
import { parseTimestamp } from "../../../../templates/runtime/rules/timestamp-forms.js";

/** What the server makes of a text, as ISO 8601; observed on MediaWiki 1.39. */
function timeOf(text: string): string | undefined {
  const seconds = parseTimestamp(text);
  return seconds === undefined ? undefined : new Date(seconds * 1000).toISOString();
}

afterEach(() => {
  vi.useRealTimers();
});

describe("a time is taken as", () => {
  it.each([
    ["ISO 8601 in UTC", "2024-01-31T09:00:00Z", "2024-01-31T09:00:00.000Z"],
    ["ISO 8601 without a zone", "2024-01-31T09:00:00", "2024-01-31T09:00:00.000Z"],
    ["ISO 8601 with a space", "2024-01-31 09:00:00", "2024-01-31T09:00:00.000Z"],
    [
      "ISO 8601 with a fraction, which is dropped",
      "2024-01-31T09:00:00.999999Z",
      "2024-01-31T09:00:00.000Z",
    ],
    ["ISO 8601 with a comma", "2024-01-31T09:00:00,5", "2024-01-31T09:00:00.000Z"],
    ["ISO 8601 with an offset in hours", "2024-01-31T09:00:00+02", "2024-01-31T07:00:00.000Z"],
    ["ISO 8601 with an offset in minutes", "2024-01-31T09:00:00-05:30", "2024-01-31T14:30:00.000Z"],
    [
      "ISO 8601 with an offset without a colon",
      "2024-01-31T09:00:00+0530",
      "2024-01-31T03:30:00.000Z",
    ],
    ["ISO 8601 before a line feed", "2024-01-31T09:00:00Z\n", "2024-01-31T09:00:00.000Z"],
    ["basic ISO 8601", "20240131T090000Z", "2024-01-31T09:00:00.000Z"],
    [
      "basic ISO 8601 with a fraction and an offset",
      "20240131T090000.5+01:00",
      "2024-01-31T08:00:00.000Z",
    ],
    ["fourteen digits", "20240131090000", "2024-01-31T09:00:00.000Z"],
    ["seconds since 1970", "1706691600", "2024-01-31T09:00:00.000Z"],
    ["seconds before 1970", "-1", "1969-12-31T23:59:59.000Z"],
    ["two zeros", "00", "1970-01-01T00:00:00.000Z"],
    ["seconds with a fraction, which is dropped", "1706691600.999999", "2024-01-31T09:00:00.000Z"],
    [
      "seconds before 1970 with a fraction, which is rounded down",
      "-1.5",
      "1969-12-31T23:59:58.000Z",
    ],
    ["the last second of a year of four digits", "253402300799", "9999-12-31T23:59:59.000Z"],
    ["the form of Oracle", "31-01-2024 09:00:00.123456", "2024-01-31T09:00:00.000Z"],
    ["the form of PostgreSQL", "2024-01-31 09:00:00+02", "2024-01-31T07:00:00.000Z"],
    [
      "the form of PostgreSQL with its plus lost",
      "2024-01-31 09:00:00.5 02",
      "2024-01-31T07:00:00.000Z",
    ],
    ["the older form of PostgreSQL", "2024-01-31 09:00:00 GMT", "2024-01-31T09:00:00.000Z"],
    ["the form of EXIF", "2024:01:31 09:00:00", "2024-01-31T09:00:00.000Z"],
    ["a mail date", "Wed, 31 Jan 2024 09:00:00 +0000", "2024-01-31T09:00:00.000Z"],
    ["a mail date of a year of four digits", "1 Jan 1000 00:00:00 GMT", "1000-01-01T00:00:00.000Z"],
    ["a mail date of this century", "1 Jan 49 00:00:00 GMT", "2049-01-01T00:00:00.000Z"],
    ["a mail date of the last century", "1 Jan 50 00:00:00 GMT", "1950-01-01T00:00:00.000Z"],
    [
      "a mail date without a weekday and a zone",
      "31 Jan 2024 09:00:00",
      "2024-01-31T09:00:00.000Z",
    ],
    ["a mail date with an offset", "31 Jan 2024 09:00:00 -0530", "2024-01-31T14:30:00.000Z"],
    ["a mail date with a named zone", "31 Jan 2024 09:00:00 EDT", "2024-01-31T13:00:00.000Z"],
    [
      "a mail date with a military zone, which stands for UTC",
      "31 Jan 2024 09:00:00 A",
      "2024-01-31T09:00:00.000Z",
    ],
    [
      "a mail date with a comment",
      "31 Jan 2024 09:00:00 GMT ; by hand",
      "2024-01-31T09:00:00.000Z",
    ],
    ["a mail date with spaces", "  Wed,\t31  Jan 2024 09 : 00 : 00", "2024-01-31T09:00:00.000Z"],
    ["a mail date of this century in two digits", "31 Jan 24 09:00:00", "2024-01-31T09:00:00.000Z"],
    [
      "a mail date of the last century in two digits",
      "31 Jan 99 09:00:00",
      "1999-01-31T09:00:00.000Z",
    ],
    [
      "a mail date of the last century in three digits",
      "31 Jan 124 09:00:00",
      "2024-01-31T09:00:00.000Z",
    ],
    ["a web date", "Wednesday, 31-Jan-24 09:00:00 GMT", "2024-01-31T09:00:00.000Z"],
    [
      "a web date with an offset",
      "Wednesday, 31-Jan-24 09:00:00 +02:00",
      "2024-01-31T07:00:00.000Z",
    ],
    [
      "a web date with a military zone, which counts",
      "Wednesday, 31-Jan-24 09:00:00 B",
      "2024-01-31T07:00:00.000Z",
    ],
    [
      "a web date with a military zone in the west",
      "Wednesday, 31-Jan-24 09:00:00 Y",
      "2024-01-31T21:00:00.000Z",
    ],
    ["the form of asctime", "Wed Jan 31 09:00:00 2024", "2024-01-31T09:00:00.000Z"],
    [
      "the form of asctime with a day of one digit",
      "Thu Feb  1 09:00:00 2024\n",
      "2024-02-01T09:00:00.000Z",
    ],
    ["a time in the year 0", "0000-01-01T00:00:00Z", "0000-01-01T00:00:00.000Z"],
  ])("%s", (_form, text, time) => {
    expect(timeOf(text)).toBe(time);
  });
});

describe("what is too large runs over:", () => {
  it.each([
    ["a day of a shorter month", "2024-02-30T00:00:00Z", "2024-03-01T00:00:00.000Z"],
    ["a day of no month", "2024-01-99T00:00:00Z", "2024-04-08T00:00:00.000Z"],
    ["a thirteenth month", "2024-13-01T00:00:00Z", "2025-01-01T00:00:00.000Z"],
    ["month and day zero", "2024-00-00T00:00:00Z", "2023-11-30T00:00:00.000Z"],
    ["an hour", "20240131250000", "2024-02-01T01:00:00.000Z"],
    ["a minute and a second", "2024:01:31 09:60:61", "2024-01-31T10:01:01.000Z"],
    ["an offset", "2024-01-31T09:00:00+99", "2024-01-27T06:00:00.000Z"],
    ["a weekday, to the next such day", "Mon, 31 Jan 2024 09:00:00", "2024-02-05T09:00:00.000Z"],
    ["a weekday in full", "Tuesday, 31-Jan-24 09:00:00 GMT", "2024-02-06T09:00:00.000Z"],
  ])("%s", (_what, text, time) => {
    expect(timeOf(text)).toBe(time);
  });
});

describe("a name in a date", () => {
  it.each([
    ["Mon", "15 Jan 2024", "2024-01-15"],
    ["Thu", "15 Feb 2024", "2024-02-15"],
    ["Fri", "15 Mar 2024", "2024-03-15"],
    ["Mon", "15 Apr 2024", "2024-04-15"],
    ["Wed", "15 May 2024", "2024-05-15"],
    ["Sat", "15 Jun 2024", "2024-06-15"],
    ["Mon", "15 Jul 2024", "2024-07-15"],
    ["Thu", "15 Aug 2024", "2024-08-15"],
    ["Sun", "15 Sep 2024", "2024-09-15"],
    ["Tue", "15 Oct 2024", "2024-10-15"],
    ["Fri", "15 Nov 2024", "2024-11-15"],
    ["Sun", "15 Dec 2024", "2024-12-15"],
    // The next day of another name.
    ["Sun", "15 Jan 2024", "2024-01-21"],
    ["Tue", "15 Jan 2024", "2024-01-16"],
    ["Wed", "15 Jan 2024", "2024-01-17"],
  ])("is a weekday and a month: %s, %s", (weekday, date, day) => {
    expect(timeOf(`${weekday}, ${date} 00:00:00 GMT`)).toBe(`${day}T00:00:00.000Z`);
    expect(timeOf(`${date} 00:00:00`)).toBe(
      `${new Date(`${date} UTC`).toISOString().slice(0, 10)}T00:00:00.000Z`,
    );
  });

  it.each([
    ["Monday", "2024-01-15"],
    ["Tuesday", "2024-01-16"],
    ["Wednesday", "2024-01-17"],
    ["Thursday", "2024-01-18"],
    ["Friday", "2024-01-19"],
    ["Saturday", "2024-01-20"],
    ["Sunday", "2024-01-21"],
  ])("is a weekday in full: %s", (weekday, day) => {
    expect(timeOf(`${weekday}, 15-Jan-24 00:00:00 GMT`)).toBe(`${day}T00:00:00.000Z`);
  });

  it.each([
    ["UT", 0],
    ["GMT", 0],
    ["EST", 5],
    ["EDT", 4],
    ["CST", 6],
    ["CDT", 5],
    ["MST", 7],
    ["MDT", 6],
    ["PST", 8],
    ["PDT", 7],
  ])("is a zone: %s", (zone, hours) => {
    const time = `2024-01-15T${String(hours).padStart(2, "0")}:00:00.000Z`;
    expect(timeOf(`15 Jan 2024 00:00:00 ${zone}`)).toBe(time);
    expect(timeOf(`Monday, 15-Jan-24 00:00:00 ${zone}`)).toBe(time);
  });
});

describe("a year of two digits in a web date", () => {
  it("lies at most fifty years ahead", () => {
    vi.useFakeTimers({ now: new Date("2026-07-01T00:00:00Z") });
    expect(timeOf("Wednesday, 01-Jan-76 00:00:00 GMT")).toMatch(/^2076-/);
    expect(timeOf("Saturday, 01-Jan-77 00:00:00 GMT")).toMatch(/^1977-/);
    vi.setSystemTime(new Date("2060-07-01T00:00:00Z"));
    expect(timeOf("Saturday, 01-Jan-10 00:00:00 GMT")).toMatch(/^2110-/);
    expect(timeOf("Saturday, 01-Jan-11 00:00:00 GMT")).toMatch(/^2011-/);
  });
});

describe("no time is", () => {
  it.each([
    ["a date alone", "2024-01-31"],
    ["a time without seconds", "2024-01-31T09:00Z"],
    ["a time of day", "09:00:00"],
    ["a word", "yesterday"],
    ["a time relative to now", "+1 day"],
    ["fifteen digits, as of milliseconds", "170669160000000"],
    ["a fraction of seven digits", "2024-01-31T09:00:00.1234567Z"],
    ["a small letter for the zone", "2024-01-31T09:00:00z"],
    ["a year of five digits", "12024-01-31T09:00:00Z"],
    ["a mail date with a year of five digits", "31 Jan 02024 09:00:00"],
    ["a mail date with an unknown month", "31 Foo 2024 09:00:00"],
    ["a mail date with an unknown weekday", "Foo, 31 Jan 2024 09:00:00"],
    ["a mail date with an unknown zone", "31 Jan 2024 09:00:00 UTC"],
    ["a web date with an unknown weekday", "Nightly, 31-Jan-24 09:00:00 GMT"],
    ["a web date with an unknown zone", "Wednesday, 31-Jan-24 09:00:00 ABCDE"],
    ["a web date with the zone J, which is none", "Wednesday, 31-Jan-24 09:00:00 J"],
    ["a space in front of ISO 8601", " 2024-01-31T09:00:00Z"],
    ["a space in front of basic ISO 8601", " 20240131T090000Z"],
    ["a space in front of digits", " 20240131090000"],
    ["a space in front of seconds", " 1706691600"],
    ["a space in front of Oracle's form", " 31-01-2024 09:00:00.123456"],
    ["a space in front of PostgreSQL's form", " 2024-01-31 09:00:00+02"],
    ["a space in front of EXIF's form", " 2024:01:31 09:00:00"],
    ["a space in front of a web date", " Wednesday, 31-Jan-24 09:00:00 GMT"],
    ["a space in front of asctime's form", " Wed Jan 31 09:00:00 2024"],
    ["a word after ISO 8601", "2024-01-31T09:00:00Z later"],
    ["a word after Oracle's form", "31-01-2024 09:00:00.123456 later"],
    ["a word after PostgreSQL's older form", "2024-01-31 09:00:00 GMT later"],
    ["a word after EXIF's form", "2024:01:31 09:00:00 later"],
    ["a word after a mail date", "31 Jan 2024 09:00:00 later"],
    ["a word after a web date", "Wednesday, 31-Jan-24 09:00:00 GMT later"],
    ["a word after asctime's form", "Wed Jan 31 09:00:00 2024 later"],
    ["a line feed after digits", "20240131090000\n"],
    ["the first second of the year 10000", "253402300800"],
    ["a time that the offset moves to the year 10000", "9999-12-31T23:59:59-01:00"],
    ["a time that the offset moves before the year 0", "0000-01-01T00:00:00+01:00"],
    ["milliseconds", "1706691600000"],
    ["nothing", ""],
  ])("%s", (_what, text) => {
    expect(timeOf(text)).toBeUndefined();
  });
});
