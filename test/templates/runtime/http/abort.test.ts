import { getEventListeners } from "node:events";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it, vi } from "vitest";
import { createClient } from "../../../../templates/runtime/client/create-client.js";
import { fetchSender } from "../../../../templates/runtime/client/senders.js";
import { untilAborted } from "../../../../templates/runtime/http/abort.js";
import { endpointRequest } from "../../../../templates/runtime/openapi/endpoint.js";
import { openApiClient } from "../../../../templates/runtime/openapi/open-api-client.js";
import { startServer } from "../../../generator/support/http.js";

it("waits for the same signal share one listener, which none of them leaves behind", async () => {
  const controller = new AbortController();
  const { signal } = controller;
  const listeners = (): number => getEventListeners(signal, "abort").length;
  let finish: ((value: string) => void) | undefined;
  const first = untilAborted(new Promise<string>((resolve) => (finish = resolve)), signal);
  const others = Array.from({ length: 20 }, async () => untilAborted(first, signal));
  expect(listeners()).toBe(1);
  finish?.("done");
  expect(await Promise.all(others)).toEqual(others.map(() => "done"));
  await first;
  expect(listeners()).toBe(0);
  const stopped = Array.from({ length: 20 }, async () =>
    untilAborted(new Promise(() => {}), signal),
  );
  controller.abort("over");
  expect(await Promise.allSettled(stopped)).toEqual(
    stopped.map(() => ({ status: "rejected", reason: "over" })),
  );
});

/** A limit against hangs: a busy machine needs more than the default of one second. */
const BUSY = { timeout: 30_000 };

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

const GET = { method: "GET" } as const;
const PETS = { operationId: "pets", params: {}, path: "/pets", ...GET };

it.each<[string, (url: string, signal: AbortSignal) => Promise<unknown>]>([
  ["fetchSender", async (url, signal) => fetchSender(url)({}, { ...GET, signal })],
  ["createClient", async (url, signal) => createClient(url)({}, { ...GET, signal })],
  [
    "middleware",
    async (url, signal) =>
      fetchSender(url, {
        headers: { "x-a": "1" },
        middleware: [async (request, next) => next(new Request(request))],
      })({}, { ...GET, signal }),
  ],
  [
    "openApiClient after a redirect",
    async (url, signal) =>
      openApiClient({ baseUrl: url, headers: { "x-a": "1" } })(endpointRequest(PETS, {}), {
        signal,
      }),
  ],
])("an abort closes the connection of %s, whatever Node has collected", async (_, send) => {
  const onClose = vi.fn();
  const { origin, received } = await startServer(({ path }, response) => {
    if (path === "/pets") return { status: 307, headers: { location: "/other" } };
    response.on("close", onClose);
    response.write("{");
    return undefined;
  });
  const controller = new AbortController();
  const sent = send(origin, controller.signal);
  await vi.waitUntil(() => received.some(({ path }) => path !== "/pets"), BUSY);
  for (let times = 0; times < 5; times += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await new Promise((resolve) => {
      setTimeout(resolve, 10);
    });
    collectGarbage();
  }
  controller.abort(new Error("over"));
  await expect(sent).rejects.toThrow("over");
  await vi.waitUntil(() => onClose.mock.calls.length > 0, BUSY);
});
