import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { learnCommand } from "../../../generator/cli/run-learn.js";
import type { LearnCommandOptions } from "../../../generator/cli/run-learn.js";
import type { CommandOutcome } from "../../../generator/cli/outcome.js";
import { paramsmith } from "../support/cli.js";
import type { Run } from "../support/cli.js";
import { snapshot } from "../support/files.js";
import { json, page, startServer } from "../support/http.js";
import type { Answerer } from "../support/http.js";
import { scratchFolder } from "../support/places.js";
import type { Json } from "../support/specs.js";
import { chooser, testClock, wikiApi, wikiModule } from "../support/wiki-api.js";

const PROP: Json = {
  index: 1,
  name: "prop",
  type: ["colour", "size"],
  default: "colour",
  multi: "",
  lowlimit: 50,
  highlimit: 500,
  limit: 50,
};

const MODULES: readonly Json[] = [
  chooser("main", "query", "json"),
  chooser("query", "query+things", "query+secrets"),
  wikiModule("query+things", [PROP]),
  wikiModule("query+secrets"),
  { ...wikiModule("json"), group: "format" },
];

/** A wiki with one list, whose rows have a colour or a size, and one that it does not show. */
function wiki(colours: readonly unknown[] = ["red", "blue"]): Answerer {
  const describeItself = wikiApi(MODULES);
  return (request) => {
    const { query } = request;
    if (query["action"] !== "query" || query["meta"] === "siteinfo") return describeItself(request);
    if (query["list"] === "secrets")
      return json({ error: { code: "permissiondenied", info: "Not for you." } });
    if (query["list"] !== "things") return json({ batchcomplete: "" });
    const prop = (query["thingsprop"] ?? "colour").split("|");
    const things = colours.map((colour, index) => ({
      id: index + 1,
      ...(prop.includes("colour") && { colour }),
      ...(prop.includes("size") && { size: index }),
    }));
    return json({ batchcomplete: "", query: { things } });
  };
}

function learnInto(
  cwd: string,
  address: string,
  more: Partial<LearnCommandOptions> = {},
): Promise<CommandOutcome> {
  return learnCommand({
    cwd,
    address,
    out: "wiki",
    modules: ["query+*"],
    cookieFile: undefined,
    userAgent: "paramsmith/0 (a test)",
    timeoutSeconds: 5,
    environment: testClock().environment,
    ...more,
  });
}

/** A folder where an unfinished run can keep its answers. */
function folderWithCache(): string {
  const folder = scratchFolder();
  mkdirSync(join(folder, "node_modules"));
  return folder;
}

function codes({ diagnostics }: CommandOutcome): readonly string[] {
  return diagnostics.map(({ code }) => code);
}

function learnedThings(folder: string): unknown {
  return JSON.parse(readFileSync(join(folder, "wiki", "results", "things.json"), "utf8"));
}

const THINGS = {
  module: "query+things",
  servers: ["MediaWiki 1.39.17"],
  rows: { at: ["query", "things"], kind: "item", selector: "prop" },
  response: {
    query: {
      is: {
        record: {
          things: {
            is: {
              list: {
                record: {
                  id: { is: "integer", seen: 10 },
                  colour: { is: "string", when: { prop: ["colour"] }, seen: 6 },
                  size: { is: "integer", when: { prop: ["size"] }, seen: 4 },
                },
              },
            },
            seen: 5,
          },
        },
      },
      seen: 5,
    },
  },
};

describe("learning from a wiki", () => {
  it("asks as the user of a session and as nobody, and keeps what only the user sees optional", async () => {
    const folder = scratchFolder();
    const answering = wiki();
    const asked = new Set<string | undefined>();
    const server = await startServer((request, response) => {
      if (request.query["list"] !== "things") return answering(request, response);
      asked.add(request.headers.cookie);
      const isUser = request.headers.cookie !== undefined;
      const things = [{ id: 1, colour: "red", ...(isUser && { secret: "x" }) }];
      return json({ batchcomplete: "", query: { things } });
    });
    writeFileSync(join(folder, "session.txt"), "name=value");
    const outcome = await learnInto(folder, `${server.origin}/api.php`, {
      cookieFile: "session.txt",
    });
    // Of `query` itself, and of the list that nobody sees.
    expect(codes(outcome)).toEqual(["nothing-learned", "nothing-learned"]);
    expect(asked).toEqual(new Set(["name=value", undefined]));
    const rows = JSON.stringify(learnedThings(folder));
    expect(rows).toMatch(/"secret":\{"is":"string","optional":true/);
    expect(rows).toMatch(/"id":\{"is":"integer","seen"/);
  });

  it("goes on where it was when it is interrupted, and has written nothing until then", async () => {
    const folder = folderWithCache();
    let left = 4;
    const answering = wiki();
    const server = await startServer((request, response) => {
      if (request.query["list"] === "things") left -= 1;
      return left < 0 ? page("<title>Maintenance</title>") : answering(request, response);
    });
    const address = `${server.origin}/api.php`;
    const broken = await learnInto(folder, address);
    expect(broken.exitCode).toBe(2);
    expect(Object.keys(snapshot(folder))).not.toContain("wiki/results/things.json");
    left = Number.POSITIVE_INFINITY;
    const asked = server.received.length;
    await learnInto(folder, address);
    const things = (from: number, to: number): readonly string[] =>
      server.received
        .slice(from, to)
        .filter(({ query }) => query["list"] === "things")
        .map(({ query }) => new URLSearchParams(query).toString());
    const [before, after] = [things(0, asked - 1), things(asked, server.received.length)];
    expect(before.length).toBeGreaterThan(0);
    expect(after.filter((request) => before.includes(request))).toEqual([]);
    expect(learnedThings(folder)).toEqual(THINGS);
  });

  it.each([
    ["a cache folder", folderWithCache],
    ["no cache folder", scratchFolder],
  ])(
    "is refused while another run sends requests to the same address, and works after it, in a project with %s",
    async (_, makeFolder) => {
      const folder = makeFolder();
      const answering = wiki();
      let second: Run | undefined;
      const server = await startServer((request, response) => {
        if (request.query["list"] === "things")
          second ??= paramsmith(folder, "learn", `${server.origin}/api.php`, "-o", "wiki");
        return answering(request, response);
      });
      const address = `${server.origin}/api.php`;
      const first = await learnInto(folder, address);
      expect(second).toEqual({
        code: 2,
        out: "",
        err:
          `${address}: error[learn-busy]: a different run of learn is already sending requests to ${address}\n` +
          "  help: wait until it ends, then run again; the results of both runs are merged\n",
      });
      expect(first.exitCode).toBe(0);
      expect(learnedThings(folder)).toEqual(THINGS);
      expect((await learnInto(folder, address)).exitCode).toBe(0);
    },
  );

  it("does not undo what another run has learned meanwhile, and adds to that the next time", async () => {
    const [folder, elsewhere] = [folderWithCache(), scratchFolder()];
    const other = await startServer(wiki(["red", 7]));
    expect((await learnInto(elsewhere, `${other.origin}/w/api.php`)).exitCode).toBe(0);
    const answers = wiki(["red", "blue"]);
    let asked = 0;
    const { origin } = await startServer((request, response) => {
      if (request.query["list"] === "things" && (asked += 1) === 1)
        cpSync(join(elsewhere, "wiki"), join(folder, "wiki"), { recursive: true });
      return answers(request, response);
    });
    const refused = await learnInto(folder, `${origin}/w/api.php`);
    expect(refused).toMatchObject({
      exitCode: 2,
      diagnostics: [{}, {}, { code: "learned-meanwhile" }],
    });
    expect(refused.diagnostics[2]?.message).toBe(
      'wiki/results was changed during this run, which would undo the change: "query+things"',
    );
    const before = asked;
    expect((await learnInto(folder, `${origin}/w/api.php`)).exitCode).toBe(0);
    expect(asked).toBe(before);
    const colour = { is: { anyOf: ["string", "integer"] } };
    const things = { is: { list: { record: { colour } } } };
    expect(learnedThings(folder)).toMatchObject({
      response: { query: { is: { record: { things } } } },
    });
  });

  it("sends the cookie of a session as the file has it, with or without its name", async () => {
    const folder = scratchFolder();
    const server = await startServer(wiki());
    writeFileSync(join(folder, "session.txt"), "Cookie: wiki_session=abc; wikiUserID=1\n");
    await learnInto(folder, `${server.origin}/api.php`, { cookieFile: "session.txt" });
    const cookies = new Set(server.received.map(({ headers }) => headers.cookie));
    expect([...cookies]).toEqual(["wiki_session=abc; wikiUserID=1", undefined]);
  });

  it("continues an interrupted run by its session, not by the name of the cookie file", async () => {
    const folder = folderWithCache();
    let left = 0;
    const answering = wiki();
    const server = await startServer((request, response) => {
      if (request.query["list"] === "things") left -= 1;
      return left < 0 ? page("<title>Maintenance</title>") : answering(request, response);
    });
    const sent = async (cookie: string, cookieFile: string, until: number) => {
      writeFileSync(join(folder, cookieFile), cookie);
      left = until;
      const before = server.received.length;
      await learnInto(folder, `${server.origin}/api.php`, { cookieFile });
      return server.received
        .slice(before)
        .filter(({ query, headers }) => query["list"] === "things" && headers.cookie === cookie)
        .map(({ query }) => new URLSearchParams(query).toString());
    };
    const first = await sent("user=a", "session.txt", 4);
    expect(first.length).toBeGreaterThan(1);
    expect(await sent("user=b", "session.txt", 4)).toEqual(first);
    const rest = await sent("user=a", "renamed.txt", Infinity);
    expect(rest).not.toContain(first[0]);
  });

  it("sends the cookie of a session to no other origin, and names the address to specify", async () => {
    const folder = scratchFolder();
    const other = await startServer(wiki());
    const server = await startServer(() => ({
      status: 301,
      headers: { location: `${other.origin}/w/api.php` },
    }));
    writeFileSync(join(folder, "session.txt"), "wiki_session=abc");
    const outcome = await learnInto(folder, `${server.origin}/api.php`, {
      cookieFile: "session.txt",
    });
    expect(outcome).toMatchObject({
      exitCode: 2,
      diagnostics: [
        {
          message: `redirect to "${other.origin}/w/api.php" not followed: the session is only for ${server.origin}`,
          help: "if you trust the target, specify its URL",
        },
      ],
    });
    expect(other.received).toEqual([]);
  });
});
