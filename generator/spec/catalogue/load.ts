import { checkCatalogue } from "./check.js";
import { withKnownDefaults } from "./request-defaults.js";
import { validateShape } from "../validate-shape.js";
import { templateNameDiagnostics } from "./template-names.js";
import { unknownKeyDiagnostics } from "./unknown-keys.js";
import { wireNameDiagnostics } from "./wire-names.js";
import { descriptionDiagnostics } from "./check-descriptions.js";
import { fieldDescriptionDiagnostics } from "./check-field-descriptions.js";
import { hasErrors, preventsComparison, valuesOf } from "../../base/diagnostic.js";
import type { Staged } from "../../base/diagnostic.js";
import type { Document } from "../../base/document.js";
import { lowerCatalogue } from "./lower.js";
import {
  descriptions as validateDescriptions,
  protocol as validateProtocol,
  site as validateSite,
} from "../validators.js";
import type { CatalogueInput } from "../input.js";
import { locatorOf } from "../loaded-spec.js";
import type { LoadedSpec } from "../loaded-spec.js";
import type { CatalogueModel } from "../model/spec-model.js";
import { parseSource } from "../recognition.js";
import { narrowResults } from "./result-version.js";
import { validateResultFiles, addResults } from "./result-files.js";

/** The parsed files of a catalogue. */
export interface CatalogueDocuments {
  readonly document: Document;
  readonly protocol?: Document | undefined;
  readonly site?: Document | undefined;
  readonly descriptions?: Document | undefined;
  readonly shippedDescriptions?: readonly Document[];
  readonly results?: readonly Document[];
  readonly shippedResults?: readonly Document[];
}

/** Reads, checks and lowers a catalogue: the response of a MediaWiki to `action=paraminfo`. */
export function loadCatalogue(input: CatalogueInput): Staged<LoadedSpec<CatalogueModel>> {
  const document = parseSource(input.spec);
  const protocol = input.protocol && parseSource(input.protocol);
  const site = input.site && parseSource(input.site);
  const descriptions = input.descriptions && parseSource(input.descriptions);
  const shipped = (input.shippedDescriptions ?? []).map(parseSource);
  const results = (input.results ?? []).map(parseSource);
  const siblings = [protocol, site, descriptions, ...shipped].flatMap((each) => each ?? []);
  const read = [document, ...siblings, ...results].flatMap((each) => each.diagnostics);
  if (!document.value || (protocol && !protocol.value))
    return { value: undefined, diagnostics: read };
  const { value, diagnostics } = loadCatalogueDocuments(input, {
    document: document.value,
    protocol: protocol?.value,
    site: site?.value,
    descriptions: descriptions?.value,
    shippedDescriptions: valuesOf(shipped),
    results: valuesOf(results),
    shippedResults: valuesOf((input.shippedResults ?? []).map(parseSource)),
  });
  return {
    value: hasErrors(read) ? undefined : value,
    diagnostics: [...read, ...diagnostics],
  };
}

/** Checks and lowers a catalogue whose files are parsed. */
export function loadCatalogueDocuments(
  input: Pick<CatalogueInput, "name" | "source" | "version" | "formatVersion1" | "withRemarks">,
  documents: CatalogueDocuments,
): Staged<LoadedSpec<CatalogueModel>> {
  const { document, protocol, site, results = [] } = documents;
  const { value, diagnostics } = lowerDocuments(input, documents);
  const located = [document, ...[protocol, site].flatMap((each) => each ?? []), ...results];
  return {
    value:
      value && !diagnostics.some(preventsComparison)
        ? { model: value, documents: located }
        : undefined,
    diagnostics,
  };
}

function lowerDocuments(
  {
    name,
    source,
    version,
    formatVersion1,
    withRemarks,
  }: Pick<CatalogueInput, "name" | "source" | "version" | "formatVersion1" | "withRemarks">,
  documents: CatalogueDocuments,
): Staged<CatalogueModel> {
  const { document } = documents;
  const catalogue = checkCatalogue(document);
  const protocol = documents.protocol && validateShape(documents.protocol, validateProtocol);
  const site = documents.site && validateShape(documents.site, validateSite);
  const descriptions =
    documents.descriptions && validateShape(documents.descriptions, validateDescriptions);
  const shipped = (documents.shippedDescriptions ?? []).map((each) =>
    validateShape(each, validateDescriptions),
  );
  const diagnostics = [
    ...(catalogue.value ? unknownKeyDiagnostics(catalogue.value) : []),
    ...catalogue.diagnostics,
    ...(protocol?.diagnostics ?? []),
    ...(site?.diagnostics ?? []),
    ...(descriptions?.diagnostics ?? []),
    ...shipped.flatMap((each) => each.diagnostics),
  ];
  const results = validateResultFiles(documents.results ?? []);
  const { value: shippedResults } = validateResultFiles(documents.shippedResults ?? []);
  if (!catalogue.value || diagnostics.some(preventsComparison))
    return { value: undefined, diagnostics: [...diagnostics, ...results.diagnostics] };
  const described = valuesOf([...(descriptions ? [descriptions] : []), ...shipped]);
  const model = lowerCatalogue({
    name,
    source,
    catalogue: catalogue.value,
    ...(protocol?.value && { protocol: protocol.value }),
    ...(site?.value && { site: site.value }),
    descriptions: described,
    ...(withRemarks && { withRemarks }),
  });
  const located = [document, ...(documents.protocol ? [documents.protocol] : [])];
  const locate = locatorOf(located);
  const known = documents.protocol && withKnownDefaults(model, documents.protocol);
  const learned = addResults(known?.value ?? model, results.value, {
    shipped: shippedResults,
    descriptions: described,
  });
  const narrowed = narrowResults(learned.value, {
    version,
    generator: site?.value?.value.generator,
    at: document.locate(""),
  });
  const lowered = { ...narrowed.value, ...(formatVersion1 && { formatVersion1: true as const }) };
  // Only valid parts can be checked further.
  if (hasErrors(diagnostics)) {
    const others = learned.diagnostics.filter(preventsComparison);
    return { value: lowered, diagnostics: [...diagnostics, ...results.diagnostics, ...others] };
  }
  return {
    value: lowered,
    diagnostics: [
      ...diagnostics,
      ...results.diagnostics,
      ...(known?.diagnostics ?? []),
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
}
