import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { initCommand } from "../../../generator/cli/run-init.js";
import type { InitCommandOptions } from "../../../generator/cli/run-init.js";
import { PromptClosedError } from "../../../generator/cli/init-choices.js";
import { pull } from "../../../generator/wiki/pull.js";
import { snapshot, writeFiles } from "../support/files.js";
import { startServer } from "../support/http.js";
import { REPOSITORY, scratchFolder } from "../support/places.js";
import { LIMITS, SMALL_WIKI, testClock, wikiApi } from "../support/wiki-api.js";

const wiki = wikiApi(SMALL_WIKI);

function options(cwd: string, address: string | undefined): InitCommandOptions {
  return {
    cwd,
    address,
    out: undefined,
    ci: undefined,
    bot: false,
    modules: ["query+*"],
    pull,
    prompt: undefined,
    userAgent: "test",
    limits: LIMITS,
    environment: testClock().environment,
  };
}

/** A project with Git, and with the package as a package manager installs it. */
function installedProject(): string {
  const folder = scratchFolder();
  const installed = join("node_modules", "paramsmith");
  for (const name of [".git", installed]) mkdirSync(join(folder, name), { recursive: true });
  writeFiles(folder, [
    { path: "package.json", text: '{ "type": "module" }' },
    { path: join(installed, "package.json"), text: "{}" },
  ]);
  symlinkSync(join(REPOSITORY, "spec"), join(folder, installed, "spec"));
  return folder;
}

/** Answers in turn, and ends the input after the last; what was asked is kept. */
function prompt(...answers: readonly string[]) {
  const asked: string[] = [];
  let closed = 0;
  return {
    asked,
    closed: () => closed,
    ask: async (question: string, fallback: string) => {
      asked.push(`${question}: ${fallback}`);
      const answer = answers[asked.length - 1];
      if (answer === undefined)
        throw new PromptClosedError("The input ended before all questions were answered.");
      return answer || fallback;
    },
    close: () => {
      closed += 1;
    },
  };
}

describe("init", () => {
  it("overwrites no file that is created while it fetches the catalogue", async () => {
    const folder = installedProject();
    const { origin } = await startServer((request) => {
      writeFiles(folder, [{ path: "src/first-request.ts", text: "mine" }]);
      return wiki(request);
    });
    expect(await initCommand(options(folder, `${origin}/api.php`))).toMatchObject({
      exitCode: 2,
      diagnostics: [{ code: "out-unwritable" }],
    });
    expect(snapshot(join(folder, "src"))).toEqual({ "first-request.ts": "mine" });
    expect(Object.keys(snapshot(folder))).not.toContain("paramsmith.config.json");
  });
});

describe("init with a terminal", () => {
  it("asks for what is not given, with defaults that follow from earlier answers", async () => {
    const folder = installedProject();
    const { origin } = await startServer(wiki);
    const asking = prompt(`${origin}/api.php`, "lib/wiki", "no");
    const host = `127.0.0.1-${new URL(origin).port}`;
    expect(await initCommand({ ...options(folder, undefined), prompt: asking })).toMatchObject({
      exitCode: 0,
      data: {
        written: [
          "paramsmith.config.json",
          `spec/${host}/catalogue.json`,
          `spec/${host}/site.json`,
          "lib/first-request.ts",
        ],
      },
    });
    expect(asking.asked.map((question) => question.split(": ").at(-1))).toEqual([
      "",
      "src/api",
      "yes",
    ]);
    expect(asking.closed()).toBe(1);
  });

  it.each([
    ["Yes", true],
    ["", false],
  ])("has a workflow beside another CI after the answer %j: %s", async (answer, isWritten) => {
    const folder = installedProject();
    writeFiles(folder, [{ path: ".gitlab-ci.yml", text: "" }]);
    const given = { ...options(folder, undefined), prompt: prompt("", "", answer) };
    const { lines } = await initCommand(given);
    expect(lines.join("\n").includes(".github/workflows/paramsmith.yml")).toBe(isWritten);
  });

  it("asks nothing that an option says", async () => {
    const asking = prompt();
    const { origin } = await startServer(wiki);
    const given = { out: "o", ci: "none", prompt: asking } as const;
    const all = { ...options(installedProject(), `${origin}/api.php`), ...given };
    expect(await initCommand(all)).toMatchObject({ exitCode: 0 });
    expect(asking.asked).toEqual([]);
  });

  it("writes nothing if the input ends", async () => {
    const folder = installedProject();
    const before = snapshot(folder);
    const asking = prompt("");
    expect(await initCommand({ ...options(folder, undefined), prompt: asking })).toMatchObject({
      exitCode: 2,
      lines: ["Cancelled: nothing was written."],
    });
    expect(snapshot(folder)).toEqual(before);
    expect(asking.closed()).toBe(1);
  });
});
