import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runInProcess } from "../generator/support/in-process.js";
import { PACKAGE, compilerErrors, withoutDirectives } from "./compiler-errors.js";

const HERE = join(PACKAGE, "test/consumer");
const REFUSED = "refused-version-1.ts";
const LONG = 60_000;

describe("code with response types of format version 1", () => {
  let folder = "";

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "paramsmith-version-1-"));
    cpSync(join(HERE, "version-1"), folder, { recursive: true });
    cpSync(join(HERE, "ok-types.ts"), join(folder, "ok-types.ts"));
    for (const spec of ["paraminfo", "actions"])
      cpSync(join(PACKAGE, "spec", spec), join(folder, spec), { recursive: true });
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
    const { code } = await runInProcess(folder, ["generate"]);
    expect(code).toBe(0);
  }, LONG);

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it(
    "compiles, and what must not compile has exactly the expected errors",
    async () => {
      const config = join(folder, "tsconfig.json");
      expect(await compilerErrors(config)).toEqual([]);
      const given = readFileSync(join(folder, REFUSED), "utf8");
      const { text, expected } = withoutDirectives(REFUSED, given);
      writeFileSync(join(folder, REFUSED), text);
      expect(expected.length).toBeGreaterThan(10);
      expect((await compilerErrors(config)).toSorted()).toEqual(expected.toSorted());
    },
    LONG,
  );
});
