import { servers } from "./requests/servers.js";
import { credentials } from "./requests/credentials.js";
import { catalogueHandlers, directoryHandlers } from "./targets/handlers.js";
import { catalogueIndex, directoryIndex } from "./targets/index-files.js";
import { catalogueStubs } from "./targets/catalogue-stubs.js";
import { endpointBuilders, moduleBuilders } from "./targets/request-builders.js";
import { endpointValidators, moduleValidators } from "./targets/validators.js";
import { jsonShapesFile } from "./targets/json-shapes.js";
import { listPages } from "./targets/list-pages.js";
import { options } from "./targets/options.js";
import { endpointSchemas, parameterSchemas } from "./targets/parameter-schemas.js";
import { payloadTypeFiles, payloadValidatorFiles } from "./targets/payloads.js";
import { queries } from "./targets/queries.js";
import { results } from "./targets/results.js";
import { rowSchemas } from "./targets/row-schemas.js";
import { selections } from "./targets/selections.js";
import { site } from "./targets/site.js";
import { stubs } from "./targets/stubs.js";
import type {
  CatalogueFrame,
  DirectoryEndpoints,
  DirectoryPayloads,
  OutlinedCatalogue,
  PlannedDirectory,
  PlannedModule,
} from "../plan/planned.js";
import type { Fragment } from "../typescript/fragment.js";

/**
 * A target that is generated from each module of a catalogue. A new target is a file in `targets/`
 * and a line here.
 */
export type ModuleTarget = (
  module: PlannedModule,
  catalogue: CatalogueFrame,
) => readonly Fragment[];

/** A target that is generated from a catalogue, about all of its modules. */
export type CatalogueTarget = (catalogue: OutlinedCatalogue) => readonly Fragment[];

/** A target that is generated from each endpoint of a directory. */
export type EndpointTarget = (directory: DirectoryEndpoints) => readonly Fragment[];

/** A target that is generated from the schemas of a directory. */
export type PayloadTarget = (directory: DirectoryPayloads) => Promise<readonly Fragment[]>;

/** A target that is generated from a directory, about all of its endpoints. */
export type DirectoryTarget = (directory: PlannedDirectory) => readonly Fragment[];

/** Targets that write into the same file do so in this order. */
export const moduleTargets: readonly ModuleTarget[] = [
  moduleBuilders,
  queries,
  moduleValidators,
  selections,
  parameterSchemas,
  results,
  rowSchemas,
];

export const catalogueTargets: readonly CatalogueTarget[] = [
  options,
  site,
  catalogueHandlers,
  catalogueStubs,
  catalogueIndex,
];

/** Targets that write into the same file do so in this order. */
export const endpointTargets: readonly EndpointTarget[] = [
  endpointBuilders,
  listPages,
  endpointValidators,
  endpointSchemas,
];

/** Each is a unit of its own, because it takes long for large documents. */
export const payloadTargets: Readonly<
  Record<"payload-types" | "payload-validators", PayloadTarget>
> = {
  "payload-types": payloadTypeFiles,
  "payload-validators": payloadValidatorFiles,
};

/** The targets of each unit about all endpoints. */
export const directoryTargets: Readonly<Record<"stub" | "service", readonly DirectoryTarget[]>> = {
  stub: [stubs],
  service: [credentials, servers, jsonShapesFile, directoryHandlers, directoryIndex],
};
