/** Tools of others that the package is tried with, from npm's registry, each of an exact version. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { installPeer } from "../bench/peers.mjs";
import { ROOT } from "./packed.ts";

/** The folder of a tool with its node_modules; one that cannot be fetched is an error. */
function fetched(name: string, version: string): string {
  const peer = installPeer(name, version);
  if (peer.kind === "missing")
    throw new Error(
      `${name} ${version} cannot be installed, and the tests of the package need npm's registry: ${peer.why}`,
    );
  return join(peer.folder, "node_modules");
}

/** The program pnpm. */
export function pnpm(): string {
  return join(fetched("pnpm", "12.21.0"), ".bin", "pnpm");
}

/** The program bun: that of its platform's package, since no script of bun's own package is run. */
export function bun(): string {
  const platforms = join(fetched("bun", "1.4.4"), "@oven");
  const [platform] = readdirSync(platforms);
  if (platform === undefined) throw new Error("There is no bun for this platform.");
  return join(platforms, platform, "bin", "bun");
}

/** The script of attw. */
export function attw(): string {
  return join(fetched("@arethetypeswrong/cli", "0.18.5"), "@arethetypeswrong/cli/dist/index.js");
}

/** A compiler of TypeScript that users of the package have. */
export interface Compiler {
  readonly version: string;
  /** The script of tsc. */
  readonly tsc: () => string;
}

/** The last two majors before the one that the package itself is compiled with. */
const EARLIER: readonly string[] = ["5.9.3", "6.0.3"];

/** The compiler that the package itself is compiled with. */
export const ownCompiler: Compiler = {
  version: "7",
  tsc: () => join(ROOT, "node_modules/typescript/bin/tsc"),
};

/** Every compiler that the package is tried with. */
export const compilers: readonly Compiler[] = [
  ...EARLIER.map((version) => ({
    version,
    tsc: () => join(fetched("typescript", version), "typescript/bin/tsc"),
  })),
  ownCompiler,
];
