import { renderDeletedRevision } from "./deleted-revision.js";
import { renderRevision } from "./revision.js";
import type { RowRenderer } from "./row-renderer.js";

/** Renderers of rows that a learned result cannot describe, by their names in selections. */
export const rowRenderers = {
  "deleted revision": renderDeletedRevision,
  revision: renderRevision,
} satisfies Readonly<Record<string, RowRenderer>>;
