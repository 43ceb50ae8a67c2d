// HTTP as plain data: requests, responses, media types, entity tags, problem details.

/** Resolves like the promise, or rejects with the signal's reason as soon as it is aborted. */
export async function untilAborted<Value>(
  promise: Promise<Value>,
  signal: AbortSignal | undefined,
): Promise<Value> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- the reason is the caller's
    const stop = (): void => reject(signal.reason);
    if (signal.aborted) stop();
    const release = onAbort(signal, stop);
    void promise.then(resolve, reject).finally(release);
  });
}

interface Listening {
  readonly callbacks: Set<() => void>;
  readonly callAll: () => void;
}

const listening: WeakMap<AbortSignal, Listening> = /* @__PURE__ */ new WeakMap();

/**
 * Calls a function when a signal is aborted, until the returned function is called. All functions
 * of a signal share one listener, since Node warns about more than ten listeners, which a few
 * parallel requests would add.
 */
export function onAbort(signal: AbortSignal | undefined, callback: () => void): () => void {
  if (!signal) return () => undefined;
  const { callbacks, callAll } = listening.get(signal) ?? newListening(signal);
  const call = (): void => callback();
  if (callbacks.size === 0) signal.addEventListener("abort", callAll);
  callbacks.add(call);
  return () => {
    callbacks.delete(call);
    if (callbacks.size === 0) signal.removeEventListener("abort", callAll);
  };
}

function newListening(signal: AbortSignal): Listening {
  const callbacks = new Set<() => void>();
  const callAll = (): void => {
    for (const each of callbacks) each();
  };
  const created = { callbacks, callAll };
  listening.set(signal, created);
  return created;
}
