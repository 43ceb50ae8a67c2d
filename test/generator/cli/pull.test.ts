import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { pullCommand } from "../../../generator/cli/run-pull.js";
import { pull as pullBare } from "../../../generator/wiki/pull.js";
import type { PullCommandOptions } from "../../../generator/cli/run-pull.js";
import type { CommandOutcome } from "../../../generator/cli/outcome.js";
import { snapshot } from "../support/files.js";
import { json, page, startServer } from "../support/http.js";
import type { Reply } from "../support/http.js";
import { REPOSITORY, scratchFolder } from "../support/places.js";
import { LIMITS, SMALL_WIKI, testClock, wikiApi } from "../support/wiki-api.js";

const CLI = join(REPOSITORY, "dist", "generator", "cli", "main.js");

function pullInto(
  cwd: string,
  address: string,
  more: Partial<PullCommandOptions> = {},
): Promise<CommandOutcome> {
  return pullCommand({
    cwd,
    address,
    out: "wiki",
    modules: ["query+*"],
    userAgent: "paramsmith/0 (a test)",
    limits: LIMITS,
    environment: testClock().environment,
    pull: pullBare,
    ...more,
  });
}

interface Ended {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command in a folder; without blocking, since its server is in this process. */
function paramsmith(cwd: string, ...words: readonly string[]): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(process.execPath, [CLI, ...words], { cwd }, (error, stdout, stderr) => {
      resolve({ status: typeof error?.code === "number" ? error.code : 0, stdout, stderr });
    });
  });
}

describe("pulling a Spring Data REST", () => {
  it.each([
    ["exceed the total limit", { ...LIMITS, totalBytes: 5000 }, "response-too-large"],
    ["are not found", LIMITS, "http-status"],
  ])("reports that its profiles %s, and does not look for a wiki", async (_, limits, code) => {
    const folder = scratchFolder();
    const { origin } = await startServer(({ path }) => {
      const hrefs = ["a", "b", "c", "__proto__"].map((rel) => [rel, { href: `/profile/${rel}` }]);
      const links = Object.fromEntries([...hrefs, ["profile", { href: "/profile" }]]);
      if (path === "/" || path === "/profile") return json({ _links: links });
      return code === "http-status" ? { status: 404 } : json({ title: "x".repeat(1000) });
    });
    const outcome = await pullInto(folder, `${origin}/`, { limits });
    expect(outcome).toMatchObject({ exitCode: 2, diagnostics: [{ code }] });
    expect(Object.keys(snapshot(folder))).toEqual([]);
  });
});

describe("pulling into a folder", () => {
  it("writes the catalogue and the facts of the site, and the same again later", async () => {
    const folder = scratchFolder();
    const { origin } = await startServer(wikiApi(SMALL_WIKI));
    const first = await pullInto(folder, `${origin}/api.php`);
    expect(first).toEqual({
      exitCode: 0,
      diagnostics: [],
      lines: [
        "Wrote wiki: 5 modules of MediaWiki 1.39.17.",
        "Next: run paramsmith generate --spec wiki --out src/api.",
      ],
      data: {
        folder: "wiki",
        modules: 5,
        generator: "MediaWiki 1.39.17",
        written: ["catalogue.json", "site.json"],
      },
    });
    const before = snapshot(folder);
    expect(Object.keys(before)).toEqual(["wiki", "wiki/catalogue.json", "wiki/site.json"]);
    const second = await pullInto(folder, `${origin}/api.php`);
    expect(second).toMatchObject({
      exitCode: 0,
      lines: [
        "wiki is up to date: 5 modules of MediaWiki 1.39.17.",
        "Next: run paramsmith generate --spec wiki --out src/api.",
      ],
      data: { written: [] },
    });
    expect(snapshot(folder)).toEqual(before);
  });

  it("writes what has changed, and leaves alone what else is there", async () => {
    const folder = scratchFolder();
    const { origin } = await startServer(wikiApi(SMALL_WIKI));
    await pullInto(folder, origin);
    writeFileSync(join(folder, "wiki", "protocol.json"), "mine");
    const { data } = await pullInto(folder, origin, { modules: ["query+*", "edit"] });
    expect(data).toMatchObject({ modules: 6, written: ["catalogue.json"] });
    expect(readFileSync(join(folder, "wiki", "protocol.json"), "utf8")).toBe("mine");
  });

  it("goes to spec/ and the host where no folder is named", async () => {
    const folder = scratchFolder();
    const { origin } = await startServer(wikiApi(SMALL_WIKI));
    const { data } = await pullInto(folder, origin, { out: undefined });
    const host = `127.0.0.1-${new URL(origin).port}`;
    expect(data).toMatchObject({ folder: join("spec", host) });
    expect(snapshot(folder)).toHaveProperty([`spec/${host}/catalogue.json`]);
  });

  it.each([
    ["catalogue.json", '{ "openapi": "3.1.0" }'],
    ["catalogue.json", "not JSON"],
    ["catalogue.json", '{ "paraminfo": [] }'],
    ["site.json", '{ "pages": [] }'],
    ["site.json", ""],
  ])("refuses to overwrite a %s with %j, before it asks anybody", async (name, text) => {
    const folder = scratchFolder();
    const file = join(folder, "wiki", name);
    mkdirSync(dirname(file));
    writeFileSync(file, text);
    const { origin, received } = await startServer(wikiApi(SMALL_WIKI));
    const before = snapshot(folder);
    expect(await pullInto(folder, origin)).toMatchObject({
      exitCode: 2,
      diagnostics: [{ code: "foreign-file", message: expect.stringContaining(join("wiki", name)) }],
    });
    expect(received).toEqual([]);
    expect(snapshot(folder)).toEqual(before);
  });

  it("refuses a folder in the place of a file, and a file in the place of the folder", async () => {
    const folder = scratchFolder();
    mkdirSync(join(folder, "wiki", "site.json"), { recursive: true });
    writeFileSync(join(folder, "file"), "");
    const { origin } = await startServer(wikiApi(SMALL_WIKI));
    expect(await pullInto(folder, origin)).toMatchObject({
      exitCode: 2,
      diagnostics: [{ code: "foreign-file" }],
    });
    expect(await pullInto(folder, origin, { out: "file" })).toMatchObject({
      exitCode: 2,
      diagnostics: [{ code: "out-unwritable" }],
    });
  });

  it.each<[string, Reply]>([
    ["a page", page("<p>Hello")],
    ["an error of the API", json({ error: { code: "readapidenied", info: "No." } })],
    ["nothing", {}],
  ])("leaves what is there where the server answers with %s", async (_, reply) => {
    const folder = scratchFolder();
    const fine = await startServer(wikiApi(SMALL_WIKI));
    await pullInto(folder, fine.origin);
    const before = snapshot(folder);
    const halfway = await startServer((request) =>
      request.query["modules"]?.includes("query+") === true
        ? reply
        : wikiApi([...SMALL_WIKI].toReversed())(request),
    );
    expect(await pullInto(folder, halfway.origin)).toMatchObject({ exitCode: 2, lines: [] });
    const empty = scratchFolder();
    expect(await pullInto(empty, halfway.origin)).toMatchObject({ exitCode: 2, lines: [] });
    expect(snapshot(folder)).toEqual(before);
    expect(snapshot(empty)).toEqual({});
  });

  it("refuses an address that is none, with exit code 2", async () => {
    expect(await pullInto(scratchFolder(), "wiki.example")).toMatchObject({
      exitCode: 2,
      diagnostics: [{ code: "address-malformed", position: { file: "wiki.example" } }],
    });
  });
});

describe("paramsmith pull", () => {
  it("says what it wrote and the next step in the end, and no progress where nobody watches", async () => {
    const folder = scratchFolder();
    const { origin, received } = await startServer(wikiApi(SMALL_WIKI));
    const words = ["pull", origin, "-o", "wiki", "--modules", "main+**", "--help-texts"];
    expect(await paramsmith(folder, ...words)).toEqual({
      status: 0,
      stdout:
        "Wrote wiki: 8 modules of MediaWiki 1.39.17.\nNext: run paramsmith generate --spec wiki --out src/api.\n",
      stderr: "",
    });
    expect(received[0]?.headers["user-agent"]).toMatch(/^paramsmith\/\d+\.\d+\.\d+ \([^:/]+\)$/);
    expect(await paramsmith(folder, "validate", "wiki")).toMatchObject({ status: 0 });
  });

  it("tells a redirect, and says everything in JSON where it is asked to", async () => {
    const folder = scratchFolder();
    const { origin } = await startServer((request) =>
      request.path === "/"
        ? { status: 301, headers: { location: "/api.php" } }
        : wikiApi(SMALL_WIKI)(request),
    );
    const { status, stdout } = await paramsmith(
      folder,
      "pull",
      origin,
      "-o",
      "w",
      "--format",
      "json",
    );
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      ok: true,
      diagnostics: [
        { code: "address-redirects", severity: "warning", file: `${origin}/`, line: 1 },
      ],
      folder: "w",
      modules: 5,
      written: ["catalogue.json", "site.json"],
    });
  });

  it("fails with exit code 2 and says what to try", async () => {
    const { origin } = await startServer(() => page('<link rel="EditURI" href="/w/api.php">'));
    const { status, stdout, stderr } = await paramsmith(
      scratchFolder(),
      "pull",
      `${origin}/wiki/A`,
    );
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toBe(
      `${origin}/wiki/A: error[page-names-api]: the URL is that of a wiki page; the wiki's API is at "${origin}/w/api.php"\n  help: specify the URL of the API\n`,
    );
  });

  it.each([
    [[], "Name the URL of a wiki"],
    [["http://127.0.0.1", "--timeout", "0"], "--timeout must be a number"],
    [["http://127.0.0.1", "--timeout", "soon"], "--timeout must be a number"],
    [["http://127.0.0.1", "--modules"], "modules"],
    [["http://127.0.0.1", "--content", " | "], "Name at least one page with --content."],
    [["http://127.0.0.1", "--nonsense"], "nonsense"],
  ])("with the words %j fails with exit code 2", async (words, told) => {
    const { status, stderr } = await paramsmith(scratchFolder(), "pull", ...words);
    expect(status).toBe(2);
    expect(stderr).toContain(told);
  });
});
