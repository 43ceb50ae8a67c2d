import { describe, expect, it } from "vitest";
import { timestampCheck } from "../../../../templates/runtime/rules/timestamp.js";

const PARAM = { type: "timestamp" } as const;

describe("a structured timestamp", () => {
  it.each(["2024-01-31T09:00:00Z", "1999-12-31T23:59:59+02:00", "2024-01-31T09:00:00-05:30"])(
    "%s is valid",
    (text) => {
      expect(timestampCheck.run(text, PARAM, {})).toBeUndefined();
    },
  );

  it.each([
    "x2024-01-31T09:00:00Z",
    "2024-01-31T09:00:00Zx",
    "x024-01-31T09:00:00Z",
    "2024-01-31T09:00:00x05:30",
    ["2024-01-31T09:00:00Z"],
  ])("%s is not a timestamp", (value) => {
    expect(timestampCheck.run(value, PARAM, {})).toMatchObject({ code: "badtimestamp" });
  });
});
