import { untilAborted } from "./abort.js";

/** The maximum delay of `setTimeout`, which treats longer delays as 1 ms. */
export const MAX_DELAY = 2_147_483_647;

/**
 * Waits for any length of time. When the signal is aborted, throws its reason and clears the timer,
 * which would keep the process running.
 */
export async function sleepFor(milliseconds: number, signal?: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pause = new Promise<void>((resolve) => {
    const wait = (left: number): void => {
      const next = left - MAX_DELAY;
      timer = next > 0 ? setTimeout(wait, MAX_DELAY, next) : setTimeout(resolve, left);
    };
    wait(milliseconds);
  });
  try {
    await untilAborted(pause, signal);
  } finally {
    clearTimeout(timer);
  }
}
