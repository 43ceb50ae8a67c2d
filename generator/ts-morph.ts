import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type * as TsMorph from "ts-morph";
import { loadWithCodeCache } from "./code-cache.js";

/**
 * ts-morph and the compiler that it contains. `require` loads them, because Node scans imported
 * CommonJS packages completely for names of exports. The code cache saves most of the remaining
 * time, which is compilation. Only modules that need ts-morph at run time import this module.
 */
export const { Node, Project, StructureKind, SyntaxKind, ts, VariableDeclarationKind } =
  loadTsMorph();

function loadTsMorph(): typeof TsMorph {
  const require = createRequire(import.meta.url);
  const entry = require.resolve("ts-morph");
  const common = createRequire(entry).resolve("@ts-morph/common");
  // Each file requires the one before.
  for (const file of [join(dirname(common), "typescript.js"), common, entry])
    loadWithCodeCache(file);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the package with its own types
  return require("ts-morph") as typeof TsMorph;
}
