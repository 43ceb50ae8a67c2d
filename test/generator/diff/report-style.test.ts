import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { STYLE } from "../../../generator/diff/report/html-style.js";
import { classesIn, styledClasses } from "../base/style-classes.js";

/** Classes that have the look of their element. */
const WITHOUT_RULE = ["bump", "changes", "none", "rules", "summary"];

it("styles the classes of a report", () => {
  const html = readFileSync(join(import.meta.dirname, "reports", "made.html"), "utf8");
  const styled = new Set(styledClasses(STYLE));
  const shown = classesIn(html);
  expect(shown.length).toBeGreaterThan(10);
  expect(shown.filter((name) => !styled.has(name))).toEqual(WITHOUT_RULE);
});
