import { mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { scratchFolder } from "../generator/support/places.js";
import { runCompiler } from "../generator/support/tsc.js";
import { promisedOutput } from "../pages/fences.js";
import { expectBuild, runNode } from "../pages/run-node.js";
import { copyProject, PACKAGE } from "./compiler-errors.js";

const OPTIONS = "--spec petstore.json --out api --targets requests,validators,stub".split(" ");

it("the client of a pet shop compiles, and prints what its comments say", async () => {
  expectBuild();
  const folder = scratchFolder();
  await copyProject("pet-shop", folder, ...OPTIONS);
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(PACKAGE, join(folder, "node_modules/paramsmith"), "junction");
  expect(runCompiler(folder, "-p", ".", "--noEmit", "false", "--outDir", "out")).toBe("");
  const program = readFileSync(join(folder, "shop.ts"), "utf8");
  expect(runNode([join(folder, "out/shop.js")])).toBe(promisedOutput(program));
});
