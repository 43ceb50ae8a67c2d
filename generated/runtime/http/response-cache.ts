// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import { recurrence } from "./recurrence.js";

/** Responses by request, within a limited size. */
export interface ResponseCache<Response> {
  get(request: string): Response | undefined;
  /** @param length its size in characters */
  set(request: string, response: Response, length: number): void;
}

/** Characters of cached requests and responses. */
const MAX_LENGTH = 4_000_000;

/**
 * A cache for services whose response to a request never changes.
 *
 * When it is full, a request must come again to be cached, and then the cache is emptied first. Requests
 * that come once, as those of a crawler, neither displace responses nor cost the memory of new ones.
 */
export function responseCache<Response>(maxLength: number = MAX_LENGTH): ResponseCache<Response> {
  const cached = new Map<string, Response>();
  const cameBefore = recurrence();
  let total = 0;
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
