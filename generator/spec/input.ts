import type { DialectKind } from "./model/dialect.js";
import type { Int64Values } from "./model/formats.js";
import type { OperationFilter } from "./model/operation.js";
import type { Target } from "./model/target.js";
import type { ImportExtension, RuntimeSource } from "./output.js";
import type { RuntimeDoor } from "../base/runtime-door.js";

/** The keys of the configuration's entries that only OpenAPI documents have. */
export const OPENAPI_KEYS = ["dialect", "int64", "strict", "include", "exclude"] as const;

/** A key of the configuration's entries that only OpenAPI documents have. */
export type OpenApiKey = (typeof OPENAPI_KEYS)[number];

/** A declaration of `templates/runtime`, as the build has prepared it for copies. */
export interface Template {
  /** The file of the copy. */
  readonly door: RuntimeDoor;
  /** A function with several signatures has a declaration for each. */
  readonly names: readonly string[];
  readonly isType: boolean;
  /** With its comment and `export`, laid out. */
  readonly text: string;
  /** The indexes of the declarations that it needs. */
  readonly uses: readonly number[];
  /** The doors that export it. A door also exports what the doors before it do. */
  readonly exports: readonly TemplateExport[];
}

/** The export of a declaration for code of a kind of spec. */
export interface TemplateExport {
  readonly kind: "catalogue" | "openapi";
  readonly door: RuntimeDoor;
  /** Copied only if generated code imports it, or with a target. Default: always. */
  readonly only?: "imported" | "schemas";
}

/** The content of a file. */
export interface SourceFile {
  /** The name of the file in diagnostics. */
  readonly file: string;
  readonly bytes: Uint8Array;
}

/**
 * A file that an OpenAPI document refers to, or a reference that is not followed: alternatives by
 * `kind`. The path starts from the folder of the document's file, with `/`, such as
 * `../shared/town.yaml`.
 */
export type ReferencedFile =
  | { readonly kind: "file"; readonly path: string; readonly source: SourceFile }
  | { readonly kind: "refused"; readonly path: string; readonly refusal: ReferenceRefusal };

/** Why a referenced file is not read: alternatives by `kind`. */
export type ReferenceRefusal =
  | { readonly kind: "network" }
  /** The file is not in the project's folder, or the path is not relative. */
  | { readonly kind: "outside" }
  | { readonly kind: "unreadable"; readonly detail: string };

/** The files of one spec and the decisions about it: alternatives by `kind`. */
export type SpecInput = CatalogueInput | OpenApiInput;

/** The members of the inputs of all kinds. */
export interface CommonInput {
  /** The output folder. */
  readonly name: string;
  /** The name of the spec in file headers. */
  readonly source: string;
  readonly spec: SourceFile;
  /** The kinds of code that are generated. Default: all, of a catalogue without its stub. */
  readonly targets?: readonly Target[];
  /** The specs that this one is combined with. Only catalogues can be combined. */
  readonly combined?: CombinedInput;
  /** Another catalogue of the run, whose root modules are used instead of its own. */
  readonly roots?: SpecInput;
}

/** A catalogue of MediaWiki's modules. */
export interface CatalogueInput extends CommonInput {
  readonly kind: "catalogue";
  /**
   * The parts of the protocol that catalogues do not describe. Without it, the model has only the
   * root modules of the catalogue.
   */
  readonly protocol?: SourceFile;
  /** The minor version of MediaWiki whose results are wanted, such as `1.45`. */
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
  readonly withRemarks?: true;
}

/** An OpenAPI document. */
export interface OpenApiInput extends CommonInput {
  readonly kind: "openapi";
  /** The files that it refers to, also indirectly. */
  readonly references?: readonly ReferencedFile[];
  /** The conventions of its server, instead of the document's. */
  readonly dialect?: DialectKind;
  /** The values of 64-bit integers in its code. Default: numbers. */
  readonly int64?: Int64Values;
  /** The operations that are generated. Default: all. */
  readonly filter?: OperationFilter;
  /** True if the document is refused instead of skipping operations. */
  readonly strict?: true;
}

/** The other specs of a combination. */
export interface CombinedInput {
  /** `intersection` accepts what all specs accept, `union` what any of them accepts. */
  readonly how: "intersection" | "union";
  /** The name of the first spec in doc comments. */
  readonly first: string;
  readonly others: readonly SpecInput[];
}

/** The complete input of a run. */
export interface GenerateInput {
  readonly specs: readonly SpecInput[];
  /** The runtime, in an order in which constants come after those that they need. */
  readonly templates: readonly Template[];
  readonly importExtension: ImportExtension;
  /** Default: a copy. */
  readonly runtime?: RuntimeSource;
}
