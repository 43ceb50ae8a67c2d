import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PACKAGE, copyProject, expectErrors } from "./compiler-errors.js";

const LONG = 60_000;

describe("code with response types of format version 1", () => {
  let folder = "";

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "paramsmith-version-1-"));
    for (const spec of ["paraminfo", "actions"])
      cpSync(join(PACKAGE, "spec", spec), join(folder, spec), { recursive: true });
    await copyProject("version-1", folder);
  }, LONG);

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it(
    "compiles, and what must not compile has exactly the expected errors",
    () => {
      expect(expectErrors(folder, "refused-version-1.ts")).toBeGreaterThan(10);
    },
    LONG,
  );
});
