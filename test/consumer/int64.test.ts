import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { copyProject, expectErrors } from "./compiler-errors.js";

const LONG = 60_000;

describe("code that uses 64-bit integers that are no numbers", () => {
  let folder = "";

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "paramsmith-int64-"));
    await copyProject("int64", folder);
  }, LONG);

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it(
    "compiles, and what must not compile has exactly the expected errors",
    () => {
      expect(expectErrors(folder, "refused-int64.ts")).toBe(7);
    },
    LONG,
  );
});
