import module, { createRequire } from "node:module";
import type * as TsMorph from "ts-morph";

const ofNode: object = module;
// Compiling the compiler takes longer than loading all other modules. Node 20 does not have this cache.
if ("enableCompileCache" in ofNode && typeof ofNode.enableCompileCache === "function")
  ofNode.enableCompileCache();

/**
 * ts-morph and the compiler that it contains. `require` loads them, because Node scans imported
 * CommonJS packages completely for names of exports. Only modules that need ts-morph at run time
 * import this module.
 */
export const { Node, Project, StructureKind, SyntaxKind, ts, VariableDeclarationKind } =
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the package with its own types
  createRequire(import.meta.url)("ts-morph") as typeof TsMorph;
