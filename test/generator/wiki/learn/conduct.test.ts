import { describe, expect, it } from "vitest";
import type { UnknownObject } from "../../../../generator/base/json.js";
import { diagnostic } from "../../../../generator/base/diagnostic.js";
import { runExperiments } from "../../../../generator/wiki/learn/conduct.js";
import type { QueryResult } from "../../../../generator/wiki/learn/session.js";
import { choice, moduleOf, parameter, things } from "./modules.js";

const NONE: readonly never[] = [];
const FACTS = {
  server: "MediaWiki",
  namespaces: [0],
  pages: NONE,
  redirects: NONE,
  files: NONE,
  categories: NONE,
  templates: NONE,
  linked: NONE,
  targets: NONE,
  deleted: NONE,
  users: NONE,
  addresses: NONE,
  userids: NONE,
  pageids: NONE,
  revids: NONE,
  hidden: NONE,
  stashed: NONE,
  languages: NONE,
  interwikis: NONE,
  pageprops: NONE,
  tags: NONE,
};

/** What is given as `continue` while a module is experimented with. */
async function askedFor(proceed: unknown): Promise<readonly string[]> {
  const asked: string[] = [];
  const response: UnknownObject = { continue: { thcontinue: proceed }, query: { things: [] } };
  await runExperiments(things, {
    send: async (parameters) => {
      asked.push(parameters["thcontinue"] ?? "");
      return { kind: "received", body: { kind: "object", value: response } };
    },
    facts: FACTS,
    progress: () => undefined,
  });
  return asked;
}

describe("an response that goes on", () => {
  it("is gone on with, as text", async () => {
    expect(await askedFor(5)).toContain("5");
  });

  it.each([[{ toString: 1 }], [[null, { toString: 1 }]], [null]])(
    "is the last one where it goes on with %j, which no parameter can be",
    async (value) => {
      expect(new Set(await askedFor(value))).toEqual(new Set([""]));
    },
  );
});

/** A response of an object. */
function received(value: UnknownObject): QueryResult {
  return { kind: "received", body: { kind: "object", value } };
}

const REFUSED: QueryResult = {
  kind: "refused",
  why: diagnostic("api-error", { name: "badvalue", detail: "No." }),
  errorCode: "badvalue",
};

const LINKS = moduleOf("links", "prop", [parameter("type", choice("big", "small"))]);

describe("the experiments with a module", () => {
  it("vary parameters for the three subjects with the longest responses", async () => {
    const lengths = new Map([
      ["A", 300],
      ["B|A", 0],
      ["B", 100],
      ["999999", 200],
    ]);
    const varied = new Set<string>();
    const { value } = await runExperiments(LINKS, {
      send: async ({ titles, pageids, revids, thtype }) => {
        const subject = titles ?? pageids ?? revids ?? "";
        if (thtype !== undefined)
          varied.add(
            titles === undefined
              ? Object.keys({ ...(pageids && { pageids }), ...(revids && { revids }) }).join()
              : subject,
          );
        const length = revids === undefined ? (lengths.get(subject) ?? 0) : 0;
        return received({ query: { text: "x".repeat(length) } });
      },
      facts: { ...FACTS, pages: ["A", "B"] },
      progress: () => undefined,
    });
    expect([...varied]).toEqual(["A", "pageids", "B"]);
    expect(value?.refusals).toEqual([]);
    expect(new Set(value?.observations.map(({ formatversion }) => formatversion))).toEqual(
      new Set(["1", "2"]),
    );
  });

  it("vary parameters for a subject with hidden data too, however short its response", async () => {
    const varied = new Set<string>();
    await runExperiments(LINKS, {
      send: async ({ revids = "", titles, thtype }) => {
        const isHidden = revids === "7|8";
        if (thtype !== undefined) varied.add(isHidden ? "hidden" : "another");
        const text = titles === undefined ? "" : "x".repeat(900);
        return received({ query: isHidden ? { userhidden: true } : { text } });
      },
      facts: { ...FACTS, pages: ["A", "B"], hidden: ["7", "8"] },
      progress: () => undefined,
    });
    expect([...varied]).toEqual(["another", "hidden"]);
  });

  it("vary parameters of query for the three subjects with the longest responses, like those of others", async () => {
    const query = moduleOf("query", "action", [parameter("deep", { kind: "boolean" })]);
    const varied = new Set<string>();
    await runExperiments(query, {
      send: async ({ titles = "", pageids, revids, iwurl, indexpageids, deep }) => {
        const subject = [
          iwurl && "iwurl",
          indexpageids && "indexpageids",
          revids === "0" && "revision 0",
        ];
        const name = subject.find((each) => typeof each === "string") ?? "another";
        if (deep !== undefined) varied.add(name);
        const length = name === "another" ? titles.length + (pageids ?? "").length : 9000;
        return received({ query: { text: "x".repeat(length) } });
      },
      facts: FACTS,
      progress: () => undefined,
    });
    expect([...varied]).toEqual(["revision 0", "iwurl", "indexpageids"]);
  });

  it("are continued three times at most", async () => {
    const { value } = await runExperiments(things, {
      send: async () => received({ continue: { thcontinue: true }, query: { things: [1] } }),
      facts: FACTS,
      progress: () => undefined,
    });
    expect(new Set(value?.observations.map(({ responses }) => responses.length))).toEqual(
      new Set([4]),
    );
  });

  it("have what the server refuses, each code once a round, and no other format version of it", async () => {
    const versions: unknown[] = [];
    const { value } = await runExperiments(things, {
      send: async ({ formatversion }) => {
        versions.push(formatversion);
        return REFUSED;
      },
      facts: FACTS,
      progress: () => undefined,
    });
    expect(value?.observations).toEqual([]);
    expect(value?.errors).toEqual(["badvalue", "badvalue"]);
    expect(value?.refusals).toHaveLength(versions.length);
    expect(new Set(versions)).toEqual(new Set(["2"]));
  });

  it("have the responses before one that is refused, and bodies that are no objects", async () => {
    const { value } = await runExperiments(things, {
      send: async ({ thcontinue }) =>
        thcontinue === undefined ? received({ continue: { thcontinue: "1" } }) : REFUSED,
      facts: FACTS,
      progress: () => undefined,
    });
    const [first] = value?.observations ?? [];
    expect(first?.responses).toEqual([{ continue: { thcontinue: "1" } }]);
    expect(first?.bodies).toEqual([]);
    expect(value?.refusals).toEqual([]);
    const text = await runExperiments(things, {
      send: async () => ({ kind: "received", body: { kind: "text", value: "x" } }),
      facts: FACTS,
      progress: () => undefined,
    });
    const [only] = text.value?.observations ?? [];
    expect([only?.responses, only?.bodies]).toEqual([[], [{ kind: "text", value: "x" }]]);
  });

  it("end at a failure, in either round", async () => {
    const failed: QueryResult = {
      kind: "failed",
      diagnostics: [diagnostic("api-disabled", {})],
    };
    for (const isFailing of [() => true, (type: string | undefined) => type === "small"]) {
      // oxlint-disable-next-line no-await-in-loop -- two runs
      const found = await runExperiments(LINKS, {
        send: async ({ thtype }) => (isFailing(thtype) ? failed : received({ query: {} })),
        facts: { ...FACTS, pages: ["A"] },
        progress: () => undefined,
      });
      expect(found).toEqual({ value: undefined, diagnostics: failed.diagnostics });
    }
  });

  it("are counted from the first to the last of each round", async () => {
    const counts: (readonly [number, number])[] = [];
    await runExperiments(LINKS, {
      send: async () => received({ query: {} }),
      facts: { ...FACTS, pages: ["A"] },
      progress: (module, done, all) => {
        expect(module).toBe(LINKS);
        counts.push([done, all]);
      },
    });
    expect(counts.map(([done]) => done)).toEqual(counts.map((_, index) => index));
    const totals = [...new Set(counts.map(([, all]) => all))];
    expect(totals).toHaveLength(2);
    expect(totals.at(-1)).toBe(counts.length);
  });
});
