import type { ServiceHandler } from "../../templates/runtime/http/service.js";
import type { ServedSpec } from "./served-spec.js";

/** A spec with the path of its service. */
export interface MountedSpec {
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
}

/** The path of a wiki's API, unless another is chosen. A wiki is also at `/w/api.php` then. */
export const API_PATH = "/api.php";

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
