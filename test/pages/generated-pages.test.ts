import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { generatedPages } from "./generated-pages.ts";

const ROOT = join(import.meta.dirname, "../..");

it.each(generatedPages)("$path is the page of the table in the generator", ({ path, text }) => {
  const file = join(ROOT, path);
  if (process.env["UPDATE_GOLDENS"] === "1") writeFileSync(file, text);
  expect(text, "help: write it again with UPDATE_GOLDENS=1").toBe(readFileSync(file, "utf8"));
});
