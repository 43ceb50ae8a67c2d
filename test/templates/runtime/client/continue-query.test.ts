import { describe, expect, it } from "vitest";
import { allpages } from "../../../../generated/paraminfo/allpages.js";
import { links } from "../../../../generated/paraminfo/links.js";
import { query } from "../../../../generated/paraminfo/query.js";
import { ResponseError } from "../../../../templates/runtime/http/response-error.js";
import { collect, rowsOf } from "../../../../templates/runtime/client/rows-of.js";
import { continueQuery } from "../../../../templates/runtime/client/continue-query.js";
import { pagesOf } from "../../../../templates/runtime/client/pages-of.js";
import type { SendContext, Send } from "../../../../templates/runtime/client/send.js";
import { sendRequest } from "../../../../templates/runtime/client/send.js";
import { bottomOf, DEEP, deepList, deepObject } from "../deep.js";

interface Sent {
  readonly parameters: Readonly<Record<string, string>>;
  readonly how: SendContext;
}

/** Gives the answers in turn, and keeps what was sent. */
function scripted(...answers: readonly unknown[]): { readonly send: Send; readonly sent: Sent[] } {
  const sent: Sent[] = [];
  const send: Send = async (parameters, how) => {
    sent.push({ parameters, how });
    return answers[sent.length - 1];
  };
  return { send, sent };
}

function listed(titles: readonly string[], proceed?: object): object {
  return {
    batchcomplete: true,
    ...(proceed && { continue: proceed }),
    query: { allpages: titles.map((title) => ({ title })) },
  };
}

const never: Send = async () => new Promise(() => undefined);

function page(pageid: number, more: object = {}): object {
  return { pageid, title: `P${pageid}`, ...more };
}

function going(key: string): object {
  return { continue: { continue: key } };
}

function ids(pages: readonly { readonly pageid?: number }[]): readonly unknown[] {
  return pages.map(({ pageid }) => pageid);
}

const A = { apcontinue: "B", continue: "-||" };
const B = { apcontinue: "C", continue: "-||" };

describe("continueQuery", () => {
  it("sends the original parameters with the latest `continue`", async () => {
    const { send, sent } = scripted(
      { batchcomplete: true, continue: { apcontinue: "B", continue: "-||x" }, query: {} },
      { batchcomplete: true, continue: { other: 5, continue: "-||" }, query: {} },
      { batchcomplete: true, query: {} },
    );
    const request = allpages({ limit: 1 });
    expect(await collect(continueQuery(request, send))).toHaveLength(3);
    const original = request.toRecord();
    expect(sent.map(({ parameters }) => parameters)).toEqual([
      original,
      { ...original, apcontinue: "B", continue: "-||x" },
      { ...original, other: "5", continue: "-||" },
    ]);
    expect(sent[0]?.how.method).toBe("GET");
  });

  it("ends with an error where the server says to go on where it was, and leaves that answer out", async () => {
    const { send, sent } = scripted(listed(["A"], A), listed(["B"], B), listed(["A"], { ...A }));
    const answers: unknown[] = [];
    const walk = async (): Promise<void> => {
      for await (const answer of continueQuery(allpages(), send)) answers.push(answer);
    };
    await expect(walk()).rejects.toThrow(
      /continues with earlier parameters: apcontinue=B&continue=.*/,
    );
    expect([answers.length, sent.length]).toEqual([2, 3]);
  });

  it("sends nothing before it is asked for, and no more than it is asked for", async () => {
    const { send, sent } = scripted(listed(["A"], A), listed(["B"], B), listed(["C"]));
    const answers = continueQuery(allpages(), send);
    expect(sent).toHaveLength(0);
    await answers.next();
    expect(sent).toHaveLength(1);
    await answers.return();
    expect(sent).toHaveLength(1);
    expect(await answers.next()).toEqual({ done: true, value: undefined });
    expect(sent).toHaveLength(1);
  });

  it("stops at a number of requests, and the last answer tells how to go on", async () => {
    const { send, sent } = scripted(listed(["A"], A), listed(["B"], B), listed(["C"]));
    const answers = await collect(continueQuery(allpages(), send, { maxRequests: 2 }));
    expect(answers.at(-1)?.continue).toEqual(B);
    expect(sent).toHaveLength(2);
    expect(await collect(continueQuery(allpages(), send, { maxRequests: 0 }))).toEqual([]);
  });

  it("stops once there were so many rows, pages among them", async () => {
    const walk = scripted(listed(["A", "B"], A), listed(["C"], B), listed(["D"]));
    expect(await collect(continueQuery(allpages(), walk.send, { maxRows: 3 }))).toHaveLength(2);
    expect(walk.sent).toHaveLength(2);
    const pages = scripted(
      { query: { pages: { 1: {}, 2: {} } }, continue: A },
      { query: { pages: [{}, {}] }, continue: B },
    );
    expect(await collect(continueQuery(allpages(), pages.send, { maxRows: 4 }))).toHaveLength(2);
  });

  it("throws the reason of a signal: before it sends, while it waits, and between answers", async () => {
    const enough = new Error("enough");
    const { send, sent } = scripted(listed(["A"], A), listed(["B"]));
    const before = continueQuery(allpages(), send, { signal: AbortSignal.abort(enough) });
    await expect(before.next()).rejects.toBe(enough);
    expect(sent).toHaveLength(0);

    const controller = new AbortController();
    const waiting = continueQuery(allpages(), never, { signal: controller.signal }).next();
    controller.abort(enough);
    await expect(waiting).rejects.toBe(enough);

    const later = new AbortController();
    const between = continueQuery(allpages(), send, { signal: later.signal });
    await between.next();
    later.abort(enough);
    await expect(between.next()).rejects.toBe(enough);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.how.signal).toBe(later.signal);
  });

  it("throws what the sender throws, and errors of the API", async () => {
    const failure = new Error("no network");
    const failing: Send = async () => {
      throw failure;
    };
    await expect(collect(continueQuery(allpages(), failing))).rejects.toBe(failure);
    const { send } = scripted({ errors: [{ code: "readapidenied", text: "No." }] });
    await expect(collect(continueQuery(allpages(), send))).rejects.toMatchObject({
      name: "ApiError",
      code: "readapidenied",
    });
  });

  it.each([undefined, null, "", 5, [], "<!DOCTYPE html>"])(
    "refuses the answer %j",
    async (answer) => {
      const { send } = scripted(answer);
      await expect(collect(continueQuery(allpages(), send))).rejects.toThrow(/not a JSON object/);
    },
  );

  it("refuses the old way of going on, and a `continue` that is no object", async () => {
    const old = scripted({ query: {}, "query-continue": { allpages: { apcontinue: "B" } } });
    await expect(collect(continueQuery(allpages(), old.send))).rejects.toThrow(/rawcontinue/);
    for (const odd of ["B", [], [""], [["apcontinue", "B"]]]) {
      const { send } = scripted({ query: {}, continue: odd });
      // oxlint-disable-next-line no-await-in-loop -- a few, one after the other
      await expect(collect(continueQuery(allpages(), send))).rejects.toThrow(
        /is not an object of texts/,
      );
    }
  });

  it.each([[{ toString: 1 }], [[null, { toString: 1 }]], [{}], [[]], [null]])(
    "refuses a `continue` that holds %j, which no parameter can be",
    async (value) => {
      const { send, sent } = scripted({ query: {}, continue: { apcontinue: value } });
      await expect(collect(continueQuery(allpages(), send))).rejects.toThrow(
        new ResponseError(
          "The `continue` of the response is not an object of texts.\nhelp: remove `rawcontinue` from the request.",
        ),
      );
      expect(sent).toHaveLength(1);
    },
  );

  it("tells of warnings", async () => {
    const warnings = [{ code: "unrecognizedparams", text: "x", module: "main" }];
    const { send } = scripted({ ...listed(["A"], A), warnings }, listed(["B"]));
    const told: unknown[] = [];
    await collect(continueQuery(allpages(), send, { onWarnings: (each) => told.push(each) }));
    expect(told).toEqual([warnings]);
  });

  it("reports the rows of each response before the loop has them", async () => {
    const { send } = scripted(listed(["A", "B"], A), listed([], B), listed(["C"]));
    const done: unknown[] = [];
    const rows = rowsOf(allpages(), send, { onProgress: (progress) => done.push(progress) });
    expect((await rows.next()).value).toEqual({ title: "A" });
    expect(done).toEqual([{ done: 2 }]);
    await collect(rows);
    expect(done).toEqual([{ done: 2 }, { done: 2 }, { done: 3 }]);
  });
});

describe("sendRequest", () => {
  it("sends once, and gives the answer", async () => {
    const answer = listed(["A"], A);
    const { send, sent } = scripted(answer);
    expect(await sendRequest(allpages(), send)).toBe(answer);
    expect(sent).toHaveLength(1);
  });
});

describe("rowsOf", () => {
  it("gives the rows of all answers, and of those no more than asked for", async () => {
    const answers = [listed(["A", "B"], A), listed([], B), listed(["C"])] as const;
    const all = await collect(rowsOf(allpages(), scripted(...answers).send));
    expect(all.map((row) => row.title)).toEqual(["A", "B", "C"]);
    const few = scripted(...answers);
    expect(await collect(rowsOf(allpages(), few.send, { maxRows: 1 }))).toHaveLength(1);
    expect(few.sent).toHaveLength(1);
    expect(await collect(rowsOf(allpages(), few.send, { maxRows: 0 }))).toEqual([]);
    expect(few.sent).toHaveLength(1);
  });

  it("finds the list beside pages", async () => {
    const { send } = scripted(listed(["A"]));
    const request = query([links(), allpages()], { titles: "X" });
    expect(await collect(rowsOf(request, send))).toEqual([{ title: "A" }]);
  });

  it("refuses a request with no list", async () => {
    const { send } = scripted();
    await expect(collect(rowsOf(links(), send))).rejects.toThrow(RangeError);
  });

  it.each([
    ["item", { a: { b: [1, 2] } }, [1, 2]],
    ["entry", { a: { b: { x: 1, y: 2 } } }, [1, 2]],
    ["object", { a: { b: { x: 1 } } }, [{ x: 1 }]],
    ["item", { a: {} }, []],
  ] as const)("finds rows where the module has them: %s", async (kind, answer, expected) => {
    const { module } = allpages();
    const request = { ...allpages(), module: { ...module, rows: { at: ["a", "b"], kind } } };
    const sendable = { ...request, method: "GET" as const, toRecord: () => ({}) };
    expect(await collect(rowsOf(sendable, scripted(answer).send))).toEqual(expected);
  });
});

describe("pagesOf", () => {
  it("gives pages once their batch is complete, put together", async () => {
    const { send } = scripted(
      { ...going("1"), query: { pages: [page(1, { links: ["a"] }), page(2)] } },
      {
        ...going("2"),
        batchcomplete: true,
        query: { pages: [page(1, { links: ["b"], n: 2 }), page(2)] },
      },
      { batchcomplete: true, query: { pages: [page(3)] } },
    );
    const done: unknown[] = [];
    const options = { onProgress: (progress: object) => done.push(progress) };
    const pages = pagesOf(links({}, { titles: "x" }), send, options);
    expect((await pages.next()).value).toEqual(page(1, { links: ["a", "b"], n: 2 }));
    expect(await collect(pages)).toEqual([page(2), page(3)]);
    expect(done).toEqual([{ done: 2 }, { done: 3 }]);
  });

  it("reads pages of format version 1, and knows those without id by their titles", async () => {
    const { send } = scripted(
      {
        ...going("1"),
        query: {
          pages: { 7: page(7, { props: { a: "1" } }), "-1": { ns: 0, title: "M", missing: "" } },
        },
      },
      {
        batchcomplete: "",
        query: {
          pages: { 7: page(7, { props: { b: "2" } }), "-1": { ns: 2, title: "M", missing: "" } },
        },
      },
    );
    expect(await collect(pagesOf(links({}, { titles: "x" }), send))).toEqual([
      page(7, { props: { a: "1", b: "2" } }),
      { ns: 0, title: "M", missing: "" },
      { ns: 2, title: "M", missing: "" },
    ]);
  });

  it("ends with an error where the last batch is not complete", async () => {
    const cut = scripted({ query: { pages: [page(1)] } });
    await expect(collect(pagesOf(links({}, { titles: "A" }), cut.send))).rejects.toThrow(
      /before 1 pages were complete/,
    );
    const limited = scripted({ ...going("1"), query: { pages: [page(1)] } });
    await expect(
      collect(pagesOf(links({}, { titles: "A" }), limited.send, { maxRequests: 1 })),
    ).rejects.toThrow(/raise maxRequests/);
  });

  it("does not begin where the request names no pages", async () => {
    const { send, sent } = scripted({ batchcomplete: true });
    await expect(collect(pagesOf(links(), send))).rejects.toThrow(/names no pages/);
    expect(sent).toEqual([]);
  });

  it("stops at a number of pages", async () => {
    const { send, sent } = scripted({
      ...going("1"),
      batchcomplete: true,
      query: { pages: [page(1), page(2)] },
    });
    expect(await collect(pagesOf(links({}, { titles: "A" }), send, { maxRows: 1 }))).toEqual([
      page(1),
    ]);
    expect(sent).toHaveLength(1);
  });

  it("keeps a page that comes in two batches, or drops it", async () => {
    const answers = [
      { ...going("1"), batchcomplete: true, query: { pages: [page(1, { revision: 1 })] } },
      { batchcomplete: true, query: { pages: [page(1, { revision: 2 }), page(2)] } },
    ];
    expect(
      ids(await collect(pagesOf(links({}, { titles: "A" }), scripted(...answers).send))),
    ).toEqual([1, 1, 2]);
    const dropped = pagesOf(links({}, { titles: "A" }), scripted(...answers).send, {
      repeats: "dropped",
    });
    expect(ids(await collect(dropped))).toEqual([1, 2]);
  });

  it("puts pages together that are nested as deeply as a server likes", async () => {
    const { send } = scripted(
      { ...going("1"), query: { pages: [page(1, { props: deepObject() })] } },
      { batchcomplete: true, query: { pages: [page(1, { props: deepObject(2) })] } },
    );
    const [whole = {}] = await collect(pagesOf(links({}, { titles: "A" }), send));
    expect(bottomOf(new Map(Object.entries(whole)).get("props"))).toEqual({
      depth: DEEP,
      bottom: 2,
    });
  });

  it("ends with an error where what names a page is nested too deeply", async () => {
    for (const odd of [{ pageid: deepObject() }, { ns: 0, title: deepList() }]) {
      const { send } = scripted({ batchcomplete: true, query: { pages: [odd] } });
      // oxlint-disable-next-line no-await-in-loop -- one after the other reads better
      await expect(collect(pagesOf(links({}, { titles: "A" }), send))).rejects.toThrow(
        new ResponseError("The response is nested too deeply."),
      );
    }
  });

  it("does not change the answers", async () => {
    const first = { ...going("1"), query: { pages: [page(1, { links: ["a"] })] } };
    const text = JSON.stringify(first);
    const { send } = scripted(first, {
      batchcomplete: true,
      query: { pages: [page(1, { links: ["b"] })] },
    });
    await collect(pagesOf(links({}, { titles: "A" }), send));
    expect(JSON.stringify(first)).toBe(text);
  });
});
