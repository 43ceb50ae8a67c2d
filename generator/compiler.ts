import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type * as TsMorph from "ts-morph";
import { loadWithCodeCache } from "./code-cache.js";

/**
 * ts-morph with the compiler inside it, loaded as what it is, a CommonJS package: importing it as a
 * module makes Node scan ten megabytes for the names of its exports first. Compiling the TypeScript
 * inside it would cost most of the rest. What is written without it is written in half the time.
 */
export function loadCompiler(): typeof TsMorph {
  const require = createRequire(import.meta.url);
  const entry = require.resolve("ts-morph");
  const common = createRequire(entry).resolve("@ts-morph/common");
  // Each of the three is required by the next.
  for (const file of [join(dirname(common), "typescript.js"), common, entry])
    loadWithCodeCache(file);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the package with its own types
  return require("ts-morph") as typeof TsMorph;
}
