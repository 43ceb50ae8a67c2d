import { servers } from "./requests/servers.js";
import { credentials } from "./requests/credentials.js";
import { catalogueHandlers, directoryHandlers } from "./targets/handlers.js";
import { catalogueIndex, directoryIndex } from "./targets/index-files.js";
import { catalogueStubs } from "./targets/catalogue-stubs.js";
import { endpointBuilders, moduleBuilders } from "./targets/request-builders.js";
import { endpointValidators, moduleValidators } from "./targets/validators.js";
import { listPages } from "./targets/list-pages.js";
import { options } from "./targets/options.js";
import { endpointSchemas, parameterSchemas } from "./targets/parameter-schemas.js";
import { payloads } from "./targets/payloads.js";
import { queries } from "./targets/queries.js";
import { results } from "./targets/results.js";
import { rowSchemas } from "./targets/row-schemas.js";
import { selections } from "./targets/selections.js";
import { site } from "./targets/site.js";
import { stubs } from "./targets/stubs.js";
import type {
  CatalogueFrame,
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

/** A target that is generated from a directory. */
export type DirectoryTarget = (
  directory: PlannedDirectory,
) => readonly Fragment[] | Promise<readonly Fragment[]>;

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
export const directoryTargets: readonly DirectoryTarget[] = [
  endpointBuilders,
  listPages,
  endpointValidators,
  endpointSchemas,
  stubs,
  payloads,
  credentials,
  servers,
  directoryHandlers,
  directoryIndex,
];
