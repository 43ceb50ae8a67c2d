/** The example of a gadget: it compiles with the types of MediaWiki's own scripts that gadgets use. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { ran, ROOT } from "./packed.ts";
import { compilers, mediawikiTypes, ownCompiler } from "./tools.ts";

/** Every version of the types with one compiler, and every compiler with the newest. */
const table = mediawikiTypes.flatMap(({ version, folder }, index) =>
  compilers.flatMap(({ version: compiler, tsc }) =>
    index === 0 || compiler === ownCompiler.version
      ? [[compiler, version, tsc, folder] as const]
      : [],
  ),
);

describe("The example of a gadget", () => {
  let project = "";

  beforeAll(() => {
    project = mkdtempSync(join(tmpdir(), "paramsmith-gadget-"));
    cpSync(join(ROOT, "test/examples/gadget"), project, { recursive: true });
    ran(process.execPath, [join(ROOT, manifest.bin.paramsmith), "generate"], project);
    mkdirSync(join(project, "node_modules"));
  });
  afterAll(() => rmSync(project, { recursive: true, force: true }));

  it.each(table)("compiles with TypeScript %s and types-mediawiki %s", (_c, _t, tsc, folder) => {
    const link = join(project, "node_modules/types-mediawiki");
    rmSync(link, { force: true });
    symlinkSync(folder(), link, "dir");
    expect(ran(process.execPath, [tsc(), "-p", ".", "--pretty", "false"], project)).toBe("");
  });
});
