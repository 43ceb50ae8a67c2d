import type { OutlinedSpec, PlannedSpec } from "../../plan/planned.js";
import type { Fragment } from "../fragment.js";

/**
 * Something that is generated from every spec, a file or more for each of its operations: what a
 * catalogue's module gives follows from the module, from the root, and from what is true of the
 * catalogue as a whole. A new one is a file beside this and a line in the registry.
 */
export type Target = (spec: PlannedSpec) => readonly Fragment[] | Promise<readonly Fragment[]>;

/** The same for files that are about all operations of a spec. */
export type WholeTarget = (spec: OutlinedSpec) => readonly Fragment[];
