/** Files that are nearly right: each is read or reported, always in the same way. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { isAbsolute, join } from "node:path";
import { asyncProperty, constantFrom, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { parseDocument } from "../../generator/base/document.js";
import { readCatalogue } from "../../generator/cli/inspect-catalogue.js";
import { inspectLine } from "../../generator/cli/inspect-exchanges.js";
import { parseWikiList } from "../../generator/cli/pull-list.js";
import { explainExchange } from "../../generator/inspect/exchange.js";
import { inspectAsServer } from "../../generator/inspect/verdict.js";
import { configJob } from "../../generator/project/job.js";
import { createRedactor } from "../../generator/redact/redactor.js";
import { readCassette } from "../../generator/serve/cassette.js";
import { readSpecs, SHIPPED_SPECS } from "../../generator/serve/read-specs.js";
import { replayingHandler } from "../../generator/serve/replay.js";
import { openApiDataDiagnostics, readWikis } from "../../generator/serve/service-data.js";
import { makeServices } from "../../generator/serve/services.js";
import { validateShape } from "../../generator/spec/source/validate-shape.js";
import { config } from "../../generator/spec/source/validators.js";
import { propertyOf } from "../../templates/runtime/model/member.js";
import { REPOSITORY } from "../generator/support/places.js";
import { assert } from "../random-runs.js";
import { answered, requestIn } from "./answered.js";
import { changedOnce, disturbed, disturbedBytes } from "./disturbed.js";
import { queries } from "./queries.js";
import { expectDiagnostics, expectPlain, expectStaged } from "./expectations.js";

const RUNS = { seed: 17, numRuns: 100 };
const SHIPPED = readSpecs(SHIPPED_SPECS, REPOSITORY).value ?? [];
const FOLDER = mkdtempSync(join(tmpdir(), "paramsmith-disturbed-"));

/** Files that commands read, each with some that are right, and what reads one. */
const FILES: readonly (readonly [string, readonly string[], (bytes: Uint8Array) => unknown])[] = [
  [
    "a configuration",
    [
      '{"$schema":"./x.json","out":"src","specs":[{"file":"wiki.json","name":"wiki"}]}',
      '{"out":"../..","specs":[{"file":"/etc/passwd","name":"../x"}],"importExtension":".ts"}',
    ],
    (bytes) => {
      const document = expectStaged(parseDocument("paramsmith.config.json", bytes));
      const shape = document && expectStaged(validateShape(document, config));
      if (!shape) return undefined;
      const job = configJob("/nowhere/paramsmith.config.json", shape.value, "/nowhere");
      expect([job.out, ...job.specs.map(({ file }) => file)].every(isAbsolute)).toBe(true);
      for (const { name } of job.specs) expect(name).toMatch(/^[a-z][a-z0-9-]*$/);
      return job;
    },
  ],
  [
    "a list of wikis",
    [
      "https://wiki.example/w/api.php\nb https://b.example:8080/api.php # two\n",
      "# c\r\n\r\na\thttp://[::1]/api.php?x#y\nA https://u:p@a.example/",
    ],
    (bytes) => {
      const wikis = expectStaged(parseWikiList("wikis.txt", Buffer.from(bytes).toString())) ?? [];
      const names = wikis.map(({ name }) => name.toLowerCase());
      expect(new Set(names).size).toBe(names.length);
      for (const { name, address } of wikis) {
        expect(name).not.toMatch(/[/\\\0]|^\./);
        expect(address.username + address.hash).toBe("");
      }
      return wikis;
    },
  ],
  [
    "a cassette",
    [
      '{"cassette":1,"path":"/api.php","params":{"action":"query","a[]":["1","2"]},"status":200,"headers":{"content-type":"application/json"},"body":"{}"}\n',
      '{"cassette":1,"path":"/a","params":{},"status":304,"headers":{"etag":"x","set-cookie":"a"},"body":""}\n{"cassette":1,"pa',
    ],
    (bytes) => {
      const file = join(FOLDER, "cassette.jsonl");
      writeFileSync(file, bytes);
      const cassette = expectStaged(readCassette(file, "cassette.jsonl"));
      return cassette;
    },
  ],
  [
    "a line of recorded exchanges",
    [
      '{"request":"action=query&list=allpages","response":{"error":{"code":"x","info":"y"}}}',
      '{"request":"action=query&list=allpages&formatversion=2","response":{"batchcomplete":true,"query":{"allpages":[{"pageid":1,"ns":0,"title":"A"}]}}}',
      '{"cassette":1,"path":"/api.php","params":{"action":"query","meta":"siteinfo"},"status":200,"headers":{},"body":"{\\"query\\":{}}"}',
    ],
    (bytes) => {
      const at = { file: "a.jsonl", line: 1, column: 1 };
      const { api, results } = inspected();
      const using = { api, results, inspectRequest: inspectAsServer, options: {} };
      const line = Buffer.from(bytes).toString();
      const { value, diagnostics } = inspectLine(line, at, using, createRedactor([]));
      expect(diagnostics.length).toBe(value ? 0 : 1);
      if (value) explainExchange(value).forEach(expectPlain);
      return value;
    },
  ],
];

function inspected() {
  const words = { cwd: REPOSITORY, out: undefined, config: undefined, today: "2026-01-01" };
  const { value } = (catalogue ??= readCatalogue({ ...words, specs: [join("spec", "paraminfo")] }));
  if (!value) throw new Error("The shipped catalogue cannot be read.");
  return value;
}

let catalogue: ReturnType<typeof readCatalogue> | undefined;

it.each(FILES)("%s is read or reported, twice the same", (_name, seeds, read) => {
  assert(
    property(disturbedBytes(seeds), (bytes) => {
      expect(read(bytes)).toEqual(read(bytes));
    }),
    { ...RUNS, numRuns: 300 },
  );
});

it("a cassette that is read is replayed", async () => {
  const line = { cassette: 1, path: "/a", params: { a: "1" }, status: 200, body: "{}" };
  const headers = { "content-type": "application/json", vary: "accept" };
  const recorded = [{ ...line, headers }];
  const odd = changedOnce(recorded);
  const file = join(FOLDER, "replayed.jsonl");
  await assert(
    asyncProperty(disturbed(recorded), async (value) => {
      writeFileSync(file, JSON.stringify(value));
      const { service } = replayingHandler(
        readCassette(file, file).value ?? [],
        createRedactor([]),
      );
      const url = typeof propertyOf(value, "path") === "string" ? propertyOf(value, "path") : "/a";
      const { status } = await service(requestIn({ url: `${String(url)}?a=1` }));
      expect(status).toBeGreaterThanOrEqual(200);
    }),
    { ...RUNS, numRuns: odd.length + 100, examples: odd.map((value): [unknown] => [value]) },
  );
});

describe("data of `serve`", { timeout: 300_000 }, () => {
  it("are served or reported", async () => {
    const alliance = { id: "5f3a", name: "N", strength: 1, bbStrength: 0, leaderId: "7" };
    const full = { ...alliance, townIds: ["1"], vulnerabilityWindow: 3 };
    const text = "A [[fruit]]. [[Category:B]] {{T}} [https://a.example x] [[de:A]] [[File:A.png]]";
    const paraminfo = {
      pages: [
        {
          title: "Apple",
          text,
          protection: [{ type: "edit", level: "sysop", expiry: "infinity" }],
        },
        { title: "B", text: "#REDIRECT [[Apple]]" },
        { title: "User:Alice", revisions: [{ user: "Alice", text: "a", tags: ["mw-undo"] }] },
      ],
      users: [{ name: "Alice", groups: ["sysop"] }],
      log: [{ type: "delete", action: "delete", title: "A" }],
      interwiki: [{ prefix: "de", url: "https://de.example/$1" }],
    };
    await assert(
      asyncProperty(
        disturbed([{ alliance: { alliances: [full] } }, { paraminfo }]),
        constantFrom(...queries),
        async (value, asked) => {
          const data = expectStaged(parseDocument("data.json", Buffer.from(JSON.stringify(value))));
          const wikis = data && expectStaged(readWikis(data, SHIPPED));
          if (!data || !wikis) return;
          const faults = await openApiDataDiagnostics(data, data.value, SHIPPED);
          expectDiagnostics(faults);
          if (faults.length > 0) return;
          const options = { seed: 1, envelope: "embedded", data, wikis } as const;
          for (const { spec, handler, at } of makeServices(SHIPPED, options)) {
            const url = spec.kind === "catalogue" ? `${at}?${asked}` : "/alliances?size=2";
            // oxlint-disable-next-line no-await-in-loop -- one after the other shows the one that fails
            await answered(handler.service, requestIn({ url }));
          }
        },
      ),
      RUNS,
    );
  });
});
