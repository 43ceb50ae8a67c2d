import { catalogueStubs } from "./catalogue-stubs.js";
import { handlers } from "./handlers.js";
import { indexFiles } from "./index-files.js";
import { options } from "./options.js";
import { parameterSchemas } from "./parameter-schemas.js";
import { listPages } from "./list-pages.js";
import { payloads } from "./payloads.js";
import { queries } from "./queries.js";
import { requestBuilders } from "./request-builders.js";
import { results } from "./results.js";
import { rowSchemas } from "./row-schemas.js";
import { selections } from "./selections.js";
import { site } from "./site.js";
import { stubs } from "./stubs.js";
import { stubDataSchemas } from "./stub-data-schemas.js";
import type { Target, WholeTarget } from "./target.js";
import { validators } from "./validators.js";

/** Targets with files for each operation, in the order in which they write into a file that they share. */
export const targets: readonly Target[] = [
  requestBuilders,
  queries,
  listPages,
  validators,
  stubs,
  selections,
  stubDataSchemas,
  parameterSchemas,
  results,
  rowSchemas,
  payloads,
];

/** Targets with files for all operations together. */
export const wholeTargets: readonly WholeTarget[] = [
  options,
  site,
  handlers,
  catalogueStubs,
  indexFiles,
];
