import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect } from "vitest";

/** Holds a text against the file that it is recorded in; `UPDATE_GOLDENS=1` records it anew. */
export function expectGolden(file: string, actual: string): void {
  if (process.env["UPDATE_GOLDENS"] === "1") {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, actual);
  }
  expect(actual).toBe(readFileSync(file, "utf8"));
}
