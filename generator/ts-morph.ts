import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type * as TsMorph from "ts-morph";
import { loadWithCodeCache } from "./code-cache.js";

/**
 * ts-morph, loaded as what it is, a CommonJS package: importing it as a module makes Node scan ten
 * megabytes for the names of its exports first. Compiling the TypeScript inside it would cost most
 * of the rest.
 */
const require = createRequire(import.meta.url);
const entry = require.resolve("ts-morph");
const common = createRequire(entry).resolve("@ts-morph/common");
// Each of the three is required by the next.
for (const file of [join(dirname(common), "typescript.js"), common, entry]) loadWithCodeCache(file);
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the package with its own types
const tsMorph = require("ts-morph") as typeof TsMorph;

export const { Node, Project, StructureKind, SyntaxKind, VariableDeclarationKind, ts } = tsMorph;
