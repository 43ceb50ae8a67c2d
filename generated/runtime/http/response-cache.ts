// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

/** Responses by request, within a limited size. */
export interface ResponseCache<Response> {
  get(request: string): Response | undefined;
  /** @param length its size in characters */
  set(request: string, response: Response, length: number): void;
}

/** Characters of cached requests and responses. */
const MAX_LENGTH = 4_000_000;

/** The number of hashes of requests that a full cache did not keep; a power of 2. */
const HASHES = 4096;

/**
 * A cache for services whose response to a request never changes.
 *
 * When it is full, a request must come again to be cached, and then the cache is emptied first. Requests
 * that come once, as those of a crawler, neither displace responses nor cost the memory of new ones.
 */
export function responseCache<Response>(maxLength: number = MAX_LENGTH): ResponseCache<Response> {
  const cached = new Map<string, Response>();
  const refused = new Int32Array(HASHES);
  let total = 0;
  /** Whether a request that the full cache refuses was refused before, unless others had its place since. */
  const cameBefore = (request: string): boolean => {
    const hash = hashOf(request);
    const place = hash & (HASHES - 1);
    if (refused[place] === hash) return true;
    refused[place] = hash;
    return false;
  };
  return {
    get: (request) => cached.get(request),
    set: (request, response, length) => {
      const own = request.length + length;
      if (total + own > maxLength) {
        if (!cameBefore(request)) return;
        cached.clear();
        total = 0;
      }
      total += own;
      cached.set(request, response);
    },
  };
}

/** FNV-1a. Two requests with the same hash are cached a little earlier. */
function hashOf(request: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < request.length; index += 1)
    // oxlint-disable-next-line unicorn/prefer-code-point -- code units tell texts apart as well
    hash = Math.imul(hash ^ request.charCodeAt(index), 0x01_00_01_93);
  return hash ^ (hash >>> 15);
}
