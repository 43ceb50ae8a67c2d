import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type * as TsMorph from "ts-morph";
import { loadWithCodeCache } from "./code-cache.js";

/**
 * ts-morph and the compiler that it contains. It is required, since importing a CommonJS package makes
 * Node scan all of it for the names of its exports, and with a code cache, since compiling it takes most
 * of the rest. Only modules that cannot do without it import this one.
 */
export const { Node, Project, StructureKind, SyntaxKind, ts, VariableDeclarationKind } =
  loadTsMorph();

function loadTsMorph(): typeof TsMorph {
  const require = createRequire(import.meta.url);
  const entry = require.resolve("ts-morph");
  const common = createRequire(entry).resolve("@ts-morph/common");
  // Each of the three is required by the next.
  for (const file of [join(dirname(common), "typescript.js"), common, entry])
    loadWithCodeCache(file);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the package with its own types
  return require("ts-morph") as typeof TsMorph;
}
