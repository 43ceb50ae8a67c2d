import { servers } from "./targets/servers.js";
import { credentials } from "./targets/credentials.js";
import { catalogueHandlers, directoryHandlers } from "./targets/handlers.js";
import { catalogueIndex, directoryIndex } from "./targets/index-files.js";
import { endpointDescriptors, moduleDescriptors } from "./targets/descriptors.js";
import { catalogueStubs } from "./targets/catalogue-stubs.js";
import { endpointBuilders, moduleBuilders } from "./targets/request-builders.js";
import { endpointReaders, moduleReaders } from "./targets/readers.js";
import { endpointValidators, moduleValidators } from "./targets/validators.js";
import { jsonShapesFile } from "./targets/json-shapes.js";
import { listPages } from "./targets/list-pages.js";
import { options } from "./targets/options.js";
import { endpointSchemas, parameterSchemas } from "./targets/parameter-schemas.js";
import { payloadTypeFiles } from "./targets/payloads.js";
import { payloadValidatorFiles } from "./targets/payload-validators.js";
import { queries } from "./targets/queries.js";
import { results } from "./targets/results.js";
import { rowSchemas } from "./targets/row-schemas.js";
import { site } from "./targets/site.js";
import { stubs } from "./targets/stubs.js";
import type { PlannedCatalogue, PlannedDirectory, PlannedModule } from "./plan/planned.js";
import { OPERATION_TARGETS, PAYLOAD_TARGETS, TARGETS } from "../spec/model/target.js";
import type { Target } from "../spec/model/target.js";
import type { Fragment } from "../base/fragment.js";

/** Code that is generated from each module of a catalogue. */
type ModuleEmitter = (
  module: PlannedModule,
  catalogue: PlannedCatalogue,
  targets: readonly Target[],
) => readonly Fragment[];

/** Code that is generated from a catalogue, about all of its modules. */
type CatalogueEmitter = (
  catalogue: PlannedCatalogue,
  targets: readonly Target[],
) => readonly Fragment[];

/** Code that is generated from each endpoint of a directory. */
type EndpointEmitter = (directory: PlannedDirectory) => readonly Fragment[];

/** Code that is generated from the schemas of a directory. */
type PayloadEmitter = (directory: PlannedDirectory) => Promise<readonly Fragment[]>;

/** Code that is generated from a directory, about all of its endpoints. */
type DirectoryEmitter = (
  directory: PlannedDirectory,
  targets: readonly Target[],
) => readonly Fragment[];

/** A function that emits code, and the targets that the code belongs to. */
export interface Registered<Emitter> {
  readonly emit: Emitter;
  /** The code is emitted if one of them is chosen. */
  readonly targets: readonly Target[];
}

function of<Emitter>(emit: Emitter, ...targets: readonly Target[]): Registered<Emitter> {
  return { emit, targets };
}

/** Emitters that write into the same file do so in this order. */
export const moduleEmitters: readonly Registered<ModuleEmitter>[] = [
  of(moduleDescriptors, ...OPERATION_TARGETS),
  of(moduleBuilders, "requests"),
  of(queries, "requests"),
  of(moduleValidators, "validators"),
  of(moduleReaders, "reading"),
  of(parameterSchemas, "schemas"),
  of(results, "responses"),
  of(rowSchemas, "schemas"),
];

export const catalogueEmitters: readonly Registered<CatalogueEmitter>[] = [
  of(options, "requests"),
  of(site, "validators", "reading", "handlers"),
  of(catalogueHandlers, "handlers"),
  of(catalogueStubs, "stub"),
  of(catalogueIndex, ...TARGETS),
];

/** Emitters that write into the same file do so in this order. */
export const endpointEmitters: readonly Registered<EndpointEmitter>[] = [
  of(endpointDescriptors, ...OPERATION_TARGETS),
  of(endpointBuilders, "requests"),
  of(listPages, "requests"),
  of(endpointValidators, "validators"),
  of(endpointReaders, "reading"),
  of(endpointSchemas, "schemas"),
];

/** Each is a unit of its own, because it takes long for large documents. */
export const payloadEmitters: Readonly<
  Record<"payload-types" | "payload-validators", Registered<PayloadEmitter>>
> = {
  "payload-types": of(payloadTypeFiles, ...PAYLOAD_TARGETS.schemas),
  "payload-validators": of(payloadValidatorFiles, ...PAYLOAD_TARGETS.validators),
};

/** The emitters of each unit about all endpoints. */
export const directoryEmitters: Readonly<
  Record<"stub" | "service", readonly Registered<DirectoryEmitter>[]>
> = {
  stub: [of(stubs, "stub")],
  service: [
    of(credentials, "requests"),
    of(servers, "requests"),
    of(jsonShapesFile, ...OPERATION_TARGETS),
    of(directoryHandlers, "handlers"),
    of(directoryIndex, ...TARGETS),
  ],
};
