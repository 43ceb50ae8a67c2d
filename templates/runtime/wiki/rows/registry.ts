import { deletedRevisionShow } from "./deleted-revision.js";
import { revisionShow } from "./revision.js";
import type { PrepareShow } from "./row-renderer.js";

/** What says how rows are shown that a learned result cannot describe, by the name that a selection gives. */
export const shows: Readonly<Record<string, PrepareShow>> = {
  "deleted revision": deletedRevisionShow,
  revision: revisionShow,
};
