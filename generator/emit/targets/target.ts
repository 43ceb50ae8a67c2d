import type { PlannedSpec } from "../../plan/planned.js";
import type { Fragment } from "../fragment.js";

/** Something that is generated from every spec. A new one is a file beside this and a line in the registry. */
export type Target = (spec: PlannedSpec) => readonly Fragment[] | Promise<readonly Fragment[]>;
