import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { REPOSITORY } from "./places.js";

/** Sends the process itself a signal right before its nth change to the disk, then runs a module. */
const SCRIPT = `
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
const { at, signal, run, args } = JSON.parse(process.env.INTERRUPTED);
let step = 0;
for (const name of ["copyFileSync", "mkdirSync", "writeFileSync", "renameSync", "rmSync", "rmdirSync"]) {
  const real = fs[name];
  fs[name] = (...given) => {
    if (step++ === at) process.kill(process.pid, signal);
    return real.apply(fs, given);
  };
}
syncBuiltinESMExports();
const commit = await import(${JSON.stringify(pathToFileURL(join(REPOSITORY, "dist/generator/project/commit.js")).href)});
commit[run](...args);
`;

export interface Interruption {
  /** Counted from 0. */
  readonly at: number;
  readonly signal: "SIGKILL" | "SIGINT" | "SIGTERM";
  /** A function of write/commit. */
  readonly run: "commit" | "finishInterrupted";
  readonly args: readonly unknown[];
}

/** Runs a function of write/commit in a process of its own, with a signal at one moment; true if it came to its end. */
export function interrupted(interruption: Interruption): boolean {
  const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", SCRIPT], {
    encoding: "utf8",
    env: { ...process.env, INTERRUPTED: JSON.stringify(interruption) },
  });
  if (stderr !== "") throw new Error(stderr);
  return status === 0;
}
