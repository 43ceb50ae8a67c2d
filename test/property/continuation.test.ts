/** Walks over a wiki that pages in any way, with a sender that fails in any way at any step. */
import { array, asyncProperty, constantFrom, integer } from "fast-check";
import { describe, expect, it } from "vitest";
import { allpages } from "../../generated/paraminfo/allpages.js";
import { categories } from "../../generated/paraminfo/categories.js";
import { links } from "../../generated/paraminfo/links.js";
import { query } from "../../generated/paraminfo/query.js";
import { collect, rowsOf } from "../../templates/runtime/client/rows-of.js";
import { continueQuery } from "../../templates/runtime/client/continue-query.js";
import { pagesOf } from "../../templates/runtime/client/pages-of.js";
import { withRetries } from "../../templates/runtime/client/retry.js";
import { sendOnce } from "../../templates/runtime/client/send.js";
import type { Send, Sendable } from "../../templates/runtime/client/send.js";
import { fetchSender } from "../../templates/runtime/client/senders.js";
import { simulatedAnswer, wholePages, wikis } from "./simulated-wiki.js";
import type { SimulatedWiki } from "./simulated-wiki.js";
import { assert } from "../random-runs.js";

const ENDPOINT = "https://wiki.example/w/api.php";

/** Every page with its links and categories, and beside it the list of all pages. */
function everything({ formatversion }: SimulatedWiki) {
  return query([links(), categories(), allpages()], { generator: allpages(), formatversion });
}

function senderOf(wiki: SimulatedWiki): Send {
  return async (parameters) => simulatedAnswer(wiki, parameters);
}

/** A multiset: neither the order of values nor that of names in them counts; the order of lists does. */
function sorted(values: readonly unknown[]): readonly string[] {
  return values.map((value) => JSON.stringify(value, inOrder)).toSorted();
}

function inOrder(_: string, value: unknown): unknown {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;
}

/** A client that adds `continue` to the request before, as many do. */
async function mergingClient(request: Sendable, send: Send): Promise<readonly object[]> {
  const answers: object[] = [];
  const parameters = request.toRecord();
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each request depends on the answer before it
    const answer = await sendOnce(parameters, send, { method: "GET" });
    answers.push(answer);
    if (!answer["continue"]) return answers;
    Object.assign(parameters, answer["continue"]);
  }
}

/** How many links there are in answers. */
function linksIn(answers: readonly object[]): number {
  return JSON.stringify(answers)
    .split('"links":')
    .slice(1)
    .flatMap((text) => [...(text.split("]")[0] ?? "").matchAll(/"title"/g)]).length;
}

describe("a walk over a wiki that pages in any way", () => {
  it("gives each page once, whole", async () => {
    await assert(
      asyncProperty(wikis, async (wiki) => {
        const pages = await collect(pagesOf(everything(wiki), senderOf(wiki)));
        expect(sorted(pages)).toEqual(sorted(wholePages(wiki)));
      }),
    );
  });

  it("gives each row of a list once, in order, whatever else is asked for beside it", async () => {
    await assert(
      asyncProperty(wikis, async (wiki) => {
        const rows = await collect(rowsOf(allpagesBeside(wiki), senderOf(wiki)));
        expect(rows).toEqual(wiki.pages.map(({ pageid, title }) => ({ pageid, ns: 0, title })));
      }),
    );
  });

  it("does not depend on the order of names and pages in an answer", async () => {
    await assert(
      asyncProperty(wikis, async (wiki) => {
        const send: Send = async (parameters) => reversed(simulatedAnswer(wiki, parameters));
        const pages = await collect(pagesOf(everything(wiki), send));
        expect(sorted(pages)).toEqual(sorted(wholePages(wiki)));
      }),
    );
  });

  it("loses rows in a client that adds `continue` to the request before, so that the wiki can tell", async () => {
    const wiki: SimulatedWiki = {
      pages: [
        { pageid: 2, title: "Page 0", links: ["a", "b", "c"], categories: [] },
        { pageid: 1, title: "Page 1", links: ["d"], categories: [] },
      ],
      sizes: [1],
      formatversion: "2",
    };
    const request = query([links()], { generator: allpages() });
    expect(linksIn(await mergingClient(request, senderOf(wiki)))).toBe(3);
    expect(linksIn(await collect(continueQuery(request, senderOf(wiki))))).toBe(4);
  });
});

/** The list, beside pages with links. */
function allpagesBeside({ formatversion }: SimulatedWiki) {
  return query([links(), allpages()], { generator: allpages(), formatversion });
}

/** The same JSON with the names of objects in another order, and pages too. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, member]) => [
        name,
        name === "pages" && Array.isArray(member) ? member.toReversed() : reversed(member),
      ]),
  );
}

/** What can go wrong with one request; the walk must end with an error, or not notice. */
const FAULTS = [
  "fails",
  "refuses",
  "repeats",
  "truncates",
  "answers HTML",
  "is empty",
  "hangs up",
  "aborts",
] as const;

type Fault = (typeof FAULTS)[number];

interface Staged {
  readonly send: Send;
  readonly signal: AbortSignal;
  readonly requests: () => number;
}

/** A server that goes wrong once, at the step that is given. */
function staged(wiki: SimulatedWiki, fault: Fault, at: number): Staged {
  const controller = new AbortController();
  let count = 0;
  let before = "";
  const fetch = async (request: Request): Promise<Response> => {
    count += 1;
    const parameters = Object.fromEntries(new URL(request.url).searchParams);
    const text = JSON.stringify(simulatedAnswer(wiki, parameters));
    const isFaulty = count === at;
    const last = before;
    before = text;
    if (!isFaulty) return new Response(text);
    switch (fault) {
      case "fails":
        return new Response("Bad gateway", { status: 502 });
      case "refuses":
        return Response.json({ errors: [{ code: "readapidenied", text: "No." }] });
      case "repeats":
        return new Response(last === "" ? text : last);
      case "truncates":
        return new Response(text.slice(0, -1));
      case "answers HTML":
        return new Response("<!DOCTYPE html><title>Log in</title>");
      case "is empty":
        return new Response("");
      case "hangs up":
        throw new TypeError("fetch failed");
      case "aborts":
        controller.abort(new Error("enough"));
        return new Response(text);
    }
  };
  return {
    send: fetchSender(ENDPOINT, { fetch }),
    signal: controller.signal,
    requests: () => count,
  };
}

/** What an iterator gives until it ends or throws. */
async function until(items: AsyncIterable<unknown>): Promise<{ all: unknown[]; error?: unknown }> {
  const all: unknown[] = [];
  try {
    for await (const item of items) all.push(item);
    return { all };
  } catch (error) {
    return { all, error };
  }
}

describe("a sender that goes wrong at any step", () => {
  it.each(FAULTS)(
    "and %s, loses and doubles nothing without an error, and is not asked again",
    async (fault) => {
      await assert(
        asyncProperty(wikis, integer({ min: 1, max: 12 }), async (wiki, at) => {
          const rows = staged(wiki, fault, at);
          const list = await until(
            rowsOf(allpages({}, { formatversion: wiki.formatversion }), rows.send, {
              signal: rows.signal,
            }),
          );
          const expected = wiki.pages.map(({ pageid, title }) => ({ pageid, ns: 0, title }));
          expect(list.all).toEqual(expected.slice(0, list.all.length));
          if (!("error" in list)) expect(list.all).toHaveLength(expected.length);
          if ("error" in list) expect(rows.requests()).toBe(at);

          const pages = staged(wiki, fault, at);
          const walked = await until(
            pagesOf(everything(wiki), pages.send, { signal: pages.signal }),
          );
          const whole = sorted(wholePages(wiki));
          expect(whole).toEqual(expect.arrayContaining([...sorted(walked.all)]));
          expect(new Set(sorted(walked.all)).size).toBe(walked.all.length);
          if (!("error" in walked)) expect(sorted(walked.all)).toEqual(whole);
          if ("error" in walked) expect(pages.requests()).toBe(at);
        }),
      );
    },
  );

  it("gives everything where the fault passes and the request is tried again", async () => {
    await assert(
      asyncProperty(
        wikis,
        array(constantFrom("maxlag", "ratelimited", "readonly", "lost", 429, 503, undefined), {
          minLength: 1,
        }),
        async (wiki, faults) => {
          let count = 0;
          let pauses = 0;
          const fetch = async (request: Request): Promise<Response> => {
            const fault = faults[count];
            count += 1;
            if (fault === "lost") throw new TypeError("fetch failed");
            if (typeof fault === "number") return new Response("later", { status: fault });
            if (fault !== undefined)
              return Response.json({ error: { code: fault, info: "later" } });
            const parameters = Object.fromEntries(new URL(request.url).searchParams);
            return Response.json(simulatedAnswer(wiki, parameters));
          };
          const send = withRetries(fetchSender(ENDPOINT, { fetch }), {
            tries: 99,
            budget: Infinity,
            now: () => 0,
            sleep: async () => {
              pauses += 1;
            },
          });
          const pages = await collect(pagesOf(everything(wiki), send));
          expect(sorted(pages)).toEqual(sorted(wholePages(wiki)));
          expect(pauses).toBe(faults.slice(0, count).filter((fault) => fault !== undefined).length);
        },
      ),
    );
  });

  it("is not asked again once the caller leaves the loop", async () => {
    await assert(
      asyncProperty(wikis, integer({ min: 1, max: 12 }), async (wiki, leaveAt) => {
        let requests = 0;
        const send: Send = async (parameters) => {
          requests += 1;
          return simulatedAnswer(wiki, parameters);
        };
        let answers = 0;
        for await (const _ of continueQuery(everything(wiki), send)) {
          answers += 1;
          if (answers === leaveAt) break;
        }
        expect(requests).toBe(answers);
      }),
    );
  });
});
