import { catalogueHandlers, directoryHandlers } from "./targets/handlers.js";
import { catalogueIndex, directoryIndex } from "./targets/index-files.js";
import { catalogueStubs } from "./targets/catalogue-stubs.js";
import { endpointBuilders, moduleBuilders } from "./targets/request-builders.js";
import { endpointValidators, moduleValidators } from "./targets/validators.js";
import { listPages } from "./targets/list-pages.js";
import { options } from "./targets/options.js";
import { parameterSchemas } from "./targets/parameter-schemas.js";
import { payloads } from "./targets/payloads.js";
import { queries } from "./targets/queries.js";
import { results } from "./targets/results.js";
import { rowSchemas } from "./targets/row-schemas.js";
import { selections } from "./targets/selections.js";
import { site } from "./targets/site.js";
import { stubs } from "./targets/stubs.js";
import { stubDataSchemas } from "./targets/stub-data-schemas.js";
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
