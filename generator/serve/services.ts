import { fieldOf } from "../../templates/runtime/action-api/api-messages.js";
import { isObject } from "../../templates/runtime/model/json.js";
import { directoryStub } from "../../templates/runtime/directory/stub.js";
import { serviceHandler } from "../../templates/runtime/http/service.js";
import type { ServiceHandler } from "../../templates/runtime/http/service.js";
import type { Wiki } from "../../templates/runtime/wiki/data/wiki.js";
import { diagnostic } from "../diagnostics/diagnostic.js";
import type { Diagnostic, Staged } from "../diagnostics/diagnostic.js";
import type { Document } from "../read/document.js";
import { below } from "../read/document.js";
import { apiOf } from "./specs/served-spec.js";
import type { ServedCatalogue, ServedDirectory, ServedSpec } from "./specs/served-spec.js";

/** A service with the place that it is served at. */
export interface NamedService {
  /** The folder of the spec's code. */
  readonly name: string;
  readonly spec: ServedSpec;
  /** The path of a catalogue's service; what a directory's paths are below, without a slash at its end. */
  readonly at: string;
  readonly handler: ServiceHandler;
}

/** What the stores of services are made from. */
export interface ServiceOptions {
  readonly seed: number;
  /** How a directory wraps its lists. */
  readonly envelope: "bare" | "embedded";
  /** What is served instead of what is made from the seed: an object with what each service holds, by its name. */
  readonly data?: Document;
  /** The wikis in that data, by the name of their service. */
  readonly wikis?: ReadonlyMap<string, Wiki>;
}

/** Makes a service of each spec: the first catalogue at `/api.php`, the first directory at its own paths, others below their names. */
export function makeServices(
  specs: readonly ServedSpec[],
  options: ServiceOptions,
): Staged<readonly NamedService[]> {
  const diagnostics = unknownDataDiagnostics(options.data, specs);
  if (diagnostics.length > 0) return { value: undefined, diagnostics };
  return {
    value: mountSpecs(specs).map(({ spec, at }) => ({
      name: spec.name,
      spec,
      at,
      handler: createHandler(spec, at, options),
    })),
    diagnostics,
  };
}

/** A spec with the place that its service is at. */
export interface MountedSpec {
  readonly spec: ServedSpec;
  readonly at: string;
}

/** Gives each spec a place. */
export function mountSpecs(specs: readonly ServedSpec[]): readonly MountedSpec[] {
  const seen = new Set<string>();
  return specs.map((spec) => {
    const base = seen.has(spec.kind) ? `/${spec.name}` : "";
    seen.add(spec.kind);
    return { spec, at: spec.kind === "catalogue" ? `${base}/api.php` : base };
  });
}

/** Data that nobody would serve. */
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
 * Answers from the wiki in the data, or else from one that the seed makes. Whatever that takes is done at
 * the first request: a server has to be there at once.
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
  { seed, wikis }: ServiceOptions,
): Promise<ServiceHandler> {
  const [{ wikiStub }, { seededWiki }] = await Promise.all([
    import("../../templates/runtime/wiki/server/wiki-stub.js"),
    import("../../templates/runtime/wiki/seed/seeded-wiki.js"),
  ]);
  const { name, results, selections } = spec;
  return wikiStub({ api: apiOf(spec), results, selections }, wikis?.get(name) ?? seededWiki(seed));
}

function directoryService(
  { name, stub }: ServedDirectory,
  basePath: string,
  { seed, envelope, data }: ServiceOptions,
): ServiceHandler {
  const own = fieldOf(data?.value, name);
  return directoryStub(stub, { basePath, seed, envelope, ...(isObject(own) && { data: own }) });
}
