/**
 * Runs the code of all pages: TypeScript is type-checked and executed, console sessions are run, and both
 * must print the text of the page.
 *
 * @module
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isPosix } from "../availability.ts";
import { blocks, isAsShown, promisedOutput, readPrograms, sessionScript } from "../pages/fences.ts";
import type { Fence } from "../pages/fences.ts";
import { allFences, pages, setupPage } from "../pages/pages.ts";
import type { Page, PageFence } from "../pages/pages.ts";
import { COMMAND, expectBuild, ROOT, runNode } from "../pages/run-node.ts";

const TIMEOUT = 60_000;

/** recipes.test.ts runs the programs that need a server or packages. */
const programs = readPrograms(allFences);

/** The name of a program's file, without its extension. */
function nameOf({ location }: PageFence): string {
  return location.replaceAll(/[^\w-]/g, "-");
}

function hasSession({ fences }: Page): boolean {
  return blocks(fences, "console").length > 0;
}

/** The files that a page shows. */
function filesOf({ fences }: Page): readonly Fence[] {
  return blocks(fences, "json").filter(({ file }) => file !== undefined);
}

beforeAll(expectBuild);

describe("TypeScript in the pages", () => {
  // Inside the package, so that the package can be imported by its own name.
  let folder = "";

  beforeAll(() => {
    folder = mkdtempSync(join(ROOT, "dist", "pages-"));
    for (const fence of programs) writeFileSync(join(folder, `${nameOf(fence)}.ts`), fence.text);
    const config = {
      extends: "../../tsconfig.json",
      compilerOptions: {
        noEmit: false,
        allowImportingTsExtensions: false,
        // The declarations of the package, as other projects have them.
        paths: {},
        rootDir: ".",
        outDir: "out",
      },
      include: ["*.ts"],
      exclude: [],
    };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
  });

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it("compiles", { timeout: TIMEOUT }, () => {
    const compiler = join(ROOT, "node_modules/typescript/bin/tsc");
    const { stdout } = spawnSync(process.execPath, [compiler, "-p", "."], {
      cwd: folder,
      encoding: "utf8",
    });
    expect(stdout).toBe("");
  });

  it.each(programs.map((fence) => [fence.location, fence] as const))(
    "at %s prints the output that the page shows",
    { timeout: TIMEOUT },
    (_, fence) => {
      expect(runNode([join(folder, "out", `${nameOf(fence)}.js`)])).toBe(
        promisedOutput(fence.text),
      );
    },
  );
});

// Each page has a separate folder, which begins with the files that generator/setup.md shows.
describe.runIf(isPosix()).each(pages.filter(hasSession))("Console sessions in $path", (page) => {
  let folder = "";
  let env: NodeJS.ProcessEnv = {};

  beforeAll(() => {
    const temporary = mkdtempSync(join(tmpdir(), "paramsmith-pages-"));
    folder = join(temporary, "project");
    const bin = join(temporary, "bin");
    for (const each of [folder, bin]) mkdirSync(each);
    symlinkSync(COMMAND, join(bin, "paramsmith"));
    if (page.path !== setupPage.path)
      for (const { file = "", text } of filesOf(setupPage)) writeFileSync(join(folder, file), text);
    env = {
      PATH: [bin, dirname(process.execPath), process.env["PATH"]].join(delimiter),
      HOME: temporary,
      LC_ALL: "C",
      GIT_CONFIG_NOSYSTEM: "1",
    };
  });

  afterAll(() => {
    rmSync(dirname(folder), { recursive: true, force: true });
  });

  // In the order of the document: a session finds the files that were shown before it.
  it.each(
    blocks(page.fences, "json", "console").map(
      (fence) => [fence.file ?? "session", fence.line, fence] as const,
    ),
  )("%s on line %i", { timeout: TIMEOUT }, (_, __, { file, language, text }) => {
    if (file !== undefined) writeFileSync(join(folder, file), text);
    if (language !== "console") return;
    const { stdout } = spawnSync("bash", [], {
      cwd: folder,
      env,
      input: sessionScript(text),
      encoding: "utf8",
    });
    // If they differ, the comparison shows the difference.
    if (!isAsShown(stdout, text)) expect(stdout).toBe(text);
  });
});
