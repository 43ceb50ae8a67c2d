import type { Int64Values } from "../schema/formats.js";
import type { JsonSchema } from "../schema/json-schema.js";
import type { EndpointOperation, ModuleOperation } from "./operation.js";
import type { Origin } from "./parameter.js";
import type { IgnoredKeys } from "./remarks.js";
import type { ModuleResult } from "./result.js";
import type { Correction, SiteNamespace, SiteTitles } from "../source/types.js";
import type { CredentialScheme, OpenApiServer } from "./exchange.js";
import type { Position } from "../../base/diagnostic.js";
import type { Document } from "../../base/document.js";

/** A lowered spec: alternatives by `kind`. */
export type SpecModel = CatalogueModel | OpenApiModel;

/** A fact that the source does not document, with the assumption of Paramsmith. */
export interface Gap {
  readonly id: string;
  readonly unknown: string;
  readonly assumed: string;
  readonly ground: string;
  readonly origin: Origin;
  /** The members that do not affect code, if requested. */
  readonly remarks?: IgnoredKeys;
}

/** A catalogue of modules. */
export interface CatalogueModel {
  readonly kind: "catalogue";
  /** The output folder. */
  readonly name: string;
  /** The name of the spec in file headers. */
  readonly source: string;
  /** Requests, roots and formats. */
  readonly operations: readonly ModuleOperation[];
  /** Default root parameters of built requests. */
  readonly requestDefaults: Readonly<Record<string, string>>;
  /** True if response types of format version 1 are generated. */
  readonly formatVersion1?: true;
  /** The numbers of the wiki's namespaces from 0, if there are site facts. */
  readonly namespaces?: readonly number[];
  /** The facts of the wiki, if they are known. */
  readonly site?: WikiSite;
  /** The results of modules that the catalogue lacks, by module path. */
  readonly otherResults?: Readonly<Record<string, ModuleResult>>;
  readonly gaps: readonly Gap[];
  /** The members that do not affect code, if requested. */
  readonly remarks?: CatalogueIgnoredKeys;
}

/** The facts of a wiki that its catalogue does not contain. */
export interface WikiSite {
  readonly file: string;
  /** The software and its version; absent for a combination of wikis. */
  readonly generator?: string;
  /** The namespaces from 0. The namespaces -2 and -1 have no pages. */
  readonly namespaces: readonly WikiNamespace[];
  /** The facts that titles depend on, with all namespaces; absent if they were not pulled. */
  readonly titles?: WikiTitles;
}

/** The facts that the code for titles is generated from. */
export interface WikiTitles extends SiteTitles {
  readonly namespaces: readonly SiteNamespace[];
}

/** A namespace of a wiki. */
export interface WikiNamespace extends SiteNamespace {
  readonly origin: Origin;
}

/** The members of a catalogue outside its modules. */
export interface CatalogueIgnoredKeys {
  readonly document: IgnoredKeys;
  readonly paraminfo: IgnoredKeys;
  /** The corrections of its results. */
  readonly corrections: readonly Correction[];
}

/** An OpenAPI document of read operations. */
export interface OpenApiModel {
  readonly kind: "openapi";
  readonly name: string;
  /** The name of the file in diagnostics. */
  readonly file: string;
  readonly source: string;
  readonly title: string;
  readonly dialect: Dialect;
  /** The values of 64-bit integers. Default: numbers. */
  readonly int64?: Int64Values;
  readonly operations: readonly EndpointOperation[];
  /** The security schemes of its operations. */
  readonly securitySchemes: readonly CredentialScheme[];
  /** The wire names of all API keys that the document declares, used or not. */
  readonly apiKeys: readonly string[];
  /** The wire names of the parameters and properties with the format `password`. */
  readonly passwords: readonly string[];
  /** The servers with absolute URLs, in document order. */
  readonly servers: readonly OpenApiServer[];
  /** The named payload schemas. References are `#/components/schemas/<name>`. */
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  /**
   * The schemas that are a different schema's form in requests, with that schema's name. Requests
   * lack `readOnly` members, and responses lack `writeOnly` members.
   */
  readonly requestForms: Readonly<Record<string, string>>;
  /** The parts of the document that the model lacks. */
  readonly skipped: readonly SkippedPart[];
  readonly gaps: readonly Gap[];
}

/** A part of a document that no code is generated from. */
export interface SkippedPart {
  /** The pointer of an operation, a path, a component or a section. */
  readonly pointer: string;
  readonly reason: string;
  /** True if the part does not follow OpenAPI, or depends on one that does not. */
  readonly isInvalid: boolean;
}

/**
 * The conventions of an OpenAPI document's server, which its operations do not describe:
 * alternatives by `kind`. The plain dialect has the assumptions of the document alone.
 */
export type Dialect = { readonly kind: "plain" } | { readonly kind: "spring-data-rest" };

/** The name of a dialect. */
export type DialectKind = Dialect["kind"];

/** The names of all dialects; the default comes first. */
export const DIALECTS = ["plain", "spring-data-rest"] as const satisfies readonly DialectKind[];

/** A spec that was read, checked and lowered. */
export interface LoadedSpec<Model extends SpecModel = SpecModel> {
  readonly model: Model;
  /** The documents that origins of the model are in. */
  readonly documents: readonly Document[];
}

/** Returns a function that finds the position of an origin in some documents. */
export function locatorOf(documents: readonly Document[]): (origin: Origin) => Position {
  const byFile = new Map(documents.map((document) => [document.file, document]));
  return ({ file, pointer }) => byFile.get(file)?.locate(pointer) ?? { file, line: 1, column: 1 };
}

/** A spec to combine. */
export interface NamedSpec {
  /** The name in doc comments. */
  readonly name: string;
  /** The name of its file in diagnostics. */
  readonly file: string;
  readonly model: SpecModel;
}
