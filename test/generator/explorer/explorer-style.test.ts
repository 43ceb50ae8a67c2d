import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { explorerPage } from "../../../generator/explorer/explorer-page.js";
import { EXPLORER_STYLE } from "../../../generator/explorer/explorer-style.js";
import { classesIn, styledClasses } from "../base/style-classes.js";
import { catalogueModel, module } from "../support/specs.js";

const SHOWN = join(import.meta.dirname, "page", "shown");

/** Classes that have the look of their element. */
const WITHOUT_RULE = [
  "accepted",
  "change",
  "choice",
  "labelled",
  "module",
  "none",
  "other-parameters",
  "pages",
  "read",
  "response",
  "root",
  "spec",
  "warning",
];

it("styles the classes that the page shows", () => {
  const model = catalogueModel(module("things"));
  const page = explorerPage([{ name: "wiki", model, builders: new Map() }], { script: "" });
  const html = readdirSync(SHOWN).map((name) => readFileSync(join(SHOWN, name), "utf8"));
  const styled = new Set(styledClasses(EXPLORER_STYLE));
  const without = classesIn([page, ...html].join("\n")).filter((name) => !styled.has(name));
  expect(without).toEqual(WITHOUT_RULE);
});

it("styles text for the preferred colours, the focus, small screens and paper", () => {
  for (const part of ["prefers-color-scheme: dark", ":focus-visible", "@media print", "max-width"])
    expect(EXPLORER_STYLE).toContain(part);
});
