import type { Target } from "../files/target.js";

/**
 * The entry points of the runtime that users of a target's code import from, besides the files that
 * the code imports. Apart from the emitters, which load the compiler.
 */
export const entryPoints: Readonly<Record<Target, readonly string[]>> = {
  requests: ["runtime/client"],
  validators: ["runtime/validate"],
  reading: ["runtime/validate"],
  responses: ["runtime/client", "runtime/validate"],
  handlers: ["runtime/server"],
  stub: ["runtime/server"],
  schemas: [],
};
