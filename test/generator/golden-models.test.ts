import { describe, expect, it } from "vitest";
import { analyse } from "../../generator/pipeline.js";
import { goldens, rendered, textOf } from "./support/goldens.js";

describe("commands that write no code", () => {
  it.each(goldens)("report of the golden $name what generate reports", (golden) => {
    const { value, diagnostics } = golden.input;
    const found = value ? analyse(value).diagnostics : diagnostics;
    expect(rendered(found)).toBe(textOf(golden.diagnosticsFile));
  });
});
