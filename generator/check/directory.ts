import { diagnostic } from "../diagnostics/diagnostic.js";
import type { Diagnostic, Staged } from "../diagnostics/diagnostic.js";
import { below } from "../read/document.js";
import type { Document } from "../read/document.js";
import type { Directory } from "../spec/types.js";
import { directory as validateDirectory } from "../spec/validators.js";
import { shaped } from "./shape.js";
import { unknownKeys } from "./unknown-keys.js";

/** Checks a directory: its shape, features outside the subset, references, operation ids. */
export function checkDirectory(document: Document): Staged<Document<Directory>> {
  const unsupported = unknownKeys("directory.schema.json", document.value).map(
    ({ name, pointer }) => diagnostic("unsupported-feature", { name }, document.locate(pointer)),
  );
  const { value: directory, diagnostics } = shaped(document, validateDirectory);
  if (!directory) return { value: undefined, diagnostics: [...unsupported, ...diagnostics] };
  return {
    value: directory,
    diagnostics: [
      ...unsupported,
      ...referenceDiagnostics(document),
      ...operationDiagnostics(directory),
      ...credentialDiagnostics(directory),
    ],
  };
}

function referenceDiagnostics(document: Document): readonly Diagnostic[] {
  return references(document.value, "").flatMap(({ name, pointer }) =>
    leadsSomewhere(document.value, name, pointer)
      ? []
      : [diagnostic("unresolved-reference", { name }, document.locate(pointer))],
  );
}

/** A reference must end at a component of the kind that its place asks for, not in a circle. */
function leadsSomewhere(root: unknown, reference: string, pointer: string): boolean {
  const section = /\/parameters\/\d+\/\$ref$/.test(pointer)
    ? "parameters"
    : /\/responses\/[^/]+\/\$ref$/.test(pointer)
      ? "responses"
      : undefined;
  if (!reference.startsWith(`#/components/${section ?? "schemas"}/`)) return false;
  const seen = new Set<string>();
  let next: string | undefined = reference;
  while (next !== undefined) {
    if (seen.has(next)) return false;
    seen.add(next);
    const value: unknown = resolvePointer(root, next);
    if (value === undefined) return false;
    next = isBareReference(value) ? value.$ref : undefined;
  }
  return true;
}

function isBareReference(value: unknown): value is { readonly $ref: string } {
  return (
    typeof value === "object" && value !== null && "$ref" in value && typeof value.$ref === "string"
  );
}

function references(
  value: unknown,
  pointer: string,
): readonly { readonly name: string; readonly pointer: string }[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => {
    const place = below(pointer, key);
    // Values of these keywords are data, not schemas.
    if (
      key === "example" ||
      key === "examples" ||
      key === "const" ||
      key === "enum" ||
      key === "default" ||
      key.startsWith("x-")
    )
      return [];
    return key === "$ref" && typeof member === "string"
      ? [{ name: member, pointer: place }]
      : references(member, place);
  });
}

/** What a reference within the document leads to, or undefined. */
function resolvePointer(root: unknown, reference: string): unknown {
  if (!reference.startsWith("#/components/")) return undefined;
  let value: unknown = root;
  for (const token of reference.slice(2).split("/")) {
    const key = token.replaceAll("~1", "/").replaceAll("~0", "~");
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}

function operationDiagnostics(document: Document<Directory>): readonly Diagnostic[] {
  const seen = new Set<string>();
  return Object.entries(document.value.paths).flatMap(([path, item]) => {
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

/** Said once: that credentials are needed changes nothing in what is generated. */
function credentialDiagnostics(document: Document<Directory>): readonly Diagnostic[] {
  const requirements = [
    document.value.security ?? [],
    ...Object.values(document.value.paths).map((item) => item.get?.security ?? []),
  ];
  return requirements.some((requirement) => requirement.length > 0)
    ? [diagnostic("credentials-not-generated", {}, document.locate("/security"))]
    : [];
}
