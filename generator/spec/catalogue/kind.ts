import { checkCatalogue } from "./check.js";
import { withKnownDefaults } from "./request-defaults.js";
import { validateShape } from "../validate-shape.js";
import { templateNameDiagnostics } from "./template-names.js";
import { unknownKeyDiagnostics } from "./unknown-keys.js";
import { wireNameDiagnostics } from "./wire-names.js";
import { descriptionDiagnostics } from "./check-descriptions.js";
import { fieldDescriptionDiagnostics } from "./check-field-descriptions.js";
import { diagnostic, hasErrors, valuesOf } from "../../base/diagnostic.js";
import { lowerCatalogue } from "./lower.js";
import {
  descriptions as validateDescriptions,
  protocol as validateProtocol,
  site as validateSite,
} from "../validators.js";
import { locator } from "../kind.js";
import type { SpecKind } from "../kind.js";
import { isCatalogue } from "../recognition.js";
import { narrowResults } from "./result-version.js";
import { validateResultFiles, addResults } from "./result-files.js";

/** A catalogue: the response of a MediaWiki to `action=paraminfo`. */
export const catalogueKind: SpecKind = {
  name: "catalogue",
  recognises: isCatalogue,
  toModel(documents) {
    const { name, source, document, directoryKeys = [] } = documents;
    const catalogue = checkCatalogue(documents.document);
    const protocol = validateShape(documents.protocol, validateProtocol);
    const site = documents.site && validateShape(documents.site, validateSite);
    const descriptions =
      documents.descriptions && validateShape(documents.descriptions, validateDescriptions);
    const shipped = (documents.shippedDescriptions ?? []).map((each) =>
      validateShape(each, validateDescriptions),
    );
    const diagnostics = [
      ...directoryKeys.map((key) =>
        diagnostic("directory-key", { name: key }, document.locate("")),
      ),
      ...(catalogue.value ? unknownKeyDiagnostics(catalogue.value) : []),
      ...catalogue.diagnostics,
      ...protocol.diagnostics,
      ...(site?.diagnostics ?? []),
      ...(descriptions?.diagnostics ?? []),
      ...shipped.flatMap((each) => each.diagnostics),
    ];
    const results = validateResultFiles(documents.results ?? []);
    const { value: shippedResults } = validateResultFiles(documents.shippedResults ?? []);
    if (!catalogue.value || !protocol.value || hasErrors(diagnostics))
      return { value: undefined, diagnostics: [...diagnostics, ...results.diagnostics] };
    const described = valuesOf([...(descriptions ? [descriptions] : []), ...shipped]);
    const model = lowerCatalogue({
      name,
      source,
      catalogue: catalogue.value,
      protocol: protocol.value,
      ...(site?.value && { site: site.value }),
      descriptions: described,
    });
    const locate = locator(documents);
    const { value, diagnostics: defaults } = withKnownDefaults(model, documents.protocol);
    const learned = addResults(value, results.value, {
      shipped: shippedResults,
      descriptions: described,
    });
    const narrowed = narrowResults(learned.value, {
      version: documents.version,
      generator: site?.value?.value.generator,
      at: documents.document.locate(""),
    });
    return {
      value: { ...narrowed.value, ...(documents.formatVersion1 && { formatVersion1: true }) },
      diagnostics: [
        ...diagnostics,
        ...results.diagnostics,
        ...defaults,
        ...(descriptions?.value ? descriptionDiagnostics(descriptions.value, model) : []),
        ...learned.diagnostics,
        ...(descriptions?.value
          ? fieldDescriptionDiagnostics(descriptions.value, learned.value)
          : []),
        ...narrowed.diagnostics,
        ...templateNameDiagnostics(model, locate),
        ...wireNameDiagnostics(model, locate),
      ],
    };
  },
};
