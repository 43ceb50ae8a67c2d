import { serviceHandler } from "../../templates/runtime/http/service.js";
import type { ServiceHandler } from "../../templates/runtime/http/service.js";
import type { Wiki } from "../../templates/wiki/data/wiki.js";
import type { ServedSpec, ServiceOptions } from "./served-spec.js";

/** A spec with the path of its service. */
interface MountedSpec {
  readonly spec: ServedSpec;
  /**
   * The path of a catalogue's service, or the base path of an OpenAPI document without a slash at
   * its end.
   */
  readonly at: string;
}

/** A service with its path. */
export interface NamedService extends MountedSpec {
  /** The output folder of the spec. */
  readonly name: string;
  readonly handler: ServiceHandler;
  /** The prefix of a wiki's page paths, if they are not below `index.php`. */
  readonly articles?: string | undefined;
}

/** The default path of a wiki's API. By default, the wiki is also at `/w/api.php`. */
export const API_PATH = "/api.php";

/** Creates a service for each spec, at the paths of {@link mountSpecs}. */
export function makeServices(
  specs: readonly ServedSpec[],
  options: ServiceOptions,
): readonly NamedService[] {
  return mountSpecs(specs, options.path).map(({ spec, at }) => ({
    name: spec.name,
    spec,
    at,
    handler: lazyService(() => createHandler(spec, at, options)),
    articles: articlesOf(options.wikis?.get(spec.name)),
  }));
}

/** `/wiki/` of the article path `/wiki/$1`. Every path would begin with `/`. */
function articlesOf(wiki: Wiki | undefined): string | undefined {
  const { articlepath } = wiki?.site.general ?? {};
  const [beginning = ""] = typeof articlepath === "string" ? articlepath.split("$1", 1) : [];
  return beginning.length > 1 ? beginning : undefined;
}

/** The code of stubs and the wiki are loaded at the first request. */
async function createHandler(
  spec: ServedSpec,
  at: string,
  options: ServiceOptions,
): Promise<ServiceHandler> {
  const { stubOfCatalogue, stubOfOpenApi } = await import("./stubs.js");
  switch (spec.kind) {
    case "catalogue":
      return stubOfCatalogue(spec, options);
    case "openapi":
      return stubOfOpenApi(spec, at, options);
  }
}

/**
 * A service that is created at its first request, so that a server listens before its code and data
 * are loaded. A failure is repeated at each request.
 */
export function lazyService(make: () => Promise<ServiceHandler>): ServiceHandler {
  let made: Promise<ServiceHandler> | undefined;
  return serviceHandler(async (request) => {
    made ??= make();
    const { service } = await made;
    return service(request);
  });
}

/**
 * Assigns a path to each spec: the first catalogue is at `/api.php`, the first OpenAPI document at
 * its own paths, others are below their names.
 *
 * @param path of the first catalogue
 */
export function mountSpecs(
  specs: readonly ServedSpec[],
  path: string = API_PATH,
): readonly MountedSpec[] {
  const seen = new Set<string>();
  return specs.map((spec) => {
    const isFirst = !seen.has(spec.kind);
    seen.add(spec.kind);
    const base = isFirst ? "" : `/${spec.name}`;
    if (spec.kind === "openapi") return { spec, at: base };
    return { spec, at: isFirst ? path : base + API_PATH };
  });
}
