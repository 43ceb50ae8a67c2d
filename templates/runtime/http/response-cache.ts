/** Responses by request, within a limited size. */
export interface ResponseCache<Response> {
  get(request: string): Response | undefined;
  /** @param length its size in characters */
  set(request: string, response: Response, length: number): void;
}

/** Characters of cached requests and responses. */
const MAX_LENGTH = 4_000_000;

/** A cache for services whose response to a request never changes. When it is full, it is emptied. */
export function responseCache<Response>(): ResponseCache<Response> {
  const cached = new Map<string, Response>();
  let total = 0;
  return {
    get: (request) => cached.get(request),
    set: (request, response, length) => {
      total += request.length + length;
      if (total > MAX_LENGTH) {
        cached.clear();
        total = request.length + length;
      }
      cached.set(request, response);
    },
  };
}
