import { handlers } from "./handlers.js";
import { indexFiles } from "./index-files.js";
import { options } from "./options.js";
import { parameterSchemas } from "./parameter-schemas.js";
import { payloads } from "./payloads.js";
import { requestBuilders } from "./request-builders.js";
import { site } from "./site.js";
import type { Target } from "./target.js";
import { validators } from "./validators.js";

/** Every target, in the order in which they write into a file that they share. */
export const targets: readonly Target[] = [
  requestBuilders,
  validators,
  options,
  site,
  handlers,
  parameterSchemas,
  payloads,
  indexFiles,
];
