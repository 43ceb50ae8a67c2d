import { propertyOf } from "../../templates/runtime/action-api/api-messages.js";
import { isObject } from "../../templates/runtime/model/json.js";
import { directoryStub } from "../../templates/runtime/directory/stub.js";
import { serviceHandler } from "../../templates/runtime/http/service.js";
import type { ServiceHandler } from "../../templates/runtime/http/service.js";
import type { Wiki } from "../../templates/runtime/wiki/data/wiki.js";
import type { WikiVersion } from "../../templates/runtime/wiki/data/wiki-version.js";
import { diagnostic } from "../diagnostics/diagnostic.js";
import { withExactIntegers } from "../emit/requests/endpoint-data.js";
import type { Diagnostic, Staged } from "../diagnostics/diagnostic.js";
import type { Document } from "../read/document.js";
import { below } from "../read/document.js";
import { servedApi } from "./specs/served-spec.js";
import { stubValidators } from "./specs/stub-validators.js";
import type { ServedCatalogue, ServedDirectory, ServedSpec } from "./specs/served-spec.js";

/** A service with its path. */
export interface NamedService {
  /** The output folder of the spec. */
  readonly name: string;
  readonly spec: ServedSpec;
  /**
   * The path of a catalogue's service, or the base path of a directory without a slash at its end.
   */
  readonly at: string;
  readonly handler: ServiceHandler;
}

/** The options of the services. */
export interface ServiceOptions {
  /** The path of the first catalogue's service. Default: {@link API_PATH}. */
  readonly path?: string;
  readonly seed: number;
  /** The version of MediaWiki of all wikis. Default: that of their data, or the newest. */
  readonly version?: WikiVersion;
  /** Whether wikis refuse what they would warn of. Default: false. */
  readonly strict?: boolean;
  /** The envelope of a directory's lists. */
  readonly envelope: "bare" | "embedded";
  /** Data that replaces generated data: an object with the data of each service, by name. */
  readonly data?: Document;
  /** The wikis of that data, by the name of their service. */
  readonly wikis?: ReadonlyMap<string, Wiki>;
}

/** The path of a wiki's API, unless another is chosen. A wiki is also at `/w/api.php` then. */
export const API_PATH = "/api.php";

/**
 * Creates a service for each spec: the first catalogue at `/api.php`, the first directory at its
 * own paths, others below their names.
 */
export function makeServices(
  specs: readonly ServedSpec[],
  options: ServiceOptions,
): Staged<readonly NamedService[]> {
  const diagnostics = unknownDataDiagnostics(options.data, specs);
  if (diagnostics.length > 0) return { value: undefined, diagnostics };
  return {
    value: mountSpecs(specs, options.path).map(({ spec, at }) => ({
      name: spec.name,
      spec,
      at,
      handler: createHandler(spec, at, options),
    })),
    diagnostics,
  };
}

/** A spec with the path of its service. */
export interface MountedSpec {
  readonly spec: ServedSpec;
  readonly at: string;
}

/**
 * Assigns a path to each spec.
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
    if (spec.kind === "directory") return { spec, at: base };
    return { spec, at: isFirst ? path : base + API_PATH };
  });
}

/** Reports data that belongs to no service. */
function unknownDataDiagnostics(
  data: Document | undefined,
  specs: readonly ServedSpec[],
): readonly Diagnostic[] {
  if (!data) return [];
  const names = new Set(specs.map(({ name }) => name));
  if (!isObject(data.value)) {
    const detail =
      "the data is not an object; write an object with the data of each service under its name";
    return [diagnostic("data-unusable", { detail }, data.locate(""))];
  }
  const members = Object.keys(data.value);
  return members
    .filter((name) => !names.has(name))
    .map((name) => diagnostic("data-without-spec", { name }, data.locate(below("", name))));
}

function createHandler(spec: ServedSpec, at: string, options: ServiceOptions): ServiceHandler {
  switch (spec.kind) {
    case "catalogue":
      return catalogueService(spec, options);
    case "directory":
      return directoryService(spec, at, options);
  }
}

/**
 * Serves the wiki of the data, or a generated wiki. The wiki is created on the first request, so
 * that the server starts quickly.
 */
function catalogueService(spec: ServedCatalogue, options: ServiceOptions): ServiceHandler {
  let stub: Promise<ServiceHandler> | undefined;
  return serviceHandler(async (request) => {
    stub ??= catalogueStub(spec, options);
    return (await stub).service(request);
  });
}

async function catalogueStub(
  spec: ServedCatalogue,
  { seed, version, wikis, strict = false }: ServiceOptions,
): Promise<ServiceHandler> {
  const [{ wikiStub }, { seededWiki }, { ofVersion }, { writableWiki }] = await Promise.all([
    import("../../templates/runtime/wiki/server/wiki-stub.js"),
    import("../../templates/runtime/wiki/seed/seeded-wiki.js"),
    import("../../templates/runtime/wiki/data/wiki-version.js"),
    import("../../templates/runtime/wiki/writes/writable-wiki.js"),
  ]);
  const { name, results, selections, unsupported = {}, help = {} } = spec;
  return wikiStub(
    { api: servedApi(spec), results, selections, unsupported, help },
    writableWiki(ofVersion(wikis?.get(name) ?? seededWiki(seed), version)),
    new Map(),
    { strict },
  );
}

function directoryService(
  spec: ServedDirectory,
  basePath: string,
  { seed, envelope, data }: ServiceOptions,
): ServiceHandler {
  const { name, stub, model, bodies, parameters } = spec;
  const api = withExactIntegers(stub, model);
  const own = propertyOf(data?.value, name);
  const options = { basePath, seed, envelope, ...(isObject(own) && { data: own }) };
  const isChecked = [bodies, parameters].some((each) => Object.keys(each).length > 0);
  if (!isChecked) return directoryStub(api, options);
  // Loading ajv takes long, so it waits for the first request.
  let made: Promise<ServiceHandler> | undefined;
  return serviceHandler(async (request) => {
    made ??= stubValidators(spec).then((checks) => directoryStub({ ...api, ...checks }, options));
    return (await made).service(request);
  });
}
