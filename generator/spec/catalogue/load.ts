import { checkCatalogue, unknownKeyDiagnostics } from "./check.js";
import { validateShape } from "../source/validate-shape.js";
import { templateNameDiagnostics, wireNameDiagnostics } from "./wire-names.js";
import { descriptionDiagnostics, fieldDescriptionDiagnostics } from "./descriptions.js";
import { hasErrors, valuesOf, diagnostic, preventsComparison } from "../../base/diagnostic.js";
import type { Staged } from "../../base/diagnostic.js";
import type { Document } from "../../base/document.js";
import { lowerCatalogue } from "./lower.js";
import {
  descriptions as validateDescriptions,
  protocol as validateProtocol,
  site as validateSite,
} from "../source/validators.js";
import type { SourceFile, SpecFile } from "../source/source-file.js";
import { locatorOf } from "../model/spec-model.js";
import type { LoadedSpec, CatalogueModel } from "../model/spec-model.js";
import { parseSource } from "../source/source-file.js";
import { narrowResults } from "./result-version.js";
import { validateResultFiles, addResults } from "./result-files.js";
import type { Parameter } from "../model/parameter.js";
import { traitsOf } from "../parameters/registry.js";
import { below } from "../../base/document.js";

/** The files of a catalogue, and the decisions about it. */
export interface CatalogueFiles extends SpecFile {
  readonly kind: "catalogue";
  /**
   * The parts of the protocol that catalogues do not describe. Without it, the model has only the
   * root modules of the catalogue.
   */
  readonly protocol?: SourceFile;
  /** The minor version of MediaWiki that selects results, such as `1.45`. */
  readonly version?: string;
  /** True if response types of format version 1 are generated. */
  readonly formatVersion1?: true;
  /** The facts of the catalogue's wiki. */
  readonly site?: SourceFile;
  /** The descriptions of its modules and parameters. */
  readonly descriptions?: SourceFile;
  /** The descriptions that ship, for what has none. */
  readonly shippedDescriptions?: readonly SourceFile[];
  /** The result files of its modules and their corrections, in any order. */
  readonly results?: readonly SourceFile[];
  /** The result files that ship and their corrections, for modules that have none. */
  readonly shippedResults?: readonly SourceFile[];
  /** True if the model keeps the members that no code is generated from. */
  readonly withIgnoredKeys?: true;
}

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
export function loadCatalogue(input: CatalogueFiles): Staged<LoadedSpec<CatalogueModel>> {
  const document = parseSource(input.spec);
  const protocol = input.protocol && parseSource(input.protocol);
  const site = input.site && parseSource(input.site);
  const descriptions = input.descriptions && parseSource(input.descriptions);
  const shipped = (input.shippedDescriptions ?? []).map(parseSource);
  const results = (input.results ?? []).map(parseSource);
  const siblings = [protocol, site, descriptions, ...shipped].flatMap((each) => each ?? []);
  const read = [document, ...siblings, ...results].flatMap((each) => each.diagnostics);
  if (!document.value || (protocol && !protocol.value) || hasErrors(document.diagnostics))
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

/** Checks and lowers a catalogue with parsed files. */
export function loadCatalogueDocuments(
  input: Pick<CatalogueFiles, "name" | "source" | "version" | "formatVersion1" | "withIgnoredKeys">,
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
    withIgnoredKeys,
  }: Pick<CatalogueFiles, "name" | "source" | "version" | "formatVersion1" | "withIgnoredKeys">,
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
    ...(withIgnoredKeys && { withIgnoredKeys }),
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

/**
 * Removes request defaults that the root modules do not accept, and reports them. For example, an
 * old wiki's roots do not accept `errorformat`.
 */
export function withKnownDefaults(
  model: CatalogueModel,
  protocol: Document,
): Staged<CatalogueModel> & { readonly value: CatalogueModel } {
  const { operations, requestDefaults } = model;
  const main = operations.flatMap(({ path, parameters }) => (path === "main" ? parameters : []));
  const format = requestDefaults["format"];
  const isKnownFormat = format !== undefined && acceptsValue(main, "format", format);
  const formatOptions = operations.flatMap(({ role, name, parameters }) =>
    isKnownFormat && role === "format" && name === format ? parameters : [],
  );
  const options = [...main.filter(({ name }) => name !== "action"), ...formatOptions];
  const isKnown = ([name, value]: readonly [string, string]): boolean =>
    acceptsValue(options, name, value);
  const all = Object.entries(requestDefaults);
  return {
    value: { ...model, requestDefaults: Object.fromEntries(all.filter(isKnown)) },
    diagnostics: all
      .filter((entry) => !isKnown(entry))
      .map(([name, value]) =>
        diagnostic(
          "request-default-unknown",
          { name, value },
          protocol.locate(below("/requestDefaults", name)),
        ),
      ),
  };
}

/** Returns true if one of the parameters accepts the value. */
function acceptsValue(parameters: readonly Parameter[], wanted: string, value: string): boolean {
  const type = parameters.find(({ name }) => name === wanted)?.type;
  if (!type) return false;
  return type.kind === "enum"
    ? type.values.includes(value)
    : traitsOf(type).scalars.includes("text");
}
