import { expect, it } from "vitest";
import { anHourAfter } from "../../../../../templates/runtime/wiki/values/moment.js";

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
