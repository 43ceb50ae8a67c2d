import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { paramsmith } from "../support/cli.js";
import { json, startServer } from "../support/http.js";
import { REPOSITORY, scratchFolder } from "../support/places.js";
import { sendRaw, serving } from "../support/serving.js";
import { isAvailable, isPosix } from "../../availability.js";

async function until(holds: () => boolean): Promise<void> {
  for (let n = 0; n < 200 && !holds(); n += 1)
    // oxlint-disable-next-line no-await-in-loop -- it is waited for
    await new Promise((resolve) => setTimeout(resolve, 10));
}

/** What a server says to twenty requests, one after the other. */
async function statuses(url: string): Promise<readonly string[]> {
  const all: string[] = [];
  for (let n = 0; n < 20; n += 1) {
    // oxlint-disable-next-line no-await-in-loop -- the order counts
    const { status, headers } = await fetch(`${url}/api.php?action=query&format=json`);
    all.push(`${status} ${headers.get("retry-after") ?? ""}`);
  }
  return all;
}

async function ask(url: string, from: string): Promise<Response> {
  const query = `action=query&list=allpages&format=json&formatversion=2&apfrom=${from}`;
  return fetch(`${url}/api.php?${query}`);
}

describe("paramsmith serve", () => {
  it("prints one line for machines, and answers as both specs", async () => {
    const { url, out, services, errors } = await serving();
    expect(out()).toMatch(
      /^\{"paramsmith":"serve","url":"http:\/\/127\.0\.0\.1:\d+","services":.*\}\n$/,
    );
    expect(services).toEqual([
      { name: "alliance", kind: "openapi", url },
      { name: "paraminfo", kind: "catalogue", url: `${url}/api.php` },
    ]);
    const wiki = await fetch(`${url}/api.php?action=query&list=allpages&aplimit=x&format=json`);
    expect(wiki.headers.get("mediawiki-api-error")).toBe("badinteger");
    const form = new URLSearchParams({ action: "query", format: "json", lgpassword: "hunter2" });
    await (await fetch(`${url}/api.php`, { method: "POST", body: form })).text();
    const alliances = await fetch(`${url}/planets`);
    expect(alliances.status).toBe(404);
    expect(alliances.headers.get("content-type")).toMatch(/^application\/problem\+json/);
    await until(() => errors().length === 3);
    expect(errors()[0]).toMatch(
      /^GET {2}\/api\.php\?action=query\S+ {2}200 {2}[\d.]+ ms {2}error badinteger aplimit$/,
    );
    expect(errors()[1]).toContain("lgpassword=***");
    expect(errors().join("\n")).not.toContain("hunter2");
    expect(errors()[2]).toMatch(/^GET {2}\/planets {2}404 /);
  });

  it("logs one JSON object a line, or nothing", async () => {
    const [logging, silent] = await Promise.all([serving("--log", "json"), serving("--log=none")]);
    for (const { url } of [logging, silent])
      // oxlint-disable-next-line no-await-in-loop -- one after the other is fine here
      await (await fetch(`${url}/api.php?action=query&aplimit=1&format=json`)).text();
    await until(() => logging.errors().length === 1);
    expect(logging.errors().map((line): unknown => JSON.parse(line))).toMatchObject([
      {
        method: "GET",
        status: 200,
        issues: [{ code: "unrecognizedparams", parameter: "aplimit" }],
      },
    ]);
    expect(silent.errors()).toEqual([]);
  });

  it("says that a port is taken, and what to do", async () => {
    const { port } = await serving();
    const { code, out, err } = paramsmith(REPOSITORY, "serve", "--port", String(port));
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain("error[port-taken]");
    expect(err).toContain(`port ${port} of 127.0.0.1 is already in use`);
    expect(err).toContain("help: specify another port with --port; 0 is any free port");
  });

  it("says that an address is not of this machine", () => {
    const { code, err } = paramsmith(REPOSITORY, "serve", "--host", "192.0.2.1", "--port", "0");
    expect(code).toBe(2);
    expect(err).toContain("error[host-unusable]");
  });

  it.runIf(isPosix()).each(["SIGINT", "SIGTERM"] as const)(
    "ends with 0 on %s, after the request that is under way",
    async (signal) => {
      const server = await serving("--latency", "300");
      // The first request also loads the code of the service.
      await fetch(`${server.url}/planets`);
      const asked = fetch(`${server.url}/planets`);
      await new Promise((resolve) => setTimeout(resolve, 100));
      server.process.kill(signal);
      expect((await asked).status).toBe(404);
      expect(await server.ended).toBe(0);
      expect(server.errors()).toHaveLength(2);
    },
  );

  it.runIf(isPosix())(
    "breaks off what takes longer than a second, and on a second signal everything",
    async () => {
      const [patient, forced] = await Promise.all([
        serving("--latency", "60000"),
        serving("--latency", "60000"),
      ]);
      const failed = [patient, forced].map(async ({ url }) =>
        fetch(`${url}/planets`).then(
          () => "received",
          () => "broken off",
        ),
      );
      await new Promise((resolve) => setTimeout(resolve, 100));
      const start = performance.now();
      for (const { process: child } of [patient, forced]) child.kill("SIGTERM");
      await new Promise((resolve) => setTimeout(resolve, 50));
      forced.process.kill("SIGTERM");
      expect(await forced.ended).toBe(0);
      const early = performance.now() - start;
      expect(await patient.ended).toBe(0);
      expect(early).toBeLessThan(700);
      expect(performance.now() - start).toBeLessThan(2500);
      expect(await Promise.all(failed)).toEqual(["broken off", "broken off"]);
    },
  );

  it("serves specs from anywhere", async () => {
    const { url, services } = await serving("--spec", "spec/alliance");
    expect(services).toEqual([{ name: "alliance", kind: "openapi", url }]);
    expect((await fetch(`${url}/api.php`)).status).toBe(404);
  });

  it("serves the OpenAPI document from a seed, in the envelope that is asked for", async () => {
    const [one, same, bare] = await Promise.all([
      serving("--seed", "4"),
      serving("--seed", "4"),
      serving("--seed", "4", "--envelope", "bare"),
    ]);
    const [first = "", again, listed = ""] = await Promise.all(
      [one, same, bare].map(async ({ url }) => (await fetch(`${url}/alliances?size=2`)).text()),
    );
    expect(again).toBe(first);
    expect(JSON.parse(first)).toMatchObject({ _embedded: { alliances: JSON.parse(listed) } });
  });

  it("serves the data of a file instead", async () => {
    const file = join(scratchFolder(), "data.json");
    const alliance = {
      id: "0123456789abcdef01234567",
      name: "Own",
      strength: 1,
      bbStrength: 2,
      leaderId: "0123456789abcdef01234567",
      townIds: [],
      vulnerabilityWindow: 3,
    };
    writeFileSync(file, JSON.stringify({ alliance: { alliances: [alliance] } }));
    const { url } = await serving("--data", file);
    const { _embedded } = JSON.parse(await (await fetch(`${url}/alliances`)).text());
    expect(_embedded.alliances).toMatchObject([{ name: "Own" }]);
  });

  it("has faults where they are asked for, the same for the same seed", async () => {
    const words = ["--fault", "503:0.5:9", "--fault", "maxlag:0.2", "--seed", "5", "--log", "none"];
    const [one, other] = await Promise.all([serving(...words), serving(...words)]);
    const first = await statuses(one.url);
    expect(await statuses(other.url)).toEqual(first);
    expect(new Set(first)).toEqual(new Set(["503 9", "200 5", "200 "]));
  });

  it("refuses what a strict reading does", async () => {
    const { url } = await serving("--strict");
    const answer = await fetch(`${url}/api.php?action=query&format=json&lsit=allpages`);
    expect(await answer.json()).toMatchObject({ error: { code: "unrecognizedparams" } });
  });

  it.each([
    ["no object", null, "the data is not an object"],
    ["a list", [], "the data is not an object"],
    ["alliances that are none", { alliance: { alliances: [{ id: "zz" }, 5] } }, "/alliances/1"],
    ["a collection that there is not", { alliance: { aliances: [] } }, '"aliances"'],
    ["a wiki that is none", { paraminfo: { pages: [{ titel: "x" }] } }, "titel"],
  ])("ends with 2 at data that are %s, and serves nothing of it", (_, data, message) => {
    const file = join(scratchFolder(), "data.json");
    writeFileSync(file, JSON.stringify(data));
    const { code, out, err } = paramsmith(REPOSITORY, "serve", "--port", "0", "--data", file);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain("error[data-unusable]");
    expect(err).toContain(message);
  });

  it.each([
    ["a file that is not there", ["--data", "nowhere.json"], "error[file-missing]"],
    ["a file that is no JSON", ["--data", "README.md"], "error[json-syntax]"],
    [
      "data for a service that is not there",
      ["--data", "package.json"],
      "error[data-without-spec]",
    ],
    ["a cassette that is none", ["--replay", "README.md"], "error[cassette-malformed]"],
    ["an address that is none", ["--record", "wiki"], "error[address-malformed]"],
    [
      "a server that no spec is for",
      ["--record", "http://127.0.0.1:9/api.php", "--spec", "spec/alliance"],
      "error[record-without-spec]",
    ],
    [
      "a cassette that cannot be written",
      ["--record", "http://127.0.0.1:9/api.php", "--cassette", "nowhere/c.jsonl"],
      "error[out-unwritable]",
    ],
    [
      "a file that is not a cassette",
      ["--record", "http://127.0.0.1:9/api.php", "--cassette", "package.json"],
      "package.json cannot be written: it exists and is not a cassette",
    ],
  ])("ends with 2 at %s", (_, words, message) => {
    const { code, out, err } = paramsmith(REPOSITORY, "serve", "--port", "0", ...words);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain(message);
  });

  it("ends with 1 at a spec that has an error", () => {
    const words = ["--port", "0", "--spec", "package.json"];
    const { code, out, err } = paramsmith(REPOSITORY, "serve", ...words);
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toContain("error[unknown-kind]");
  });

  it.each([
    ["an unknown option", ["--prot", "1"], "prot"],
    ["a latency of another form", ["--latency", "fast"], "--latency fast: expected milliseconds"],
    ["a fault without a rate", ["--fault", "503"], "--fault 503: expected a rate from 0 to 1"],
    ["a port that is none", ["--port", "70000"], "--port must be a whole number"],
    ["an envelope that is none", ["--envelope", "wrapped"], "wrapped"],
    ["a cassette without a recording", ["--cassette", "c.jsonl"], "cassette -> record"],
    ["a recording and a replay", ["--record", "u", "--replay", "c"], "mutually exclusive"],
  ])("ends with 2 at %s, and says where help is", (_, words, message) => {
    const { code, out, err } = paramsmith(REPOSITORY, "serve", ...words);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain(message);
    expect(err).toMatch(/help: .*run paramsmith serve --help/);
  });

  it("records in front of a server, reports what breaks the spec, and replays without it", async () => {
    const folder = scratchFolder();
    const cassette = join(folder, "c.jsonl");
    const real = await startServer(({ query }) =>
      json({
        batchcomplete: true,
        query: { allpages: [{ pageid: 1, ns: 0, title: query["apfrom"] }], more: 1 },
      }),
    );
    const recorder = await serving(
      "--record",
      `${real.origin}/w/api.php`,
      "--cassette",
      cassette,
      "--log",
      "none",
    );
    const answers = [
      await (await ask(recorder.url, "A")).text(),
      await (await ask(recorder.url, "B")).text(),
    ];
    await until(() => recorder.errors().length > 1);
    recorder.process.kill("SIGKILL");
    await recorder.ended;
    expect(recorder.errors().map((line): unknown => JSON.parse(line))).toMatchObject([
      {
        paramsmith: "record",
        breaches: [{ of: "response", code: "unknown-field", at: "query.more" }],
      },
      { paramsmith: "record" },
    ]);
    // As if it had been killed while it wrote.
    writeFileSync(cassette, `${readFileSync(cassette, "utf8")}{"cassette":1,"path":"/api`);
    const replay = await serving("--replay", cassette);
    expect(replay.errors().join("\n")).toContain("warning[cassette-line-torn]");
    expect(await (await ask(replay.url, "B")).text()).toBe(answers[1]);
    expect(await (await ask(replay.url, "A")).text()).toBe(answers[0]);
    const unknown = await ask(replay.url, "C");
    expect(unknown.status).toBe(404);
    expect(await unknown.text()).toContain(String.raw`apfrom: sent \"C\", recorded \"A\"`);
  });

  it("reports a server that it cannot record, whatever is logged", async () => {
    const real = await startServer((_, response) => {
      response.socket?.destroy();
      return undefined;
    });
    const recorder = await serving("--record", `${real.origin}/w/api.php`, "--log", "none");
    expect((await ask(recorder.url, "A")).status).toBe(502);
    await until(() => recorder.errors().length > 0);
    expect(recorder.errors()).toEqual([
      expect.stringMatching(
        /^127\.0\.0\.1:\d+ cannot be reached: .* The request is not recorded\.$/,
      ),
    ]);
  });

  it.runIf(isAvailable(existsSync("/dev/full"), "/dev/full, a disk without room"))(
    "passes answers back that the disk has no room for, and says each time that they are not kept",
    async () => {
      const real = await startServer(() => json({ batchcomplete: true, query: { allpages: [] } }));
      const recorder = await serving(
        "--record",
        `${real.origin}/w/api.php`,
        "--cassette",
        "/dev/full",
        "--log",
        "none",
      );
      for (const title of ["A", "B"]) {
        // oxlint-disable-next-line no-await-in-loop -- one request after the other
        const answer = await ask(recorder.url, title);
        expect(answer.status).toBe(200);
        // oxlint-disable-next-line no-await-in-loop -- one request after the other
        expect(await answer.json()).toEqual({ batchcomplete: true, query: { allpages: [] } });
      }
      await until(() => recorder.errors().length > 1);
      const line =
        "The exchange is not in the cassette /dev/full: no space left on device. The recording goes on, and lacks it.";
      expect(recorder.errors()).toEqual([line, line]);
    },
  );

  it.runIf(isPosix())("warns where it listens to more than this machine", async () => {
    const { errors, url } = await serving("--host", "0.0.0.0");
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:/);
    await until(() => errors().length > 0);
    expect(errors()[0]).toContain("every computer that can reach this one can send requests");
  });

  it.each(["127.0.0.1", "localhost", "LOCALHOST", "127.1"])(
    "warns of nothing at %s",
    async (host) => {
      const { errors, url } = await serving("--host", host, "--log", "none");
      expect((await fetch(new URL("/alliances", url))).status).toBe(200);
      expect(errors()).toEqual([]);
    },
  );

  it("serves on when the reader of its log has gone", async () => {
    const { process: child, url } = await serving();
    child.stderr?.destroy();
    for (let n = 0; n < 3; n += 1)
      // oxlint-disable-next-line no-await-in-loop -- the first one meets the closed pipe
      expect((await fetch(new URL("/alliances", url))).status).toBe(200);
  });

  it("sends what is malformed away, and closes", async () => {
    const { port } = await serving();
    expect(await sendRaw(port, "hello\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 /);
  });
});
