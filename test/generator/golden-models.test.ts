import { describe, expect, it } from "vitest";
import { analyse } from "../../generator/pipeline.js";
import { goldens, rendered, textOf } from "./support/goldens.js";

describe("commands that write no code", () => {
  it.each(goldens)("report of the golden $name what generate reports", (golden) => {
    expect(rendered(analyse(golden.input).diagnostics)).toBe(textOf(golden.diagnosticsFile));
  });
});
