import { catalogueHandlers, directoryHandlers } from "./handlers.js";
import { catalogueIndex, directoryIndex } from "./index-files.js";
import { catalogueStubs } from "./catalogue-stubs.js";
import { endpointBuilders, moduleBuilders } from "./request-builders.js";
import { endpointValidators, moduleValidators } from "./validators.js";
import { listPages } from "./list-pages.js";
import { options } from "./options.js";
import { parameterSchemas } from "./parameter-schemas.js";
import { payloads } from "./payloads.js";
import { queries } from "./queries.js";
import { results } from "./results.js";
import { rowSchemas } from "./row-schemas.js";
import { selections } from "./selections.js";
import { site } from "./site.js";
import { stubs } from "./stubs.js";
import { stubDataSchemas } from "./stub-data-schemas.js";
import type { CatalogueTarget, DirectoryTarget, ModuleTarget } from "./target.js";

/** In the order in which targets write into a file that they share. */
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

/** In the order in which targets write into a file that they share. */
export const directoryTargets: readonly DirectoryTarget[] = [
  endpointBuilders,
  listPages,
  endpointValidators,
  stubs,
  stubDataSchemas,
  payloads,
  directoryHandlers,
  directoryIndex,
];
