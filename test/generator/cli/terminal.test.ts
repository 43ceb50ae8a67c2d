import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { COMMAND } from "../support/cli.js";
import { writeFiles } from "../support/files.js";
import { REPOSITORY, scratchFolder } from "../support/places.js";
import { isAvailable } from "../../availability.js";

/** The program of util-linux that runs a command on a terminal of its own. */
const HAS_SCRIPT = spawnSync("script", ["--version"], { encoding: "utf8" }).stdout?.includes(
  "util-linux",
);

function project(): string {
  const folder = scratchFolder();
  mkdirSync(join(folder, "node_modules", "paramsmith"), { recursive: true });
  writeFiles(folder, [{ path: "node_modules/paramsmith/package.json", text: "{}" }]);
  symlinkSync(join(REPOSITORY, "spec"), join(folder, "node_modules", "paramsmith", "spec"));
  return folder;
}

/** Runs `init` on a terminal, and types once the first question is shown. */
async function onTerminal(cwd: string, typed: string, ...words: readonly string[]) {
  const command = [process.execPath, COMMAND, "init", ...words].join(" ");
  const child = spawn("script", ["-qec", command, "/dev/null"], { cwd });
  let out = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    const before = out;
    out += text;
    if (out.includes("api.php") && !before.includes("api.php")) child.stdin.write(typed);
  });
  const status = await new Promise((resolve) => {
    child.once("close", resolve);
  });
  return { status, out };
}

describe.runIf(isAvailable(HAS_SCRIPT, "`script` of util-linux"))("init on a terminal", () => {
  it("asks, and takes what is typed", async () => {
    const folder = project();
    const { status, out } = await onTerminal(folder, "\nlib/api\nno\n");
    expect(status).toBe(0);
    expect(out).toContain("Folder for the generated code [src/api]: ");
    expect(readdirSync(folder).toSorted()).toEqual([
      "lib",
      "node_modules",
      "paramsmith.config.json",
    ]);
  });

  it("asks nothing with --yes", async () => {
    const { status, out } = await onTerminal(project(), "", "--yes");
    expect(status).toBe(0);
    expect(out).not.toContain("Folder for the generated code");
  });

  it("writes nothing after Ctrl-C", async () => {
    const folder = project();
    const { status, out } = await onTerminal(folder, "\u0003");
    expect(status).toBe(2);
    expect(out).toContain("Cancelled: nothing was written.");
    expect(readdirSync(folder)).toEqual(["node_modules"]);
  });
});
