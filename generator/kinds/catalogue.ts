import { checkCatalogue } from "../check/catalogue.js";
import { shapeDiagnostics } from "../check/shape.js";
import { wireNameDiagnostics } from "../check/wire-names.js";
import { lowerCatalogue } from "../lower/catalogue.js";
import type { Document } from "../read/document.js";
import type { Catalogue, Protocol } from "../spec/types.js";
import { protocol as validateProtocol } from "../spec/validators.js";
import { locator } from "./kind.js";
import type { SpecKind } from "./kind.js";

/** A catalogue: the answer of a MediaWiki's `action=paraminfo`. */
export const catalogueKind: SpecKind = {
  name: "catalogue",
  recognises: (value) =>
    typeof value === "object" && value !== null && Object.hasOwn(value, "paraminfo"),
  check: ({ document, protocol }) => [
    ...checkCatalogue(document),
    ...shapeDiagnostics(protocol, validateProtocol),
  ],
  lower(documents) {
    const { name, source, document, protocol } = documents;
    // Checked before: the shape is that of the schema.
    const model = lowerCatalogue({
      name,
      source,
      catalogue: document as Document<Catalogue>,
      protocol: protocol as Document<Protocol>,
    });
    return { value: model, diagnostics: wireNameDiagnostics(model, locator(documents)) };
  },
};
