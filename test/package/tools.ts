/** Tools that the package is tested with, from tools/, which install-tools.ts installs before the tests. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import locked from "./tools/package-lock.json" with { type: "json" };
import { ROOT } from "./packed.ts";

const MODULES = join(import.meta.dirname, "tools", "node_modules");

/** The program pnpm. */
export function pnpm(): string {
  return join(MODULES, ".bin", "pnpm");
}

/** The program bun: that of its platform's package, since no script of bun's own package is run. */
export function bun(): string {
  const platforms = join(MODULES, "@oven");
  const [platform] = readdirSync(platforms);
  if (platform === undefined) throw new Error("There is no bun for this platform.");
  return join(platforms, platform, "bin", "bun");
}

/** The script of attw. */
export function attw(): string {
  return join(MODULES, "@arethetypeswrong/cli/dist/index.js");
}

/** A compiler of TypeScript that users of the package have. */
export interface Compiler {
  readonly version: string;
  /** The script of tsc. */
  readonly tsc: () => string;
}

/** The last two majors before the one that the package itself is compiled with. */
const EARLIER = ["typescript", "typescript-6"] as const;

/** The compiler that the package itself is compiled with. */
export const ownCompiler: Compiler = {
  version: "7",
  tsc: () => join(ROOT, "node_modules/typescript/bin/tsc"),
};

/** Every compiler that the package is tried with. */
export const compilers: readonly Compiler[] = [
  ...EARLIER.map((name) => ({
    version: locked.packages[`node_modules/${name}`].version,
    tsc: () => join(MODULES, name, "bin/tsc"),
  })),
  ownCompiler,
];

/** A version of the types of MediaWiki's own scripts. */
export interface MediawikiTypes {
  readonly version: string;
  /** The folder of the package. */
  readonly folder: () => string;
}

/** The newest types, and those of `mw.Api` before its promises had `abort`. */
export const mediawikiTypes: readonly MediawikiTypes[] = (
  ["types-mediawiki", "types-mediawiki-1"] as const
).map((name) => ({
  version: locked.packages[`node_modules/${name}`].version,
  folder: () => join(MODULES, name),
}));
