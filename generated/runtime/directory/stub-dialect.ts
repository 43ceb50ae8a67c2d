// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { DataRestResource } from "../data-rest/resource.js";

/** The conventions of a directory's server, as plain data: alternatives by `kind`. */
export type DirectoryDialect =
  /** Those that the directory describes. */
  | { readonly kind: "plain" }
  | { readonly kind: "spring-data-rest"; readonly resources: readonly DataRestResource[] };
