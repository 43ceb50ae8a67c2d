import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { COMMAND } from "../support/cli.js";
import { writeFiles } from "../support/files.js";
import { runInProcess } from "../support/in-process.js";
import { REPOSITORY, scratchFolder } from "../support/places.js";

const LOGIN =
  "action=login&lgpassword=c4n4ry-secret&lgname=A&lgtoken=c4n4ry%2Ftoken%2B%5C&x=c4n4ry-secret";

/** An OpenAPI document with an API key whose name does not show that it is secret. */
const NOTES = {
  openapi: "3.1.0",
  info: { title: "Notes", version: "1" },
  security: [{ key: [] }],
  paths: {
    "/notes": {
      get: {
        operationId: "listNotes",
        parameters: [{ name: "page", in: "query", schema: { type: "string" } }],
        responses: { 200: { description: "The notes." } },
      },
    },
  },
  components: { securitySchemes: { key: { type: "apiKey", in: "query", name: "ticket" } } },
};

async function inspected(...words: readonly string[]): Promise<string> {
  const spec = join(REPOSITORY, "spec", "actions");
  return (await runInProcess(REPOSITORY, ["inspect", "--spec", spec, ...words])).out;
}

describe("the secrets of inspected requests", () => {
  it.each([
    LOGIN,
    `POST ${LOGIN}`,
    `https://bot:c4n4ry-of-user@wiki.example/w/api.php?${LOGIN}`,
    `${LOGIN}&c4n4ry-secret=1`,
    "action=login&lg%70assword=c4n",
    `action=login&lgtoken=${"c4n4ry-0123456789".repeat(30)}`,
    "action=query&list=c4n4ry-a|c4n4ry-b&lgpassword=c4n4ry-a|c4n4ry-b",
    'POST action=query&{"token":"c4n4ry&c4n4ry"}',
  ])("are not printed: %s", async (request) => {
    for (const format of ["text", "json"])
      // oxlint-disable-next-line no-await-in-loop -- a run replaces what all code prints with
      expect(await inspected(request, "--format", format)).not.toMatch(/c4n/);
  });

  it("are replaced, and the rest is explained as it is", async () => {
    const out = await inspected("action=login&lgpassword=c4n&lgname=Ada&other=c4n");
    expect(out).toContain("action=login&lgpassword=***&lgname=Ada&other=c4n\n");
    expect(out).toContain('lgpassword = "***"  (login: password, parsed as "***")');
    expect(out).toContain('login({ password: "***", name: "Ada" });');
  });

  it("do not change the verdict", async () => {
    const out = await inspected("action=query&lgpassword=1&lgtoken=&list=x", "--format", "json");
    expect(JSON.parse(out)).toMatchObject({
      request: "action=query&lgpassword=***&lgtoken=&list=x",
      issues: [{ parameter: "list" }, { parameter: "lgpassword" }, { parameter: "lgtoken" }],
    });
  });

  it("are not printed for lines of standard input", () => {
    const { stdout } = spawnSync(
      process.execPath,
      [COMMAND, "inspect", "-", "--spec", join(REPOSITORY, "spec", "actions")],
      { input: `${LOGIN}\naction=query&titles=A\n`, encoding: "utf8" },
    );
    const lines = stdout.trim().split("\n");
    expect(lines.map((line): unknown => JSON.parse(line))).toHaveLength(2);
    expect(stdout).not.toContain("c4n4ry");
  });

  it("include the API keys that a document declares", async () => {
    const folder = scratchFolder();
    writeFiles(folder, [{ path: "openapi.json", text: JSON.stringify(NOTES) }]);
    const words = ["inspect", "--spec", "openapi.json", "/notes?page=c4n4ry-1&ticket=c4n4ry-1"];
    const { out } = await runInProcess(folder, words);
    expect(out).toContain("/notes?page=***&ticket=***\n");
    expect(out).not.toContain("c4n4ry");
  });

  it.each([
    [`${LOGIN}&own=c4nary-own`],
    ["--response", "response.json", `${LOGIN}&own=c4nary-own`],
    ["--exchanges", "wiki.jsonl"],
  ])("are not printed of responses either, also with a given name: %s %s", async (...words) => {
    const folder = scratchFolder();
    const response = {
      login: { result: 1, token: "c4nary-token", own: ["c4nary-of-list"] },
      batchcomplete: "c4nary-token c4nary-own",
    };
    const line = { request: `${LOGIN}&own=c4nary-own`, response };
    writeFiles(folder, [
      { path: "response.json", text: JSON.stringify(response) },
      { path: "wiki.jsonl", text: JSON.stringify(line) },
    ]);
    const given = ["--spec", join(REPOSITORY, "spec", "actions"), "--secret", "own", ...words];
    for (const format of ["text", "json"]) {
      // oxlint-disable-next-line no-await-in-loop -- a run replaces what all code prints with
      const { out } = await runInProcess(folder, ["inspect", ...given, "--format", format]);
      expect(out).toContain("own=***");
      expect(out).not.toContain("c4n");
    }
  });
});
