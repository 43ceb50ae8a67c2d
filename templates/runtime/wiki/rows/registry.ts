import { renderDeletedRevision } from "./deleted-revision.js";
import { renderRevision } from "./revision.js";
import type { RowRenderer } from "./row-renderer.js";

/** What says how rows are shown that a learned result cannot describe, by the name that a selection gives. */
export const rowRenderers: Readonly<Record<string, RowRenderer>> = {
  "deleted revision": renderDeletedRevision,
  revision: renderRevision,
};
