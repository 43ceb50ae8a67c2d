import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { bundlePage } from "../../../generator/scripts/bundle-page.js";
import { writeFiles } from "../support/files.js";
import { scratchFolder } from "../support/places.js";

it("the script of a page is one file of ASCII without imports, names and comments", async () => {
  const folder = scratchFolder();
  const main = `/*! A licence. */
import { greeting } from "./other.js";
const textOfThePage = greeting?.trim() ?? "";
globalThis.shown = textOfThePage + "é";
`;
  writeFiles(folder, [
    { path: "explorer/page/main.js", text: main },
    { path: "explorer/page/other.js", text: 'export const greeting = " hello ";\n' },
  ]);
  await bundlePage(folder);
  expect(readdirSync(join(folder, "explorer")).toSorted()).toEqual(["page", "page.js"]);
  const script = readFileSync(join(folder, "explorer", "page.js"), "utf8");
  expect(script).toMatch(/^[\u0020-\u007E]*\n$/);
  expect(script).not.toMatch(/import|licence|textOfThePage/);
  // Browsers of the target know this syntax, so that it stays short.
  expect(script).toContain("??");
  const page: Record<string, unknown> = {};
  runInNewContext(script, page);
  expect(Object.keys(page)).toEqual(["shown"]);
  expect(page["shown"]).toBe("helloé");
});
