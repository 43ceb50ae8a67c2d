import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { CommandOutcome } from "../../../generator/cli/outcome.js";
import { pull as pullBare } from "../../../generator/wiki/pull.js";
import { pullListCommand } from "../../../generator/cli/pull-list.js";
import type { PullListOptions } from "../../../generator/cli/pull-list.js";
import { paramsmith } from "../support/cli.js";
import { snapshot, writeFiles } from "../support/files.js";
import { page, startServer } from "../support/http.js";
import type { TestServer } from "../support/http.js";
import { scratchFolder } from "../support/places.js";
import { LIMITS, SMALL_WIKI, testClock, wikiApi } from "../support/wiki-api.js";

function pullList(
  cwd: string,
  list: string,
  more: Partial<PullListOptions> = {},
): Promise<CommandOutcome> {
  writeFiles(cwd, [{ path: "wikis.txt", text: list }]);
  return pullListCommand({
    cwd,
    list: "wikis.txt",
    out: undefined,
    modules: ["query+*"],
    userAgent: "paramsmith/0 (a test)",
    limits: LIMITS,
    environment: testClock().environment,
    pull: pullBare,
    ...more,
  });
}

/** A server with a wiki below each path but `/broken`, until it is mended. */
async function farm(): Promise<TestServer & { readonly mend: () => void }> {
  const reply = wikiApi(SMALL_WIKI);
  let isBroken = true;
  const server = await startServer((request) =>
    isBroken && request.path.startsWith("/broken") ? page("<p>Hello") : reply(request),
  );
  return {
    ...server,
    mend: () => {
      isBroken = false;
    },
  };
}

describe("pulling a list of wikis", () => {
  it("writes each into a folder of its name", async () => {
    const folder = scratchFolder();
    const [one, two] = await Promise.all([farm(), farm()]);
    const list = `a ${one.origin}/a/api.php\nb ${one.origin}/b/api.php\n${two.origin}/api.php\n`;
    const host = `127.0.0.1-${new URL(two.origin).port}`;
    const outcome = await pullList(folder, list);
    expect(outcome).toMatchObject({
      exitCode: 0,
      diagnostics: [],
      lines: [
        `Wrote ${join("spec", "a")}: 5 modules of MediaWiki 1.39.17.`,
        `Wrote ${join("spec", "b")}: 5 modules of MediaWiki 1.39.17.`,
        `Wrote ${join("spec", host)}: 5 modules of MediaWiki 1.39.17.`,
        "3 wikis: 3 pulled.",
      ],
      data: {
        wikis: [
          { name: "a", url: `${one.origin}/a/api.php`, status: "pulled", modules: 5 },
          { name: "b", status: "pulled", folder: join("spec", "b") },
          { name: host, status: "pulled", written: ["catalogue.json", "site.json"] },
        ],
      },
    });
    expect(Object.keys(snapshot(join(folder, "spec"))).toSorted()).toEqual(
      ["a", "b", host]
        .flatMap((name) => [name, `${name}/catalogue.json`, `${name}/site.json`])
        .toSorted(),
    );
    // The wikis of one host are requested one after the other.
    const paths = one.received.map(({ path }) => path);
    expect(paths).toEqual(paths.toSorted());
  });

  it("goes on after a wiki that fails", async () => {
    const folder = scratchFolder();
    const { origin, mend } = await farm();
    const list = `bad ${origin}/broken/api.php\ngood ${origin}/good/api.php`;
    const first = await pullList(folder, list, { out: "fleet" });
    expect(first).toMatchObject({
      exitCode: 2,
      diagnostics: [{ code: "page-no-api", position: { file: `${origin}/broken/api.php` } }],
      lines: [
        "bad: failed.",
        `Wrote ${join("fleet", "good")}: 5 modules of MediaWiki 1.39.17.`,
        "2 wikis: 1 pulled, 1 failed.",
        "help: run the same command again",
      ],
      data: {
        wikis: [
          { name: "bad", status: "failed" },
          { name: "good", status: "pulled" },
        ],
      },
    });
    mend();
    const second = await pullList(folder, list, { out: "fleet" });
    expect(second).toMatchObject({
      exitCode: 0,
      diagnostics: [],
      lines: [
        `Wrote ${join("fleet", "bad")}: 5 modules of MediaWiki 1.39.17.`,
        `${join("fleet", "good")} is up to date: 5 modules of MediaWiki 1.39.17.`,
        "2 wikis: 2 pulled.",
      ],
      data: { wikis: [{ status: "pulled" }, { status: "pulled" }] },
    });
  });

  it("reports what is wrong with the list before it asks anybody", async () => {
    const folder = scratchFolder();
    const { origin, received } = await farm();
    const outcome = await pullList(folder, `${origin}\nx y z\nnonsense\n`);
    expect(outcome).toMatchObject({
      exitCode: 2,
      diagnostics: [
        { code: "wiki-list-line", position: { file: "wikis.txt", line: 2 } },
        { code: "address-malformed", position: { file: "wikis.txt", line: 3 } },
      ],
    });
    expect(received).toEqual([]);
  });

  it.each([
    [["pull"], "Name the URL"],
    [["pull", "https://a.example/", "--list", "x"], "mutually exclusive"],
    [["pull", "--list", "missing.txt"], "[file-missing]"],
  ])("%j is refused", (words, message) => {
    const { code, err } = paramsmith(scratchFolder(), ...words);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });
});
