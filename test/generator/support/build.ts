import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { REPOSITORY } from "./places.js";

const BUILT = join(REPOSITORY, "dist", "generator", "cli", "main.js");

/** Tests of the command run compiled code. Builds if a source is newer. */
export default function buildIfOlder(): void {
  const sources = ["generator", "templates", "generated", "spec"].map((name) =>
    join(REPOSITORY, name),
  );
  if (existsSync(BUILT) && Math.max(...sources.map(newest)) <= newest(join(REPOSITORY, "dist")))
    return;
  execFileSync("npm", ["run", "build"], { cwd: REPOSITORY, stdio: "inherit" });
}

/** When a file below a folder was last written. */
function newest(folder: string): number {
  const times = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => statSync(join(folder, path)))
    .filter((entry) => entry.isFile())
    .map(({ mtimeMs }) => mtimeMs);
  return Math.max(0, ...times);
}
