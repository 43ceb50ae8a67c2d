import { propertyOf } from "../../../templates/runtime/action-api/api-messages.js";
import { diagnostic } from "../../diagnostics/diagnostic.js";
import type { Diagnostic, Staged } from "../../diagnostics/diagnostic.js";
import { below } from "../../read/document.js";
import type { Document } from "../../read/document.js";
import type { Directory } from "../../spec/types.js";
import { directory as validateDirectory } from "../../spec/validators.js";
import { directoryParts } from "./directory-parts.js";
import { schemaDiagnostics } from "./payload-schema.js";
import { referenceDiagnostics } from "./references.js";
import { validateShape } from "../shape.js";

/** Checks a directory: its shape, references, payload schemas and operation ids. */
export function checkDirectory(document: Document): Staged<Document<Directory>> {
  const version = versionDiagnostics(document);
  if (version.length > 0) return { value: undefined, diagnostics: version };
  const { value: directory, diagnostics } = validateShape(document, validateDirectory);
  if (!directory) return { value: undefined, diagnostics };
  const parts = directoryParts(directory.value);
  return {
    value: directory,
    diagnostics: [
      ...referenceDiagnostics(directory, parts),
      ...schemaDiagnostics(directory, parts.schemas),
      ...operationDiagnostics(directory),
      ...credentialDiagnostics(directory),
    ],
  };
}

/** Other OpenAPI versions give other meanings to the same keys. */
function versionDiagnostics(document: Document): readonly Diagnostic[] {
  const name = propertyOf(document.value, "openapi");
  return typeof name !== "string" || /^3\.1\.\d+$/.test(name)
    ? []
    : [diagnostic("openapi-version", { name }, document.locate("/openapi"))];
}

function operationDiagnostics(document: Document<Directory>): readonly Diagnostic[] {
  const items = Object.entries(document.value.paths);
  if (!items.some(([, item]) => item.get))
    return [diagnostic("no-operations", {}, document.locate("/paths"))];
  const seen = new Set<string>();
  return items.flatMap(([path, item]) => {
    const id = item.get?.operationId;
    if (id === undefined) return [];
    const again = seen.has(id);
    seen.add(id);
    return again
      ? [
          diagnostic(
            "duplicate-operation",
            { name: id },
            document.locate(below("/paths", path, "get", "operationId")),
          ),
        ]
      : [];
  });
}

/** Reports security requirements once. They do not change the generated code. */
function credentialDiagnostics(document: Document<Directory>): readonly Diagnostic[] {
  const requirements = [
    document.value.security ?? [],
    ...Object.values(document.value.paths).map((item) => item.get?.security ?? []),
  ];
  return requirements.some((requirement) => requirement.length > 0)
    ? [diagnostic("credentials-not-generated", {}, document.locate("/security"))]
    : [];
}
