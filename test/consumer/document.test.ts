import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { copyProject, expectErrors } from "./compiler-errors.js";

const LONG = 60_000;

describe("code that uses what is generated from a document", () => {
  let folder = "";

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "paramsmith-document-"));
    await copyProject("document", folder, "--spec", "pets.json", "--out", "generated");
  }, LONG);

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it(
    "compiles, and what must not compile has exactly the expected errors",
    () => {
      expect(expectErrors(folder, "refused-document.ts")).toBeGreaterThan(15);
    },
    LONG,
  );
});
