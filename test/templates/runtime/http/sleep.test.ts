import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sleepFor } from "../../../../templates/runtime/http/sleep.js";

const DAY = 86_400_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Whether a pause is over after each of some times from its begin on. */
async function endedAfter(
  milliseconds: number,
  times: readonly number[],
): Promise<readonly boolean[]> {
  let ended = false;
  void sleepFor(milliseconds).then(() => {
    ended = true;
  });
  const seen: boolean[] = [];
  let now = 0;
  for (const time of times) {
    // oxlint-disable-next-line no-await-in-loop -- time passes
    await vi.advanceTimersByTimeAsync(time - now);
    now = time;
    seen.push(ended);
  }
  return seen;
}

describe("a pause", () => {
  it("lasts as long as it is asked to", async () => {
    expect(await endedAfter(1000, [999, 1000])).toEqual([false, true]);
  });

  it("lasts longer than setTimeout takes", async () => {
    expect(await endedAfter(60 * DAY, [1, 59 * DAY, 60 * DAY])).toEqual([false, false, true]);
  });

  it("without an end does not end, and leaves no timer if it is aborted", async () => {
    const controller = new AbortController();
    const pause = sleepFor(Infinity, controller.signal);
    const rejected = expect(pause).rejects.toThrow("enough");
    await vi.advanceTimersByTimeAsync(100 * DAY);
    expect(vi.getTimerCount()).toBe(1);
    controller.abort(new Error("enough"));
    await rejected;
    expect(vi.getTimerCount()).toBe(0);
  });
});
