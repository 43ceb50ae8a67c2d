import { untilAborted } from "./abort.js";

/** The longest delay of `setTimeout`, which takes a longer one for 1 ms. */
export const MAX_DELAY = 2_147_483_647;

/**
 * Waits, however long that is. Throws the signal's reason as soon as it is aborted, and leaves no timer
 * then, which would keep a process from ending.
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
