import { serviceHandler } from "../../templates/runtime/http/service.js";
import type { Service, ServiceHandler } from "../../templates/runtime/http/service.js";

/**
 * A service that is made at its first request, so that a server listens before its code and data
 * are loaded. A failure is repeated at each request.
 */
export function lazyService(make: () => Promise<ServiceHandler>): ServiceHandler {
  let made: Promise<ServiceHandler> | undefined;
  let ready: Service | undefined;
  return serviceHandler((request) => {
    // Without a promise, which takes longer than a cached response.
    if (ready) return ready(request);
    made ??= make();
    return made.then(({ service }) => {
      ready = service;
      return service(request);
    });
  });
}
