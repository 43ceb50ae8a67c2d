import { checkCatalogue } from "../check/catalogue.js";
import { withKnownDefaults } from "../check/request-defaults.js";
import { shaped } from "../check/shape.js";
import { templateNameDiagnostics } from "../check/template-names.js";
import { wireNameDiagnostics } from "../check/wire-names.js";
import { hasErrors } from "../diagnostics/diagnostic.js";
import { lowerCatalogue } from "../lower/catalogue.js";
import { protocol as validateProtocol, site as validateSite } from "../spec/validators.js";
import { locator } from "./kind.js";
import type { SpecKind } from "./kind.js";

/** A catalogue: the answer of a MediaWiki's `action=paraminfo`. */
export const catalogueKind: SpecKind = {
  name: "catalogue",
  recognises: (value) =>
    typeof value === "object" && value !== null && Object.hasOwn(value, "paraminfo"),
  toModel(documents) {
    const { name, source } = documents;
    const catalogue = checkCatalogue(documents.document);
    const protocol = shaped(documents.protocol, validateProtocol);
    const site = documents.site && shaped(documents.site, validateSite);
    const diagnostics = [
      ...catalogue.diagnostics,
      ...protocol.diagnostics,
      ...(site?.diagnostics ?? []),
    ];
    if (!catalogue.value || !protocol.value || hasErrors(diagnostics))
      return { value: undefined, diagnostics };
    const model = lowerCatalogue({
      name,
      source,
      catalogue: catalogue.value,
      protocol: protocol.value,
      ...(site?.value && { site: site.value }),
    });
    const locate = locator(documents);
    const { value, diagnostics: defaults } = withKnownDefaults(model, documents.protocol);
    return {
      value,
      diagnostics: [
        ...diagnostics,
        ...defaults,
        ...templateNameDiagnostics(model, locate),
        ...wireNameDiagnostics(model, locate),
      ],
    };
  },
};
