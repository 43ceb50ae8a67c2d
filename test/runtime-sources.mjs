/**
 * Generated code imports the runtime by the name of this package, whose compiled code is as old as the
 * last build. In tests it gets the sources instead, so that a change is tested before it is built, and
 * tests and generated code have one runtime: `instanceof` holds between them.
 */
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..");

/**
 * The source of each entry point that generated code imports, for `resolve.alias` of vitest and `alias`
 * of esbuild.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const runtimeSources = {
  "paramsmith/client": join(ROOT, "templates/runtime/client.ts"),
  "paramsmith/validate": join(ROOT, "templates/runtime/validate.ts"),
  "paramsmith/server": join(ROOT, "templates/runtime/server.ts"),
  "paramsmith/wiki": join(ROOT, "templates/wiki/index.ts"),
};
