import { checkCatalogue } from "../check/catalogue/catalogue.js";
import { withKnownDefaults } from "../check/catalogue/request-defaults.js";
import { shaped } from "../check/shape.js";
import { templateNameDiagnostics } from "../check/catalogue/template-names.js";
import { unknownKeyDiagnostics } from "../check/unknown-keys.js";
import { wireNameDiagnostics } from "../check/catalogue/wire-names.js";
import { hasErrors } from "../diagnostics/diagnostic.js";
import { lowerCatalogue } from "../lower/catalogue.js";
import { protocol as validateProtocol, site as validateSite } from "../spec/validators.js";
import { locator } from "./kind.js";
import type { SpecKind } from "./kind.js";
import { isCatalogue } from "./recognition.js";
import { shapedResults, withResults } from "./results.js";
import { shapedSelections, withSelections } from "./selections.js";

/** A catalogue: the answer of a MediaWiki's `action=paraminfo`. */
export const catalogueKind: SpecKind = {
  name: "catalogue",
  recognises: isCatalogue,
  toModel(documents) {
    const { name, source } = documents;
    const catalogue = checkCatalogue(documents.document);
    const protocol = shaped(documents.protocol, validateProtocol);
    const site = documents.site && shaped(documents.site, validateSite);
    const diagnostics = [
      ...(catalogue.value ? unknownKeyDiagnostics(catalogue.value) : []),
      ...catalogue.diagnostics,
      ...protocol.diagnostics,
      ...(site?.diagnostics ?? []),
    ];
    const results = shapedResults(documents.results ?? []);
    const selections = shapedSelections(documents.selections ?? []);
    const beside = [...results.diagnostics, ...selections.diagnostics];
    if (!catalogue.value || !protocol.value || hasErrors(diagnostics))
      return { value: undefined, diagnostics: [...diagnostics, ...beside] };
    const model = lowerCatalogue({
      name,
      source,
      catalogue: catalogue.value,
      protocol: protocol.value,
      ...(site?.value && { site: site.value }),
    });
    const locate = locator(documents);
    const { value, diagnostics: defaults } = withKnownDefaults(model, documents.protocol);
    const learned = withResults(value, results.value);
    const answered = withSelections(learned.value, selections.value);
    return {
      value: answered.value,
      diagnostics: [
        ...diagnostics,
        ...beside,
        ...defaults,
        ...learned.diagnostics,
        ...answered.diagnostics,
        ...templateNameDiagnostics(model, locate),
        ...wireNameDiagnostics(model, locate),
      ],
    };
  },
};
