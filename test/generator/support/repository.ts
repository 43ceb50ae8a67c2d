import { spawnSync } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { expect } from "vitest";
import { COMMAND } from "./cli.js";
import { scratchFolder } from "./places.js";

/** How a command ended, and what it said on either output. */
export interface Ran {
  readonly status: number | null;
  readonly output: string;
}

/** A git repository for one test. */
export interface Repository {
  readonly folder: string;
  /** Runs a command of bash in it. */
  readonly run: (command: string, more?: NodeJS.ProcessEnv) => Ran;
}

/** A repository of its own, with the command line where a project has it. */
export function repository(): Repository {
  const folder = scratchFolder();
  const bin = join(folder, "node_modules", ".bin");
  mkdirSync(bin, { recursive: true });
  symlinkSync(COMMAND, join(bin, "paramsmith"));
  const env = {
    PATH: [bin, dirname(process.execPath), process.env["PATH"]].join(delimiter),
    HOME: folder,
    LC_ALL: "C",
    GIT_CONFIG_NOSYSTEM: "1",
    NPM_CONFIG_OFFLINE: "true",
    NPM_CONFIG_UPDATE_NOTIFIER: "false",
  };
  const run = (command: string, more: NodeJS.ProcessEnv = {}): Ran => {
    const { status, stdout, stderr } = spawnSync("bash", ["-c", command], {
      cwd: folder,
      env: { ...env, ...more },
      encoding: "utf8",
    });
    return { status, output: stdout + stderr };
  };
  const setUp = run(
    "git init --quiet --initial-branch=main && git config user.name Test && git config user.email test@example.org",
  );
  expect(setUp.output).toBe("");
  writeInto(folder, {
    ".gitignore": "node_modules\n.npm\n",
    "package.json": '{ "private": true }\n',
  });
  return { folder, run };
}

/** Writes files below the top of a repository. */
export function writeInto(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
