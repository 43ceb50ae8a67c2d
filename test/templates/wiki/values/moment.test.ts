import { expect, it } from "vitest";
import {
  aSecondAfter,
  anHourAfter,
  digitsOf,
  isMoment,
} from "../../../../templates/wiki/values/moment.js";

it.each([
  ["2024-01-01T09:00:00Z", "2024-01-01T10:00:00Z"],
  ["2024-01-01T08:59:59Z", "2024-01-01T09:59:59Z"],
  ["2024-02-28T22:30:00Z", "2024-02-28T23:30:00Z"],
  ["2024-02-28T23:30:00Z", "2024-02-29T00:30:00Z"],
  ["2023-12-31T23:00:00Z", "2024-01-01T00:00:00Z"],
  ["9999-12-31T22:59:59Z", "9999-12-31T23:59:59Z"],
  ["9999-12-31T23:00:00Z", "9999-12-31T23:59:59Z"],
])("the moment an hour after %s is %s", (moment, later) => {
  expect(anHourAfter(moment)).toBe(later);
});

it.each([
  ["2024-01-01T09:00:00Z", "2024-01-01T09:00:01Z"],
  ["2023-12-31T23:59:59Z", "2024-01-01T00:00:00Z"],
  ["9999-12-31T23:59:58Z", "9999-12-31T23:59:59Z"],
  ["9999-12-31T23:59:59Z", "9999-12-31T23:59:59Z"],
])("the moment a second after %s is %s", (moment, later) => {
  expect(aSecondAfter(moment)).toBe(later);
});

it.each([
  ["2024-02-29T23:59:59Z", true],
  ["2023-02-29T00:00:00Z", false],
  ["2024-02-31T00:00:00Z", false],
  ["2024-13-01T00:00:00Z", false],
])("%s exists: %s", (text, exists) => {
  expect(isMoment(text)).toBe(exists);
});

it("the digits of a moment are those of names of old files", () => {
  expect(digitsOf("2024-01-31T09:00:00Z")).toBe("20240131090000");
});
