import type { Int64Values } from "../schema/formats.js";
import type { JsonSchema } from "../schema/json-schema.js";
import type { EndpointOperation, ModuleOperation } from "./operation.js";
import type { Origin } from "./parameter.js";
import type { Members, Remarks } from "./remarks.js";
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
  /** What no code is generated from, if it was requested. */
  readonly remarks?: Remarks;
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
  readonly gaps: readonly Gap[];
  /** What no code is generated from, if it was requested. */
  readonly remarks?: CatalogueRemarks;
}

/** The members of a catalogue outside its modules. */
export interface CatalogueRemarks {
  readonly document: Remarks;
  readonly paraminfo: Remarks;
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
  /** The servers with complete addresses, in the order of the document. */
  readonly servers: readonly OpenApiServer[];
  /** The named payload schemas. References are `#/components/schemas/<name>`. */
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  /**
   * The schemas among them that are the form of another one in requests, with the name of that one.
   * Requests lack `readOnly` members, and responses lack `writeOnly` members.
   */
  readonly requestForms: Readonly<Record<string, string>>;
  readonly gaps: readonly Gap[];
}

/**
 * All that an OpenAPI document promises to its clients, whether code is generated from it or not.
 * It has the structure of the document, so that a pointer leads to the same part of both, and one
 * spelling: members that state a default are left out.
 */
export interface OpenApiContract {
  readonly file: string;
  readonly root: Members;
  readonly gaps: readonly Gap[];
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
