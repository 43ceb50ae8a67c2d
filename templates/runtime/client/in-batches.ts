import { onAbort, untilAborted } from "../http/abort.js";
import type { Progress } from "./continue-query.js";

/** Options for {@link inBatches}. */
export interface BatchOptions {
  /** Number of values per batch. Accounts with high limits can use 500. Default: 50. */
  readonly size?: number | undefined;
  /** Number of batches that run at the same time. Default: 1. */
  readonly concurrency?: number | undefined;
  /** The order of the results: in the order of the values (`"given"`) or as batches finish. */
  readonly order?: "given" | "finished" | undefined;
  /** Stops further batches when it is aborted, and throws its reason. */
  readonly signal?: AbortSignal | undefined;
  /** Called after each batch with the number of values in finished (also failed) batches. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

/** The result of a batch. */
export type Batch<Value, Result> =
  | { readonly kind: "done"; readonly values: readonly Value[]; readonly result: Result }
  | { readonly kind: "failed"; readonly values: readonly Value[]; readonly error: unknown };

/**
 * Splits values into batches and runs `work` on each. If a batch fails, its result contains the
 * error and the values, and the other batches continue. Leaving the loop starts no further batches
 * and aborts the signal that `work` receives.
 *
 * @throws {RangeError} if `size` or `concurrency` is not a positive integer
 */
export async function* inBatches<Value, Result>(
  values: Iterable<Value>,
  work: (
    values: readonly Value[],
    context: { readonly signal: AbortSignal },
  ) => Result | Promise<Result>,
  { size = 50, concurrency = 1, order = "given", signal, onProgress }: BatchOptions = {},
): AsyncGenerator<Batch<Value, Awaited<Result>>, void, undefined> {
  requirePositive({ size, concurrency });
  const stop = new AbortController();
  const context = { signal: stop.signal };
  const stopAll = (): void => stop.abort(signal?.reason);
  const release = onAbort(signal, stopAll);
  const waiting = split(values, size);
  /** The next results, and the functions that resolve those which any batch can be. */
  const results: Promise<Batch<Value, Awaited<Result>>>[] = [];
  const arrivals: ((batch: Batch<Value, Awaited<Result>>) => void)[] = [];
  const total = countOf(values);
  let done = 0;
  try {
    for (;;) {
      signal?.throwIfAborted();
      while (results.length < concurrency) {
        const next = waiting.next();
        if (next.done) break;
        const batch = finished(next.value, work, context);
        const arrival = new Promise<Awaited<typeof batch>>((resolve) => arrivals.push(resolve));
        void batch.then((each) => arrivals.shift()?.(each));
        results.push(order === "given" ? batch : arrival);
      }
      const [first] = results;
      if (!first) return;
      // oxlint-disable-next-line no-await-in-loop -- what is worked on at the same time is bounded
      const batch = await untilAborted(first, signal);
      void results.shift();
      done += batch.values.length;
      onProgress?.({ done, total });
      yield batch;
    }
  } finally {
    waiting.return(undefined);
    release();
    stop.abort(signal?.reason);
  }
}

/** Never rejects, so that an unread batch cannot cause an unhandled rejection. */
async function finished<Value, Result>(
  values: readonly Value[],
  work: (
    values: readonly Value[],
    context: { readonly signal: AbortSignal },
  ) => Result | Promise<Result>,
  context: { readonly signal: AbortSignal },
): Promise<Batch<Value, Awaited<Result>>> {
  try {
    return { kind: "done", values, result: await work(values, context) };
  } catch (error) {
    return { kind: "failed", values, error };
  }
}

function* split<Value>(
  values: Iterable<Value>,
  size: number,
): Generator<readonly Value[], undefined, undefined> {
  let batch: Value[] = [];
  for (const value of values) {
    batch.push(value);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
  return undefined;
}

/** The number of values in a list, set or map. */
function countOf(values: unknown): number | undefined {
  if (Array.isArray(values)) return values.length;
  return values instanceof Set || values instanceof Map ? values.size : undefined;
}

function requirePositive(numbers: Readonly<Record<string, number>>): void {
  for (const [name, value] of Object.entries(numbers)) {
    if (!Number.isInteger(value) || value < 1)
      throw new RangeError(`${name} must be a positive integer, not ${value}.`);
  }
}
