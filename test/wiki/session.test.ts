import { beforeAll, describe, expect, it } from "vitest";
import { watch } from "../../generated/actions/watch.js";
import * as api from "../../generated/paraminfo/index.js";
import { ApiError } from "../../templates/runtime/action-api/api-error.js";
import { propertyOf } from "../../templates/runtime/model/member.js";
import { collect, rowsOf } from "../../templates/runtime/client/rows-of.js";
import { HttpError } from "../../templates/runtime/http/http-error.js";
import { inBatches } from "../../templates/runtime/client/in-batches.js";
import { pagesOf } from "../../templates/runtime/client/pages-of.js";
import { withRetries } from "../../templates/runtime/client/retry.js";
import { sendRequest } from "../../templates/runtime/client/send.js";
import type { Send } from "../../templates/runtime/client/send.js";
import { fetchSender } from "../../templates/runtime/client/senders.js";
import type { FetchSenderOptions } from "../../templates/runtime/client/senders.js";
import { withTokens } from "../../templates/runtime/client/tokens.js";
import { startFilledWiki, useWiki } from "./server.ts";
import type { Wiki } from "./server.ts";
import { surplus } from "./walk.ts";

/** A sender, and the requests that went over the wire. */
function recording(wiki: Wiki, options: FetchSenderOptions = {}) {
  const requests: Request[] = [];
  const ask = async (request: Request): Promise<Response> => {
    requests.push(request);
    return fetch(request);
  };
  return { send: fetchSender(wiki.endpoint, { ...options, fetch: ask }), requests };
}

async function thrown(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => undefined,
    (error: unknown) => error,
  );
}

/** How many of the requests ask for tokens. */
function tokenRequests(requests: readonly Request[]): number {
  return requests.filter(({ url }) => url.includes("meta=tokens")).length;
}

describe("a filled wiki", () => {
  const wiki = useWiki(() => startFilledWiki("first"));
  let titles: readonly string[];

  beforeAll(async () => {
    const request = api.allpages({ limit: "max" });
    titles = (await collect(rowsOf(request, fetchSender(wiki().endpoint)))).map(
      ({ title }) => title,
    );
  });

  it.each([
    ["given", 1],
    ["given", 3],
    ["finished", 3],
  ] as const)("answers to batches of titles, as %s, %s at a time", async (order, concurrency) => {
    const { send, requests } = recording(wiki());
    const work = async (some: readonly string[]) =>
      collect(pagesOf(api.query([api.info()], { titles: some }), send));
    const batches = await collect(inBatches(titles, work, { order, concurrency }));
    expect(titles.length).toBeGreaterThan(150);
    expect(requests).toHaveLength(Math.ceil(titles.length / 50));
    const pages = batches.flatMap((batch) => (batch.kind === "done" ? batch.result : []));
    expect(
      surplus(
        pages.map(({ title }) => title),
        titles,
      ),
    ).toEqual([]);
    expect(pages).toHaveLength(titles.length);
    expect(pages.filter(({ missing }) => missing)).toEqual([]);
    if (order === "given") expect(batches.flatMap(({ values }) => values)).toEqual(titles);
  });

  it("refuses batches that are too large, each by itself", async () => {
    const { send } = recording(wiki());
    const some = titles.slice(0, 130);
    const work = async (values: readonly string[]) =>
      sendRequest(api.query([api.info()], { titles: values }), send);
    const batches = await collect(inBatches(some, work, { size: 60 }));
    expect(batches.map(({ kind, values }) => [kind, values.length])).toEqual([
      ["failed", 60],
      ["failed", 60],
      ["done", 10],
    ]);
    const [first] = batches;
    expect(first?.kind === "failed" && first.error).toMatchObject({ code: "toomanyvalues" });
  });

  it("takes 500 at a time from whom it lets", async () => {
    const { send, requests } = recording(wiki(), { headers: { cookie: await wiki().login() } });
    const work = async (values: readonly string[]) =>
      collect(pagesOf(api.query([api.info()], { titles: values }), send));
    const [batch, another] = await collect(inBatches(titles, work, { size: 500 }));
    expect(batch?.kind === "done" && batch.result).toHaveLength(titles.length);
    expect(another).toBeUndefined();
    expect(requests.map(({ method }) => method)).toEqual(["POST"]);
  });

  it.each(["bc", "html", "none", "plaintext", "raw", "wikitext"] as const)(
    "says in the format %s what is wrong, and warns",
    async (errorformat) => {
      const { send } = recording(wiki());
      for (const formatversion of ["1", "2"] as const) {
        const options = { errorformat, formatversion };
        const refused = api.allpages({ namespace: 99_999 }, options);
        // oxlint-disable-next-line no-await-in-loop -- two requests
        const error = await thrown(sendRequest(refused, send));
        expect(error).toBeInstanceOf(ApiError);
        expect(error).toMatchObject({ code: "badvalue" });
        const warnings: unknown[] = [];
        const clamped = api.allpages({ limit: 501 }, options);
        // oxlint-disable-next-line no-await-in-loop -- two requests
        await sendRequest(clamped, send, { onWarnings: (found) => warnings.push(...found) });
        expect(warnings).toHaveLength(1);
        expect(propertyOf(warnings[0], "module")).toMatch(/^(?:query\+)?allpages$/);
      }
    },
  );

  it("answers to a long request by POST as it does to the same by GET", async () => {
    const request = api.query([api.info(), api.categories({ limit: "max" })], {
      titles: titles.slice(0, 50).map((title) => `${title}${" ".repeat(40)}`),
    });
    const posted = recording(wiki());
    const got = recording(wiki(), { maxUrl: 100_000 });
    const answers = [await sendRequest(request, posted.send), await sendRequest(request, got.send)];
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.query?.pages).toHaveLength(50);
    expect(posted.requests.map(({ method, url }) => [method, url])).toEqual([
      ["POST", wiki().endpoint],
    ]);
    expect(got.requests.map(({ method, url }) => [method, url.length > 2000])).toEqual([
      ["GET", true],
    ]);
  });

  it("is asked again as late as it says where it lags", async () => {
    const { send, requests } = recording(wiki());
    const pauses: number[] = [];
    const patient = withRetries(send, {
      tries: 3,
      sleep: async (milliseconds) => {
        pauses.push(milliseconds);
      },
    });
    // No server is ahead of itself.
    const request = api.allpages({}, { maxlag: -9 });
    await expect(sendRequest(request, patient)).rejects.toMatchObject({ code: "maxlag" });
    expect(requests).toHaveLength(3);
    expect(pauses).toEqual([5000, 5000]);
  });

  it.each([
    ["api.php", "jsonfm", 200],
    ["index.php", "json", 404],
  ] as const)("is refused where %s answers in %s with a page", async (script, format, status) => {
    const send = fetchSender(wiki().endpoint.replace("api.php", script));
    const error = await thrown(sendRequest(api.allpages({}, { format }), send));
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ status });
  });
});

function watchRequest(unwatch: boolean) {
  return watch({ titles: ["Main Page"], unwatch }, { formatversion: "2", format: "json" });
}

describe("a module that takes a token", () => {
  const wiki = useWiki();
  let cookie: string;

  beforeAll(async () => {
    cookie = await wiki().login();
  });

  it("gets it, and the next request takes the same", async () => {
    const { send, requests } = recording(wiki(), { headers: { cookie } });
    const sender = withTokens(send);
    const answers = [
      await sendRequest(watchRequest(false), sender),
      await sendRequest(watchRequest(true), sender),
    ];
    expect(answers.map((answer) => propertyOf(answer, "watch"))).toMatchObject([
      [{ title: "Main Page", watched: true }],
      [{ title: "Main Page", unwatched: true }],
    ]);
    expect(tokenRequests(requests)).toBe(1);
    expect(requests.map(({ method }) => method)).toEqual(["GET", "POST", "POST"]);
    expect(requests.slice(1).map(({ url }) => url)).toEqual([wiki().endpoint, wiki().endpoint]);
  });

  it("gets another where the server does not know the first", async () => {
    const { send, requests } = recording(wiki(), { headers: { cookie } });
    let fetched = 0;
    const outdated: Send = async (parameters, how) => {
      const answer = await send(parameters, how);
      if (parameters["meta"] !== "tokens") return answer;
      fetched += 1;
      return fetched === 1 ? { query: { tokens: { watchtoken: "0123456789abcdef+\\" } } } : answer;
    };
    const answer = await sendRequest(watchRequest(true), withTokens(outdated));
    expect(propertyOf(answer, "watch")).toMatchObject([{ title: "Main Page", unwatched: true }]);
    expect(tokenRequests(requests)).toBe(2);
    expect(requests.map(({ method }) => method)).toEqual(["GET", "POST", "GET", "POST"]);
  });
});
