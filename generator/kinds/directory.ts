import { checkDirectory } from "../check/directory/directory.js";
import { unsupportedKeyDiagnostics } from "../check/unknown-keys.js";
import { hasErrors } from "../diagnostics/diagnostic.js";
import { lowerDirectory } from "../lower/directory.js";
import type { SpecKind } from "./kind.js";
import { isDirectory } from "./recognition.js";

/** A directory: an OpenAPI 3.1 document of read operations. */
export const directoryKind: SpecKind = {
  name: "directory",
  recognises: isDirectory,
  toModel({ name, source, document, dialect }) {
    const { value: directory, diagnostics: found } = checkDirectory(document);
    if (found.some(({ code }) => code === "openapi-version"))
      return { value: undefined, diagnostics: found };
    const diagnostics = [...unsupportedKeyDiagnostics(document), ...found];
    if (!directory || hasErrors(diagnostics)) return { value: undefined, diagnostics };
    const lowered = lowerDirectory(name, source, directory, dialect);
    return { value: lowered.value, diagnostics: [...diagnostics, ...lowered.diagnostics] };
  },
};
