import type { ImportExtension, ImportForm } from "../../../generator/emit/output.js";

/** The form of imports with an extension, where the runtime is copied. */
export function copied(extension: ImportExtension): ImportForm {
  return { extension, runtime: "copy" };
}
