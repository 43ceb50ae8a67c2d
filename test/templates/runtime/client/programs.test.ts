/** What the tables of `cases/` do not show of clients: logs, values in memory, and generators. */
import { describe, expect, it, vi } from "vitest";
import { edit } from "../../../../generated/actions/edit.js";
import { allpages } from "../../../../generated/paraminfo/allpages.js";
import { links } from "../../../../generated/paraminfo/links.js";
import { continueQuery } from "../../../../templates/runtime/client/continue-query.js";
import { createClient } from "../../../../templates/runtime/client/create-client.js";
import type { ClientOptions } from "../../../../templates/runtime/client/create-client.js";
import { pagesOf } from "../../../../templates/runtime/client/pages-of.js";
import { collect, rowsOf } from "../../../../templates/runtime/client/rows-of.js";
import { sendRequest } from "../../../../templates/runtime/client/send.js";
import type { Send } from "../../../../templates/runtime/client/send.js";
import { m3apiSender } from "../../../../templates/runtime/client/senders.js";
import { ShutoffError } from "../../../../templates/runtime/client/shutoff.js";
import { warnOnce } from "../../../../templates/runtime/client/warnings.js";
import { ResponseError } from "../../../../templates/runtime/http/response-error.js";
import type { Sendable } from "../../../../templates/runtime/client/send.js";
import { bottomOf, DEEP, deepList, deepObject } from "../deep.js";

const URL = "https://wiki.example/w/api.php";
const WARNED = { query: {}, warnings: [{ code: "a", text: "x", module: "main" }] };

function clientWith(response: object, options: ClientOptions = {}) {
  return createClient(URL, { fetch: async () => Response.json(response), ...options });
}

/** A sender with these responses, in turn, and the number of its requests. */
function scripted(...responses: readonly unknown[]) {
  const sent: object[] = [];
  const send: Send = async (parameters) => responses[sent.push(parameters) - 1];
  return { send, sent };
}

const NEXT = { continue: { continue: "1" } };

it.each(["", "secret\n", "secr\u{e9}t"])(
  "an invalid access token %j is not shown",
  (accessToken) => {
    expect(() => createClient(URL, { login: { accessToken } })).toThrow(
      "The access token is empty, or has characters that a header cannot hold.",
    );
  },
);

it("warnings are logged once each, without control characters", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const client = clientWith(WARNED);
  await sendRequest(allpages(), client);
  await sendRequest(allpages(), client);
  warnOnce()({ module: "edit", code: "a", text: "b\u001B[2J\u009B1m\nc" });
  expect(warn.mock.calls).toEqual([["main: a: x"], ["edit: a: b [2J 1m c"]]);
  warn.mockRestore();
});

it("a dry run logs a line for each write", async () => {
  const log = vi.spyOn(console, "log").mockReturnValue();
  const request = edit({ title: "Rose", text: "x".repeat(100), token: "secret" });
  await sendRequest(request, clientWith({}, { dryRun: true }));
  expect(log.mock.calls).toEqual([[`Not sent: edit title="Rose" text="${"x".repeat(80)}…"`]]);
  log.mockRestore();
});

it("a shutoff stays if an earlier check ends later", async () => {
  const ends: ((isStopped: boolean) => void)[] = [];
  const shutoff = async (): Promise<boolean> => new Promise((resolve) => ends.push(resolve));
  const client = clientWith({ edit: {} }, { shutoff });
  const write = async () => client({ action: "edit" }, { method: "POST" });
  const all = [write(), write()];
  ends[1]?.(true);
  await expect(all[1]).rejects.toBeInstanceOf(ShutoffError);
  ends[0]?.(false);
  await Promise.allSettled(all);
  const later = write();
  ends[2]?.(false);
  await expect(later).rejects.toBeInstanceOf(ShutoffError);
});

it("m3api cannot make one request of several", async () => {
  const given = new Set<unknown>();
  const send = m3apiSender({
    request: async (_params, options) => void given.add(options["paramsmith/alone"]),
  });
  await Promise.all([send({}, { method: "GET" }), send({}, { method: "GET" })]);
  expect(given.size).toBe(2);
});

describe("a walk", () => {
  it("sends nothing before it is asked for, and no more than it is asked for", async () => {
    const { send, sent } = scripted(NEXT, { batchcomplete: true });
    const responses = continueQuery(allpages(), send);
    expect(sent).toHaveLength(0);
    await responses.next();
    await responses.return();
    expect(await responses.next()).toEqual({ done: true, value: undefined });
    expect(sent).toHaveLength(1);
  });

  it("takes requests whose rows the compiler or nobody knows", async () => {
    const { send } = scripted({ query: { allpages: [{ title: "A" }] } });
    const request: Sendable = allpages();
    expect(await collect(rowsOf(request, send))).toEqual([{ title: "A" }]);
    const { module } = allpages();
    const unknown: Sendable = { ...allpages(), module: { ...module, rows: false } };
    await expect(collect(rowsOf(unknown, send))).rejects.toThrow(
      "The rows of query+allpages are unknown, because no response of it was observed.\nhelp: run paramsmith learn and generate again, or use continueQuery.",
    );
  });

  it("puts pages together that are nested as deeply as a server likes, and leaves them", async () => {
    const first = { ...NEXT, query: { pages: [{ pageid: 1, a: ["x"], props: deepObject() }] } };
    const { send } = scripted(first, {
      batchcomplete: true,
      query: { pages: [{ pageid: 1, a: ["y"], props: deepObject(2) }] },
    });
    const [whole = {}] = await collect(pagesOf(links({}, { titles: "A" }), send));
    const { a, props } = Object(whole);
    expect([a, bottomOf(props)]).toEqual([["x", "y"], { depth: DEEP, bottom: 2 }]);
    expect(first.query.pages[0]?.a).toEqual(["x"]);
  });

  it.each([{ pageid: deepObject() }, { ns: 0, title: deepList() }])(
    "ends with an error if the name of a page is nested too deeply: %#",
    async (page) => {
      const { send } = scripted({ batchcomplete: true, query: { pages: [page] } });
      await expect(collect(pagesOf(links({}, { titles: "A" }), send))).rejects.toThrow(
        new ResponseError("The response is nested too deeply."),
      );
    },
  );
});
