// HTTP as plain data: requests, responses, media types, entity tags, problem details.

/** Resolves like a promise, or rejects with the signal's reason as soon as it is aborted. */
export async function untilAborted<Value>(
  promise: Promise<Value>,
  signal: AbortSignal | undefined,
): Promise<Value> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- the reason is the caller's
    const stop = (): void => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop);
    void promise.then(resolve, reject).finally(() => {
      signal.removeEventListener("abort", stop);
    });
  });
}
