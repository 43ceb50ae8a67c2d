import { checkDirectory } from "../check/directory.js";
import { hasErrors } from "../diagnostics/diagnostic.js";
import { lowerDirectory } from "../lower/directory.js";
import type { SpecKind } from "./kind.js";

/** A directory: an OpenAPI 3.1 document of read operations. */
export const directoryKind: SpecKind = {
  name: "directory",
  recognises: (value) =>
    typeof value === "object" && value !== null && Object.hasOwn(value, "openapi"),
  toModel({ name, source, document }) {
    const { value: directory, diagnostics } = checkDirectory(document);
    if (!directory || hasErrors(diagnostics)) return { value: undefined, diagnostics };
    const lowered = lowerDirectory(name, source, directory);
    return { value: lowered.value, diagnostics: [...diagnostics, ...lowered.diagnostics] };
  },
};
