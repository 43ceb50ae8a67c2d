import { getEventListeners } from "node:events";
import { expect, it } from "vitest";
import { untilAborted } from "../../../../templates/runtime/http/abort.js";

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
