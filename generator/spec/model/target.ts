import type { Config } from "../types.js";

/** A kind of code that is generated from a spec. The schema of the configuration lists them. */
export type Target = NonNullable<Config["targets"]>[number];
