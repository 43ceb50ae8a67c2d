import { checkDirectory } from "../check/directory.js";
import { lowerDirectory } from "../lower/directory.js";
import type { Document } from "../read/document.js";
import type { Directory } from "../spec/types.js";
import type { SpecKind } from "./kind.js";

/** A directory: an OpenAPI 3.1 document of read operations. */
export const directoryKind: SpecKind = {
  name: "directory",
  recognises: (value) =>
    typeof value === "object" && value !== null && Object.hasOwn(value, "openapi"),
  check: ({ document }) => checkDirectory(document),
  // Checked before: the shape is that of the schema.
  lower: ({ name, source, document }) =>
    lowerDirectory(name, source, document as Document<Directory>),
};
