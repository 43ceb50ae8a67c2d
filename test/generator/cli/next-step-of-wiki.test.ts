import { describe, expect, it } from "vitest";
import { pullCommand } from "../../../generator/cli/run-pull.js";
import { pull as pullBare } from "../../../generator/wiki/pull.js";
import { writeFiles } from "../support/files.js";
import { startServer } from "../support/http.js";
import { scratchFolder } from "../support/places.js";
import { LIMITS, SMALL_WIKI, testClock, wikiApi } from "../support/wiki-api.js";
import { join } from "node:path";

/** The last line of a pull into a folder, in a subfolder of a project with a configuration. */
async function nextStep(out: string, files: readonly string[]): Promise<string | undefined> {
  const folder = scratchFolder();
  const { origin } = await startServer(wikiApi(SMALL_WIKI));
  const text = JSON.stringify({ specs: files.map((file) => ({ file })) });
  writeFiles(folder, [
    { path: "paramsmith.config.json", text },
    { path: "sub/a.txt", text: "" },
  ]);
  const { exitCode, lines } = await pullCommand({
    cwd: join(folder, "sub"),
    address: `${origin}/api.php`,
    out,
    modules: ["query+*"],
    userAgent: "paramsmith/0 (a test)",
    limits: LIMITS,
    environment: testClock().environment,
    pull: pullBare,
  });
  expect(exitCode).toBe(0);
  return lines.at(-1);
}

describe("The next step after a pull", () => {
  it.each<readonly [out: string, files: readonly string[], step: string]>([
    ["../spec/wiki", ["spec/wiki"], "run paramsmith generate."],
    ["../spec/wiki", ["spec/other", "spec/wiki/catalogue.json"], "run paramsmith generate."],
    ["../spec/wiki", ["spec/other"], "spec/wiki"],
    ["../spec/wiki", ["spec/wiki/below"], "spec/wiki"],
    ["wiki", ["spec/other.json"], "sub/wiki"],
    ["..", ["spec/other.json"], "."],
  ])("into %s of a project with %j", async (out, files, step) => {
    expect(await nextStep(out, files)).toBe(
      step.startsWith("run")
        ? `Next: ${step}`
        : `Next: add { "file": "${step}" } to the specs of paramsmith.config.json, and run paramsmith generate.`,
    );
  });
});
