import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { learnCommand } from "../../../generator/cli/run-learn.js";
import type { LearnCommandOptions } from "../../../generator/cli/run-learn.js";
import type { CommandOutcome } from "../../../generator/cli/outcome.js";
import { result as validateResult } from "../../../generator/spec/source/validators.js";
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

/** The wiki, with its list under another path. */
function wikiWith(path: string): Answerer {
  const name = path.slice("query+".length);
  const modules = MODULES.map((module) =>
    module["path"] === "query"
      ? chooser("query", path)
      : module["path"] === "query+things"
        ? { ...module, name, path }
        : module,
  );
  const describeItself = wikiApi(modules);
  return (request) => {
    const { query } = request;
    if (query["action"] !== "query" || query["meta"] === "siteinfo") return describeItself(request);
    return json({ batchcomplete: "", query: { [query["list"] ?? "none"]: [{ id: 1 }] } });
  };
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
  it("writes what its modules answer, and says of which it has learned nothing", async () => {
    const folder = scratchFolder();
    const { origin } = await startServer(wiki());
    const outcome = await learnInto(folder, `${origin}/api.php`);
    expect(outcome.exitCode).toBe(0);
    expect(codes(outcome)).toEqual(["nothing-learned", "nothing-learned"]);
    expect(outcome.diagnostics.map(({ message }) => message)).toContainEqual(
      expect.stringContaining("Not for you."),
    );
    expect(learnedThings(folder)).toEqual(THINGS);
    expect(validateResult(learnedThings(folder))).toBe(true);
  });

  it.each([
    ["query+../../stolen", "unsafe-name"],
    ["query+..\\stolen", "unsafe-name"],
    ["query+/tmp/stolen", "unsafe-name"],
    ["query+things\u0000", "unsafe-name"],
    ["query+corrections", "name-collision"],
    ["query+Corrections", "name-collision"],
  ])("writes nothing where a wiki names a module %j", async (path, code) => {
    const folder = scratchFolder();
    mkdirSync(join(folder, "wiki", "results"), { recursive: true });
    writeFileSync(join(folder, "wiki", "results", "corrections.json"), '{ "corrections": [] }');
    const before = snapshot(folder);
    const { origin } = await startServer(wikiWith(path));
    const outcome = await learnInto(folder, `${origin}/api.php`);
    expect(codes(outcome)).toEqual([code]);
    expect(outcome.exitCode).toBe(2);
    expect(snapshot(folder)).toEqual(before);
  });

  it("changes nothing when there is nothing new", async () => {
    const folder = scratchFolder();
    const { origin } = await startServer(wiki());
    await learnInto(folder, `${origin}/api.php`);
    const before = snapshot(folder);
    const again = await learnInto(folder, `${origin}/api.php`);
    expect(again.lines[0]).toMatch(/^Nothing new in wiki/);
    expect(snapshot(folder)).toEqual(before);
  });

  it("widens what it knew, and reports a contradiction with both samples", async () => {
    const folder = scratchFolder();
    const first = await startServer(wiki());
    await learnInto(folder, `${first.origin}/api.php`);
    const second = await startServer(wiki([["red", "blue"], ["green"]]));
    const outcome = await learnInto(folder, `${second.origin}/api.php`);
    const found = outcome.diagnostics.find(({ code }) => code === "result-contradiction");
    expect(found?.message).toBe(
      '"query+things" contradicts its previous result at query.things.colour: it was string and is list of string; ["red","blue"]; both are kept',
    );
    expect(learnedThings(folder)).toMatchObject({
      response: {
        query: {
          is: {
            record: {
              things: {
                is: {
                  list: { record: { colour: { is: { anyOf: ["string", { list: "string" }] } } } },
                },
              },
            },
          },
        },
      },
    });
  });

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

  it("keeps what it knew of a module that shows nothing any more, and says so", async () => {
    const folder = scratchFolder();
    const open = await startServer(wiki());
    await learnInto(folder, `${open.origin}/api.php`);
    const before = learnedThings(folder);
    const closed = await startServer((request, response) =>
      request.query["list"] === "things"
        ? json({ error: { code: "readonly", info: "Closed." } })
        : wiki()(request, response),
    );
    const outcome = await learnInto(folder, `${closed.origin}/api.php`);
    expect(outcome.exitCode).toBe(0);
    expect(codes(outcome)).toContain("nothing-new-learned");
    expect(learnedThings(folder)).toEqual(before);
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
          `${address}: error[learn-busy]: another run of learn is sending requests to ${address}\n` +
          "  help: wait until it ends, then run again; its results are merged\n",
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

  it.each(["wiki_session=ab+cd/ef==", "_oauth2_proxy=hunter22", "wiki_session=ab%2bcd&ef#gh"])(
    "does not repeat the cookie %s",
    async (cookie) => {
      const folder = scratchFolder();
      const info = `The session ${cookie} has ended.`;
      const server = await startServer(() => ({
        body: JSON.stringify({ error: { code: "badsession", info } }),
      }));
      writeFileSync(join(folder, "session.txt"), cookie);
      const outcome = await learnInto(folder, `${server.origin}/api.php`, {
        cookieFile: "session.txt",
      });
      const [name] = cookie.split("=");
      expect(outcome.diagnostics[0]?.message).toContain(`${name}=*** has ended`);
    },
  );

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
          message: `redirect to "${other.origin}/w/api.php" not followed: the session is for ${server.origin} only`,
          help: "if you trust the target, specify its URL",
        },
      ],
    });
    expect(other.received).toEqual([]);
  });

  it.each([
    ["there is none", undefined, "file-unreadable"],
    ["it holds no cookie", "hello\n", "no-cookie"],
    ["it holds two lines", "a=b\r\nX-Evil: 1\n", "no-cookie"],
  ])("does not take a cookie file where %s", async (_, text, code) => {
    const folder = scratchFolder();
    const server = await startServer(wiki());
    if (text !== undefined) writeFileSync(join(folder, "session.txt"), text);
    const outcome = await learnInto(folder, server.origin, { cookieFile: "session.txt" });
    expect([outcome.exitCode, codes(outcome)]).toEqual([2, [code]]);
    expect(server.received).toEqual([]);
  });

  it("does not touch results that it cannot read", async () => {
    const folder = scratchFolder();
    const results = join(folder, "wiki", "results");
    mkdirSync(results, { recursive: true });
    writeFileSync(join(results, "things.json"), '{ "module": 7 }\n');
    const server = await startServer(wiki());
    const outcome = await learnInto(folder, server.origin);
    expect(outcome.exitCode).toBe(2);
    expect(codes(outcome)).toContain("schema-violation");
    expect(readFileSync(join(results, "things.json"), "utf8")).toBe('{ "module": 7 }\n');
  });

  it("asks for nothing that the catalogue in the folder does not have", async () => {
    const folder = scratchFolder();
    mkdirSync(join(folder, "wiki"));
    const things = { ...wikiModule("query+things"), parameters: [] };
    writeFileSync(
      join(folder, "wiki", "catalogue.json"),
      JSON.stringify({ paraminfo: { modules: [things] } }),
    );
    const server = await startServer(wiki());
    const outcome = await learnInto(folder, server.origin);
    expect(outcome.diagnostics.map(({ message }) => message).join()).not.toContain("secrets");
    const asked = server.received.filter(({ query }) => query["list"] === "things");
    expect(asked.filter(({ query }) => query["thingsprop"] !== undefined)).toEqual([]);
    expect(asked.length).toBeGreaterThan(0);
  });
});

describe("learning from recorded answers", () => {
  // The roots are those of the protocol.
  const CATALOGUE = JSON.stringify({
    paraminfo: { modules: [wikiModule("query+things", [PROP]), wikiModule("query+secrets")] },
  });
  const SITE = {
    request: "action=query&meta=siteinfo&formatversion=2",
    response: { query: { general: { generator: "MediaWiki 1.45.0" } } },
  };

  function folderWith(...records: readonly unknown[]): string {
    const folder = scratchFolder();
    mkdirSync(join(folder, "wiki"));
    writeFileSync(join(folder, "wiki", "catalogue.json"), CATALOGUE);
    const lines = records.map((each) => (typeof each === "string" ? each : JSON.stringify(each)));
    writeFileSync(join(folder, "answers.jsonl"), `${lines.join("\n")}\n`);
    return folder;
  }

  it("takes them for what the server that they name says", async () => {
    const response = { query: { things: [{ id: 1, size: 2 }] } };
    const folder = folderWith(
      SITE,
      { request: "action=query&list=things&thingsprop=colour|size&formatversion=2", response },
      { request: "action=query&list=things&thingsprop=colour|size", response },
    );
    const outcome = await learnInto(folder, "answers.jsonl");
    expect(outcome.exitCode).toBe(0);
    expect(learnedThings(folder)).toMatchObject({ servers: ["MediaWiki 1.45.0"] });
  });

  it("says nothing against the record that names the server, and counts in words that fit", async () => {
    const folder = folderWith(SITE, {
      request: "action=query&list=things&formatversion=2",
      response: { query: { things: [{ id: 1 }] } },
    });
    const { lines, diagnostics } = await learnInto(folder, "answers.jsonl");
    expect(diagnostics).toEqual([]);
    expect(lines).toEqual([
      "query+things: The result of the response is known now. No action is needed.",
      "Wrote wiki/results: 1 module from 1 response in answers.jsonl.",
    ]);
  });

  it("says of a file that is not there that it is not", async () => {
    const outcome = await learnInto(folderWith(), "missing.jsonl");
    expect([outcome.exitCode, codes(outcome)]).toEqual([2, ["source-missing"]]);
    expect(outcome.diagnostics[0]?.position?.file).toBe("missing.jsonl");
    expect(outcome.diagnostics[0]?.message).toContain("neither a file nor a URL");
  });

  it("leaves out answers to more than one module that add to the same object, and says which", async () => {
    const folder = folderWith(SITE, {
      request: "action=query&list=things|secrets&formatversion=2",
      response: { query: { things: [] } },
    });
    const outcome = await learnInto(folder, "answers.jsonl");
    expect(codes(outcome)).toEqual(["record-skipped"]);
    expect(outcome.diagnostics[0]?.position).toMatchObject({ file: "answers.jsonl", line: 2 });
  });

  it("refuses them where neither an answer nor the facts of the wiki name the server", async () => {
    const records = [{ request: "action=query", response: {} }];
    const outcome = await learnInto(folderWith(...records), "answers.jsonl");
    expect([outcome.exitCode, codes(outcome)]).toEqual([2, ["records-no-server"]]);
    const folder = folderWith(...records);
    const site = { generator: "MediaWiki 1.45.0", namespaces: [] };
    writeFileSync(join(folder, "wiki", "site.json"), JSON.stringify(site));
    expect((await learnInto(folder, "answers.jsonl")).exitCode).toBe(0);
  });

  it("widens the shipped results, and says what became different", async () => {
    const folder = scratchFolder();
    mkdirSync(join(folder, "wiki"));
    const spec = new URL("../../../spec/paraminfo/", import.meta.url);
    cpSync(new URL("catalogue.json", spec), join(folder, "wiki", "catalogue.json"));
    const rows = [
      { pageid: 1, ns: 0, title: "A", extra: "new" },
      { pageid: "2", ns: 0, title: "B" },
    ];
    const exchanges = [
      SITE,
      {
        request: "action=query&list=allpages&formatversion=2",
        response: { query: { allpages: rows } },
      },
      {
        request: "action=query&list=allpages|allusers&formatversion=2",
        response: { query: { allpages: [], allusers: [], others: [] } },
      },
      { request: "action=opensearch&search=a", response: ["a", ["A"], [""], [""]] },
    ];
    writeFileSync(
      join(folder, "answers.jsonl"),
      exchanges.map((each) => JSON.stringify(each)).join("\n"),
    );
    const outcome = await learnInto(folder, "answers.jsonl");
    expect(outcome.lines).toEqual([
      "query+allpages: `query.allpages[].pageid` is `integer or string` instead of `integer`. Handle the new type.",
      "query+allpages: The field `query.allpages[].extra` is new, in some responses. Regenerate the validators, which report it.",
      "Wrote wiki/results: 1 module from 3 responses in answers.jsonl.",
    ]);
    expect(outcome.diagnostics.map(({ message }) => message)).toEqual([
      expect.stringContaining("nothing was learned from line 3: new data that one of several"),
      expect.stringContaining("nothing was learned from line 4: a module that the catalogue"),
    ]);
    expect(readdirSync(join(folder, "wiki", "results"))).toEqual(["allpages.json"]);
    const shipped = JSON.parse(readFileSync(new URL("results/allpages.json", spec), "utf8"));
    const learned = JSON.parse(
      readFileSync(join(folder, "wiki", "results", "allpages.json"), "utf8"),
    );
    expect(learned.servers).toEqual(shipped.servers);
    expect(learned.response.query.is.record.allpages.is.list.record).toMatchObject({
      title: shipped.response.query.is.record.allpages.is.list.record.title,
      pageid: { is: { anyOf: ["integer", "string"] } },
      extra: { is: "string", optional: true, seen: 1, servers: ["MediaWiki 1.45.0"] },
    });
    const again = await learnInto(folder, "answers.jsonl");
    expect(again.lines).toEqual([
      "Nothing new in wiki/results: 0 modules from 3 responses in answers.jsonl.",
    ]);
  });
});
