import { describe, expect, it } from "vitest";
import { diagnostic } from "../../../../generator/base/diagnostic.js";
import { bodyOf } from "../../../../generator/wiki/response.js";
import type { ResponseBody } from "../../../../generator/wiki/response.js";
import type { Client } from "../../../../generator/wiki/client.js";
import type { UnknownObject } from "../../../../generator/base/json.js";
import { noJournal } from "../../../../generator/wiki/learn/journal.js";
import type { ResponseJournal } from "../../../../generator/wiki/learn/journal.js";
import { learn } from "../../../../generator/wiki/learn/learn.js";
import type { LearnOptions, LearnSession } from "../../../../generator/wiki/learn/learn.js";
import type { Correction, Result } from "../../../../generator/spec/source/types.js";
import { moduleOf, things } from "./modules.js";

type Parameters = Readonly<Record<string, string>>;

/** A response to a request, or the code of the API's error. */
type Respond = (parameters: Parameters) => UnknownObject | string;

const AT = { file: "http://wiki.example/api.php", line: 1, column: 1 };

/** A wiki, and the requests that it received, without those for its pages and users. */
function wikiOf(respond: Respond): { readonly client: Client; readonly received: Parameters[] } {
  const received: Parameters[] = [];
  const client: Client = {
    async request(parameters) {
      if (parameters["list"] !== "things" && parameters["generator"] === undefined) {
        const isFact = parameters["list"] !== undefined || parameters["meta"] !== undefined;
        if (isFact) return { value: { batchcomplete: true, query: {} }, diagnostics: [] };
      }
      received.push(parameters);
      const response = respond(parameters);
      if (typeof response !== "string") return { value: response, diagnostics: [] };
      return response === "gone"
        ? { value: undefined, diagnostics: [diagnostic("response-no-api", {}, AT)] }
        : {
            value: undefined,
            errorCode: response,
            diagnostics: [diagnostic("api-error", { name: response, detail: "No." }, AT)],
          };
    },
    requestBody: async () => ({ value: undefined, diagnostics: [] }),
  };
  return { client, received };
}

function sessionOf(respond: Respond): LearnSession {
  return { client: wikiOf(respond).client, journal: noJournal };
}

/** Rows with the fields of the requested values, which are the colour without a request for any. */
function rowsWith(fields: Readonly<Record<string, unknown>>): Respond {
  return ({ list, thprop = "colour" }) => {
    const requested = thprop.split("|");
    const shown = Object.entries(fields).filter(([name]) => requested.includes(name));
    const row = { ns: 0, ...Object.fromEntries(shown) };
    return { batchcomplete: true, ...(list === "things" && { query: { things: [row] } }) };
  };
}

const NO_DATA: Respond = () => ({ batchcomplete: true });
const refusing: Respond = () => "permissiondenied";

async function learned(
  sessions: LearnOptions["sessions"],
  more: Partial<LearnOptions> = {},
): ReturnType<typeof learn> {
  return learn({
    sessions,
    modules: [things],
    site: { generator: "MediaWiki 1.43.0", namespaces: [{ id: 0 }] },
    known: new Map(),
    corrections: [],
    progress: () => undefined,
    ...more,
  });
}

const KNOWN: Result = {
  module: "query+things",
  servers: ["MediaWiki 1.39.17"],
  response: {
    query: { is: { record: { things: { is: { list: { record: {} } }, seen: 1 } } }, seen: 1 },
  },
};

function textOf(results: readonly Result[] | undefined): string {
  return JSON.stringify(results?.map(({ response }) => response));
}

describe("learning as several users", () => {
  it("adds what each of them sees", async () => {
    const { value } = await learned([
      sessionOf(rowsWith({ colour: "red", size: 1 })),
      sessionOf(rowsWith({ colour: "red", owner: "Ann" })),
    ]);

    expect(value?.results.map(({ module }) => module)).toEqual(["query+things"]);
    expect(textOf(value?.results)).toContain('"size"');
    expect(textOf(value?.results)).toContain('"colour"');
    expect(value?.withoutData).toEqual([]);
  });

  it("keeps what the first saw if the second is refused, without a warning", async () => {
    const alone = await learned([sessionOf(rowsWith({ colour: "red", size: 1 }))]);

    const both = await learned([
      sessionOf(rowsWith({ colour: "red", size: 1 })),
      sessionOf(refusing),
    ]);

    expect(both.diagnostics).toEqual([]);
    expect(both.value?.results).toEqual(alone.value?.results);
    expect(both.value?.requests).toBeGreaterThan(alone.value?.requests ?? 0);
  });

  it("learns from the second what the first cannot see", async () => {
    const { value, diagnostics } = await learned([
      sessionOf(refusing),
      sessionOf(rowsWith({ colour: "red" })),
    ]);

    expect(textOf(value?.results)).toContain('"colour"');
    expect(value?.withoutData).toEqual([]);
    expect(diagnostics.map(({ code }) => code)).toEqual(["nothing-learned"]);
  });

  it("reports a contradiction that only the second sees", async () => {
    const { diagnostics } = await learned([
      sessionOf(rowsWith({ colour: "red" })),
      sessionOf(rowsWith({ colour: { red: 1 } })),
    ]);

    expect(diagnostics.map(({ code }) => code)).toContain("result-contradiction");
  });
});

describe("a module without data", () => {
  it("is reported once, with the wiki's reason", async () => {
    const { value, diagnostics } = await learned([sessionOf(refusing), sessionOf(refusing)]);

    expect(value).toMatchObject({ results: [], withoutData: ["query+things"] });
    expect(diagnostics.map(({ code }) => code)).toEqual(["nothing-learned"]);
    expect(diagnostics[0]?.message).toContain("query+things");
    expect(diagnostics[0]?.message).toContain("No.");
  });

  it("is reported if the wiki refuses nothing and has none", async () => {
    const { diagnostics } = await learned([sessionOf(NO_DATA)]);

    expect(diagnostics.map(({ message }) => message)).toEqual([
      'no result was learned for "query+things": the wiki has no data for it',
    ]);
  });

  it("keeps its known result", async () => {
    const { value, diagnostics } = await learned([sessionOf(NO_DATA)], {
      known: new Map([[KNOWN.module, KNOWN]]),
    });

    expect(value).toMatchObject({ results: [], withoutData: ["query+things"] });
    expect(diagnostics.map(({ code }) => code)).toEqual(["nothing-new-learned"]);
  });
});

describe("a known result", () => {
  it("gets what is new, and names both servers", async () => {
    const { value, diagnostics } = await learned([sessionOf(rowsWith({ colour: "red" }))], {
      known: new Map([[KNOWN.module, KNOWN]]),
    });

    expect(value?.results[0]?.servers).toEqual(["MediaWiki 1.39.17", "MediaWiki 1.43.0"]);
    expect(textOf(value?.results)).toContain('"colour"');
    expect(diagnostics).toEqual([]);
  });

  it("is compared with its corrections, and others' corrections are not", async () => {
    const correction: Correction = {
      module: "query+things",
      at: ["query", "things", "colour"],
      field: { is: "integer", seen: 1 },
      reason: "Known better.",
    };
    const sessions: LearnOptions["sessions"] = [sessionOf(rowsWith({ colour: "red" }))];

    const own = await learned(sessions, { corrections: [correction] });
    const other = await learned(sessions, {
      corrections: [{ ...correction, module: "query+others" }],
    });

    expect(own.diagnostics.map(({ code }) => code)).toEqual(["correction-contradicted"]);
    expect(own.diagnostics[0]?.message).toContain("query.things.colour");
    expect(other.diagnostics).toEqual([]);
  });
});

const withNormalized: Respond = ({ list }) => ({
  query: { normalized: [{ from: "a" }], ...(list === "things" && { things: [{ id: 1 }] }) },
});

describe("the fields of query itself", () => {
  const query = moduleOf("query", "action", []);
  it("are not those of its modules, whichever is learned first", async () => {
    const bare = { ...things, parameters: [] };
    for (const modules of [
      [bare, query],
      [query, bare],
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- one run at a time
      const { value } = await learned([sessionOf(withNormalized)], { modules });
      const fields = value?.results.map(({ module, response: { query: found } }) => [
        module,
        typeof found?.is === "object" && "record" in found.is && Object.keys(found.is.record),
      ]);
      expect(fields).toEqual([
        ["query", ["normalized"]],
        ["query+things", ["things"]],
      ]);
    }
  });
});

/** A journal in memory. */
function journalOf(kept: Map<string, ResponseBody>): ResponseJournal {
  return {
    find: (request) => kept.get(request),
    record: (request, response) => void kept.set(request, response),
    finish: () => kept.clear(),
  };
}

describe("a run", () => {
  it("sends no request again whose response is recorded, and counts it", async () => {
    const kept = new Map<string, ResponseBody>();
    const first = wikiOf(rowsWith({ colour: "red", size: 1 }));
    const before = await learned([{ client: first.client, journal: journalOf(kept) }]);
    expect(kept.size).toBeGreaterThan(0);
    expect(new Set(first.received.map((each) => JSON.stringify(each))).size).toBe(
      first.received.length,
    );

    const second = wikiOf(refusing);
    const after = await learned([{ client: second.client, journal: journalOf(kept) }]);

    expect(second.received).toEqual([]);
    expect(after).toEqual(before);
    expect(after.value?.requests).toBe(first.received.length);
  });

  it("does not record what the wiki refused", async () => {
    const kept = new Map<string, ResponseBody>();

    await learned([{ client: wikiOf(refusing).client, journal: journalOf(kept) }]);

    expect([...kept.keys()]).toEqual([]);
  });

  it("ends if the wiki stops responding, and keeps the responses until then", async () => {
    const kept = new Map<string, ResponseBody>();
    const respond = rowsWith({ colour: "red" });
    let left = 3;
    const wiki = wikiOf((parameters) => {
      left -= 1;
      return left < 0 ? "gone" : respond(parameters);
    });

    const { value, diagnostics } = await learned([
      { client: wiki.client, journal: journalOf(kept) },
    ]);

    expect(value).toBeUndefined();
    expect(diagnostics.map(({ code }) => code)).toEqual(["response-no-api"]);
    expect(wiki.received).toHaveLength(4);
    expect([...kept.values()]).toEqual(
      wiki.received.slice(0, 3).map((parameters) => bodyOf(respond(parameters))),
    );
  });

  it("ends at once if the wiki does not describe its pages", async () => {
    const client: Client = {
      request: async () => ({
        value: undefined,
        diagnostics: [diagnostic("response-no-api", {}, AT)],
      }),
      requestBody: async () => ({ value: undefined, diagnostics: [] }),
    };

    const { value, diagnostics } = await learned([{ client, journal: noJournal }]);

    expect(value).toBeUndefined();
    expect(diagnostics).toHaveLength(1);
  });

  it("reports its progress, with query before other modules", async () => {
    const lines: string[] = [];
    const query = moduleOf("query", "action", []);

    await learned([sessionOf(rowsWith({ colour: "red" }))], {
      modules: [things, query],
      progress: (line) => lines.push(line),
    });

    const modules = lines.map((line) => line.split(":", 1)[0]);
    expect(lines[0]).toBe("requesting pages, files and users");
    expect([...new Set(modules.slice(1))]).toEqual(["query", "query+things"]);
    // The first round decides how many experiments follow.
    expect(lines).toContain("query+things: 0 of 2 experiments");
    expect(lines.at(-1)).toBe("query+things: 21 of 22 experiments");
  });
});
