/** The package as npm packs it. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The top folder of the package. */
export const ROOT = join(import.meta.dirname, "..", "..");

/** One file of a tarball. */
export interface PackedFile {
  /** Below the package, with slashes. */
  readonly path: string;
  /** Bytes. */
  readonly size: number;
}

/** What `npm pack` made. */
export interface Tarball {
  /** Absolute path. */
  readonly file: string;
  /** Bytes of the tarball. */
  readonly size: number;
  /** Bytes of its files together. */
  readonly unpackedSize: number;
  readonly files: readonly PackedFile[];
}

interface PackReport extends Omit<Tarball, "file"> {
  readonly filename: string;
}

/**
 * Packs what is built into a folder. Nothing is built anew, and no network is needed.
 *
 * @param root the folder of the package
 */
export function packPackage(folder: string, root: string = ROOT): Tarball {
  mkdirSync(folder, { recursive: true });
  const out = ran(
    "npm",
    ["pack", "--json", "--ignore-scripts", "--pack-destination", folder],
    root,
  );
  const [report]: readonly PackReport[] = JSON.parse(out);
  if (!report) throw new Error("npm pack made no tarball.");
  const { filename, size, unpackedSize, files } = report;
  return { file: join(folder, filename), size, unpackedSize, files };
}

/** Unpacks a tarball; gives the folder of the package in it. */
export function unpack({ file }: Tarball, folder: string): string {
  mkdirSync(folder, { recursive: true });
  ran("tar", ["-xzf", file, "-C", folder], folder);
  return join(folder, "package");
}

/** What a program prints; one that fails is an error with all that it said. */
export function ran(
  program: string,
  words: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): string {
  const { status, stdout, stderr, error } = spawnSync(program, words, {
    cwd,
    encoding: "utf8",
    env: { ...plainEnvironment(), ...env },
    // On Windows npm is a script of the shell.
    shell: process.platform === "win32",
    stdio: ["ignore", "pipe", "pipe"],
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0)
    throw new Error(
      `${program} ${words.join(" ")} ended with ${status} in ${cwd}:\n${error?.message ?? ""}${stdout}${stderr}`,
    );
  return stdout;
}

/**
 * The environment without what npm and vitest leave in it for the programs that they start, which
 * would reach the package managers of the tests, and without colour.
 */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) =>
      !/^(?:npm_(?:package|lifecycle|command|execpath|node_execpath)|npm_config_(?:local_prefix|global_prefix|noproxy)$|VITEST|NODE_ENV|NODE_OPTIONS|INIT_CWD|FORCE_COLOR|TEST$)/.test(
        name,
      ),
  );
  return { ...Object.fromEntries(kept), NO_COLOR: "1" };
}

/** The text of a file as JSON. */
export function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}
